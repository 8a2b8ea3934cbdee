"""Measure suspicion on rounds that it was not fitted to: how good it is, and how honest.

    python -m tools.calibration [ROUNDS]

ROUNDS at each table, from seeds of their own. Prints the tables, writes them into docs/beliefs.md and
draws how often those were saboteurs who were suspected so much (docs/pictures/beliefs/reliability.svg).
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final

from pyrite.bots.sight import hopes
from pyrite.cli.spread import spread
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from tools.reliability import Bins, draw
from tools.selfplay import FOREMEN, SITTINGS, Sitting, Watched

SEED: Final = "calibration"
ROUNDS: Final = 12
PAGE: Final = Path(__file__).parents[1] / "docs" / "beliefs.md"
PICTURE: Final = PAGE.parent / "pictures" / "beliefs" / "reliability.svg"
QUARTERS: Final = ("first", "second", "third", "last")
BINS: Final = 10

Tally = Counter[tuple[str, int, str]]
"""Sums: of which group, in which quarter of the round, of what."""


@dataclass(frozen=True)
class Thought:
    """What one viewer thinks after an act, and the truth."""

    viewer: str
    guilt: list[float]
    """For each seat, a viewer's own left out: how likely it is a saboteur."""
    prior: list[float]
    """The same by the role cards alone."""
    guilty: list[bool]
    gold: int
    """Where the gold lies, or `NOBODY` if it was put aside: then there is nothing to find."""
    by_acts: list[float]
    """For each place how likely the gold lies there."""
    by_looks: list[float]
    """The same by what was looked at and turned over alone."""


def thoughts_of(watched: Watched, seat: int) -> Iterator[Thought]:
    """What an onlooker and one seat think now; a seat thinks of the others only."""
    table, suspicion = watched.state.table, watched.suspicion
    roles = watched.roles_now()
    for viewer in (None, seat):
        view = View.of(watched.state, viewer)
        others = [each for each in range(len(roles)) if each != viewer]
        chances = suspicion.chances(view)
        mine = viewer is not None and roles[viewer] == SABOTEUR
        cards = len(table.rules.roles) - (viewer is not None)
        prior = (table.rules.roles.count(SABOTEUR) - mine) / cards
        yield Thought(
            "onlooker" if viewer is None else "seat",
            [chances[each][SABOTEUR] for each in others],
            [max(prior, 0.0)] * len(others),
            [roles[each] == SABOTEUR for each in others],
            watched.gold_now(),
            suspicion.gold(view),
            hopes(view),
        )


@dataclass(frozen=True)
class Measuring:
    """Rounds by number: one at each table in turn."""

    seed: str

    def measure(self, numbers: range) -> Tally:
        """What was thought in these rounds, held against the truth."""
        tally: Tally = Counter()
        for number in numbers:
            sitting = SITTINGS[number % len(SITTINGS)]
            watched = Watched(sitting, f"{self.seed} {number}")
            seat = number // len(SITTINGS) % sitting.set_up.players
            thoughts = [list(thoughts_of(watched, seat)) for _ in watched.steps() if watched.suspicion.acts]
            for place, both in enumerate(thoughts):
                quarter = len(QUARTERS) * place // len(thoughts)
                for thought in both:
                    for group in groups_of(sitting, thought.viewer):
                        _add(tally, group, quarter, thought)
            for group in groups_of(sitting, "onlooker"):
                tally[group, 0, "rounds"] += 1
        return tally


def groups_of(sitting: Sitting, viewer: str) -> list[str]:
    """Where a round is counted."""
    modules = sitting.set_up.modules
    game = "Saboteur 2" if modules == {"saboteur2"} else "base" if not modules | sitting.set_up.variants else ""
    who = "foremen" if sitting.bots == FOREMEN else "all sorts"
    name = f"{game}, {who}" if game else "with modules"
    if viewer == "seat":
        return ["all, by a seat at the table"]
    groups = ["all", name]
    if game and sitting.bots == FOREMEN:
        groups.append(f"{game}, {sitting.set_up.players} players")
    return groups


def _add(tally: Tally, group: str, quarter: int, thought: Thought) -> None:
    many = sum(thought.guilty)
    ranked = sorted(range(len(thought.guilt)), key=lambda each: -thought.guilt[each])
    sums = {
        "acts": 1.0,
        "named": float(sum(thought.guilty[each] for each in ranked[:many])),
        "named by lot": many * many / len(thought.guilt),
        "guilty": float(many),
    }
    if thought.gold != NOBODY:
        sums["with gold"] = 1.0
        for name, chances in (("", thought.by_acts), (" prior", thought.by_looks)):
            sums[f"gold{name}"] = -log(max(chances[thought.gold], 1e-9))
            sums[f"gold found{name}"] = share_of_guess(chances, thought.gold)
    for chance, prior, guilty in zip(thought.guilt, thought.prior, thought.guilty, strict=True):
        sums["seats"] = sums.get("seats", 0) + 1
        for name, value in (("", chance), (" prior", prior)):
            sums["brier" + name] = sums.get("brier" + name, 0) + (value - guilty) ** 2
            surely = min(max(value, 1e-6), 1 - 1e-6)
            sums["loss" + name] = sums.get("loss" + name, 0) - log(surely if guilty else 1 - surely)
            sums["right" + name] = sums.get("right" + name, 0) + ((value > 0.5) == guilty)
        column = min(BINS - 1, int(chance * BINS))
        for name, value in (("seats", 1.0), ("chance", chance), ("guilty", float(guilty))):
            sums[f"{name} {column}"] = sums.get(f"{name} {column}", 0) + value
    for name, value in sums.items():
        tally[group, quarter, name] += value  # type: ignore[assignment]  # sums, not counts


def share_of_guess(chances: Sequence[float], place: int) -> float:
    """How often one is right who names the likeliest place, and draws lots where several are alike.

    >>> share_of_guess([0.2, 0.5, 0.3], 1), share_of_guess([0.4, 0.4, 0.2], 0), share_of_guess([0.4, 0.6], 0)
    (1.0, 0.5, 0.0)
    """
    likeliest = [each for each, chance in enumerate(chances) if chance > max(chances) - 1e-9]
    return (place in likeliest) / len(likeliest)


# ---------------------------------------------------------------- tables


def _mean(tally: Tally, group: str, quarters: range, of: str, by: str) -> float:
    total = sum(tally[group, quarter, by] for quarter in quarters)
    return sum(tally[group, quarter, of] for quarter in quarters) / total if total else 0.0


def _row(tally: Tally, group: str, quarters: range, name: str) -> str:
    def mean(of: str, by: str = "seats") -> float:
        return _mean(tally, group, quarters, of, by)

    return (
        f"| {name} | {100 * mean('named', 'guilty'):.0f} % ({100 * mean('named by lot', 'guilty'):.0f} %) "
        f"| {100 * mean('right'):.1f} % ({100 * mean('right prior'):.1f} %) "
        f"| {mean('brier'):.3f} ({mean('brier prior'):.3f}) | {mean('loss'):.3f} ({mean('loss prior'):.3f}) "
        f"| {100 * mean('gold found', 'with gold'):.0f} % ({100 * mean('gold found prior', 'with gold'):.0f} %) "
        f"| {mean('gold', 'with gold'):.2f} ({mean('gold prior', 'with gold'):.2f}) |"
    )


HEAD: Final = (
    "| {} | saboteurs named | right at 50 % | Brier score | log loss | gold found | gold, log loss |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)


def tables(tally: Tally) -> list[str]:
    """The measured tables, as Markdown."""
    whole = range(len(QUARTERS))
    rounds, acts = tally["all", 0, "rounds"], sum(tally["all", each, "acts"] for each in whole)
    lines = [
        f"Measured on {rounds:.0f} rounds with {acts:.0f} acts; in brackets by cards and looks alone.",
        "",
    ]
    for group in ("all", "all, by a seat at the table", "base, foremen", "base, all sorts", "Saboteur 2, foremen"):
        lines += ["", f"**{group[0].upper()}{group[1:]}**", "", HEAD[0].format("quarter of the round"), HEAD[1]]
        lines += [_row(tally, group, range(each, each + 1), QUARTERS[each]) for each in whole]
    lines += ["", "**By players, foremen, whole rounds**", "", HEAD[0].format("table"), HEAD[1]]
    for group in sorted({group for group, _, _ in tally if group.endswith("players")}, key=_by_number):
        lines.append(_row(tally, group, whole, group))
    for group in ("Saboteur 2, all sorts", "with modules"):
        lines.append(_row(tally, group, whole, group))
    return lines


def _by_number(group: str) -> tuple[str, int]:
    game, players = group.split(", ")
    return game.lower(), int(players.split()[0])


def bins_of(tally: Tally, group: str) -> Bins:
    """How many were suspected so much, how much on the average, and how many of them were saboteurs."""
    whole = range(len(QUARTERS))
    return [
        (
            int(sum(tally[group, each, f"seats {column}"] for each in whole)),
            _mean(tally, group, whole, f"chance {column}", f"seats {column}"),
            _mean(tally, group, whole, f"guilty {column}", f"seats {column}"),
        )
        for column in range(BINS)
    ]


def write_page(lines: list[str]) -> None:
    """Put the tables where the page has room for them."""
    page = PAGE.read_text(encoding="utf-8")
    inside = "\n".join(["<!-- measured: make calibration -->", "", *lines, "", "<!-- end -->"])
    page = re.sub(r"<!-- measured.*?<!-- end -->", lambda _: inside, page, flags=re.DOTALL)
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def main() -> int:
    """Measure, print and write down."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    numbers = range(rounds * len(SITTINGS))
    tally: Tally = Counter()
    for part in spread(Measuring(SEED).measure, numbers, os.cpu_count() or 1):
        tally.update(part)
    lines = tables(tally)
    print("\n".join(lines))
    write_page(lines)
    groups = ("base, foremen", "Saboteur 2, foremen", "base, all sorts", "all")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw({group: bins_of(tally, group) for group in groups}), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
