"""Runs tests several times, some of these runs beside busy processes, and prints a table of the runs.

    python -m tools.repeat_tests --times 10 --busy 5 tests/browser

The last BUSY runs have busy neighbours: one process for each core that does nothing but count. The whole output of
each run is written to a file. The exit code is 1 if a test failed in any run.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

_COUNT: Final = """
import os
parent = os.getppid()
while os.getppid() == parent:  # end when the parent process ends
    for _ in range(1_000_000):
        pass
"""
_LONGEST_REASON: Final = 100
_TIME_TO_END: Final = 10.0
"""How long pytest gets to end after SIGINT, in seconds."""


@dataclass(frozen=True)
class Run:
    """One run of all the tests."""

    number: int
    busy: bool
    seconds: float
    passed: int
    failed: tuple[tuple[str, str], ...]
    """The id and the reason of each test that failed."""
    code: int
    """The exit code of pytest."""

    @property
    def green(self) -> bool:
        """Whether every test passed."""
        return self.code == 0 and not self.failed

    def row(self) -> str:
        """The run as a row of the table, and below it a line for each test that failed."""
        neighbour = "busy" if self.busy else "quiet"
        outcome = "green" if self.green else f"RED (exit code {self.code})"
        first = f"{self.number:>4}  {neighbour:<9}  {self.seconds:>7.0f}  {self.passed:>6}  "
        reds = [f"      {name}: {reason}" for name, reason in self.failed]
        return "\n".join([f"{first}{len(self.failed):>6}  {outcome}", *reds])


HEAD: Final = f"{'run':>4}  {'neighbour':<9}  {'seconds':>7}  {'passed':>6}  {'failed':>6}  outcome"


@contextmanager
def busy_neighbours(number: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep this number of cores busy until the end of the block."""
    processes = [subprocess.Popen([sys.executable, "-c", _COUNT]) for _ in range(number)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()


def run_once(number: int, paths: Sequence[str], folder: Path, neighbours: int) -> Run:
    """Run the tests once beside this number of busy processes; write output and results to the folder."""
    results, log = folder / f"run-{number}.xml", folder / f"run-{number}.log"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--junitxml={results}", *paths]
    began = time.monotonic()
    with log.open("wb") as output, busy_neighbours(neighbours):
        code = _run(command, output.fileno())
    passed, failed = _results(results)
    return Run(number, neighbours > 0, time.monotonic() - began, passed, failed, code)


def _run(command: Sequence[str], output: int) -> int:
    """Run pytest in a process group of its own, so that nothing it started outlives this process."""
    process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        return process.wait()
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)  # pytest then closes its browsers and servers
            with suppress(subprocess.TimeoutExpired):
                process.wait(_TIME_TO_END)
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _results(file: Path) -> tuple[int, tuple[tuple[str, str], ...]]:
    """The number of tests that passed, and the name and reason of each that failed, from the JUnit file."""
    if not file.exists():
        return 0, ()
    cases = ElementTree.parse(file).findall(".//testcase")
    failed = tuple((_name(case), _reason(case)) for case in cases if _bad(case))
    skipped = sum(case.find("skipped") is not None for case in cases)
    return len(cases) - len({name for name, _ in failed}) - skipped, failed


def _bad(case: ElementTree.Element) -> list[ElementTree.Element]:
    return [*case.findall("failure"), *case.findall("error")]


def _name(case: ElementTree.Element) -> str:
    return f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name', '')}"


def _reason(case: ElementTree.Element) -> str:
    reason = " ".join(_bad(case)[0].get("message", "").split())
    return reason[:_LONGEST_REASON]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tests as often as asked for; the exit code."""
    options = argparse.ArgumentParser(
        prog="python -m tools.repeat_tests",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument("--times", type=int, default=10, help="how often (10)")
    options.add_argument("--busy", type=int, default=None, help="how many of these beside busy neighbours (half)")
    options.add_argument(
        "--neighbours", type=int, default=os.cpu_count() or 1, help="how many (one for each core)"
    )
    options.add_argument("--logs", type=Path, default=None, help="a folder for the output (a temporary one)")
    options.add_argument("paths", nargs="+", help="what to give to pytest, such as tests/browser")
    given = options.parse_args(arguments)
    busy = given.times // 2 if given.busy is None else given.busy
    if given.times < 1 or not 0 <= busy <= given.times or given.neighbours < 1:
        options.error("--times is at least 1, --busy is between 0 and --times, --neighbours is at least 1.")
    folder: Path = given.logs or Path(tempfile.mkdtemp(prefix="repeat-tests-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(f"The output of each run is in {folder}.\n{HEAD}", flush=True)
    runs = []
    for number in range(1, given.times + 1):
        neighbours = given.neighbours if number > given.times - busy else 0
        runs.append(run_once(number, given.paths, folder, neighbours))
        print(runs[-1].row(), flush=True)
    green = sum(run.green for run in runs)
    print(f"{green} of {len(runs)} runs were green.")
    return 0 if green == len(runs) else 1


def _stop(number: int, _: object) -> None:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    # A shell starts background jobs without SIGINT, and pytest would be without it as well.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, _stop)
    sys.exit(main())
