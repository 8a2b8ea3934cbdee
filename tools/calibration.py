"""Measure suspicion on rounds that it was not fitted to: how good it is, and how honest.

    python -m tools.calibration [ROUNDS]

ROUNDS at each table, from seeds of their own. Prints the tables, writes them into docs/beliefs.md and
draws how often those were saboteurs who were suspected so much (docs/pictures/beliefs/reliability.svg).
The rest of the page that goes with the present likelihoods is written anew too.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from pyrite.bots.heuristics.board_reading import gold_odds
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from tools.beliefs_page import COUNTED, MEASURED, PICTURES, check_page, odds_table, put_on_page
from tools.likelihoods import TABLE
from tools.reliability import Bins, draw
from tools.selfplay import FOREMEN, SITTINGS, Sitting, Watched, play_all

SEED: Final = "calibration"
ROUNDS: Final = 12
PICTURE: Final = PICTURES / "reliability.svg"
QUARTERS: Final = ("first", "second", "third", "last")
TURNS: Final = (1, 2, 3, 5, 8, 12)
"""Suspicion is also measured when each player has had so many turns."""
BINS: Final = 10

Tally = Counter[tuple[str, str, str]]
"""Sums: of which group, when (a quarter of the round, or after so many turns), of what."""


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
        chances = suspicion.role_posterior(view)
        mine = viewer is not None and roles[viewer] == SABOTEUR
        cards = len(table.rules.roles) - (viewer is not None)
        prior = (table.rules.roles.count(SABOTEUR) - mine) / cards
        yield Thought(
            "onlooker" if viewer is None else "seat",
            [chances[each][SABOTEUR] for each in others],
            [max(prior, 0.0)] * len(others),
            [roles[each] == SABOTEUR for each in others],
            watched.gold_now(),
            suspicion.gold_posterior(view),
            gold_odds(view),
        )


Course = Sequence[tuple[int, tuple[Thought, ...]]]
"""What was thought after each act of a round, with the turn it was done in."""


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
            course = [
                (watched.turn, tuple(thoughts_of(watched, seat)))
                for _ in watched.steps()
                if watched.suspicion.actions
            ]
            for when, thoughts in moments(course, sitting.set_up.players):
                for thought in thoughts:
                    for group in groups_of(sitting, thought.viewer):
                        _add(tally, group, when, thought)
        return tally


def moments(course: Course, players: int) -> Iterator[tuple[str, tuple[Thought, ...]]]:
    """All thoughts of a round by its quarters, and those when each player has had so many turns."""
    for place, (_, thoughts) in enumerate(course):
        yield QUARTERS[len(QUARTERS) * place // len(course)], thoughts
    for turns in TURNS:
        so_far = [thoughts for turn, thoughts in course if turn <= turns * players]
        if so_far and course[-1][0] >= turns * players:
            yield after_turns(turns), so_far[-1]


def after_turns(turns: int) -> str:
    """When each player has had so many."""
    return f"after {turns}"


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


def _add(tally: Tally, group: str, when: str, thought: Thought) -> None:
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
        tally[group, when, name] += value  # type: ignore[assignment]  # sums, not counts


def share_of_guess(chances: Sequence[float], place: int) -> float:
    """How often one is right who names the likeliest place, and draws lots where several are alike.

    >>> share_of_guess([0.2, 0.5, 0.3], 1), share_of_guess([0.4, 0.4, 0.2], 0), share_of_guess([0.4, 0.6], 0)
    (1.0, 0.5, 0.0)
    """
    likeliest = [each for each, chance in enumerate(chances) if chance > max(chances) - 1e-9]
    return (place in likeliest) / len(likeliest)


# ---------------------------------------------------------------- tables


def _mean(tally: Tally, group: str, moments: Sequence[str], of: str, by: str) -> float:
    total = sum(tally[group, when, by] for when in moments)
    return sum(tally[group, when, of] for when in moments) / total if total else 0.0


def _row(tally: Tally, group: str, moments: Sequence[str], name: str) -> str:
    def mean(of: str, by: str = "seats") -> float:
        return _mean(tally, group, moments, of, by)

    named = f"{100 * mean('named', 'guilty'):.0f} % ({100 * mean('named by lot', 'guilty'):.0f} %)"
    if not any(tally[group, when, "guilty"] for when in moments):
        named = "there were none"
    return (
        f"| {name} | {named} | {100 * mean('right'):.1f} % ({100 * mean('right prior'):.1f} %) "
        f"| {mean('brier'):.3f} ({mean('brier prior'):.3f}) | {mean('loss'):.3f} ({mean('loss prior'):.3f}) "
        f"| {100 * mean('gold found', 'with gold'):.0f} % ({100 * mean('gold found prior', 'with gold'):.0f} %) "
        f"| {mean('gold', 'with gold'):.2f} ({mean('gold prior', 'with gold'):.2f}) |"
    )


BY_QUARTER: Final = (
    "all",
    "all, by a seat at the table",
    "base, foremen",
    "base, all sorts",
    "Saboteur 2, foremen",
)
BY_TURN: Final = ("all", "base, foremen", "Saboteur 2, foremen")


def headings() -> list[str]:
    """What stands above each table, in their order."""
    return [
        *(f"**{_capital(group)}, by quarters of the round**" for group in BY_QUARTER),
        *(f"**{_capital(group)}, when each player has had so many turns**" for group in BY_TURN),
        "**By tables, whole rounds**",
    ]


def head(first: str) -> list[str]:
    """The top of a table, given the name of its first column."""
    return [
        f"| {first} | saboteurs named | right at 50 % | Brier score | log loss | gold found | gold, log loss |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]


def tables(tally: Tally, rounds: int) -> list[str]:
    """The measured tables, as Markdown."""
    acts = sum(tally["all", quarter, "acts"] for quarter in QUARTERS)
    lines = [f"Measured on {rounds} rounds with {acts:.0f} acts; in brackets by cards and looks alone."]
    for heading, rows in zip(headings(), _all_rows(tally), strict=True):
        lines += ["", heading, "", *rows]
    return lines


def _all_rows(tally: Tally) -> Iterator[list[str]]:
    for group in BY_QUARTER:
        yield head("quarter") + [_row(tally, group, [quarter], quarter) for quarter in QUARTERS]
    for group in BY_TURN:
        yield head("turns") + [
            _row(tally, group, [when], f"{turns} ({lasted:.0f} rounds)")
            for turns in TURNS
            if (lasted := tally[group, when := after_turns(turns), "acts"])
        ]
    sizes = sorted({group for group, _, _ in tally if group.endswith("players")}, key=_by_number)
    mixes = ("Saboteur 2, all sorts", "with modules")
    yield head("table") + [_row(tally, group, QUARTERS, group) for group in (*sizes, *mixes)]


def _capital(group: str) -> str:
    return group[0].upper() + group[1:]


def _by_number(group: str) -> tuple[str, int]:
    game, players = group.split(", ")
    return game.lower(), int(players.split()[0])


def bins_of(tally: Tally, group: str) -> Bins:
    """How many were suspected so much, how much on the average, and how many of them were saboteurs."""
    return [
        (
            int(sum(tally[group, quarter, f"seats {column}"] for quarter in QUARTERS)),
            _mean(tally, group, QUARTERS, f"chance {column}", f"seats {column}"),
            _mean(tally, group, QUARTERS, f"guilty {column}", f"seats {column}"),
        )
        for column in range(BINS)
    ]


def main() -> int:
    """Measure, print and write down."""
    for mark in (COUNTED, MEASURED):
        check_page(mark)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    numbers = range(rounds * len(SITTINGS))
    tally: Tally = Counter()
    for part in play_all(Measuring(SEED).measure, numbers):
        tally.update(part)
    lines = tables(tally, len(numbers))
    print("\n".join(lines))
    put_on_page(MEASURED, lines)
    put_on_page(COUNTED, odds_table(TABLE.read_text(encoding="utf-8")))
    groups = ("base, foremen", "Saboteur 2, foremen", "base, all sorts", "all")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw({group: bins_of(tally, group) for group in groups}), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
