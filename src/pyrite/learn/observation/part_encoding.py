"""Encodes the parts of modules as they declare it (`pyrite.game.part.Observed`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.catalogue import ROLES
from pyrite.game.part import Count, Observed, Part, PartField
from pyrite.game.rules import Rules
from pyrite.game.state import Private
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
        self, field: PartField, observed: Observed, first: int, each: int, places: bytearray | None = None
    ) -> None:
        self.name: Final[str] = field.name
        self.initial: Final[Any] = field.initial
        self.read: Final[Callable[[Any, Table], Sequence[Count]]] = observed.read
        self.first: Final[int] = first
        self.each: Final[int] = each
        self.places: Final[bytearray | None] = places
        """The place of each item; None for seats, whose places depend on the observing seat."""


class ObservedPart:
    """The fields of a part that are observed."""

    def __init__(self, place: int, initial: Part) -> None:
        self.place: Final[int] = place
        """Its place among all parts."""
        self.initial: Final[Part] = initial
        self.fields: Final[list[ObservedField]] = []


class ReadPart:
    """What was read of a part. A part never changes, so it is read once, although it is observed often."""

    def __init__(self) -> None:
        self.part: Part | None = None
        self.counts: list[tuple[ObservedField, Sequence[Count]]] = []


class PartsEncoder:
    """Encodes the parts of one set-up: those at the table, and those of the observing seat."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._public: list[ObservedPart] = []
        self._private: list[ObservedPart] = []

    def add(self, kind: type[Part], field: ObservedField) -> None:
        """Add a field of the part of this kind."""
        _add(self._public, self._rules.parts, kind, field)
        _add(self._private, self._rules.private_parts, kind, field)

    def new_read_parts(self) -> list[ReadPart]:
        """Remembers what is read of the parts of a game: of those at the table, then of those of each seat."""
        return [ReadPart() for _ in range(len(self._public) + self._rules.players * len(self._private))]

    def write_all(
        self,
        out: bytearray,
        first: int,
        table: Table,
        seat: int,
        own: Private,
        relative: bytearray,
        known: list[ReadPart],
    ) -> None:
        """Write all fields that do not have their initial value, from ``first`` on."""
        number = 0
        for observed in self._public:
            part = table.parts[observed.place]
            if part is not observed.initial:  # most parts have their initial value
                self._write_part(out, first, observed, part, table, relative, known[number])
            number += 1
        number += seat * len(self._private)
        for observed in self._private:
            part = own.parts[observed.place]
            if part is not observed.initial:
                self._write_part(out, first, observed, part, table, relative, known[number])
            number += 1

    def _write_part(
        self,
        out: bytearray,
        first: int,
        observed: ObservedPart,
        part: Part,
        table: Table,
        relative: bytearray,
        known: ReadPart,
    ) -> None:
        if part is not known.part:
            known.counts = []
            for field in observed.fields:
                value: object = getattr(part, field.name)
                if value != field.initial:
                    known.counts.append((field, field.read(value, table)))
            known.part = part
        for read, counts in known.counts:
            self.write(out, first, read, counts, relative)

    def write(
        self, out: bytearray, first: int, field: ObservedField, counts: Sequence[Count], relative: bytearray
    ) -> None:
        """Write what is observed of a field."""
        raise NotImplementedError


def _add(observed: list[ObservedPart], parts: tuple[Part, ...], kind: type[Part], field: ObservedField) -> None:
    """Add a field to the part of this kind, if it is one of these parts."""
    for place, part in enumerate(parts):
        if type(part) is kind:
            if not any(each.place == place for each in observed):
                observed.append(ObservedPart(place, part))
            next(each for each in observed if each.place == place).fields.append(field)


class PartVectorEncoder(PartsEncoder):
    """Encodes parts into the vector."""

    def __init__(self, rules: Rules, fields: dict[str, Field], kinds: bytearray) -> None:
        super().__init__(rules)
        roles = roles_of(rules)
        in_order = bytearray(range(_ITEMS))
        places = dict.fromkeys(("table", "goal", "chest"), in_order) | {"seat": None, "card": kinds}
        places["role"] = bytearray([roles.index(role) if role in roles else 0 for role in ROLES])
        for module in modules_in_play(rules):
            for name, shown in observed_parts(module).items():
                first, each = fields[name].first, fields[name].each
                for kind, field, observed in shown:
                    self.add(kind, ObservedField(field, observed, first, each, places[observed.each]))
                    first += len(observed.numbers)

    def write(
        self, out: bytearray, first: int, field: ObservedField, counts: Sequence[Count], relative: bytearray
    ) -> None:
        """Add to the numbers of all items."""
        places = field.places if field.places is not None else relative
        first += field.first
        for item, number, count in counts:
            at = first + places[item] * field.each + number
            out[at] = min(out[at] + count, _MAX_BYTE)


class PartBoardEncoder(PartsEncoder):
    """Encodes parts into the boards after those of the base game: what they have of cells."""

    def __init__(self, rules: Rules, numbers: list[int], count: int) -> None:
        super().__init__(rules)
        self._numbers = numbers
        """The number in the window of each cell of the maze; -1 outside the window."""
        self._count = count
        """The number of cells of the window."""
        boards = len(BASE_BOARDS)
        for module in modules_in_play(rules):
            flag = boards * FLAGS
            for kind, field, observed in observed_cells(module):
                self.add(kind, ObservedField(field, observed, flag, 0))
                flag += len(observed.numbers)
            boards += len(boards_of_module(module))

    def write(
        self, out: bytearray, first: int, field: ObservedField, counts: Sequence[Count], relative: bytearray
    ) -> None:
        """Set the flags of all cells."""
        for cell, number, _ in counts:
            place, flag = self._numbers[cell], field.first + number
            if place >= 0:
                at = first + (flag >> 3) * self._count + place
                out[at] = out[at] | 1 << (flag & 7)
