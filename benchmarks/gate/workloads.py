"""The workloads whose instructions are counted: fixed games with fixed random numbers.

They run under callgrind, which writes its count at every call of `os.getppid`; nothing else here calls that
function. So the work between two calls is counted without the start of the interpreter and without the warm-up.
"""

from __future__ import annotations

import atexit
import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final

from benchmarks.speed.pyrite_jobs import SET_UPS, new_game, play_from_lists, sample_states
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.decide import decide, play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State

Work = Callable[[], None]


def games(name: str, count: int) -> Work:
    """Whole games, with the list of legal moves at each decision."""
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_from_lists(rules, Random(number))

    return work


def for_each_state(name: str, do: Callable[[State, int], object], times: int = 1) -> Work:
    """Call a function with states spread over a game, and with their numbers."""
    states = sample_states(Rules(SET_UPS[name]), Random(1), games=1)

    def work() -> None:
        for _ in range(times):
            for number, state in enumerate(states):
                do(state, number)

    return work


def list_moves(state: State, number: int) -> Sequence[int]:
    """The legal moves of the seat that is asked."""
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    return legal_moves(state.table, seat, own)


def decide_one(state: State, number: int) -> None:
    """The facts of one legal move."""
    moves = list_moves(state, number)
    decide(state, next_asked(state), moves[number % len(moves)])


def rollouts(name: str, count: int) -> Work:
    """Whole games without lists."""
    play_to_end = importlib.import_module("pyrite.game.rollout").play_to_end
    rules = Rules(SET_UPS[name])

    def work() -> None:
        for number in range(count):
            play_to_end(new_game(rules, Random(number)), number)

    return work


def imagined_worlds(name: str) -> Work:
    """One imagined world for each state, for another seat each time."""
    rng = SeededRandom(bytes(32), "gate")
    players = SET_UPS[name].players
    return for_each_state(name, lambda state, number: imagine(state, number % players, rng))


def projections(name: str) -> Work:
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


def environment_game() -> Work:
    """A game in the raw learning environment: observation, mask, step."""
    from benchmarks.speed.env_loop import play as play_steps
    from pyrite.learn import NEAR, raw_env

    environment = raw_env(players=5, window=NEAR, outside="truncate")

    def work() -> None:
        environment.reset(seed=1)
        play_steps(environment, Random(1))

    return work


def server_moves() -> Work:
    """Moves in an online room, from the bytes of a request to the bytes of all updates, with the memory store."""
    from benchmarks.gate.server_moves import OnlineRoom

    room = OnlineRoom()
    atexit.register(room.close)
    return lambda: room.play(60)


def opened_rooms() -> Work:
    """A room with a started game, until each seat has its snapshot."""
    from benchmarks.gate.server_moves import OnlineRoom

    return lambda: OnlineRoom().close()


GAMES: Final = "games, base, 5 seats"
ROLLOUTS: Final = "rollouts, base"
BASE_GAMES: Final = 6

WORKLOADS: Final[dict[str, Callable[[], Work]]] = {
    GAMES: lambda: games("base-5", BASE_GAMES),
    "games, base, 10 seats": lambda: games("base-10", 4),
    "games, Saboteur 2, 5 seats": lambda: games("saboteur2-5", 3),
    "games, the whole box, 5 seats": lambda: games("box-5", 2),
    "legal lists, base": lambda: for_each_state("base-5", list_moves, 20),
    "legal lists, the whole box": lambda: for_each_state("box-5", list_moves, 8),
    "decide, base": lambda: for_each_state("base-5", decide_one, 10),
    "clone, base": lambda: for_each_state("base-5", lambda state, _: state.clone(), 20),
    "clone, the whole box": lambda: for_each_state("box-5", lambda state, _: state.clone(), 10),
    "imagine, base": lambda: imagined_worlds("base-5"),
    "imagine, the whole box": lambda: imagined_worlds("box-5"),
    "project, base": lambda: projections("base-5"),
    "raw environment, base": environment_game,
    "60 moves on the server": server_moves,
    "a room on the server": opened_rooms,
}
"""How to prepare each workload, by its name. A changed workload needs a new name or new accepted counts."""

if importlib.util.find_spec("pyrite.game.rollout"):
    WORKLOADS[ROLLOUTS] = lambda: rollouts("base-5", BASE_GAMES)
    WORKLOADS["rollouts, the whole box"] = lambda: rollouts("box-5", 2)


def prepared(names: Iterable[str]) -> Iterator[tuple[str, Work]]:
    """Prepare workloads one after the other."""
    for name in names:
        yield name, WORKLOADS[name]()


def main() -> None:
    """Run the named workloads, or all: once as a warm-up, once between two calls of `getppid`. Print each name."""
    for name, work in prepared(sys.argv[1:] or WORKLOADS):
        work()
        os.getppid()
        work()
        os.getppid()
        print(name, flush=True)


if __name__ == "__main__":
    main()
