"""Fixed workloads whose instructions are counted: the same games and the same random numbers in every run.

They run under callgrind, which writes its count at each call of `os.getppid`. Nothing else calls that function, so
it marks the beginning and the end of the counted work, without the start of the interpreter and the warm-up.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Final

from benchmarks.speed.ours import SET_UPS, play_by_lists, sampled_states, start_game
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import decide, play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State
from pyrite.game.turn import next_asked

Work = Callable[[], None]


def games(name: str, count: int) -> Work:
    """Whole games, with the list of legal moves at each decision."""
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_by_lists(rules, Random(number))

    return work


def at_sampled_states(name: str, do: Callable[[State, int], object], times: int = 1) -> Work:
    """Calls a function with states sampled over a game, and the number of each."""
    states = sampled_states(Rules(SET_UPS[name]), Random(1), games=1)

    def work() -> None:
        for _ in range(times):
            for number, state in enumerate(states):
                do(state, number)

    return work


def list_moves(state: State, number: int) -> list[int]:
    """The legal moves of the seat that must decide."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


def decide_one(state: State, number: int) -> None:
    """The facts of one legal move."""
    moves = list_moves(state, number)
    decide(state, next_asked(state), moves[number % len(moves)])


def rolling_out(name: str, count: int) -> Work:
    """Rollouts of whole games."""
    play_to_end = importlib.import_module("pyrite.game.rollout").play_to_end
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_to_end(start_game(rules, Random(number)), number)

    return work


def imagining(name: str) -> Work:
    """Imagined worlds."""
    rng = SeededRandom(bytes(32), "gate")
    players = SET_UPS[name].players
    return at_sampled_states(name, lambda state, number: imagine(state, number % players, rng))


def projecting(name: str) -> Work:
    """Projects all facts of a game for each seat and a spectator."""
    facts = _facts(name)
    viewers = (None, *range(SET_UPS[name].players))

    def work() -> None:
        for fact in facts:
            for viewer in viewers:
                project(fact, viewer)

    return work


def _facts(name: str) -> list[RawFact]:
    rng = Random(1)
    state = State.before(Rules(SET_UPS[name]), bytes(32))
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state)
    while not state.table.winners:
        moves = list_moves(state, 0)
        play(state, next_asked(state), moves[rng.randrange(len(moves))])
    return journal


def stepping() -> Work:
    """A game in the raw learning environment, with observations and action masks."""
    from benchmarks.speed.steps import play as play_steps
    from pyrite.learn import NEAR, raw_env

    environment = raw_env(players=5, window=NEAR, outside="truncate")

    def work() -> None:
        environment.reset(seed=1)
        play_steps(environment, Random(1))

    return work


def serving() -> Work:
    """Moves in a room of the server, from the bytes of a request to the frames of all; stored in memory."""
    from benchmarks.gate.serving import make_moves

    return lambda: make_moves(60)


GAMES: Final = "games, base, 5 seats"
ROLLOUTS: Final = "rollouts, base"
BASE_GAMES: Final = 6

WORKLOADS: Final[dict[str, Callable[[], Work]]] = {
    GAMES: lambda: games("base-5", BASE_GAMES),
    "games, base, 10 seats": lambda: games("base-10", 4),
    "games, Saboteur 2, 5 seats": lambda: games("saboteur2-5", 3),
    "games, the whole box, 5 seats": lambda: games("box-5", 2),
    "legal lists, base": lambda: at_sampled_states("base-5", list_moves, 20),
    "legal lists, the whole box": lambda: at_sampled_states("box-5", list_moves, 8),
    "decide, base": lambda: at_sampled_states("base-5", decide_one, 10),
    "clone, base": lambda: at_sampled_states("base-5", lambda state, _: state.clone(), 20),
    "clone, the whole box": lambda: at_sampled_states("box-5", lambda state, _: state.clone(), 10),
    "imagine, base": lambda: imagining("base-5"),
    "imagine, the whole box": lambda: imagining("box-5"),
    "project, base": lambda: projecting("base-5"),
    "raw environment, base": stepping,
    "moves on the server": serving,
}
"""The function that prepares each workload. A changed workload needs a new name, or new accepted counts."""

if importlib.util.find_spec("pyrite.game.rollout"):
    WORKLOADS[ROLLOUTS] = lambda: rolling_out("base-5", BASE_GAMES)
    WORKLOADS["rollouts, the whole box"] = lambda: rolling_out("box-5", 2)


def prepared(names: Iterable[str]) -> Iterator[tuple[str, Work]]:
    """Prepare the named workloads one after another."""
    for name in names:
        yield name, WORKLOADS[name]()


def main() -> None:
    """Run the named workloads, or all: once as a warm-up, then between two marks. Print each name when done."""
    for name, work in prepared(sys.argv[1:] or WORKLOADS):
        work()
        os.getppid()
        work()
        os.getppid()
        print(name, flush=True)


if __name__ == "__main__":
    main()
