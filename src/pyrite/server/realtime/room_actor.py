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
from pyrite.server.realtime.bot_players import Parlour, Thinker
from pyrite.server.realtime.connection import BANNED, NOT_KNOWN, NOT_YOURS, Line
from pyrite.server.realtime.frames import Company, Crier, snapshot
from pyrite.server.realtime.room_loading import SAVE_AFTER, load_room, save_room
from pyrite.server.room import Room, entries
from pyrite.server.room.decide import in_game, lobby
from pyrite.server.room.decide.answers import REMOVED, Actor, Answer, Moment
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.room_snapshot import Captured, capture
from pyrite.server.room.summary import summary_of
from pyrite.server.store import Conflict, Store, Unavailable

_TRIES: Final = 5
_LOADERS: Final = 2
"""How many threads load and save rooms."""
_BEFORE_TRYING_AGAIN: Final = 1.0
"""Seconds until a bot or the clock tries again to write down what it decided, if the store was away."""

MOST_SPECTATORS_LISTED: Final = 100
"""The host is told of no more spectators by name."""

STORE_AWAY: Final = Refusal("store-unavailable", "The server cannot write that down now: try again soon.", "")
BUSY: Final = Refusal("busy", "Too much happens at this table at once: try again.", "")


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    parlour: Parlour
    now: Callable[[], int]
    """The time in milliseconds of the epoch."""
    metrics: Metrics
    grace: float = 45.0
    """For so many seconds a seat waits for one who is gone, while others are there."""
    haste: float = 1.0
    """How many times as fast clocks run."""
    threads: Executor = field(default_factory=lambda: ThreadPoolExecutor(_LOADERS, thread_name_prefix="room"))
    """Where rooms are loaded and saved."""


class LiveRoom:
    """One room in memory. Whatever it does, it does under its lock, one thing after another."""

    def __init__(self, room: Room, house: House, saved: int = 0) -> None:
        self.room = room
        self.house = house
        self._saved = saved
        """How many entries are in the latest snapshot of the room."""
        self._ahead = 0
        """How many milliseconds the time of this room is ahead of the server's."""
        self.lines: set[Line] = set()
        self.rematching = asyncio.Lock()
        """Held by who opens the room for a rematch."""
        self._lock = asyncio.Lock()
        self._in_doubt = False
        """Whether the room may differ from what is written, so that it must be read again."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers: dict[int, Thinker] = {}
        self._thinking: dict[int, int] = {}
        """Which seats' bots think, and about the game after how many facts."""
        self._waiting_for: dict[int, asyncio.TimerHandle] = {}
        """Seats whose people are gone."""
        self._host_told = room.host
        """The guest who was told last who watches."""
        self._came: set[str] = set()
        """The guests who have been here."""

    def now(self) -> int:
        """The time in this room, in milliseconds of the epoch: never earlier than its last entry.

        If the clock was set back before the server was started, or another node's clock is ahead, the room goes on
        from its last entry. Its time passes as fast as the server's, so its clocks run as they should.
        """
        now = self.house.now()
        self._ahead = max(self._ahead, self.room.touched - now)
        return now + self._ahead

    # ------------------------------------------------------------ orders

    async def handle_request(self, actor: Actor, request: AnyRequest) -> Refusal | None:
        """Carry out an order; the reason if it is refused."""
        watching = self.spectators
        return await self._commit(lambda: decide(self.room, actor, request, Moment(self.now(), watching)))

    async def write(self, decided: Callable[[Room], Answer]) -> Refusal | None:
        """Write down what is decided from how the room stands then."""
        return await self._commit(lambda: decided(self.room))

    async def _commit(self, decided: Callable[[], Answer]) -> Refusal | None:
        """Decide, write, then tell: nothing is sent before it is stored."""
        async with self._lock:
            for _ in range(_TRIES):
                try:
                    await self._be_sure()
                    answer = decided()
                    if isinstance(answer, Refusal):
                        return answer
                    if not answer:
                        return None
                    await self._store(answer)
                except Conflict:  # another node was faster
                    continue
                except Unavailable:
                    return STORE_AWAY
                begun = perf_counter()
                self._tell_everyone()
                self.house.metrics.broadcast_seconds.observe(perf_counter() - begun)
                self._look_ahead()
                captured = self._captured(SAVE_AFTER)
                if captured is not None:
                    self._run(save_room(self.house.store, captured, self.house.threads))
                return None
        return BUSY

    def capture_after(self, entries_since: int) -> Captured | None:
        """The room to be saved, if it has so many entries since its latest snapshot and nothing is under way."""
        return None if self._lock.locked() or self._in_doubt else self._captured(entries_since)

    def _captured(self, entries_since: int) -> Captured | None:
        if self.room.number - self._saved < entries_since:
            return None
        self._saved = self.room.number
        try:
            return capture(self.room)
        except TypeError:  # it has something that snapshots do not know: then it is loaded from its entries
            get_logger("pyrite.rooms").error("room cannot be saved", room=self.room.name, exc_info=True)
            return None

    async def _store(self, found: list[AnyEntry]) -> None:
        room, after = self.room, self.room.number
        written = [entries.encode(entry) for entry in found]
        for entry in found:
            room.apply(entry)
        try:
            begun = perf_counter()
            await self.house.store.append(summary_of(room), after, written)
            self.house.metrics.append_seconds.observe(perf_counter() - begun)
        except BaseException:  # also if this task is cancelled: what is in the store is true
            self._in_doubt = True
            raise

    async def _be_sure(self) -> None:
        """Read the room again if it may differ from what is written; then others are told, and time goes on."""
        if not self._in_doubt:
            return
        loaded = await load_room(self.house.store, self.room.name, self.house.threads)
        if loaded is None:
            raise Unavailable("The room was removed.")
        loaded.room.woken, loaded.room.haste = self.room.woken, self.room.haste
        self.room, self._saved = loaded
        self._in_doubt = False
        self._thinkers.clear()
        self._thinking.clear()
        self._tell_everyone()
        self._look_ahead()

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[Room]:
        """The room as it is written, to be looked at; nothing changes meanwhile."""
        async with self._lock:
            await self._be_sure()
            yield self.room

    # ------------------------------------------------------------ telling

    def _tell_everyone(self) -> None:
        room, crier = self.room, Crier(self.room, self.now())
        if room.host != self._host_told:
            self.tell_who_is_here()
        for line in list(self.lines):
            if not self.may_look(line.actor):
                self._send_away(line)
                continue
            if line.resync:
                continue
            viewer, after, number = line.viewer, line.number, room.told[line.viewer]
            if not room.can_tell(viewer, after):
                line.begin_anew()
                self.house.metrics.resyncs.inc()
            elif after < number:
                line.number = number
                if not line.send(crier.news(viewer, after)):
                    self.house.metrics.resyncs.inc()

    async def snapshot(self, line: Line) -> bytes:
        """How things stand, for one line; what happens from now on is told."""
        async with self.standing():  # so that nothing is shown that is not yet written
            line.resync = False  # not before: what happens while one waits here is part of the snapshot
            return self._snapshot(line)

    def _snapshot(self, line: Line) -> bytes:
        line.number = self.room.told[line.viewer]
        watching = self._spectators_seen() if line.actor.guest == self.room.host else None
        company = Company(self.connected(), self.spectator_count, watching)
        return snapshot(self.room, line.actor.guest, line.viewer, company, self.now())

    def may_look(self, actor: Actor) -> bool:
        """Whether a seat is somebody's own; anybody may look on, unless onlookers are not wanted."""
        room, seat = self.room, actor.seat
        if actor.guest in room.banned:
            return False
        if seat is not None:
            return seat < len(room.seats) and room.seats[seat].guest == actor.guest
        return room.options.spectators or room.state == "lobby" or bool(room.seats_of(actor.guest))

    def _send_away(self, line: Line) -> None:
        """The seat is no longer theirs, and they may come back as onlookers; or there are none any more."""
        code = NOT_YOURS
        if line.actor.guest in self.room.banned:
            code, farewell = BANNED, wire.Goodbye(reason=REMOVED.reason, text=REMOVED.text, reconnect=False)
        elif line.viewer is None:
            farewell = wire.Goodbye(
                reason="no-spectators", text="This table is not open to spectators.", reconnect=False
            )
        else:
            text = "You can no longer look at the table from there."
            farewell = wire.Goodbye(reason="seat-lost", text=text, reconnect=True)
        line.close(code, wire.encode(farewell))
        self.lines.discard(line)

    def sign_out(self, line: Line) -> None:
        """Close a socket whose cookie is void; a client that has a new cookie may come back."""
        text = "You have signed out everywhere."
        line.begin_anew()  # what waits is no longer theirs to see
        line.close(NOT_KNOWN, wire.encode(wire.Goodbye(reason="signed-out", text=text, reconnect=True)))
        self.lines.discard(line)

    # ------------------------------------------------------------ who is there

    def connected(self) -> frozenset[int]:
        """The seats whose people are connected.

        One guest with several seats passes a device around: only one seat at a time is looked through, or none
        while the device goes from hand to hand, and yet all of them are there.
        """
        looking = {line.viewer for line in self.lines if line.viewer is not None}
        for guest in {line.actor.guest for line in self.lines}:
            seats = self.room.seats_of(guest)
            looking.update(seats if len(seats) > 1 else ())
        return frozenset(looking)

    @property
    def spectator_count(self) -> int:
        """How many look on."""
        return sum(1 for line in self.lines if line.viewer is None)

    def spectators(self) -> dict[str, str]:
        """The names of those who look on and have no seat, by guest."""
        actors = [line.actor for line in self.lines if line.viewer is None]
        return {actor.guest: actor.name for actor in actors if not self.room.seats_of(actor.guest)}

    def _spectators_seen(self) -> list[wire.SpectatorView]:
        """The spectators as the host is told of them: who is here, and who has said something and is gone."""
        room, here = self.room, self.spectators()
        found = [
            wire.SpectatorView(room.person(guest), name, guest in here, guest in room.silenced)
            for guest, name in {**room.speakers, **here}.items()
            if guest not in room.banned and guest != room.host and not room.seats_of(guest)
        ]
        return sorted(found, key=lambda each: (not each.connected, each.name, each.person))[
            :MOST_SPECTATORS_LISTED
        ]

    async def join(self, line: Line, after: int | None) -> None:
        """A client has connected; ``after`` is what it has seen already, None if nothing."""
        async with self.standing():
            if not self.may_look(line.actor):  # removed while waiting here
                self._send_away(line)
                return
            was = self.connected()
            self.lines.add(line)
            self._came.add(line.actor.guest)
            if after is not None and self.room.can_tell(line.viewer, after):
                line.number, line.resync = after, False
                frame = Crier(self.room, self.now()).news(line.viewer, after)
                line.number = self.room.told[line.viewer]
                line.send(frame)
            if line.viewer is not None:
                waiting = self._waiting_for.pop(line.viewer, None)
                if waiting is not None:
                    waiting.cancel()
            if not was:
                self._wait_for_those_who_are_gone()
                self._look_ahead()
            self.tell_who_is_here()

    async def leave(self, line: Line) -> None:
        """A client has gone."""
        async with self._lock:
            self.lines.discard(line)
            self._wait_for_those_who_are_gone()
            self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """Tell everyone, also when nothing has changed: so they know that somebody is still at the other end."""
        here, host = (
            wire.Presence(connected=sorted(self.connected()), spectator_count=self.spectator_count),
            self.room.host,
        )
        frame = for_host = wire.encode(here)
        if any(line.actor.guest == host for line in self.lines):
            for_host = wire.encode(msgspec.structs.replace(here, spectators=self._spectators_seen()))
        self._host_told = host
        for line in self.lines:
            if not line.resync:
                line.send(for_host if line.actor.guest == host else frame)

    def _wait_for_those_who_are_gone(self) -> None:
        here = self.connected()
        loop = asyncio.get_running_loop()
        for seat, who in enumerate(self.room.seats):
            if who.guest and not who.taken_over and seat not in here and seat not in self._waiting_for:
                self._waiting_for[seat] = loop.call_later(self.house.grace, self._give_up_on, seat)

    def _give_up_on(self, seat: int) -> None:
        self._waiting_for.pop(seat, None)
        here = self.connected()
        if seat < len(self.room.seats) and seat not in here and here:
            if self._still_expected(seat):
                self._wait_for_those_who_are_gone()
                return
            self._run(self.write(lambda room: lobby.hold(room, seat, self.now(), here)))

    def _still_expected(self, seat: int) -> bool:
        """Whether the seat is kept for one of the last game who has not come to the rematch yet, however long it
        takes: the host can remove them. A host who does not come would hold up everybody."""
        room, guest = self.room, self.room.seats[seat].guest
        return room.state == "lobby" and bool(room.previous) and guest not in (*self._came, room.host)

    # ------------------------------------------------------------ time and bots

    def _look_ahead(self) -> None:
        """Set the clock for what comes next and let bots think. While nobody is there, time stands still."""
        self._wind_clock()
        if not self.lines:
            return
        game = self.room.playing
        if game is None:
            return
        for seat in game.asked_seats:
            if self.room.seats[seat].played_by_bot and self._thinking.get(seat) != len(game.facts):
                self._thinking[seat] = len(game.facts)
                self._run(self._think(seat, len(game.facts)))

    def _wind_clock(self) -> None:
        """Set the clock. One that would ring too early is left as it is and wound again when it rings: most
        decisions are made long before their time, and a timer for each would cost more than it is worth."""
        due = self.room.due() if self.lines else None
        loop = asyncio.get_running_loop()
        left = 0.0 if due is None else max(0, due - self.now()) / 1000
        if self._timer is not None:
            if due is not None and self._timer.when() <= loop.time() + left:
                return
            self._timer.cancel()
        self._timer = None if due is None else loop.call_later(left, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        due = self.room.due()
        if due is None or due > self.now():
            self._wind_clock()
            return
        rng = SeededRandom(secrets.token_bytes(32), "clock")
        self._run(self._expire(rng))

    async def _expire(self, rng: SeededRandom) -> None:
        if await self.write(lambda room: in_game.expire(room, self.now(), rng)):
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)
        if self._timer is None:  # nothing was decided: an event loop may wake one a little early
            self._look_ahead()

    async def _think(self, seat: int, facts: int) -> None:
        """One decision of a bot: after a while, off the loop, and only if the game has not gone on."""
        parlour = self.house.parlour
        if self.room.veto_window:
            deadline = self.room.deadline() or 0
            await asyncio.sleep(parlour.pace.within(max(0, deadline - self.now()) / 1000))
        else:
            await asyncio.sleep(parlour.pace.turn())
        game = self.room.playing
        if game is None or len(game.facts) != facts or not self.room.seats[seat].played_by_bot:
            return
        thinker = self._thinker(seat)
        with self.house.metrics.thinking_seconds.labels(thinker.name).time():
            chosen = await parlour.think(thinker, game)
        while await self.write(lambda room: self._if_still(room, seat, facts, chosen)) in (STORE_AWAY, BUSY):
            await asyncio.sleep(_BEFORE_TRYING_AGAIN)

    def _if_still(self, room: Room, seat: int, facts: int, chosen: int) -> Answer:
        game = room.playing
        if game is None or len(game.facts) != facts:
            return []
        return in_game.play_bot(room, seat, chosen, self.now())

    def _thinker(self, seat: int) -> Thinker:
        room = self.room
        name = room.seats[seat].bot or room.options.bots
        thinker = self._thinkers.get(seat)
        if thinker is None or thinker.name != name:
            assert room.game is not None
            seed = sha256(room.seed + f" bot {seat}".encode()).digest()
            thinker = self._thinkers[seat] = Thinker(name, room.game.rules, seat, seed)
        return thinker

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

    def sleep(self) -> None:
        """Nobody is there: let go of timers and bots. The room can be read from the store again at any time."""
        for handle in (self._timer, *self._waiting_for.values()):
            if handle is not None:
                handle.cancel()
        self._timer = None
        self._waiting_for.clear()
        for task in self._tasks:
            task.cancel()
        self._thinkers.clear()
        self._thinking.clear()
