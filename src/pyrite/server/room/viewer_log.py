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

_MIN_RECENT: Final = 12
_MAX_RECENT: Final = 24
"""So many of the last things that a viewer was told are kept as they were told: twelve at least."""


@dataclass(frozen=True)
class PrivateEvent:
    """An event that one seat alone is told."""

    seat: int
    event: AnyEvent


RoomItem = RawFact | AnyEvent | PrivateEvent
"""What a room remembers to tell: a fact of the game, or an event around it."""


def project_item(item: RoomItem, viewer: Viewer) -> RawFact | AnyEvent | None:
    """What a viewer is told of something; None if nothing."""
    if isinstance(item, tuple):
        return project(item, viewer)
    if isinstance(item, PrivateEvent):
        return item.event if item.seat == viewer else None
    return item


@dataclass
class BoundedEvents:
    """Events of which the oldest are dropped when there are too many: chat, others, or those of one seat."""

    most: int
    count: int = 0
    """How many there are."""
    batches: list[list[int]] = field(default_factory=list)
    """How much each viewer had been told at the end of each whole batch: onlookers first, then seat after seat."""


def _bound_of(item: AnyEvent | PrivateEvent) -> str:
    """With which other events an event is dropped. What one seat does in private pushes out nothing of others'."""
    if isinstance(item, PrivateEvent):
        return f"seat {item.seat}"
    return "chat" if isinstance(item, ChatSent) else "events"


_MOST: Final = {"chat": CHAT_KEPT, "events": EVENTS_KEPT}


class ViewerLog:
    """Remembers what there is to tell, and numbers it for each viewer without a gap.

    The facts of the game are all kept. Of the events around it only the latest are: who has seen less than what is
    dropped cannot be told the rest one by one, and is shown how things stand instead (`can_tell`).
    """

    def __init__(self) -> None:
        self.items: list[RoomItem] = []
        """What is kept: all facts of the game, and the latest events around it."""
        self.kept: dict[str, BoundedEvents] = {}
        self._complete_after: dict[Viewer, int] = {}
        """The number after which nothing was dropped that a viewer was told; 0 for who is not in it."""
        self.sent_count: dict[Viewer, int] = {None: 0}
        """How much each viewer has been told."""
        self.recent_items: dict[Viewer, list[RawFact | AnyEvent]] = {None: []}
        """The last things each viewer was told, so that nobody has to go through all happenings again for them."""
        self.last_game_item: dict[Viewer, int] = {None: 0}
        """The number of the last thing each viewer was told of the game itself."""

    def _add_viewers(self, seats: int) -> None:
        """So many seats can be told things; a new one was told what all were told."""
        for number in range(seats):
            self.sent_count.setdefault(number, self.sent_count[None])
            self.last_game_item.setdefault(number, 0)
            self.recent_items.setdefault(number, [])

    def _publish(self, *items: RoomItem, in_game: bool = False) -> None:
        """Note what each viewer is told; ``in_game`` if these are facts of the game itself."""
        self.items += items
        if not in_game:
            self._count(items)
        to_all = [project_item(each, None) for each in items]
        # What an onlooker is told whole, everyone is: nobody knows less (INFO-1).
        partly = [place for place, each in enumerate(items) if to_all[place] is not each]
        for viewer, number in self.sent_count.items():
            told = to_all
            if partly and viewer is not None:
                told = to_all[:]
                for place in partly:
                    own = project_item(items[place], viewer)
                    if own != told[place]:  # else it is kept once for all
                        told[place] = own
            self._note(viewer, number, [each for each in told if each is not None] if partly else told, in_game)

    def _count(self, events: tuple[RoomItem, ...]) -> None:
        for event in events:
            assert not isinstance(event, tuple)
            key = _bound_of(event)
            kept = self.kept.setdefault(key, BoundedEvents(_MOST.get(key, PRIVATE_KEPT)))
            kept.count += 1
            if kept.count % BATCH == 0:
                # What is told in one go counts as told before: too much is shown anew rather than too little.
                kept.batches.append([number + len(events) for number in self.sent_count.values()])

    def _drop_old(self) -> None:
        """Drop the oldest events where there are too many."""
        for key, kept in self.kept.items():
            if kept.count >= kept.most + BATCH:
                self._drop_batch(key, kept)

    def _drop_batch(self, key: str, kept: BoundedEvents) -> None:
        left, rest = BATCH, []
        for place, each in enumerate(self.items):
            if isinstance(each, tuple) or _bound_of(each) != key:
                rest.append(each)
                continue
            left -= 1
            if not left:
                rest += self.items[place + 1 :]
                break
        self.items = rest
        kept.count -= BATCH
        ends = kept.batches.pop(0)
        for viewer in self.sent_count if key in _MOST else [int(key.removeprefix("seat "))]:
            place = 0 if viewer is None else viewer + 1
            told = ends[place] if place < len(ends) else ends[0]  # a seat that is new was told what all were told
            self._complete_after[viewer] = min(max(self.complete_after(viewer), told), self.sent_count[viewer])

    def complete_after(self, viewer: Viewer) -> int:
        """The smallest number after which a viewer can still be told everything."""
        return self._complete_after.get(viewer, 0)

    def can_update(self, viewer: Viewer, after: int) -> bool:
        """Whether all that a viewer was told after a number is still there."""
        return self.complete_after(viewer) <= after <= self.sent_count[viewer]

    def _note(self, viewer: Viewer, number: int, told: list[Any], in_game: bool) -> None:
        if not told:
            return
        self.sent_count[viewer] = number + len(told)
        if in_game:
            self.last_game_item[viewer] = self.sent_count[viewer]
        lately = self.recent_items[viewer]
        lately += told
        if len(lately) > _MAX_RECENT:
            del lately[:-_MIN_RECENT]

    def items_since(self, viewer: Viewer, after: int) -> list[RawFact | AnyEvent]:
        """What a viewer has been told after a number, which `can_tell` allows."""
        missing = self.sent_count[viewer] - after
        lately = self.recent_items[viewer]
        if missing <= len(lately):
            return lately[len(lately) - missing :]
        found: list[RawFact | AnyEvent] = []
        for item in reversed(self.items):
            if len(found) >= missing:
                break
            told = project_item(item, viewer)
            if told is not None:
                found.append(told)
        return found[::-1]
