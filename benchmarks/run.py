"""How fast the rules are: random play, one core, plain Python, the legal list built at each decision.

Runs are interleaved and the median of CPU time is taken; each row is also a ratio to the base
game with five seats in the same run, since machines differ and are noisy.
"""

from __future__ import annotations

import statistics
import sys
import time
from dataclasses import dataclass, field

from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixing import MODULES
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules, SetUp
from pyrite.game.shuffle import Lots
from pyrite.game.state import State
from pyrite.game.turn import next_asked

BOX = frozenset(MODULES) - {"greedy_dwarf", "wardrobe"}
"""Everything that goes together with Saboteur 2 and the party."""


@dataclass
class Case:
    """A set-up to be measured."""

    name: str
    set_up: SetUp
    games: int
    rates: list[float] = field(default_factory=list)
    games_rates: list[float] = field(default_factory=list)


CASES = [
    Case("base game, 5 seats", SetUp(5), 24),
    Case("base game, 10 seats", SetUp(10), 24),
    Case("edition UA16, 5 seats", SetUp(5, edition="UA16"), 12),
    Case("Saboteur 2, 5 seats", SetUp(5, modules=frozenset({"saboteur2"})), 16),
    Case("Saboteur 2, 12 seats", SetUp(12, modules=frozenset({"saboteur2"})), 16),
    Case("the whole box, 5 seats", SetUp(5, modules=BOX), 8),
    Case("the whole box but the veto", SetUp(5, modules=BOX - {"veto"}), 8),
]


def measure(case: Case, run: int) -> None:
    """Play the games of a case once and note decisions and games a second of CPU time."""
    rules = Rules(case.set_up)
    lots = Lots(run.to_bytes(32, "big"), "benchmark")
    decisions = 0
    since = time.process_time()
    for number in range(case.games):
        state = State.before(rules, (run * 1000 + number).to_bytes(32, "big"))
        begin_game(state)
        table, privates = state.table, state.privates
        while not table.winners:
            seat = next_asked(state)
            own = privates[seat]
            assert own is not None
            moves = legal_moves(table, seat, own)
            play(state, seat, moves[lots.below(len(moves))])
            decisions += 1
    spent = time.process_time() - since
    case.rates.append(decisions / spent)
    case.games_rates.append(case.games / spent)


def clone_seconds() -> float:
    """The time to clone a five-seat base game in its middle."""
    state = State.before(Rules(SetUp(5)), bytes(32))
    begin_game(state)
    times = []
    for _ in range(7):
        since = time.process_time()
        for _ in range(2000):
            state.clone()
        times.append((time.process_time() - since) / 2000)
    return statistics.median(times)


def main() -> None:
    """Measure all cases, interleaved, and print the table."""
    runs = 5
    for run in range(runs + 1):
        for case in CASES:
            measure(case, run)
        if sys.stderr.isatty():
            print(f"\rrun {run} of {runs}", end="", file=sys.stderr)
    print(file=sys.stderr)
    base = statistics.median(CASES[0].rates[1:])  # the first run warms up
    print(f"{'':28}{'decisions/s':>12}{'games/s':>10}{'ratio':>8}")
    for case in CASES:
        rate, games = statistics.median(case.rates[1:]), statistics.median(case.games_rates[1:])
        print(f"{case.name:28}{rate:>12,.0f}{games:>10,.0f}{rate / base:>8.2f}")
    clone = clone_seconds()
    print(f"\nclone of a base game: {clone * 1e6:.1f} µs, {clone * base:.2f} decisions' time")


if __name__ == "__main__":
    main()
