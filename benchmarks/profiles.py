"""Where the time goes on every hot path of the rules: `make profile`.

For each path: how long one call takes (CPU time, the best of five runs over the same moments of random games), and
in plain Python which functions that time is spent in, by cProfile. A profiler burdens small functions most, so
the shares are a hint where to look, never a figure to compare; `make bench` has those.
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
from pyrite.game.all_facts import apply
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
APART: Final = 3


@dataclass(frozen=True)
class Moment:
    """A decision: the state, who is asked, what is played, and the facts of it."""

    state: State
    seat: int
    own: Private
    move: int
    facts: list[RawFact]


def moments(set_up: SetUp) -> list[Moment]:
    """Every third decision of a few random games."""
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
            if not decisions % APART:
                still = state.clone()
                same = still.privates[seat]
                assert same is not None
                found.append(Moment(still, seat, same, move, decide(still, seat, move)))
            play(state, seat, move)
            decisions += 1
    return found


Run = Callable[[], None]


def paths(at: list[Moment]) -> dict[str, tuple[int, Callable[[], Run]]]:
    """For each path how many calls a run makes, and what prepares a run of it."""
    fair, quick = SeededRandom(bytes(32), "profile"), FastRandom(1)
    seats = at[0].state.table.rules.players
    viewers = [None, *range(seats)]
    facts = [fact for moment in at for fact in moment.facts]

    def listing() -> None:
        for moment in at:
            legal_moves(moment.state.table, moment.seat, moment.own)

    def sampling() -> None:
        for moment in at:
            sample_move(moment.state.table, moment.seat, moment.own, quick)

    def playing() -> Run:
        clones = [moment.state.clone() for moment in at]

        def run() -> None:
            for state, moment in zip(clones, at, strict=True):
                play(state, moment.seat, moment.move)

        return run

    def applying() -> Run:
        views = [View.of(moment.state, moment.seat) for moment in at]
        told = [[fact for one in m.facts if (fact := project(one, m.seat)) is not None] for m in at]

        def run() -> None:
            for view, seen in zip(views, told, strict=True):
                for fact in seen:
                    apply(view, fact)

        return run

    def projecting() -> None:
        for fact in facts:
            for viewer in viewers:
                project(fact, viewer)

    def cloning() -> None:
        for moment in at:
            moment.state.clone()

    def viewing() -> None:
        for moment in at:
            View.of(moment.state, moment.seat)

    def imagining() -> None:
        for number, moment in enumerate(at):
            imagine(moment.state, number % seats, fair)

    count = len(at)
    return {
        "list the legal moves": (count, lambda: listing),
        "draw a legal move without the list": (count, lambda: sampling),
        "play a move": (count, playing),
        "fold the facts of a move into a view": (count, applying),
        "project a fact for one viewer": (len(facts) * len(viewers), lambda: projecting),
        "clone a state": (count, lambda: cloning),
        "take a view": (count, lambda: viewing),
        "imagine a world": (count, lambda: imagining),
    }


def seconds(prepare: Callable[[], Run]) -> float:
    """The CPU time of a run, the best of some."""
    times = []
    for _ in range(RUNS):
        run = prepare()
        since = time.process_time()
        run()
        times.append(time.process_time() - since)
    return min(times)


def shares(run: Run, most: int) -> list[str]:
    """The functions that a run spends most of its time in."""
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
    parser = argparse.ArgumentParser(description="Where the time of the rules goes.")
    parser.add_argument("--case", choices=CASES, help="one kind of table only")
    parser.add_argument("--calls", type=int, default=6, help="functions to show for each path")
    chosen = parser.parse_args()
    print(f"The rules {'compiled' if COMPILED else 'in plain Python'}, µs a call")
    for name in [chosen.case] if chosen.case else CASES:
        print(f"\n{name}")
        for path, (calls, prepare) in paths(moments(CASES[name])).items():
            print(f"  {seconds(prepare) / calls * 1e6:8.2f}  {path}")
            if not COMPILED and chosen.calls:
                print("\n".join(shares(prepare(), chosen.calls)))


if __name__ == "__main__":
    main()
