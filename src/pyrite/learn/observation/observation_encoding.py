"""Encodes the view of a seat as bytes: the boards of the window, then the vector. Reads nothing else (INFO-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.in_order import NATIVE
from pyrite.game.knowledge import faces_seen
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.byte_rows import clear_bytes
from pyrite.learn.observation.cell_encoding import CellEncoder
from pyrite.learn.observation.part_encoding import ReadPart
from pyrite.learn.observation.vector_encoding import VectorEncoder


class ReadParts:
    """What was read of the parts of one game: for the boards, and for the vector."""

    def __init__(self, boards: list[ReadPart], vector: list[ReadPart]) -> None:
        self.boards: list[ReadPart] = boards
        self.vector: list[ReadPart] = vector


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

    def __reduce__(self) -> tuple[type[ObservationEncoder], tuple[Rules, ActionSpace]]:
        """Copies are made again from the rules and the action space."""
        return ObservationEncoder, (self._rules, self._actions)

    def new_read_parts(self) -> ReadParts:
        """Remembers what is read of the parts of a game, so that its next observations are faster."""
        return ReadParts(self._cells.new_read_parts(), self._vector.new_read_parts())

    def encode(self, table: Table, seat: int, own: Private, known: ReadParts) -> bytearray:
        """The observation of a seat, from the parts of its view."""
        seen = faces_seen(table, seat, own)
        if not NATIVE:  # small indices are faster in plain Python, and a copy costs little there
            cells, vector = bytearray(self.boards_size), bytearray(self.size - self.boards_size)
            self._cells.write(cells, 0, table, seat, own, seen, known.boards)
            self._vector.write(vector, 0, table, seat, own, seen, known.vector)
            return cells + vector
        out = bytearray(self.size)
        self._cells.write(out, 0, table, seat, own, seen, known.boards)
        self._vector.write(out, self.boards_size, table, seat, own, seen, known.vector)
        return out

    def overwrite(
        self, out: bytearray, first: int, table: Table, seat: int, own: Private, known: ReadParts
    ) -> None:
        """Write the observation of a seat over the bytes from ``first`` on; for compiled code."""
        clear_bytes(out, first + self._cells.copied, first + self.size)
        seen = faces_seen(table, seat, own)
        self._cells.write(out, first, table, seat, own, seen, known.boards)
        self._vector.write(out, first + self.boards_size, table, seat, own, seen, known.vector)
