"""A server in a process of its own, held to one core, and what it takes of the machine (Linux)."""

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


class Process:
    """A running server."""

    def __init__(self, pid: int, host: str, core: int) -> None:
        self.host = host
        self._core = core
        self._folder = Path(f"/proc/{pid}")

    def memory(self) -> int:
        """Its bytes in memory."""
        return int((self._folder / "statm").read_text().split()[1]) * _PAGE

    def cpu_seconds(self) -> float:
        """The time it has spent so far, all threads together."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def core_seconds(self) -> float:
        """The time that its core was busy, for whichever program, since the machine was started."""
        lines = Path("/proc/stat").read_text().splitlines()
        user, nice, system, _idle, _waiting, *more = next(
            map(int, line.split()[1:]) for line in lines if line.startswith(f"cpu{self._core} ")
        )
        return (user + nice + system + sum(more[:3])) / _TICKS


@contextmanager
def started(command: tuple[str, ...], core: int) -> Iterator[Process]:
    """A server that answers; it is stopped in the end."""
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
                    yield Process(process.pid, ready[1], core)
                    return
            raise SystemExit("The server did not start; see its output above.")
        finally:
            process.terminate()


def two_cores() -> tuple[int, int]:
    """A core for the server, another for the clients; the same one if there is no other."""
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]


def allow_sockets(wanted: int) -> None:
    """Raise how many files this process and the servers it starts may have open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise SystemExit(
            f"{wanted} open files are needed and {hard} allowed: raise `ulimit -Hn`, or play in fewer rooms."
        )
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
