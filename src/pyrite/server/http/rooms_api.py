"""What can be asked over HTTP about rooms: opening, finding and entering."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pyrite.game import BadInput, Refusal
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT, ApiError, ErrorType, error_from_refusal
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.operations.identity import Identity
from pyrite.server.realtime.room_actor import LiveRoom
from pyrite.server.realtime.room_registry import CODE_LENGTH, Hub
from pyrite.server.room.codes import as_heard
from pyrite.server.room.decide.answers import REMOVED, Actor
from pyrite.server.room.requests import LobbyRequest
from pyrite.server.room.summary import RoomCard
from pyrite.server.room.table_choices import Choices, all_choices
from pyrite.server.room.table_options import PRESETS, BotName, ClockName, TableOptions, check
from pyrite.server.room.viewer_state import RoomView, room_seen
from pyrite.server.store import Guest, Summary

NO_SUCH_ROOM: Final = ErrorType("no-such-room", 404, "There is no such table; ask for its link or code again.")
NO_SUCH_CODE: Final = ErrorType("no-such-code", 404, "No table has that code; has its game ended?")
NO_SPECTATORS: Final = ErrorType("no-spectators", 403, "This table is not open to spectators.")
BANNED: Final = ErrorType("removed", 403, REMOVED.text)
NOT_DONE: Final = ErrorType("not-done", 409, "That cannot be done now; the text says why.")
_MOST_LISTED: Final = 50

_decode_card: Final = msgspec.json.Decoder(RoomCard).decode


class RoomPath(Struct, frozen=True):
    """A room by its name."""

    room: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class OptionsCheck(Struct, frozen=True):
    """Whether terms go together, and if not, why."""

    fits: bool
    text: str
    reason: str
    """A short stable name, such as ``clash-seats-base``; empty if they go together."""


class NewRoom(Struct, frozen=True):
    """A room that was just opened: its name for the link, and its code to be read aloud."""

    room: str
    code: str


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A game at once, against bots."""

    preset: str = "classic"
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    bots: BotName = "bayesian"
    clock: ClockName = "none"


class RoomCodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A short code as somebody heard it."""

    code: Annotated[str, Meta(min_length=1, max_length=4 * CODE_LENGTH)]


class FoundRoom(Struct, frozen=True):
    """The room with a code."""

    room: str


class ListedRoom(Struct, frozen=True):
    """A table in a list."""

    room: str
    touched: int
    table: RoomCard


class RoomList(Struct, frozen=True):
    """A list of tables, those first where something has just happened."""

    rooms: list[ListedRoom]


class RoomForGuest(Struct, frozen=True):
    """A room, and what is one's own in it."""

    room: RoomView
    seats: list[int]
    host: bool
    connected: list[int]
    spectator_count: int


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An order to a room."""

    request: LobbyRequest


class RoomsApi:
    """Answers what is asked about rooms."""

    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub = hub
        self._identity = identity

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The rows of the table."""
        there = (NO_SUCH_ROOM, NO_SPECTATORS, BANNED, BAD_INPUT)
        return (
            Endpoint("GET", "/api/choices", self.choices),
            Endpoint("POST", "/api/options", self.check),
            Endpoint("GET", "/api/rooms", self.listed),
            Endpoint("POST", "/api/rooms", self.open, (BAD_INPUT,), LimitKind.ROOMS, 201),
            Endpoint("POST", "/api/play-now", self.play_now, (BAD_INPUT,), LimitKind.ROOMS, 201),
            Endpoint("POST", "/api/join", self.find, (NO_SUCH_CODE,), LimitKind.CODE_GUESSES),
            Endpoint("GET", "/api/me/rooms", self.mine),
            Endpoint("GET", "/api/rooms/{room}", self.look, there),
            Endpoint("POST", "/api/rooms/{room}/requests", self.request, (*there, NOT_DONE)),
        )

    # ------------------------------------------------------------ opening and finding

    async def choices(self, call: Call) -> Choices:
        """What can be chosen for a table: presets, editions, modules, house rules, clocks, bots."""
        return all_choices()

    async def check(self, call: Call, body: TableOptions) -> OptionsCheck:
        """Whether terms go together; if they clash, the sentence that explains it."""
        try:
            check(body)
        except BadInput as clash:
            return OptionsCheck(False, str(clash), clash.reason)
        return OptionsCheck(True, "", "")

    async def open(self, call: Call, guest: Guest | None, body: TableOptions) -> NewRoom:
        """Open a room; you are its host and sit on its first seat."""
        check(body)
        name = await self._hub.open(await self._known(call, guest), body)
        return await self._new(name)

    async def _known(self, call: Call, guest: Guest | None) -> Actor:
        """Who asks; whoever is new here becomes a guest on the way, so that one request is enough."""
        if guest is None:
            call.count(LimitKind.NEW_GUESTS)
            guest, call.cookie = await self._identity.make_guest()
        return Actor(guest.guest, guest.name)

    async def play_now(self, call: Call, guest: Guest | None, body: PlayNow) -> NewRoom:
        """Play at once against bots: the game has begun, and you sit on seat 0."""
        preset = PRESETS.get(body.preset)
        if preset is None:
            raise BadInput(f"There is no preset of that name; there is {', '.join(PRESETS)}.")
        options = check(msgspec.structs.replace(preset, seats=body.seats, bots=body.bots, clock=body.clock))
        return await self._new(await self._hub.play_now(await self._known(call, guest), options))

    async def _new(self, name: str) -> NewRoom:
        async with self._hub.visit(name) as live:
            assert live is not None
            return NewRoom(name, live.room.code)

    async def find(self, call: Call, guest: Guest, body: RoomCodeRequest) -> FoundRoom:
        """Which room has a short code."""
        room = await self._hub.house.store.room_by_code(as_heard(body.code))
        if room is None:
            raise ApiError(NO_SUCH_CODE)
        return FoundRoom(room)

    async def listed(self, call: Call) -> RoomList:
        """Tables that everyone may come to and where the game has not begun."""
        return _tables(await self._hub.house.store.listed_rooms(_MOST_LISTED))

    async def mine(self, call: Call, guest: Guest) -> RoomList:
        """Tables where you have a seat."""
        return _tables(await self._hub.house.store.rooms_of_guest(guest.guest, _MOST_LISTED))

    # ------------------------------------------------------------ one room

    @asynccontextmanager
    async def _at(self, path: RoomPath, guest: Guest) -> AsyncIterator[LiveRoom]:
        async with self._hub.visit(path.room) as live:
            if live is None:
                raise ApiError(NO_SUCH_ROOM)
            if guest.guest in live.room.banned:
                raise ApiError(BANNED)
            if not live.may_look(Actor(guest.guest, guest.name)):
                raise ApiError(NO_SPECTATORS)
            yield live

    async def look(self, call: Call, guest: Guest, path: RoomPath) -> RoomForGuest:
        """How a room stands, as everyone may know it."""
        async with self._at(path, guest) as live, live.standing() as room:
            return RoomForGuest(
                room_seen(room),
                room.seats_of(guest.guest),
                room.host == guest.guest,
                sorted(live.connected()),
                live.spectator_count,
            )

    async def request(self, call: Call, guest: Guest, path: RoomPath, body: Wanted) -> RoomForGuest:
        """Sit down, leave, get ready, choose the terms, begin, or play again; how the room stands then."""
        call.count(LimitKind.JOINS)
        async with self._at(path, guest) as live:
            refusal = await self._hub.handle_request(live, Actor(guest.guest, guest.name), body.request)
            if refusal is not None:
                raise _refused(refusal)
        return await self.look(call, guest, path)


def _tables(found: list[Summary]) -> RoomList:
    return RoomList([ListedRoom(each.room, each.touched, _decode_card(each.card)) for each in found])


def _refused(refusal: Refusal) -> ApiError:
    return error_from_refusal(refusal)
