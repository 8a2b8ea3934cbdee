"""A store that forgets everything when the server ends: for trying things out, and as the model of the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from heapq import nsmallest

from pyrite.server.store.store import Conflict, Count, Guest, RetentionCounts, Stored, Summary, Unavailable


class MemoryStore:
    """The simplest store there can be. No method waits for anything, so each is done at once or not at all."""

    def __init__(self) -> None:
        """Begin with nothing."""
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

    async def load(self, room: str) -> Stored:
        """The latest snapshot of a room and the entries after it."""
        number, snapshot = self._snapshots.get(room, (0, None))
        return Stored(number, snapshot, await self.read(room, number))

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Keep the snapshot of a room after so many entries."""
        self._check_open()
        earlier, _ = self._snapshots.get(room, (0, b""))
        if earlier < number <= len(self._entries.get(room, [])):
            self._snapshots[room] = (number, snapshot)

    async def room_by_code(self, code: str) -> str | None:
        """The room with this short code."""
        self._check_open()
        return self._holder(code)

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Rooms in the lobby that are listed."""
        self._check_open()
        return _latest((s for s in self._summaries.values() if s.state == "lobby" and s.listed), limit)

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat."""
        self._check_open()
        return _latest((s for s in self._summaries.values() if guest in s.guests), limit)

    async def rooms_in_play(self) -> list[str]:
        """Rooms in which a game is being played."""
        self._check_open()
        return [s.room for s in self._summaries.values() if s.state == "playing"]

    async def delete_rooms(self, state: str, before: int) -> int:
        """Remove rooms in a state that were last touched before a time."""
        self._check_open()
        gone = [s.room for s in self._summaries.values() if s.state == state and s.touched < before]
        for room in gone:
            del self._summaries[room], self._entries[room]
            self._snapshots.pop(room, None)
        return len(gone)

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """A new guest, or a further token of one who is there."""
        self._check_open()
        if self._tokens.get(token, guest.guest) != guest.guest:
            raise Conflict("The token is another guest's.")
        self._guests.setdefault(guest.guest, guest)
        self._tokens[token] = guest.guest

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest with this token's digest."""
        self._check_open()
        return self._guests.get(self._tokens.get(token, ""))

    async def delete_token(self, token: bytes) -> None:
        """A token that is no longer good."""
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
        """A new name, or a later time of being seen."""
        self._check_open()
        known = self._guests.get(guest.guest)
        if known is not None:
            self._guests[guest.guest] = replace(guest, last_seen=max(known.last_seen, guest.last_seen))

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """A one-time code with which this guest can go on elsewhere."""
        self._check_open()
        if guest not in self._guests:
            return
        if any(code == taken for other, (taken, _) in self._claims.items() if other != guest):
            raise Conflict("The code is another guest's.")
        self._claims[guest] = (code, until)

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Whom a code belongs to."""
        self._check_open()
        for guest, (offered, until) in self._claims.items():
            if offered == code:
                del self._claims[guest]
                return self._guests[guest] if now <= until else None
        return None

    async def delete_guests(self, before: int) -> int:
        """Remove guests who were last seen before a time and have no seat anywhere."""
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
        """How much there is, and how much of it is old."""
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
        """Whether it answers."""
        return self._open

    async def close(self) -> None:
        """Let go."""
        self._open = False

    def _check_open(self) -> None:
        if not self._open:
            raise Unavailable("The store is closed.")

    def _holder(self, code: str) -> str | None:
        return next((s.room for s in self._summaries.values() if s.code == code), None)


def _latest(summaries: Iterable[Summary], limit: int) -> list[Summary]:
    return nsmallest(limit, summaries, key=lambda s: (-s.touched, s.room))
