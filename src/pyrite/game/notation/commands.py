"""Commands and facts on one line: ``LayTunnel NSW at 3,-1``, ``Drew seat=2 cards=[null]``.

Every command can be written ``Name field=value field=value``, with the fields of its dataclass.
Some commands also have a short form.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, get_origin, get_type_hints

from pyrite.game.all_facts import FACTS
from pyrite.game.commands import COMMANDS, command_from_json, command_to_json
from pyrite.game.declare import Command, Fact
from pyrite.game.fact_codec import fact_to_json
from pyrite.game.notation.values import Value, agrees, parse_fields, parse_value, print_value
from pyrite.game.refusal import BadInput, shown, shown_names

_MAX_SHORT_FORM: Final = 200
"""No short form of a command is longer than this."""

FACT_FIELDS: Final = {kind.__name__: tuple(field.name for field in kind.fields) for kind in FACTS}
"""The fields of each fact by its name."""

FactPattern = tuple[str, dict[str, Value]]
"""The name of a fact, and the values of some of its fields."""


def parse_command(text: str) -> Command:
    """Read a command, in its short form or field by field; raise `BadInput` for anything else.

    >>> parse_command("Sabotage 3 with broken cart") == parse_command("Sabotage card=broken cart seat=3")
    True
    """
    name, _, rest = text.strip().partition(" ")
    kind = COMMANDS.get(name)
    if kind is None:
        raise BadInput(_unknown("command", name, tuple(COMMANDS)))
    values: dict[str, Any] = dict(_command_fields(kind, rest.strip()))
    hints = get_type_hints(kind)
    for field, value in values.items():
        if get_origin(hints.get(field)) is tuple and not isinstance(value, list):
            values[field] = [value]
    return command_from_json({"do": name, **values})


def print_command(command: Command) -> str:
    """Write a command in its short form, if it has one.

    >>> print_command(parse_command("LayTunnel cell=3,-1 tunnel=NSW"))
    'LayTunnel NSW at 3,-1'
    """
    data = command_to_json(command)
    name = data.pop("do")
    form = _short_form(type(command))
    if form is not None:
        return f"{name} {form.format(**{field: _in_short(value) for field, value in data.items()})}"
    return " ".join([name, *(f"{field}={print_value(value)}" for field, value in data.items())])


def print_fact(fact: Fact) -> str:
    """Write a fact field by field; a command in it is put in round brackets.

    >>> from pyrite.game.facts.cards import Drew
    >>> print_fact(Drew(2, (None,)))
    'Drew seat=2 cards=[null]'
    """
    words = [type(fact).__name__]
    for field, value in fact_to_json(fact).items():
        command = getattr(fact, field, None)
        if isinstance(command, Command):
            words.append(f"{field}=({print_command(command)})")
        elif field != "fact":
            words.append(f"{field}={print_value(value)}")
    return " ".join(words)


def parse_fact(text: str) -> FactPattern:
    """Read what `print_fact` writes; fields may be left out."""
    name, _, rest = text.strip().partition(" ")
    if name not in FACT_FIELDS:
        raise BadInput(_unknown("fact", name, tuple(FACT_FIELDS)))
    wanted = parse_fields(rest)
    for field, value in wanted.items():
        if field not in FACT_FIELDS[name]:
            raise BadInput(f"A {name} has no {shown_names([field])}; it has {', '.join(FACT_FIELDS[name])}.")
        if isinstance(value, str) and value.startswith("(") and value.endswith(")"):
            wanted[field] = command_to_json(parse_command(value[1:-1]))
    return name, wanted


def is_like(fact: Fact, pattern: FactPattern) -> bool:
    """Whether a fact has this name and these field values."""
    name, wanted = pattern
    data = fact_to_json(fact)
    return data["fact"] == name and all(agrees(value, data[field]) for field, value in wanted.items())


def _command_fields(kind: type[Command], text: str) -> dict[str, Value]:
    form = _short_form(kind)
    if form is None or "=" in text:  # no value contains an equals sign
        return parse_fields(text)
    words = _pattern(form).fullmatch(" ".join(text.split())) if len(text) <= _MAX_SHORT_FORM else None
    if words is None:
        names = {field.name: field.name.upper() for field in kind.fields}
        spelt = f"{kind.__name__} {form.format(**names)}"
        raise BadInput(f"Write it like '{spelt}'; {shown(text)} after the name is not valid.")
    return {field: parse_value(word) for field, word in words.groupdict().items()}


def _short_form(kind: type[Command]) -> str | None:
    """The short form of a command. With a single field it is that field: ``ReadMap 1``.

    A field before a literal word or at the end may contain spaces, like a tunnel with a door or a broken cart. A
    field directly before another field may not, like a seat.
    """
    return kind.short or (f"{{{kind.fields[0].name}}}" if len(kind.fields) == 1 else None)


@cache
def _pattern(form: str) -> re.Pattern[str]:
    words = form.split()
    parts = []
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if not word.startswith("{"):
            parts.append(word)
        elif following.startswith("{"):
            parts.append(rf"(?P<{word[1:-1]}>\S+)")
        else:
            parts.append(rf"(?P<{word[1:-1]}>\S.*?)")
    return re.compile(" ".join(parts))


def _in_short(value: object) -> str:
    if isinstance(value, list) and value and not any(isinstance(each, list) for each in value):
        between = ", " if any(isinstance(each, str) for each in value) else ","
        return between.join(print_value(each) for each in value)
    return print_value(value)


def _unknown(what: str, name: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(name, known, n=1)
    if near:
        return f"There is no {what} {shown(name)}; did you mean {near[0]}?"
    return f"There is no {what} {shown(name)}; there are {', '.join(known)}."
