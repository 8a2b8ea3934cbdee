"""Who may see what of a fact, as its declaration says (INFO-1 to INFO-3).

A projected fact has the same shape as the fact itself. The hidden value of the codec replaces a value that the
viewer may not know. A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game.all_facts import FACTS
from pyrite.game.declare import EVERYONE, OWN_ENTRY, Fact, FactField
from pyrite.game.state import RawFact

Viewer = int | None
_Secret = tuple[int, tuple[int, ...], Callable[[Any], Any], bool]
"""A secret field: its place in the tuple of its fact, the places of the seats that see it, what hides it from all
others, and whether each seat sees its own entry."""


def project(fact: RawFact, viewer: Viewer) -> RawFact | None:
    """A fact as ``viewer`` may see it; None if the viewer may not know that it happened."""
    number = fact[0]
    if number in _OPEN:
        return fact
    only_to = _ONLY_TO[number]
    if only_to is not None and fact[only_to] != viewer:
        return None
    seen = list(fact)
    for place, seats, hide, own_entry in _SECRETS[number]:
        for seat in seats:
            if fact[seat] == viewer:
                break
        else:
            hidden = hide(fact[place])
            seen[place] = _with_own_entry(fact[place], hidden, viewer) if own_entry else hidden
    return tuple(seen)


def seats_that_see_more(fact: RawFact) -> set[int]:
    """The seats that may see more of a fact than a spectator. All others see what a spectator sees."""
    only_to = _ONLY_TO[fact[0]]
    seats = set() if only_to is None else {fact[only_to]}
    for place, seen_by, _, own_entry in _SECRETS[fact[0]]:
        seats.update([fact[seat] for seat in seen_by])
        if own_entry:
            seats.update(range(len(fact[place])))
    return seats


def _secret(place: int, field: FactField) -> _Secret:
    hide = field.codec.hide
    assert hide is not None  # pyrite.game.declare refuses a secret field without it
    seats = field.seen_by if isinstance(field.seen_by, tuple) else ()
    return place, seats, hide, field.seen_by == OWN_ENTRY


def _with_own_entry(values: Any, hidden: Any, viewer: Viewer) -> Any:
    """The hidden values, except that of the viewer's own seat."""
    if viewer is None:
        return hidden
    return hidden[:viewer] + values[viewer : viewer + 1] + hidden[viewer + 1 :]


def _secrets_of(kind: type[Fact]) -> tuple[_Secret, ...]:
    fields = enumerate(kind.fields, start=1)
    return tuple([_secret(place, field) for place, field in fields if field.seen_by != EVERYONE])


_SECRETS: Final = tuple([_secrets_of(kind) for kind in FACTS])
_ONLY_TO: Final = tuple([kind.only_to for kind in FACTS])
_OPEN: Final = frozenset([kind.number for kind in FACTS if kind.only_to is None and not _secrets_of(kind)])
"""The facts that everyone sees as they are."""
