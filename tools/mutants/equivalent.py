"""Equivalent mutants: no test can tell them from the original. ``equivalent.toml`` lists them with reasons."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutants.mutation import Mutant

FILE = Path(__file__).parent / "equivalent.toml"


@dataclass
class Equivalent:
    """Equivalent mutants of one statement. The text of the statement identifies it, not its line number."""

    module: str
    function: str
    before: str
    after: list[str]
    why: str
    used: set[str] = field(default_factory=set)
    """Those of `after` that survived in this run."""

    def matches(self, mutant: Mutant) -> bool:
        """Whether this entry lists that mutant."""
        same = (self.module, self.function, self.before) == (mutant.module, mutant.function, mutant.before)
        return same and mutant.after in self.after


def load(path: Path = FILE) -> list[Equivalent]:
    """Read the list."""
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text()).get("mutant", [])
    return [
        Equivalent(each["module"], each.get("function", ""), each["before"], _as_list(each["after"]), each["why"])
        for each in found
    ]


def _as_list(text: str | list[str]) -> list[str]:
    return [text] if isinstance(text, str) else text


def stale(entries: list[Equivalent], tested: dict[str, set[tuple[str, str, str]]]) -> list[str]:
    """Entries whose mutant is killed now or no longer exists.

    ``tested`` has the function, old and new text of every mutant, for modules that were tested completely.
    """
    found = []
    for each in entries:
        if each.module not in tested:
            continue
        for after in each.after:
            if after not in each.used:
                exists = (each.function, each.before, after) in tested[each.module]
                reason = "is killed now" if exists else "is not a mutant any more"
                found.append(f"{each.module} {each.function}: {each.before!r} -> {after!r} {reason}")
    return found
