"""Runs ``pyrite serve`` as a process, on a free port."""

import contextlib
import resource
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from tests.cli.running import plain_environment, program


@dataclass
class Server:
    """A running server."""

    process: subprocess.Popen[str]
    log: IO[str]
    address: str
    """Such as ``http://127.0.0.1:40123``."""

    def stop(self) -> int:
        """Stop it with SIGTERM; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)

    def logged(self) -> str:
        """Everything it has logged."""
        self.log.seek(0)
        return self.log.read()


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until a condition is true."""
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, "the condition never became true"
        sleep(0.05)


@contextlib.contextmanager
def serving(
    *options: str | Path,
    store: str = "memory:",
    prefix: Sequence[str] = (),
    without: Sequence[str] = (),
    open_files: tuple[int, int] | None = None,
) -> Iterator[Server]:
    """Run a server until the end of the block.

    ``prefix`` is a command that starts it; ``without`` names packages that it cannot import; ``open_files`` are
    its soft and hard limits on file descriptors.
    """
    command = program("serve", "--port", "0", "--store", store, *options)
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in without)
    command[2] = command[2].replace("import sys; ", f"import sys; {hidden}", 1)
    arguments = [*prefix, *command]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        process = subprocess.Popen(
            arguments, env=plain_environment(), stdout=subprocess.PIPE, stderr=log, text=True
        )
        if open_files is not None:
            resource.prlimit(process.pid, resource.RLIMIT_NOFILE, open_files)  # before the server has started
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Pyrite is ready: "), line
            yield Server(process, log, line.removeprefix("Pyrite is ready: ").split(" or ")[0].strip().rstrip("/"))
        finally:
            process.kill()
            process.communicate()
