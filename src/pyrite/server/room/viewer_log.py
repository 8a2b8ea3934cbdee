"""The items of a room (facts and events), and how many of them each viewer has been sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from pyrite.game.facts.course import ROUND_BEGUN
from pyrite.game.project import Viewer, project, seats_that_see_more
from pyrite.game.state import RawFact
from pyrite.server.room.events import AnyEvent, ChatSent

CHAT_KEPT: Final = 500
"""How many chat messages a room keeps at least."""
EVENTS_KEPT: Final = 2000
"""How many other public events it keeps at least."""
PRIVATE_KEPT: Final = 500
"""How many private events of each seat it keeps at least."""
BATCH: Final = 50
"""How many events are dropped at a time. A room exceeds each bound by less than this."""

_MIN_RECENT: Final = 12
_MAX_RECENT: Final = 24
"""For each viewer the latest 12 to 24 projected items are cached."""


@dataclass(frozen=True)
class PrivateEvent:
    """An event that only one seat is sent."""

    seat: int
    event: AnyEvent


RoomItem = RawFact | AnyEvent | PrivateEvent
"""A fact of the game or an event around it, not yet projected for a viewer."""


def project_item(item: RoomItem, viewer: Viewer) -> RawFact | AnyEvent | None:
    """An item as a viewer may see it; None if the viewer is not sent it."""
    if isinstance(item, tuple):
        return project(item, viewer)
    if isinstance(item, PrivateEvent):
        return item.event if item.seat == viewer else None
    return item


def _seats_that_see_more(item: RoomItem) -> set[int]:
    """The seats that may see more of an item than a spectator."""
    if isinstance(item, tuple):
        return seats_that_see_more(item)
    return {item.seat} if isinstance(item, PrivateEvent) else set()


@dataclass
class BoundedEvents:
    """Counts events of one kind, so that the oldest can be dropped: chat, other events, or those of one seat."""

    limit: int
    """How many are kept at least."""
    count: int = 0
    """How many there are."""
    batches: list[list[int]] = field(default_factory=list)
    """How many items each viewer had been sent at the end of each full batch: spectators first, then the seats."""


def _bound_of(item: AnyEvent | PrivateEvent) -> str:
    """The kind of an event for bounds. Private events of one seat never displace events of others."""
    if isinstance(item, PrivateEvent):
        return f"seat {item.seat}"
    return "chat" if isinstance(item, ChatSent) else "events"


_LIMITS: Final = {"chat": CHAT_KEPT, "events": EVENTS_KEPT}


class ViewerLog:
    """Keeps the items of a room and numbers them for each viewer without gaps.

    All facts of the game are kept, but only the latest events. A viewer who missed dropped events needs a snapshot
    instead of an update (`can_update`).
    """

    __slots__ = ("_complete_after", "items", "kept", "last_game_item", "recent_items", "sent_count")

    def __init__(self) -> None:
        self.items: list[RoomItem] = []
        """All facts of the game and the latest events."""
        self.kept: dict[str, BoundedEvents] = {}
        self._complete_after: dict[Viewer, int] = {}
        """The number after which no item of a viewer was dropped; 0 if missing."""
        self.sent_count: dict[Viewer, int] = {None: 0}
        """How many items each viewer has been sent."""
        self.recent_items: dict[Viewer, list[RawFact | AnyEvent]] = {None: []}
        """The latest projected items of each viewer, so that most updates need not walk through all items."""
        self.last_game_item: dict[Viewer, int] = {None: 0}
        """The number of the latest fact of the game that each viewer was sent."""

    def _add_viewers(self, seats: int) -> None:
        """Add viewers up to this number of seats. A new seat has been sent what spectators were sent."""
        for number in range(seats):
            self.sent_count.setdefault(number, self.sent_count[None])
            self.last_game_item.setdefault(number, 0)
            self.recent_items.setdefault(number, [])

    def _publish(self, *items: RoomItem, in_game: bool = False) -> None:
        """Append items and number them for each viewer; ``in_game`` if they are facts of the game."""
        self.items += items
        if not in_game:
            self._count(items)
        shown: Callable[[Any, Viewer], Any] = project if in_game else project_item
        to_all = [shown(each, None) for each in items]
        # What a spectator is sent unchanged, everyone is sent unchanged: nobody knows less (INFO-1).
        differing = [each for each, seen in zip(items, to_all, strict=True) if seen is not each]
        informed = {seat for each in differing for seat in _seats_that_see_more(each)} if differing else ()
        public = [each for each in to_all if each is not None] if differing else to_all
        for viewer, number in self.sent_count.items():
            projected = public
            if viewer in informed:
                projected = [seen for each in items if (seen := shown(each, viewer)) is not None]
            if not projected:
                continue
            number += len(projected)
            self.sent_count[viewer] = number
            if in_game:
                self.last_game_item[viewer] = number
            recent = self.recent_items[viewer]
            recent += projected
            if len(recent) > _MAX_RECENT:
                del recent[:-_MIN_RECENT]

    def _count(self, events: tuple[RoomItem, ...]) -> None:
        for event in events:
            assert not isinstance(event, tuple)
            key = _bound_of(event)
            if key not in self.kept:
                self.kept[key] = BoundedEvents(_LIMITS.get(key, PRIVATE_KEPT))
            kept = self.kept[key]
            kept.count += 1
            if kept.count % BATCH == 0:
                # All events of this call count as sent: rather a snapshot too many than an update with a gap.
                kept.batches.append([number + len(events) for number in self.sent_count.values()])

    def _drop_old(self) -> None:
        """Drop the oldest events of every kind that exceeds its bound."""
        for key, kept in self.kept.items():
            if kept.count >= kept.limit + BATCH:
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
        for viewer in self.sent_count if key in _LIMITS else [int(key.removeprefix("seat "))]:
            place = 0 if viewer is None else viewer + 1
            sent = ends[place] if place < len(ends) else ends[0]  # a new seat was sent what spectators were sent
            self._complete_after[viewer] = min(max(self.complete_after(viewer), sent), self.sent_count[viewer])

    def complete_after(self, viewer: Viewer) -> int:
        """The smallest number after which a viewer can be sent an update."""
        return self._complete_after.get(viewer, 0)

    def can_update(self, viewer: Viewer, after: int) -> bool:
        """Whether every item of a viewer after this number is still kept."""
        return self._complete_after.get(viewer, 0) <= after <= self.sent_count[viewer]

    def items_since(self, viewer: Viewer, after: int) -> list[RawFact | AnyEvent]:
        """The items of a viewer after a number; `can_update` must be true for it."""
        missing = self.sent_count[viewer] - after
        recent = self.recent_items[viewer]
        if missing <= len(recent):
            return recent[len(recent) - missing :]
        found: list[RawFact | AnyEvent] = []
        for item in reversed(self.items):
            if len(found) >= missing:
                break
            projected = project_item(item, viewer)
            if projected is not None:
                found.append(projected)
        return found[::-1]

    def items_of_round(self, viewer: Viewer, at_least: int, at_most: int) -> list[RawFact | AnyEvent]:
        """The kept items of a viewer since the latest round began, within these bounds."""
        count = min(max(self._count_of_round(viewer), at_least), at_most)
        return self.items_since(viewer, max(self.complete_after(viewer), self.sent_count[viewer] - count))

    def _count_of_round(self, viewer: Viewer) -> int:
        count = 0
        for item in reversed(self.items):
            count += project_item(item, viewer) is not None
            if isinstance(item, tuple) and item[0] == ROUND_BEGUN:
                return count
        return 0
