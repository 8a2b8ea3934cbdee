"""Arguments of messages, from the declared fields of a fact or a command.

A field gives the argument with its name, and by its noun a second one to choose between forms:

- a seat: its player, and ``seat_is``: ``self`` (it acts itself), ``you``, ``other`` or ``nobody``;
- a list: all of it if it is known, and ``cards_count``;
- a card: its name, and ``card_id``; a goal or a chest: its name, and ``goal_number``;
- an amount: without its sign, and ``tokens_is``: ``negative`` or ``positive``.

``seen`` is ``no`` if a secret field is hidden from the viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pyrite.game.declare import Command, Fact
from pyrite.messages.bundle import Argument
from pyrite.messages.fields import COUNTED, message_name, nouns_of, secrets_of
from pyrite.messages.names import Names

Arguments = dict[str, Argument]

_FLAGS: Final = {True: "yes", False: "no", None: "unknown"}

_NAMED: Final[dict[str, Callable[[Names, Any], Argument]]] = {
    "card": Names.card,
    "cell": Names.cell,
    "chest": Names.chest,
    "found": Names.found,
    "goal": Names.goal,
    "role": Names.role,
    "side": Names.side,
    "flag": lambda names, value: _FLAGS[value],
    "number": lambda names, value: int(value),
    "amount": lambda names, value: abs(int(value)),
    "text": lambda names, value: str(value),
    "id": lambda names, value: str(value),
}


def command_arguments(names: Names, viewer: int | None, command: Command, doer: int | None) -> Arguments:
    """The arguments of a command of ``doer``, who is ``player`` in its message."""
    found = _seat(names, "player", doer, viewer, None)
    for name, noun in nouns_of(type(command)).items():
        found |= _field(names, name, noun, getattr(command, name), viewer, doer)
    return found


def fact_arguments(names: Names, viewer: int | None, fact: Fact) -> Arguments:
    """The arguments of a fact. The seat in its first field of that noun acts."""
    found: Arguments = {"seen": "yes" if is_seen(fact) else "no"}
    doer: int | None = None
    for name, noun in nouns_of(type(fact)).items():
        value = getattr(fact, name)
        found |= _field(names, name, noun, value, viewer, doer)
        if noun == "seat" and doer is None:
            doer = value
    return found


def is_seen(fact: Fact) -> bool:
    """Whether the viewer sees every secret field of the fact."""
    return not any(_is_hidden(getattr(fact, name)) for name in secrets_of(type(fact)))


def _is_hidden(value: object) -> bool:
    return value is None or (isinstance(value, tuple) and None in value)


def _field(names: Names, name: str, noun: str, value: Any, viewer: int | None, doer: int | None) -> Arguments:
    """The arguments that one field gives."""
    if noun == "seat":
        return _seat(names, name, value, viewer, doer)
    if noun == COUNTED:
        return {f"{name}_count": len(value)}
    if noun == "roles of seats":
        return {name: names.roles_of_seats(value, viewer)}
    if noun not in _NAMED:
        return {f"{name}_count": len(value)} | _list(names, name, noun, value, viewer)
    if value is None and noun != "flag":
        return {}
    return {name: _NAMED[noun](names, value)} | _to_choose_by(names, name, noun, value)


def _seat(names: Names, name: str, seat: int | None, viewer: int | None, doer: int | None) -> Arguments:
    who = "nobody" if seat is None else "self" if seat == doer else "you" if seat == viewer else "other"
    return {name: names.player(seat), f"{name}_is": who}


def _to_choose_by(names: Names, name: str, noun: str, value: Any) -> Arguments:
    match noun:
        case "card":
            return {f"{name}_id": message_name(value)}
        case "goal" | "chest":
            return {f"{name}_number": value + names.first}
        case "amount":
            return {f"{name}_is": "negative" if value < 0 else "positive"}
        case _:
            return {}


def _list(names: Names, name: str, noun: str, values: Sequence[Any], viewer: int | None) -> Arguments:
    if None in values:
        return {}
    if noun == "cards":
        return {name: names.cards(values)}
    if noun == "seats":
        return {name: names.listed([names.player(seat, viewer) for seat in values])}
    one = _NAMED[noun.removesuffix("s")]
    return {name: names.listed([str(one(names, value)) for value in values])}
