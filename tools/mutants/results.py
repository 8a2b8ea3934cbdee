"""What became of each mutant, kept in a file from run to run, and the explanations of those that live."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mutants.judge import KILLED, SAME, TIMEOUT
from tools.mutants.operators import Mutant
from tools.mutants.reach import KEPT, ROOT

EXPLAINED = ROOT / "tests" / "mutants" / "explained.toml"


@dataclass
class Result:
    """The verdict on a mutant: by which test, or after so many seconds of which tests."""

    verdict: str
    by: str = ""
    seconds: float = 0.0
    tests: str = ""


class Results:
    """The verdicts by module and mutant. A module that changed is judged anew."""

    def __init__(self) -> None:
        self.path = KEPT / "results.json"
        self.modules: dict[str, dict[str, Any]] = {}
        if self.path.exists():
            self.modules = json.loads(self.path.read_text())

    def open(self, module: str, content: str) -> None:
        """Drop what was found in another version of a module."""
        if self.modules.get(module, {}).get("content") != content:
            self.modules[module] = {"content": content, "mutants": {}}

    def of(self, mutant: Mutant) -> Result | None:
        """What is known of a mutant."""
        raw = self.modules[mutant.module]["mutants"].get(mutant.key)
        return None if raw is None else Result(*raw)

    def note(self, mutant: Mutant, result: Result) -> None:
        """Enter a verdict."""
        raw = [result.verdict, result.by, result.seconds, result.tests]
        self.modules[mutant.module]["mutants"][mutant.key] = raw

    def save(self) -> None:
        """Write the file anew; a run that is broken off loses little."""
        self.path.parent.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.modules, indent=0))
        new.replace(self.path)


@dataclass
class Explanation:
    """Why some mutants of a statement may live. Found by text, so it holds wherever the function stands."""

    module: str
    function: str
    before: str
    after: list[str]
    why: str
    used: set[str] = field(default_factory=set)

    def fits(self, mutant: Mutant) -> bool:
        """Whether this is about that mutant."""
        same = (self.module, self.function, self.before) == (mutant.module, mutant.function, mutant.before)
        return same and mutant.after in self.after


def explanations(path: Path = EXPLAINED) -> list[Explanation]:
    """The file of explanations."""
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text()).get("mutant", [])
    return [
        Explanation(each["module"], each.get("function", ""), each["before"], _several(each["after"]), each["why"])
        for each in found
    ]


def _several(text: str | list[str]) -> list[str]:
    return [text] if isinstance(text, str) else text


@dataclass
class Tally:
    """The figures of a module."""

    tried: int = 0
    killed: int = 0
    timeouts: int = 0
    same: int = 0
    explained: int = 0
    survivors: list[tuple[Mutant, Result]] = field(default_factory=list)

    def add(self, mutant: Mutant, result: Result, known: list[Explanation]) -> None:
        """Count one mutant."""
        self.tried += 1
        if result.verdict == KILLED:
            self.killed += 1
        elif result.verdict == TIMEOUT:
            self.timeouts += 1
        elif result.verdict == SAME:
            self.same += 1
        else:
            fitting = [each for each in known if each.fits(mutant)]
            for each in fitting:
                each.used.add(mutant.after)
            if fitting:
                self.explained += 1
            else:
                self.survivors.append((mutant, result))
