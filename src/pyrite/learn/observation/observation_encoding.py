"""Encodes the view of a seat as bytes: the boards of the window, then the vector. Reads nothing else (INFO-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.in_order import NATIVE
from pyrite.game.knowledge import faces_seen
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.cell_encoding import CellEncoder
from pyrite.learn.observation.vector_encoding import VectorEncoder


class ObservationEncoder:
    """Encodes observations of one set-up."""

    def __init__(self, rules: Rules, actions: ActionSpace) -> None:
        self._rules = rules
        self._actions = actions
        self._cells = CellEncoder(rules, actions)
        self._vector = VectorEncoder(rules, actions)
        self.fields: Final = self._vector.fields
        self.boards_size: Final = self._cells.size
        self.size: Final = self._cells.size + self._vector.size
        self._zeros = bytearray(self.size)

    def __reduce__(self) -> tuple[type[ObservationEncoder], tuple[Rules, ActionSpace]]:
        """Copies are made again from the rules and the action space."""
        return ObservationEncoder, (self._rules, self._actions)

    def encode(self, table: Table, seat: int, own: Private) -> bytearray:
        """The observation of a seat, from the parts of its view."""
        seen = faces_seen(table, seat, own)
        if not NATIVE:  # small indices are faster in plain Python, and a copy costs little there
            cells, vector = bytearray(self.boards_size), bytearray(self.size - self.boards_size)
            self._cells.write(cells, 0, table, own, seen)
            self._vector.write(vector, 0, table, seat, own, seen)
            return cells + vector
        out = bytearray(self.size)
        self._cells.write(out, 0, table, own, seen)
        self._vector.write(out, self.boards_size, table, seat, own, seen)
        return out

    def overwrite(self, out: bytearray, first: int, table: Table, seat: int, own: Private) -> None:
        """Write the observation of a seat over the bytes from ``first`` on; for compiled code."""
        out[first : first + self.size] = self._zeros
        seen = faces_seen(table, seat, own)
        self._cells.write(out, first, table, own, seen)
        self._vector.write(out, first + self.boards_size, table, seat, own, seen)
