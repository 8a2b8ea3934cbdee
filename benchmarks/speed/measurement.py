"""Measures programs: each runs in its own process, and the processes take turns."""

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

from benchmarks.speed import cpp_baseline
from benchmarks.speed.job_protocol import UnavailableError
from benchmarks.speed.rows import Row

ROOT: Final = Path(__file__).parents[2]


@dataclass
class Results:
    """The results of all runs: for each row the rate in each run, or why it was not measured."""

    rates: dict[str, list[float]] = field(default_factory=dict)
    unavailable: dict[str, str] = field(default_factory=dict)
    programs: list[str] = field(default_factory=list)
    """How each program describes itself: name and version."""


class BenchmarkProcess:
    """A process that runs jobs and reports how long they took (`benchmarks.speed.job_protocol`)."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], root: Path = ROOT) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=root,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            self.description = str(self._read_reply()["ready"])
        except UnavailableError:
            self.close()
            raise

    def run_job(self, job: str, seed: int, seconds: float) -> dict[str, Any]:
        """Repeat a job for this much CPU time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{job} {seed} {seconds} 1\n")
            self._process.stdin.flush()
        except OSError:
            raise UnavailableError("the process has ended") from None
        return self._read_reply()

    def _read_reply(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        line = self._process.stdout.readline()
        if not line:
            errors = self._process.stderr.read().strip().splitlines()
            raise UnavailableError(f"the process ended: {errors[-1] if errors else 'without a message'}")
        reply: dict[str, Any] = json.loads(line)
        if "unavailable" in reply:
            raise UnavailableError(reply["unavailable"])
        return reply

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()


def compiled_folder(root: Path = ROOT, python: str = sys.executable) -> str:
    """The folder of the compiled package of a checkout; it is built if necessary."""
    if not (root / "tools" / "compiled.py").exists():
        raise UnavailableError("no compiled build")
    made = subprocess.run([python, "-m", "tools.compiled"], cwd=root, capture_output=True, text=True)
    if not made.stdout.strip():
        errors = made.stderr.strip().splitlines()
        raise UnavailableError(errors[-1] if errors else "no compiled build")
    return made.stdout.strip()


def launchers(other_python: Path, before: Path | None = None) -> dict[str, Callable[[], BenchmarkProcess]]:
    """Functions that start each program, by its name; ``before`` is an older checkout to compare with."""

    def library(package: str) -> Callable[[], BenchmarkProcess]:
        def launch() -> BenchmarkProcess:
            if not other_python.exists():
                raise UnavailableError("not installed")
            return BenchmarkProcess([str(other_python), "-m", "benchmarks.speed.other_libraries", package], {})

        return launch

    def pyrite(root: Path, python: str, *, compiled: bool) -> BenchmarkProcess:
        package = compiled_folder(root, python) if compiled else str(root / "src")
        command = [python, "-m", "benchmarks.speed.pyrite_jobs"]
        return BenchmarkProcess(command, {"PYTHONPATH": package}, root)

    def older(root: Path, *, compiled: bool) -> BenchmarkProcess:
        python = root / ".venv/bin/python"
        if not python.exists():
            raise UnavailableError(f"no virtual environment in {root}: run `make compiled` there")
        return pyrite(root, str(python), compiled=compiled)

    found = {
        "plain": lambda: pyrite(ROOT, sys.executable, compiled=False),
        "compiled": lambda: pyrite(ROOT, sys.executable, compiled=True),
        "catanatron": library("catanatron"),
        "open-spiel": library("open-spiel"),
        "pettingzoo": library("pettingzoo"),
        "cpp-baseline": lambda: BenchmarkProcess([str(cpp_baseline.build())], {}),
    }
    if before is not None:
        root = before.resolve()
        found["plain, before"] = lambda: older(root, compiled=False)
        found["compiled, before"] = lambda: older(root, compiled=True)
    return found


def measure(
    launch_by_name: Mapping[str, Callable[[], BenchmarkProcess]],
    rows: Sequence[Row],
    runs: int,
    seconds: float,
    show_progress: Callable[[str], None],
) -> Results:
    """Measure all rows, then all rows again, in each run. The first run is a warm-up and does not count."""
    results = Results()
    with ExitStack() as stack:
        processes = {}
        for name, launch in launch_by_name.items():
            show_progress(f"starting {name}")  # it may have to be built first
            processes[name] = _launch(launch, stack)
        results.programs = [each.description for each in processes.values() if isinstance(each, BenchmarkProcess)]
        for run in range(runs + 1):
            for number, row in enumerate(rows, 1):
                if row.key not in results.unavailable:
                    stage = f"run {run} of {runs}" if run else "warming up"
                    show_progress(f"{stage}, {number} of {len(rows)}: {row.name}")
                    _measure_once(results, row, processes[row.program], run, seconds)
    return results


def _launch(launch: Callable[[], BenchmarkProcess], stack: ExitStack) -> BenchmarkProcess | UnavailableError:
    try:
        return stack.enter_context(launch())
    except UnavailableError as error:
        return error


def _measure_once(
    results: Results, row: Row, process: BenchmarkProcess | UnavailableError, run: int, seconds: float
) -> None:
    try:
        if isinstance(process, UnavailableError):
            raise process
        reply = process.run_job(row.job, run, seconds)
    except UnavailableError as error:
        results.unavailable[row.key] = str(error)
        results.rates.pop(row.key, None)
        return
    if run:
        results.rates.setdefault(row.key, []).append(reply["counts"][row.job] / reply["seconds"])
