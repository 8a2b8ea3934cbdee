"""Saboteur 2: two teams, more tunnels and actions, gold in tokens (S2-1 to S2-29)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import discarding
from pyrite.game.catalogue import SABOTEUR2_ACTIONS, SABOTEUR2_ROLES, SABOTEUR2_TUNNELS
from pyrite.game.commands import (
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    PlanTheft,
    Steal,
    SwapHands,
    SwapHats,
    Trap,
)
from pyrite.game.module import Action, Hooks, Module, ModuleText
from pyrite.game.sharing.saboteur2 import VICTIM_QUESTION, share
from pyrite.game.thefts import Thefts, read_thefts, write_thefts


def roles(_players: int, _before: bytes) -> bytes:
    """All role cards, for any number of players (S2-2)."""
    return bytes([role for role, count in SABOTEUR2_ROLES.items() for _ in range(count)])


def hand_size(_players: int) -> int:
    """Six cards for any number of players (S2-1)."""
    return 6


MODULE: Final[Module] = Module(
    "saboteur2",
    words="Saboteur 2",
    rule="S2-1",
    game=True,
    players=(2, 12),
    deck={**SABOTEUR2_TUNNELS, **SABOTEUR2_ACTIONS},
    roles=roles,
    has_role_stack=True,
    hand_size=hand_size,
    put_aside=10,
    max_passed=3,
    gold_cards={},
    options=(
        "discard_two_helps",
        "ladder_needs_opening",
        "ladder_goal_ban",
        "inspection_target",
        "theft_optional",
    ),
    pays_tokens=True,
    cards_change_hands=True,
    changes=("role_changes", "inspections"),
    share=share,
    part=Thefts,
    commands=(PlanTheft, HandsOff, Trap, Free, Inspect, SwapHats, SwapHands, DiscardTwo, Steal),
    questions=(VICTIM_QUESTION,),
    actions={DiscardTwo: Action(discarding.why_not_discard_two, discarding.discard_two)},
    hooks=Hooks(turn_moves=discarding.discard_two_moves),
    text=ModuleText(read_thefts, write_thefts),
)
