"""What a request, a bot or the clock does to a room, as a value. Making a decision changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from pyrite.game.asked import asked_seats
from pyrite.game.legal import legal_moves
from pyrite.game.refusal import Refusal
from pyrite.game.state import RawFact, State
from pyrite.server.room.entries import AnyEntry


class Decision(Struct, frozen=True):
    """Entries to store, and the game after them. The entries are stored first; then `Room.commit` is called."""

    entries: tuple[AnyEntry, ...]
    """What is stored, in this order; empty if there is nothing to do."""
    moves: Sequence[int] = ()
    """The move of each command in the entries."""
    facts: Sequence[Sequence[RawFact]] = ()
    """The facts of each command in the entries, or the opening facts; none if the game does not change."""
    state: State | None = None
    """The state of the game after the entries; None if the game does not change."""
    legal: Mapping[int, Sequence[int]] = {}
    """The legal moves in that state of each seat that is asked."""

    @classmethod
    def of(cls, *entries: AnyEntry) -> Decision:
        """A decision that leaves the game as it is."""
        return cls(entries)


Answer = Decision | Refusal
"""What a request does, or why it is refused."""

NOTHING: Final = Decision(())
"""There is nothing to do: the request was carried out before, or it only asked something."""


def legal_of_asked(state: State) -> dict[int, Sequence[int]]:
    """The legal moves of each seat that is asked, from what that seat can see."""
    found = {}
    for seat in asked_seats(state):
        own = state.privates[seat]
        assert own is not None
        found[seat] = legal_moves(state.table, seat, own)
    return found
