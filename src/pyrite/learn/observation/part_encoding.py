"""Encodes the parts of modules as they declare it (`pyrite.game.part.Observed`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.catalogue import ROLES
from pyrite.game.part import Count, Observed, Part, PartField
from pyrite.game.setup import Rules
from pyrite.game.table import Table
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.boards import BASE_BOARDS, FLAGS, boards_of_module
from pyrite.learn.observation.fields import Field, roles_of
from pyrite.learn.observation.module_fields import observed_cells, observed_parts

_MAX_BYTE: Final = 255
_ITEMS: Final = 16
"""As many goals or chests as there can be, or more."""


class ObservedField:
    """Where a field of a part is in the observation, and how its numbers are read."""

    def __init__(
        self, field: PartField, observed: Observed, first: int, each: int, places: bytes | None = None
    ) -> None:
        self.name: Final[str] = field.name
        self.initial: Final[Any] = field.initial
        self.read: Final[Callable[[Any, Table], Sequence[Count]]] = observed.read
        self.first: Final[int] = first
        self.each: Final[int] = each
        self.places: Final[bytes | None] = places
        """The place of each item; None for seats, whose places depend on the observing seat."""


class ObservedPart:
    """The fields of a part that are observed."""

    def __init__(self, place: int, initial: Part) -> None:
        self.place: Final[int] = place
        """Its place among all parts."""
        self.initial: Final[Part] = initial
        self.fields: Final[list[ObservedField]] = []


def _parts_of(rules: Rules) -> list[ObservedPart]:
    return [ObservedPart(place, part) for place, part in enumerate(rules.parts)]


class PartEncoder:
    """Encodes the parts of one set-up in the vector."""

    def __init__(self, rules: Rules, fields: dict[str, Field], kinds: bytearray) -> None:
        self._parts: list[ObservedPart] = _parts_of(rules)
        roles = roles_of(rules)
        in_order = bytes(range(_ITEMS))
        places = dict.fromkeys(("table", "goal", "chest"), in_order) | {"seat": None, "card": bytes(kinds)}
        places["role"] = bytes([roles.index(role) if role in roles else 0 for role in ROLES])
        for module in modules_in_play(rules):
            for name, shown in observed_parts(module).items():
                first, each = fields[name].first, fields[name].each
                for kind, field, observed in shown:
                    part = self._parts[rules.part_places[kind]]
                    part.fields.append(ObservedField(field, observed, first, each, places[observed.each]))
                    first += len(observed.numbers)

    def encode(self, out: bytearray, table: Table, relative: list[int]) -> None:
        """Write all fields that do not have their initial value."""
        for observed in self._parts:
            part = table.parts[observed.place]
            if part is not observed.initial:  # most parts
                for field in observed.fields:
                    value: object = getattr(part, field.name)
                    if value != field.initial:
                        places = field.places if field.places is not None else relative
                        _write(out, field, field.read(value, table), places)


def _write(out: bytearray, field: ObservedField, counts: Sequence[Count], places: Sequence[int]) -> None:
    """Add to the numbers of items, which are in these places."""
    first, each = field.first, field.each
    for item, number, count in counts:
        at = first + places[item] * each + number
        out[at] = min(out[at] + count, _MAX_BYTE)


class CellsOfParts:
    """Encodes the cells in the parts of one set-up, on the boards after those of the base game."""

    def __init__(self, rules: Rules, numbers: list[int], count: int) -> None:
        self._numbers = numbers
        """The number in the window of each cell of the maze; -1 outside the window."""
        self._count = count
        """The number of cells of the window."""
        parts = _parts_of(rules)
        board = len(BASE_BOARDS)
        for module in modules_in_play(rules):
            flag = board * FLAGS
            for kind, field, observed in observed_cells(module):
                parts[rules.part_places[kind]].fields.append(ObservedField(field, observed, flag, 0))
                flag += len(observed.numbers)
            board += len(boards_of_module(module))
        self._parts: list[ObservedPart] = [part for part in parts if part.fields]

    def encode(self, out: bytearray, table: Table) -> None:
        """Write all cells of fields that do not have their initial value."""
        for observed in self._parts:
            part = table.parts[observed.place]
            for field in observed.fields:
                value: object = getattr(part, field.name)
                if value != field.initial:
                    self._write(out, field.first, field.read(value, table))

    def _write(self, out: bytearray, first: int, counts: Sequence[Count]) -> None:
        for cell, number, _ in counts:
            place, flag = self._numbers[cell], first + number
            if place >= 0:
                at = (flag >> 3) * self._count + place
                out[at] = out[at] | 1 << (flag & 7)
