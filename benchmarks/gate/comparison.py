"""Compares instruction counts with the accepted ones in `accepted.json`."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Final, NamedTuple

ACCEPTED: Final = Path(__file__).parents[1] / "accepted.json"
TOLERANCE: Final = 0.03
"""An increase up to this share is not reported: the order of a few sets depends on memory addresses."""

Counts = dict[str, int]


class Compared(NamedTuple):
    """The new and the accepted count of a workload; None where it did not exist."""

    name: str
    now: int | None
    accepted: int | None

    @property
    def change(self) -> float | None:
        """The change as a share of the accepted count."""
        return None if self.now is None or not self.accepted else self.now / self.accepted - 1

    @property
    def verdict(self) -> str:
        """A word if the count has changed beyond the tolerance; otherwise empty."""
        if self.accepted is None:
            return "new"
        if self.now is None:
            return "removed"
        if self.change is not None and self.change > TOLERANCE:
            return "slower"
        return "faster" if self.change is not None and self.change < -TOLERANCE else ""

    @property
    def fails(self) -> bool:
        """Whether the gate fails because of this workload."""
        return self.verdict in ("slower", "removed")


def this_python() -> str:
    """The interpreter for which counts are valid; they differ between versions and machines."""
    return f"{platform.python_implementation()} {platform.python_version()} {platform.machine()}"


def compare(now: Counts, accepted: Counts) -> list[Compared]:
    """All workloads, removed ones last."""
    names = [*now, *(name for name in accepted if name not in now)]
    return [Compared(name, now.get(name), accepted.get(name)) for name in names]


def format_table(compared: list[Compared]) -> str:
    """The table that is printed, one line for each workload."""
    lines = [f"{'millions of instructions':32}{'accepted':>10}{'now':>10}{'change':>9}"]
    for each in compared:
        change = "" if each.change is None else f"{each.change:+.1%}"
        figures = f"{_millions(each.accepted):>10}{_millions(each.now):>10}{change:>9}"
        lines.append(f"{each.name:32}{figures}  {each.verdict}".rstrip())
    return "\n".join(lines) + "\n"


def _millions(count: int | None) -> str:
    return "-" if count is None else f"{count / 1e6:,.1f}"


def read_accepted(path: Path = ACCEPTED) -> dict[str, Counts]:
    """The accepted counts, by interpreter."""
    if not path.exists():
        return {}
    found: dict[str, Counts] = json.loads(path.read_text())
    return found


def accept(now: Counts, path: Path = ACCEPTED, python: str | None = None) -> None:
    """Write the counts as accepted for this interpreter; those for others stay."""
    everything = {**read_accepted(path), python or this_python(): now}
    path.write_text(json.dumps(dict(sorted(everything.items())), indent=2) + "\n")
