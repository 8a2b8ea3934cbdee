"""The result of each mutant, saved from run to run, and the counts for the report."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tools.mutants.coverage_map import CACHE
from tools.mutants.equivalent import Equivalent
from tools.mutants.mutation import Mutant
from tools.mutants.outcome import Outcome


@dataclass
class Result:
    """The outcome of a mutant, and what it was tested with."""

    outcome: Outcome
    killed_by: str = ""
    seconds: float = 0.0
    """The time budget that the mutant survived."""
    tests_digest: str = ""
    """A hash of the tests that the mutant survived, and the choice of tests on the command line."""


class Results:
    """Results by module and mutant. When a module changes, its results are dropped."""

    def __init__(self) -> None:
        self.path = CACHE / "results.json"
        self.modules: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            self.modules = json.loads(self.path.read_text())

    def open(self, module: str, content: str) -> None:
        """Select the results of this version of a module, and drop those of any other."""
        if self.modules.get(module, {}).get("content") != content:
            self.modules[module] = {"content": content, "mutants": {}}

    def get(self, mutant: Mutant) -> Result | None:
        """The saved result of a mutant."""
        raw = self.modules[mutant.module]["mutants"].get(mutant.key)
        return None if raw is None else Result(Outcome(raw[0]), *raw[1:])

    def set(self, mutant: Mutant, result: Result) -> None:
        """Record a result."""
        raw = [result.outcome, result.killed_by, result.seconds, result.tests_digest]
        self.modules[mutant.module]["mutants"][mutant.key] = raw

    def save(self) -> None:
        """Replace the file atomically."""
        self.path.parent.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.modules, indent=0))
        new.replace(self.path)


@dataclass
class Counts:
    """The counts of a module."""

    tested: int = 0
    killed: int = 0
    timeouts: int = 0
    same_code: int = 0
    equivalent: int = 0
    survivors: list[tuple[Mutant, Result]] = field(default_factory=list)

    def add(self, mutant: Mutant, result: Result, equivalents: list[Equivalent]) -> None:
        """Count one mutant."""
        self.tested += 1
        if result.outcome == Outcome.KILLED:
            self.killed += 1
        elif result.outcome == Outcome.TIMEOUT:
            self.timeouts += 1
        elif result.outcome == Outcome.SAME_CODE:
            self.same_code += 1
        else:
            matching = [each for each in equivalents if each.matches(mutant)]
            for each in matching:
                each.used.add(mutant.after)
            if matching:
                self.equivalent += 1
            else:
                self.survivors.append((mutant, result))

    def add_all(self, other: Counts) -> None:
        """Add the counts of another module."""
        self.tested += other.tested
        self.killed += other.killed
        self.timeouts += other.timeouts
        self.same_code += other.same_code
        self.equivalent += other.equivalent
        self.survivors += other.survivors
