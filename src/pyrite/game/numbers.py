"""Checks of the numbers that declarations have: each belongs to one owner, and is in the range of its kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def check_number(what: str, owner: str, number: int, owners: Mapping[int, str], allowed: range) -> None:
    """Raise if the number of a declaration belongs to another one, or is out of range; name a free number."""
    free = first_free(allowed, owners)
    if number in owners:
        raise TypeError(f"{owner} and {owners[number]} have the same {what}, {number}; {free} is free.")
    if number not in allowed:
        raise TypeError(f"The {what} of {owner} is {number}; take {free}, or any free one up to {allowed[-1]}.")


def first_free(allowed: range, owners: Iterable[int]) -> int:
    """The lowest number in a range that belongs to nobody."""
    taken = set(owners)
    return [each for each in allowed if each not in taken][0]  # noqa: RUF015  # raises IndexError if all are taken


def with_module(kind: type) -> str:
    """The name of a class, and the module of the box that declares it: ``Vetoed of veto``."""
    path = kind.__module__.split(".")
    return f"{kind.__name__} of {path[3]}" if path[:3] == ["pyrite", "game", "modules"] else kind.__name__
