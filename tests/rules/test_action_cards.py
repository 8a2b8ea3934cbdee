"""Sabotage, repair, rockfall and map (ACT-1 to ACT-4)."""

import pytest

from pyrite.game import LayTunnel, Pass, ReadMap, Repair, Rockfall, Sabotage
from pyrite.game.facts.cards import PutInFront, TakenFromFront
from pyrite.game.facts.maze import Looked, TunnelRemoved
from tests.rules.play import Cell, cells_for, facts_of, played, position, refusal, refused, seen, tunnels_by_cell

FRESH = """
players: 3
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
"""
TOOLS = ["pickaxe", "lantern", "cart"]

# ---------------------------------------------------------------- ACT-1


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_sabotage_card_lies_in_front_of_another_player(tool: str) -> None:
    card = f"broken {tool}"
    game = position(FRESH, f"seat 0: digger; hand {card}", "seat 2: digger; hand map")
    assert facts_of(game, 0, Sabotage(card, 2), PutInFront) == [PutInFront(2, card)]
    assert seen(game)["fronts"] == [[], [], [card]]


@pytest.mark.rule("ACT-1")
def test_a_player_may_not_sabotage_themselves() -> None:
    game = position(FRESH, "seat 0: digger; hand broken cart")
    answer = refusal(game, 0, Sabotage("broken cart", 0))
    assert (answer.reason, answer.rule) == ("own-seat", "ACT-1")
    assert Sabotage("broken cart", 0) not in game.legal(0)


@pytest.mark.rule("ACT-1", "ED-1")
@pytest.mark.parametrize("edition", ["UA16", "RU16"])
def test_in_the_editions_of_2016_players_may_break_their_own_tools(edition: str) -> None:
    game = position(FRESH, f"edition: {edition}", "seat 0: digger; hand broken cart, map")
    assert Sabotage("broken cart", 0) in game.legal(0)
    played(game, 0, Sabotage("broken cart", 0))
    assert seen(game)["fronts"][0] == ["broken cart"]


@pytest.mark.rule("ACT-1")
@pytest.mark.parametrize("edition", ["DE24", "UA16"])
def test_a_tool_that_is_broken_cannot_be_broken_again(edition: str) -> None:
    game = position(
        FRESH,
        f"edition: {edition}",
        "seat 0: digger; hand broken cart, broken lantern",
        "seat 1: digger; hand map; front broken cart",
    )
    answer = refusal(game, 0, Sabotage("broken cart", 1))
    assert (answer.reason, answer.rule) == ("broken-already", "ACT-1")
    assert Sabotage("broken cart", 1) not in game.legal(0)
    played(game, 0, Sabotage("broken lantern", 1))
    assert seen(game)["fronts"][1] == ["broken lantern", "broken cart"]


@pytest.mark.rule("ACT-1")
def test_all_three_tools_of_one_player_may_be_broken() -> None:
    game = position(
        FRESH,
        "seat 0: digger; hand broken cart",
        "seat 1: digger; hand NS; front broken pickaxe, broken lantern",
    )
    played(game, 0, Sabotage("broken cart", 1))
    assert seen(game)["fronts"][1] == ["broken pickaxe", "broken lantern", "broken cart"]
    assert game.legal(1) == [Pass(("NS",))]


# ---------------------------------------------------------------- ACT-2

ALL_BROKEN = "seat 1: digger; hand map; front broken pickaxe, broken lantern, broken cart"


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize(
    ("card", "repairs"),
    [
        ("repair pickaxe", ["pickaxe"]),
        ("repair lantern", ["lantern"]),
        ("repair cart", ["cart"]),
        ("repair pickaxe/lantern", ["pickaxe", "lantern"]),
        ("repair pickaxe/cart", ["pickaxe", "cart"]),
        ("repair lantern/cart", ["lantern", "cart"]),
    ],
)
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_removes_one_matching_sabotage_card_and_both_are_discarded(
    card: str, repairs: list[str], tool: str
) -> None:
    game = position(FRESH, f"seat 0: digger; hand {card}", ALL_BROKEN)
    assert [command.tool for command in game.legal(0) if isinstance(command, Repair)] == repairs
    if tool not in repairs:
        answer = refusal(game, 0, Repair(card, 1, tool))
        assert (answer.reason, answer.rule) == ("wrong-tool", "ACT-2")
        return
    broken = f"broken {tool}"
    assert facts_of(game, 0, Repair(card, 1, tool), TakenFromFront) == [TakenFromFront(1, broken)]
    left = [f"broken {other}" for other in TOOLS if other != tool]
    assert seen(game)["fronts"][1] == left
    assert seen(game)["discard"] == [broken, card]


@pytest.mark.rule("ACT-2")
def test_players_may_repair_their_own_tools_or_those_of_others() -> None:
    game = position(
        FRESH,
        "seat 0: digger; hand repair cart, map; front broken cart",
        "seat 2: digger; hand map; front broken cart",
    )
    commands = [command for command in game.legal(0) if isinstance(command, Repair)]
    assert commands == [Repair("repair cart", 0, "cart"), Repair("repair cart", 2, "cart")]
    played(game, 0, Repair("repair cart", 0, "cart"))
    assert seen(game)["fronts"] == [[], [], ["broken cart"]]


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_repair_cannot_be_played_on_whole_tools(seat: int) -> None:
    game = position(FRESH, "seat 0: digger; hand repair cart", "seat 1: digger; front broken lantern")
    answer = refusal(game, 0, Repair("repair cart", seat, "cart"))
    assert (answer.reason, answer.rule) == ("nothing-to-repair", "ACT-2")
    assert game.legal(0) == [Pass(("repair cart",))]


# ---------------------------------------------------------------- ACT-3

MAZE = """
players: 3
goals: gold, stone NE, stone NW
maze:
  · · · · · · · · ?0
  ╻ · · · · · · · ·
  ┼S─ ┐ · · · · · ┐o
  · · · · ─ · · · ·
  · · · · · · · · ?2
seat 0: digger; hand rockfall, map
seat 1: digger; hand rockfall, N|+S|, map
"""


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize(
    ("cell", "card"),
    [((1, 0), "EW"), ((2, 0), "NE"), ((0, -1), "N|"), ((4, 1), "EW")],
    ids=["in the middle", "at the end, turned", "a dead end, turned", "cut off"],
)
def test_a_rockfall_removes_any_one_tunnel_card_and_both_are_discarded(cell: Cell, card: str) -> None:
    game = position(MAZE)
    before = tunnels_by_cell(game)
    assert facts_of(game, 0, Rockfall(cell), TunnelRemoved) == [TunnelRemoved(0, cell)]
    assert tunnels_by_cell(game) == {at: tunnel for at, tunnel in before.items() if at != cell}
    assert seen(game)["discard"] == [card, "rockfall"]


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize(
    "cell", [(0, 0), (8, -2), (8, 0)], ids=["the start", "a face-down goal", "a face-up goal"]
)
def test_a_rockfall_never_removes_the_start_or_a_goal(cell: Cell) -> None:
    game = position(MAZE)
    answer = refusal(game, 0, Rockfall(cell))
    assert (answer.reason, answer.rule) == ("not-removable", "ACT-3")
    assert [command.cell for command in game.legal(0) if isinstance(command, Rockfall)] == [
        (0, -1),
        (1, 0),
        (2, 0),
        (4, 1),
    ]


@pytest.mark.rule("ACT-3")
def test_a_player_with_broken_tools_may_play_a_rockfall() -> None:
    game = position(MAZE.replace("rockfall, map", "rockfall, map; front broken pickaxe", 1))
    played(game, 0, Rockfall((1, 0)))


@pytest.mark.rule("ACT-3", "TUN-6")
def test_a_removed_tunnel_cannot_be_removed_again() -> None:
    game = position(MAZE)
    played(game, 0, Rockfall((2, 0)))
    assert refused(game, 1, Rockfall((2, 0))) == "no-tunnel"
    assert refused(game, 1, LayTunnel("N|+S|", (2, 0))) == "sides-clash"
    assert (0, 1) in cells_for(game, 1, "N|+S|")


# ---------------------------------------------------------------- ACT-4


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize(("goal", "face"), [(0, "stone NW"), (1, "gold"), (2, "stone NE")])
def test_a_map_shows_one_face_down_goal_to_the_player_and_to_nobody_else(goal: int, face: str) -> None:
    game = position(FRESH, "goals: stone NW, gold, stone NE", "turn: 7, seat 0", "seat 0: digger; hand map, NS")
    played(game, 0, ReadMap(goal))
    looks = {viewer: game.seen_by(viewer)[1][1] for viewer in (0, 1, 2, None)}
    assert looks[0] == Looked(0, goal, face)
    assert looks[1] == looks[2] == looks[None] == Looked(0, goal, None)
    assert seen(game, 0)["own"]["looks"] == [{"goal": goal, "face": face, "turn": 7}]
    assert seen(game, 1)["own"]["looks"] == []
    for viewer in (0, 1, 2, None):
        assert seen(game, viewer)["looks"] == [{"seat": 0, "goal": goal, "turn": 7}]
        assert [each["face"] for each in seen(game, viewer)["goals"]] == [None, None, None]


@pytest.mark.rule("ACT-4")
def test_a_map_is_discarded_and_turns_no_goal_over() -> None:
    game = position(FRESH, "seat 0: digger; hand map, map")
    played(game, 0, ReadMap(0))
    assert seen(game)["discard"] == ["map"]
    # The same goal may be looked at again.
    assert ReadMap(0) in game.legal(0)


@pytest.mark.rule("ACT-4")
def test_a_player_with_broken_tools_may_read_a_map() -> None:
    game = position(FRESH, "seat 0: digger; hand map, NS; front broken lantern")
    played(game, 0, ReadMap(2))


@pytest.mark.rule("ACT-4")
def test_a_map_of_a_goal_that_does_not_exist_is_refused() -> None:
    answer = refusal(position(FRESH, "seat 0: digger; hand map"), 0, ReadMap(3))
    assert (answer.reason, answer.rule) == ("no-such-goal", "ACT-4")
