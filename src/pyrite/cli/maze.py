"""The maze in colour, with the numbers of its columns and rows."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.game.notation import draw_maze
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.table import Table

_MARK_STYLES: Final = {"S": "bold cyan", "$": "bold yellow", "o": "bold blue"}
_FRESH: Final = "bold green reverse"
_HIDDEN: Final = "bold magenta"
_REACHED: Final = "bold"
_NOT_REACHED: Final = "red"
_EMPTY: Final = "dim"


def maze_text(table: Table, fresh: Collection[int] = ()) -> Text:
    """The maze as text in colour; cells in ``fresh`` stand out."""
    maze = table.maze
    places = [maze.grid.at(cell) for cell, piece in enumerate(maze.piece) if piece]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    right = max(x for x, _ in places)
    text = Text("      ", end="")
    text.append("".join(_column(x) for x in range(left, right + 1)).rstrip() + "\n", _EMPTY)
    for y, row in enumerate(draw_maze(table).splitlines(), top):
        text.append(f"{_number(y):>5} ", _EMPTY)
        for x in range(0, len(row), 2):
            text.append(row[x : x + 2], _style(table, maze.grid.cell(left + x // 2, y), row[x : x + 2], fresh))
        text.append("\n")
    text.rstrip()
    return text


def _style(table: Table, cell: int, drawn: str, fresh: Collection[int]) -> str:
    piece = table.maze.piece[cell]
    if cell in fresh:
        return _FRESH
    if not piece:
        return _EMPTY
    if piece == HIDDEN_GOAL_PIECE:
        return _HIDDEN
    if drawn[1:] in _MARK_STYLES:
        return _MARK_STYLES[drawn[1:]]
    # A dead end is never lit: what counts is whether the path gets to it.
    reached = table.maze.met[cell] & PIECE_TABLES.open_sides[piece]
    return _REACHED if reached else _NOT_REACHED


def _number(place: int) -> str:
    return str(place) if -9 <= place <= 99 else ""


def _column(place: int) -> str:
    """Only every other column has its number, since two digits fill a cell."""
    return (_number(place) if place % 2 == 0 else "").ljust(2)
