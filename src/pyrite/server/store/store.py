"""What a store keeps and promises. One suite of tests holds every store to it (tests/server/test_stores.py).

A room is a list of entries, numbered from 1 without a gap; it is the fold of them and nothing else.
To the store an entry is a piece of text. Whoever appends names the number that the new entries follow:
if the room has gone on meanwhile, nothing is written, so two nodes never write different futures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


class Conflict(Exception):  # noqa: N818  # reads as what it says
    """The room has gone on since: read what is new and decide again."""


class Unavailable(Exception):  # noqa: N818  # reads as what it says
    """The store cannot be reached, or cannot write. Whether it was written is known by reading the room again."""


@dataclass(frozen=True)
class Summary:
    """What is looked up about a room without reading its entries; written together with them."""

    room: str
    """Its name in links: at least 64 random bits."""
    code: str | None
    """The short code for reading aloud, while somebody may still come in."""
    state: str
    """``lobby``, ``playing`` or ``over``."""
    listed: bool
    """Whether it is shown to everyone who looks for a table."""
    touched: int
    """When something last happened, in milliseconds of the epoch."""
    card: bytes
    """What the list of tables shows of it, as JSON; the store does not look inside."""
    guests: frozenset[str] = frozenset()
    """The guests who have a seat."""


@dataclass(frozen=True)
class Stored:
    """What is read to load a room: the latest snapshot, if there is one, and the entries after it."""

    number: int
    """How many entries are in the snapshot; 0 if there is none."""
    snapshot: bytes | None
    """As it was saved. The store does not look inside; it is a cache, and the entries before it are there too."""
    entries: list[bytes]


@dataclass(frozen=True)
class Guest:
    """Somebody without an account."""

    guest: str
    """A random name that is never sent to others."""
    name: str
    """What others call them; may be empty."""
    last_seen: int
    """When they were last here, in milliseconds of the epoch."""


@dataclass(frozen=True)
class Count:
    """How many there are, and how many of them are old enough to be deleted."""

    total: int
    old: int


@dataclass(frozen=True)
class RetentionCounts:
    """What a store holds, as retention looks at it."""

    rooms: Mapping[str, Count]
    """By state."""
    guests: Count
    newest: int | None
    """When something last happened in any room, in milliseconds of the epoch; None without rooms."""


class Store(Protocol):
    """Keeps rooms and guests. Every method that writes has written when it returns: a crash loses none of it.

    Whoever is cancelled while waiting for a write does not know whether it was done, and nobody else notices.
    Any method but `ready` and `close` raises `Unavailable` if the store does not answer, or is closed.
    """

    # ------------------------------------------------------------ rooms

    async def append(self, summary: Summary, after: int, entries: Sequence[bytes]) -> None:
        """Write entries ``after + 1``, ``after + 2``, ... of a room and its summary, all or nothing.

        After 0 the room is new. Without entries, only the summary is written. Raise `Conflict` if the room has
        more or fewer than ``after`` entries, or if the code is another room's.
        """
        ...

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a room after a number, in their order; none if there is no such room."""
        ...

    async def summary(self, room: str) -> Summary | None:
        """The summary of a room, as it was last written; None if there is no such room."""
        ...

    async def load(self, room: str) -> Stored:
        """The latest snapshot of a room and the entries after it; neither if there is no such room."""
        ...

    async def save_snapshot(self, room: str, number: int, snapshot: bytes) -> None:
        """Keep the snapshot of a room after so many entries, instead of an earlier one.

        Nothing happens if there is no such room, if it has fewer entries, or if a later snapshot is there.
        """
        ...

    async def room_by_code(self, code: str) -> str | None:
        """The room with this short code."""
        ...

    async def listed_rooms(self, limit: int) -> list[Summary]:
        """Rooms in the lobby that are listed, those first where something has just happened."""
        ...

    async def rooms_of_guest(self, guest: str, limit: int) -> list[Summary]:
        """Rooms where a guest has a seat, those first where something has just happened."""
        ...

    async def rooms_in_play(self) -> list[str]:
        """Rooms in which a game is being played: a server that starts goes on with these."""
        ...

    async def delete_rooms(self, state: str, before: int) -> int:
        """Remove rooms in a state that were last touched before a time; how many there were."""
        ...

    # ------------------------------------------------------------ guests

    async def add_token(self, guest: Guest, token: bytes) -> None:
        """A new guest, or a further token of one who is there, whose name and time stay as they are.

        Tokens are known to the store as digests only. Raise `Conflict` if the token is another guest's.
        """
        ...

    async def guest_by_token(self, token: bytes) -> Guest | None:
        """The guest with this token's digest."""
        ...

    async def delete_token(self, token: bytes) -> None:
        """A token that is no longer good; the guest may have others."""
        ...

    async def replace_tokens(self, guest: str, token: bytes) -> None:
        """Make this the only token of a guest: all others are void, and so is a claim. Nothing if there is none.

        Raise `Conflict` if the token is another guest's.
        """
        ...

    async def update_guest(self, guest: Guest) -> None:
        """A new name, or a later time of being seen; never an earlier one. Nothing if there is no such guest."""
        ...

    async def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        """A one-time code, as a digest, with which this guest can go on elsewhere; the one before is void.

        Nothing if there is no such guest. Raise `Conflict` if the code is another guest's: draw a new one.
        """
        ...

    async def claim(self, code: bytes, now: int) -> Guest | None:
        """Whom a code belongs to; it is void from now on. None if there is none, or if now is past its time."""
        ...

    async def delete_guests(self, before: int) -> int:
        """Remove guests last seen before a time who have no seat, with their tokens; how many there were."""
        ...

    # ------------------------------------------------------------ the store itself

    async def retention_counts(self, rooms_before: Mapping[str, int], guests_before: int) -> RetentionCounts:
        """What `forget_rooms` would remove of each state with these times, and `forget_guests`; of how many."""
        ...

    async def ready(self) -> bool:
        """Whether what is appended now would be written. The answer may be some seconds old."""
        ...

    async def close(self) -> None:
        """Write what is under way and let go."""
        ...
