"""Measures contestants, each in its own process, in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from benchmarks.speed import yardstick
from benchmarks.speed.answering import AbsentError
from benchmarks.speed.rows import Row

ROOT: Final = Path(__file__).parents[2]


@dataclass
class Measured:
    """The results of all runs: for each row its rate in each run, or why it was not measured."""

    rates: dict[str, list[float]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)
    contestants: list[str] = field(default_factory=list)
    """The name and version that each contestant reports."""


class Contestant:
    """A process that runs jobs and reports how long they took (`benchmarks.speed.answering`)."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            self.name = str(self._answer()["ready"])
        except AbsentError:
            self.close()
            raise

    def do(self, job: str, seed: int, seconds: float) -> dict[str, Any]:
        """Run a job for this much CPU time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{job} {seed} {seconds} 1\n")
            self._process.stdin.flush()
        except OSError:
            raise AbsentError("it has stopped") from None
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            errors = self._process.stderr.read().strip().splitlines()
            raise AbsentError(f"it stopped: {errors[-1] if errors else 'without an error message'}")
        answer: dict[str, Any] = json.loads(line)
        if "absent" in answer:
            raise AbsentError(answer["absent"])
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def compiled_folder() -> str:
    """The folder of the compiled build of the package, which is built if needed."""
    if not (ROOT / "tools" / "compiled.py").exists():
        raise AbsentError("no compiled build")
    made = subprocess.run([sys.executable, "-m", "tools.compiled"], cwd=ROOT, capture_output=True, text=True)
    if not made.stdout.strip():
        errors = made.stderr.strip().splitlines()
        raise AbsentError(errors[-1] if errors else "no compiled build")
    return made.stdout.strip()


def contestants(rivals_python: Path) -> dict[str, Callable[[], Contestant]]:
    """The function that starts each contestant."""
    ours = [sys.executable, "-m", "benchmarks.speed.ours"]

    def rival(package: str) -> Callable[[], Contestant]:
        def start() -> Contestant:
            if not rivals_python.exists():
                raise AbsentError("not installed")
            return Contestant([str(rivals_python), "-m", "benchmarks.speed.rivals", package], {})

        return start

    return {
        "plain": lambda: Contestant(ours, {"PYTHONPATH": str(ROOT / "src")}),
        "compiled": lambda: Contestant(ours, {"PYTHONPATH": compiled_folder()}),
        "catanatron": rival("catanatron"),
        "open-spiel": rival("open-spiel"),
        "pettingzoo": rival("pettingzoo"),
        "yardstick": lambda: Contestant([str(yardstick.build())], {}),
    }


def measure(
    starters: Mapping[str, Callable[[], Contestant]],
    rows: Sequence[Row],
    runs: int,
    seconds: float,
    say: Callable[[str], None],
) -> Measured:
    """Measure all rows in turn, several times; the first run is a warm-up and does not count."""
    measured = Measured()
    with ExitStack() as stack:
        running = {}
        for name, start in starters.items():
            say(f"starting {name}")  # this may build it first
            running[name] = _started(start, stack)
        measured.contestants = [each.name for each in running.values() if isinstance(each, Contestant)]
        for run in range(runs + 1):
            for number, row in enumerate(rows, 1):
                if row.key not in measured.absent:
                    say(f"{f'run {run} of {runs}' if run else 'warming up'}, {number} of {len(rows)}: {row.name}")
                    _measure_once(measured, row, running[row.contestant], run, seconds)
    return measured


def _started(start: Callable[[], Contestant], stack: ExitStack) -> Contestant | AbsentError:
    try:
        return stack.enter_context(start())
    except AbsentError as absent:
        return absent


def _measure_once(
    measured: Measured, row: Row, contestant: Contestant | AbsentError, run: int, seconds: float
) -> None:
    try:
        if isinstance(contestant, AbsentError):
            raise contestant
        answer = contestant.do(row.job, run, seconds)
    except AbsentError as absent:
        measured.absent[row.key] = str(absent)
        measured.rates.pop(row.key, None)
        return
    if run:
        measured.rates.setdefault(row.key, []).append(answer["counts"][row.job] / answer["seconds"])
