"""The state of a module: declared once, and present only in games with the module.

    @part
    class Toll(Part):
        dwarfs: tuple[Dwarf, ...] = part_field(default=(), lasts=ROUND, codec=DWARFS)

A module has up to three parts: one at the table, which everyone sees; one for each seat, which only that seat sees
(`Private`); one that nobody sees (`Sealed`). They are declared in the same way.

A part is a value. It never changes: a fact puts another one in its place (`put`), so copies of a state share
their parts. When a field is cleared, its JSON in a view, its line in a position and what learning agents observe
follow from the declaration.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from pyrite.game.codec import Codec
    from pyrite.game.maze import Grid
    from pyrite.game.table import Table

Lasts = Literal["turn", "round"]
TURN: Final = "turn"
ROUND: Final = "round"
AS_IT_IS: Final = "as it is"
"""It is observed under its name, as its codec says. Without a codec it is a number or a flag (0 at first)."""
Item = Literal["table", "seat", "goal", "chest", "card", "role", "cell"]
Count = tuple[int, int, int]
"""An item, one of its numbers, and how much it counts there."""


@dataclass(frozen=True)
class Text:
    """How a field is written in a position: a line with its name, or a phrase in the line of a seat."""

    write: Callable[[Any, Table], object]
    """The value of the line; empty if it is left out."""
    read: Callable[[str, Table], Any]
    word: str = ""
    """The first word of the phrase of a private field."""


@dataclass(frozen=True)
class Observed:
    """How learning agents observe a field: some numbers for the table, or for each seat, goal, chest or cell."""

    numbers: tuple[str, ...]
    """What each number says. For cells they are flags, and each is a plane."""
    read: Callable[[Any, Table], Sequence[Count]]
    """What a value adds to the numbers. The initial value adds nothing.

    It is read once for each part, so of the table it may read only that part and what never changes."""
    each: Item = "table"


def observed_as(words: str) -> Observed:
    """The field is a number or a flag, which is observed as it is."""
    return Observed((words,), lambda value, table: ((0, 0, int(value)),))


@dataclass(frozen=True)
class PartField:
    """One field of a part."""

    name: str
    initial: Any
    lasts: Lasts
    codec: Codec | None
    """How it is written in the JSON of a view; None if it is not shown there."""
    shown: Callable[[Any], Any] | None
    """The value that the codec gets, from the part; None if it is that of the field."""
    text: Text | None
    observed: tuple[Observed | Codec, ...]
    """How learning agents observe it; a codec says it for all values of its kind. Empty if they do not."""

    @property
    def line(self) -> str:
        """The name of its line in a position."""
        return self.name.replace("_", " ")


class Part:
    """The state of one module, as far as everyone, one seat or nobody sees it."""

    __slots__ = ()
    fields: ClassVar[tuple[PartField, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()
    """The names of the fields."""
    of_turn: ClassVar[tuple[tuple[str, Any], ...]] = ()
    """The fields that last one turn, with their initial values."""

    def with_changes(self: _AnyPart, **values: Any) -> _AnyPart:
        """The part with other values of some fields."""
        kind = type(self)
        made = kind.__new__(kind)  # takes two thirds of the time of a call with all values
        for name in self.names:
            object.__setattr__(made, name, getattr(self, name))
        for name, value in values.items():
            object.__setattr__(made, name, value)  # raises for a name that is no field
        return made

    def to_json(self, grid: Grid) -> dict[str, Any]:
        """What a view shows of the part, as JSON data."""
        return {
            field.name: plain_json(
                field.codec.decode(getattr(self, field.name) if field.shown is None else field.shown(self), grid)
            )
            for field in self.fields
            if field.codec is not None
        }

    def after_turn(self) -> Part:
        """The part when the next turn begins."""
        for name, initial in self.of_turn:
            if getattr(self, name) != initial:
                return self.with_changes(**dict(self.of_turn))
        return self

    def _values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.names])

    def __reduce__(self) -> tuple[type[Part], tuple[Any, ...]]:
        return type(self), self._values()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        values = zip(self.names, self._values(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in values])})"


_AnyPart = TypeVar("_AnyPart", bound=Part)


def plain_json(value: Any) -> Any:
    """A readable value as JSON data: lists instead of tuples."""
    if isinstance(value, tuple | list):
        return [plain_json(each) for each in value]
    if isinstance(value, dict):
        return {name: plain_json(each) for name, each in value.items()}
    return value


def part_field(
    *,
    default: Any,
    lasts: Lasts,
    codec: Codec | None = None,
    shown: Callable[[Any], Any] | None = None,
    text: Text | None = None,
    observed: Observed | Codec | tuple[Observed | Codec, ...] | Literal["as it is"] | None = AS_IT_IS,
) -> Any:
    """A field of a part: its value when a round begins, how long it lasts, and how it is shown."""
    metadata = {
        "lasts": lasts,
        "codec": codec,
        "shown": shown,
        "text": text,
        "observed": observed,
    }
    return dataclasses.field(default=default, metadata=metadata)


@dataclass_transform(frozen_default=True, field_specifiers=(part_field,))
def part(plain: type[_AnyPart]) -> type[_AnyPart]:
    """Declare the part of a module. All fields have their initial values at the beginning of a round."""
    made = dataclass(frozen=True, slots=True, eq=False, repr=False)(plain)
    made.fields = tuple(
        PartField(each.name, each.default, **{**each.metadata, "observed": _observed(each)})
        for each in dataclasses.fields(made)  # type: ignore[arg-type]  # it is a dataclass now
    )
    made.names = tuple(field.name for field in made.fields)
    made.of_turn = tuple((field.name, field.initial) for field in made.fields if field.lasts == TURN)
    return made


def _observed(field: dataclasses.Field[Any]) -> tuple[Observed | Codec, ...]:
    declared: Observed | Codec | tuple[Observed | Codec, ...] | Literal["as it is"] | None
    declared = field.metadata["observed"]
    if declared is None:
        return ()
    if isinstance(declared, tuple):
        return declared
    if not isinstance(declared, str):
        return (declared,)
    codec: Codec | None = field.metadata["codec"]
    if codec is not None:
        return (codec,)
    if not isinstance(field.default, int) or field.default:
        raise TypeError(f"Say how learning agents observe the field {field.name}: observed=.")
    return (observed_as(field.name.replace("_", " ")),)
