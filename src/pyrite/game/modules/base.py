"""The base game (SET-1 to SET-5). It is always played, or Saboteur 2 is added to it."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import BASE_ACTIONS, BASE_GOALS, BASE_TUNNELS, DIGGER, GOLD_CARDS, ROLE_SETS, SABOTEUR
from pyrite.game.cells import GOAL_CELLS
from pyrite.game.commands import (
    LayGoal,
    LayTunnel,
    Pass,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
)
from pyrite.game.module import Module
from pyrite.game.reaching import GOAL_QUESTION, ORIENTATION_QUESTION
from pyrite.game.sharing.gold_cards import GOLD_QUESTION, share
from pyrite.game.turn import TURN_QUESTION


def roles(players: int, _before: bytes) -> bytes:
    """The role cards for a number of players (SET-1)."""
    saboteurs, diggers = ROLE_SETS[players]
    return bytes([SABOTEUR] * saboteurs + [DIGGER] * diggers)


def hand_size(players: int) -> int:
    """How many cards each player is dealt (SET-2)."""
    return 6 if players <= 5 else 5 if players <= 7 else 4


MODULE: Final[Module] = Module(
    "base",
    words="the base game",
    rule="SET-1",
    game=True,
    players=(min(ROLE_SETS), max(ROLE_SETS)),
    deck={**BASE_TUNNELS, **BASE_ACTIONS},
    roles=roles,
    hand_size=hand_size,
    put_aside=0,
    max_passed=1,
    goals=BASE_GOALS,
    goal_cells=GOAL_CELLS,
    gold_cards=GOLD_CARDS,
    share=share,
    commands=(LayTunnel, ReadMap, Rockfall, Sabotage, Repair, Pass, TurnGoal, LayGoal, TakeGold),
    questions=(TURN_QUESTION, GOAL_QUESTION, ORIENTATION_QUESTION, GOLD_QUESTION),
)
