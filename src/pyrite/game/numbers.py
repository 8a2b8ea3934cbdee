"""Checks of the numbers that declarations have: each belongs to one owner, and is in the range of its kind."""

from __future__ import annotations

from collections.abc import Mapping


def check_number(what: str, owner: str, number: int, owners: Mapping[int, str], allowed: range) -> None:
    """Raise if the number of a declaration belongs to another one, or is out of range; name a free number."""
    free = [each for each in allowed if each not in owners]
    if number in owners:
        raise TypeError(f"{owner} and {owners[number]} have the same {what}, {number}; {free[0]} is free.")
    if number not in allowed:
        raise TypeError(f"The {what} of {owner} is {number}; take {free[0]}, or any free one up to {allowed[-1]}.")
