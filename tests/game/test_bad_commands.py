"""Commands that cannot be read, or whose fields make no sense, get one clear sentence and change nothing."""

from typing import Any

import pytest

from pyrite.game import (
    COMMANDS,
    Command,
    LayGoal,
    LayTunnel,
    Pass,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
    command_from_plain,
    plain_command,
)
from tests.game.sentences import sentence_for
from tests.rules.play import position, refusal

TABLE = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NESW, EW, map, rockfall, broken cart, repair cart
"""

GOOD: list[tuple[Command, dict[str, Any]]] = [
    (LayTunnel("NSW", (3, -1)), {"do": "LayTunnel", "tunnel": "NSW", "cell": [3, -1]}),
    (ReadMap(1), {"do": "ReadMap", "goal": 1}),
    (Rockfall((2, 0)), {"do": "Rockfall", "cell": [2, 0]}),
    (Sabotage("broken cart", 3), {"do": "Sabotage", "card": "broken cart", "seat": 3}),
    (
        Repair("repair pickaxe/cart", 1, "cart"),
        {"do": "Repair", "card": "repair pickaxe/cart", "seat": 1, "tool": "cart"},
    ),
    (Pass(("NES",)), {"do": "Pass", "cards": ["NES"]}),
    (TurnGoal(2), {"do": "TurnGoal", "goal": 2}),
    (LayGoal("SW"), {"do": "LayGoal", "tunnel": "SW"}),
    (TakeGold(3), {"do": "TakeGold", "nuggets": 3}),
]


@pytest.mark.parametrize(("command", "data"), GOOD, ids=lambda value: type(value).__name__)
def test_a_command_is_written_and_read_as_plain_data(command: Command, data: dict[str, Any]) -> None:
    assert plain_command(command) == data
    assert command_from_plain(data) == command


def test_every_command_is_among_the_examples() -> None:
    assert {type(command) for command, _ in GOOD} == set(COMMANDS.values())


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (None, "'do'"),
        ([], "'do'"),
        ("Pass", "'do'"),
        ({}, "'do'"),
        ({"cards": ["NES"]}, "'do'"),
        ({"do": None}, "'do'"),
        ({"do": 5}, "'do'"),
        ({"do": ["Pass"]}, "'do'"),
        ({"do": "Resign"}, "'Resign'"),
        ({"do": "pass", "cards": ["NES"]}, "'pass'"),
        ({"do": "Command"}, "'Command'"),
        ({"do": "Pass"}, "A Pass has cards; this one has nothing"),
        ({"do": "Pass", "cards": ["NES"], "seat": 1}, "A Pass has cards; this one has cards, seat"),
        ({"do": "Sabotage", "card": "broken cart"}, "A Sabotage has card, seat"),
        ({"do": "LayTunnel", "card": "NS", "cell": [0, 1]}, "A LayTunnel has tunnel, cell"),
        ({"do": "Pass", 1: 2}, "A Pass has cards"),
        ({"do": "Pass", None: ["NES"], "cards": ["NES"]}, "A Pass has cards"),
    ],
)
def test_data_that_is_no_command_is_told_so(data: Any, says: str) -> None:
    assert says in sentence_for(lambda: command_from_plain(data))


class Resign(Command):
    __slots__ = ()

    def __repr__(self) -> str:
        return "Resign()"


NO_CELLS: list[Any] = [
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
FAR_CELLS = [(52, 0), (-52, 0), (0, 52), (0, -52), (10**9, 0)]
NO_TUNNELS: list[Any] = [
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
    "NS+EW",
    "N",
    "gold",
    "start",
    "map",
    ("NS",),
    ["N", "S"],
]
NO_CARDS: list[Any] = ["", "Map", "broken", "broken spade", 5, 64, ("map",), ["map"], {"card": "map"}, b"map"]
NO_SEATS: list[Any] = [None, -1, 12, 16, 1.0, "1", True, (1,)]
NO_GOALS: list[Any] = [None, -1, 8, 16, 1.0, "1", True, (1,)]
NO_TOOLS: list[Any] = [None, "", "Cart", "spade", 2, ("cart",)]
NO_PASSES: list[Any] = [(), ("map", "map"), "map", None, 5, (None,), [], {"map": 1}]
NO_NUGGETS: list[Any] = [-1, 0, 4, 1.0, "1", True, (1,)]

MALFORMED: list[Any] = [
    Resign(),
    None,
    "Pass",
    {"do": "Pass", "cards": ["NESW"]},
    *(LayTunnel("NESW", cell) for cell in NO_CELLS + FAR_CELLS),
    *(Rockfall(cell) for cell in NO_CELLS + FAR_CELLS),
    *(LayTunnel(tunnel, (0, 1)) for tunnel in NO_TUNNELS),
    *(LayGoal(tunnel) for tunnel in (*NO_TUNNELS, "NS", "EN", "NES", "N|")),
    *(Sabotage(card, 1) for card in NO_CARDS),
    *(Repair(card, 1, "cart") for card in NO_CARDS),
    *(Sabotage("broken cart", seat) for seat in NO_SEATS),
    *(Repair("repair cart", seat, "cart") for seat in NO_SEATS),
    *(Repair("repair cart", 1, tool) for tool in NO_TOOLS),
    *(Pass(cards) for cards in NO_PASSES),
    *(Pass((card,)) for card in NO_CARDS),
    *(ReadMap(goal) for goal in NO_GOALS),
    *(TurnGoal(goal) for goal in NO_GOALS),
    *(TakeGold(nuggets) for nuggets in NO_NUGGETS),
]


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("command", MALFORMED, ids=repr)
def test_a_command_whose_fields_make_no_sense_is_refused_in_one_sentence(command: Any) -> None:
    answer = refusal(position(TABLE), 0, command)
    assert (answer.reason, answer.rule) == ("malformed", "TURN-1")
    assert answer.text.endswith(".")
    assert "\n" not in answer.text
    assert ". " not in answer.text


def test_a_gold_card_without_a_value_is_none_that_can_be_taken() -> None:
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
def test_a_face_down_card_is_in_nobodys_hand(command: Command) -> None:
    assert refusal(position(TABLE), 0, command).reason == "not-in-hand"


@pytest.mark.parametrize("spelling", ["WSEN", "EWNS", "NWSE"])
def test_a_tunnel_may_be_spelt_in_any_order(spelling: str) -> None:
    assert position(TABLE).refusal(0, LayTunnel(spelling, (0, 1))) is None
