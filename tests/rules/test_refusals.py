"""A command that may not be played is refused with a reason and a rule, and changes nothing."""

import ast
from itertools import chain
from pathlib import Path

import pytest

import pyrite.game
from pyrite.game import (
    DiscardTwo,
    LayGoal,
    LayTunnel,
    Pass,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
)
from pyrite.game.modules.chests.commands import LookInChest
from pyrite.game.modules.toll.commands import AskToll, StandDwarf
from pyrite.game.notation.scenario import read_scenario
from pyrite.game.refusal import Refusal
from tests.modules.scenarios import module_scenarios
from tests.rules.play import played, position, refusal
from tests.rules.refusal_cases import MODULE_CASES, Case

TURN = """
players: 3
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ · ─ · · · · └o
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand NESW, EW, map, rockfall, broken cart, repair cart
seat 1: digger; hand NS, NESW; front broken cart
seat 2: digger; hand map
"""
BROKEN = TURN + "asked: seat 1, turn"
ANYWHERE = TURN + "edition: RU16"
GOAL = """
players: 3
goals: gold, stone NE, stone NW
asked: seat 0, goal 0 1
maze:
  · · · · · · · · ?0
  ┌ ─ ─ ┴ ┴ ┴ ┴ ┴ ┤
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand map
seat 1: digger; hand map
"""
ORIENTATION = """
players: 3
goals: gold, stone NE, stone NW
asked: seat 0, orientation 1
turned: 1
maze:
  · · · · · · · · ?0
  · · · · · · ┌ ─ ┐
  ┼S┴ ┴ ┴ ┴ ─ ┴ ─ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand map
seat 1: digger; hand map
"""
GOLD = """
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
seat 0: digger; hand map; offer 1 1 3
seat 1: digger; hand map
"""
OVER = """
players: 3
round: 3, begun by seat 0
asked: nobody
ended: no gold
winners: 1
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 1: saboteur; gold 3
"""


WRONG_ORIENTATIONS = ("NW", "ES", "NS", "N", "NES", "NESW")
"""A stone NE lies NE or SW, never otherwise."""

CASES = [
    # Who gives the command, and when.
    Case("no-such-seat", "TURN-1", TURN, 3, Pass(("map",))),
    Case("no-such-seat", "TURN-1", TURN, -1, Pass(("map",))),
    Case("no-such-seat", "TURN-1", TURN, None, Pass(("map",))),
    Case("no-such-seat", "TURN-1", TURN, "0", Pass(("map",))),
    Case("no-such-seat", "TURN-1", TURN, False, Pass(("map",))),
    Case("not-your-turn", "TURN-1", TURN, 2, Pass(("map",))),
    Case("not-your-turn", "TURN-1", GOAL, 1, TurnGoal(0)),
    Case("not-your-turn", "TURN-1", GOLD, 1, TakeGold(1)),
    Case("game-over", "GAME-1", OVER, 0, Pass(("map",))),
    Case("game-over", "GAME-1", OVER, 1, TakeGold(1)),
    # What was asked for.
    *(Case("not-asked-for", "TURN-1", TURN, 0, answer) for answer in (TurnGoal(0), LayGoal("NE"), TakeGold(1))),
    *(Case("not-asked-for", "TURN-1", GOAL, 0, other) for other in (Pass(("map",)), LayGoal("NE"), TakeGold(1))),
    *(Case("not-asked-for", "TURN-1", ORIENTATION, 0, other) for other in (ReadMap(0), TurnGoal(0), TakeGold(1))),
    *(Case("not-asked-for", "TURN-1", GOLD, 0, other) for other in (Pass(("map",)), TurnGoal(0), LayGoal("SW"))),
    Case("goal-not-reached", "GOAL-4", GOAL, 0, TurnGoal(2)),
    Case("goal-not-reached", "GOAL-4", GOAL, 0, TurnGoal(7)),
    *(Case("goal-misfit", "GOAL-3", ORIENTATION, 0, LayGoal(sides)) for sides in WRONG_ORIENTATIONS),
    Case("gold-not-there", "PAY-2", GOLD, 0, TakeGold(2)),
    # The card.
    Case("not-in-hand", "TURN-1", TURN, 0, Pass(("NS",))),
    Case("not-in-hand", "TURN-1", TURN, 0, LayTunnel("NS", (0, 1))),
    Case("not-in-hand", "TURN-1", TURN, 0, Sabotage("broken lantern", 1)),
    Case("not-in-hand", "TURN-1", TURN, 0, Repair("repair lantern/cart", 1, "cart")),
    Case("not-in-hand", "TURN-1", BROKEN, 1, Rockfall((1, 0))),
    Case("not-in-hand", "TURN-1", BROKEN, 1, ReadMap(0)),
    Case("not-in-hand", "TURN-1", TURN, 0, Pass(("gold",))),
    Case("not-in-hand", "TURN-1", TURN, 0, Pass(("map", "map"))),
    Case("not-in-hand", "TURN-1", TURN, 0, LayTunnel("NS+EW", (0, 1))),
    Case("not-in-hand", "TURN-1", TURN, 0, PlanTheft()),
    Case("too-many-cards", "TURN-1", TURN, 0, Pass(("map", "rockfall"))),
    Case("too-many-cards", "TURN-1", TURN, 0, Pass(("map", "rockfall", "EW"))),
    # What is not in the base game.
    Case("not-in-this-game", "S2-4", TURN, 0, DiscardTwo(("map", "EW"), 0, "broken cart")),
    Case("not-in-this-game", "TOLL-1", TURN, 0, StandDwarf("map", (1, 0), "E")),
    Case("no-toll", "TOLL-3", TURN, 0, AskToll(1, (2, 0))),
    Case("no-closed-chest", "CHEST-4", TURN, 0, LookInChest(0)),
    # Tunnels.
    Case("tools-broken", "TUN-5", BROKEN, 1, LayTunnel("NS", (0, 1))),
    Case("cell-taken", "TUN-1", TURN, 0, LayTunnel("EW", (1, 0))),
    Case("no-neighbour", "TUN-1", TURN, 0, LayTunnel("EW", (1, 4))),
    Case("no-neighbour", "TUN-4", TURN, 0, LayTunnel("NESW", (8, 3))),
    Case("no-neighbour", "TUN-4", ANYWHERE, 0, LayTunnel("NESW", (8, 3))),
    Case("sides-clash", "TUN-2", TURN, 0, LayTunnel("EW", (0, 1))),
    Case("not-joined", "TUN-3", TURN, 0, LayTunnel("EW", (4, 0))),
    # Actions.
    Case("no-sabotage", "ACT-1", TURN, 0, Sabotage("map", 1)),
    Case("no-sabotage", "ACT-1", TURN, 0, Sabotage("repair cart", 1)),
    Case("no-such-seat", "ACT-1", TURN, 0, Sabotage("broken cart", 3)),
    Case("own-seat", "ACT-1", TURN, 0, Sabotage("broken cart", 0)),
    Case("broken-already", "ACT-1", TURN, 0, Sabotage("broken cart", 1)),
    Case("wrong-tool", "ACT-2", TURN, 0, Repair("repair cart", 1, "lantern")),
    Case("wrong-tool", "ACT-2", TURN, 0, Repair("broken cart", 1, "cart")),
    Case("wrong-tool", "ACT-2", TURN, 0, Repair("map", 1, "pickaxe")),
    Case("no-such-seat", "ACT-2", TURN, 0, Repair("repair cart", 3, "cart")),
    Case("nothing-to-repair", "ACT-2", TURN, 0, Repair("repair cart", 2, "cart")),
    Case("not-removable", "ACT-3", TURN, 0, Rockfall((0, 0))),
    Case("not-removable", "ACT-3", TURN, 0, Rockfall((8, 2))),
    Case("not-removable", "ACT-3", TURN, 0, Rockfall((8, 0))),
    Case("no-tunnel", "TURN-5", TURN, 0, Rockfall((2, 0))),
    Case("no-such-goal", "ACT-4", TURN, 0, ReadMap(3)),
    Case("goal-face-up", "TURN-5", TURN, 0, ReadMap(1)),
    # Commands whose fields make no sense (more of them in tests/game/test_bad_commands.py).
    Case("malformed", "TURN-1", TURN, 0, Pass(())),
    Case("malformed", "TURN-1", TURN, 0, LayTunnel("NX", (0, 1))),
    *MODULE_CASES,
]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(case.rule), id=f"{case.reason}-{case.seat}-{case.command}")
        for case in CASES
    ],
)
def test_an_illegal_command_is_refused_with_its_rule_and_changes_nothing(case: Case) -> None:
    game = position(case.text)
    answer = refusal(game, case.seat, case.command)
    assert (answer.reason, answer.rule) == (case.reason, case.rule)
    assert answer.text.endswith(".")
    assert str(answer) == f"{answer.text} ({case.rule})"


POSITIONS = list(dict.fromkeys(case.text for case in CASES if case.text != OVER))


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("text", POSITIONS, ids=[f"position {number}" for number in range(len(POSITIONS))])
def test_the_game_continues_after_any_number_of_refusals(text: str) -> None:
    game = position(text)
    allowed = game.legal(game.asked_seats[0])
    assert allowed
    for case in CASES:
        if case.text == text:
            refusal(game, case.seat, case.command)
    assert game.legal(game.asked_seats[0]) == allowed
    for command in allowed:
        played(position(text), game.asked_seats[0], command)


def calls_in(tree: ast.AST) -> list[tuple[str, list[ast.expr]]]:
    """Every call of a plain name, with its arguments."""
    return [
        (node.func.id, node.args)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def words(node: ast.expr) -> set[str]:
    """What an argument can be: a word, or one of two; nothing if the caller passes it."""
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {str(node.value)} if isinstance(node, ast.Constant) else set()


def reasons_in_the_code() -> set[tuple[str, str]]:
    """Each reason and rule in a call of Refusal in the rules core.

    A function may leave the rule to its callers: it is their last argument then.
    """
    files = Path(pyrite.game.__file__).parent.rglob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    left_to_callers = {
        function.name: args[0]
        for tree in trees
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for name, args in calls_in(function)
        if name == "Refusal" and isinstance(args[2], ast.Name) and args[2].id == function.args.args[-1].arg
    }
    found: set[tuple[str, str]] = set()
    without_rule = 0
    for name, args in (call for tree in trees for call in calls_in(tree)):
        if name == "Refusal":
            assert words(args[0])
            without_rule += not words(args[2])
            found |= {(reason, rule) for reason in words(args[0]) for rule in words(args[2])}
        elif name in left_to_callers:
            assert words(args[-1])
            found |= {(reason, rule) for reason in words(left_to_callers[name]) for rule in words(args[-1])}
    assert without_rule == len(left_to_callers)
    return found


def refused_in_scenarios() -> set[tuple[str, str]]:
    """Each reason and rule with which a scenario in the test file of a module is refused."""
    found: set[tuple[str, str]] = set()
    for scenario in map(read_scenario, chain.from_iterable(module_scenarios().values())):
        for given in (step.given for step in scenario.steps if step.given is not None):
            answer = scenario.game.submit(given.seat, given.command)
            if isinstance(answer, Refusal):
                found.add((answer.reason, answer.rule))
    return found


def test_every_refusal_reason_of_the_code_has_a_case() -> None:
    """Here, or in a scenario of a module: ``expect refused REASON``."""
    cases = {(case.reason, case.rule) for case in CASES}
    assert sorted(reasons_in_the_code() - cases - refused_in_scenarios()) == []
    assert sorted(cases - reasons_in_the_code()) == []
