"""Commands as JSON and as numbers: they are read back, and other data is rejected."""

import json
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
from pyrite.game.catalogue import LAID_AS
from pyrite.game.commands import command_of, move_of, move_to_json
from pyrite.game.maze import grid_for
from pyrite.game.modules.change_of_direction import ChangeDirection
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.detour import Detour
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from pyrite.game.modules.path_specialist.commands import CallSpecialist
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.trove import KeepCard, SearchTrove
from pyrite.game.modules.veto.commands import LetPass, Veto
from tests.game.error_sentences import sentence_for
from tests.properties.odd_commands import a_command

GRID = grid_for(70)

GOOD: list[tuple[Command, dict[str, Any]]] = [
    (LayTunnel("NSW", (3, -1)), {"do": "LayTunnel", "tunnel": "NSW", "cell": [3, -1]}),
    (LayTunnel("SW+N|", (0, 9)), {"do": "LayTunnel", "tunnel": "SW+N|", "cell": [0, 9]}),
    (LayTunnel("S ladder", (-4, 0)), {"do": "LayTunnel", "tunnel": "S ladder", "cell": [-4, 0]}),
    (ReadMap(1), {"do": "ReadMap", "goal": 1}),
    (LookInChest(3), {"do": "LookInChest", "chest": 3}),
    (Rockfall((2, 0)), {"do": "Rockfall", "cell": [2, 0]}),
    (Sabotage("broken cart", 3), {"do": "Sabotage", "card": "broken cart", "seat": 3}),
    (
        Repair("repair pickaxe/cart", 1, "cart"),
        {"do": "Repair", "card": "repair pickaxe/cart", "seat": 1, "tool": "cart"},
    ),
    (
        Repair("master craftsman", 0, "lantern"),
        {"do": "Repair", "card": "master craftsman", "seat": 0, "tool": "lantern"},
    ),
    (PlanTheft(), {"do": "PlanTheft"}),
    (HandsOff(11), {"do": "HandsOff", "seat": 11}),
    (Trap(2), {"do": "Trap", "seat": 2}),
    (Free(0), {"do": "Free", "seat": 0}),
    (Inspect(1), {"do": "Inspect", "seat": 1}),
    (SwapHats(4), {"do": "SwapHats", "seat": 4}),
    (SwapHands(5), {"do": "SwapHands", "seat": 5}),
    (SwapGoals((0, 4)), {"do": "SwapGoals", "goals": [0, 4]}),
    (SearchTrove(), {"do": "SearchTrove"}),
    (ChangeDirection(), {"do": "ChangeDirection"}),
    (CallSpecialist(), {"do": "CallSpecialist"}),
    (Detour("NS+EW", (1, 2)), {"do": "Detour", "tunnel": "NS+EW", "cell": [1, 2]}),
    (Pass(("NES",)), {"do": "Pass", "cards": ["NES"]}),
    (Pass(("NES", "map")), {"do": "Pass", "cards": ["NES", "map"]}),
    (Pass(("NES", "NES", "theft")), {"do": "Pass", "cards": ["NES", "NES", "theft"]}),
    (
        DiscardTwo(("NE", "map"), 7, "trapped"),
        {"do": "DiscardTwo", "cards": ["NE", "map"], "seat": 7, "front": "trapped"},
    ),
    (
        StandDwarf("NES", (1, 0), "W"),
        {"do": "StandDwarf", "card": "NES", "cell": [1, 0], "side": "W"},
    ),
    (AskToll(2, (3, -1)), {"do": "AskToll", "seat": 2, "cell": [3, -1]}),
    (TurnGoal(2), {"do": "TurnGoal", "goal": 2}),
    (OpenChest(0), {"do": "OpenChest", "chest": 0}),
    (LayGoal("SW"), {"do": "LayGoal", "tunnel": "SW"}),
    (TakeGold(3), {"do": "TakeGold", "nuggets": 3}),
    (Steal(3), {"do": "Steal", "seat": 3}),
    (Steal(None), {"do": "Steal", "seat": None}),
    (Veto(), {"do": "Veto"}),
    (LetPass(), {"do": "LetPass"}),
    (PutGoalsBack(True), {"do": "PutGoalsBack", "swapped": True}),
    (PutGoalsBack(False), {"do": "PutGoalsBack", "swapped": False}),
    (KeepCard("N|+E|"), {"do": "KeepCard", "card": "N|+E|"}),
    (AnswerToll(False), {"do": "AnswerToll", "pay": False}),
    (MoveGoal(4), {"do": "MoveGoal", "goal": 4}),
    (RobHand(1), {"do": "RobHand", "seat": 1}),
    (LookAtRole(6), {"do": "LookAtRole", "seat": 6}),
]
of_each_kind = pytest.mark.parametrize(("command", "data"), GOOD, ids=lambda value: type(value).__name__)


@of_each_kind
def test_a_command_is_written_and_read_as_json(command: Command, data: dict[str, Any]) -> None:
    assert command_to_json(command) == data
    assert command_from_json(data) == command


@of_each_kind
def test_a_move_number_contains_the_whole_command(command: Command, data: dict[str, Any]) -> None:
    assert command_of(move_of(command, GRID), GRID) == command
    assert move_to_json(move_of(command, GRID), GRID) == command_to_json(command)


def test_no_two_commands_share_a_number() -> None:
    assert len({move_of(command, GRID) for command, _ in GOOD}) == len(GOOD)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_of_a_random_sample_reads_back(name: str) -> None:
    random = Random(name)
    for _ in range(20):
        command = a_command(COMMANDS[name], random)
        assert command_from_json(json.loads(json.dumps(command_to_json(command)))) == command
        move = move_of(command, GRID)
        assert move_of(command_of(move, GRID), GRID) == move


@pytest.mark.rule("TAB-2")
def test_every_tunnel_has_a_command_for_each_orientation() -> None:
    commands = [LayTunnel(spelling, (-5, 5)) for spelling in LAID_AS]
    assert len(commands) == 26 + 43 + 9  # of the base game, of Saboteur 2, above chests
    assert [command_of(move_of(command, GRID), GRID) for command in commands] == commands
    assert len({move_of(command, GRID) for command in commands}) == len(commands)


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
        ({"do": "DiscardTwo", "cards": ["NS", "NS"], "front": "theft"}, "A DiscardTwo has cards, seat, front"),
        ({"do": "Steal"}, "A Steal has seat; this one has nothing"),
        ({"do": "Veto", "seat": 1}, "this one has seat"),
        # Names of fields are words.
        ({"do": "Pass", 1: 2}, "an object with its name under 'do'"),
        ({"do": "Pass", None: ["NES"], "cards": ["NES"]}, "an object with its name under 'do'"),
    ],
)
def test_invalid_json_of_a_command_is_rejected(data: Any, says: str) -> None:
    assert says in sentence_for(lambda: command_from_json(data))


@pytest.mark.parametrize(
    ("name", "near"), [("pass", "Pass"), ("Rockfalls", "Rockfall"), ("SwapHand", "SwapHands")]
)
def test_a_misspelt_command_gets_a_suggestion(name: str, near: str) -> None:
    said = sentence_for(lambda: command_from_json({"do": name}))
    assert near in said.removeprefix(f"There is no command {name!r}").rstrip(".").replace(",", "").split()
