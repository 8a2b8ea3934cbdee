"""Rate limits per address, guest, room and connection, as token buckets.

The caller passes the time, which must never step back (`pyrite.server.operations.steady_clock`).

A bucket is stored as one number: the time when it will be full again. A full bucket need not be stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from pyrite.server.http.errors import TOO_MANY, ApiError


class LimitKind(StrEnum):
    """What a rate limit counts."""

    REQUESTS = "requests"
    NEW_GUESTS = "new guests"
    ROOMS = "rooms"
    JOINS = "joins"
    CODE_GUESSES = "code guesses"
    REVIEWS = "reviews"
    """Replays and reviews of finished games that must be computed: up to some seconds of CPU time each."""
    LESSONS = "lessons"
    """Requests in lessons, and to the coach: each plays from the beginning."""
    CHAT = "chat"
    EMOTES = "emotes"
    NOTES = "notes"
    """Private notes and marks on other players."""
    CHANGES = "changes"
    """Every other stored change in a room that is not a move: seats, table options, readiness."""
    MESSAGES = "messages"
    """Messages that come in over one WebSocket; see `TokenBucket`."""


@dataclass(frozen=True)
class Rate:
    """A number that is allowed at once, then one more per interval (in milliseconds)."""

    burst: int
    interval: float


@dataclass(frozen=True)
class RateLimits:
    """All rate limits. A kind that is missing is not limited."""

    per_address: Mapping[LimitKind, Rate]
    per_guest: Mapping[LimitKind, Rate]
    per_connection: Mapping[LimitKind, Rate]
    max_buckets: int = 100_000
    """How many buckets are stored; beyond that the least recently used ones are dropped."""
    per_room: Mapping[LimitKind, Rate] = field(default_factory=dict)


_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND

DEFAULT_RATE_LIMITS: Final = RateLimits(
    # Twelve players, or a school class, may share one address.
    per_address={
        LimitKind.REQUESTS: Rate(600, _SECOND / 50),
        LimitKind.NEW_GUESTS: Rate(40, 15 * _SECOND),
        LimitKind.ROOMS: Rate(30, 20 * _SECOND),
        LimitKind.JOINS: Rate(120, 1 * _SECOND),
        LimitKind.CODE_GUESSES: Rate(30, 20 * _SECOND),
        LimitKind.REVIEWS: Rate(60, 2 * _SECOND),
        LimitKind.LESSONS: Rate(300, _SECOND / 10),
        # A chat line takes up to 1.4 KB in the store, a note 2.4 KB: together at most 70 MB an hour.
        LimitKind.CHAT: Rate(240, _SECOND / 4),
        LimitKind.EMOTES: Rate(240, _SECOND / 4),
        LimitKind.NOTES: Rate(480, _SECOND / 4),
        LimitKind.CHANGES: Rate(480, _SECOND / 4),
    },
    per_guest={
        LimitKind.REQUESTS: Rate(120, _SECOND / 10),
        LimitKind.ROOMS: Rate(10, _MINUTE),
        LimitKind.JOINS: Rate(30, 2 * _SECOND),
        LimitKind.CODE_GUESSES: Rate(10, _MINUTE),
        # Enough for every replay and review of one game with twelve players.
        LimitKind.REVIEWS: Rate(30, 4 * _SECOND),
        LimitKind.CHAT: Rate(20, 1.5 * _SECOND),
        LimitKind.EMOTES: Rate(20, 1.5 * _SECOND),
        LimitKind.NOTES: Rate(60, _SECOND),
        LimitKind.CHANGES: Rate(60, _SECOND),
    },
    per_connection={LimitKind.MESSAGES: Rate(60, _SECOND / 10)},
    per_room={
        LimitKind.CHAT: Rate(120, _SECOND / 2),
        LimitKind.EMOTES: Rate(120, _SECOND / 2),
        LimitKind.NOTES: Rate(240, _SECOND / 4),
        LimitKind.CHANGES: Rate(240, _SECOND / 4),
    },
)

UNLIMITED: Final = RateLimits({}, {}, {})
"""For load tests."""


def take(full_at: float, rate: Rate, now: float) -> tuple[float, float]:
    """Take a token from a bucket. Return when it is full again, and the milliseconds to wait (0: allowed)."""
    full_at = max(full_at, now) + rate.interval
    missing = full_at - now - rate.burst * rate.interval
    return full_at, max(missing, 0.0)


class TokenBucket:
    """The token bucket of one connection.

    >>> bucket = TokenBucket(Rate(2, 1000))
    >>> [bucket.take(now=0), bucket.take(now=0), bucket.take(now=0), bucket.take(now=1000)]
    [True, True, False, True]
    """

    __slots__ = ("_full_at", "_rate")

    def __init__(self, rate: Rate | None) -> None:
        self._rate = rate
        self._full_at = 0.0

    def take(self, now: float) -> bool:
        """Take a token; return whether there was one."""
        if self._rate is None:
            return True
        full_at, missing = take(self._full_at, self._rate, now)
        if missing:
            return False
        self._full_at = full_at
        return True


class RateLimiter:
    """The token buckets of all addresses, guests and rooms."""

    def __init__(self, limits: RateLimits, on_refusal: Callable[[LimitKind], None] = lambda kind: None) -> None:
        self.limits = limits
        self._on_refusal = on_refusal
        self._full_at: dict[tuple[LimitKind, str], float] = {}  # the most recently used bucket is last

    def __len__(self) -> int:
        return len(self._full_at)

    def check(self, kind: LimitKind, address: str, guest: str | None, now: float) -> None:
        """Count one request of a kind; raise `ApiError` if the address or the guest is over its limit."""
        self.check_address(kind, address, now)
        if guest is not None:
            self.check_guest(kind, guest, now)

    def check_address(self, kind: LimitKind, address: str, now: float) -> None:
        """Count one request of a kind for an address only."""
        self._take(kind, f"at {address}", self.limits.per_address.get(kind), now)

    def check_guest(self, kind: LimitKind, guest: str, now: float) -> None:
        """Count one request of a kind for a guest only."""
        self._take(kind, f"by {guest}", self.limits.per_guest.get(kind), now)

    def allow_in_room(self, kind: LimitKind, address: str, guest: str, room: str, now: float) -> bool:
        """Count one for address, guest and room. If one of them is over its limit, count none and return False."""
        buckets = [
            ((kind, owner), rate)
            for owner, rates in (
                (f"at {address}", self.limits.per_address),
                (f"by {guest}", self.limits.per_guest),
                (f"in {room}", self.limits.per_room),
            )
            if (rate := rates.get(kind)) is not None
        ]
        filled = [(key, *take(self._full_at.get(key, 0.0), rate, now)) for key, rate in buckets]
        if any(missing for _, _, missing in filled):
            self._on_refusal(kind)
            return False
        for key, full_at, _ in filled:
            self._full_at.pop(key, None)  # so that it becomes the last one
            self._full_at[key] = full_at
        if len(self._full_at) > self.limits.max_buckets:
            self._evict(now)
        return True

    def connection_bucket(self) -> TokenBucket:
        """A new bucket for the messages of one connection."""
        return TokenBucket(self.limits.per_connection.get(LimitKind.MESSAGES))

    def _take(self, kind: LimitKind, owner: str, rate: Rate | None, now: float) -> None:
        if rate is None:
            return
        full_at, missing = take(self._full_at.pop((kind, owner), 0.0), rate, now)
        # A refused request takes no token, so that a client that waits for Retry-After is let through.
        self._full_at[kind, owner] = full_at - rate.interval if missing else full_at
        if len(self._full_at) > self.limits.max_buckets:
            self._evict(now)
        if missing:
            self._on_refusal(kind)
            seconds = max(1, -int(-missing // _SECOND))
            text = f"Too many requests. Try again in {seconds} second{'s' if seconds > 1 else ''}."
            raise ApiError(TOO_MANY, text, retry_after=missing / _SECOND)

    def _evict(self, now: float) -> None:
        """Drop full buckets, then the least recently used ones until a tenth of `max_buckets` is free."""
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        spare = len(self._full_at) - self.limits.max_buckets * 9 // 10
        for key in list(self._full_at)[: max(spare, 0)]:
            del self._full_at[key]
