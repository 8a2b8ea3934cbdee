"""Toll dwarfs in a position."""

from __future__ import annotations

from pyrite.game.modules.toll.dwarfs import free_ends
from pyrite.game.modules.toll.state import DWARFS, Dwarf, Toll
from pyrite.game.refusal import BadInput, shown
from pyrite.game.sides import LETTERS, letters
from pyrite.game.state import State
from pyrite.game.table import Table
from pyrite.game.text_lines import (
    Lines,
    WriteLine,
    format_cell,
    format_list,
    parse_cell,
    parse_number,
    split_list,
)


def write_dwarfs(state: State, write: WriteLine) -> None:
    """Write the dwarfs in the maze, and how many are left."""
    grid, toll = state.table.maze.grid, state.table.part(Toll)
    write(
        "dwarfs",
        format_list(
            f"{owner} at {format_cell(grid, at).replace(',', '/')} {letters(side)}"
            for owner, at, side in toll.dwarfs
        ),
    )
    write("dwarfs left", toll.dwarfs_left)


def read_dwarfs(state: State, lines: Lines) -> None:
    """Read the dwarfs in the maze. Without a line for those that are left, these are all others of the round."""
    table = state.table
    for word in split_list(lines.pop("dwarfs", "")):
        toll = table.part(Toll)
        table.put(toll.with_changes(dwarfs=(*toll.dwarfs, _dwarf(word, table))))
    toll = table.part(Toll)
    left = max(0, DWARFS - len(toll.dwarfs))
    if "dwarfs left" in lines:
        left = parse_number(lines.pop("dwarfs left"), "dwarfs left", DWARFS + 1)
    if len(toll.dwarfs) + left > DWARFS:
        raise BadInput(f"A round has {DWARFS} toll dwarfs, including those in the maze.")
    table.put(toll.with_changes(dwarfs_left=left))


def _dwarf(text: str, table: Table) -> Dwarf:
    owner, _, place = text.partition(" at ")
    at, _, side = place.partition(" ")
    if side not in LETTERS or len(side) != 1:
        raise BadInput(f"A dwarf is written like '2 at 3/0 E', not {shown(text)}.")
    seat = parse_number(owner, "seat", table.rules.players)
    cell, bit = parse_cell(at.replace("/", ","), table.maze.grid), 1 << LETTERS.index(side)
    if (cell, bit) not in free_ends(table):
        raise BadInput(f"No dwarf can be at {at} {side}: it needs an open side that faces an empty cell.")
    return seat, cell, bit
