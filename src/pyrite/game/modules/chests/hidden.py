"""Chests under face-down tunnels: reached, turned over, looked at, removed (CHEST-2 to CHEST-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.treasure_map import MapCard
from pyrite.game.maze import HIDDEN_CHEST_PIECE
from pyrite.game.modules.chests import effects
from pyrite.game.modules.chests.commands import LOOK_IN_CHEST
from pyrite.game.modules.chests.facts import chest_laid, chest_opened, chest_seen, chest_turned
from pyrite.game.modules.chests.state import Chests, SealedChests, chests_at
from pyrite.game.moves import CHEST, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, Sealed, State
from pyrite.game.table import NOBODY, Table

_LOOK: Final = LOOK_IN_CHEST << VERB_BITS
_NO_MORE_MAPS: Final = Refusal("no-more-maps", "A chest has forbidden maps on goals for this round.", "CHEST-5")


def lay_out(table: Table, places: tuple[tuple[int, int], ...]) -> None:
    """Lay the chests of a round into the maze, each under a face-down tunnel (CHEST-1)."""
    cells = tuple([table.maze.grid.cell(x, y) for x, y in places])
    for cell in cells:
        table.maze.hide(cell, HIDDEN_CHEST_PIECE)
    table.put(Chests(chest_cells=cells, chest_tunnels=bytes(len(cells)), chests=bytes(len(cells))))


def seal(sealed: Sealed, tunnels: bytes, chests: bytes) -> None:
    """Nobody knows the chests of a round and the tunnel cards on them."""
    sealed.put(SealedChests(chest_tunnels=tunnels, chests=chests))


def count(table: Table) -> int:
    """How many chests this round has."""
    return len(table.part(Chests).chest_cells)


def cells(table: Table) -> list[int]:
    """The cells of the chests that are not gone."""
    return [cell for cell in table.part(Chests).chest_cells if cell != NOBODY]


def card_removed(table: Table, cell: int) -> None:
    """The chest in this cell is gone (CHEST-3)."""
    chests = table.part(Chests)
    if cell in chests.chest_cells:
        table.put(chests.without(cell))


def removable(table: Table) -> list[int]:
    """The cells of closed chests, which a rockfall may remove too (CHEST-3)."""
    chests = table.part(Chests)
    return [chests.chest_cells[chest] for chest in chests.closed()]


# ---------------------------------------------------------------- reached chests


def reached(table: Table) -> list[int]:
    """The closed chests that a reached opening meets (CHEST-2)."""
    chests, met, found = table.part(Chests), table.maze.met, []
    cells, tunnels = chests.chest_cells, chests.chest_tunnels
    for chest in range(len(cells)):
        cell: int = cells[chest]
        if cell != NOBODY and not tunnels[chest] and met[cell]:
            found.append(CHEST + chest)
    return found


def turned_card(table: Table, chest: int) -> tuple[int, int]:
    """The cell of a chest and the face of its tunnel."""
    chests = table.part(Chests)
    return chests.chest_cells[chest], chests.chest_tunnels[chest]


def turn_over(state: State, seat: int, chest: int) -> None:
    """Turn the tunnel card on a chest over."""
    chest_turned(state, seat, chest, _sealed(state).chest_tunnels[chest])


def lay(state: State, seat: int, chest: int, sides: int) -> None:
    """Lay the tunnel card and open the chest."""
    found = _sealed(state).chests[chest]
    chest_laid(state, seat, chest, sides)
    chest_opened(state, seat, chest, found)
    effects.on_open(state, seat, found)


# ---------------------------------------------------------------- maps


def why_no_map(table: Table) -> Refusal | None:
    """Why no goal may be looked at."""
    return _NO_MORE_MAPS if table.part(Chests).no_maps else None


def add_looks(table: Table, found: NumberRow) -> None:
    """Add the looks into closed chests."""
    for chest in table.part(Chests).closed():
        found.append(_LOOK | chest)


class ChestMapCard(MapCard):
    """A map that is used on a chest instead of a goal."""

    __slots__ = ()

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """Only a closed chest can be looked at (CHEST-4)."""
        if details not in chests_at(table).closed():
            return Refusal("no-closed-chest", "There is no closed chest there.", "CHEST-4")
        return None

    def play(self, state: State, seat: int, details: int) -> None:
        """Look at the chest and at the tunnel card on it."""
        sealed = _sealed(state)
        chest_seen(state, seat, details, sealed.chest_tunnels[details], sealed.chests[details])


def _sealed(state: State) -> SealedChests:
    assert state.sealed is not None
    return state.sealed.part(SealedChests)
