"""The weights in the package: their format, and how they were made."""

import json
import pickle
from importlib.resources import files

import pytest

from pyrite.bots.playouts.features import FEATURE_COUNT, FEATURES, ROLE_GROUPS, WEIGHTS_OF_GROUP
from pyrite.bots.playouts.policy import PlayoutPolicy
from pyrite.bots.playouts.tells import ACTIONS, SITUATION_COUNT, SITUATIONS, TELL_COUNT
from pyrite.bots.playouts.weights import GAMES, from_json, learned_weights, playout_policy, to_json
from pyrite.bots.training.initial_weights import initial_weights
from pyrite.game import Rules, SetUp
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.rollout import play_to_round_end
from pyrite.game.rounds import begin_game
from pyrite.game.state import State
from tests.bots.decisions import seed


def test_every_feature_and_tell_has_a_name() -> None:
    assert len(FEATURES) == len(set(FEATURES)) == FEATURE_COUNT
    assert len(SITUATIONS) == SITUATION_COUNT
    assert len(ACTIONS) * len(SITUATIONS) == TELL_COUNT
    weights = initial_weights()
    assert len(weights.moves) == len(ROLE_GROUPS) * WEIGHTS_OF_GROUP
    assert len(weights.tells) == TELL_COUNT


def test_weights_survive_json() -> None:
    weights = initial_weights()
    again = from_json(json.loads(json.dumps(to_json(weights))))
    assert (again.moves, again.tells) == (weights.moves, weights.tells)


def test_the_file_says_how_it_was_made() -> None:
    found = json.loads(files("pyrite.bots.playouts").joinpath("weights.json").read_text("utf-8"))
    assert found["command"] == f"make policy ROUNDS={found['rounds']} SEED={found['seed']}"
    assert set(found["figures"]) == set(GAMES)
    for figures in found["figures"].values():
        assert all(0 < share < 100 for share in figures["gold_reached_in_percent"].values())


@pytest.mark.parametrize("game", range(len(GAMES)), ids=GAMES)
def test_the_weights_were_learned(game: int) -> None:
    weights = learned_weights()[game]
    assert any(weights.tells)
    assert sum(one != other for one, other in zip(weights.moves, initial_weights().moves, strict=True)) > 200


def test_a_policy_survives_a_copy_in_the_middle_of_a_round() -> None:
    state = State.before(Rules(SetUp(5)), seed(1))
    begin_game(state)
    policy, rng = playout_policy(), FastRandom(1)
    play_to_round_end(state.clone(), policy, rng)
    copy: PlayoutPolicy = pickle.loads(pickle.dumps(policy))
    assert copy.tells is not None
    assert policy.tells is not None
    assert copy.tells.evidence == policy.tells.evidence
    play_to_round_end(one := state.clone(), policy, FastRandom(2))
    play_to_round_end(other := state.clone(), copy, FastRandom(2))
    assert one == other
