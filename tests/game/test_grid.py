"""The flat board under the maze has room for every path that a deck can lay."""

import pytest

from pyrite.game import Rules, SetUp
from pyrite.game.maze import HIDDEN_GOAL_PIECE, START_PIECE, Grid, Maze, grid_for
from pyrite.game.sides import E, N, S, W

GRID = Grid(40)


@pytest.mark.rule("TAB-1")
@pytest.mark.parametrize("x", [-43, -1, 0, 8, 43])
@pytest.mark.parametrize("y", [-43, -2, 0, 1, 43])
def test_a_path_of_all_forty_tunnels_and_three_goals_stays_on_the_board(x: int, y: int) -> None:
    assert GRID.at(GRID.cell(x, y)) == (x, y)


@pytest.mark.rule("TAB-1")
def test_the_board_of_the_base_game_has_room_for_its_forty_tunnels() -> None:
    assert Rules(SetUp(players=5)).reach_of_deck == 40


@pytest.mark.rule("TAB-1", "S2-1")
def test_the_board_of_saboteur_2_has_room_for_its_seventy_tunnels_and_cells_fit_into_fifteen_bits() -> None:
    rules = Rules(SetUp(players=5, modules=frozenset({"saboteur2"})))
    assert rules.reach_of_deck == 70
    assert Grid(70).size <= 1 << 15
    assert grid_for(70).at(grid_for(70).cell(-78, 78)) == (-78, 78)  # all tunnels and eight more cards


def test_no_two_cells_share_a_number() -> None:
    size = GRID.radius - 1
    cells = [(x, y) for x in range(-size, size + 1) for y in range(-size, size + 1)]
    assert len({GRID.cell(x, y) for x, y in cells}) == len(cells)


def test_all_neighbours_of_a_valid_cell_are_on_the_board() -> None:
    edge = GRID.radius - 1
    for x, y in ((edge, edge), (-edge, -edge), (edge, -edge), (-edge, edge)):
        for step, _ in GRID.steps[N | E | S | W]:
            assert 0 <= GRID.cell(x, y) + step < GRID.size


BEYOND = 40 + 16
"""Sixteen cells beyond a path of all tunnels, for other cards in its way and tunnels laid again (TAB-1)."""


@pytest.mark.parametrize("cell", [(BEYOND, 0), (-BEYOND, 0), (0, BEYOND), (0, -BEYOND), (1000, 1000)])
def test_a_cell_beyond_every_path_is_invalid(cell: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=rf"\({cell[0]}, {cell[1]}\)"):
        GRID.cell(*cell)


@pytest.mark.rule("TAB-1")
@pytest.mark.parametrize("cell", [(BEYOND - 1, 0), (1 - BEYOND, 0), (0, BEYOND - 1), (0, 1 - BEYOND)])
def test_the_last_cell_within_reach_is_valid(cell: tuple[int, int]) -> None:
    assert GRID.at(GRID.cell(*cell)) == cell


def test_each_step_leads_to_a_neighbour_and_names_its_facing_side() -> None:
    here = GRID.cell(3, -1)
    around = {GRID.at(here + step): side for step, side in GRID.steps[N | E | S | W]}
    assert around == {(3, -2): S, (4, -1): W, (3, 0): N, (2, -1): E}
    assert GRID.steps[0] == ()


def test_grids_of_one_size_are_shared() -> None:
    assert grid_for(40) is grid_for(40)


def test_mazes_are_compared_by_their_cards() -> None:
    maze = Maze(GRID, must_join=True)
    twin = maze.clone()
    assert maze == twin
    twin.lay(GRID.cell(1, 0), 2)
    assert maze != twin
    assert maze != "a maze"


@pytest.mark.parametrize("must_join", [True, False])
def test_a_cleared_maze_is_like_a_new_one(must_join: bool) -> None:
    maze = Maze(GRID, must_join=must_join)
    maze.put(GRID.start, START_PIECE)
    maze.hide(GRID.cell(8, -2), HIDDEN_GOAL_PIECE)
    for x in range(1, 5):
        maze.lay(GRID.cell(x, 0), START_PIECE)
        maze.lay(GRID.cell(-1, -x), START_PIECE)
    twin = maze.clone()
    maze.clear()
    assert maze == Maze(GRID, must_join=must_join)
    assert any(twin.piece)
    twin.clear()
    assert twin == maze


@pytest.mark.rule("TAB-5")
def test_a_face_down_card_occupies_its_cell_and_joins_nothing() -> None:
    maze = Maze(GRID, must_join=True)
    maze.put(GRID.cell(0, 0), START_PIECE)
    assert GRID.cell(1, 0) in maze.frontier
    maze.hide(GRID.cell(1, 0), HIDDEN_GOAL_PIECE)
    assert GRID.cell(1, 0) not in maze.frontier
    assert maze.reached[GRID.cell(1, 0)] == 0
    assert maze.demand[GRID.cell(2, 0)] == 0
