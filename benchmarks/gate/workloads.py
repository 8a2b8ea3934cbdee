"""Fixed work whose instructions are counted: the same games, the same lots, whenever it runs.

Run under callgrind, which sees `os.getppid` called, something that nothing else here does, and notes the count at
each call. So the work between two calls can be told apart from the start of the interpreter and from warming up.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Final

from benchmarks.speed.ours import SET_UPS, begun, moments, play_by_lists
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
    """Whole games: dealt, the legal list at each decision, played."""
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_by_lists(rules, Random(number))

    return work


def over_moments(name: str, do: Callable[[State, int], object], times: int = 1) -> Work:
    """Something done at moments spread over a game, with the number of the moment."""
    states = moments(Rules(SET_UPS[name]), Random(1), games=1)

    def work() -> None:
        for _ in range(times):
            for number, state in enumerate(states):
                do(state, number)

    return work


def list_moves(state: State, number: int) -> list[int]:
    """The legal moves of the seat that is asked."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


def decide_one(state: State, number: int) -> None:
    """The facts of one legal move."""
    moves = list_moves(state, number)
    decide(state, next_asked(state), moves[number % len(moves)])


def rolling_out(name: str, count: int) -> Work:
    """Whole games without lists."""
    play_to_end = importlib.import_module("pyrite.game.rollout").play_to_end
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_to_end(begun(rules, Random(number)), number)

    return work


def imagining(name: str) -> Work:
    """Worlds that a seat cannot tell from the real one."""
    rng = SeededRandom(bytes(32), "gate")
    players = SET_UPS[name].players
    return over_moments(name, lambda state, number: imagine(state, number % players, rng))


def projecting(name: str) -> Work:
    """All facts of a game, as each seat and a spectator see them."""
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
    """A game in the raw learning environment: observation, mask, step."""
    from benchmarks.speed.steps import play as play_steps
    from pyrite.learn import NEAR, raw_env

    environment = raw_env(players=5, window=NEAR, outside="truncate")

    def work() -> None:
        environment.reset(seed=1)
        play_steps(environment, Random(1))

    return work


def serving() -> Work:
    """Moves at a table online, from the bytes of an order to the bytes that all are sent; stored in memory."""
    from benchmarks.gate.serving import moves_made

    return lambda: moves_made(60)


GAMES: Final = "games, base, 5 seats"
ROLLOUTS: Final = "rollouts, base"
BASE_GAMES: Final = 6

WORKLOADS: Final[dict[str, Callable[[], Work]]] = {
    GAMES: lambda: games("base-5", BASE_GAMES),
    "games, base, 10 seats": lambda: games("base-10", 4),
    "games, Saboteur 2, 5 seats": lambda: games("saboteur2-5", 3),
    "games, the whole box, 5 seats": lambda: games("box-5", 2),
    "legal lists, base": lambda: over_moments("base-5", list_moves, 20),
    "legal lists, the whole box": lambda: over_moments("box-5", list_moves, 8),
    "decide, base": lambda: over_moments("base-5", decide_one, 10),
    "clone, base": lambda: over_moments("base-5", lambda state, _: state.clone(), 20),
    "clone, the whole box": lambda: over_moments("box-5", lambda state, _: state.clone(), 10),
    "imagine, base": lambda: imagining("base-5"),
    "imagine, the whole box": lambda: imagining("box-5"),
    "project, base": lambda: projecting("base-5"),
    "raw environment, base": stepping,
    "moves on the server": serving,
}
"""How to prepare each workload, by its name. A changed workload wants a new name, or new accepted figures."""

if importlib.util.find_spec("pyrite.game.rollout"):
    WORKLOADS[ROLLOUTS] = lambda: rolling_out("base-5", BASE_GAMES)
    WORKLOADS["rollouts, the whole box"] = lambda: rolling_out("box-5", 2)


def prepared(names: Iterable[str]) -> Iterator[tuple[str, Work]]:
    """Workloads, one after the other, each ready to be done."""
    for name in names:
        yield name, WORKLOADS[name]()


def main() -> None:
    """Do those that are named, or all, twice: to warm up, then between two marks. Tell their names in order."""
    for name, work in prepared(sys.argv[1:] or WORKLOADS):
        work()
        os.getppid()
        work()
        os.getppid()
        print(name, flush=True)


if __name__ == "__main__":
    main()
