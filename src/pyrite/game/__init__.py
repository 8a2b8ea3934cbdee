"""The rules of the game: pure code on the standard library. No clock; all randomness comes from the seed.

Start with `Game`; `docs/architecture.md` explains the whole. The commands of a module are in its own file
(`pyrite.game.modules`); `COMMANDS` has all commands by name.
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
    "BadInput",
    "Command",
    "Deal",
    "DiscardTwo",
    "Edition",
    "Fact",
    "Free",
    "Game",
    "HandsOff",
    "Inspect",
    "LayGoal",
    "LayTunnel",
    "Pass",
    "PlanTheft",
    "ReadMap",
    "Refusal",
    "Repair",
    "Rockfall",
    "Rules",
    "Sabotage",
    "SetUp",
    "Steal",
    "SwapHands",
    "SwapHats",
    "TakeGold",
    "Trap",
    "TurnGoal",
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
