r"""The maze as a picture in text: two characters a cell, a glyph and a mark.

Light lines are passages, heavy lines are stubs, so every tunnel has its own glyph:
``─`` connects left and right, ``━`` is open on both sides but connects nothing, ``┝`` is a
straight tunnel with a stub on its right. The mark shows what else the card is:
``S`` the start, ``$`` the gold, ``o`` a stone, ``s`` a sack, ``d`` a dragon, ``x`` the spider,
``H`` a ladder, ``b`` and ``g`` a blue and a green door, ``*`` a crystal, ``c`` a tunnel of a chest,
``W`` the wardrobe, ``P`` the party. A face-down goal is ``?`` and its number, a closed chest ``&`` and its
number. ``╫`` is a bridge, ``╱`` and ``╲`` are double curves.
"""  # noqa: RUF002

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pyrite.game.catalogue import (
    BLUE_DOOR,
    CHEST,
    CRYSTAL,
    FACE_DOWN_KINDS,
    GREEN_DOOR,
    LADDER,
    NAME,
    NEW_GOALS,
    PIECES,
    SHAPE,
    START,
    TUNNELS,
    mark_of,
)
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.refusal import BadInput, shown
from pyrite.game.sides import E, N, S, Shape, W
from pyrite.game.table import Table

# One glyph for each way the four sides can be closed, open, or a stub; N counts 27, E 9, S 3, W 1.
_GLYPHS: Final = "?╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_WEIGHTS: Final = {N: 27, E: 9, S: 3, W: 1}
_CROSSINGS: Final = {"NS+EW": "╫", "NW+ES": "╱", "NE+SW": "╲"}  # noqa: RUF001
"""Two separate passages: a bridge, and the two double curves."""

EMPTY: Final = "·"
_MARKS: Final = {"": " ", CRYSTAL: "*", BLUE_DOOR: "b", GREEN_DOOR: "g", LADDER: "H", CHEST: "c"}
_GOAL_MARKS: Final = {"gold": "$", "stone": "o", "sack": "s", "dragon": "d", "spider": "x"}
_OTHER_MARKS: Final = {"start": "S", "wardrobe": "W", "party": "P"}


def glyph(shape: Shape) -> str:
    """The one character that draws a shape.

    >>> glyph(Shape.spelt("NS")), glyph(Shape.spelt("N|+S|")), glyph(Shape.spelt("NS+E|"))
    ('│', '┃', '┝')
    """
    if str(shape) in _CROSSINGS:
        return _CROSSINGS[str(shape)]
    open_sides = shape.open_sides
    return _GLYPHS[
        sum(weight * (2 if shape.stubs & side else 1) for side, weight in _WEIGHTS.items() if open_sides & side)
    ]


def _drawings() -> dict[int, str]:
    marks = {
        **{name: _MARKS[mark_of(name)] for name in TUNNELS},
        **{name: _GOAL_MARKS[name.partition(" ")[0]] for name in NEW_GOALS},
        **_OTHER_MARKS,
    }
    return {
        piece: glyph(SHAPE[kind].turned() if piece & 1 else SHAPE[kind]) + marks[NAME[kind]]
        for kind in SHAPE
        for piece in PIECES[kind]
    }


DRAWING: Final = _drawings()
"""How each piece is drawn: its glyph and its mark."""

_PIECE_DRAWN: Final = {drawing: piece for piece, drawing in DRAWING.items()}
GOAL_DOWN: Final = "?"
CHEST_DOWN: Final = "&"


def draw_maze(table: Table) -> str:
    """The maze, row by row, without empty margins."""
    maze = table.maze
    places = {cell: f"{GOAL_DOWN}{goal}" for goal, cell in enumerate(table.goal_cells)}
    places.update({cell: f"{CHEST_DOWN}{chest}" for chest, cell in enumerate(chests_at(table).chest_cells)})
    drawn = {
        maze.grid.at(cell): places[cell] if maze.piece[cell] >> 1 in FACE_DOWN_KINDS else DRAWING[maze.piece[cell]]
        for cell in table.card_cells()
    }
    columns = [x for x, _ in drawn]
    rows = [y for _, y in drawn]
    return "\n".join(
        "".join(drawn.get((x, y), f"{EMPTY} ") for x in range(min(columns), max(columns) + 1)).rstrip()
        for y in range(min(rows), max(rows) + 1)
    )


@dataclass(frozen=True)
class Picture:
    """A drawn maze: pieces by cell, and the places of face-down goals and chests."""

    pieces: dict[tuple[int, int], int]
    hidden: dict[str, tuple[int, int]]
    """Face-down cards as drawn, ``?0`` a goal and ``&0`` a chest."""

    @classmethod
    def read(cls, rows: list[str]) -> Picture:
        """Read a drawing; the start marks the cell (0, 0). Raise `BadInput` if it is not valid."""
        drawn: dict[tuple[int, int], str] = {}
        margin = min((len(row) - len(row.lstrip()) for row in rows if row.strip()), default=0)
        for y, row in enumerate(rows):
            text = row[margin:].rstrip()
            for x in range(0, len(text), 2):
                drawing = text[x : x + 2].ljust(2)
                if drawing[0] not in (EMPTY, ".", " "):
                    drawn[x // 2, y] = drawing
                elif drawing[1] != " ":
                    raise BadInput(
                        f"{shown(drawing)} is half a cell off: each cell has two characters, a glyph and a mark."
                    )
        starts = [cell for cell, drawing in drawn.items() if _PIECE_DRAWN.get(drawing) == PIECES[START][0]]
        if len(starts) != 1:
            raise BadInput("A maze has one start, drawn ┼S.")
        left, top = starts[0]
        picture = cls({}, {})
        for (x, y), drawing in drawn.items():
            picture._put((x - left, y - top), drawing)
        return picture

    def _put(self, cell: tuple[int, int], drawing: str) -> None:
        if drawing[0] in (GOAL_DOWN, CHEST_DOWN) and drawing[1] in "0123456789":
            if drawing in self.hidden:
                name = "Goal" if drawing[0] == GOAL_DOWN else "Chest"
                raise BadInput(f"{name} {drawing[1]} is in the maze twice.")
            self.hidden[drawing] = cell
        elif drawing in _PIECE_DRAWN:
            self.pieces[cell] = _PIECE_DRAWN[drawing]
        else:
            raise BadInput(f"No card is drawn {shown(drawing)}; light lines are passages, heavy lines are stubs.")
