"""Profiles every hot path of the rules: `make profile`.

For each path it prints the CPU time of one call, the best of five runs over the same decisions of random games. In
plain Python it also prints the functions that take most of that time (cProfile). A profiler slows small functions
most, so the shares show where to look, but are no figures to compare; `make bench` has those.
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
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.decide import decide, play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.project import project
from pyrite.game.rollout import sample_move
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import Private, RawFact, State, View

CASES: Final = {
    "base game": SetUp(5),
    "Saboteur 2": SetUp(5, modules=frozenset({"saboteur2"})),
    "whole box": SetUp(5, modules=all_modules_with("saboteur2", "party")),
}
RUNS: Final = 5
GAMES: Final = 6
SAMPLE_EVERY: Final = 3


@dataclass(frozen=True)
class Decision:
    """A decision: the state, the asked seat, the move that is played, and the facts that follow."""

    state: State
    seat: int
    own: Private
    move: int
    facts: list[RawFact]


def sample_decisions(set_up: SetUp) -> list[Decision]:
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
            if not decisions % SAMPLE_EVERY:
                copy = state.clone()
                own_copy = copy.privates[seat]
                assert own_copy is not None
                found.append(Decision(copy, seat, own_copy, move, decide(copy, seat, move)))
            play(state, seat, move)
            decisions += 1
    return found


Run = Callable[[], None]


def paths(sampled: list[Decision]) -> dict[str, tuple[int, Callable[[], Run]]]:
    """For each path: the number of calls in a run, and a function that prepares a run."""
    seeded, fast = SeededRandom(bytes(32), "profile"), FastRandom(1)
    seats = sampled[0].state.table.rules.players
    viewers = [None, *range(seats)]
    facts = [fact for decision in sampled for fact in decision.facts]

    def list_moves() -> None:
        for decision in sampled:
            legal_moves(decision.state.table, decision.seat, decision.own)

    def draw_move() -> None:
        for decision in sampled:
            sample_move(decision.state.table, decision.seat, decision.own, fast)

    def prepare_play() -> Run:
        clones = [decision.state.clone() for decision in sampled]

        def run() -> None:
            for state, decision in zip(clones, sampled, strict=True):
                play(state, decision.seat, decision.move)

        return run

    def prepare_apply() -> Run:
        views = [View.of(decision.state, decision.seat) for decision in sampled]
        received = [[fact for one in d.facts if (fact := project(one, d.seat)) is not None] for d in sampled]

        def run() -> None:
            for view, new_facts in zip(views, received, strict=True):
                for fact in new_facts:
                    apply(view, fact)

        return run

    def project_facts() -> None:
        for fact in facts:
            for viewer in viewers:
                project(fact, viewer)

    def clone_states() -> None:
        for decision in sampled:
            decision.state.clone()

    def make_views() -> None:
        for decision in sampled:
            View.of(decision.state, decision.seat)

    def imagine_worlds() -> None:
        for number, decision in enumerate(sampled):
            imagine(decision.state, number % seats, seeded)

    count = len(sampled)
    return {
        "list the legal moves": (count, lambda: list_moves),
        "draw a legal move without the list": (count, lambda: draw_move),
        "play a move": (count, prepare_play),
        "apply the facts of a move to a view": (count, prepare_apply),
        "project a fact for one viewer": (len(facts) * len(viewers), lambda: project_facts),
        "clone a state": (count, lambda: clone_states),
        "make a view": (count, lambda: make_views),
        "imagine a world": (count, lambda: imagine_worlds),
    }


def seconds(prepare: Callable[[], Run]) -> float:
    """The CPU time of the fastest of some runs."""
    times = []
    for _ in range(RUNS):
        run = prepare()
        since = time.process_time()
        run()
        times.append(time.process_time() - since)
    return min(times)


def slowest_functions(run: Run, most: int) -> list[str]:
    """The functions that take most of the time of a run, one line each."""
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
    parser = argparse.ArgumentParser(description="Profile every hot path of the rules.")
    parser.add_argument("--case", choices=CASES, help="only this set-up")
    parser.add_argument("--functions", type=int, default=6, help="functions to show for each path")
    options = parser.parse_args()
    print(f"The rules {'compiled' if COMPILED else 'in plain Python'}, µs a call")
    for name in [options.case] if options.case else CASES:
        print(f"\n{name}")
        for path, (calls, prepare) in paths(sample_decisions(CASES[name])).items():
            print(f"  {seconds(prepare) / calls * 1e6:8.2f}  {path}")
            if not COMPILED and options.functions:
                print("\n".join(slowest_functions(prepare(), options.functions)))


if __name__ == "__main__":
    main()
