"""How a fact and a command are declared: once, as a class whose fields name their codec.

A fact also says who may see each field:

    DREW: Final = 8

    @fact(DREW)
    class Drew(Fact):
        seat: int = field(SEAT)
        cards: tuple[str | None, ...] = field(CARDS, to="seat")

    def drew(state: State, seat: int, cards: bytes) -> None: ...

The function that applies the fact follows its class. It has the same name in lower case. Inside the core
the fact is the tuple ``(DREW, seat, cards)``. `pyrite.game.all_facts` collects all facts; projection,
codec, wire types and test examples follow from the fields.

A command says where each field is in its move (`pyrite.game.moves`), which rule it plays, and its short
form in text:

    TRAP: Final = 8

    @command(TRAP, rule="S2-13", plays=KIND["trapped"])
    class Trap(Command):
        seat: int = packed(SEAT, bits=4)

    @command(moves.SABOTAGE, rule="ACT-1", short="{seat} with {card}")
    class Sabotage(Command):
        card: str = packed(CARD, bits=7, shift=4)
        seat: int = packed(SEAT, bits=4)

The codec is the value of the field and not part of its type, because compiled classes do not keep
`Annotated`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

from pyrite.game.codec import Codec
from pyrite.game.moves import VERB_BITS
from pyrite.game.numbers import check_number

EVERYONE: Final = "everyone"
NO_VIEWER: Final = "no viewer"
OWN_ENTRY: Final = "own entry"
"""The field has an entry for each seat, and each seat sees its own."""


@dataclass(frozen=True)
class FactField:
    """One field of a fact."""

    name: str
    codec: Codec
    seen_by: str | tuple[int, ...]
    """EVERYONE, NO_VIEWER, OWN_ENTRY, or the fields that hold the seats that see it, as places in the tuple."""


class Fact:
    """Something that happened, as one viewer may see it. A field that the viewer may not see is None."""

    __slots__ = ()
    number: ClassVar[int]
    fields: ClassVar[tuple[FactField, ...]]
    only_to: ClassVar[int | None]
    """The field that holds the only seat that sees the fact, as its place in the tuple; None if everyone does."""
    silent: ClassVar[bool]
    """Whether the log leaves the fact out: another line says it, or the table shows it."""
    said_by: ClassVar[tuple[type[Command], ...]]
    """The played cards whose line says the fact already, except for its secret fields."""
    sends_view: ClassVar[bool]
    """Whether a client is sent its whole view after the fact, because it need not know what the fact changes."""


_AnyFact = TypeVar("_AnyFact", bound=Fact)


def field(codec: Codec, *, to: str | tuple[str, ...] = EVERYONE, default: Any = dataclasses.MISSING) -> Any:
    """A field of a fact. ``to`` says who may see it: everyone, no viewer, or the seats in the fields named."""
    if to != EVERYONE and codec.hide is None:
        raise TypeError("This codec has no hidden value, so the field cannot be secret.")
    return dataclasses.field(default=default, metadata={"codec": codec, "to": to})


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact(
    number: int,
    *,
    only_to: str | None = None,
    silent: bool = False,
    said_by: tuple[type[Command], ...] = (),
    sends_view: bool = False,
) -> Callable[[type[_AnyFact]], type[_AnyFact]]:
    """Declare a fact. ``only_to`` names the field with the only seat that learns that it happened.

    A fact that is not ``silent`` needs a message: `pyrite.messages.log`. A rare fact that changes more than the
    question and the parts of modules, such as hands or the maze, needs ``sends_view``.
    """

    def declare(plain: type[_AnyFact]) -> type[_AnyFact]:
        made = dataclass(frozen=True, slots=True)(plain)
        fields = dataclasses.fields(made)  # type: ignore[arg-type]  # it is a dataclass now
        places = {each.name: place for place, each in enumerate(fields, start=1)}
        made.number, made.silent, made.said_by, made.sends_view = number, silent, said_by, sends_view
        made.only_to = None if only_to is None else places[only_to]
        made.fields = tuple(
            FactField(each.name, each.metadata["codec"], _seen_by(each.metadata["to"], places)) for each in fields
        )
        return made

    return declare


def _seen_by(to: str | tuple[str, ...], places: dict[str, int]) -> str | tuple[int, ...]:
    if isinstance(to, str) and to in (EVERYONE, NO_VIEWER, OWN_ENTRY):
        return to
    return tuple(places[name] for name in ((to,) if isinstance(to, str) else to))


@dataclass(frozen=True)
class CommandField:
    """One field of a command, and its bits in the details of a move."""

    name: str
    codec: Codec
    bits: int
    shift: int
    """How many bits of other fields are below it."""


class Command:
    """What one seat wants to do."""

    __slots__ = ()
    verb: ClassVar[int]
    rule: ClassVar[str]
    """The rule that the command plays."""
    plays: ClassVar[int]
    """The kind of the card that it plays; 0 if it plays none, or not always the same."""
    short: ClassVar[str | None]
    """Its short form in text; None if its fields follow one another."""
    fields: ClassVar[tuple[CommandField, ...]]


_AnyCommand = TypeVar("_AnyCommand", bound=Command)


def packed(codec: Codec, *, bits: int, shift: int = 0) -> Any:
    """A field of a command, in these bits of its move."""
    return dataclasses.field(metadata={"codec": codec, "bits": bits, "shift": shift})


@dataclass_transform(frozen_default=True, field_specifiers=(packed,))
def command(
    verb: int, *, rule: str, plays: int = 0, short: str | None = None
) -> Callable[[type[_AnyCommand]], type[_AnyCommand]]:
    """Declare a command."""

    def declare(plain: type[_AnyCommand]) -> type[_AnyCommand]:
        made = dataclass(frozen=True, slots=True)(plain)
        made.verb, made.rule, made.plays, made.short = verb, rule, plays, short
        made.fields = tuple(
            CommandField(each.name, each.metadata["codec"], each.metadata["bits"], each.metadata["shift"])
            for each in dataclasses.fields(made)  # type: ignore[arg-type]  # it is a dataclass now
        )
        _check_bits(made)
        return made

    return declare


def _check_bits(kind: type[Command]) -> None:
    """Every bit below the highest belongs to exactly one field."""
    used = 0
    for each in sorted(kind.fields, key=lambda field: field.shift):
        if each.shift != used:
            raise TypeError(f"The bits of {kind.__name__} overlap or have a gap at {each.name}.")
        used += each.bits
    if used > VERB_BITS:
        raise TypeError(f"The fields of {kind.__name__} need {used} bits; a move has {VERB_BITS}.")


_Declared = TypeVar("_Declared")


def without_gap(
    what: str, declared: Mapping[str, _Declared], number_of: Callable[[_Declared], int], first: int
) -> list[_Declared]:
    """Declarations in the order of their numbers; raise if two have the same, or if there is a gap."""
    owners: dict[int, str] = {}
    for name, each in declared.items():
        check_number(what, name, number_of(each), owners, range(first, first + len(declared)))
        owners[number_of(each)] = name
    return sorted(declared.values(), key=number_of)
