"""How long bots think: milliseconds of CPU time for a decision with more than one thing to do.

Each bot plays whole games against its like, one game of each set-up after the other, so that a
machine that is busy for a while does not fall on one row. What a bot makes of what it watches is
told apart: all seats watch, so it counts for everybody's decisions.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pyrite.bots import Bot, play_on, seated
from pyrite.bots.registry import BOTS, make_bot
from pyrite.game import Game, SetUp
from pyrite.game.mixes import with_all_modules
from pyrite.game.state import RawFact, View

SABOTEUR2 = SetUp(5, modules=frozenset({"saboteur2"}))
SET_UPS = {
    "base game, 5 seats": SetUp(5),
    "base game, 10 seats": SetUp(10),
    "Saboteur 2, 5 seats": SABOTEUR2,
    "the whole box, 5 seats": with_all_modules(SABOTEUR2),
}


@dataclass
class Times:
    """Milliseconds, by what they were spent on."""

    deciding: list[float] = field(default_factory=list)
    watching: list[float] = field(default_factory=list)


class Timed:
    """A bot with a stop-watch beside it."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot = bot
        self.times = times

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        """Watch, and note how long it took."""
        since = time.process_time_ns()
        self.bot.watch(view, told)
        self.times.watching.append((time.process_time_ns() - since) / 1e6)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Decide, and note how long it took if there was anything to decide."""
        since = time.process_time_ns()
        chosen = self.bot.move(view, moves)
        if len(moves) > 1:
            self.times.deciding.append((time.process_time_ns() - since) / 1e6)
        return chosen


def play(name: str, set_up: SetUp, number: int, times: Times) -> None:
    """One game of a bot against its like."""
    seed = number.to_bytes(32, "big")
    game = Game.begin(replace(set_up, seed=seed))
    match = seated(game, [Timed(make_bot(name, seed, seat), times) for seat in range(set_up.players)])
    while not game.over:
        play_on(game, match)


def row(name: str, where: str, times: Times) -> str:
    """A line of the table."""
    cuts = statistics.quantiles(times.deciding, n=100)
    return (
        f"{name:12}{where:26}{len(times.deciding):>10,}{statistics.median(times.deciding):>9.2f}{cuts[94]:>9.2f}"
        f"{max(times.deciding):>9.2f}{statistics.fmean(times.watching):>10.3f}"
    )


def main() -> None:
    """Play and print the table."""
    parser = argparse.ArgumentParser(description="How long bots think, in milliseconds of CPU time.")
    parser.add_argument("--games", type=int, default=3, help="games of each bot in each set-up (3)")
    parser.add_argument("--bots", default=",".join(BOTS), help="which bots, with commas between them (all)")
    asked = parser.parse_args()
    cases = {(name, where): Times() for name in asked.bots.split(",") for where in SET_UPS}
    for number in range(asked.games):
        for (name, where), times in cases.items():
            play(name, SET_UPS[where], number, times)
    print(f"{'':38}{'decisions':>10}{'median':>9}{'95 %':>9}{'most':>9}{'watching':>10}")
    for (name, where), times in cases.items():
        print(row(name, where, times))


if __name__ == "__main__":
    main()
