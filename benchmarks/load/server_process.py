"""A server in its own process, pinned to one core, and its CPU time and memory (Linux)."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

PYRITE: Final = ("-c", "from pyrite.cli import main; main()", "serve", "--no-limits", "--port", "0", "--store")
RELAY: Final = ("-m", "benchmarks.load.relay")
_PAGE: Final = resource.getpagesize()
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """A running server."""

    def __init__(self, pid: int, host: str, core: int) -> None:
        self.host = host
        self._core = core
        self._folder = Path(f"/proc/{pid}")

    def memory(self) -> int:
        """Its resident memory in bytes."""
        return int((self._folder / "statm").read_text().split()[1]) * _PAGE

    def cpu_seconds(self) -> float:
        """Its CPU time so far, all threads together."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def core_seconds(self) -> float:
        """The busy time of its core, for all programs, since the machine started."""
        lines = Path("/proc/stat").read_text().splitlines()
        user, nice, system, _idle, _waiting, *more = next(
            map(int, line.split()[1:]) for line in lines if line.startswith(f"cpu{self._core} ")
        )
        return (user + nice + system + sum(more[:3])) / _TICKS


@contextmanager
def running_server(command: tuple[str, ...], core: int) -> Iterator[ServerProcess]:
    """A running server; it is stopped at the end."""
    with subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=partial(os.sched_setaffinity, 0, {core}),
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                ready = re.search(r"http://([0-9.]+:[0-9]+)/", line)
                if ready:
                    yield ServerProcess(process.pid, ready[1], core)
                    return
            raise SystemExit("The server did not start; its messages are above.")
        finally:
            process.terminate()


def two_cores() -> tuple[int, int]:
    """A core for the server and one for the clients; the same core if there is only one."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]


def raise_open_file_limit(wanted: int) -> None:
    """Raise the limit of open files for this process and the servers that it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise SystemExit(
            f"{wanted} open files are needed and {hard} are allowed: raise `ulimit -Hn`, or use fewer rooms."
        )
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
