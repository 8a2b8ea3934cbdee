"""Reads and writes the weights of the playout policy: JSON with the names of games, roles, stages and features."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pyrite.bots.playouts.features import FEATURE_COUNT, FEATURES, ROLE_GROUPS, STAGES, WEIGHTS_OF_GROUP
from pyrite.bots.playouts.policy import PlayoutPolicy, Weights
from pyrite.bots.playouts.tells import ACTIONS, SITUATION_COUNT, SITUATIONS, TELL_COUNT

GAMES: Final = ("base", "saboteur 2")
"""The games with weights of their own. Other modules are played with those of the game to which they are added."""
WEIGHTS_FILE: Final = "weights.json"


def no_weights() -> Weights:
    """Weights that make all candidates equally likely."""
    return Weights([0.0] * (len(ROLE_GROUPS) * WEIGHTS_OF_GROUP), [0.0] * TELL_COUNT)


def place_of(group: int, stage: int, feature: int) -> int:
    """The place of a weight in `Weights.moves`."""
    return group * WEIGHTS_OF_GROUP + stage * FEATURE_COUNT + feature


def to_json(weights: Weights) -> dict[str, Any]:
    """Weights as JSON, with four decimals and without zeros."""
    moves = {
        group: {
            stage: _named(FEATURES, weights.moves, place_of(row, column, 0)) for column, stage in enumerate(STAGES)
        }
        for row, group in enumerate(ROLE_GROUPS)
    }
    tells = {
        action: _named(SITUATIONS, weights.tells, row * SITUATION_COUNT) for row, action in enumerate(ACTIONS)
    }
    return {"moves": moves, "tells": tells}


def _named(names: tuple[str, ...], values: list[float], start: int) -> dict[str, float]:
    rounded = [round(value, 4) for value in values[start : start + len(names)]]
    return {name: value for name, value in zip(names, rounded, strict=True) if value}


def from_json(found: dict[str, Any]) -> Weights:
    """Weights from JSON."""
    weights = no_weights()
    for row, group in enumerate(ROLE_GROUPS):
        for column, stage in enumerate(STAGES):
            for name, value in found["moves"][group][stage].items():
                weights.moves[place_of(row, column, FEATURES.index(name))] = value
    for row, action in enumerate(ACTIONS):
        for name, value in found["tells"][action].items():
            weights.tells[row * SITUATION_COUNT + SITUATIONS.index(name)] = value
    return weights


@cache
def learned_weights() -> tuple[Weights, Weights]:
    """The weights in the package, for the base game and for Saboteur 2. Nobody may change them."""
    found = json.loads(files("pyrite.bots.playouts").joinpath(WEIGHTS_FILE).read_text(encoding="utf-8"))
    base, saboteur2 = [from_json(found[game]) for game in GAMES]
    return base, saboteur2


def playout_policy() -> PlayoutPolicy:
    """A policy with the weights in the package."""
    return PlayoutPolicy(*learned_weights())
