"""Profiles the hot paths of the rules: `make profile`.

For each path it prints the CPU time of one call (the best of five runs over the same decisions of random games).
In plain Python it also prints the functions that take most of that time, by cProfile. A profiler slows small
functions down most, so the shares only show where to look. For figures to compare use `make bench`.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pyrite.game import COMPILED
from pyrite.game.apply import apply
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.decide import decide, play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.rollout import sample_move
from pyrite.game.rounds import begin_game
from pyrite.game.set_up_rules import MODULES
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import Private, RawFact, State, View
from pyrite.game.turn import next_asked

CASES: Final = {
    "base game": SetUp(5),
    "Saboteur 2": SetUp(5, modules=frozenset({"saboteur2"})),
    "whole box": SetUp(5, modules=frozenset(MODULES) - {"greedy_dwarf", "wardrobe"}),
}
RUNS: Final = 5
GAMES: Final = 6
SAMPLE_PERIOD: Final = 3
"""The number of decisions between two sampled ones."""


@dataclass(frozen=True)
class SampledDecision:
    """A decision: the state, the seat that must decide, its move, and the facts of the move."""

    state: State
    seat: int
    own: Private
    move: int
    facts: list[RawFact]


def sampled_decisions(set_up: SetUp) -> list[SampledDecision]:
    """Decisions sampled over a few random games."""
    found, rng = [], FastRandom(1)
    for number in range(GAMES):
        state = State.before(Rules(set_up), number.to_bytes(32, "big"))
        begin_game(state)
        decisions = 0
        while not state.table.winners:
            seat = next_asked(state)
            own = state.privates[seat]
            assert own is not None
            move = sample_move(state.table, seat, own, rng)
            if not decisions % SAMPLE_PERIOD:
                before = state.clone()
                same = before.privates[seat]
                assert same is not None
                found.append(SampledDecision(before, seat, same, move, decide(before, seat, move)))
            play(state, seat, move)
            decisions += 1
    return found


Run = Callable[[], None]


def paths(sample: list[SampledDecision]) -> dict[str, tuple[int, Callable[[], Run]]]:
    """For each path: the number of calls in a run, and the function that prepares a run."""
    fair, quick = SeededRandom(bytes(32), "profile"), FastRandom(1)
    seats = sample[0].state.table.rules.players
    viewers = [None, *range(seats)]
    facts = [fact for each in sample for fact in each.facts]

    def listing() -> None:
        for each in sample:
            legal_moves(each.state.table, each.seat, each.own)

    def sampling() -> None:
        for each in sample:
            sample_move(each.state.table, each.seat, each.own, quick)

    def playing() -> Run:
        clones = [each.state.clone() for each in sample]

        def run() -> None:
            for state, each in zip(clones, sample, strict=True):
                play(state, each.seat, each.move)

        return run

    def applying() -> Run:
        views = [View.of(each.state, each.seat) for each in sample]
        visible = [
            [fact for one in each.facts if (fact := project(one, each.seat)) is not None] for each in sample
        ]

        def run() -> None:
            for view, seen in zip(views, visible, strict=True):
                for fact in seen:
                    apply(view, fact)

        return run

    def projecting() -> None:
        for fact in facts:
            for viewer in viewers:
                project(fact, viewer)

    def cloning() -> None:
        for each in sample:
            each.state.clone()

    def viewing() -> None:
        for each in sample:
            View.of(each.state, each.seat)

    def imagining() -> None:
        for number, each in enumerate(sample):
            imagine(each.state, number % seats, fair)

    count = len(sample)
    return {
        "list the legal moves": (count, lambda: listing),
        "draw a legal move without the list": (count, lambda: sampling),
        "play a move": (count, playing),
        "apply the facts of a move to a view": (count, applying),
        "project a fact for one viewer": (len(facts) * len(viewers), lambda: projecting),
        "clone a state": (count, lambda: cloning),
        "take a view": (count, lambda: viewing),
        "imagine a world": (count, lambda: imagining),
    }


def seconds(prepare: Callable[[], Run]) -> float:
    """The shortest CPU time of several runs."""
    times = []
    for _ in range(RUNS):
        run = prepare()
        since = time.process_time()
        run()
        times.append(time.process_time() - since)
    return min(times)


def shares(run: Run, most: int) -> list[str]:
    """The functions that take most of the time of a run."""
    profile = cProfile.Profile()
    profile.enable()
    run()
    profile.disable()
    stats = pstats.Stats(profile).get_stats_profile()
    rows = sorted(
        ((entry.tottime, name, entry) for name, entry in stats.func_profiles.items()),
        key=lambda row: -row[0],
    )
    total = stats.total_tt or 1.0
    lines = []
    for spent, name, entry in rows[:most]:
        where = Path(entry.file_name).name if entry.line_number else ""
        lines.append(f"    {spent / total:6.1%}  {name} {where} x {entry.ncalls}")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Profile the hot paths of the rules.")
    parser.add_argument("--case", choices=CASES, help="one kind of table only")
    parser.add_argument("--calls", type=int, default=6, help="functions to show for each path")
    chosen = parser.parse_args()
    print(f"The rules {'compiled' if COMPILED else 'in plain Python'}, µs a call")
    for name in [chosen.case] if chosen.case else CASES:
        print(f"\n{name}")
        for path, (calls, prepare) in paths(sampled_decisions(CASES[name])).items():
            print(f"  {seconds(prepare) / calls * 1e6:8.2f}  {path}")
            if not COMPILED and chosen.calls:
                print("\n".join(shares(prepare(), chosen.calls)))


if __name__ == "__main__":
    main()
