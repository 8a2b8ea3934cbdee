"""The playout policy plays every mix legally, repeats itself, and reads only what the seat knows."""

from collections import Counter
from collections.abc import Iterator

import pytest

from pyrite.bots.playouts.policy import PlayoutPolicy
from pyrite.bots.training.initial_weights import initial_weights
from pyrite.game import Rules, SetUp
from pyrite.game.asked import next_asked
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.decide import play_in_round
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import random_set_up
from pyrite.game.moves import NOTHING, PASS, VERB_BITS
from pyrite.game.rollout import play_to_round_end, round_gains
from pyrite.game.rounds import begin_game
from pyrite.game.state import Private, State, View
from tests.bots.decisions import seed
from tests.bots.playouts.policies import policy

BASE = SetUp(5)
SABOTEUR2 = SetUp(6, modules=frozenset({"saboteur2"}))


def dealt(set_up: SetUp, number: int = 0) -> State:
    state = State.before(Rules(set_up), seed(number))
    begin_game(state)
    return state


def decisions(state: State, chosen: PlayoutPolicy, rng: FastRandom) -> Iterator[tuple[int, Private, int]]:
    """Play the round; yield each decision before it is played."""
    table = state.table
    chosen.begin(table)
    while not table.roles or table.question != NOTHING:
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        move = chosen.choose(state, seat, own, rng)
        yield seat, own, move
        play_in_round(state, seat, move)
        chosen.observe(table, seat, move)


# ---------------------------------------------------------------- legal moves


@pytest.mark.both
@pytest.mark.parametrize("number", range(40))
def test_it_plays_any_mix_legally(number: int) -> None:
    set_up = random_set_up(SeededRandom(seed(number), "playout policy"))
    state, chosen = dealt(set_up, number), policy()
    count = 0
    for seat, own, move in decisions(state, chosen, FastRandom(number)):
        assert move in legal_moves(state.table, seat, own)
        count += 1
    assert count


def test_it_takes_every_kind_of_move_in_saboteur_2() -> None:
    played: Counter[int] = Counter()
    for number in range(60):
        state = dealt(SABOTEUR2, number)
        played.update(move >> VERB_BITS for _, _, move in decisions(state, policy(), FastRandom(number)))
    assert set(played) >= {0, 1, *range(3, 13), 32, 33}


def test_it_chooses_legally_without_having_seen_the_game() -> None:
    state, chosen = dealt(BASE), policy()
    for seat, own, _ in decisions(state, policy(), FastRandom(1)):
        assert chosen.choose(state, seat, own, FastRandom(2)) in legal_moves(state.table, seat, own)


def test_a_policy_can_go_on_in_other_games() -> None:
    chosen = policy()
    for number, set_up in enumerate((BASE, SABOTEUR2, SetUp(10), BASE)):
        play_to_round_end(dealt(set_up, number), chosen, FastRandom(number))


# ---------------------------------------------------------------- the same again


@pytest.mark.both
def test_the_same_random_numbers_play_the_same_round() -> None:
    one, same, other = dealt(BASE), dealt(BASE), dealt(BASE)
    used = policy()
    play_to_round_end(dealt(BASE, 3), used, FastRandom(1))  # what it followed before does not matter
    play_to_round_end(one, used, FastRandom(7))
    play_to_round_end(same, policy(), FastRandom(7))
    play_to_round_end(other, policy(), FastRandom(8))
    assert one == same
    assert one != other


def test_gains_do_not_change_the_world() -> None:
    world = dealt(BASE)
    before = world.clone()
    gains = round_gains(world, policy(), FastRandom(1), 20)
    assert world == before
    assert len({tuple(each) for each in gains}) > 3


# ---------------------------------------------------------------- how it plays


def test_diggers_reach_the_gold_far_more_often_without_saboteurs() -> None:
    reached = [0, 0]
    for number in range(60):
        for place, role in enumerate((None, 1)):
            state = dealt(BASE, number)
            for own in state.privates:
                if own is not None and role is not None:
                    own.role = role
            play_to_round_end(state, policy(), FastRandom(number))
            reached[place] += state.table.gold_reached
    assert reached[0] < 50
    assert reached[1] > 56


def test_actions_tell_who_the_saboteurs_are() -> None:
    saboteurs = diggers = 0.0
    for number in range(60):
        state, chosen = dealt(BASE, number), policy()
        play_to_round_end(state, chosen, FastRandom(number))
        told = chosen.tells
        assert told is not None
        for seat, own in enumerate(state.privates):
            assert own is not None
            if own.role == SABOTEUR:
                saboteurs += told.evidence[seat] / 60 / 2
            else:
                diggers += told.evidence[seat] / 60 / 3
    assert saboteurs > 1 > -1 > diggers


# ---------------------------------------------------------------- no secrets


@pytest.mark.rule("INFO-1", "INFO-2", "INFO-3")
@pytest.mark.parametrize("number", range(24))
def test_it_chooses_the_same_from_what_the_seat_knows(number: int) -> None:
    """Another policy that is shown only views, and only what is public of each move, chooses the same."""
    set_up = random_set_up(SeededRandom(seed(number), "secrets of playouts")) if number > 3 else BASE
    state, chosen = dealt(set_up, number), policy()
    shown = policy()
    shown.begin(View.of(state, None).table)
    rng, twin = FastRandom(number), FastRandom(number)
    for seat, _, move in decisions(state, chosen, rng):
        view = View.of(state, seat)
        own = view.privates[seat]
        assert own is not None
        assert [each for other, each in enumerate(view.privates) if other != seat] == [None] * (set_up.players - 1)
        assert view.sealed is None
        assert shown.choose(view, seat, own, twin) == move
        after = state.clone()
        play_in_round(after, seat, move)
        public = PASS << VERB_BITS if move >> VERB_BITS == PASS else move
        if not after.table.roles:
            shown.observe(View.of(after, None).table, seat, public)


@pytest.mark.rule("INFO-4")
@pytest.mark.parametrize("set_up", [BASE, SABOTEUR2], ids=["base", "saboteur 2"])
def test_it_chooses_the_same_in_every_imagined_world(set_up: SetUp) -> None:
    compared = 0
    for number in range(6):
        state = dealt(set_up, number)
        chosen = policy()
        for seat, own, _ in decisions(state, chosen, FastRandom(number)):
            if len(state.table.card_history) % 2:
                continue
            found = chosen.choose(state, seat, own, FastRandom(compared))
            world = imagine(state, seat, SeededRandom(seed(compared), "world"))
            there = world.privates[seat]
            assert there is not None
            assert chosen.choose(world, seat, there, FastRandom(compared)) == found
            compared += 1
    assert compared > 50


class Peeking(PlayoutPolicy):
    """A planted mistake: it reads the hand of the next seat."""

    def choose(self, state: State, seat: int, own: Private, rng: FastRandom) -> int:
        other = state.privates[(seat + 1) % len(state.privates)]
        for _ in range(sum(other.hand) if other is not None else 0):
            rng.randbelow(2)
        return super().choose(state, seat, own, rng)


def test_a_planted_leak_is_found() -> None:
    weights = initial_weights()
    peeking, state = Peeking(weights, weights), dealt(BASE)
    differences = 0
    for seat, own, _ in decisions(state, peeking, FastRandom(1)):
        view = View.of(state, seat)
        there = view.privates[seat]
        assert there is not None
        differences += peeking.choose(view, seat, there, FastRandom(1)) != peeking.choose(
            state, seat, own, FastRandom(1)
        )
    assert differences
