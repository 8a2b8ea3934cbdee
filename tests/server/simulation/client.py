"""A simulated client: connects to any node, plays, loses its connection, and repeats what was not answered."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pyrite.game import Refusal
from pyrite.game.project import Viewer
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.room import Room, requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import Unavailable

if TYPE_CHECKING:
    from tests.server.simulation.node import SimulatedNode
    from tests.server.simulation.schedule import Schedule

ANSWER_SECONDS: Final = 1.5
"""After this time without an answer a client believes that its connection is dead."""
_TRY_AGAIN: Final = ("store-unavailable", "busy")
_END: Final = ("GameEnded", "GameRevealed")


def random_options(rng: Random) -> TableOptions:
    """Options for three or four seats, sometimes with a veto window."""
    return TableOptions(
        seats=rng.choice((3, 3, 4)),
        clock="blitz",
        bots="random_bot",
        modules=rng.choice(((), (), ("veto",))),
        veto_time="2s",
    )


class ViewerRecord:
    """What a client was sent as one viewer of one room."""

    def __init__(self, guest: str, room: str, seat: Viewer) -> None:
        self.guest, self.room, self.seat = guest, room, seat
        self.items: dict[int, Any] = {}
        """What it was sent, by number."""
        self.snapshots: list[dict[str, Any]] = []
        self.number: int | None = None
        """The number of the latest item; None if it knows nothing."""


class Session:
    """One connection of a client to a node. The node's side runs in the process of the node."""

    def __init__(self, client: SimulatedClient, node: SimulatedNode) -> None:
        loop = asyncio.get_running_loop()
        self._client = client
        self._record = client.record
        self._requester = client.requester
        self._registry = node.registry
        self._is_refused = not node.is_serving
        self._process = node.process
        self._connection = Connection(self._requester)
        self._actor: RoomActor | None = None
        self._pending: set[asyncio.Task[Refusal | None]] = set()
        self.joined: asyncio.Future[None] = loop.create_future()
        self._hung_up: asyncio.Future[None] = loop.create_future()
        self._is_over = False

    @property
    def is_over(self) -> bool:
        """Whether the node has closed the connection, or was killed."""
        return self._is_over or self._process.killed

    def start(self) -> None:
        """Connect to the room. A node that is starting refuses connections."""
        if self._is_refused:
            self._is_over = True
            self.joined.set_result(None)
        else:
            self._process.start(self._serve(self._record.room, self._record.number))

    def hang_up(self) -> None:
        """Close the connection from the side of the client."""
        if not self._hung_up.done():
            self._hung_up.set_result(None)

    async def _serve(self, room: str, after: int | None) -> None:
        try:
            async with self._registry.visit(room) as actor:
                if actor is not None and not self._registry.closing and not self._hung_up.done():
                    self._actor = actor
                    await actor.join(self._connection, after)
                    await self._send_frames(actor)
        except Unavailable:
            pass  # the server closes the connection
        finally:
            self._is_over = True
            if not self.joined.done():
                self.joined.set_result(None)

    async def _send_frames(self, actor: RoomActor) -> None:
        sending = asyncio.ensure_future(self._connection.serve(self._send, actor.snapshot, 10))
        try:
            self.joined.set_result(None)
            await asyncio.wait([sending, self._hung_up], return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*self._pending, return_exceptions=True)
        finally:
            sending.cancel()
            await actor.leave(self._connection)
            await asyncio.gather(sending, return_exceptions=True)

    async def _send(self, frame: bytes) -> None:
        if not self._hung_up.done():
            self._client.take(self._record, json.loads(frame))

    async def ask(self, request: AnyRequest) -> Refusal | None:
        """Send a request; raise `TimeoutError` if no answer arrives."""
        assert self._actor is not None
        handling = self._registry.handle_request(self._actor, self._requester, request)
        task: asyncio.Task[Refusal | None] = self._process.start(handling)
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.shield(task)


class SimulatedClient:
    """One guest. It has a seat or takes one, or it is a spectator."""

    def __init__(self, schedule: Schedule, guest: str, room: str, rng: Random, *, votes: bool) -> None:
        self._schedule = schedule
        self.guest = guest
        self._rng = rng
        self._votes = votes
        """Whether it votes to finish its game, to play the next one."""
        self.records: dict[tuple[str, Viewer], ViewerRecord] = {}
        """What it was sent, for each room and seat that it had."""
        self.record = self._record_of(room, None)
        """Where it is connected, or was last."""
        self._choices = 0
        """How many commands it is offered."""
        self._refs = 0
        self._unanswered: AnyRequest | None = None
        """A request that was sent and perhaps carried out, but not answered."""
        self.acknowledged: list[tuple[str, AnyRequest]] = []
        """Rooms and requests that were accepted there."""
        self.refused: list[tuple[str, str]] = []
        """Rooms, and references of requests that were refused there at the first attempt."""
        self._rematches: set[str] = set()
        """The rooms of which it knows that there is a rematch."""
        self.session: Session | None = None
        self._woken = asyncio.Event()

    @property
    def requester(self) -> Requester:
        """Who it is, on its seat."""
        return Requester(self.guest, self.guest.title(), self.record.seat)

    def _record_of(self, room: str, seat: Viewer) -> ViewerRecord:
        return self.records.setdefault((room, seat), ViewerRecord(self.guest, room, seat))

    async def run(self) -> None:
        """Play until the schedule ends."""
        while True:
            session = await self._connect()
            if session is not None:
                await self._use(session)
                session.hang_up()
            self.session = None
            await asyncio.sleep(self._rng.random() * 0.3)

    # ------------------------------------------------------------ the connection

    def _place(self) -> ViewerRecord:
        """Where it wants to be: on its seat; in the room of the rematch, if nothing is unanswered in this one."""
        room = self._schedule.stored(self.record.room)
        if self._unanswered is None:
            while room.rematch and room.name in self._rematches:
                room = self._schedule.stored(room.rematch)
        return self._record_of(room.name, next(iter(room.seats_of(self.guest)), None))

    async def _connect(self) -> Session | None:
        node = self._rng.choice(self._schedule.nodes)
        self.record = self._place()
        if self._rng.random() < 0.3:
            self.record.number = None
        self._choices = 0
        self.session = session = Session(self, node)
        session.start()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.shield(session.joined)
        except TimeoutError:
            session.hang_up()
            return None
        return session

    async def _use(self, session: Session) -> None:
        patience = self._rng.choice((2, 10, 1000))
        while patience > 0 and not session.is_over:
            patience -= not self._schedule.is_calm
            await self._think(self._rng.random() * 0.8)
            if self._place() is not self.record:
                return
            request = self._unanswered or self._new_request()
            if request is None or session.is_over:
                continue
            is_first_attempt, self._unanswered = self._unanswered is None, request
            try:
                refusal = await session.ask(request)
            except TimeoutError:
                return
            if refusal is None:
                self.acknowledged.append((self.record.room, request))
                if isinstance(request, requests.Rematch):
                    self._rematches.add(self.record.room)
            elif refusal.reason in _TRY_AGAIN:
                continue
            elif is_first_attempt:
                self.refused.append((self.record.room, request.ref))
            self._unanswered = None

    async def _think(self, seconds: float) -> None:
        """Wait, but not longer than until the game is over: then everyone asks for the rematch at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
                await asyncio.sleep(self._rng.random() * 0.01)  # the other one is told it some milliseconds later
        self._woken.clear()

    # ------------------------------------------------------------ requests

    def _new_request(self) -> AnyRequest | None:
        """Something that this client may ask for now."""
        self._refs += 1
        ref, rng, seat = f"{self.guest} {self._refs}", self._rng, self.record.seat
        room = self._schedule.stored(self.record.room)
        if self.guest == self._schedule.spectator:
            return requests.SendChat(ref=ref, text=ref) if rng.random() < 0.05 else None
        if room.state == "lobby":
            return self._request_in_lobby(room, ref)
        if seat is None:
            return None
        if room.state == "over":
            return requests.Rematch(ref=ref)
        if self._votes and not self._schedule.is_calm and rng.random() < 0.4:
            return requests.VoteToFinish(ref=ref, agreed=True)
        if self._choices and self.record.number is not None and rng.random() < 0.6:
            return requests.PlayChoice(ref=ref, after=self.record.number, choice=rng.randrange(self._choices))
        if rng.random() < 0.3:
            return requests.ReturnToSeat(ref=ref)
        if rng.random() < 0.2:
            return requests.SendChat(ref=ref, text=ref)
        return None

    def _request_in_lobby(self, room: Room, ref: str) -> AnyRequest | None:
        rng, seat = self._rng, self.record.seat
        anywhere = rng.randrange(len(room.seats))
        if seat is None:
            return requests.Sit(ref=ref, seat=anywhere)
        kinds = [*["ready"] * 12, "sit", "chat", "leave"]
        if room.host == self.guest:
            people = sum(1 for each in room.seats if each.guest)
            kinds = ["options", "bot", "remove", "host", "leave", "chat", *["start"] * (1 if people < 2 else 12)]
        match rng.choice(kinds):
            case "ready":
                return requests.Ready(ref=ref, seat=seat, ready=rng.random() < 0.8, words=rng.choice(("", ref)))
            case "sit":
                return requests.Sit(ref=ref, seat=anywhere)
            case "start":
                return requests.Start(ref=ref)
            case "options":
                return requests.ChangeOptions(ref=ref, options=random_options(rng))
            case "bot":
                return requests.SeatBot(ref=ref, seat=anywhere, bot="random_bot")
            case "remove":
                return requests.Remove(ref=ref, seat=anywhere)
            case "host":
                return requests.PassHost(ref=ref, seat=anywhere)
            case "leave":
                return requests.Leave(ref=ref, seat=seat)
            case _:
                return requests.SendChat(ref=ref, text=ref)

    # ------------------------------------------------------------ frames

    def take(self, record: ViewerRecord, frame: dict[str, Any]) -> None:
        """Take a frame of the current session."""
        if frame["frame"] == "Snapshot":
            record.number = frame["number"]
            record.snapshots.append(frame)
            if frame["room"]["rematch"]:
                self._rematches.add(record.room)
        elif frame["frame"] == "Update":
            self._take_update(record, frame)
        if "choices" in frame:
            self._choices = len(frame["choices"] or ())

    def _take_update(self, record: ViewerRecord, frame: dict[str, Any]) -> None:
        if record.number is None or frame["first"] != record.number + 1:
            self._schedule.problem(f"{self.guest} has {record.number} and is sent {frame['first']}")
        for number, item in enumerate(frame["items"], frame["first"]):
            if record.items.setdefault(number, item) != item:
                self._schedule.problem(f"{self.guest} is sent two different items {number}")
            kind = item.get("event") or item.get("fact")
            if kind == "RematchOpened":
                self._rematches.add(record.room)
            if kind in _END:
                self._woken.set()
        record.number = frame["first"] + len(frame["items"]) - 1
