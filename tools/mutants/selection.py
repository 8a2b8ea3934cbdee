"""Selects the tests for a mutant and puts those first that are most likely to fail."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

from tools.mutants.coverage_map import ROOT, CoverageMap
from tools.mutants.mutant_process import TimedTests
from tools.mutants.mutation import Mutant

MAX_KILLERS = 40
"""How many tests that killed other mutants of the function come first."""
QUICK_SECONDS = 0.5
"""Tests that take longer come last, and have half of the time budget for themselves."""
CASES_IN_A_ROW = 4
"""How many cases of a parametrized test run before other tests have had a turn."""
STEM_LENGTH = 5
"""How many letters of a word are compared with the name of a test."""
FRESH_SECONDS = 40.0
"""Time budget of a mutant that runs in a new interpreter."""


class TestSelector:
    """Ranks tests by the lines they run, by their names, and by the mutants they killed before."""

    def __init__(self, coverage: CoverageMap, items: dict[str, pytest.Item], seconds: float) -> None:
        self.coverage, self.items, self.seconds = coverage, items, seconds
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._ranked: dict[str, None] = {}
        self._ranked_for: tuple[str, str, tuple[int, int]] | None = None

    def add_kill(self, mutant: Mutant, test: str) -> None:
        """Remember which test found a mutant: it is likely to find others in the same function."""
        self.killers[mutant.function][test] += 1
        self.killers[mutant.module][test.split("::")[0]] += 1

    def tests_for(self, mutant: Mutant) -> TimedTests:
        """Earlier killers, then quick tests, then slow ones, as many as fit into the time budget."""
        ranked = self._ranked_tests(mutant)
        killers = [name for name, _ in self.killers[mutant.function].most_common(MAX_KILLERS) if name in ranked]
        names = dict.fromkeys([*killers, *ranked])
        quick = [name for name in names if self.coverage.tests[name].seconds <= QUICK_SECONDS]
        slow = [name for name in names if self.coverage.tests[name].seconds > QUICK_SECONDS]
        return self._within(quick, self.seconds / 2) + self._within(slow, self.seconds / 2)

    def _ranked_tests(self, mutant: Mutant) -> dict[str, None]:
        """The tests that run a statement, best first. Kept for the next mutant of the same statement."""
        if self._ranked_for != (mutant.module, mutant.function, mutant.lines):
            self._ranked_for = (mutant.module, mutant.function, mutant.lines)
            self._ranked = dict.fromkeys(self._rank(mutant))
        return self._ranked

    def _rank(self, mutant: Mutant) -> list[str]:
        """First tests whose names share words with the statement; among these, tests that run few lines."""
        words = set(re.findall("[a-z]{4,}", f"{mutant.module} {mutant.function} {mutant.before}".lower()))
        tests = self.coverage.tests
        names = [name for name in self.coverage.tests_running(mutant.module, mutant.lines) if name in self.items]
        names.sort(key=lambda name: tests[name].line_count)
        cases: Counter[str] = Counter()
        order = []
        for place, name in enumerate(names):
            function = name.split("[")[0]
            shared_words = sum(word[:STEM_LENGTH] in name.lower() for word in words)
            order.append((-shared_words, cases[function] // CASES_IN_A_ROW, place, name))
            cases[function] += 1
        return [name for *_, name in sorted(order)]

    def _within(self, names: list[str], seconds: float) -> TimedTests:
        chosen: TimedTests = []
        for name in names:
            needed = self.coverage.tests[name].seconds
            if needed <= seconds:
                seconds -= needed
                chosen.append((self.items[name], needed))
        return chosen

    def files_for(self, mutant: Mutant) -> list[str]:
        """Files of tests for a new interpreter: first those that found mutants of this module, then quick ones."""
        seconds: defaultdict[str, float] = defaultdict(float)
        for name in self.items:
            seconds[name.split("::")[0]] += self.coverage.tests[name].seconds
        killers = self.killers[mutant.module]
        left = FRESH_SECONDS
        files = []
        for file in sorted(seconds, key=lambda file: (-killers[file], seconds[file])):
            if seconds[file] <= left and (ROOT / file).exists():
                left -= seconds[file]
                files.append(file)
        return files
