"""Looking back at finished games over HTTP: records, replays, and reviews of who should have been suspected.

A game that is over never changes, so everything about it is computed once and kept while there is space: in a
process of its own, one after the other, and not on the event loop, where everybody else's moves would wait.
Whether somebody may look is checked each time. The summary of the room says that, so the room need not be loaded.
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

from pyrite.server.http.endpoints import Call, Document, Encoded, Endpoint
from pyrite.server.http.errors import BAD_INPUT, FAULT, Objection, Refused
from pyrite.server.http.rate_limits import Kind
from pyrite.server.http.rooms_api import NO_SUCH_ROOM, NOT_FOR_ONLOOKERS, Where
from pyrite.server.operations.metrics import Metrics
from pyrite.server.operations.worker_process import TaskFailed, WorkerDied, WorkerProcess
from pyrite.server.room import replays
from pyrite.server.room.replays import Computed, Notes, Replay, Suspicion
from pyrite.server.room.summary import RoomCard
from pyrite.server.store import Guest, Store

NOT_OVER: Final = Objection("not-over", 409, "The game is not over; all is shown when it is.")
NO_REVIEW_NOW: Final = Objection(
    "no-review-now", 503, "The game cannot be shown right now; try again in a moment."
)

MOST_BYTES: Final = 32 * 1024 * 1024
"""So much of what was computed is kept. What was not asked for longest goes first."""
MOST_WAITING: Final = 32
"""So many may wait to be computed; whoever comes then is told to come again."""

_decode_card: Final = msgspec.json.Decoder(RoomCard).decode


class Eyes(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes: a seat by its number, ``onlooker``, or ``all``."""

    eyes: Annotated[str, Meta(max_length=8, pattern="^(onlooker|all|[0-9]|1[01])$")] = "onlooker"


class SuspectingEyes(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes: a seat by its number, or ``onlooker``; who sees everything suspects nobody."""

    eyes: Annotated[str, Meta(max_length=8, pattern="^(onlooker|[0-9]|1[01])$")] = "onlooker"


class Key(NamedTuple):
    """One thing that can be shown of one game."""

    room: str
    kind: replays.Kind
    eyes: str = ""


class FinishedGames:
    """Computes what is shown of finished games, each thing once, and keeps it."""

    def __init__(
        self, store: Store, worker: WorkerProcess, metrics: Metrics, most_bytes: int = MOST_BYTES
    ) -> None:
        self._store = store
        self._worker = worker
        self._metrics = metrics
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, Computed] = OrderedDict()  # the one asked for last stands last
        self._bytes = 0
        self._computing: dict[Key, asyncio.Task[Computed]] = {}
        self._turn = asyncio.Lock()
        """Held by the one that is being computed; the entries of a room are read only then."""

    async def get(self, key: Key, count: Callable[[], None]) -> Computed:
        """What is shown of a game that is over. ``count`` is called if it must be computed, and may refuse that.

        Several who ask for the same thing wait for the same computation.
        """
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        computing = self._computing.get(key)
        if computing is None:
            count()
            if len(self._computing) >= MOST_WAITING:
                raise Refused(NO_REVIEW_NOW, wait=5)
            computing = self._computing[key] = asyncio.create_task(self._compute(key))
            computing.add_done_callback(_look_at)
        return await asyncio.shield(computing)  # whoever goes away does not take it from the others

    async def _compute(self, key: Key) -> Computed:
        try:
            with self._metrics.review_seconds.labels(key.kind).time():
                async with self._turn:
                    written = await self._store.read(key.room)
                    found = await self._worker.run(replays.compute, written, key.kind, key.eyes)
            self._keep(key, found)
            return found
        except WorkerDied:
            raise Refused(NO_REVIEW_NOW, wait=1) from None
        except TaskFailed:
            raise Refused(FAULT) from None
        finally:
            del self._computing[key]

    async def notes(self, key: Key, computed: Computed, seat: int, guest: str) -> Notes | None:
        """The notes of a seat as they are now, for its owner alone; None for anybody else."""
        if computed.notes is None or not guest or computed.notes.owner != guest:
            return None
        since = await self._store.read(key.room, computed.notes.number)
        if not since:
            return computed.notes
        notes = computed.notes.and_then(seat, await asyncio.to_thread(replays.decoded, since))
        if self._kept.get(key) is computed:  # else somebody was faster, or it is no longer kept
            self._kept[key] = replace(computed, notes=notes)
        return notes

    def _keep(self, key: Key, found: Computed) -> None:
        self._kept[key] = found
        self._bytes += len(found.body)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= len(gone.body)


def _look_at(computing: asyncio.Task[Computed]) -> None:
    """An exception that nobody waits for any more is not worth a complaint."""
    if not computing.cancelled():
        computing.exception()


class FinishedGamesApi:
    """Answers what is asked about finished games."""

    def __init__(self, store: Store, games: FinishedGames) -> None:
        self._store = store
        self._games = games

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        refuses = (NO_SUCH_ROOM, NOT_FOR_ONLOOKERS, BAD_INPUT, NOT_OVER, NO_REVIEW_NOW)
        lines = "application/x-ndjson"
        return (
            Endpoint("GET", "/api/rooms/{room}/record", self.record, refuses, media=lines, tagged=True),
            Endpoint("GET", "/api/rooms/{room}/replay", self.replay, refuses, tagged=True),
            Endpoint("GET", "/api/rooms/{room}/suspicion", self.suspicion, refuses, tagged=True),
        )

    async def record(self, call: Call, guest: Guest, where: Where) -> Document:
        """The record of a finished game, all its secrets included."""
        await self._allow(where, guest)
        found = await self._get(call, Key(where.room, "record"))
        return Document(found.body, found.name, _tag(found.body))

    async def replay(self, call: Call, guest: Guest, where: Where, query: Eyes) -> Encoded[Replay]:
        """A finished game step by step, through somebody's eyes or all-seeing."""
        viewer = replays.eyes_of(query.eyes, (await self._allow(where, guest)).seats)
        key = Key(where.room, "replay", query.eyes)
        found = await self._get(call, key)
        notes = await self._games.notes(key, found, viewer, guest.guest) if isinstance(viewer, int) else None
        body = found.body if notes is None else replays.with_notes(found.body, notes)
        return Encoded(body, _tag(body))

    async def suspicion(self, call: Call, guest: Guest, where: Where, query: SuspectingEyes) -> Encoded[Suspicion]:
        """How suspicion of each seat should have moved in a finished game."""
        replays.eyes_of(query.eyes, (await self._allow(where, guest)).seats)
        body = (await self._get(call, Key(where.room, "suspicion", query.eyes))).body
        return Encoded(body, _tag(body))

    async def _get(self, call: Call, key: Key) -> Computed:
        return await self._games.get(key, lambda: call.count(Kind.REVIEWS))

    async def _allow(self, where: Where, guest: Guest) -> RoomCard:
        """What everyone may know of the table; raise `Refused` unless the guest may look back at its game."""
        summary = await self._store.summary(where.room)
        if summary is None:
            raise Refused(NO_SUCH_ROOM)
        card = _decode_card(summary.card)
        # As `LiveRoom.may_look`: everyone, unless those who play want no onlookers.
        if not (card.onlookers or summary.state == "lobby" or guest.guest in summary.guests):
            raise Refused(NOT_FOR_ONLOOKERS)
        if summary.state != "over":
            raise Refused(NOT_OVER)
        return card


def _tag(body: bytes) -> str:
    """The ETag of a body."""
    return f'"{sha256(body).hexdigest()[:32]}"'
