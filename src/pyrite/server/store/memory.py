"""A store in memory: for trying things out, and as the reference for tests of the other stores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from heapq import nsmallest

from pyrite.server.store.store import Conflict, Count, Guest, RetentionCounts, StoredRoom, Summary, Unavailable


class MemoryStore:
    """The simplest store. No method awaits anything, so each is atomic."""

    def __init__(self) -> None:
        """Start empty."""
        self._summaries: dict[str, Summary] = {}
        self._entries: dict[str, list[bytes]] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}
        self._guests: dict[str, Guest] = {}
        self._tokens: dict[bytes, str] = {}
        self._claims: dict[str, tuple[bytes, int]] = {}
        self._open = True

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        """Write entries of a room and its summary."""
        self._check_open()
        written = self._entries.get(summary.room, [])
        if len(written) != after:
            raise Conflict(f"The room has {len(written)} entries, not {after}.")
        if summary.code is not None and self._holder(summary.code) not in (None, summary.room):
            raise Conflict("The code is another room's.")
        self._summaries[summary.room] = summary
        self._entries[summary.room] = [*written, *entries]

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number."""
        self._check_open()
        return self._entries.get(room, [])[after:]

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room."""
        self._check_open()
        return self._summaries.get(room)

    async def load(self, room: str) -> StoredRoom:
        """The latest snapshot of a room and the entries after it."""
        number, snapshot = self._snapshots.get(room, (0, None))
        return StoredRoom(number, snapshot, await self.read(room, number))

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Store the snapshot of a room after a number of entries."""
        self._check_open()
        earlier, _ = self._snapshots.get(room, (0, b""))
        if earlier < number <= len(self._entries.get(room, [])):
            self._snapshots[room] = (number, snapshot)

    async def room_by_code(self, code: str) -> str | None:
        """The room that has a short code."""
        self._check_open()
        return self._holder(code)

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Publicly listed rooms in the lobby."""
        self._check_open()
        return _latest((s for s in self._summaries.values() if s.state == "lobby" and s.listed), limit)

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat."""
        self._check_open()
        return _latest((s for s in self._summaries.values() if guest in s.guests), limit)

    async def rooms_in_play(self) -> list[str]:
        """Rooms with a game in progress."""
        self._check_open()
        return [s.room for s in self._summaries.values() if s.state == "playing"]

    async def delete_rooms(self, state: str, before: int) -> int:
        """Delete rooms in a state that were last used before a time."""
        self._check_open()
        gone = [s.room for s in self._summaries.values() if s.state == state and s.touched < before]
        for room in gone:
            del self._summaries[room], self._entries[room]
            self._snapshots.pop(room, None)
        return len(gone)

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """Add a token to a guest, who is created if necessary."""
        self._check_open()
        if self._tokens.get(token, guest.guest) != guest.guest:
            raise Conflict("The token is another guest's.")
        self._guests.setdefault(guest.guest, guest)
        self._tokens[token] = guest.guest

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest who has a token."""
        self._check_open()
        return self._guests.get(self._tokens.get(token, ""))

    async def delete_token(self, token: bytes) -> None:
        """Delete a token."""
        self._check_open()
        self._tokens.pop(token, None)

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest."""
        self._check_open()
        if guest not in self._guests:
            return
        if self._tokens.get(token, guest) != guest:
            raise Conflict("The token is another guest's.")
        self._tokens = {each: owner for each, owner in self._tokens.items() if owner != guest} | {token: guest}
        self._claims.pop(guest, None)

    async def update_guest(self, guest: Guest) -> None:
        """Store the name and the time of a guest, unless a later time is stored."""
        self._check_open()
        known = self._guests.get(guest.guest)
        if known is not None:
            self._guests[guest.guest] = replace(guest, last_seen=max(known.last_seen, guest.last_seen))

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """Store a one-time code of a guest."""
        self._check_open()
        if guest not in self._guests:
            return
        if any(code == taken for other, (taken, _) in self._claims.items() if other != guest):
            raise Conflict("The code is another guest's.")
        self._claims[guest] = (code, until)

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Use up a one-time code; return its guest."""
        self._check_open()
        for guest, (offered, until) in self._claims.items():
            if offered == code:
                del self._claims[guest]
                return self._guests[guest] if now <= until else None
        return None

    async def delete_guests(self, before: int) -> int:
        """Delete guests without a seat who were last seen before a time."""
        self._check_open()
        inactive = self._inactive(before)
        for guest in inactive:
            del self._guests[guest]
            self._claims.pop(guest, None)
        self._tokens = {token: guest for token, guest in self._tokens.items() if guest not in inactive}
        return len(inactive)

    def _inactive(self, before: int) -> set[str]:
        seated = frozenset[str]().union(*(s.guests for s in self._summaries.values()))
        return {g.guest for g in self._guests.values() if g.last_seen < before} - seated

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """How much data there is, and how much of it is old."""
        self._check_open()
        touched = {
            state: [s.touched for s in self._summaries.values() if s.state == state] for state in rooms_before
        }
        rooms = {
            state: Count(len(times), sum(1 for time in times if time < rooms_before[state]))
            for state, times in touched.items()
        }
        newest = max((time for times in touched.values() for time in times), default=None)
        return RetentionCounts(rooms, Count(len(self._guests), len(self._inactive(guests_before))), newest)

    async def ready(self) -> bool:
        """Whether the store is open."""
        return self._open

    async def close(self) -> None:
        """Close the store."""
        self._open = False

    def _check_open(self) -> None:
        if not self._open:
            raise Unavailable("The store is closed.")

    def _holder(self, code: str) -> str | None:
        return next((s.room for s in self._summaries.values() if s.code == code), None)


def _latest(summaries: Iterable[Summary], limit: int) -> list[Summary]:
    return nsmallest(limit, summaries, key=lambda s: (-s.touched, s.room))
