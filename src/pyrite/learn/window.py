"""The window: the cells of the maze that actions and observations cover.

The maze has no edge (TAB-1), but an action space must be finite. `window_of` is wide enough for everything the
deck can build, so no move is ever outside. A smaller window can be given, and is faster to learn in.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pyrite.game import BadInput
from pyrite.game.catalogue import FIRST_ACTION, LADDERS, SHAPE
from pyrite.game.maze import grid_for
from pyrite.game.modules import in_play
from pyrite.game.setup import Rules
from pyrite.game.sides import E, N, S, W


class Window(NamedTuple):
    """A rectangle of cells: its first and last column, its first and last row."""

    west: int
    east: int
    north: int
    south: int

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.south - self.north + 1

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.columns * self.rows

    def number(self, x: int, y: int) -> int:
        """The number of a cell, row by row; -1 outside the window."""
        if self.west <= x <= self.east and self.north <= y <= self.south:
            return (y - self.north) * self.columns + x - self.west
        return -1

    def at(self, number: int) -> tuple[int, int]:
        """Column and row of a cell."""
        row, column = divmod(number, self.columns)
        return column + self.west, row + self.north


NEAR: Final = Window(west=-6, east=14, north=-9, south=9)
"""The start, the goals and some space around them: enough for most rounds."""


def checked_window(window: tuple[int, int, int, int], rules: Rules) -> Window:
    """Return the window; raise `BadInput` if it exceeds the board or excludes one of the first cards."""
    given = Window(*window)
    for x, y in ((0, 0), *_first_cards(rules)):
        if given.number(x, y) < 0:
            raise BadInput(
                f"A card can be at ({x}, {y}) from the start, outside the window of columns {given.west} to "
                f"{given.east} and rows {given.north} to {given.south}: give (west, east, north, south) around it."
            )
    farthest = grid_for(rules.reach_of_deck).radius - 1
    if max(-given.west, given.east, -given.north, given.south) > farthest:
        raise BadInput(
            f"No tunnel of this deck can get farther than {farthest} cells from the start: give a smaller window, "
            "or none at all for one that no game leaves."
        )
    return given


def window_of(rules: Rules) -> Window:
    """A window that no maze of this set-up can leave; `docs/learning.md` explains why."""
    columns = [x for x, _ in _first_cards(rules)]
    rows = [y for _, y in _first_cards(rules)]
    across, along = _reach(rules, E | W), _reach(rules, N | S)
    if not rules.must_join:
        # A tunnel may continue from any face-up card, joined or not, so the outermost one counts.
        return Window(-across, max(columns) + across, min(0, *rows) - along, max(0, *rows) + along)
    return Window(
        west=-across,
        east=across + len({x for x in columns if x > 0}),
        north=-along - len({y for y in rows if y < 0}),
        south=along + len({y for y in rows if y > 0}),
    )


def _reach(rules: Rules, both_sides: int) -> int:
    """How many lines (rows for N and S, columns for E and W) tunnels from hands can extend beyond other cards.

    A path crosses a line with one card that is open on both sides, or with two or more cards; the last card is
    in a line of its own. Stubs carry no path. A ladder need not be joined to the card next to it, so either
    of the two may cross a line without being open on both sides (S2-8).
    """
    tunnels = [kind for kind in rules.deck if kind < FIRST_ACTION]
    again = sum(1 for module in in_play(rules.set_up) if module.relays_a_tunnel)
    if not rules.must_join:
        return len(tunnels) + again
    ladders = sum(1 for kind in tunnels if kind in LADDERS)
    carriers = sum(1 for kind in tunnels if SHAPE[kind].passages) + ladders
    alone = (
        sum(1 for kind in tunnels if SHAPE[kind].passages and SHAPE[kind].open_sides & both_sides == both_sides)
        + 2 * ladders
    )
    if ladders:  # only with ladders can a path continue from cards whose connection is gone
        carriers, alone = carriers + 2 * again, alone + 2 * again
    return alone + max(0, carriers - alone) // 2 + 1


def _first_cards(rules: Rules) -> list[tuple[int, int]]:
    """The possible cells of cards that come from no hand: goals, and cards of modules."""
    cells = list(rules.goal_cells)
    for module in in_play(rules.set_up):
        cells += [module.first_cell] if module.first_cell else []
        cells += module.other_cells(rules) if module.other_cells else []
    return cells
