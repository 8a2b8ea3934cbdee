"""The owner of one room in memory (actor pattern): one lock, one state, one request at a time.

A request is decided, which changes nothing. Its entries are stored, then the room commits the decision, and the
new items are broadcast to all connections. So the room in memory is never ahead of the store. It is behind if
another server wrote, or if a write was done without an answer; then it reads the entries that it lacks.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from time import perf_counter
from typing import Final

from pyrite.game import Refusal
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.server.operations.logs import get_logger
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import wire
from pyrite.server.realtime.bot_players import BotExecutor, BotPlayer
from pyrite.server.realtime.connection import BANNED, NOT_YOURS, UNKNOWN_GUEST, Connection
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.realtime.presence import RoomPresence
from pyrite.server.realtime.room_loading import SNAPSHOT_AFTER_ENTRIES, save_room
from pyrite.server.room import Room, entries
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.context import REMOVED, RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING, Answer, Decision
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room_snapshot import CapturedRoom, capture
from pyrite.server.room.summary import summary_after
from pyrite.server.room.viewer_state import game_parts
from pyrite.server.store import Conflict, Store, Summary, Unavailable

_MAX_TRIES: Final = 5
_ENTRIES_AT_ONCE: Final = 50
"""How many entries are applied before other rooms get their turn, when a room catches up with the store."""
_LOADER_THREADS: Final = 2
"""How many threads load and save rooms."""
_RETRY_SECONDS: Final = 1.0
"""How long a bot or a timeout waits before it tries again after the store was unavailable."""

STORE_UNAVAILABLE: Final = Refusal("store-unavailable", "The database is unavailable. Try again in a moment.", "")
BUSY: Final = Refusal("busy", "This table is busy. Try again.", "")


@dataclass(frozen=True)
class RoomServices:
    """The services that all rooms share."""

    store: Store
    bot_executor: BotExecutor
    now: Callable[[], int]
    """The time in epoch milliseconds."""
    metrics: Metrics
    reconnect_grace: float = 45.0
    """How many seconds a disconnected player may take to reconnect before a bot takes over."""
    speedup: float = 1.0
    """How many times as fast the clocks run; for tests."""
    threads: Executor = field(
        default_factory=lambda: ThreadPoolExecutor(_LOADER_THREADS, thread_name_prefix="room")
    )
    """The threads that load and save rooms."""


class RoomActor:
    """One room in memory. Every change happens under its lock."""

    def __init__(self, room: Room, services: RoomServices, saved: int = 0) -> None:
        self.room = room
        self.services = services
        self._saved = saved
        """How many entries are in the latest snapshot of the room."""
        self._clock_skew = 0
        """How many milliseconds the time of this room is ahead of the time of the server."""
        self.presence = RoomPresence(room, services.reconnect_grace, self._on_absence)
        self.rematch_lock = asyncio.Lock()
        """Held while the room of the rematch is opened."""
        self._lock = asyncio.Lock()
        self._behind = False
        """Whether the store may have entries that this room lacks."""
        self._summary: Summary | None = None
        """The summary of the room as it is, if it was stored from here."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: dict[int, BotPlayer] = {}
        self._thinking: dict[int, int] = {}
        """The seats whose bots are thinking, and the number of facts of the game at that time."""

    def now(self) -> int:
        """The time in this room in epoch milliseconds, never earlier than its last entry.

        The clock of the machine may have been set back before a restart, or be behind the clock of another server.
        Then the time of the room continues from its last entry, at normal speed.
        """
        now = self.services.now()
        self._clock_skew = max(self._clock_skew, self.room.touched - now)
        return now + self._clock_skew

    # ------------------------------------------------------------ requests

    async def handle_request(self, requester: Requester, request: AnyRequest) -> Refusal | None:
        """Carry out a request; return the refusal if it is refused."""
        return await self._commit(
            lambda: decide(self.room, requester, request, RequestContext(self.now(), self.presence.spectators))
        )

    async def write(self, decided: Callable[[Room], Answer]) -> Refusal | None:
        """Store and broadcast what ``decided`` returns for the current room."""
        return await self._commit(lambda: decided(self.room))

    async def _commit(self, decided: Callable[[], Answer]) -> Refusal | None:
        """Decide, store, commit, then broadcast: nothing changes and nothing is sent before it is stored."""
        async with self._lock:
            for _ in range(_MAX_TRIES):
                try:
                    await self._catch_up()
                    answer = decided()
                    if isinstance(answer, Refusal):
                        return answer
                    if not answer.entries:
                        return None
                    await self._store(answer)
                except Conflict:  # another server was faster
                    continue
                except Unavailable:
                    return STORE_UNAVAILABLE
                self.room.commit(answer)
                begun = perf_counter()
                self._broadcast()
                self.services.metrics.broadcast_seconds.observe(perf_counter() - begun)
                self._schedule_next()
                captured = self._captured(SNAPSHOT_AFTER_ENTRIES)
                if captured is not None:
                    self._run(save_room(self.services.store, captured, self.services.threads))
                return None
        return BUSY

    def capture_after(self, entries_since: int) -> CapturedRoom | None:
        """A copy of the room to save, if it is idle and has this many entries since its latest snapshot."""
        return None if self._lock.locked() or self._behind else self._captured(entries_since)

    def _captured(self, entries_since: int) -> CapturedRoom | None:
        if self.room.entry_count - self._saved < entries_since:
            return None
        self._saved = self.room.entry_count
        try:
            return capture(self.room)
        except TypeError:  # the room has a value that snapshots cannot hold
            text = "no snapshot of a room: it will be loaded from its entries"
            get_logger("pyrite.rooms").error(text, room=self.room.name, exc_info=True)
            return None

    async def _store(self, decision: Decision) -> None:
        summary = summary_after(self.room, decision, self._summary)
        written = [entries.encode(entry) for entry in decision.entries]
        begun = perf_counter()
        try:
            await self.services.store.append(summary, self.room.entry_count, written)
        except BaseException:  # also on cancellation: the entries may be stored nevertheless
            self._behind = True
            raise
        self._summary = summary
        self.services.metrics.append_seconds.observe(perf_counter() - begun)

    async def _catch_up(self) -> None:
        """Apply the entries that the store has and this room lacks, then broadcast what is new."""
        if not self._behind:
            return
        room, store = self.room, self.services.store
        written = await store.read(room.name, room.entry_count)
        if not written and await store.summary(room.name) is None:
            raise Unavailable("The room was removed.")
        for number, entry in enumerate(written, 1):
            room.apply(entries.decode(entry))
            if number % _ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._behind, self._summary = False, None
        if written:
            self._broadcast()
            self._schedule_next()

    @asynccontextmanager
    async def consistent(self) -> AsyncIterator[Room]:
        """The room as it is stored. It does not change while the context is open."""
        async with self._lock:
            await self._catch_up()
            yield self.room

    # ------------------------------------------------------------ broadcast

    def _broadcast(self) -> None:
        room, encoder = self.room, FrameEncoder(self.room, self.now())
        self.presence.broadcast_to_new_host()
        for connection in list(self.presence.connections):
            if not self.may_watch(connection.requester):
                self._close_forbidden(connection)
                continue
            if connection.resync:
                continue
            viewer, after = connection.viewer, connection.sent_count
            number = room.sent_count[viewer]
            if not room.can_update(viewer, after):
                connection.request_resync()
                self.services.metrics.resyncs.inc()
            elif after < number:
                frame = encoder.update_for(viewer, after, connection.parts)
                connection.note_sent(number, game_parts(room, viewer))
                if not connection.send(frame):
                    self.services.metrics.resyncs.inc()

    async def snapshot(self, connection: Connection) -> bytes:
        """The snapshot for a connection. Updates follow from now on."""
        async with self.consistent():  # so that nothing is sent before it is stored
            connection.resync = False  # not earlier: items that arrive while this waits are in the snapshot
            return self._snapshot(connection)

    def _snapshot(self, connection: Connection) -> bytes:
        guest = connection.requester.guest
        self._note_sent(connection)
        return encode_snapshot(self.room, guest, connection.viewer, self.presence.frame_for(guest), self.now())

    def _note_sent(self, connection: Connection) -> None:
        """Note that a client is sent everything up to now."""
        viewer = connection.viewer
        connection.note_sent(self.room.sent_count[viewer], game_parts(self.room, viewer))

    # ------------------------------------------------------------ connections

    def may_watch(self, requester: Requester) -> bool:
        """Whether a requester may be connected: from their own seat, or as a spectator if the table allows it."""
        room, seat = self.room, requester.seat
        if requester.guest in room.banned:
            return False
        if seat is not None:
            return seat < len(room.seats) and room.seats[seat].guest == requester.guest
        return room.options.spectators or room.state == "lobby" or bool(room.seats_of(requester.guest))

    async def join(self, connection: Connection, after: int | None) -> None:
        """Add a connection. A client that reconnects gives the number of its last item as ``after``."""
        async with self.consistent():
            if not self.may_watch(connection.requester):  # removed while this waited for the lock
                self._close_forbidden(connection)
                return
            was_empty = not self.presence.connected_seats()
            self.presence.connect(connection)
            if after is not None and self.room.can_update(connection.viewer, after):
                connection.sent_count, connection.resync = after, False
                frame = FrameEncoder(self.room, self.now()).update_for(connection.viewer, after)
                self._note_sent(connection)
                connection.send(frame)
            if was_empty:
                self._schedule_next()
            self.presence.broadcast()

    async def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        async with self._lock:
            self.presence.disconnect(connection)
            self.presence.broadcast()

    def _close_forbidden(self, connection: Connection) -> None:
        """Close a connection that may no longer watch: removed, spectators forbidden, or the seat was lost."""
        code = NOT_YOURS
        if connection.requester.guest in self.room.banned:
            code, goodbye = BANNED, wire.Goodbye(reason=REMOVED.reason, text=REMOVED.text, reconnect=False)
        elif connection.viewer is None:
            text = "This table is not open to spectators."
            goodbye = wire.Goodbye(reason="no-spectators", text=text, reconnect=False)
        else:
            goodbye = wire.Goodbye(reason="seat-lost", text="You no longer have this seat.", reconnect=True)
        self.presence.close(connection, code, goodbye)

    def sign_out(self, connection: Connection) -> None:
        """Close a connection whose cookie is invalid. The client may reconnect with a new cookie."""
        text = "You have signed out everywhere."
        connection.request_resync()  # queued frames must not reach this client any more
        self.presence.close(
            connection, UNKNOWN_GUEST, wire.Goodbye(reason="signed-out", text=text, reconnect=True)
        )

    def _on_absence(self, seat: int, connected: frozenset[int]) -> None:
        self._run(self.write(lambda room: lobby.on_absence(room, seat, self.now(), connected)))

    # ------------------------------------------------------------ time and bots

    def _schedule_next(self) -> None:
        """Schedule the next timeout and let bots think. Without connections time stands still."""
        self._schedule_timer()
        if not self.presence.connections:
            return
        game = self.room.playing
        if game is None:
            return
        for seat in game.asked_seats:
            if self.room.seats[seat].played_by_bot and self._thinking.get(seat) != len(game.facts):
                self._thinking[seat] = len(game.facts)
                self._run(self._play_bot(seat, len(game.facts)))

    def _schedule_timer(self) -> None:
        """Schedule a timer for the next deadline.

        A timer that fires too early is kept and rescheduled when it fires: most decisions are made long before
        their deadline, so this is cheaper than a new timer for each.
        """
        next_deadline = self.room.next_deadline() if self.presence.connections else None
        loop = asyncio.get_running_loop()
        left = 0.0 if next_deadline is None else max(0, next_deadline - self.now()) / 1000
        if self._timer is not None:
            if next_deadline is not None and self._timer.when() <= loop.time() + left:
                return
            self._timer.cancel()
        self._timer = None if next_deadline is None else loop.call_later(left, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        next_deadline = self.room.next_deadline()
        if next_deadline is None or next_deadline > self.now():
            self._schedule_timer()
            return
        rng = SeededRandom(secrets.token_bytes(32), "clock")
        self._run(self._expire(rng))

    async def _expire(self, rng: SeededRandom) -> None:
        if await self.write(lambda room: in_game.expire(room, self.now(), rng)):
            await asyncio.sleep(_RETRY_SECONDS)
        if self._timer is None:  # nothing was decided: timers may fire slightly early
            self._schedule_next()

    async def _play_bot(self, seat: int, facts: int) -> None:
        """One decision of a bot: after a delay, in a thread, and only if the game has not changed meanwhile."""
        bot_executor = self.services.bot_executor
        if self.room.veto_window:
            question_deadline = self.room.question_deadline() or 0
            await asyncio.sleep(bot_executor.delay.within(max(0, question_deadline - self.now()) / 1000))
        else:
            await asyncio.sleep(bot_executor.delay.turn())
        game = self.room.playing
        if game is None or len(game.facts) != facts or not self.room.seats[seat].played_by_bot:
            return
        bot = self._bot(seat)
        with self.services.metrics.thinking_seconds.labels(bot.name).time():
            chosen = await bot_executor.think(bot, game)
        while await self.write(lambda room: self._bot_decision(room, seat, facts, chosen)) in (
            STORE_UNAVAILABLE,
            BUSY,
        ):
            await asyncio.sleep(_RETRY_SECONDS)

    def _bot_decision(self, room: Room, seat: int, facts: int, chosen: int) -> Answer:
        game = room.playing
        if game is None or len(game.facts) != facts:
            return NOTHING
        return in_game.play_bot(room, seat, chosen, self.now())

    def _bot(self, seat: int) -> BotPlayer:
        room = self.room
        name = room.seats[seat].bot or room.options.bots
        bot = self._bots.get(seat)
        if bot is None or bot.name != name:
            assert room.game is not None
            seed = sha256(room.seed + f" bot {seat}".encode()).digest()
            bot = self._bots[seat] = BotPlayer(name, room.game.rules, seat, seed)
        return bot

    def _run(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            task.get_loop().call_exception_handler(
                {"message": "background task of a room failed", "exception": task.exception(), "task": task}
            )

    def unload(self) -> None:
        """Cancel timers, tasks and bots. The room can be loaded from the store again at any time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self.presence.cancel_timers()
        for task in self._tasks:
            task.cancel()
        self._bots.clear()
        self._thinking.clear()
