"""The weights with which training begins, set by hand from how people play."""

from __future__ import annotations

from typing import Final

from pyrite.bots.playouts import features as f
from pyrite.bots.playouts import tells as t
from pyrite.bots.playouts.features import DIGGERS, GEOLOGISTS, PROFITEERS, SABOTEURS, STAGES
from pyrite.bots.playouts.policy import Weights
from pyrite.bots.playouts.weights import no_weights, place_of

_COMMON: Final = {
    f.MAP: -1.0,
    f.MAP_NEWS: 2.5,
    f.REPAIR_SELF: 1.5,
    f.REPAIR_SELF_WHOLE: 0.5,
    f.PASS_OTHER: -1.0,
    f.THEFT: 1.0,
    f.HANDS_OFF: 1.0,
    f.INSPECT: 0.5,
    f.SWAP_HATS_SELF: -2.0,
    f.SWAP_HATS_SUSPECT: 0.0,
    f.SWAP_HANDS: -0.5,
    f.DISCARD_TWO: 1.0,
    f.OTHER_MOVE: 0.0,
}
_DIGGER: Final = {
    **_COMMON,
    f.LAY: 0.5,
    f.LAY_NEARER: 4.0,
    f.LAY_FARTHER: -4.0,
    f.LAY_EXITS: 0.3,
    f.LAY_DEAD_END: -2.0,
    f.LAY_AT_GOAL: 4.0,
    f.LAY_VALUE: -0.3,
    f.ROCKFALL_CLEARS: -1.0,
    f.ROCKFALL_NEARER: 3.0,
    f.ROCKFALL_CUTS: -4.0,
    f.BREAK: -0.5,
    f.BREAK_SUSPECT: 4.0,
    f.BREAK_AGAIN: -2.0,
    f.REPAIR: 0.0,
    f.REPAIR_SUSPECT: -4.0,
    f.REPAIR_WHOLE: 0.5,
    f.PASS_DEAD_END: 1.0,
    f.PASS_BEND: -0.5,
    f.PASS_STRAIGHT: -1.0,
    f.PASS_JUNCTION: -1.5,
    f.PASS_MAP: -0.5,
    f.PASS_ROCKFALL: -0.5,
    f.PASS_BREAK: -0.5,
    f.PASS_REPAIR: -0.5,
}
_SABOTEUR: Final = {
    **_COMMON,
    f.LAY: -0.5,
    f.LAY_NEARER: -1.0,
    f.LAY_FARTHER: 3.0,
    f.LAY_DEAD_END: 0.5,
    f.LAY_AT_GOAL: -4.0,
    f.ROCKFALL_CLEARS: -3.0,
    f.ROCKFALL_NEARER: -3.0,
    f.ROCKFALL_CUTS: 0.5,
    f.ROCKFALL_FARTHER: 2.0,
    f.BREAK: 1.0,
    f.BREAK_SUSPECT: -3.0,
    f.BREAK_AGAIN: -2.0,
    f.BREAK_NEXT: 1.0,
    f.REPAIR: -1.0,
    f.REPAIR_SUSPECT: 3.0,
    f.PASS_DEAD_END: -2.0,
    f.PASS_BEND: 0.5,
    f.PASS_STRAIGHT: 0.5,
    f.PASS_JUNCTION: 0.5,
    f.PASS_MAP: 0.0,
    f.PASS_ROCKFALL: -2.0,
    f.PASS_BREAK: -2.0,
    f.PASS_REPAIR: -0.5,
}
_OWN_ROLE: Final = {DIGGERS: _DIGGER, SABOTEURS: _SABOTEUR, PROFITEERS: _DIGGER, GEOLOGISTS: _DIGGER}

_LOG_ODDS: Final = {
    t.HELPS_MUCH: -1.5,
    t.HELPS: -1.0,
    t.IDLE: 0.5,
    t.HURTS: 1.5,
    t.DEAD_END: 1.0,
    t.CLEARS: -1.5,
    t.CUTS: 2.0,
    t.BREAKS: -2.0,
    t.BREAKS + 1: -1.0,
    t.BREAKS + 3: 1.0,
    t.BREAKS + 4: 2.0,
    t.REPAIRS: 1.5,
    t.REPAIRS + 1: 0.7,
    t.REPAIRS + 3: -0.7,
    t.REPAIRS + 4: -1.5,
}


def initial_weights() -> Weights:
    """The weights before any training."""
    weights = no_weights()
    for group, own in _OWN_ROLE.items():
        for stage in range(len(STAGES)):
            for feature, value in own.items():
                weights.moves[place_of(group, stage, feature)] = value
    for action, value in _LOG_ODDS.items():
        for situation in range(t.SITUATION_COUNT):
            weights.tells[action * t.SITUATION_COUNT + situation] = value
    return weights
