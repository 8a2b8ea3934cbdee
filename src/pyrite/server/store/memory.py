"""A store in memory: for trying things out, and as the reference for tests of the other stores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from heapq import nsmallest

from pyrite.server.store.cluster import Node, NotDriver
from pyrite.server.store.memory_cluster import MemoryCluster
from pyrite.server.store.memory_site import MemorySite
from pyrite.server.store.store import Append, Conflict, Count, Guest, RetentionCounts, StoredRoom, Summary


class MemoryStore:
    """The simplest store. No method awaits anything, so each is atomic."""

    def __init__(self, site: MemorySite | None = None) -> None:
        """Use the data of a site, or start empty. Each node of a site has a store of its own."""
        self.site = site or MemorySite()
        self._cluster = MemoryCluster(self.site)

    @property
    def cluster(self) -> MemoryCluster:
        """What the nodes of the site share."""
        return self._cluster

    async def append(
        self, summary: Summary, after: int, entries: Sequence[bytes], driver: Node | None = None
    ) -> None:
        """Write entries of a room and its summary."""
        self._append(Append(summary, after, entries, driver))
        self._cluster.tell_written(summary.room)

    async def append_together(self, appends: Sequence[Append]) -> None:
        """Write several appends, all or nothing."""
        site = self.site
        before = dict(site.summaries), dict(site.entries), dict(site.drivers)
        try:
            for append in appends:
                self._append(append)
        except (Conflict, NotDriver):
            site.summaries, site.entries, site.drivers = before
            raise
        for append in appends:
            self._cluster.tell_written(append.summary.room)

    def _append(self, append: Append) -> None:
        self._check_open()
        self._check(append)
        room = append.summary.room
        if room not in self.site.entries and append.driver is not None:
            self.site.drivers[room] = append.driver.instance
        self.site.summaries[room] = append.summary
        self.site.entries[room] = [*self.site.entries.get(room, ()), *append.entries]

    def _check(self, append: Append) -> None:
        """Raise `Conflict` or `NotDriver` if an append cannot be written."""
        summary, after, _, driver = append
        written = self.site.entries.get(summary.room)
        if len(written or ()) != after:
            raise Conflict(f"The room has {len(written or ())} entries, not {after}.")
        if driver is not None and written is not None and self.site.drivers.get(summary.room) != driver.instance:
            raise NotDriver(f"{driver.name} does not drive the room.")
        if summary.code is not None and self._holder(summary.code) not in (None, summary.room):
            raise Conflict("The code is another room's.")

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number."""
        self._check_open()
        return self.site.entries.get(room, [])[after:]

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room."""
        self._check_open()
        return self.site.summaries.get(room)

    async def load(self, room: str) -> StoredRoom:
        """The latest snapshot of a room and the entries after it."""
        number, snapshot = self.site.snapshots.get(room, (0, None))
        return StoredRoom(number, snapshot, await self.read(room, number))

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Store the snapshot of a room after a number of entries."""
        self._check_open()
        earlier, _ = self.site.snapshots.get(room, (0, b""))
        if earlier < number <= len(self.site.entries.get(room, [])):
            self.site.snapshots[room] = (number, snapshot)

    async def room_by_code(self, code: str) -> str | None:
        """The room that has a short code."""
        self._check_open()
        return self._holder(code)

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Publicly listed rooms in the lobby."""
        self._check_open()
        return _latest((s for s in self.site.summaries.values() if s.state == "lobby" and s.listed), limit)

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat."""
        self._check_open()
        return _latest((s for s in self.site.summaries.values() if guest in s.guests), limit)

    async def rooms_in_play(self) -> list[str]:
        """Rooms with a game in progress."""
        self._check_open()
        return [s.room for s in self.site.summaries.values() if s.state == "playing"]

    async def delete_rooms(self, state: str, before: int) -> int:
        """Delete rooms in a state that were last used before a time."""
        self._check_open()
        gone = [s.room for s in self.site.summaries.values() if s.state == state and s.touched < before]
        for room in gone:
            del self.site.summaries[room], self.site.entries[room]
            self.site.snapshots.pop(room, None)
            self.site.drivers.pop(room, None)
            self.site.presence.pop(room, None)
        return len(gone)

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """Add a token to a guest, who is created if necessary."""
        self._check_open()
        if self.site.tokens.get(token, guest.guest) != guest.guest:
            raise Conflict("The token is another guest's.")
        self.site.guests.setdefault(guest.guest, guest)
        self.site.tokens[token] = guest.guest

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest who has a token."""
        self._check_open()
        return self.site.guests.get(self.site.tokens.get(token, ""))

    async def delete_token(self, token: bytes) -> None:
        """Delete a token."""
        self._check_open()
        self.site.tokens.pop(token, None)

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest."""
        self._check_open()
        if guest not in self.site.guests:
            return
        if self.site.tokens.get(token, guest) != guest:
            raise Conflict("The token is another guest's.")
        others = {each: owner for each, owner in self.site.tokens.items() if owner != guest}
        self.site.tokens = others | {token: guest}
        self.site.claims.pop(guest, None)

    async def update_guest(self, guest: Guest) -> None:
        """Store the name and the time of a guest, unless a later time is stored."""
        self._check_open()
        known = self.site.guests.get(guest.guest)
        if known is not None:
            self.site.guests[guest.guest] = replace(guest, last_seen=max(known.last_seen, guest.last_seen))

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """Store a one-time code of a guest."""
        self._check_open()
        if guest not in self.site.guests:
            return
        if any(code == taken for other, (taken, _) in self.site.claims.items() if other != guest):
            raise Conflict("The code is another guest's.")
        self.site.claims[guest] = (code, until)

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Use up a one-time code; return its guest."""
        self._check_open()
        for guest, (offered, until) in self.site.claims.items():
            if offered == code:
                del self.site.claims[guest]
                return self.site.guests[guest] if now <= until else None
        return None

    async def delete_guests(self, before: int) -> int:
        """Delete guests without a seat who were last seen before a time."""
        self._check_open()
        inactive = self._inactive(before)
        for guest in inactive:
            del self.site.guests[guest]
            self.site.claims.pop(guest, None)
        self.site.tokens = {token: guest for token, guest in self.site.tokens.items() if guest not in inactive}
        return len(inactive)

    def _inactive(self, before: int) -> set[str]:
        seated = frozenset[str]().union(*(s.guests for s in self.site.summaries.values()))
        return {g.guest for g in self.site.guests.values() if g.last_seen < before} - seated

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """How much data there is, and how much of it is old."""
        self._check_open()
        touched = {
            state: [s.touched for s in self.site.summaries.values() if s.state == state] for state in rooms_before
        }
        rooms = {
            state: Count(len(times), sum(1 for time in times if time < rooms_before[state]))
            for state, times in touched.items()
        }
        newest = max((time for times in touched.values() for time in times), default=None)
        return RetentionCounts(rooms, Count(len(self.site.guests), len(self._inactive(guests_before))), newest)

    async def ready(self) -> bool:
        """Whether the store is open."""
        return self._cluster.is_open

    async def close(self) -> None:
        """Close the store."""
        self._cluster.close()

    def _check_open(self) -> None:
        self._cluster.check_open()

    def _holder(self, code: str) -> str | None:
        return next((s.room for s in self.site.summaries.values() if s.code == code), None)


def _latest(summaries: Iterable[Summary], limit: int) -> list[Summary]:
    return nsmallest(limit, summaries, key=lambda s: (-s.touched, s.room))
