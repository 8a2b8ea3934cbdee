"""The vote to finish a game early and see the roles.

A person is a guest with a seat, however many seats that is. The vote passes at once when every person has agreed
and the host has removed nobody during the game. People who are away must not lose their game to those who happen
to be there, and must not hold it up for ever either. So:

* A person whose seat no bot holds has to agree, connected or not.
* A person whose seats bots hold is waited for: the vote stands open for two minutes, from the moment when all
  others have agreed, and again from the moment when the server has loaded the room. A person who takes a seat back
  or opposes ends that.
* People whom the host has removed during the game cannot speak up any more. Those who agree must be more than they
  are, so a host cannot remove the others and then agree alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from pyrite.server.room.seat import Seat

VOTE_OPEN_MS: Final = 120 * 1000
"""Milliseconds in which people who are away can come back and oppose."""


@dataclass(frozen=True)
class Tally:
    """Who wants to finish, by guest."""

    agreed: frozenset[str]
    asked: frozenset[str]
    """Play themselves and have not agreed."""
    away: frozenset[str]
    """Bots hold all their seats, and they have not agreed."""
    removed: frozenset[str]

    @property
    def passes(self) -> bool:
        """Whether the game is finished unless somebody comes back and opposes."""
        return bool(self.agreed) and not self.asked and len(self.agreed) > len(self.removed)

    @property
    def passes_at_once(self) -> bool:
        """Whether there is nobody who could come back and oppose."""
        return self.passes and not self.away and not self.removed

    @property
    def can_pass(self) -> bool:
        """Whether it would pass if everybody agreed who still has a seat."""
        return len(self.agreed | self.asked | self.away) > len(self.removed)


def tally(seats: Iterable[Seat], removed: Collection[str], agreeing: str = "") -> Tally:
    """The vote as it stands, or as it would stand if one more guest agreed."""
    people: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.guest:
            people.setdefault(seat.guest, []).append(seat)
    agreed = {guest for guest, own in people.items() if guest == agreeing or any(seat.agreed for seat in own)}
    taken_over = {guest for guest, own in people.items() if all(seat.taken_over for seat in own)}
    return Tally(
        frozenset(agreed),
        asked=frozenset(people.keys() - agreed - taken_over),
        away=frozenset(taken_over - agreed),
        removed=frozenset(set(removed) - people.keys()),
    )
