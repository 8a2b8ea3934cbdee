"""The vote to finish a game early and see the roles.

A person is a guest with one or more seats. The vote passes at once when every person has agreed and the host has
removed nobody during the game. Absent people must neither lose their game to those who are present nor block the
vote for ever. Therefore:

* A person for whom no bot has taken over must agree, connected or not.
* A person for whom bots have taken over gets two minutes from the moment when all others have agreed, and again
  from the moment when the clock goes on after it stood still, as after a restart. A person who returns or opposes
  ends the vote.
* People whom the host removed during the game can no longer vote. More people must agree than were removed, so a
  host cannot remove the others and then agree alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from pyrite.server.room.seat import Seat

VOTE_OPEN_MS: Final = 120 * 1000
"""How long absent people can come back and oppose, in milliseconds."""


@dataclass(frozen=True)
class VoteTally:
    """The votes, by guest."""

    agreed: frozenset[str]
    asked: frozenset[str]
    """They play their own seats, connected or not, and have not agreed."""
    away: frozenset[str]
    """Bots play all their seats, and they have not agreed."""
    removed: frozenset[str]

    @property
    def passes(self) -> bool:
        """Whether the game will be finished unless an absent person comes back and opposes."""
        return bool(self.agreed) and not self.asked and len(self.agreed) > len(self.removed)

    @property
    def passes_at_once(self) -> bool:
        """Whether the vote passes without waiting for absent people."""
        return self.passes and not self.away and not self.removed

    @property
    def can_pass(self) -> bool:
        """Whether the vote would pass if everyone with a seat agreed."""
        return len(self.agreed | self.asked | self.away) > len(self.removed)


def tally(seats: Iterable[Seat], removed: Collection[str], agreeing: str = "") -> VoteTally:
    """The current vote, or the vote if one more guest agreed."""
    people: dict[str, list[Seat]] = {}
    for seat in seats:
        if seat.guest:
            people.setdefault(seat.guest, []).append(seat)
    agreed = {guest for guest, own in people.items() if guest == agreeing or any(seat.agreed for seat in own)}
    taken_over = {guest for guest, own in people.items() if all(seat.taken_over for seat in own)}
    return VoteTally(
        frozenset(agreed),
        asked=frozenset(people.keys() - agreed - taken_over),
        away=frozenset(taken_over - agreed),
        removed=frozenset(set(removed) - people.keys()),
    )
