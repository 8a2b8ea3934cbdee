"""Plays candidate moves out in one imagined world, to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.game.catalogue import GREEDY, SABOTEUR
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.decide import play_in_round
from pyrite.game.rollout import Policy, play_to_round_end
from pyrite.game.state import State, gold_of

_WON = 2.0
"""What it is worth to be on the side that wins, in nuggets: about a share of the gold."""


def values_of_moves(world: State, seat: int, moves: Sequence[int], policy: Policy, seed: int) -> list[float]:
    """The value of each move to this seat, with the same random numbers after each. The world does not change."""
    return [_value_of(world.clone(), seat, move, policy, FastRandom(seed)) for move in moves]


def _value_of(world: State, seat: int, move: int, policy: Policy, rng: FastRandom) -> float:
    before = _gold(world, seat)
    world.table.keeps_history = False
    play_in_round(world, seat, move)
    play_to_round_end(world, policy, rng)
    gained = _gold(world, seat) - before
    table = world.table
    if table.rules.saboteur2 or table.rules.tournament:
        return float(gained)
    role = table.roles[seat]
    if role == SABOTEUR:
        won = not table.gold_reached
    else:
        won = table.gold_reached and (role == GREEDY) == (table.roles[table.finisher] == GREEDY)
    return _WON * won + 0.1 * gained


def _gold(state: State, seat: int) -> int:
    own = state.privates[seat]
    assert own is not None
    return gold_of(state.table, seat, own)
