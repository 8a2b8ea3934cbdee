"""A room that people are in: orders come in one after another, are written down, and are told to everyone."""

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

import msgspec

from pyrite.game import Refusal
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.server.operations.logs import get_logger
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime import wire
from pyrite.server.realtime.bot_players import BotExecutor, BotPlayer
from pyrite.server.realtime.connection import BANNED, NOT_YOURS, UNKNOWN_GUEST, Connection
from pyrite.server.realtime.frames import FrameEncoder, PresenceState, snapshot
from pyrite.server.realtime.room_loading import SNAPSHOT_AFTER_ENTRIES, load_room, save_room
from pyrite.server.room import Room, entries
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.answers import REMOVED, Decision, RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room_snapshot import Captured, capture
from pyrite.server.room.summary import summary_of
from pyrite.server.store import Conflict, Store, Unavailable

_MAX_TRIES: Final = 5
_LOADERS: Final = 2
"""How many threads load and save rooms."""
_RETRY_SECONDS: Final = 1.0
"""Seconds until a bot or the clock tries again to write down what it decided, if the store was away."""

MAX_SPECTATORS_LISTED: Final = 100
"""The host is told of no more spectators by name."""

STORE_UNAVAILABLE: Final = Refusal(
    "store-unavailable", "The server cannot write that down now: try again soon.", ""
)
BUSY: Final = Refusal("busy", "Too much happens at this table at once: try again.", "")


@dataclass(frozen=True)
class RoomServices:
    """What all rooms share."""

    store: Store
    bot_executor: BotExecutor
    now: Callable[[], int]
    """The time in milliseconds of the epoch."""
    metrics: Metrics
    reconnect_grace: float = 45.0
    """For so many seconds a seat waits for one who is gone, while others are there."""
    speedup: float = 1.0
    """How many times as fast clocks run."""
    threads: Executor = field(default_factory=lambda: ThreadPoolExecutor(_LOADERS, thread_name_prefix="room"))
    """Where rooms are loaded and saved."""


class RoomActor:
    """One room in memory. Whatever it does, it does under its lock, one thing after another."""

    def __init__(self, room: Room, services: RoomServices, saved: int = 0) -> None:
        self.room = room
        self.services = services
        self._saved = saved
        """How many entries are in the latest snapshot of the room."""
        self._clock_skew = 0
        """How many milliseconds the time of this room is ahead of the server's."""
        self.connections: set[Connection] = set()
        self.rematch_lock = asyncio.Lock()
        """Held by who opens the room for a rematch."""
        self._lock = asyncio.Lock()
        self._stale = False
        """Whether the room may differ from what is written, so that it must be read again."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: dict[int, BotPlayer] = {}
        self._thinking: dict[int, int] = {}
        """Which seats' bots think, and about the game after how many facts."""
        self._absence_timers: dict[int, asyncio.TimerHandle] = {}
        """Seats whose people are gone."""
        self._presence_host = room.host
        """The guest who was told last who watches."""
        self._known_guests: set[str] = set()
        """The guests who have been here."""

    def now(self) -> int:
        """The time in this room, in milliseconds of the epoch: never earlier than its last entry.

        If the clock was set back before the server was started, or another node's clock is ahead, the room goes on
        from its last entry. Its time passes as fast as the server's, so its clocks run as they should.
        """
        now = self.services.now()
        self._clock_skew = max(self._clock_skew, self.room.touched - now)
        return now + self._clock_skew

    # ------------------------------------------------------------ orders

    async def handle_request(self, requester: Requester, request: AnyRequest) -> Refusal | None:
        """Carry out an order; the reason if it is refused."""
        watching = self.spectators
        return await self._commit(
            lambda: decide(self.room, requester, request, RequestContext(self.now(), watching))
        )

    async def write(self, decided: Callable[[Room], Decision]) -> Refusal | None:
        """Write down what is decided from how the room stands then."""
        return await self._commit(lambda: decided(self.room))

    async def _commit(self, decided: Callable[[], Decision]) -> Refusal | None:
        """Decide, write, then tell: nothing is sent before it is stored."""
        async with self._lock:
            for _ in range(_MAX_TRIES):
                try:
                    await self._reload_if_stale()
                    answer = decided()
                    if isinstance(answer, Refusal):
                        return answer
                    if not answer:
                        return None
                    await self._store(answer)
                except Conflict:  # another node was faster
                    continue
                except Unavailable:
                    return STORE_UNAVAILABLE
                begun = perf_counter()
                self._broadcast()
                self.services.metrics.broadcast_seconds.observe(perf_counter() - begun)
                self._schedule_next()
                captured = self._captured(SNAPSHOT_AFTER_ENTRIES)
                if captured is not None:
                    self._run(save_room(self.services.store, captured, self.services.threads))
                return None
        return BUSY

    def capture_after(self, entries_since: int) -> Captured | None:
        """The room to be saved, if it has so many entries since its latest snapshot and nothing is under way."""
        return None if self._lock.locked() or self._stale else self._captured(entries_since)

    def _captured(self, entries_since: int) -> Captured | None:
        if self.room.entry_count - self._saved < entries_since:
            return None
        self._saved = self.room.entry_count
        try:
            return capture(self.room)
        except TypeError:  # it has something that snapshots do not know: then it is loaded from its entries
            get_logger("pyrite.rooms").error("room cannot be saved", room=self.room.name, exc_info=True)
            return None

    async def _store(self, found: list[AnyEntry]) -> None:
        room, after = self.room, self.room.entry_count
        written = [entries.encode(entry) for entry in found]
        for entry in found:
            room.apply(entry)
        try:
            begun = perf_counter()
            await self.services.store.append(summary_of(room), after, written)
            self.services.metrics.append_seconds.observe(perf_counter() - begun)
        except BaseException:  # also if this task is cancelled: what is in the store is true
            self._stale = True
            raise

    async def _reload_if_stale(self) -> None:
        """Read the room again if it may differ from what is written; then others are told, and time goes on."""
        if not self._stale:
            return
        loaded = await load_room(self.services.store, self.room.name, self.services.threads)
        if loaded is None:
            raise Unavailable("The room was removed.")
        loaded.room.loaded_at, loaded.room.speedup = self.room.loaded_at, self.room.speedup
        self.room, self._saved = loaded
        self._stale = False
        self._bots.clear()
        self._thinking.clear()
        self._broadcast()
        self._schedule_next()

    @asynccontextmanager
    async def consistent(self) -> AsyncIterator[Room]:
        """The room as it is written, to be looked at; nothing changes meanwhile."""
        async with self._lock:
            await self._reload_if_stale()
            yield self.room

    # ------------------------------------------------------------ telling

    def _broadcast(self) -> None:
        room, encoder = self.room, FrameEncoder(self.room, self.now())
        if room.host != self._presence_host:
            self.broadcast_presence()
        for connection in list(self.connections):
            if not self.may_watch(connection.requester):
                self._disconnect(connection)
                continue
            if connection.resync:
                continue
            viewer, after, number = connection.viewer, connection.sent_count, room.sent_count[connection.viewer]
            if not room.can_update(viewer, after):
                connection.request_resync()
                self.services.metrics.resyncs.inc()
            elif after < number:
                connection.sent_count = number
                if not connection.send(encoder.update_for(viewer, after)):
                    self.services.metrics.resyncs.inc()

    async def snapshot(self, connection: Connection) -> bytes:
        """How things stand, for one line; what happens from now on is told."""
        async with self.consistent():  # so that nothing is shown that is not yet written
            connection.resync = False  # not before: what happens while one waits here is part of the snapshot
            return self._snapshot(connection)

    def _snapshot(self, connection: Connection) -> bytes:
        connection.sent_count = self.room.sent_count[connection.viewer]
        watching = self._spectators_seen() if connection.requester.guest == self.room.host else None
        presence = PresenceState(self.connected(), self.spectator_count, watching)
        return snapshot(self.room, connection.requester.guest, connection.viewer, presence, self.now())

    def may_watch(self, requester: Requester) -> bool:
        """Whether a seat is somebody's own; anybody may look on, unless onlookers are not wanted."""
        room, seat = self.room, requester.seat
        if requester.guest in room.banned:
            return False
        if seat is not None:
            return seat < len(room.seats) and room.seats[seat].guest == requester.guest
        return room.options.spectators or room.state == "lobby" or bool(room.seats_of(requester.guest))

    def _disconnect(self, connection: Connection) -> None:
        """The seat is no longer theirs, and they may come back as onlookers; or there are none any more."""
        code = NOT_YOURS
        if connection.requester.guest in self.room.banned:
            code, close_all = BANNED, wire.Goodbye(reason=REMOVED.reason, text=REMOVED.text, reconnect=False)
        elif connection.viewer is None:
            close_all = wire.Goodbye(
                reason="no-spectators", text="This table is not open to spectators.", reconnect=False
            )
        else:
            text = "You can no longer look at the table from there."
            close_all = wire.Goodbye(reason="seat-lost", text=text, reconnect=True)
        connection.close(code, wire.encode(close_all))
        self.connections.discard(connection)

    def sign_out(self, connection: Connection) -> None:
        """Close a socket whose cookie is void; a client that has a new cookie may come back."""
        text = "You have signed out everywhere."
        connection.request_resync()  # what waits is no longer theirs to see
        connection.close(UNKNOWN_GUEST, wire.encode(wire.Goodbye(reason="signed-out", text=text, reconnect=True)))
        self.connections.discard(connection)

    # ------------------------------------------------------------ who is there

    def connected(self) -> frozenset[int]:
        """The seats whose people are connected.

        One guest with several seats passes a device around: only one seat at a time is looked through, or none
        while the device goes from hand to hand, and yet all of them are there.
        """
        looking = {connection.viewer for connection in self.connections if connection.viewer is not None}
        for guest in {connection.requester.guest for connection in self.connections}:
            seats = self.room.seats_of(guest)
            looking.update(seats if len(seats) > 1 else ())
        return frozenset(looking)

    @property
    def spectator_count(self) -> int:
        """How many look on."""
        return sum(1 for connection in self.connections if connection.viewer is None)

    def spectators(self) -> dict[str, str]:
        """The names of those who look on and have no seat, by guest."""
        actors = [connection.requester for connection in self.connections if connection.viewer is None]
        return {requester.guest: requester.name for requester in actors if not self.room.seats_of(requester.guest)}

    def _spectators_seen(self) -> list[wire.SpectatorView]:
        """The spectators as the host is told of them: who is here, and who has said something and is gone."""
        room, here = self.room, self.spectators()
        found = [
            wire.SpectatorView(room.person(guest), name, guest in here, guest in room.muted_guests)
            for guest, name in {**room.spectator_names, **here}.items()
            if guest not in room.banned and guest != room.host and not room.seats_of(guest)
        ]
        return sorted(found, key=lambda each: (not each.connected, each.name, each.person))[:MAX_SPECTATORS_LISTED]

    async def join(self, connection: Connection, after: int | None) -> None:
        """A client has connected; ``after`` is what it has seen already, None if nothing."""
        async with self.consistent():
            if not self.may_watch(connection.requester):  # removed while waiting here
                self._disconnect(connection)
                return
            was = self.connected()
            self.connections.add(connection)
            self._known_guests.add(connection.requester.guest)
            if after is not None and self.room.can_update(connection.viewer, after):
                connection.sent_count, connection.resync = after, False
                frame = FrameEncoder(self.room, self.now()).update_for(connection.viewer, after)
                connection.sent_count = self.room.sent_count[connection.viewer]
                connection.send(frame)
            if connection.viewer is not None:
                waiting = self._absence_timers.pop(connection.viewer, None)
                if waiting is not None:
                    waiting.cancel()
            if not was:
                self._start_absence_timers()
                self._schedule_next()
            self.broadcast_presence()

    async def leave(self, connection: Connection) -> None:
        """A client has gone."""
        async with self._lock:
            self.connections.discard(connection)
            self._start_absence_timers()
            self.broadcast_presence()

    def broadcast_presence(self) -> None:
        """Tell everyone, also when nothing has changed: so they know that somebody is still at the other end."""
        here, host = (
            wire.Presence(connected=sorted(self.connected()), spectator_count=self.spectator_count),
            self.room.host,
        )
        frame = for_host = wire.encode(here)
        if any(connection.requester.guest == host for connection in self.connections):
            for_host = wire.encode(msgspec.structs.replace(here, spectators=self._spectators_seen()))
        self._presence_host = host
        for connection in self.connections:
            if not connection.resync:
                connection.send(for_host if connection.requester.guest == host else frame)

    def _start_absence_timers(self) -> None:
        here = self.connected()
        loop = asyncio.get_running_loop()
        for seat, who in enumerate(self.room.seats):
            if who.guest and not who.taken_over and seat not in here and seat not in self._absence_timers:
                self._absence_timers[seat] = loop.call_later(
                    self.services.reconnect_grace, self._on_absence_timeout, seat
                )

    def _on_absence_timeout(self, seat: int) -> None:
        self._absence_timers.pop(seat, None)
        here = self.connected()
        if seat < len(self.room.seats) and seat not in here and here:
            if self._is_expected_at_rematch(seat):
                self._start_absence_timers()
                return
            self._run(self.write(lambda room: lobby.on_absence(room, seat, self.now(), here)))

    def _is_expected_at_rematch(self, seat: int) -> bool:
        """Whether the seat is kept for one of the last game who has not come to the rematch yet, however long it
        takes: the host can remove them. A host who does not come would hold up everybody."""
        room, guest = self.room, self.room.seats[seat].guest
        return room.state == "lobby" and bool(room.previous) and guest not in (*self._known_guests, room.host)

    # ------------------------------------------------------------ time and bots

    def _schedule_next(self) -> None:
        """Set the clock for what comes next and let bots think. While nobody is there, time stands still."""
        self._schedule_timer()
        if not self.connections:
            return
        game = self.room.playing
        if game is None:
            return
        for seat in game.asked_seats:
            if self.room.seats[seat].played_by_bot and self._thinking.get(seat) != len(game.facts):
                self._thinking[seat] = len(game.facts)
                self._run(self._play_bot(seat, len(game.facts)))

    def _schedule_timer(self) -> None:
        """Set the clock. One that would ring too early is left as it is and wound again when it rings: most
        decisions are made long before their time, and a timer for each would cost more than it is worth."""
        next_deadline = self.room.next_deadline() if self.connections else None
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
        if self._timer is None:  # nothing was decided: an event loop may wake one a little early
            self._schedule_next()

    async def _play_bot(self, seat: int, facts: int) -> None:
        """One decision of a bot: after a while, off the loop, and only if the game has not gone on."""
        bot_executor = self.services.bot_executor
        if self.room.veto_window:
            question_deadline = self.room.question_deadline() or 0
            await asyncio.sleep(bot_executor.pace.within(max(0, question_deadline - self.now()) / 1000))
        else:
            await asyncio.sleep(bot_executor.pace.turn())
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

    def _bot_decision(self, room: Room, seat: int, facts: int, chosen: int) -> Decision:
        game = room.playing
        if game is None or len(game.facts) != facts:
            return []
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
                {"message": "a room has stumbled", "exception": task.exception(), "task": task}
            )

    def unload(self) -> None:
        """Nobody is there: let go of timers and bots. The room can be read from the store again at any time."""
        for handle in (self._timer, *self._absence_timers.values()):
            if handle is not None:
                handle.cancel()
        self._timer = None
        self._absence_timers.clear()
        for task in self._tasks:
            task.cancel()
        self._bots.clear()
        self._thinking.clear()
