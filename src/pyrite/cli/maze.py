"""Draws the maze in colour, with column and row numbers, toll dwarfs and a legend."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from pyrite.game.catalogue import FACE_DOWN_KINDS
from pyrite.game.modules.toll.state import dwarfs_at, faced_cell
from pyrite.game.notation import draw_maze
from pyrite.game.notation.picture import CHEST_DOWN, EMPTY, GOAL_DOWN
from pyrite.game.pieces import PIECE_TABLES
from pyrite.game.sides import letters
from pyrite.game.table import Table
from pyrite.messages.names import Names

Cell = tuple[int, int]
START: Final = "S"
DWARF: Final = "D"
"""Drawn in the empty cell that a toll dwarf faces, once for each dwarf there."""

_MARKS: Final = {
    # mark: the message with its name, and its colour
    START: ("rules-name-start", "bold cyan"),
    GOAL_DOWN: ("rules-name-goal", "bold magenta"),
    "$": ("rules-name-gold", "bold yellow"),
    "o": ("rules-name-stone", "bold blue"),
    "s": ("rules-name-sack", "bold yellow"),
    "d": ("rules-name-dragon", "bold red"),
    "x": ("rules-name-spider", "bold red"),
    "H": ("rules-name-ladder", "bold cyan"),
    "b": ("rules-name-blue-door", "bold blue"),
    "g": ("rules-name-green-door", "bold green"),
    "*": ("rules-name-crystal", "bold bright_white"),
    CHEST_DOWN: ("card-chest-face-down", "bold yellow"),
    "c": ("rules-name-chest-tunnel", "yellow"),
    "W": ("rules-name-wardrobe", "bold magenta"),
    "P": ("rules-name-party", "bold magenta"),
}
_GOALS: Final = f"{START}$osdx"
"""Marks of cards that are not tunnels. They colour the whole card."""

_HIGHLIGHTED: Final = "bold green reverse"
_REACHED: Final = "bold"
_NOT_REACHED: Final = "red"
_DWARF: Final = "bold red"
_EMPTY: Final = "dim"


def maze_text(table: Table, names: Names, highlighted: Collection[int] = ()) -> Text:
    """The maze as text in colour, with cells in ``highlighted`` highlighted and a legend below."""
    drawn = _drawn(table)
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    rows = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)
    text = Text("      ", end="")
    text.append("".join(_column(x) for x in columns).rstrip() + "\n", _EMPTY)
    for y in rows:
        text.append(f"{_number(y):>5} ", _EMPTY)
        for x in columns:
            for part, style in _styled(table, (x, y), drawn.get((x, y), f"{EMPTY} "), highlighted):
                text.append(part, style)
        text.rstrip()
        text.append("\n")
    text.append(f"      {_legend(drawn, names)}\n", _EMPTY)
    for owner, cell, side in dwarfs_at(table):
        text.append(f"      {DWARF} {_dwarf(names, owner, table.maze.grid.at(cell), letters(side))}\n", _EMPTY)
    text.rstrip()
    return text


def _drawn(table: Table) -> dict[Cell, str]:
    """The two characters of each cell that is not empty."""
    rows = draw_maze(table).splitlines()
    left, top = next((row.index(START) // 2, y) for y, row in enumerate(rows) if START in row)
    drawn = {
        (place // 2 - left, y - top): row[place : place + 2].ljust(2)
        for y, row in enumerate(rows)
        for place in range(0, len(row), 2)
        if row[place] != EMPTY
    }
    for _, cell, side in dwarfs_at(table):
        faced = table.maze.grid.at(faced_cell(table, cell, side))
        drawn[faced] = f"{drawn.get(faced, '').rstrip()}{DWARF}".ljust(2)
    return drawn


def _styled(table: Table, place: Cell, drawn: str, highlighted: Collection[int]) -> Iterator[tuple[str, str]]:
    """The two characters of a cell in their colours: the tunnel, then its mark."""
    cell = table.maze.grid.cell(*place)
    piece = table.maze.piece[cell]
    glyph, mark = drawn[0], drawn[1]
    if cell in highlighted:
        yield drawn, _HIGHLIGHTED
    elif not piece:
        yield drawn, _DWARF if glyph == DWARF else _EMPTY
    elif piece >> 1 in FACE_DOWN_KINDS:
        yield drawn, _MARKS[glyph][1]
    elif mark in _GOALS:
        yield drawn, _MARKS[mark][1]
    else:
        # A dead end is coloured by whether the path reaches it.
        reached = table.maze.reached[cell] or table.maze.met[cell] & PIECE_TABLES.open_sides[piece]
        yield glyph, _REACHED if reached else _NOT_REACHED
        yield mark, _MARKS[mark][1] if mark in _MARKS else ""


def _dwarf(names: Names, owner: int, cell: Cell, side: str) -> str:
    dwarf = names.messages.text("table-dwarf", player=names.player(owner), side=names.side(side))
    return names.messages.text("comma-joined", first=dwarf, rest=names.cell(cell))


def _legend(drawn: dict[Cell, str], names: Names) -> str:
    """The legend: the marks that occur in the picture."""
    seen = {mark for drawing in drawn.values() for mark in drawing}
    return "  ".join(f"{mark} {names.messages.text(name)}" for mark, (name, _) in _MARKS.items() if mark in seen)


def _number(place: int) -> str:
    return str(place) if -9 <= place <= 99 else ""


def _column(place: int) -> str:
    """The number of every other column, because two digits fill a cell."""
    return (_number(place) if place % 2 == 0 else "").ljust(2)
