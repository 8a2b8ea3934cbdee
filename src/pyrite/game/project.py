"""Who may see what of a fact, as its declaration says (INFO-1 to INFO-3).

A projected fact has the same shape as the fact itself. The hidden value of the codec replaces a value that the
viewer may not know. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game.all_facts import FACTS
from pyrite.game.declare import EVERYONE, NO_VIEWER, OWN_ENTRY, Fact, FactField
from pyrite.game.state import RawFact

Viewer = int | None
_Secret = tuple[int, Callable[[Any, RawFact, Viewer], Any]]
"""The place of a secret field in the tuple of its fact, and what a viewer gets, given its value and the fact."""


def project(fact: RawFact, viewer: Viewer) -> RawFact | None:
    """A fact as ``viewer`` may see it; None if the viewer may not know that it happened."""
    number = fact[0]
    only_to = _ONLY_TO[number]
    if only_to is not None and fact[only_to] != viewer:
        return None
    secrets = _SECRETS[number]
    if not secrets:
        return fact
    seen = list(fact)
    for place, shown in secrets:
        seen[place] = shown(fact[place], fact, viewer)
    return tuple(seen)


def _secret(place: int, part: FactField) -> _Secret:
    hide = part.codec.hide
    assert hide is not None  # pyrite.game.declare refuses a secret field without it
    if part.seen_by == NO_VIEWER:
        return place, lambda value, fact, viewer: hide(value)
    if part.seen_by == OWN_ENTRY:
        return place, lambda value, fact, viewer: _with_own_entry(value, hide(value), viewer)
    seats = part.seen_by
    assert isinstance(seats, tuple)
    if len(seats) == 1:
        seat = seats[0]
        return place, lambda value, fact, viewer: value if fact[seat] == viewer else hide(value)
    return place, lambda value, fact, viewer: value if any(fact[seat] == viewer for seat in seats) else hide(value)


def _with_own_entry(values: Any, hidden: Any, viewer: Viewer) -> Any:
    """The hidden values, except that of the viewer's own seat."""
    if viewer is None:
        return hidden
    return hidden[:viewer] + values[viewer : viewer + 1] + hidden[viewer + 1 :]


def _secrets_of(kind: type[Fact]) -> tuple[_Secret, ...]:
    parts = enumerate(kind.parts, start=1)
    return tuple([_secret(place, part) for place, part in parts if part.seen_by != EVERYONE])


_SECRETS: Final = tuple([_secrets_of(kind) for kind in FACTS])
_ONLY_TO: Final = tuple([kind.only_to for kind in FACTS])
