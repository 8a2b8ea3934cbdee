"""Training follows the gradient, repeats itself and can be interrupted."""

import json
from collections.abc import Iterable, Sequence
from math import log

import pytest

from pyrite.bots.playouts.policy import Weights, exp_of
from pyrite.bots.training import trainer
from pyrite.bots.training.initial_weights import initial_weights
from pyrite.bots.training.recording import RecordingPolicy
from pyrite.bots.training.self_play import Batch, SelfPlay
from pyrite.bots.training.trainer import Training
from pyrite.game import Rules, SetUp
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.rollout import play_to_round_end
from pyrite.game.rounds import begin_game
from pyrite.game.state import State
from tests.bots.decisions import seed


def play_here(work: SelfPlay, chunks: list[Sequence[int]]) -> Iterable[Batch]:
    return map(work.play, chunks)


def dealt(number: int) -> State:
    state = State.before(Rules(SetUp(5)), seed(number))
    begin_game(state)
    return state


def chance(weights: Weights, state: State, move: int) -> float:
    """The probability of a move of the first seat."""
    policy = RecordingPolicy(weights, weights)
    first = state.table.to_move
    own = state.privates[first]
    assert own is not None
    policy.choose(state, first, own, FastRandom(1))
    moves = [policy._moves.at(place) for place in range(len(policy._scores))]
    return policy._scores[moves.index(move)] / sum(policy._scores)


@pytest.mark.parametrize("number", range(3))
def test_the_gradient_is_that_of_the_log_probability(number: int) -> None:
    weights, state = initial_weights(), dealt(number)
    first = state.table.to_move
    own = state.privates[first]
    assert own is not None
    policy = RecordingPolicy(weights, weights)
    move = policy.choose(state, first, own, FastRandom(number))
    gradient = [0.0] * len(weights.moves)
    policy.add_gradient([1.0] * 5, gradient)
    changed = [place for place, slope in enumerate(gradient) if slope]
    assert len(changed) > 4
    small = 0.01
    for place in changed:
        above, below = list(weights.moves), list(weights.moves)
        above[place] += small
        below[place] -= small
        slope = log(chance(Weights(above, weights.tells), state, move)) - log(
            chance(Weights(below, weights.tells), state, move)
        )
        assert slope / (2 * small) == pytest.approx(gradient[place], abs=0.01)


def test_a_recorded_round_is_forgotten() -> None:
    weights = initial_weights()
    policy = RecordingPolicy(weights, weights)
    play_to_round_end(dealt(1), policy, FastRandom(1))
    gradient = [0.0] * len(weights.moves)
    policy.add_gradient([0.0] * 5, gradient)
    assert not any(gradient)
    policy.add_gradient([1.0] * 5, gradient)
    assert not any(gradient)
    assert sum(policy.counts) > 20


@pytest.mark.parametrize("number", [0.0, -0.001, -0.3, -1.0, -7.77, -19.9])
def test_the_exponential_is_nearly_exact(number: float) -> None:
    assert exp_of(number) == pytest.approx(2.718281828459045**number, rel=1e-4)
    assert exp_of(-25.0) == 0.0


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "BATCH", 40)
    monkeypatch.setattr(trainer, "CHUNK", 15)


@pytest.mark.usefixtures("small_batches")
@pytest.mark.parametrize("game", ["base", "saboteur 2"])
def test_an_interrupted_run_ends_with_the_same_weights(game: str) -> None:
    one, other = Training(game, 3, 120), Training(game, 3, 120)
    while not one.finished:
        one.play_batch(play_here)
    while not other.finished:
        other.play_batch(play_here)
        other = Training.from_json(json.loads(json.dumps(other.to_json())))
    assert one.to_json() == other.to_json()
    assert one.result().moves == other.result().moves
    assert one.result().moves != initial_weights().moves
    assert [batch["rounds"] for batch in one.curve] == [40, 80, 120]


@pytest.mark.both
@pytest.mark.usefixtures("small_batches")
def test_the_result_does_not_depend_on_the_chunks_or_the_build() -> None:
    training = Training("base", 3, 40)
    training.play_batch(play_here)
    reached = {"3": 0.6, "4": 1.0, "5": 0.4, "6": 0.6, "7": 0.6, "8": 0.6, "9": 0.6, "10": 0.4}
    assert training.curve == [{"rounds": 40, **reached}]


@pytest.mark.usefixtures("small_batches")
def test_another_seed_gives_other_weights() -> None:
    one, other = Training("base", 3, 80), Training("base", 4, 80)
    for _ in range(2):
        one.play_batch(play_here)
        other.play_batch(play_here)
    assert one.weights.moves != other.weights.moves
