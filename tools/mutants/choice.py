"""Which tests are tried on a mutant, and in which order: the sooner one fails, the better."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import pytest

from tools.mutants.judge import Tests
from tools.mutants.operators import Mutant
from tools.mutants.reach import ROOT, Reach

KILLERS_FIRST = 40
QUICK = 0.5
"""Tests that take more seconds than that come last, and have half of the time for themselves."""
OF_A_KIND = 4
"""So many cases of a test are taken before other tests have had their turn."""
STEM = 5
"""So many letters of a word are enough to find it in the name of a test."""
SECONDS_AFRESH = 40.0


class Choice:
    """Chooses tests by what they reach, what they are called, and what they found before."""

    def __init__(self, reach: Reach, items: dict[str, pytest.Item], seconds: float) -> None:
        self.reach, self.items, self.seconds = reach, items, seconds
        self.killers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._ranked: dict[str, None] = {}
        self._ranked_for: tuple[str, str, tuple[int, int]] | None = None

    def remember(self, mutant: Mutant, by: str) -> None:
        """Who found one mistake finds its neighbours."""
        self.killers[mutant.function][by] += 1
        self.killers[mutant.module][by.split("::")[0]] += 1

    def tests(self, mutant: Mutant) -> Tests:
        """Tests that found others in this function first, then quick ones, then those that play whole games.

        All are limited by the time they took when they were measured.
        """
        reaching = self._reaching(mutant)
        proven = [name for name, _ in self.killers[mutant.function].most_common(KILLERS_FIRST) if name in reaching]
        names = dict.fromkeys([*proven, *reaching])
        quick = [name for name in names if self.reach.tests[name].seconds <= QUICK]
        slow = [name for name in names if self.reach.tests[name].seconds > QUICK]
        return self._within(quick, self.seconds / 2) + self._within(slow, self.seconds / 2)

    def _reaching(self, mutant: Mutant) -> dict[str, None]:
        """The tests that get to a statement, in order; a statement has several mutants, one after another."""
        if self._ranked_for != (mutant.module, mutant.function, mutant.lines):
            self._ranked_for = (mutant.module, mutant.function, mutant.lines)
            self._ranked = dict.fromkeys(self._in_order(mutant))
        return self._ranked

    def _in_order(self, mutant: Mutant) -> list[str]:
        """Tests named in the words of the statement first; among these, those that reach little else."""
        words = set(re.findall("[a-z]{4,}", f"{mutant.module} {mutant.function} {mutant.before}".lower()))
        tests = self.reach.tests
        names = [name for name in self.reach.reaching(mutant.module, mutant.lines) if name in self.items]
        names.sort(key=lambda name: tests[name].breadth)
        seen: Counter[str] = Counter()
        order = []
        for place, name in enumerate(names):
            kind = name.split("[")[0]
            about = sum(word[:STEM] in name.lower() for word in words)
            order.append((-about, seen[kind] // OF_A_KIND, place, name))
            seen[kind] += 1
        return [name for *_, name in sorted(order)]

    def _within(self, names: list[str], seconds: float) -> Tests:
        chosen: Tests = []
        for name in names:
            needed = self.reach.tests[name].seconds
            if needed <= seconds:
                seconds -= needed
                chosen.append((self.items[name], needed))
        return chosen

    def files(self, mutant: Mutant) -> list[str]:
        """Files of tests for a new process: those that found others in this module first, then the fastest."""
        seconds: defaultdict[str, float] = defaultdict(float)
        for name, test in self.reach.tests.items():
            seconds[name.split("::")[0]] += test.seconds
        proven = self.killers[mutant.module]
        left = SECONDS_AFRESH
        files = []
        for file in sorted(seconds, key=lambda file: (-proven[file], seconds[file])):
            if seconds[file] <= left and (ROOT / file).exists():
                left -= seconds[file]
                files.append(file)
        return files
