"""How a seat reads the board: places of the gold, distances, and the effect of a move."""

import pytest

from pyrite.bots.heuristics.board_reading import BoardReading, gold_probabilities, is_dead_end, openness
from pyrite.game import Game, ReadMap
from pyrite.game.catalogue import LAID_AS
from pyrite.game.modules.goal_swap import PutGoalsBack, SwapGoals
from tests.bots.heuristics.boards import (
    BARE,
    DEAD_END_IN_THE_WAY,
    HALF_WAY,
    LAST_CELL,
    ONE_AWAY,
    TWO_AWAY,
    game_from,
)
from tests.rules.play import played

THIRD = pytest.approx(1 / 3)


def gold_probabilities_of(game: Game, seat: int | None = 0) -> list[float]:
    return gold_probabilities(game.view(seat))


def reading_of(maze: str, line: str = "digger", *more: str) -> BoardReading:
    return BoardReading(game_from(maze, [f"{line}; hand map", "", ""], *more).view(0))


def cell(reading: BoardReading, x: int, y: int) -> int:
    return reading.table.maze.grid.cell(x, y)


# ---------------------------------------------------------------- places of the gold


@pytest.mark.rule("TAB-5", "ACT-4")
@pytest.mark.parametrize(
    ("seen", "chances"),
    [
        ("", [THIRD] * 3),
        ("; saw 0 stone NE in turn 1", [0, 0.5, 0.5]),
        ("; saw 0 stone NE in turn 1, 2 stone NW in turn 4", [0, 1, 0]),
        ("; saw 1 gold in turn 1", [0, 1, 0]),
    ],
)
def test_maps_limit_the_places_of_the_gold(seen: str, chances: list[float]) -> None:
    assert gold_probabilities_of(game_from(BARE, [f"digger; hand map{seen}", "", ""])) == chances


@pytest.mark.rule("GOAL-2")
def test_a_face_up_stone_is_not_the_gold() -> None:
    turned = ONE_AWAY.replace("┴ · ?1", "┴ ┼ ┘o").replace("stone NE, gold, stone NW", "gold, stone NW, stone NE")
    assert gold_probabilities_of(game_from(turned, ["", "", ""])) == [0.5, 0, 0.5]


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("swapped", [True, False])
def test_only_the_swapping_seat_knows_whether_goals_were_swapped(swapped: bool) -> None:
    seen = "; saw 1 gold in turn 1"
    lines = [f"digger; hand goal swap, map{seen}", f"digger; hand map{seen}", "saboteur; hand map"]
    game = game_from(BARE, lines, "modules: goal_swap", "turn: 4, seat 0")
    played(game, 0, SwapGoals((0, 1)))
    played(game, 0, PutGoalsBack(swapped))
    assert gold_probabilities_of(game) == ([1, 0, 0] if swapped else [0, 1, 0])
    assert gold_probabilities_of(game, 1) == [0.5, 0.5, 0]
    assert gold_probabilities_of(game, 2) == [THIRD] * 3
    played(game, 1, ReadMap(0))
    assert gold_probabilities_of(game, 1) == ([1, 0, 0] if swapped else [0, 1, 0])


@pytest.mark.rule("NEWG-1")
@pytest.mark.parametrize(("edition", "there"), [("DE24", 5 / 8), ("UA24", 1.0)])
def test_among_new_goals_there_may_be_no_gold(edition: str, there: float) -> None:
    maze = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · · · · · · · · ·
  ┼S· · · · · · · ?2
  · · · · · · · · ·
  · · · · · · · · ?3
  · · · · · · · · ·
  · · · · · · · · ?4
"""
    chances = gold_probabilities_of(game_from(maze, ["", "", ""], "modules: new_goals", f"edition: {edition}"))
    assert sum(chances) == pytest.approx(there)
    assert len(set(chances)) == 1


def test_a_spectator_knows_only_face_up_goals() -> None:
    assert (
        gold_probabilities_of(game_from(BARE, ["digger; hand map; saw 1 gold in turn 1", "", ""]), None)
        == [THIRD] * 3
    )


# ---------------------------------------------------------------- distances


def test_missing_tunnels_get_fewer_towards_the_gold() -> None:
    missing = [
        reading_of(maze, "digger; saw 1 gold in turn 1").missing for maze in (BARE, HALF_WAY, TWO_AWAY, ONE_AWAY)
    ]
    assert missing == [7, 4, 2, 1]
    assert reading_of(DEAD_END_IN_THE_WAY, "digger; saw 1 gold in turn 1").missing > 1


def test_missing_tunnels_are_a_mean_while_the_gold_is_not_known() -> None:
    assert reading_of(ONE_AWAY).missing == pytest.approx((3 + 1 + 3) / 3)
    assert not reading_of(ONE_AWAY).knows_gold
    assert reading_of(ONE_AWAY, "digger; saw 1 gold in turn 1").knows_gold


# ---------------------------------------------------------------- the effect of a move


def test_a_tunnel_towards_the_gold_is_a_gain_and_one_away_from_it_is_not() -> None:
    seen = reading_of(HALF_WAY, "digger; saw 1 gold in turn 1")
    east, west = cell(seen, 4, 0), cell(seen, -1, 0)
    for laying in (seen.rough_gain_of_laying, seen.gain_if_laid):
        assert laying(east, LAID_AS["EW"]) > 0
        assert laying(west, LAID_AS["EW"]) == 0
    assert seen.gain_if_laid(east, LAID_AS["E|+W|"]) < 0


def test_each_tunnel_gains_more_than_the_one_before() -> None:
    gains = []
    for maze, x in ((BARE, 1), (HALF_WAY, 4), (TWO_AWAY, 6), (ONE_AWAY, 7)):
        seen = reading_of(maze, "digger; saw 1 gold in turn 1")
        gains.append(seen.rough_gain_of_laying(cell(seen, x, 0), LAID_AS["EW"]))
    assert gains == sorted(gains)


@pytest.mark.rule("ACT-3", "CHEST-3")
def test_removing_a_tunnel_is_a_loss_and_removing_a_dead_end_is_not() -> None:
    seen = reading_of(DEAD_END_IN_THE_WAY, "digger; saw 1 gold in turn 1")
    assert seen.gain_if_removed(cell(seen, *LAST_CELL)) > 0
    assert seen.gain_if_removed(cell(seen, 2, 0)) < 0
    chests = HALF_WAY.replace("· · · · · · · · ·\n  ┼S", "· · · &0· &2· · ·\n  ┼S").replace(
        "?1\n  · · · · · · · · ·", "?1\n  · · · &1· &3· · ·"
    )
    closed = reading_of(chests, "digger; saw 1 gold in turn 1", "modules: chests")
    assert closed.gain_if_removed(cell(closed, 3, -1)) >= 0


@pytest.mark.rule("S2-9", "S2-20")
def test_a_door_of_the_other_team_is_no_gain_and_gold_behind_it_is_lost() -> None:
    seen = "saw 1 gold in turn 1"
    for role, gains in (("blue digger", False), ("green digger", True), ("boss", True)):
        there = reading_of(HALF_WAY, f"{role}; {seen}", "modules: saboteur2")
        assert (there.rough_gain_of_laying(cell(there, 4, 0), LAID_AS["EW green door"]) > 0) == gains
    behind = ONE_AWAY.replace("┼S─ ", "┼S─g")
    for role, lost in (("blue digger", 1.0), ("green digger", 0.0)):
        there = reading_of(behind, f"{role}; {seen}", "modules: saboteur2")
        assert there.gold_lost_to_other_team(cell(there, *LAST_CELL), LAID_AS["EW"]) == lost


def test_a_piece_without_a_passage_is_a_dead_end_and_is_open_to_nothing() -> None:
    assert [is_dead_end(LAID_AS[spelling]) for spelling in ("N|", "N|+E|+S|+W|", "NS", "NS+E|")] == [
        True,
        True,
        False,
        False,
    ]
    assert [openness(LAID_AS[spelling]) for spelling in ("N|", "NS", "NES", "NESW")] == [0, 2, 3, 4]
