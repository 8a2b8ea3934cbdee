"""The rules of the game: pure code on the standard library. No clock; all randomness comes from the seed.

Start with `Game`; `docs/architecture.md` explains the whole.
"""

from typing import Final

from pyrite.game import decide
from pyrite.game.commands import (
    COMMANDS,
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    LayGoal,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    Steal,
    SwapHands,
    SwapHats,
    TakeGold,
    Trap,
    TurnGoal,
    command_from_json,
    command_to_json,
)
from pyrite.game.dealing.deal import Deal
from pyrite.game.declare import Command, Fact
from pyrite.game.editions import EDITIONS, Edition
from pyrite.game.fact_codec import fact_from_json, fact_to_json
from pyrite.game.game import Game, update_view
from pyrite.game.imagine import imagine
from pyrite.game.legal import legal
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.setup import Rules, SetUp
from pyrite.game.state import View
from pyrite.game.view_json import view_to_json

COMPILED: Final = not str(decide.__file__).endswith(".py")
"""Whether the rules run compiled (tools/compiled.py). Compiled and plain Python play the same games."""

__all__ = [
    "COMMANDS",
    "COMPILED",
    "EDITIONS",
    "AnswerToll",
    "AskToll",
    "BadInput",
    "CallSpecialist",
    "ChangeDirection",
    "Command",
    "Deal",
    "Detour",
    "DiscardTwo",
    "Edition",
    "Fact",
    "Free",
    "Game",
    "HandsOff",
    "Inspect",
    "KeepCard",
    "LayGoal",
    "LayTunnel",
    "LetPass",
    "LookAtRole",
    "LookInChest",
    "MoveGoal",
    "OpenChest",
    "Pass",
    "PlanTheft",
    "PutGoalsBack",
    "ReadMap",
    "Refusal",
    "Repair",
    "RobHand",
    "Rockfall",
    "Rules",
    "Sabotage",
    "SearchTrove",
    "SetUp",
    "StandDwarf",
    "Steal",
    "SwapGoals",
    "SwapHands",
    "SwapHats",
    "TakeGold",
    "Trap",
    "TurnGoal",
    "Veto",
    "View",
    "command_from_json",
    "command_to_json",
    "fact_from_json",
    "fact_to_json",
    "imagine",
    "legal",
    "update_view",
    "view_to_json",
]
