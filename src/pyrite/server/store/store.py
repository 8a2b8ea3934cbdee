"""The interface of a store. tests/server/store/test_every_store.py tests every implementation against it.

A room is a list of entries, numbered from 1 without gaps; its state follows from them alone. To the store an entry
is opaque bytes. An append names the number of the last entry that the caller knows: if the room has more entries
by then, nothing is written, so two nodes never write different continuations (optimistic concurrency).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from pyrite.server.store.cluster import Cluster, Node


class Conflict(Exception):  # noqa: N818
    """The room has more entries than the caller knew: read them and decide again."""


class Unavailable(Exception):  # noqa: N818
    """The store cannot be reached or written to. Read the room again to find out whether a write was done."""


@dataclass(frozen=True)
class Summary:
    """What can be looked up about a room without reading its entries; written together with them."""

    room: str
    """The name of the room in links: at least 64 random bits."""
    code: str | None
    """The short code for reading aloud; None when nobody can join any more."""
    state: str
    """``lobby``, ``playing`` or ``over``."""
    listed: bool
    """Whether it is in the public list."""
    touched: int
    """When something last happened, in milliseconds since the epoch."""
    card: bytes
    """What lists of rooms show of it, as JSON; opaque to the store."""
    guests: frozenset[str] = frozenset()
    """The guests who have a seat."""
    due: int | None = None
    """When the game needs a node even if nobody is connected, in epoch milliseconds; None if it rests."""


class Append(NamedTuple):
    """Entries to append to a room: the arguments of `Store.append`."""

    summary: Summary
    after: int
    entries: Sequence[bytes]
    driver: Node | None = None


@dataclass(frozen=True)
class StoredRoom:
    """What is read to load a room: the latest snapshot, if there is one, and the entries after it."""

    number: int
    """How many entries the snapshot covers; 0 if there is none."""
    snapshot: bytes | None
    """As it was saved; opaque to the store. It is a cache: the entries that it covers are stored too."""
    entries: list[bytes]


@dataclass(frozen=True)
class Guest:
    """A person without an account."""

    guest: str
    """A random identifier, never sent to other guests."""
    name: str
    """The display name; may be empty."""
    last_seen: int
    """When they were last active, in milliseconds since the epoch."""


@dataclass(frozen=True)
class Count:
    """How many there are, and how many of them are old enough to be deleted."""

    total: int
    old: int


@dataclass(frozen=True)
class RetentionCounts:
    """How much data a store holds, for retention."""

    rooms: Mapping[str, Count]
    """Number of rooms by state."""
    guests: Count
    newest: int | None
    """When something last happened in any room, in milliseconds since the epoch; None without rooms."""


class Store(Protocol):
    """Stores rooms and guests. When a method that writes returns, the data is written: a crash does not lose it.

    If a caller is cancelled during a write, the write may or may not be done; other callers are not affected.
    Every method except `ready` and `close` raises `Unavailable` if the store does not answer or is closed.
    """

    # ------------------------------------------------------------ rooms

    async def append(
        self, summary: Summary, after: int, entries: Sequence[bytes], driver: Node | None = None
    ) -> None:
        """Write entries ``after + 1``, ``after + 2``, ... of a room and its summary, all or nothing.

        After 0 the room is new. Without entries, only the summary is written. Raise `Conflict` unless the room has
        exactly ``after`` entries, or if another room has the code.

        With a driver, raise `NotDriver` unless that node drives the room; a new room gets this driver.
        """
        ...

    async def append_together(self, appends: Sequence[Append]) -> None:
        """Write several appends to different rooms, all or nothing; raise what the first refused one raises."""
        ...

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number, in order; empty if there is no such room."""
        ...

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room, as it was last written; None if there is no such room."""
        ...

    async def load(self, room: str) -> StoredRoom:
        """The latest snapshot of a room and the entries after it; neither if there is no such room."""
        ...

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Store the snapshot of a room after a number of entries, in place of an earlier one.

        Does nothing if there is no such room, if it has fewer entries, or if a later snapshot is stored.
        """
        ...

    async def room_by_code(self, code: str) -> str | None:
        """The room that has a short code; None if there is none."""
        ...

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Publicly listed rooms in the lobby, the most recently used first."""
        ...

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat, the most recently used first."""
        ...

    async def rooms_in_play(self) -> list[str]:
        """Rooms with a game in progress."""
        ...

    async def delete_rooms(self, state: str, before: int) -> int:
        """Delete rooms in a state that were last used before a time; return their number."""
        ...

    # ------------------------------------------------------------ guests

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """Add a token to a guest. Creates the guest if necessary; an existing guest keeps name and time.

        Tokens are passed as digests. Raise `Conflict` if another guest has the token.
        """
        ...

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest who has a token, given as its digest; None if there is none."""
        ...

    async def delete_token(self, token: bytes) -> None:
        """Delete a token. The guest may have others."""
        ...

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest; other tokens and a one-time code are void.

        Does nothing if there is no such guest. Raise `Conflict` if another guest has the token.
        """
        ...

    async def update_guest(self, guest: Guest) -> None:
        """Store name and time of a guest; a later time that is stored stays. Does nothing for unknown guests."""
        ...

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """Store a one-time code, as a digest, with which a guest can continue elsewhere; it voids the one before.

        Does nothing if there is no such guest. Raise `Conflict` if another guest has the code: draw a new one.
        """
        ...

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Use up a one-time code; return its guest, or None if the code is unknown or has expired."""
        ...

    async def delete_guests(self, before: int) -> int:
        """Delete guests without a seat last seen before a time, with their tokens; return their number."""
        ...

    # ------------------------------------------------------------ the store itself

    @property
    def cluster(self) -> Cluster:
        """What the nodes that use this store share."""
        ...

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """How much `delete_rooms` (by state) and `delete_guests` would delete with these times, and the totals."""
        ...

    async def ready(self) -> bool:
        """Readiness: whether an append would be written now. The answer may be some seconds old."""
        ...

    async def close(self) -> None:
        """Finish running writes and close the store."""
        ...
