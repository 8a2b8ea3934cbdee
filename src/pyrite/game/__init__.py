"""The rules of the game: pure, standard library only, no clock and no lots of their own.

Start with `Game`; `docs/architecture.md` has the picture.
"""

from pyrite.game.commands import (
    COMMANDS,
    Command,
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
    command_from_plain,
    plain_command,
)
from pyrite.game.deal import Deal
from pyrite.game.editions import EDITIONS, Edition
from pyrite.game.facts import Fact
from pyrite.game.forms import fact_from_plain, plain_fact
from pyrite.game.game import Game, follow
from pyrite.game.legal import legal
from pyrite.game.plain import plain_view
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.setup import Rules, SetUp
from pyrite.game.table import View

__all__ = [
    "COMMANDS",
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
    "command_from_plain",
    "fact_from_plain",
    "follow",
    "legal",
    "plain_command",
    "plain_fact",
    "plain_view",
]
