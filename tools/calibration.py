"""Measure beliefs on rounds that the likelihoods were not fitted to: accuracy and calibration.

    python -m tools.calibration [ROUNDS]

Plays ROUNDS at each kind of table, with other seeds. Prints the tables, writes them into docs/beliefs.md and
draws a reliability diagram (docs/pictures/beliefs/reliability.svg). The table of likelihoods on the page is
updated too.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from pyrite.arena.report.charts.reliability import Bins, ReliabilityChart
from pyrite.arena.report.charts.rendering import HOW_TO_INSTALL, can_draw, render
from pyrite.bots.heuristics.board_reading import gold_probabilities
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from tools.beliefs_page import COUNTED, MEASURED, PICTURES, check_page, odds_table, put_on_page
from tools.likelihoods import TABLE
from tools.selfplay import BAYESIAN_BOTS, TABLES, ObservedRound, SelfPlayTable, play_all

SEED: Final = "calibration"
ROUNDS: Final = 12
PICTURE: Final = PICTURES / "reliability.svg"
TITLE: Final = "Share of saboteurs among seats suspected to the same degree"
QUARTERS: Final = ("first", "second", "third", "last")
TURNS: Final = (1, 2, 3, 5, 8, 12)
"""Beliefs are also measured after each player has had this many turns."""
BINS: Final = 10

Sums = Counter[tuple[str, str, str]]
"""Sums by group, time (a quarter of the round, or a number of turns) and quantity."""


@dataclass(frozen=True)
class BeliefSample:
    """The beliefs of one viewer after an action, and the truth."""

    viewer: str
    saboteur_probabilities: list[float]
    """The probability of being a saboteur for each seat but the viewer's own."""
    prior: list[float]
    """The same from the role cards alone."""
    is_saboteur: list[bool]
    gold: int
    """The place of the gold, or `NOBODY` if it was put aside."""
    gold_probabilities: list[float]
    """The probability of each place of the gold."""
    gold_probabilities_by_looks: list[float]
    """The same from the goals that were looked at or turned over alone."""


def samples_of(observed: ObservedRound, seat: int) -> Iterator[BeliefSample]:
    """What a spectator and one seat believe now; the seat only about the others."""
    table, belief = observed.state.table, observed.belief
    roles = observed.roles_now()
    for viewer in (None, seat):
        view = View.of(observed.state, viewer)
        others = [each for each in range(len(roles)) if each != viewer]
        posterior = belief.role_posterior(view)
        mine = viewer is not None and roles[viewer] == SABOTEUR
        cards = len(table.rules.roles) - (viewer is not None)
        prior = (table.rules.roles.count(SABOTEUR) - mine) / cards
        yield BeliefSample(
            "spectator" if viewer is None else "seat",
            [posterior[each][SABOTEUR] for each in others],
            [max(prior, 0.0)] * len(others),
            [roles[each] == SABOTEUR for each in others],
            observed.gold_now(),
            belief.gold_posterior(view),
            gold_probabilities(view),
        )


RoundSamples = Sequence[tuple[int, tuple[BeliefSample, ...]]]
"""For each action of a round: its turn, and the beliefs after it."""


@dataclass(frozen=True)
class MeasuringJob:
    """Measures rounds by their numbers; round n is played at table n modulo the number of tables."""

    seed: str

    def measure(self, numbers: range) -> Sums:
        """The scores of the beliefs in these rounds."""
        sums: Sums = Counter()
        for number in numbers:
            table = TABLES[number % len(TABLES)]
            observed = ObservedRound(table, f"{self.seed} {number}")
            seat = number // len(TABLES) % table.set_up.players
            course = [
                (observed.turn, tuple(samples_of(observed, seat)))
                for _ in observed.steps()
                if observed.belief.actions
            ]
            for when, samples in samples_by_time(course, table.set_up.players):
                for sample in samples:
                    for group in groups_of(table, sample.viewer):
                        _add(sums, group, when, sample)
        return sums


def samples_by_time(course: RoundSamples, players: int) -> Iterator[tuple[str, tuple[BeliefSample, ...]]]:
    """All samples of a round by quarter, and those after each player has had a given number of turns."""
    for place, (_, samples) in enumerate(course):
        yield QUARTERS[len(QUARTERS) * place // len(course)], samples
    for turns in TURNS:
        so_far = [samples for turn, samples in course if turn <= turns * players]
        if so_far and course[-1][0] >= turns * players:
            yield after_turns(turns), so_far[-1]


def after_turns(turns: int) -> str:
    """The name of the time when each player has had this many turns."""
    return f"after {turns}"


def groups_of(table: SelfPlayTable, viewer: str) -> list[str]:
    """The groups that a round belongs to."""
    modules = table.set_up.modules
    game = "Saboteur 2" if modules == {"saboteur2"} else "base" if not modules | table.set_up.variants else ""
    bots = "foremen" if table.bots == BAYESIAN_BOTS else "all sorts"
    name = f"{game}, {bots}" if game else "with modules"
    if viewer == "seat":
        return ["all, by a seat at the table"]
    groups = ["all", name]
    if game and table.bots == BAYESIAN_BOTS:
        groups.append(f"{game}, {table.set_up.players} players")
    return groups


def _add(sums: Sums, group: str, when: str, sample: BeliefSample) -> None:
    saboteurs = sum(sample.is_saboteur)
    seats = len(sample.saboteur_probabilities)
    most_suspicious = sorted(range(seats), key=lambda each: -sample.saboteur_probabilities[each])[:saboteurs]
    added = {
        "actions": 1.0,
        "named": float(sum(sample.is_saboteur[each] for each in most_suspicious)),
        "named at random": saboteurs * saboteurs / seats,
        "saboteurs": float(saboteurs),
    }
    if sample.gold != NOBODY:
        added["with gold"] = 1.0
        for name, probabilities in (
            ("", sample.gold_probabilities),
            (" prior", sample.gold_probabilities_by_looks),
        ):
            added[f"gold{name}"] = -log(max(probabilities[sample.gold], 1e-9))
            added[f"gold found{name}"] = share_of_guess(probabilities, sample.gold)
    for chance, prior, saboteur in zip(
        sample.saboteur_probabilities, sample.prior, sample.is_saboteur, strict=True
    ):
        added["seats"] = added.get("seats", 0) + 1
        for name, value in (("", chance), (" prior", prior)):
            added["brier" + name] = added.get("brier" + name, 0) + (value - saboteur) ** 2
            clipped = min(max(value, 1e-6), 1 - 1e-6)
            added["loss" + name] = added.get("loss" + name, 0) - log(clipped if saboteur else 1 - clipped)
            added["right" + name] = added.get("right" + name, 0) + ((value > 0.5) == saboteur)
        column = min(BINS - 1, int(chance * BINS))
        for name, value in (("seats", 1.0), ("chance", chance), ("saboteurs", float(saboteur))):
            added[f"{name} {column}"] = added.get(f"{name} {column}", 0) + value
    for name, value in added.items():
        sums[group, when, name] += value  # type: ignore[assignment]  # sums of floats, not counts


def share_of_guess(probabilities: Sequence[float], place: int) -> float:
    """The probability that naming the likeliest place is right, with a random choice among equals.

    >>> share_of_guess([0.2, 0.5, 0.3], 1), share_of_guess([0.4, 0.4, 0.2], 0), share_of_guess([0.4, 0.6], 0)
    (1.0, 0.5, 0.0)
    """
    likeliest = [each for each, chance in enumerate(probabilities) if chance > max(probabilities) - 1e-9]
    return (place in likeliest) / len(likeliest)


# ---------------------------------------------------------------- tables


def _mean(sums: Sums, group: str, times: Sequence[str], of: str, by: str) -> float:
    total = sum(sums[group, when, by] for when in times)
    return sum(sums[group, when, of] for when in times) / total if total else 0.0


def _row(sums: Sums, group: str, times: Sequence[str], name: str) -> str:
    def mean(of: str, by: str = "seats") -> float:
        return _mean(sums, group, times, of, by)

    named = f"{100 * mean('named', 'saboteurs'):.0f} % ({100 * mean('named at random', 'saboteurs'):.0f} %)"
    if not any(sums[group, when, "saboteurs"] for when in times):
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
    """The heading of each table, in order."""
    return [
        *(f"**{_capital(group)}, by quarters of the round**" for group in BY_QUARTER),
        *(f"**{_capital(group)}, by turns that each player has had**" for group in BY_TURN),
        "**By tables, whole rounds**",
    ]


def head(first: str) -> list[str]:
    """The first lines of a table, given the name of its first column."""
    return [
        f"| {first} | saboteurs named | right at 50 % | Brier score | log loss | gold found | gold, log loss |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]


def tables(sums: Sums, rounds: int) -> list[str]:
    """The measured tables, as Markdown."""
    actions = sum(sums["all", quarter, "actions"] for quarter in QUARTERS)
    lines = [
        f"Measured on {rounds} rounds with {actions:.0f} actions; in brackets from the cards and looks alone."
    ]
    for heading, rows in zip(headings(), _all_rows(sums), strict=True):
        lines += ["", heading, "", *rows]
    return lines


def _all_rows(sums: Sums) -> Iterator[list[str]]:
    for group in BY_QUARTER:
        yield head("quarter") + [_row(sums, group, [quarter], quarter) for quarter in QUARTERS]
    for group in BY_TURN:
        yield head("turns") + [
            _row(sums, group, [when], f"{turns} ({lasted:.0f} rounds)")
            for turns in TURNS
            if (lasted := sums[group, when := after_turns(turns), "actions"])
        ]
    sizes = sorted({group for group, _, _ in sums if group.endswith("players")}, key=_by_number)
    mixes = ("Saboteur 2, all sorts", "with modules")
    yield head("table") + [_row(sums, group, QUARTERS, group) for group in (*sizes, *mixes)]


def _capital(group: str) -> str:
    return group[0].upper() + group[1:]


def _by_number(group: str) -> tuple[str, int]:
    game, players = group.split(", ")
    return game.lower(), int(players.split()[0])


def bins_of(sums: Sums, group: str) -> Bins:
    """For each bin of suspicion: the cases, the mean probability, and the share of saboteurs."""
    return [
        (
            int(sum(sums[group, quarter, f"seats {column}"] for quarter in QUARTERS)),
            _mean(sums, group, QUARTERS, f"chance {column}", f"seats {column}"),
            _mean(sums, group, QUARTERS, f"saboteurs {column}", f"seats {column}"),
        )
        for column in range(BINS)
    ]


def main() -> int:
    """Measure, print the tables, and write them and the chart."""
    for mark in (COUNTED, MEASURED):
        check_page(mark)
    if not can_draw():
        sys.exit(HOW_TO_INSTALL)
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    numbers = range(rounds * len(TABLES))
    sums: Sums = Counter()
    for part in play_all(MeasuringJob(SEED).measure, numbers):
        sums.update(part)
    lines = tables(sums, len(numbers))
    print("\n".join(lines))
    put_on_page(MEASURED, lines)
    put_on_page(COUNTED, odds_table(TABLE.read_text(encoding="utf-8")))
    groups = ("base, foremen", "Saboteur 2, foremen", "base, all sorts", "all")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    chart = ReliabilityChart(TITLE, {group: bins_of(sums, group) for group in groups})
    PICTURE.write_bytes(render(chart, "svg"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
