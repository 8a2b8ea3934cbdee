"""Plays candidate moves out in one imagined world, to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game.catalogue import GREEDY, SABOTEUR
from pyrite.game.dealing.shuffle import FastRandom
from pyrite.game.decide import play_in_round
from pyrite.game.rollout import Policy, continue_to_round_end
from pyrite.game.state import State
from pyrite.game.table import Table

_VICTORY: Final = 2.0
"""What the victory of its own side is worth to a seat, in nuggets: about its share."""

_NUGGET_ON_CARD: Final = 0.1
"""What a nugget on a gold card is worth beside the victory: which card a seat gets is mostly luck (PAY-2)."""


def values_of_moves(world: State, seat: int, moves: Sequence[int], policy: Policy, seed: int) -> list[float]:
    """The value of each move to this seat, with the same random numbers after each. The world does not change."""
    found = []
    for move in moves:
        found.append(_value_of(world.clone(), seat, move, policy, FastRandom(seed)))
    return found


def _value_of(state: State, seat: int, move: int, policy: Policy, rng: FastRandom) -> float:
    table = state.table
    table.keeps_history = False
    tokens, nuggets = table.tokens[seat], _nuggets_on_cards(state, seat)
    policy.begin(table)
    play_in_round(state, seat, move)
    policy.observe(table, seat, move)
    continue_to_round_end(state, policy, rng)
    tokens = table.tokens[seat] - tokens
    nuggets = _nuggets_on_cards(state, seat) - nuggets
    if table.rules.saboteur2 or table.rules.tournament or table.rules.sabotaged_dwarf:
        return float(tokens + nuggets)
    value: float = tokens + _NUGGET_ON_CARD * nuggets
    return value + _VICTORY if _has_won(table, seat) else value


def _has_won(table: Table, seat: int) -> bool:
    """Whether the side of a seat has won a round of the base game (END-2, WC-16)."""
    role = table.roles[seat]
    if not table.gold_reached:
        return role == SABOTEUR
    return role != SABOTEUR and (role == GREEDY) == (table.roles[table.finisher] == GREEDY)


def _nuggets_on_cards(state: State, seat: int) -> int:
    own = state.privates[seat]
    assert own is not None
    return sum(own.gold)
