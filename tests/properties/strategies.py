"""Set-ups that are valid, of every kind there is.

A new variant or module is one line in ``EXTRAS``, a new edition one in ``EDITION_NAMES``;
a new option of the editions is found by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeVar

from hypothesis import strategies as st

from pyrite.game import SetUp
from pyrite.game.editions import CHOICES

T = TypeVar("T")


class Pick(Protocol):
    """Picks one of several: by hypothesis in a property, by numbered lots in a fixed sample."""

    def __call__(self, among: Sequence[T], /) -> T: ...


@dataclass(frozen=True)
class Extra:
    """Something beyond the plain base game on which a table may agree."""

    name: str
    kind: str
    """Whether a set-up names it among its ``variants`` or its ``modules``."""
    players: range = range(3, 11)
    not_with: frozenset[str] = frozenset()


EDITION_NAMES: Final = ("DE24", "UA24", "UA16", "RU16")
WITH_EXTRAS: Final = ("DE24", "UA24")
"""Editions that have variants and modules (ED-1)."""

EXTRAS: Final = (
    Extra("sabotaged_dwarf", "variants", not_with=frozenset({"tournament"})),
    Extra("tournament", "variants", range(5, 10), frozenset({"sabotaged_dwarf", "greedy_dwarf"})),
    Extra("greedy_dwarf", "modules", not_with=frozenset({"tournament"})),
)

_HOW_MANY_HOUSE_RULES: Final = (0, 0, 1, 1, 2, 4)


def compose(pick: Pick) -> SetUp:
    """A valid set-up, each part of it picked."""
    edition = pick(EDITION_NAMES)
    extras = _some_extras(pick) if edition in WITH_EXTRAS else []
    seats = [count for count in range(3, 11) if all(count in extra.players for extra in extras)]
    players = pick(seats)
    return SetUp(
        players=players,
        edition=edition,
        modules=frozenset(extra.name for extra in extras if extra.kind == "modules"),
        variants=frozenset(extra.name for extra in extras if extra.kind == "variants"),
        house_rules=_some_house_rules(pick),
        first_seat=pick((None, *range(players))),
        seed=pick(range(2**16)).to_bytes(32, "big"),
    )


def _some_extras(pick: Pick) -> list[Extra]:
    chosen: list[Extra] = []
    for extra in EXTRAS:
        if not any(each.name in extra.not_with for each in chosen) and pick((False, True)):
            chosen.append(extra)
    return chosen


def _some_house_rules(pick: Pick) -> dict[str, Any]:
    overridden = [pick(tuple(CHOICES)) for _ in range(pick(_HOW_MANY_HOUSE_RULES))]
    return {option: pick(CHOICES[option]) for option in overridden}


@st.composite
def set_ups(draw: st.DrawFn) -> SetUp:
    """Any valid set-up."""

    def pick(among: Sequence[T], /) -> T:
        return draw(st.sampled_from(among))

    return compose(pick)


def numbered_set_up(number: int) -> SetUp:
    """A valid set-up by its number, for samples that must never change."""
    return compose(Random(number).choice)
