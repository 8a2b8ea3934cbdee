"""Programs that a site consists of, each a process with a log file, stopped at the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Final

_POLL_SECONDS: Final = 0.02


class ProgramError(Exception):
    """A program did not start or did not stop. The message says which, with the end of its log."""


class Program:
    """A command that can be started, stopped, killed and paused, several times."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        log: Path,
        environment: Mapping[str, str] | None = None,
        user: str | None = None,
    ) -> None:
        self.name = name
        self.command = list(command)
        self.log = log
        self.environment = dict(environment or {})
        """Variables in addition to those of this process."""
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self, ready: Callable[[], bool], seconds: float = 60) -> None:
        """Start it and wait until it is ready."""
        self.launch()
        end = monotonic() + seconds
        while not ready():
            if not self.running:
                raise ProgramError(f"{self.name} did not start. Its log ends with:\n{self.end_of_log()}")
            if monotonic() > end:
                self.kill()
                raise ProgramError(f"{self.name} was not ready after {seconds:.0f} s:\n{self.end_of_log()}")
            sleep(_POLL_SECONDS)

    def launch(self) -> None:
        """Start it without waiting. It has a session of its own, so Ctrl-C reaches only this program."""
        group: dict[str, object] = {"group": self._user, "extra_groups": []} if self._user else {}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # type: ignore[call-overload]
                self.command,
                env=os.environ | self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                user=self._user,
                cwd="/" if self._user else None,
                **group,
            )

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal to it alone."""
        if self.running:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it and its children with `kill -9`, and wait until it has ended."""
        if self._process is not None:
            if self.running:
                os.killpg(self.pid, signal.SIGKILL)
            self._process.wait()

    def stop(self, seconds: float = 20, number: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to stop and wait; kill it if that takes too long. Return the seconds that it took."""
        began = monotonic()
        if self._process is not None and self.running:
            os.kill(self.pid, signal.SIGCONT)
            os.kill(self.pid, number)
            try:
                self._process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.kill()
        return monotonic() - began

    def end_of_log(self, lines: int = 12) -> str:
        """The last lines of its log."""
        if not self.log.exists():
            return ""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])


def free_ports(number: int) -> list[int]:
    """Ports of 127.0.0.1 that nobody uses now."""
    sockets = [socket.socket() for _ in range(number)]
    try:
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [int(each.getsockname()[1]) for each in sockets]
    finally:
        for each in sockets:
            each.close()


def accepts_connections(port: int) -> bool:
    """Whether a program listens at this port of 127.0.0.1."""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0
