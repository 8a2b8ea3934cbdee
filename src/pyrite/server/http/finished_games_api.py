"""The API for finished games: records, replays, and reviews of the suspicion of each seat.

A finished game never changes, so each result is computed once and cached. A worker process computes one result at
a time, so that the event loop stays free for running games. Whether a guest may see the game is checked on every
request, from the summary of the room, so the room need not be loaded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from pyrite.server.http.endpoints import Call, Document, EncodedJson, Endpoint
from pyrite.server.http.errors import BAD_INPUT, SERVER_ERROR, ApiError, ErrorType
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.http.rooms_api import NO_SPECTATORS, NO_SUCH_ROOM, RoomPath
from pyrite.server.operations.metrics import Metrics
from pyrite.server.operations.worker_process import TaskFailed, WorkerDied, WorkerProcess
from pyrite.server.room import replays
from pyrite.server.room.replays import ComputedDocument, Notes, Replay, Suspicion
from pyrite.server.room.summary import RoomCard
from pyrite.server.store import Guest, Store

NOT_OVER: Final = ErrorType("not-over", 409, "The game is not over yet.")
NO_REVIEW_NOW: Final = ErrorType("no-review-now", 503, "The game can't be shown right now. Try again in a moment.")

MAX_CACHE_BYTES: Final = 32 * 1024 * 1024
"""Size limit of the cache. The least recently used results are dropped first."""
MAX_QUEUE: Final = 32
"""How many results may wait to be computed; further requests are refused."""

_decode_card: Final = msgspec.json.Decoder(RoomCard).decode


class ReplayQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The viewer: a seat by its number, ``spectator``, or ``all``."""

    view_as: Annotated[str, Meta(max_length=9, pattern="^(spectator|all|[0-9]|1[01])$")] = "spectator"


class SuspicionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The viewer: a seat by its number, or ``spectator``. (With ``all`` there is nothing to suspect.)"""

    view_as: Annotated[str, Meta(max_length=9, pattern="^(spectator|[0-9]|1[01])$")] = "spectator"


class CacheKey(NamedTuple):
    """Identifies one result about one game."""

    room: str
    kind: replays.Kind
    view_as: str = ""


class FinishedGameCache:
    """Computes what is shown of finished games, and caches it."""

    def __init__(
        self, store: Store, worker: WorkerProcess, metrics: Metrics, max_bytes: int = MAX_CACHE_BYTES
    ) -> None:
        self._store = store
        self._worker = worker
        self._metrics = metrics
        self._max_bytes = max_bytes
        self._cache: OrderedDict[CacheKey, ComputedDocument] = OrderedDict()  # the most recently used is last
        self._bytes = 0
        self._computing: dict[CacheKey, asyncio.Task[ComputedDocument]] = {}
        self._lock = asyncio.Lock()
        """Held while a result is computed, so that the entries of only one room are in memory."""

    async def get(self, key: CacheKey, count: Callable[[], None]) -> ComputedDocument:
        """A result about a finished game. ``count`` is called before it is computed, and may raise to refuse that.

        Concurrent requests for the same result share one computation.
        """
        kept = self._cache.get(key)
        if kept is not None:
            self._cache.move_to_end(key)
            return kept
        computing = self._computing.get(key)
        if computing is None:
            count()
            if len(self._computing) >= MAX_QUEUE:
                raise ApiError(NO_REVIEW_NOW, retry_after=5)
            computing = self._computing[key] = asyncio.create_task(self._compute(key))
            computing.add_done_callback(_retrieve_exception)
        return await asyncio.shield(computing)  # a cancelled request must not cancel it for the others

    async def _compute(self, key: CacheKey) -> ComputedDocument:
        try:
            with self._metrics.review_seconds.labels(key.kind).time():
                async with self._lock:
                    written = await self._store.read(key.room)
                    found = await self._worker.run(replays.compute, written, key.kind, key.view_as)
            self._add(key, found)
            return found
        except WorkerDied:
            raise ApiError(NO_REVIEW_NOW, retry_after=1) from None
        except TaskFailed:
            raise ApiError(SERVER_ERROR) from None
        finally:
            del self._computing[key]

    async def notes(self, key: CacheKey, computed: ComputedDocument, seat: int, guest: str) -> Notes | None:
        """The current notes of a seat, if the guest owns it; None for anybody else."""
        if computed.notes is None or not guest or computed.notes.owner != guest:
            return None
        since = await self._store.read(key.room, computed.notes.number)
        if not since:
            return computed.notes
        notes = computed.notes.with_entries(seat, await asyncio.to_thread(replays.decoded, since))
        if self._cache.get(key) is computed:  # it may have been replaced or dropped meanwhile
            self._cache[key] = replace(computed, notes=notes)
        return notes

    def _add(self, key: CacheKey, found: ComputedDocument) -> None:
        self._cache[key] = found
        self._bytes += len(found.body)
        while self._bytes > self._max_bytes and len(self._cache) > 1:
            _, gone = self._cache.popitem(last=False)
            self._bytes -= len(gone.body)


def _retrieve_exception(computing: asyncio.Task[ComputedDocument]) -> None:
    """Retrieve the exception, so that asyncio does not log it when nobody waits for the result."""
    if not computing.cancelled():
        computing.exception()


class FinishedGamesApi:
    """Endpoints for finished games."""

    def __init__(self, store: Store, games: FinishedGameCache) -> None:
        self._store = store
        self._games = games

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        errors = (NO_SUCH_ROOM, NO_SPECTATORS, BAD_INPUT, NOT_OVER, NO_REVIEW_NOW)
        ndjson = "application/x-ndjson"
        return (
            Endpoint("GET", "/api/rooms/{room}/record", self.record, errors, media_type=ndjson, has_etag=True),
            Endpoint("GET", "/api/rooms/{room}/replay", self.replay, errors, has_etag=True),
            Endpoint("GET", "/api/rooms/{room}/suspicion", self.suspicion, errors, has_etag=True),
        )

    async def record(self, call: Call, guest: Guest, path: RoomPath) -> Document:
        """The record of a finished game, including all its secrets."""
        await self._allow(path, guest)
        found = await self._get(call, CacheKey(path.room, "record"))
        return Document(found.body, found.name, _tag(found.body))

    async def replay(self, call: Call, guest: Guest, path: RoomPath, query: ReplayQuery) -> EncodedJson[Replay]:
        """A finished game step by step, as one viewer saw it, or with everything shown."""
        viewer = replays.viewer_of(query.view_as, (await self._allow(path, guest)).seats)
        key = CacheKey(path.room, "replay", query.view_as)
        found = await self._get(call, key)
        notes = await self._games.notes(key, found, viewer, guest.guest) if isinstance(viewer, int) else None
        body = found.body if notes is None else replays.with_notes(found.body, notes)
        return EncodedJson(body, _tag(body))

    async def suspicion(
        self, call: Call, guest: Guest, path: RoomPath, query: SuspicionQuery
    ) -> EncodedJson[Suspicion]:
        """For each seat and turn of a finished game: how likely it was a saboteur, as a viewer could infer."""
        replays.viewer_of(query.view_as, (await self._allow(path, guest)).seats)
        body = (await self._get(call, CacheKey(path.room, "suspicion", query.view_as))).body
        return EncodedJson(body, _tag(body))

    async def _get(self, call: Call, key: CacheKey) -> ComputedDocument:
        return await self._games.get(key, lambda: call.count(LimitKind.REVIEWS))

    async def _allow(self, path: RoomPath, guest: Guest) -> RoomCard:
        """The public card of the room; raise `ApiError` unless the guest may see its finished game."""
        summary = await self._store.summary(path.room)
        if summary is None:
            raise ApiError(NO_SUCH_ROOM)
        card = _decode_card(summary.card)
        # As `RoomActor.may_watch`: everyone, unless the table is closed to spectators.
        if not (card.spectators or summary.state == "lobby" or guest.guest in summary.guests):
            raise ApiError(NO_SPECTATORS)
        if summary.state != "over":
            raise ApiError(NOT_OVER)
        return card


def _tag(body: bytes) -> str:
    """The ETag of a body."""
    return f'"{sha256(body).hexdigest()[:32]}"'
