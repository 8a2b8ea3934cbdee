"""What attacks share: the attacked server, other rooms on it, and lines to print."""

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

from benchmarks.attacks.other_rooms import OtherRooms

_DEFAULT_OPEN_FILES: Final = 1024
"""The usual limit of open files of a program that is started from a shell."""
_PAGE: Final = resource.getpagesize()
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class AttackedServer:
    """A server in its own process."""

    process: subprocess.Popen[str]
    address: str
    """Such as ``http://127.0.0.1:40123``."""
    store_file: Path
    log_file: Path

    @property
    def pid(self) -> int:
        """Its process id."""
        return self.process.pid

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.address.rpartition(":")[2])

    def memory(self) -> int:
        """Its resident memory in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def cpu_seconds(self) -> float:
        """Its CPU time so far, all threads together."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def open_files(self) -> int:
        """The number of its open file descriptors."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def responds(self, timeout: float = 5.0) -> bool:
        """Whether it responds to a simple request in time."""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/api/choices", timeout=timeout).is_success
        return False

    def log(self) -> str:
        """Its log."""
        return self.log_file.read_text()

    def stop(self, timeout: float = 10.0) -> int | None:
        """Send SIGTERM; return the exit code, or None if it does not end in time."""
        self.process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(timeout)
        return None

    def kill(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.wait()


class AttackRun:
    """One attack on servers of one checkout."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.tree = tree
        """The checkout that is attacked."""
        self.folder = folder
        """A folder for the stores and logs of this run."""
        self._servers = 0

    def report(self, text: str) -> None:
        """Print a line."""
        print(f"  {text}", flush=True)

    @contextmanager
    def server(
        self,
        *arguments: str,
        store_file: Path | None = None,
        open_files: int = _DEFAULT_OPEN_FILES,
        before: str = "",
    ) -> Iterator[AttackedServer]:
        """Run a server until the end of the block; ``store_file`` is an existing store to start it with.

        ``before`` is Python code that its process runs first, for example to replace its clock.
        """
        self._servers += 1
        store_path = store_file or self.folder / f"store{self._servers}.db"
        log_file = self.folder / f"server{self._servers}.log"
        command = (sys.executable, "-c", f"{before}\nfrom pyrite.cli import main; main()", "serve", "--port", "0")

        def limit_open_files() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

        with (
            log_file.open("w") as log,
            subprocess.Popen(
                [*command, "--store", f"sqlite:///{store_path}", *arguments],
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
                address = re.search(r"http://[^ /]+", process.stdout.readline())
                if address is None:
                    raise RuntimeError(f"The server did not start: {log_file.read_text()}")
                yield AttackedServer(process, address[0], store_path, log_file)
            finally:
                process.kill()

    @asynccontextmanager
    async def other_rooms(self, server: AttackedServer, rooms: int = 5) -> AsyncIterator[OtherRooms]:
        """Rooms that play during the block, from another address than the attacker."""
        other_rooms = OtherRooms(server.address, rooms)
        await other_rooms.start()
        try:
            yield other_rooms
        finally:
            await other_rooms.stop()
