"""Converts facts between their three forms: tuple (core), dataclass (Python API), JSON (files and wire)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from pyrite.game.commands import Command, command_from_json, command_to_json
from pyrite.game.dealing.deal import Deal
from pyrite.game.facts import FACTS, ROUND_BEGUN, Fact
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, shown_names, too_deep
from pyrite.game.state import RawFact

_NUMBER: Final = {kind: number for number, (kind, _) in enumerate(FACTS)}
_BY_NAME: Final = {kind.__name__: kind for kind, _ in FACTS}
_FIELDS: Final = {
    kind: tuple(each.name for each in fields(kind))  # type: ignore[arg-type]  # every fact is a dataclass
    for kind, _ in FACTS
}


def decode_fact(raw: RawFact, grid: Grid) -> Fact:
    """The dataclass of a fact tuple."""
    number = raw[0]
    kind, codecs = FACTS[number]
    values = raw[1:]
    if number == ROUND_BEGUN:
        count, first, deal = values
        values = (count, first, *(getattr(deal, each.name) for each in fields(deal)))
    fact: Fact = kind(*(each.decode(value, grid) for each, value in zip(codecs, values, strict=True)))
    return fact


def encode_fact(fact: Fact, grid: Grid) -> RawFact:
    """The tuple of a fact dataclass; raise `BadInput` if a field is not valid."""
    number = _NUMBER[type(fact)]
    _, codecs = FACTS[number]
    names = _FIELDS[type(fact)]
    values = [each.encode(getattr(fact, name), grid) for name, each in zip(names, codecs, strict=True)]
    if number == ROUND_BEGUN:
        return (number, values[0], values[1], Deal(*values[2:]))
    return (number, *values)


def fact_to_json(fact: Fact) -> dict[str, Any]:
    """A fact as JSON data.

    >>> from pyrite.game.facts import TunnelLaid
    >>> fact_to_json(TunnelLaid(2, (3, -1), "NES"))
    {'fact': 'TunnelLaid', 'seat': 2, 'cell': [3, -1], 'tunnel': 'NES'}
    """
    data: dict[str, Any] = {"fact": type(fact).__name__}
    for name in _FIELDS[type(fact)]:
        data[name] = _value_to_json(getattr(fact, name))
    return data


def fact_from_json(data: object) -> Fact:
    """Read what `fact_to_json` writes; raise `BadInput` for anything else."""
    keyed = isinstance(data, dict) and all(isinstance(key, str) for key in data)
    if not isinstance(data, dict) or not keyed or not _is_name(data.get("fact")):
        raise BadInput("A fact is an object with its name under 'fact', like {'fact': 'TurnBegun', 'seat': 2}.")
    kind = _BY_NAME[data["fact"]]
    data = _with_later_fields(data)
    wanted = _FIELDS[kind]
    given = [name for name in data if name != "fact"]
    if sorted(wanted) != sorted(given):
        raise BadInput(f"A {data['fact']} has {', '.join(wanted)}; this one has {shown_names(given)}.")
    if too_deep(data):
        raise BadInput(f"The fields of a {data['fact']} are nested too deeply; is the file damaged?")
    return kind(*(_value_from_json(name, data[name]) for name in wanted))


def _with_later_fields(data: dict[str, Any]) -> dict[str, Any]:
    """Add fields that facts of older records lack.

    A `Passed` without ``forced`` was written before forced passes were recorded: it was not forced (END-1).
    """
    if data["fact"] == "Passed" and "forced" not in data:
        cards = data.get("cards")
        hidden = isinstance(cards, list) and None in cards
        return {**data, "forced": None if hidden else False}
    return data


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name in _BY_NAME


def _value_to_json(value: object) -> object:
    if isinstance(value, Command):
        return command_to_json(value)
    if isinstance(value, tuple):
        return [_value_to_json(each) for each in value]
    return value


def _value_from_json(name: str, value: object) -> object:
    if name == "command":
        return command_from_json(value)
    if isinstance(value, list):
        return tuple(_value_from_json("", each) for each in value)
    return value
