"""Ladders: joined to the start and to each other, laid beside any tunnel, never at a goal (S2-8)."""

import pytest

from pyrite.game import LayTunnel, Pass, Rockfall, TurnGoal
from pyrite.game.facts.course import RoundEnded
from pyrite.game.facts.maze import GoalTurned
from tests.rules.play import Cell, cells_for, facts_of, played, refused, seen, tunnels_by_cell
from tests.rules.saboteur2.positions import BARE, game_from, of_kind

CUT_OFF = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · ─ ─ · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
"""Two tunnels at (4, 0) and (5, 0) that nothing joins to the start."""

# ---------------------------------------------------------------- joined to the start


@pytest.mark.rule("S2-8", "TAB-6")
def test_a_ladder_joins_cut_off_tunnels() -> None:
    game = game_from(CUT_OFF, ["; hand E ladder", "; hand NESW, map", "; hand map"])
    played(game, 0, LayTunnel("E ladder", (3, 0)))
    assert tunnels_by_cell(game)[3, 0] == "E ladder"
    assert (6, 0) in cells_for(game, 1, "NESW")


@pytest.mark.rule("S2-8", "TUN-3")
def test_without_a_ladder_cut_off_tunnels_are_not_reached() -> None:
    game = game_from(CUT_OFF, ["; hand NESW", "; hand map"])
    assert refused(game, 0, LayTunnel("NESW", (6, 0))) == "not-joined"
    assert refused(game, 0, LayTunnel("NESW", (3, 0))) == "not-joined"


@pytest.mark.rule("S2-8", "TAB-6")
@pytest.mark.parametrize(
    ("ladder", "as_laid", "cell", "openings"),
    [
        ("N ladder", "N ladder", (0, 1), set()),
        ("E ladder", "W ladder", (1, 0), set()),
        ("NE ladder", "NE ladder", (0, 1), {(1, 1)}),
        ("NE ladder", "SW ladder", (1, 0), {(1, 1)}),
        ("NW ladder", "NW ladder", (1, 0), {(1, -1)}),
        ("NW ladder", "ES ladder", (-1, 0), {(-1, 1)}),
    ],
)
def test_a_ladder_is_a_passage_with_one_opening_or_two(
    ladder: str, as_laid: str, cell: Cell, openings: set[Cell]
) -> None:
    game = game_from(BARE, [f"; hand {ladder}", "; hand NESW"])
    played(game, 0, LayTunnel(as_laid, cell))
    beside_the_start = {(1, 0), (-1, 0), (0, 1), (0, -1)} - {cell}
    assert cells_for(game, 1, "NESW") == beside_the_start | openings


@pytest.mark.rule("S2-8", "TAB-6")
def test_openings_of_a_ladder_are_reached_even_at_a_closed_side() -> None:
    # The ladder lies below a tunnel that is closed there: it joins nothing there, but a path continues from it.
    game = game_from(CUT_OFF, ["; hand NE ladder", "; hand NESW"])
    played(game, 0, LayTunnel("SW ladder", (4, 1)))
    assert cells_for(game, 1, "NESW") == {(1, 0), (-1, 0), (0, 1), (0, -1), (4, 2), (3, 1)}


@pytest.mark.rule("S2-8", "ACT-3")
def test_a_rockfall_removes_a_ladder_and_cuts_off_the_tunnels_behind_it() -> None:
    game = game_from(CUT_OFF, ["; hand E ladder", "; hand rockfall", "; hand NESW"])
    played(game, 0, LayTunnel("E ladder", (3, 0)))
    played(game, 1, Rockfall((3, 0)))
    assert refused(game, 2, LayTunnel("NESW", (6, 0))) == "not-joined"


@pytest.mark.rule("S2-8", "TAB-6")
def test_ladders_stay_joined_when_the_path_to_the_start_is_cut() -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ┘H· ╶H─ · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
""",
        ["; hand rockfall", "; hand NESW"],
    )
    played(game, 0, Rockfall((1, 0)))
    assert {(6, 0), (1, 0), (2, -1)} <= cells_for(game, 1, "NESW")


# ---------------------------------------------------------------- where it may lie


@pytest.mark.rule("S2-8", "TUN-3", "TUN-4")
def test_a_ladder_may_be_next_to_any_face_up_tunnel_or_the_start() -> None:
    game = game_from(CUT_OFF, ["; hand E ladder", "; hand map"])
    assert cells_for(game, 0, "E ladder") == {(-1, 0), (3, 0), (4, -1), (5, -1), (4, 1), (5, 1)}
    assert cells_for(game, 0, "W ladder") == {(1, 0), (6, 0), (4, -1), (5, -1), (4, 1), (5, 1)}


@pytest.mark.rule("S2-8", "TUN-1")
@pytest.mark.parametrize("cell", [(2, 0), (1, 1), (4, 2), (-3, 0), (7, 0), (8, 1), (9, 2)])
def test_a_ladder_needs_a_neighbour(cell: Cell) -> None:
    game = game_from(CUT_OFF, ["; hand NW ladder", "; hand map"])
    for as_laid in ("NW ladder", "ES ladder"):
        assert refused(game, 0, LayTunnel(as_laid, cell)) == "no-neighbour"


@pytest.mark.rule("S2-8", "TUN-1")
def test_a_ladder_needs_an_empty_cell() -> None:
    game = game_from(CUT_OFF, ["; hand E ladder", "; hand map"])
    for cell in [(4, 0), (0, 0), (8, 0)]:
        assert refused(game, 0, LayTunnel("E ladder", cell)) == "cell-taken"


@pytest.mark.rule("S2-8", "TUN-2")
@pytest.mark.parametrize(
    ("as_laid", "cell"),
    [
        ("W ladder", (3, 0)),  # closed against an open tunnel
        ("E ladder", (6, 0)),
        ("N ladder", (4, 1)),  # open against a closed one
        ("S ladder", (5, -1)),
        ("E ladder", (1, 0)),  # closed against the start
        ("S ladder", (0, 1)),
    ],
)
def test_the_sides_of_a_ladder_must_match(as_laid: str, cell: Cell) -> None:
    game = game_from(CUT_OFF, ["; hand E ladder, N ladder", "; hand map"])
    assert refused(game, 0, LayTunnel(as_laid, cell)) == "sides-clash"
    assert cell not in cells_for(game, 0, as_laid)


@pytest.mark.rule("S2-8", "TAB-3")
def test_a_ladder_may_meet_a_stub_which_continues_no_path() -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · ━ · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
""",
        ["; hand E ladder", "; hand NESW"],
    )
    played(game, 0, LayTunnel("E ladder", (3, 0)))
    assert refused(game, 1, LayTunnel("NESW", (5, 0))) == "not-joined"


@pytest.mark.rule("S2-8", "TUN-5")
@pytest.mark.parametrize(("front", "reason"), [("broken cart", "tools-broken"), ("trapped", "trapped")])
def test_players_who_cannot_lay_tunnels_cannot_lay_ladders(front: str, reason: str) -> None:
    game = game_from(CUT_OFF, [f"; hand E ladder; front {front}", "; hand map"])
    assert refused(game, 0, LayTunnel("E ladder", (3, 0))) == reason
    assert {type(command) for command in game.legal(0)} == {Pass}


# ---------------------------------------------------------------- goals reached elsewhere


@pytest.mark.rule("S2-8", "GOAL-1", "GOAL-6", "S2-18")
def test_a_ladder_can_reach_a_distant_goal_through_joined_tunnels() -> None:
    game = game_from(
        """
maze:
  · · · · · · · · ?0
  · · · · · ┌ ─ ┐ ·
  ┼S· · · · │ · └ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
""",
        ["blue digger; hand map", "green digger; hand N ladder"],
        "asked: seat 1, turn",
    )
    facts = played(game, 1, LayTunnel("N ladder", (5, 1)))
    assert of_kind(facts, GoalTurned) == [GoalTurned(1, 1, "gold")]
    [ended] = of_kind(facts, RoundEnded)
    assert (ended.gold_reached, ended.finisher) == (True, 1)


TWO_GOALS = """
maze:
  · · · · · · ┌ ─ ?0
  · · · · · · │ · ·
  ┼S· · · · ─ ┴ ─ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, stone NW, gold
"""


@pytest.mark.rule("S2-8", "GOAL-1", "GOAL-4")
def test_two_goals_may_be_reached_by_one_ladder() -> None:
    game = game_from(TWO_GOALS, ["; hand E ladder", "; hand map"])
    assert facts_of(game, 0, LayTunnel("E ladder", (4, 0)), GoalTurned) == []
    assert (game.asked, game.question, seen(game)["fresh_goals"]) == (0, "goal", [0, 1])


@pytest.mark.rule("S2-8", "GOAL-4", "GOAL-5", "S2-18")
@pytest.mark.parametrize(("first", "turned"), [(0, [0]), (1, [1, 0])])
def test_if_the_gold_is_turned_over_first_the_other_goal_stays_face_down(first: int, turned: list[int]) -> None:
    game = game_from(
        TWO_GOALS.replace("stone NE, stone NW, gold", "gold, stone NW, stone NE"), ["; hand E ladder", ""]
    )
    played(game, 0, LayTunnel("E ladder", (4, 0)))
    facts = played(game, 0, TurnGoal(first))
    assert [fact.goal for fact in of_kind(facts, GoalTurned)] == turned
    assert len(of_kind(facts, RoundEnded)) == 1


@pytest.mark.rule("S2-8", "GOAL-1")
def test_a_ladder_far_from_all_goals_turns_nothing_over() -> None:
    game = game_from(CUT_OFF, ["; hand E ladder", "; hand map"])
    assert facts_of(game, 0, LayTunnel("E ladder", (3, 0)), GoalTurned) == []


# ---------------------------------------------------------------- never at a goal


BESIDE_GOALS = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┴ ┴ ┴ ┴ ┼ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""


@pytest.mark.rule("S2-8")
@pytest.mark.parametrize("as_laid", ["W ladder", "NW ladder"])
def test_a_ladder_cannot_be_laid_next_to_a_face_down_goal(as_laid: str) -> None:
    card = "E ladder" if as_laid == "W ladder" else as_laid
    game = game_from(BESIDE_GOALS, [f"; hand {card}", "; hand map"])
    assert refused(game, 0, LayTunnel(as_laid, (7, 0))) == "ladder-at-goal"
    assert (7, 0) not in cells_for(game, 0, as_laid)


AT_A_TURNED_STONE = """
maze:
  · · · · · · · · ?0
  · · · · · · · └ ·
  ┼S┼ ┼ ┴ ┴ ┴ ┴ ─ ┘o
  · · · · · · · ┐ ·
  · · · · · · · · ?2
goals: stone NE, stone NW, gold
"""
"""The stone in the middle is open to the left and above; a tunnel lies left of the cells above and below it."""


@pytest.mark.rule("S2-8")
@pytest.mark.parametrize(
    ("card", "as_laid", "cell"),
    [
        ("NE ladder", "SW ladder", (8, -1)),  # joins a tunnel, and the stone
        ("E ladder", "E ladder", (8, 1)),  # all sides closed that face a goal
        ("N ladder", "S ladder", (8, 1)),
        ("E ladder", "E ladder", (9, 0)),
        ("N ladder", "N ladder", (9, 0)),
    ],
)
def test_a_ladder_cannot_be_laid_next_to_a_turned_over_goal(card: str, as_laid: str, cell: Cell) -> None:
    game = game_from(AT_A_TURNED_STONE, [f"; hand {card}", "; hand map"])
    assert refused(game, 0, LayTunnel(as_laid, cell)) == "ladder-at-goal"
    assert cell not in cells_for(game, 0, as_laid)
