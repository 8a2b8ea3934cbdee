"""Games, views, rules and random generators can be copied and pickled, in plain Python and compiled."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pyrite.game import SetUp
from pyrite.game.asked import next_asked
from pyrite.game.dealing.shuffle import BufferedRandom, FastRandom, SeededRandom
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import State, View

SET_UPS = {
    "the base game": SetUp(3),
    "the whole box": SetUp(5, modules=all_modules_with("saboteur2", "party")),
    "UA16, house rules": SetUp(4, edition="UA16", house_rules={"sabotage_target": "any"}),
}
COPY_METHODS = {"deepcopy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing))}

with_each_copy_method = pytest.mark.parametrize("make_copy", COPY_METHODS.values(), ids=COPY_METHODS)
CopyMethod = Callable[[Any], Any]


def played(set_up: SetUp, moves: int) -> State:
    """A game some moves after its beginning."""
    state = State.before(Rules(set_up), bytes(32))
    begin_game(state)
    play_random_moves(state, Random(1), moves)
    return state


def play_random_moves(state: State, rng: Random, moves: int) -> list[int]:
    """Play random moves; return them."""
    done: list[int] = []
    while len(done) < moves and not state.table.winners:
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        done.append(rng.choice(legal_moves(state.table, seat, own)))
        play(state, seat, done[-1])
    return done


@with_each_copy_method
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=SET_UPS)
def test_a_copied_game_is_equal_and_independent(set_up: SetUp, make_copy: CopyMethod) -> None:
    state = played(set_up, 60)
    before = state.clone()
    twin: State = make_copy(state)
    assert twin == state
    assert twin.table.maze.grid is state.table.maze.grid
    done = play_random_moves(twin, Random(2), 1000)
    assert twin.table.winners
    assert state == before
    assert play_random_moves(state, Random(2), 1000) == done
    assert twin == state


@with_each_copy_method
def test_the_record_of_a_game_is_copied_with_it(make_copy: CopyMethod) -> None:
    state = State.before(Rules(SetUp(3)), bytes(32))
    state.journal = []
    begin_game(state)
    play_random_moves(state, Random(1), 5)
    twin: State = make_copy(state)
    assert twin.journal == state.journal
    play_random_moves(twin, Random(1), 1)
    assert twin.journal is not None
    assert len(twin.journal) > len(state.journal)


@with_each_copy_method
@pytest.mark.parametrize("seat", [0, 2, None])
@pytest.mark.rule("INFO-2")
def test_a_copied_view_is_equal(seat: int | None, make_copy: CopyMethod) -> None:
    view = View.of(played(SET_UPS["the whole box"], 40), seat)
    twin: View = make_copy(view)
    assert twin == view
    assert twin.seat == seat
    assert twin.sealed is None
    assert [own is None for own in twin.privates] == [other != seat for other in range(5)]


@with_each_copy_method
def test_copied_rules_are_equal(make_copy: CopyMethod) -> None:
    for set_up in SET_UPS.values():
        rules = Rules(set_up)
        twin: Rules = make_copy(rules)
        assert twin.set_up == rules.set_up
        assert (twin.deck, twin.edition, twin.goal_cells) == (rules.deck, rules.edition, rules.goal_cells)


@with_each_copy_method
@pytest.mark.parametrize(
    "rng",
    [SeededRandom(bytes(32), "copies"), BufferedRandom(bytes(32)), FastRandom(7)],
    ids=["seeded", "buffered", "fast"],
)
def test_a_copied_generator_gives_the_same_numbers(rng: SeededRandom, make_copy: CopyMethod) -> None:
    rng.randbelow(6)
    twin: SeededRandom = make_copy(rng)
    assert [twin.randbelow(1000) for _ in range(20)] == [rng.randbelow(1000) for _ in range(20)]
