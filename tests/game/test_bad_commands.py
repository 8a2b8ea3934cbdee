"""Commands that cannot be read, or whose fields make no sense, get one clear sentence and change nothing."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pyrite.game import (
    COMMANDS,
    Command,
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    LayGoal,
    LayTunnel,
    Pass,
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
)
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard
from tests.properties.odd_commands import a_command
from tests.rules.play import position, refusal

POSITION = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NESW, EW, map, rockfall, broken cart, repair cart
"""


class Resign(Command):
    __slots__ = ()

    def __repr__(self) -> str:
        return "Resign()"


INVALID_CELLS: list[Any] = [
    None,
    5,
    "a1",
    (),
    (1,),
    (1, 2, 3),
    (1.0, 0),
    ("1", "0"),
    (True, 0),
    (None, 0),
    ((1, 0), 0),
    {"x": 1, "y": 0},
]
FAR_CELLS = [(56, 0), (-56, 0), (0, 56), (0, -56), (10**9, 0)]
INVALID_TUNNELS: list[Any] = [
    None,
    5,
    "",
    "X",
    "ns",
    "NN",
    "NS+N|",
    "N|S|",
    "NS|",
    "|",
    "+",
    "NS+",
    "N S",
    "NS+N|+S",
    "NES+W",
    "N",
    "gold",
    "start",
    "map",
    "N rope",
    "NESW ladder",
    "NS door",
    ("NS",),
    ["N", "S"],
]
INVALID_SIDES: list[Any] = [*INVALID_TUNNELS[:13], "NES+W", "N|", "gold", "start", ("NE",), ["N", "E"]]
"""What cannot be the open sides of a card. NS can, though no goal has them: GOAL-3 refuses that."""
INVALID_CARDS: list[Any] = ["", "Map", "broken", "broken spade", 5, 64, ("map",), ["map"], {"card": "map"}, b"map"]
INVALID_SEATS: list[Any] = [None, -1, 12, 16, 1.0, "1", True, (1,)]
INVALID_GOALS: list[Any] = [None, -1, 8, 16, 1.0, "1", True, (1,)]
INVALID_TOOLS: list[Any] = [None, "", "Cart", "spade", 2, ("cart",)]
INVALID_PASSES: list[Any] = [(), ("map",) * 4, "map", None, 5, (None,), ("map", None), [], {"map": 1}]
INVALID_CARD_PAIRS: list[Any] = [
    (),
    ("map",),
    ("map",) * 3,
    "map",
    None,
    5,
    (None, None),
    ("map", None),
    {"map": 2},
]
INVALID_GOAL_PAIRS: list[Any] = [(), (0,), (0, 1, 2), (0, 8), (-1, 0), (None, 0), ("0", "1"), 1, None, "01"]
INVALID_CHESTS = INVALID_GOALS
INVALID_FRONTS: list[Any] = [None, "", "map", "free", "repair cart", "cart", 5, ("theft",)]
INVALID_SIDE: list[Any] = [None, "", "X", "n", "NE", 1, ("N",)]
INVALID_FLAGS: list[Any] = [None, 0, 1, "yes", "", (True,)]
INVALID_NUGGETS: list[Any] = [-1, 0, 4, 1.0, "1", True, (1,)]

FOR_A_SEAT = (HandsOff, Trap, Free, Inspect, SwapHats, SwapHands, RobHand, LookAtRole)
MALFORMED: list[Any] = [
    Resign(),
    None,
    "Pass",
    {"do": "Pass", "cards": ["NESW"]},
    *(LayTunnel("NESW", cell) for cell in INVALID_CELLS + FAR_CELLS),
    *(Rockfall(cell) for cell in INVALID_CELLS + FAR_CELLS),
    *(LayTunnel(tunnel, (0, 1)) for tunnel in INVALID_TUNNELS),
    *(LayGoal(sides) for sides in INVALID_SIDES),
    *(Sabotage(card, 1) for card in INVALID_CARDS),
    *(Repair(card, 1, "cart") for card in INVALID_CARDS),
    *(Sabotage("broken cart", seat) for seat in INVALID_SEATS),
    *(Repair("repair cart", seat, "cart") for seat in INVALID_SEATS),
    *(Repair("repair cart", 1, tool) for tool in INVALID_TOOLS),
    *(Pass(cards) for cards in INVALID_PASSES),
    *(Pass((card,)) for card in INVALID_CARDS),
    *(ReadMap(goal) for goal in INVALID_GOALS),
    *(TurnGoal(goal) for goal in INVALID_GOALS),
    *(TakeGold(nuggets) for nuggets in INVALID_NUGGETS),
    # Commands of Saboteur 2, championship cards and mini-expansions, at a table without any of them.
    *(kind(seat) for kind in FOR_A_SEAT for seat in INVALID_SEATS),
    *(Steal(seat) for seat in INVALID_SEATS if seat is not None),
    *(kind(number) for kind in (LookInChest, OpenChest, MoveGoal) for number in INVALID_CHESTS),
    *(SwapGoals(goals) for goals in INVALID_GOAL_PAIRS),
    *(Detour("NESW", cell) for cell in INVALID_CELLS + FAR_CELLS),
    *(Detour(tunnel, (0, 1)) for tunnel in INVALID_TUNNELS),
    *(DiscardTwo(cards, 0, "theft") for cards in INVALID_CARD_PAIRS),
    *(DiscardTwo((card, "map"), 0, "theft") for card in INVALID_CARDS),
    *(DiscardTwo(("map", "map"), seat, "theft") for seat in INVALID_SEATS),
    *(DiscardTwo(("map", "map"), 0, front) for front in INVALID_FRONTS),
    *(StandDwarf(card, (1, 0), "E") for card in INVALID_CARDS),
    *(StandDwarf("map", cell, "E") for cell in INVALID_CELLS + FAR_CELLS),
    *(StandDwarf("map", (1, 0), side) for side in INVALID_SIDE),
    *(AskToll(seat, (1, 0)) for seat in INVALID_SEATS),
    *(AskToll(1, cell) for cell in INVALID_CELLS + FAR_CELLS),
    *(kind(flag) for kind in (PutGoalsBack, AnswerToll) for flag in INVALID_FLAGS),
    *(KeepCard(card) for card in INVALID_CARDS),
]


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("command", MALFORMED, ids=repr)
def test_a_command_with_invalid_fields_is_refused_with_one_sentence(command: Any) -> None:
    answer = refusal(position(POSITION), 0, command)
    assert (answer.reason, answer.rule) == ("malformed", "TURN-1")
    assert answer.text.endswith(".")
    assert "\n" not in answer.text
    assert ". " not in answer.text


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("nonsense", ["nonsense", -1, 10**9, 0.5, {"x": 1}, [[]], object], ids=repr)
def test_no_field_of_any_command_can_be_nonsense(name: str, nonsense: object) -> None:
    kind = COMMANDS[name]
    command = a_command(kind, Random(name))
    for field in kind.fields:
        wrong = replace(command, **{field.name: nonsense})  # type: ignore[type-var]
        assert refusal(position(POSITION), 0, wrong).reason == "malformed"


def test_a_gold_card_without_a_value_cannot_be_taken() -> None:
    text = """
players: 3
goals: stone NE, gold, stone NW
asked: seat 0, gold
ended: gold by 0
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┴ ┴ ┴ ┴ ─ ┼$
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; offer 1 1 3
"""
    answer = refusal(position(text), 0, TakeGold(None))  # type: ignore[arg-type]
    assert answer.reason == "gold-not-there"


@pytest.mark.parametrize("command", [Sabotage(None, 1), Repair(None, 1, "cart")])  # type: ignore[arg-type]
def test_a_command_cannot_play_a_face_down_card(command: Command) -> None:
    assert refusal(position(POSITION), 0, command).reason == "not-in-hand"


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("tunnel", ["NS+EW", "SW+N|", "NESW crystal", "N ladder", "EW green door", "NESW chest"])
def test_a_command_cannot_play_a_tunnel_that_is_not_in_this_game(tunnel: str) -> None:
    assert refusal(position(POSITION), 0, LayTunnel(tunnel, (0, 1))).reason == "not-in-hand"


@pytest.mark.parametrize("spelling", ["WSEN", "EWNS", "NWSE"])
def test_a_tunnel_may_be_spelt_in_any_order(spelling: str) -> None:
    assert position(POSITION).refusal(0, LayTunnel(spelling, (0, 1))) is None
