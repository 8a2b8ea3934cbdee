"""Encodes the parts of modules as they declare it (`pyrite.game.part.Observed`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.part import Observed, PartField
from pyrite.game.setup import Rules
from pyrite.game.table import Table
from pyrite.learn.layout import modules_in_play
from pyrite.learn.observation.fields import Field, observed_parts

_MAX_BYTE: Final = 255


class ObservedField:
    """Where a field of a part is in the vector, and how its numbers are read."""

    def __init__(self, part: int, field: PartField, observed: Observed, first: int, each: int) -> None:
        self.part: Final[int] = part
        """The place of the part in `Table.parts`."""
        self.name: Final[str] = field.name
        self.initial: Final[Any] = field.initial
        self.read: Final[Callable[[Any, Table], Sequence[int]]] = observed.read
        self._first: int = first
        self._each: int = each
        self._count: int = len(observed.numbers)
        self._each_seat: bool = observed.each_seat

    def write(self, out: bytearray, numbers: Sequence[int], relative: list[int]) -> None:
        """Write the numbers of a value, the observing seat first."""
        for place, number in enumerate(numbers):
            if number:
                at = self._first + place
                if self._each_seat:
                    seat = place // self._count
                    at = self._first + relative[seat] * self._each + place % self._count
                out[at] = min(number, _MAX_BYTE)


class PartEncoder:
    """Encodes the parts of one set-up."""

    def __init__(self, rules: Rules, fields: dict[str, Field]) -> None:
        self._fields: list[ObservedField] = []
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
                field.write(out, field.read(value, table), relative)
