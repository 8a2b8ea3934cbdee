"""Measures how long bots think: milliseconds of CPU time for decisions with more than one legal move.

Each bot plays whole games in all seats. The games of all rows are interleaved, so that a slow phase of the machine
affects all rows. The time to watch other seats is measured separately, because it occurs in every seat.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pyrite.bots import Bot, play_decision, seat_bots
from pyrite.bots.registry import BOTS, make_bot
from pyrite.game import Game, SetUp
from pyrite.game.mixes import with_all_modules
from pyrite.game.state import RawFact, View

SABOTEUR2 = SetUp(5, modules=frozenset({"saboteur2"}))
SET_UPS = {
    "base game, 5 seats": SetUp(5),
    "base game, 10 seats": SetUp(10),
    "Saboteur 2, 5 seats": SABOTEUR2,
    "all modules, 5 seats": with_all_modules(SABOTEUR2),
}


@dataclass
class Times:
    """Milliseconds for each call."""

    deciding: list[float] = field(default_factory=list)
    watching: list[float] = field(default_factory=list)


class TimedBot:
    """A bot whose calls are timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot = bot
        self.times = times

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Watch, and record the time."""
        since = time.process_time_ns()
        self.bot.watch(view, new_facts)
        self.times.watching.append((time.process_time_ns() - since) / 1e6)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Decide, and record the time if there was more than one legal move."""
        since = time.process_time_ns()
        chosen = self.bot.move(view, moves)
        if len(moves) > 1:
            self.times.deciding.append((time.process_time_ns() - since) / 1e6)
        return chosen


def play(name: str, set_up: SetUp, number: int, times: Times) -> None:
    """Play one game with the same bot in all seats."""
    seed = number.to_bytes(32, "big")
    game = Game.begin(replace(set_up, seed=seed))
    match = seat_bots(game, [TimedBot(make_bot(name, seed, seat), times) for seat in range(set_up.players)])
    while not game.over:
        play_decision(game, match)


def row(name: str, set_up: str, times: Times) -> str:
    """A line of the table."""
    cuts = statistics.quantiles(times.deciding, n=100)
    return (
        f"{name:12}{set_up:26}{len(times.deciding):>10,}{statistics.median(times.deciding):>9.2f}{cuts[94]:>9.2f}"
        f"{max(times.deciding):>9.2f}{statistics.fmean(times.watching):>10.3f}"
    )


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description="How long bots think, in milliseconds of CPU time.")
    parser.add_argument("--games", type=int, default=3, help="games of each bot in each set-up (3)")
    parser.add_argument("--bots", default=",".join(BOTS), help="which bots, separated by commas (all)")
    options = parser.parse_args()
    cases = {(name, set_up): Times() for name in options.bots.split(",") for set_up in SET_UPS}
    for number in range(options.games):
        for (name, set_up), times in cases.items():
            play(name, SET_UPS[set_up], number, times)
    print(f"{'':38}{'decisions':>10}{'median':>9}{'95 %':>9}{'max':>9}{'watching':>10}")
    for (name, set_up), times in cases.items():
        print(row(name, set_up, times))


if __name__ == "__main__":
    main()
