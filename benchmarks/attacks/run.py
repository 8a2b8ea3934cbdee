"""One run of an attack: servers of the attacked checkout, and lines to print."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from benchmarks.attacks.bystanders import Bystanders

_USUAL_OPEN_FILES: Final = 1024
"""As many as a shell gives a program that does not ask for more."""
_PAGE: Final = resource.getpagesize()
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class AttackedServer:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    address: str
    """Such as ``http://127.0.0.1:40123``."""
    store_file: Path
    log_file: Path

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.process.pid

    @property
    def port(self) -> int:
        """The port it listens at."""
        return int(self.address.rpartition(":")[2])

    def memory(self) -> int:
        """Its bytes in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def cpu_seconds(self) -> float:
        """The processor time it has used so far, all threads together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def open_files(self) -> int:
        """How many descriptors it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def answers(self, timeout: float = 5.0) -> bool:
        """Whether it answers a simple request in time."""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/api/choices", timeout=timeout).is_success
        return False

    def log(self) -> str:
        """All that it has logged."""
        return self.log_file.read_text()

    def stop(self, timeout: float = 10.0) -> int | None:
        """Tell it to stop as an init system does; its exit code, None if it does not end in time."""
        self.process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(timeout)
        return None

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


class Run:
    """One attack on servers of one checkout."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.tree = tree
        """The checkout that is attacked."""
        self.folder = folder
        """A folder for the stores and logs of this run."""
        self._servers = 0

    def say(self, text: str) -> None:
        """Print a line."""
        print(f"  {text}", flush=True)

    @contextmanager
    def server(
        self, *arguments: str, store_file: Path | None = None, open_files: int = _USUAL_OPEN_FILES
    ) -> Iterator[AttackedServer]:
        """A server until the end of the block; ``store_file`` to start one on a store that is there already."""
        self._servers += 1
        kept_at = store_file or self.folder / f"store{self._servers}.db"
        log_file = self.folder / f"server{self._servers}.log"
        command = (sys.executable, "-c", "from pyrite.cli import main; main()", "serve", "--port", "0")

        def limit_open_files() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

        with (
            log_file.open("w") as log,
            subprocess.Popen(
                [*command, "--store", f"sqlite:///{kept_at}", *arguments],
                env={**os.environ, "PYTHONPATH": str(self.tree / "src")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
                preexec_fn=limit_open_files,
            ) as process,
        ):
            try:
                assert process.stdout is not None
                ready = re.search(r"http://[^ /]+", process.stdout.readline())
                if ready is None:
                    raise RuntimeError(f"The server did not start: {log_file.read_text()}")
                yield AttackedServer(process, ready[0], kept_at, log_file)
            finally:
                process.kill()

    @asynccontextmanager
    async def bystanders(self, server: AttackedServer, tables: int = 5) -> AsyncIterator[Bystanders]:
        """Other tables that play on during the block; they come from an address of their own."""
        found = Bystanders(server.address, tables)
        await found.begin()
        try:
            yield found
        finally:
            await found.end()
