"""A simulated client: connects to any node, plays, loses its connection, and repeats what was not answered."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

from pyrite.game import Refusal
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.room import requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.requests import AnyRequest
from pyrite.server.store import Unavailable

if TYPE_CHECKING:
    from tests.server.simulation.schedule import Schedule, SimulatedNode

ANSWER_SECONDS: Final = 1.5
"""After this time without an answer a client believes that its connection is dead."""
_TRY_AGAIN: Final = ("store-unavailable", "busy")


class Session:
    """One connection of a client to a node. The node's side runs in the process of the node."""

    def __init__(self, client: SimulatedClient, node: SimulatedNode) -> None:
        loop = asyncio.get_running_loop()
        self._client = client
        self._registry = node.registry
        self._process = node.process
        self._connection = Connection(client.requester)
        self._actor: RoomActor | None = None
        self._pending: set[asyncio.Task[Refusal | None]] = set()
        self.joined: asyncio.Future[None] = loop.create_future()
        self._hung_up: asyncio.Future[None] = loop.create_future()
        self._is_over = False

    @property
    def is_over(self) -> bool:
        """Whether the node has closed the connection, or was killed."""
        return self._is_over or self._process.killed

    def start(self, room: str, after: int | None) -> None:
        """Connect to a room."""
        self._process.start(self._serve(room, after))

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
            self._client.take(json.loads(frame))

    async def ask(self, request: AnyRequest) -> Refusal | None:
        """Send a request; raise `TimeoutError` if no answer arrives."""
        assert self._actor is not None
        handling = self._registry.handle_request(self._actor, self._client.requester, request)
        task: asyncio.Task[Refusal | None] = self._process.start(handling)
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await asyncio.shield(task)


class SimulatedClient:
    """One guest with a seat, or a spectator."""

    def __init__(self, schedule: Schedule, requester: Requester, rng: Random) -> None:
        self._schedule = schedule
        self.requester = requester
        self._rng = rng
        self.items: dict[int, Any] = {}
        """What it was sent, by number."""
        self.snapshots: list[dict[str, Any]] = []
        self.number: int | None = None
        """The number of the latest item; None if it knows nothing."""
        self._choices = 0
        """How many commands it is offered."""
        self._refs = 0
        self._unanswered: AnyRequest | None = None
        """A request that was sent and perhaps carried out, but not answered."""
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        """References of requests that were refused at the first attempt."""
        self.session: Session | None = None

    async def run(self) -> None:
        """Play until the schedule ends."""
        while True:
            session = await self._connect()
            if session is not None:
                await self._use(session)
                session.hang_up()
            self.session = None
            await asyncio.sleep(self._rng.random() * 0.3)

    async def _connect(self) -> Session | None:
        node = self._rng.choice(self._schedule.nodes)
        if self._rng.random() < 0.3:
            self.number = None
        self._choices = 0
        self.session = session = Session(self, node)
        session.start(self._schedule.room, self.number)
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
            await asyncio.sleep(self._rng.random() * 0.8)
            request = self._unanswered or self._new_request()
            if request is None or session.is_over:
                continue
            is_first_attempt, self._unanswered = self._unanswered is None, request
            try:
                refusal = await session.ask(request)
            except TimeoutError:
                return
            if refusal is None:
                self.acknowledged.append(request.ref)
            elif refusal.reason in _TRY_AGAIN:
                continue
            elif is_first_attempt:
                self.refused.append(request.ref)
            self._unanswered = None

    def _new_request(self) -> AnyRequest | None:
        """Something that this client may ask for now."""
        self._refs += 1
        ref = f"{self.requester.guest} {self._refs}"
        if self.requester.seat is None:
            return requests.SendChat(ref=ref, text=ref) if self._rng.random() < 0.05 else None
        if self._choices and self.number is not None and self._rng.random() < 0.6:
            return requests.PlayChoice(ref=ref, after=self.number, choice=self._rng.randrange(self._choices))
        if self._rng.random() < 0.3:
            return requests.ReturnToSeat(ref=ref)
        if self._rng.random() < 0.2:
            return requests.SendChat(ref=ref, text=ref)
        return None

    def take(self, frame: dict[str, Any]) -> None:
        """Take a frame of the current session."""
        if frame["frame"] == "Snapshot":
            self.number = frame["number"]
            self.snapshots.append(frame)
        elif frame["frame"] == "Update":
            self._take_update(frame)
        if "choices" in frame:
            self._choices = len(frame["choices"] or ())

    def _take_update(self, frame: dict[str, Any]) -> None:
        if self.number is None or frame["first"] != self.number + 1:
            self._schedule.problem(f"{self.requester.guest} has {self.number} and is sent {frame['first']}")
        for number, item in enumerate(frame["items"], frame["first"]):
            if self.items.setdefault(number, item) != item:
                self._schedule.problem(f"{self.requester.guest} is sent two different items {number}")
        self.number = frame["first"] + len(frame["items"]) - 1
