"""The owner of one room in memory (actor pattern): one lock, one state, one request at a time.

A request is decided, which changes nothing. Its entries are stored, then the room commits the decision, and the
new items are broadcast to all connections. So the room in memory is never ahead of the store. It is behind if
another node wrote, or if a write was done without an answer; then it reads the entries that it lacks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any, Final

from pyrite.game import Refusal
from pyrite.server.realtime import wire
from pyrite.server.realtime.broadcast import forbidden, may_watch, send_updates
from pyrite.server.realtime.connection import BANNED, NOT_YOURS, UNKNOWN_GUEST, Connection
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.realtime.presence import RoomPresence
from pyrite.server.realtime.room_driver import RoomDriver, report_failure
from pyrite.server.realtime.room_loading import SNAPSHOT_AFTER_ENTRIES, LoadedRoom, save_room
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_storage import Beside, CaughtUp, RoomStorage
from pyrite.server.room import Room
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import REMOVED, RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Answer
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room_snapshot import CapturedRoom
from pyrite.server.room.summary import due_after
from pyrite.server.room.viewer_state import game_parts
from pyrite.server.store import Conflict, NotDriver, Unavailable
from pyrite.server.store.cluster import ConnectedGuest

_MAX_TRIES: Final = 5

STORE_UNAVAILABLE: Final = Refusal("store-unavailable", "The database is unavailable. Try again in a moment.", "")
BUSY: Final = Refusal("busy", "This table is busy. Try again.", "")
UPGRADING: Final = Refusal("upgrading", "The site is being updated. Try again in a minute.", "")
"""Some living node is still of an older version and could not read what would be written."""


class RoomActor:
    """One room in memory. Every change happens under its lock."""

    def __init__(self, loaded: LoadedRoom, services: RoomServices) -> None:
        self.services = services
        self._storage = RoomStorage(loaded, services)
        self.room = loaded.room
        """The room of the storage. It is another object after the store has lost entries."""
        self._resumed_at = loaded.room.resumed_at
        """When the clock of the room last went on, as connected clients know it."""
        self._clock_skew = 0
        """How many milliseconds the time of this room is ahead of the time of the server."""
        self.presence = RoomPresence(loaded.room, services.reconnect_grace, self._on_absence)
        self._driver = RoomDriver(self)
        self._lock = asyncio.Lock()
        self._following: asyncio.Task[None] | None = None
        """Reads what other nodes have written."""
        self._tasks: set[asyncio.Task[None]] = set()
        services.sync.add(self)

    def now(self) -> int:
        """The time in this room in epoch milliseconds, never earlier than its last entry.

        The clock of the machine may have been set back before a restart, or be behind the clock of another server.
        Then the time of the room continues from its last entry, at normal speed.
        """
        now = self.services.now()
        self._clock_skew = max(self._clock_skew, self.room.touched - now)
        return now + self._clock_skew

    # ------------------------------------------------------------ requests

    async def handle_request(
        self, requester: Requester, request: AnyRequest, answered: Connection | None = None
    ) -> Refusal | None:
        """Carry out a request; return the refusal if it is refused.

        ``answered`` is the connection to which the caller sends an answer at once: it gets its update with it.
        """
        return await self._commit(
            lambda: decide(self.room, requester, request, RequestContext(self.now(), self.presence.spectators)),
            answered=answered,
        )

    async def write(self, decided: Callable[[Room], Answer]) -> Refusal | None:
        """Store and broadcast what ``decided`` returns for the current room."""
        return await self._commit(lambda: decided(self.room))

    async def write_beside(self, decided: Callable[[Room], Answer], beside: Beside) -> Refusal | None:
        """Like `write`, in one transaction with an append to another room."""
        return await self._commit(lambda: decided(self.room), beside=beside)

    async def write_as_driver(self, decided: Callable[[Room], Answer]) -> bool:
        """Store and broadcast what the driver decides; return whether it must be tried again.

        The store refuses it if another node has taken the room over. Then this one stops.
        """
        if not self.services.sync.lease.alive:
            return self.is_driven_here
        return await self._commit(lambda: decided(self.room), as_driver=True) in (STORE_UNAVAILABLE, BUSY)

    async def _commit(
        self,
        decided: Callable[[], Answer],
        *,
        as_driver: bool = False,
        beside: Beside | None = None,
        answered: Connection | None = None,
    ) -> Refusal | None:
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
                    if not self.services.sync.lease.can_write(answer.entries):
                        return UPGRADING
                    await self._storage.append(answer, as_driver=as_driver, beside=beside)
                except Conflict:  # another node was faster
                    self.services.metrics.conflicts.inc()
                    continue
                except NotDriver:
                    self.stop_driving()
                    return None
                except Unavailable:
                    return STORE_UNAVAILABLE
                self.room.commit(answer)
                begun = perf_counter()
                if answered is not None:
                    answered.hold()
                self._broadcast()
                self.services.metrics.broadcast_seconds.observe(perf_counter() - begun)
                self._go_on()
                captured = self._storage.capture_after(SNAPSHOT_AFTER_ENTRIES)
                if captured is not None:
                    self._run(save_room(self.services.store, captured, self.services.threads))
                return None
        return BUSY

    def capture_after(self, entries_since: int) -> CapturedRoom | None:
        """A copy of the room to save, if it is idle and has this many entries since its latest snapshot."""
        is_idle = self._storage.is_current and not self._lock.locked()
        return self._storage.capture_after(entries_since) if is_idle else None

    # ------------------------------------------------------------ what other nodes write

    def follow(self, last: int) -> None:
        """Another node has written entries up to a number: read them soon."""
        self._storage.hear(last)
        if not self._storage.is_current:
            self._follow_soon()

    def mark_stale(self) -> None:
        """Compare the room with the store before its next use."""
        self._storage.mark_stale()

    def check_soon(self) -> None:
        """Compare the room with the store soon."""
        self._storage.mark_stale()
        self._follow_soon()

    def _follow_soon(self) -> None:
        if self._following is None or self._following.done():
            self._following = self._run(self._follow())

    async def _follow(self) -> None:
        with suppress(Unavailable):  # a later comparison tries again
            while not self._storage.is_current:
                async with self.consistent():
                    pass

    async def _catch_up(self) -> None:
        """Read what the room lacks, then broadcast what is new."""
        if self._storage.is_current:
            return
        changed = await self._storage.catch_up()
        if changed is CaughtUp.NEW_ENTRIES:
            self.services.metrics.follower_lag.observe(max(0, self.now() - self.room.touched) / 1000)
            self._broadcast()
            self._go_on()
        elif changed is CaughtUp.RELOADED:
            self._start_again()

    def _go_on(self) -> None:
        """Schedule what comes next, unless the room rests from now on."""
        if self.is_driven_here and not self.needs_driver:
            self.services.sync.stop_driving([self])
        self._driver.schedule_next()

    def _start_again(self) -> None:
        """Send everyone a snapshot: what they were sent is not what is stored."""
        was_driven = self.is_driven_here
        self.stop_driving()
        self.room = self.presence.room = self._storage.room
        for connection in self.presence.connections:
            connection.request_resync()
            self.services.metrics.resyncs.inc()
        self._broadcast()
        if was_driven:
            self.start_driving()

    @asynccontextmanager
    async def consistent(self) -> AsyncIterator[Room]:
        """The room as it is stored. It does not change while the context is open."""
        async with self._lock:
            await self._catch_up()
            yield self.room

    # ------------------------------------------------------------ broadcast

    def _broadcast(self) -> None:
        room = self.room
        is_resumed, self._resumed_at = room.resumed_at != self._resumed_at, room.resumed_at
        self.presence.broadcast_to_new_host()
        for connection in forbidden(room, self.presence.connections):
            self._close_forbidden(connection)
        resyncs = send_updates(room, self.presence.connections, self.now(), is_resumed)
        if resyncs:
            self.services.metrics.resyncs.inc(resyncs)

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
        """Whether a requester may be connected."""
        return may_watch(self.room, requester)

    async def join(self, connection: Connection, after: int | None) -> None:
        """Add a connection. A client that reconnects gives the number of its last item as ``after``."""
        async with self.consistent():
            if not self.may_watch(connection.requester):  # removed while this waited for the lock
                self._close_forbidden(connection)
                return
            missed = None
            if after is not None and self.room.can_update(connection.viewer, after):
                missed = FrameEncoder(self.room, self.now()).update_for(connection.viewer, after)
            self.presence.connect(connection)  # last: a connection that fails before would stay in the room
            if missed is not None:
                connection.resync = False
                self._note_sent(connection)
                connection.send(missed)
            self.services.sync.connections_changed(self)
            self.presence.broadcast()

    async def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        async with self._lock:
            self.presence.disconnect(connection)
            self.services.sync.connections_changed(self)
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

    # ------------------------------------------------------------ driving, and other nodes

    @property
    def name(self) -> str:
        """The name of the room."""
        return self.room.name

    @property
    def entry_count(self) -> int:
        """How many entries the room has in memory."""
        return self.room.entry_count

    @property
    def has_connections(self) -> bool:
        """Whether somebody is connected to the room on this node."""
        return bool(self.presence.connections)

    @property
    def needs_driver(self) -> bool:
        """Whether this node should drive the room if no other does."""
        if self.has_connections:
            return True
        return due_after(self.room) is not None and not self.presence.is_connected_elsewhere

    @property
    def goes_on_alone(self) -> bool:
        """Whether this node drives the room, and does so even if nobody is connected."""
        return self.is_driven_here and due_after(self.room) is not None

    @property
    def is_driven_here(self) -> bool:
        """Whether this node runs the clock and the bots of the room."""
        return self._driver.is_running

    def start_driving(self) -> None:
        """Start the clock, the bots and the timers of absent players."""
        self.services.metrics.driver_changes.labels("started").inc()
        self._driver.start()
        self.presence.start_timers()

    def stop_driving(self) -> None:
        """Stop them. Another node continues, or the room waits until somebody connects."""
        if self._driver.is_running:
            self.services.metrics.driver_changes.labels("stopped").inc()
        self._driver.stop()
        self.presence.stop_timers()

    def _on_absence(self, seat: int, connected: frozenset[int]) -> None:
        self._driver.run(self._take_seat_over(seat, connected))

    async def _take_seat_over(self, seat: int, connected: frozenset[int]) -> None:
        if await self.write_as_driver(lambda room: lobby.on_absence(room, seat, self.now(), connected)):
            self.presence.start_timers()

    def connected_here(self) -> list[ConnectedGuest]:
        """Who is connected on this node."""
        return self.presence.connected_here()

    def set_connected_elsewhere(self, connected: Sequence[ConnectedGuest]) -> None:
        """Take over who is connected on other nodes."""
        if self.presence.set_elsewhere(connected):
            self.presence.broadcast()
            self.services.sync.connections_changed_elsewhere(self)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        report_failure(task)

    def unload(self) -> None:
        """Cancel timers, tasks and bots. The room can be loaded from the store again at any time."""
        self.stop_driving()
        for task in self._tasks:
            task.cancel()
        self.services.sync.remove(self)
