"""How the fields of parts are observed: as they say it themselves, or as their codec says it.

A seat is a flag of that seat, a cell a plane with a flag in that cell, a card or a role a count of its kind, and a
number or a flag is observed as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from pyrite.game.part import Count, Item, Observed, PartField, observed_as
from pyrite.game.table import NOBODY, Table


def observed_of(field: PartField) -> list[Observed]:
    """All that agents observe of a field."""
    return [each if isinstance(each, Observed) else _observed_by(each.noun, field) for each in field.observed]


def _observed_by(noun: str, field: PartField) -> Observed:
    if noun not in _BY_NOUN:
        raise TypeError(f"Say how learning agents observe the field {field.name}: its codec does not say it.")
    return _BY_NOUN[noun](field.line)


def _one_item(value: int, table: Table) -> Sequence[Count]:
    return () if value == NOBODY else ((value, 0, 1),)


def _one_kind(value: int, table: Table) -> Sequence[Count]:
    return ((value, 0, 1),) if value else ()


def _items(values: Iterable[int], table: Table) -> Sequence[Count]:
    return [(value, 0, 1) for value in values if value != NOBODY]


def _kinds(values: Iterable[int], table: Table) -> Sequence[Count]:
    return [(value, 0, 1) for value in values if value]


def _each(item: Item, read: Callable[..., Sequence[Count]]) -> Callable[[str], Observed]:
    return lambda words: Observed((words,), read, item)


_BY_NOUN: Final[dict[str, Callable[[str], Observed]]] = {
    "number": observed_as,
    "flag": observed_as,
    "seat": _each("seat", _one_item),
    "seats": _each("seat", _items),
    "goal": _each("goal", _one_item),
    "goals": _each("goal", _items),
    "chest": _each("chest", _one_item),
    "cell": _each("cell", _one_item),
    "cells": _each("cell", _items),
    "card": _each("card", _one_kind),
    "cards": _each("card", _kinds),
    "role": _each("role", _one_kind),
    "roles": _each("role", _kinds),
}
"""How a field is observed, by the noun of its codec, with the words of the field."""
