"""The maze in text: columns and rows, marks and what they mean, toll dwarfs."""

import pytest
from rich.text import Text

from pyrite.cli.language import names_in
from pyrite.cli.maze import maze_text
from pyrite.game.notation import parse_position
from tests.notation.sample_games import near_the_gold

ENGLISH = names_in("en")

WHOLE_BOX = """
players: 3
modules: saboteur2, toll, new_goals, chests, wardrobe
asked: seat 0, turn
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  · · · · · · · · ?1
  · ╵H· &0· ┐c· · ·
  ┼S─b─g╫ ┼*┤ · · └o
  · · · &1· &3· · ·
  · · · · · · · · ?3
  · · · · ┼W· · · ·
  · · · · · · · · ?4
goals: gold, spider, stone NE, stone NW, sack of one, sack of two, dragon NE, dragon NW
chest tunnels: NESW chest, NES chest, NE chest, NES chest, NEW chest, NEW chest, NW chest
opened: 2
dwarfs: 1 at 4/0 N, 2 at 5/-1 W
dwarfs left: 0
seat 0: boss; hand map
seat 1: blue digger; hand map
seat 2: saboteur; hand NS+E| green door, hands off; front theft, trapped
"""


def test_the_maze_has_column_and_row_numbers_and_a_legend() -> None:
    text = maze_text(near_the_gold().state.table, ENGLISH)
    assert text.plain.splitlines() == [
        "      0   2   4   6   8",
        "   -2 · · · · · · · · ?0",
        "   -1 · · · · · · · · ·",
        "    0 ┼S┼ ┼ ┼ ┼ ─ ─ · ?1",
        "    1 · · · · · · · · ·",
        "    2 · · · · · · · · ?2",
        "      S Start  ? Goal card, face down",
    ]


def test_new_cells_are_highlighted() -> None:
    table = near_the_gold().state.table
    fresh_cell = table.maze.grid.cell(6, 0)
    plain, marked = maze_text(table, ENGLISH), maze_text(table, ENGLISH, {fresh_cell})
    assert plain.plain == marked.plain
    assert plain.spans != marked.spans


def test_the_legend_explains_marks_and_a_toll_dwarf_is_drawn_in_the_cell_it_faces() -> None:
    assert maze_text(parse_position(WHOLE_BOX).table, ENGLISH).plain.splitlines() == [
        "      0   2   4   6   8",
        "   -4 · · · · · · · · ?0",
        "   -3 · · · · · · · · ·",
        "   -2 · · · · · · · · ?1",
        "   -1 · ╵H· &0DD┐c· · ·",
        "    0 ┼S─b─g╫ ┼*┤ · · └o",
        "    1 · · · &1· &3· · ·",
        "    2 · · · · · · · · ?3",
        "    3 · · · · ┼W· · · ·",
        "    4 · · · · · · · · ?4",
        "      S Start  ? Goal card, face down  o Stone  H Ladder  b Blue door  g Green door  * Crystal"
        "  & chest under a tunnel, face down  c Chest tunnel  W Wardrobe",
        "      D Seat 1\u2019s toll dwarf at the top, column 4, start row",
        "      D Seat 2\u2019s toll dwarf on the left, column 5, 1 row up",
    ]


def test_a_dwarf_may_face_a_cell_outside_the_picture() -> None:
    position = WHOLE_BOX.replace("1 at 4/0 N, 2 at 5/-1 W", "1 at 0/0 W")
    drawn = maze_text(parse_position(position).table, ENGLISH).plain.splitlines()
    assert drawn[0] == "          0   2   4   6   8".replace("          0", "        0")
    assert drawn[5] == "    0 D ┼S─b─g╫ ┼*┤ · · └o"


@pytest.mark.parametrize(
    ("drawing", "style"),
    [("S", "bold cyan"), ("H", "bold cyan"), ("b", "bold blue"), ("g", "bold green"), ("DD", "bold red")],
)
def test_marks_have_their_own_colours(drawing: str, style: str) -> None:
    text = maze_text(parse_position(WHOLE_BOX).table, ENGLISH)
    place = text.plain.index(drawing)
    assert style in styles_at(text, place)


def test_a_tunnel_that_is_not_reached_is_red_with_any_mark() -> None:
    text = maze_text(parse_position(WHOLE_BOX).table, ENGLISH)
    for reached, drawing in ((True, "─b"), (True, "┼*"), (False, "┼W")):
        assert ("red" in styles_at(text, text.plain.index(drawing))) != reached


def styles_at(text: Text, place: int) -> list[str]:
    return [str(span.style) for span in text.spans if span.start <= place < span.end]
