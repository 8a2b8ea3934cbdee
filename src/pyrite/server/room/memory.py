"""What has happened in a room, and how much of it each viewer has been told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact
from pyrite.server.room.events import AnyEvent

_LATELY: Final = 12
_MOST_LATELY: Final = 24
"""So many of the last things that a viewer was told are kept as they were told: twelve at least."""


@dataclass(frozen=True)
class ForOne:
    """An event that one seat alone is told."""

    seat: int
    event: AnyEvent


Happening = RawFact | AnyEvent | ForOne
"""What a room remembers to tell: a fact of the game, or an event around it."""


def as_told(happening: Happening, viewer: Viewer) -> RawFact | AnyEvent | None:
    """What a viewer is told of something; None if nothing."""
    if isinstance(happening, tuple):
        return project(happening, viewer)
    if isinstance(happening, ForOne):
        return happening.event if happening.seat == viewer else None
    return happening


class Memory:
    """Remembers what there is to tell, and numbers it for each viewer without a gap."""

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        self.told: dict[Viewer, int] = {None: 0}
        """How much each viewer has been told."""
        self._told_lately: dict[Viewer, list[RawFact | AnyEvent]] = {None: []}
        """The last things each viewer was told, so that nobody has to go through all happenings again for them."""
        self.told_in_game: dict[Viewer, int] = {None: 0}
        """The number of the last thing each viewer was told of the game itself."""

    def _make_room_for(self, seats: int) -> None:
        """So many seats can be told things; a new one was told what all were told."""
        for number in range(seats):
            self.told.setdefault(number, self.told[None])
            self.told_in_game.setdefault(number, 0)
            self._told_lately.setdefault(number, [])

    def _tell(self, *happenings: Happening, in_game: bool = False) -> None:
        """Note what each viewer is told; ``in_game`` if these are facts of the game itself."""
        self.happenings += happenings
        to_all = [as_told(each, None) for each in happenings]
        # What an onlooker is told whole, everyone is: nobody knows less (INFO-1).
        partly = [place for place, each in enumerate(happenings) if to_all[place] is not each]
        for viewer, number in self.told.items():
            told = to_all
            if partly and viewer is not None:
                told = to_all[:]
                for place in partly:
                    own = as_told(happenings[place], viewer)
                    if own != told[place]:  # else it is kept once for all
                        told[place] = own
            self._note(viewer, number, [each for each in told if each is not None] if partly else told, in_game)

    def _note(self, viewer: Viewer, number: int, told: list[Any], in_game: bool) -> None:
        if not told:
            return
        self.told[viewer] = number + len(told)
        if in_game:
            self.told_in_game[viewer] = self.told[viewer]
        lately = self._told_lately[viewer]
        lately += told
        if len(lately) > _MOST_LATELY:
            del lately[:-_LATELY]

    def told_since(self, viewer: Viewer, after: int) -> list[RawFact | AnyEvent]:
        """What a viewer has been told after a number."""
        missing = self.told[viewer] - after
        lately = self._told_lately[viewer]
        if missing <= len(lately):
            return lately[len(lately) - missing :]
        found: list[RawFact | AnyEvent] = []
        for happening in reversed(self.happenings):
            if len(found) >= missing:
                break
            told = as_told(happening, viewer)
            if told is not None:
                found.append(told)
        return found[::-1]
