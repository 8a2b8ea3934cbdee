"""Converts facts between their three forms: tuple (core), dataclass (Python API), JSON (files and wire)."""

from __future__ import annotations

from typing import Any

from pyrite.game.all_facts import FACT_NAMES, FACTS
from pyrite.game.commands import command_from_json, command_to_json
from pyrite.game.declare import Command, Fact
from pyrite.game.maze import Grid
from pyrite.game.refusal import BadInput, shown_names, too_deep
from pyrite.game.state import RawFact


def decode_fact(raw: RawFact, grid: Grid) -> Fact:
    """The dataclass of a fact tuple."""
    kind = FACTS[raw[0]]
    return kind(*(field.codec.decode(value, grid) for field, value in zip(kind.fields, raw[1:], strict=True)))


def encode_fact(fact: Fact, grid: Grid) -> RawFact:
    """The tuple of a fact dataclass; raise `BadInput` if a field is not valid."""
    return (fact.number, *(field.codec.encode(getattr(fact, field.name), grid) for field in fact.fields))


def fact_to_json(fact: Fact) -> dict[str, Any]:
    """A fact as JSON data.

    >>> from pyrite.game.facts.maze import TunnelLaid
    >>> fact_to_json(TunnelLaid(2, (3, -1), "NES"))
    {'fact': 'TunnelLaid', 'seat': 2, 'cell': [3, -1], 'tunnel': 'NES'}
    """
    data: dict[str, Any] = {"fact": type(fact).__name__}
    for field in fact.fields:
        data[field.name] = _value_to_json(getattr(fact, field.name))
    return data


def raw_fact_to_json(raw: RawFact, grid: Grid) -> dict[str, Any]:
    """The same of a fact tuple. Faster than to make its dataclass first."""
    kind = FACTS[raw[0]]
    data: dict[str, Any] = {"fact": kind.__name__}
    for field, value in zip(kind.fields, raw[1:], strict=True):
        data[field.name] = _value_to_json(field.codec.decode(value, grid))
    return data


def fact_from_json(data: object) -> Fact:
    """Read what `fact_to_json` writes; raise `BadInput` for anything else."""
    keyed = isinstance(data, dict) and all(isinstance(key, str) for key in data)
    if not isinstance(data, dict) or not keyed or not _is_name(data.get("fact")):
        raise BadInput("A fact is an object with its name under 'fact', like {'fact': 'TurnBegun', 'seat': 2}.")
    kind = FACT_NAMES[data["fact"]]
    data = _with_later_fields(data)
    wanted = [field.name for field in kind.fields]
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
    return isinstance(name, str) and name in FACT_NAMES


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
