"""Rollouts: every legal move is equally likely, and only the rules decide."""

import pickle
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import pytest

from pyrite.game.asked import next_asked
from pyrite.game.dealing.deal import Deal
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.dealing.shuffled_round import RolloutStreams, deal_round
from pyrite.game.decide import play
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.modules import module_names
from pyrite.game.moves import TURN
from pyrite.game.refusal import BadInput
from pyrite.game.rollout import (
    Policy,
    RandomPolicy,
    play_random_move,
    play_to_end,
    play_to_round_end,
    round_gains,
    sample_move,
)
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import Private, State, gold_of
from pyrite.game.table import NOBODY, Table

BOX = all_modules_with("saboteur2", "party")
SET_UPS = {
    "the base game": SetUp(5),
    "ten seats": SetUp(10),
    "tunnels need not join": SetUp(5, edition="UA16"),
    "Saboteur 2, twelve seats": SetUp(12, modules=frozenset({"saboteur2"})),
    "the whole box": SetUp(5, modules=BOX),
    "the whole box but the veto": SetUp(5, modules=BOX - {"veto"}),
    "the tournament": SetUp(5, variants=frozenset({"tournament"})),
    **{
        f"just {module}": SetUp(5, modules=frozenset({module}))
        for module in module_names()
        if module != "saboteur2"
    },
}


def new_game(set_up: SetUp, seed: int = 0) -> State:
    state = State.before(Rules(set_up), seed.to_bytes(32, "big"))
    begin_game(state)
    return state


def asked(state: State) -> tuple[Table, int, Private]:
    seat = next_asked(state)
    own = state.privates[seat]
    assert own is not None
    return state.table, seat, own


def decisions_of(set_up: SetUp, seed: int = 0) -> Iterator[State]:
    """Every decision of a randomly played game, dealt as a rollout deals it."""
    state, rng = new_game(set_up, seed), FastRandom(seed)
    while not state.table.winners:
        yield state
        _, seat, _ = asked(state)
        play(state, seat, sample_move(*asked(state), rng), rng)


class DrawnAgainError(Exception):
    """The given number has no legal move."""


class OneNumber(SeededRandom):
    """A generator that returns one given number and then fails."""

    def __init__(self, number: int) -> None:
        super().__init__(bytes(32), "one")
        self.numbers = [number]
        self.bound = 0

    def randbelow(self, bound: int) -> int:
        self.bound = bound
        if not self.numbers:
            raise DrawnAgainError
        return self.numbers.pop()


def moves_by_numbers(state: State) -> list[int]:
    """The moves that are drawn for all possible random numbers."""
    found = []
    number, bound = 0, 1
    while number < bound:
        rng = OneNumber(number)
        with suppress(DrawnAgainError):
            found.append(sample_move(*asked(state), rng))
        number, bound = number + 1, rng.bound
    return found


@pytest.mark.rule("TURN-1")
@pytest.mark.plain
@pytest.mark.parametrize("name", SET_UPS)
def test_each_legal_move_of_a_turn_has_exactly_one_number(name: str) -> None:
    turns = 0
    for state in decisions_of(SET_UPS[name]):
        if state.table.question == TURN:
            assert sorted(moves_by_numbers(state)) == legal_moves(*asked(state))
            turns += 1
    assert turns > 50


@pytest.mark.parametrize(
    ("name", "in_a_turn"), [("the base game", True), ("the whole box", True), ("the whole box", False)]
)
def test_moves_are_drawn_equally_often(name: str, in_a_turn: bool) -> None:
    """By chi-square; the seeds are fixed, so the result is too."""
    state = next(
        state
        for state in decisions_of(SET_UPS[name], 3)
        if (state.table.question == TURN) is in_a_turn and len(legal_moves(*asked(state))) > 1
    )
    legal = legal_moves(*asked(state))
    rng, expected = FastRandom(1), 400
    drawn = Counter(sample_move(*asked(state), rng) for _ in range(expected * len(legal)))
    assert sorted(drawn) == legal
    chi_square = sum((drawn[move] - expected) ** 2 / expected for move in legal)
    freedom = len(legal) - 1
    assert chi_square < freedom + 3.5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", SET_UPS)
def test_a_rollout_plays_to_the_end_of_the_game(name: str) -> None:
    state = new_game(SET_UPS[name], 1)
    decisions = play_to_end(state, 1)
    assert state.table.winners
    assert decisions == sum(1 for _ in decisions_of(SET_UPS[name], 1))


def test_the_same_seed_plays_the_same_way_and_another_does_not() -> None:
    one, same, other = (new_game(SET_UPS["the base game"]) for _ in range(3))
    play_to_end(one, 5)
    play_to_end(same, 5)
    play_to_end(other, 6)
    assert one == same
    assert one != other


@pytest.mark.parametrize("name", SET_UPS)
def test_a_rollout_can_end_with_the_round(name: str) -> None:
    state, rng = new_game(SET_UPS[name], 2), FastRandom(2)
    twin = state.clone()
    decisions = play_to_round_end(state, RandomPolicy(), rng)
    assert decisions > 20
    assert state.table.round == 1
    assert state.table.roles
    assert next_asked(state) == NOBODY
    same = FastRandom(2)
    for _ in range(decisions):
        play_random_move(twin, same)
    assert twin.table.round == 2
    assert [own.gold for own in twin.privates if own] == [own.gold for own in state.privates if own]


class FirstMove(Policy):
    """Takes the first legal move, and notes who decided."""

    def __init__(self) -> None:
        self.decided: list[int] = []

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        self.decided.append(seat)
        return legal_moves(state.table, seat, own)[0]


def test_a_policy_decides_for_all_seats() -> None:
    state, policy = new_game(SET_UPS["the base game"]), FirstMove()
    twin = state.clone()
    assert play_to_round_end(state, policy, FastRandom(1)) == len(policy.decided)
    for seat in policy.decided:
        assert next_asked(twin) == seat
        play(twin, seat, legal_moves(*asked(twin))[0])
    assert twin.table.round == 2
    assert twin.table.gold_cards == state.table.gold_cards


def test_the_gains_of_many_rollouts_are_those_of_each() -> None:
    world = new_game(SET_UPS["the whole box"], 5)
    before = world.clone()
    gains = round_gains(world, RandomPolicy(), FastRandom(8), 6)
    assert world == before
    rng = FastRandom(8)
    for gain in gains:
        played = world.clone()
        play_to_round_end(played, RandomPolicy(), rng)
        assert gain == [
            gold_of(played.table, seat, own) - gold_of(world.table, seat, world.privates[seat] or own)
            for seat, own in enumerate(played.privates)
            if own is not None
        ]
    assert len({tuple(gain) for gain in gains}) > 1


def test_a_rollout_has_no_journal_and_does_not_use_the_seed_of_the_game() -> None:
    state = new_game(SET_UPS["the base game"])
    play_to_end(state, 9)
    assert state.journal is None
    assert state.sealed is not None
    assert state.sealed.seed == bytes(32)


@pytest.mark.parametrize("name", SET_UPS)
def test_a_rollout_deals_the_cards_of_the_set_up(name: str) -> None:
    rules = Rules(SET_UPS[name])
    rng = FastRandom(3)
    one, other = (Deal(*deal_round(rules, RolloutStreams(rng))) for _ in range(2))
    one.check(rules)
    other.check(rules)
    assert one != other


def test_a_rollout_keeps_no_history_so_that_no_world_can_be_imagined_from_it() -> None:
    state = new_game(SET_UPS["the base game"])
    world = state.clone()
    play_to_round_end(world, RandomPolicy(), FastRandom(4))
    assert len(world.table.card_history) == 1
    assert not pickle.loads(pickle.dumps(world)).table.keeps_history
    with pytest.raises(BadInput, match="from a state of a rollout"):
        imagine(world, 0, FastRandom(1))
    imagine(state, 0, FastRandom(1))


@pytest.mark.parametrize("bound", [2, 6, 67, 113])
def test_fast_random_is_uniform(bound: int) -> None:
    rng, expected = FastRandom(bound), 2000
    drawn = Counter(rng.randbelow(bound) for _ in range(expected * bound))
    assert sorted(drawn) == list(range(bound))
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert chi_square < bound - 1 + 3.5 * (2 * (bound - 1)) ** 0.5


def test_successive_numbers_of_fast_random_are_independent() -> None:
    rng, expected = FastRandom(4), 300
    pairs = Counter((rng.randbelow(7), rng.randbelow(7)) for _ in range(expected * 49))
    assert len(pairs) == 49
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 48 + 3.5 * 96**0.5


def test_fast_random_shuffles_uniformly() -> None:
    rng, orders = FastRandom(11), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
