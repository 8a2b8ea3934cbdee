"""Encodes the parts of modules as they declare it (`pyrite.game.part.Observed`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.catalogue import ROLES
from pyrite.game.part import Count, Observed, PartField
from pyrite.game.setup import Rules
from pyrite.game.table import Table
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.boards import BASE_BOARDS, FLAGS, boards_of_module
from pyrite.learn.observation.fields import Field, roles_of
from pyrite.learn.observation.module_fields import observed_cells, observed_parts

_MAX_BYTE: Final = 255


class ObservedField:
    """Where a field of a part is in the vector, and how its numbers are read."""

    def __init__(self, part: int, field: PartField, observed: Observed, first: int, each: int) -> None:
        self.part: Final[int] = part
        """The place of the part in `Table.parts`."""
        self.name: Final[str] = field.name
        self.initial: Final[Any] = field.initial
        self.read: Final[Callable[[Any, Table], Sequence[Count]]] = observed.read
        self.item: Final[str] = observed.each
        self.first: Final[int] = first
        self._each: int = each

    def write(self, out: bytearray, counts: Sequence[Count], places: Sequence[int] | None) -> None:
        """Add to the numbers of each item, at the place of the item; None if items are in their own order."""
        for item, number, count in counts:
            at = self.first + (item if places is None else places[item]) * self._each + number
            out[at] = min(out[at] + count, _MAX_BYTE)


class PartEncoder:
    """Encodes the parts of one set-up."""

    def __init__(self, rules: Rules, fields: dict[str, Field], kinds: bytearray) -> None:
        self._fields: list[ObservedField] = []
        self._kinds = kinds
        roles = roles_of(rules)
        self._roles: list[int] = [roles.index(role) if role in roles else 0 for role in ROLES]
        for module in modules_in_play(rules):
            for name, shown in observed_parts(module).items():
                assert module.part is not None
                part, first = rules.part_places[module.part], fields[name].first
                for field, observed in shown:
                    self._fields.append(ObservedField(part, field, observed, first, fields[name].each))
                    first += len(observed.numbers)

    def encode(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Write all fields that do not have their initial value."""
        for field in self._fields:
            value: object = getattr(table.parts[field.part], field.name)
            if value != field.initial:
                field.write(out, field.read(value, table), self._places(field.item, relative))

    def _places(self, item: str, relative: list[int]) -> Sequence[int] | None:
        """The place of each item of this kind; None if items are in their own order."""
        if item == "seat":
            return relative
        if item == "card":
            return self._kinds
        return self._roles if item == "role" else None


class PartCells:
    """Encodes the cells in the parts of one set-up, on the boards after those of the base game."""

    def __init__(self, rules: Rules, numbers: list[int], count: int) -> None:
        self._numbers = numbers
        """The number in the window of each cell of the maze; -1 outside the window."""
        self._count = count
        """The number of cells of the window."""
        self._fields: list[ObservedField] = []
        board = len(BASE_BOARDS)
        for module in modules_in_play(rules):
            first = board * FLAGS
            for field, observed in observed_cells(module):
                assert module.part is not None
                self._fields.append(ObservedField(rules.part_places[module.part], field, observed, first, 0))
                first += len(observed.numbers)
            board += len(boards_of_module(module))

    def encode(self, out: bytearray, table: Table) -> None:
        """Write all cells of fields that do not have their initial value."""
        for field in self._fields:
            value: object = getattr(table.parts[field.part], field.name)
            if value != field.initial:
                for cell, flag, _ in field.read(value, table):
                    number, bit = self._numbers[cell], field.first + flag
                    if number >= 0:
                        at = (bit >> 3) * self._count + number
                        out[at] = out[at] | 1 << (bit & 7)
