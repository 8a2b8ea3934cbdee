"""Helpers that collect every value and object inside a view."""

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType


def leaves(thing: object) -> Iterator[object]:
    """All values of plain data, without their names."""
    if isinstance(thing, dict):
        for value in thing.values():
            yield from leaves(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from leaves(value)
    else:
        yield thing


def reachable(thing: object) -> list[object]:
    """Every object reachable from this one through attributes and elements."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        here = waiting.pop()
        if id(here) in found or callable(here):
            continue
        found[id(here)] = here
        if isinstance(here, dict):
            waiting += [*here.keys(), *here.values()]
        elif isinstance(here, list | tuple | set | frozenset):
            waiting += here
        else:
            waiting += [getattr(here, name) for name in attribute_names(type(here)) if hasattr(here, name)]
            waiting += getattr(here, "__dict__", {}).values()
    return list(found.values())


def attribute_names(kind: type) -> list[str]:
    """The attribute names of a class of ours: its slots, or what Cython makes of them."""
    ours = [base for base in kind.__mro__ if base.__module__.startswith("pyrite.")]
    kept = (MemberDescriptorType, GetSetDescriptorType)
    names = [name for base in ours for name, value in vars(base).items() if isinstance(value, kept)]
    return [name for name in names if not name.startswith("__")]


def contains_seed(thing: object, seed: bytes) -> bool:
    """Whether a seed is reachable from this object."""
    for each in reachable(thing):
        if isinstance(each, bytes | bytearray) and seed in each:
            return True
        if isinstance(each, str) and seed.hex() in each.lower():
            return True
        if isinstance(each, int) and each == int.from_bytes(seed, "big"):
            return True
    return False
