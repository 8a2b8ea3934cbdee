"""The state of a module at the table: declared once, and present only in games with the module.

    @part
    class Toll(Part):
        dwarfs: tuple[Dwarf, ...] = state(default=(), lasts=ROUND, json=dwarfs_to_json)

A part is a value. It never changes: a fact puts another one in its place (`Table.put`), so copies of a table share
their parts. When a field is cleared, its JSON in a view and its line in a position follow from the declaration.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from pyrite.game.table import Table

Lasts = Literal["turn", "round"]
TURN: Final = "turn"
ROUND: Final = "round"


@dataclass(frozen=True)
class Text:
    """How a field is written in a position: a line with the name of the field."""

    write: Callable[[Any, Table], object]
    """The value of the line; empty if it is left out."""
    read: Callable[[str, Table], Any]


@dataclass(frozen=True)
class PartField:
    """One field of a part."""

    name: str
    initial: Any
    lasts: Lasts
    json: Callable[[Any, Table], Any] | None
    """Its value in the JSON of a view; None if it is not shown there."""
    text: Text | None

    @property
    def line(self) -> str:
        """The name of its line in a position."""
        return self.name.replace("_", " ")


class Part:
    """The public state of one module."""

    __slots__ = ()
    fields: ClassVar[tuple[PartField, ...]]
    of_turn: ClassVar[tuple[tuple[str, Any], ...]]
    """The fields that last one turn, with their initial values."""

    def with_changes(self: _AnyPart, **values: Any) -> _AnyPart:
        """The part with other values of some fields."""
        return dataclasses.replace(self, **values)  # type: ignore[type-var]  # it is a dataclass

    def after_turn(self) -> Part:
        """The part when the next turn begins."""
        for name, initial in self.of_turn:
            if getattr(self, name) != initial:
                return self.with_changes(**dict(self.of_turn))
        return self


_AnyPart = TypeVar("_AnyPart", bound=Part)


def state(
    *,
    default: Any,
    lasts: Lasts,
    json: Callable[[Any, Table], Any] | None = None,
    text: Text | None = None,
) -> Any:
    """A field of a part: its value when a round begins, how long it lasts, and how it is shown."""
    return dataclasses.field(default=default, metadata={"lasts": lasts, "json": json, "text": text})


@dataclass_transform(frozen_default=True, field_specifiers=(state,))
def part(plain: type[_AnyPart]) -> type[_AnyPart]:
    """Declare the part of a module. All fields have their initial values at the beginning of a round."""
    made = dataclass(frozen=True, slots=True)(plain)
    made.fields = tuple(
        PartField(each.name, each.default, **each.metadata)
        for each in dataclasses.fields(made)  # type: ignore[arg-type]  # it is a dataclass now
    )
    made.of_turn = tuple((field.name, field.initial) for field in made.fields if field.lasts == TURN)
    return made
