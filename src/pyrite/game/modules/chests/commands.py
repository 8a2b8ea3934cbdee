"""Commands of treasure chests (CHEST-2 to CHEST-5)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import KIND
from pyrite.game.codec import CHEST_NUMBER, GOAL, SEAT
from pyrite.game.declare import Command, command, packed
from pyrite.game.moves import OPEN_CHEST

LOOK_IN_CHEST: Final = 2  # verbs
MOVE_GOAL: Final = 50
ROB_HAND: Final = 51
LOOK_AT_ROLE: Final = 52


@command(LOOK_IN_CHEST, rule="CHEST-4", plays=KIND["map"])
class LookInChest(Command):
    """Look secretly at a chest and the tunnel card on it, with a map (CHEST-4)."""

    chest: int = packed(CHEST_NUMBER, bits=4)


@command(OPEN_CHEST, rule="GOAL-7")
class OpenChest(Command):
    """Choose a chest to be turned over next (GOAL-7)."""

    chest: int = packed(CHEST_NUMBER, bits=4)


@command(MOVE_GOAL, rule="CHEST-5")
class MoveGoal(Command):
    """Move a face-down goal one cell farther from the start (CHEST-5)."""

    goal: int = packed(GOAL, bits=4)


@command(ROB_HAND, rule="CHEST-5")
class RobHand(Command):
    """Choose from whose hand a card is drawn (CHEST-5)."""

    seat: int = packed(SEAT, bits=4)


@command(LOOK_AT_ROLE, rule="CHEST-5")
class LookAtRole(Command):
    """Choose whose role to look at (CHEST-5)."""

    seat: int = packed(SEAT, bits=4)
