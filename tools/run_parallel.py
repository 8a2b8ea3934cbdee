"""Runs lists of make targets at the same time, and prints their output one list after another.

    python -m tools.run_parallel 'test-compiled' 'check rules web-test'

Each argument is a list of targets that run in order. The first list that still runs is printed live; the output of
the others waits for its turn. When a list fails, its output is printed, the others are stopped, and the exit code
is 1.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Final

_POLL_SECONDS: Final = 0.1
_SECONDS_TO_END: Final = 10.0
"""How long a list gets to end after SIGINT."""


class TargetList:
    """A list of targets, its output, and its process in a process group of its own."""

    def __init__(self, targets: str, output: int) -> None:
        self.targets = targets
        self._output = output
        self._printed = 0
        self._heading = f"==== make {targets}\n"
        self._process = subprocess.Popen(
            ["make", "--no-print-directory", *targets.split()],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def code(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.poll()

    def print_new(self) -> None:
        """Print the output that was not printed yet."""
        size = os.fstat(self._output).st_size
        text = os.pread(self._output, size - self._printed, self._printed)  # the process has the file position
        self._printed += len(text)
        sys.stdout.buffer.write(self._heading.encode() + text)
        sys.stdout.flush()
        self._heading = ""

    def stop(self) -> None:
        """Stop everything that it started."""
        if self.code is None:
            os.killpg(self._process.pid, signal.SIGINT)  # pytest then closes its browsers and servers
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_SECONDS_TO_END)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


def run(lists: Sequence[str]) -> int:
    """Run the lists; the exit code."""
    began = time.monotonic()
    received: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):  # noted, not raised: every list that was started is stopped
        signal.signal(number, lambda number, _: received.append(number))
    with ExitStack() as stack:
        waiting = []
        for targets in lists:
            waiting.append(TargetList(targets, stack.enter_context(tempfile.TemporaryFile()).fileno()))
            stack.callback(waiting[-1].stop)
        while waiting:
            if received:
                return _end("Stopped", began, 128 + received[0])
            failed = next((each for each in waiting if each.code), None)
            if failed is not None:
                failed.print_new()
                return _end(f"make {failed.targets} failed", began, 1)
            done = waiting[0].code is not None  # read before the output, which is then complete
            waiting[0].print_new()
            if done:
                del waiting[0]
            time.sleep(_POLL_SECONDS)
    return _end("All passed", began, 0)


def _end(what: str, began: float, code: int) -> int:
    print(f"==== {what}, after {time.monotonic() - began:.0f} seconds", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
