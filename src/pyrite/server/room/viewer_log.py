"""What has happened in a room, and how much of it each viewer has been told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from pyrite.game.project import Viewer, project
from pyrite.game.state import RawFact
from pyrite.server.room.events import AnyEvent, ChatSent

CHAT_KEPT: Final = 500
"""How many lines of chat a room keeps at least."""
EVENTS_KEPT: Final = 2000
"""How many other events that everyone was told it keeps at least."""
PRIVATE_KEPT: Final = 500
"""How many events that one seat alone was told it keeps at least, for each seat."""
BATCH: Final = 50
"""How many events are dropped at a time. A room keeps less than this beyond each bound."""

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


@dataclass
class Kept:
    """Events of which the oldest are dropped when there are too many: chat, others, or those of one seat."""

    most: int
    count: int = 0
    """How many there are."""
    batches: list[list[int]] = field(default_factory=list)
    """How much each viewer had been told at the end of each whole batch: onlookers first, then seat after seat."""


def _kept_with(happening: AnyEvent | ForOne) -> str:
    """With which other events an event is dropped. What one seat does in private pushes out nothing of others'."""
    if isinstance(happening, ForOne):
        return f"seat {happening.seat}"
    return "chat" if isinstance(happening, ChatSent) else "events"


_MOST: Final = {"chat": CHAT_KEPT, "events": EVENTS_KEPT}


class Memory:
    """Remembers what there is to tell, and numbers it for each viewer without a gap.

    The facts of the game are all kept. Of the events around it only the latest are: who has seen less than what is
    dropped cannot be told the rest one by one, and is shown how things stand instead (`can_tell`).
    """

    def __init__(self) -> None:
        self.happenings: list[Happening] = []
        """What is kept: all facts of the game, and the latest events around it."""
        self.kept: dict[str, Kept] = {}
        self._whole_after: dict[Viewer, int] = {}
        """The number after which nothing was dropped that a viewer was told; 0 for who is not in it."""
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
        if not in_game:
            self._count(happenings)
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

    def _count(self, events: tuple[Happening, ...]) -> None:
        for event in events:
            assert not isinstance(event, tuple)
            key = _kept_with(event)
            kept = self.kept.setdefault(key, Kept(_MOST.get(key, PRIVATE_KEPT)))
            kept.count += 1
            if kept.count % BATCH == 0:
                # What is told in one go counts as told before: too much is shown anew rather than too little.
                kept.batches.append([number + len(events) for number in self.told.values()])

    def _drop_old(self) -> None:
        """Drop the oldest events where there are too many."""
        for key, kept in self.kept.items():
            if kept.count >= kept.most + BATCH:
                self._drop_batch(key, kept)

    def _drop_batch(self, key: str, kept: Kept) -> None:
        left, rest = BATCH, []
        for place, each in enumerate(self.happenings):
            if isinstance(each, tuple) or _kept_with(each) != key:
                rest.append(each)
                continue
            left -= 1
            if not left:
                rest += self.happenings[place + 1 :]
                break
        self.happenings = rest
        kept.count -= BATCH
        ends = kept.batches.pop(0)
        for viewer in self.told if key in _MOST else [int(key.removeprefix("seat "))]:
            place = 0 if viewer is None else viewer + 1
            told = ends[place] if place < len(ends) else ends[0]  # a seat that is new was told what all were told
            self._whole_after[viewer] = min(max(self.whole_after(viewer), told), self.told[viewer])

    def whole_after(self, viewer: Viewer) -> int:
        """The smallest number after which a viewer can still be told everything."""
        return self._whole_after.get(viewer, 0)

    def can_tell(self, viewer: Viewer, after: int) -> bool:
        """Whether all that a viewer was told after a number is still there."""
        return self.whole_after(viewer) <= after <= self.told[viewer]

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
        """What a viewer has been told after a number, which `can_tell` allows."""
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
