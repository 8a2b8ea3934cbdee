"""Tests the mutants one after another, a few processes at a time."""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import time
from pathlib import Path

import pytest

from tools.mutants import equivalent, report
from tools.mutants.code_patch import Code, LoadedFunctions, compiled_mutants
from tools.mutants.coverage_map import GAME, ROOT, digest, measure
from tools.mutants.mutant_process import (
    FRESH_PROCESS,
    MutantProcess,
    passes_without_mutant,
    start_fork,
    start_fresh,
)
from tools.mutants.mutation import Mutant, mutants
from tools.mutants.outcome import Outcome
from tools.mutants.results import Counts, Result, Results
from tools.mutants.selection import FRESH_SECONDS, TestSelector

SAMPLE_SEED = 4
"""Fixed, so that the same command tests the same mutants."""
SAVE_INTERVAL = 5.0
"""Seconds between two saves of the results."""


class MutationRunner:
    """A pytest plugin: after collection it tests the mutants instead of running the tests once."""

    def __init__(self, modules: dict[str, Path], options: argparse.Namespace) -> None:
        self.modules, self.options = modules, options
        self.results = Results()
        self.equivalents = equivalent.load()
        self.processes: dict[int, MutantProcess] = {}
        self.sample = self._choose_sample()
        self.finished = False
        self.count = 0
        self.started = self.saved = time.monotonic()
        self.trusted_tests: set[str] = set()

    def _choose_sample(self) -> set[tuple[str, int]]:
        everything = [
            (name, mutant.number)
            for name, path in self.modules.items()
            for mutant in mutants(name, path.read_text())
            if mutant.outermost or self.options.tables
        ]
        if 0 < self.options.sample < len(everything):
            return set(random.Random(SAMPLE_SEED).sample(everything, self.options.sample))
        return set(everything)

    # ------------------------------------------------------------ run

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest when all tests are collected; True means that they need not be run."""
        self.items = {item.nodeid: item for item in session.items}
        if not self.options.list:
            self._run(session)
        self.finished = True
        return True

    def _run(self, session: pytest.Session) -> None:
        self.coverage = measure(session.items)
        self.selector = TestSelector(self.coverage, self.items, self.options.seconds)
        chosen = " ".join(self.options.tests or ())
        self.tests_digest = f"{digest(*sorted((ROOT / 'tests').rglob('*.py')))} {chosen}"
        self.loaded = LoadedFunctions(GAME)
        gc.collect()
        gc.freeze()  # otherwise the collector of each fork touches, and so copies, all memory
        try:
            for name, path in self.modules.items():
                self._test_module(name, path)
            while self.processes:
                self._wait()
        finally:
            self.results.save()

    def _test_module(self, name: str, path: Path) -> None:
        self.results.open(name, digest(path))
        for mutant, code in compiled_mutants(name, path.read_text(), str(path)):
            if (name, mutant.number) not in self.sample or self._is_known(mutant):
                continue
            while len(self.processes) >= self.options.jobs:
                self._wait()
            self._start(mutant, code, path)
            self._show_progress(name, mutant.number)

    def _is_known(self, mutant: Mutant) -> bool:
        """Whether the saved result still holds, so that the mutant need not be tested again."""
        known = self.results.get(mutant)
        if known is None:
            return False
        if known.outcome.is_found:
            self.selector.add_kill(mutant, known.killed_by)
            return known.killed_by in self.items or known.killed_by == FRESH_PROCESS
        if known.outcome == Outcome.NEEDS_IMPORT and self.options.tables:
            return False
        if known.outcome == Outcome.SAME_CODE:
            return True
        if any(each.matches(mutant) for each in self.equivalents):
            return True
        return known.tests_digest == self.tests_digest and known.seconds >= self.options.seconds

    def _start(self, mutant: Mutant, code: Code | None, path: Path) -> None:
        if code is None:
            self._record(mutant, Result(Outcome.SAME_CODE))
        elif not code:
            self._start_fresh(mutant)
        elif tests := self.selector.tests_for(mutant):
            process = start_fork(self.loaded, mutant, str(path), code, tests)
            self.processes[process.pid] = process
        elif self.coverage.runs_on_import(mutant.module, mutant.lines):
            self._start_fresh(mutant)
        else:
            self._record(mutant, self._not_found(Outcome.NOT_REACHED))

    def _start_fresh(self, mutant: Mutant) -> None:
        if not self.options.tables:
            self._record(mutant, self._not_found(Outcome.NEEDS_IMPORT))
            return
        process = start_fresh(mutant, self.selector.files_for(mutant), FRESH_SECONDS)
        self.processes[process.pid] = process

    # ------------------------------------------------------------ results

    def _wait(self) -> None:
        """Wait until one process ends, and record its result."""
        pid, status = os.wait()
        process = self.processes.pop(pid)
        outcome, test = process.outcome(status)
        mutant = process.mutant
        runs_on_import = not process.is_fresh and self.coverage.runs_on_import(mutant.module, mutant.lines)
        if outcome.is_found:
            self._check_without_mutant(test)
            self.selector.add_kill(mutant, test)
            self._record(mutant, Result(outcome, test))
        elif outcome == Outcome.NEEDS_IMPORT or runs_on_import:
            self._start_fresh(mutant)
        else:
            self._record(mutant, self._not_found(outcome))

    def _check_without_mutant(self, test: str) -> None:
        """A kill only counts if the test passes on the unchanged code."""
        if test in self.trusted_tests or test == FRESH_PROCESS:
            return
        if not passes_without_mutant(self.items[test]):
            self.results.save()
            pytest.exit(f"{test} fails without any mutant. Repair it first.", 1)
        self.trusted_tests.add(test)

    def _not_found(self, outcome: Outcome) -> Result:
        return Result(outcome, "", self.options.seconds, self.tests_digest)

    def _record(self, mutant: Mutant, result: Result) -> None:
        self.results.set(mutant, result)
        self.count += 1
        if time.monotonic() - self.saved > SAVE_INTERVAL:
            self.saved = time.monotonic()
            self.results.save()

    def _show_progress(self, module: str, number: int) -> None:
        if sys.stdout.isatty() or self.count % 100 == 0:
            rate = self.count / max(time.monotonic() - self.started, 0.1)
            end = "" if sys.stdout.isatty() else "\n"
            print(
                f"\r{module:24} mutant {number:4}, {self.count:6} tested, {rate:5.1f} a second",
                end=end,
                flush=True,
            )

    # ------------------------------------------------------------ report

    def report(self) -> int:
        """Print the report; the exit status is 0 if nothing survived and no listed equivalent is stale."""
        counts: dict[str, Counts] = {}
        tested: dict[str, set[tuple[str, str, str]]] = {}
        untested = 0
        for name, path in self.modules.items():
            self.results.open(name, digest(path))
            own = counts[name] = Counts()
            every = mutants(name, path.read_text())
            for mutant in every:
                result = self.results.get(mutant) if (name, mutant.number) in self.sample else None
                if result is not None and result.outcome != Outcome.NEEDS_IMPORT:
                    own.add(mutant, result, self.equivalents)
                else:
                    untested += 1
            if own.tested == len(every):
                tested[name] = {(each.function, each.before, each.after) for each in every}
        print()
        for own in counts.values():
            if own.survivors:
                print(report.survivors(own))
        stale = equivalent.stale(self.equivalents, tested)
        print(report.table(counts))
        if untested:
            print(f"{untested} mutants were not tested: outside the sample, or only visible on import (TABLES=1).")
        for line in stale:
            print(f"Out of date in {equivalent.FILE.relative_to(ROOT)}: {line}")
        return 1 if stale or any(own.survivors for own in counts.values()) else 0
