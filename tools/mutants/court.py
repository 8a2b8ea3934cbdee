"""Takes the mutants one after another, chooses the tests for each, and keeps a few trials going at once."""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import time
from pathlib import Path

import pytest

from tools.mutants import report
from tools.mutants.choice import SECONDS_AFRESH, Choice
from tools.mutants.judge import (
    AFRESH,
    IN_A_NEW_PROCESS,
    KILLED,
    SAME,
    TIMEOUT,
    UNREACHED,
    Code,
    Living,
    Trial,
    built,
    passes,
    try_afresh,
    try_in_child,
)
from tools.mutants.operators import Mutant, mutants
from tools.mutants.reach import GAME, ROOT, digest, measure
from tools.mutants.results import Result, Results, Tally, explanations

SEED = 4
"""For the sample: the same mutants each time."""


class Court:
    """A plugin of pytest that runs mutants instead of the tests."""

    def __init__(self, modules: dict[str, Path], options: argparse.Namespace) -> None:
        self.modules, self.options = modules, options
        self.results = Results()
        self.trials: dict[int, Trial] = {}
        self.sampled = self._sample()
        self.has_sat = False
        self.start = time.monotonic()
        self.saved = time.monotonic()
        self.explained = explanations()
        self.trusted: set[str] = set()
        self.judged = 0

    def _sample(self) -> set[tuple[str, int]]:
        everything = [
            (name, mutant.number)
            for name, path in self.modules.items()
            for mutant in mutants(name, path.read_text())
            if mutant.outermost or self.options.tables
        ]
        if 0 < self.options.sample < len(everything):
            return set(random.Random(SEED).sample(everything, self.options.sample))
        return set(everything)

    # ------------------------------------------------------------ the sitting

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        self.items = {item.nodeid: item for item in session.items}
        if not self.options.list:
            self._sit(session)
        self.has_sat = True
        return True

    def _sit(self, session: pytest.Session) -> None:
        self.reach = measure(session.items)
        self.choice = Choice(self.reach, self.items, self.options.seconds)
        self.tests = digest(*sorted((ROOT / "tests").rglob("*.py")))
        self.living = Living(GAME)
        gc.collect()
        gc.freeze()  # so that a child need not copy what it never changes
        try:
            for name, path in self.modules.items():
                self._try_module(name, path)
            while self.trials:
                self._wait()
        finally:
            self.results.save()

    def _try_module(self, name: str, path: Path) -> None:
        self.results.open(name, digest(path))
        for mutant, code in built(name, path.read_text(), str(path)):
            if (name, mutant.number) not in self.sampled or self._is_settled(mutant):
                continue
            while len(self.trials) >= self.options.jobs:
                self._wait()
            self._try(mutant, code, path)
            self._show_progress(name, mutant.number)

    def _is_settled(self, mutant: Mutant) -> bool:
        known = self.results.of(mutant)
        if known is None:
            return False
        if known.verdict in (KILLED, TIMEOUT):
            self.choice.remember(mutant, known.by)
            return known.by in self.items or known.by == IN_A_NEW_PROCESS
        if known.verdict == AFRESH and self.options.tables:
            return False
        if known.verdict == SAME:
            return True
        is_explained = any(each.fits(mutant) for each in self.explained)
        return is_explained or (known.tests == self.tests and known.seconds >= self.options.seconds)

    def _try(self, mutant: Mutant, code: Code | None, path: Path) -> None:
        if code is None:
            self._note(mutant, Result(SAME))
        elif not code:
            self._try_afresh(mutant)
        elif tests := self.choice.tests(mutant):
            trial = try_in_child(self.living, mutant, str(path), code, tests)
            self.trials[trial.child] = trial
        elif self.reach.is_run_on_import(mutant.module, mutant.lines):
            self._try_afresh(mutant)
        else:
            self._note(mutant, self._result(UNREACHED))

    def _try_afresh(self, mutant: Mutant) -> None:
        if not self.options.tables:
            self._note(mutant, self._result(AFRESH))
            return
        trial = try_afresh(mutant, self.choice.files(mutant), SECONDS_AFRESH)
        self.trials[trial.child] = trial

    # ------------------------------------------------------------ verdicts

    def _wait(self) -> None:
        child, status = os.wait()
        trial = self.trials.pop(child)
        verdict, by = trial.verdict(status)
        mutant = trial.mutant
        runs_on_import = not trial.is_afresh and self.reach.is_run_on_import(mutant.module, mutant.lines)
        if verdict in (KILLED, TIMEOUT):
            self._make_sure_of(by)
            self.choice.remember(mutant, by)
            self._note(mutant, Result(verdict, by))
        elif verdict == AFRESH or runs_on_import:
            self._try_afresh(mutant)
        else:
            self._note(mutant, self._result(verdict))

    def _make_sure_of(self, by: str) -> None:
        """A test is believed when it passes without a mutant."""
        if by in self.trusted or by == IN_A_NEW_PROCESS:
            return
        if not passes(self.items[by]):
            self.results.save()
            pytest.exit(f"{by} fails without any mutant. Mend it first.", 1)
        self.trusted.add(by)

    def _result(self, verdict: str) -> Result:
        return Result(verdict, "", self.options.seconds, self.tests)

    def _note(self, mutant: Mutant, result: Result) -> None:
        self.results.note(mutant, result)
        self.judged += 1
        if time.monotonic() - self.saved > 5:
            self.saved = time.monotonic()
            self.results.save()

    def _show_progress(self, module: str, number: int) -> None:
        if sys.stdout.isatty() or self.judged % 100 == 0:
            rate = self.judged / max(time.monotonic() - self.start, 0.1)
            end = "" if sys.stdout.isatty() else "\n"
            print(
                f"\r{module:24} mutant {number:4}, {self.judged:6} judged, {rate:5.1f} a second",
                end=end,
                flush=True,
            )

    # ------------------------------------------------------------ the report

    def report(self) -> int:
        """Print it; 0 if nothing lives unexplained and no explanation is stale."""
        known = self.explained
        tallies: dict[str, Tally] = {}
        judged: dict[str, set[tuple[str, str, str]]] = {}
        left = 0
        for name, path in self.modules.items():
            self.results.open(name, digest(path))
            tally = tallies[name] = Tally()
            every = mutants(name, path.read_text())
            for mutant in every:
                result = self.results.of(mutant) if (name, mutant.number) in self.sampled else None
                if result is not None and result.verdict != AFRESH:
                    tally.add(mutant, result, known)
                else:
                    left += 1
            if tally.tried == len(every):
                judged[name] = {(each.function, each.before, each.after) for each in every}
        print()
        for tally in tallies.values():
            if tally.survivors:
                print(report.survivors(tally))
        out_of_date = report.stale(known, judged)
        print(report.table(tallies))
        if left:
            print(f"{left} mutants were not judged: outside the sample, or of tables (TABLES=1).")
        for line in out_of_date:
            print(f"Out of date in tests/mutants/explained.toml: {line}")
        return 1 if out_of_date or any(tally.survivors for tally in tallies.values()) else 0
