"""The API for rooms: create, list, find and join them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pyrite.game import BadInput
from pyrite.game.asked import seats_in_question
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT, ApiError, ErrorType, error_from_refusal
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.operations.identity import Identity
from pyrite.server.realtime import room_actor as actors
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_registry import CODE_LENGTH, RoomRegistry, Upgrading
from pyrite.server.room.codes import normalise_code
from pyrite.server.room.decide.context import REMOVED, Requester
from pyrite.server.room.requests import LobbyRequest
from pyrite.server.room.summary import RoomCard
from pyrite.server.room.table_choices import Choices, all_choices
from pyrite.server.room.table_options import PRESETS, BotName, ClockName, TableOptions, check
from pyrite.server.room.viewer_state import RoomView, room_view
from pyrite.server.store import Guest, Summary

NO_SUCH_ROOM: Final = ErrorType("no-such-room", 404, "There is no such table. Ask for its link or code again.")
NO_SUCH_CODE: Final = ErrorType("no-such-code", 404, "No table has that code. Its game may have ended.")
NO_SPECTATORS: Final = ErrorType("no-spectators", 403, "This table is not open to spectators.")
BANNED: Final = ErrorType("removed", 403, REMOVED.text)
NOT_DONE: Final = ErrorType("not-done", 409, "That is not possible now. The text says why.")
UPGRADING: Final = ErrorType(actors.UPGRADING.reason, 503, actors.UPGRADING.text)
_UPGRADE_SECONDS: Final = 60
"""When a client should try again during an upgrade."""
_MAX_LISTED: Final = 50

_decode_card: Final = msgspec.json.Decoder(RoomCard).decode


class RoomPath(Struct, frozen=True):
    """A room by the name in its link."""

    room: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class OptionsCheck(Struct, frozen=True):
    """Whether table options can be combined, and if not, why."""

    fits: bool
    text: str
    reason: str
    """A short stable identifier, such as ``clash-seats-base``; empty if they can be combined."""


class NewRoom(Struct, frozen=True):
    """A new room: its name for the link, and its code for reading aloud."""

    room: str
    code: str


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a game against bots immediately."""

    preset: str = "classic"
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    bots: BotName = "bayesian"
    clock: ClockName = "none"
    coach: bool = False
    spectators: bool | None = None
    """Whether others may watch. Null: only without the veto, because windows would wait for you otherwise."""


class RoomCodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A short room code that was typed in."""

    code: Annotated[str, Meta(min_length=1, max_length=4 * CODE_LENGTH)]


class FoundRoom(Struct, frozen=True):
    """The room that has the code."""

    room: str


class ListedRoom(Struct, frozen=True):
    """A room in a list."""

    room: str
    touched: int
    table: RoomCard


class RoomList(Struct, frozen=True):
    """A list of rooms, the most recently active ones first."""

    rooms: list[ListedRoom]


class RoomForGuest(Struct, frozen=True):
    """A room as one guest sees it."""

    room: RoomView
    seats: list[int]
    host: bool
    connected: list[int]
    spectator_count: int
    asked: list[int]
    """The seats that the game waits for, as everyone sees them."""
    asked_at: int
    """Since when it waits for them, in milliseconds since the epoch: chat does not change it."""


class RoomRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to a room."""

    request: LobbyRequest


class RoomsApi:
    """Endpoints for rooms."""

    def __init__(self, registry: RoomRegistry, identity: Identity) -> None:
        self._registry = registry
        self._identity = identity

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        room_errors = (NO_SUCH_ROOM, NO_SPECTATORS, BANNED, BAD_INPUT)
        return (
            Endpoint("GET", "/api/choices", self.choices),
            Endpoint("POST", "/api/options", self.check),
            Endpoint("GET", "/api/rooms", self.list_rooms),
            Endpoint("POST", "/api/rooms", self.open, (BAD_INPUT, UPGRADING), LimitKind.ROOMS, 201),
            Endpoint("POST", "/api/play-now", self.play_now, (BAD_INPUT, UPGRADING), LimitKind.ROOMS, 201),
            Endpoint("POST", "/api/join", self.find_by_code, (NO_SUCH_CODE,), LimitKind.CODE_GUESSES),
            Endpoint("GET", "/api/me/rooms", self.my_rooms),
            Endpoint("GET", "/api/rooms/{room}", self.get_room, room_errors),
            Endpoint("POST", "/api/rooms/{room}/requests", self.request, (*room_errors, NOT_DONE)),
        )

    # ------------------------------------------------------------ creating and finding

    async def choices(self, call: Call) -> Choices:
        """Everything that can be chosen for a table: presets, editions, modules, house rules, clocks, bots."""
        return all_choices()

    async def check(self, call: Call, body: TableOptions) -> OptionsCheck:
        """Check whether table options can be combined; if not, explain why."""
        try:
            check(body)
        except BadInput as clash:
            return OptionsCheck(False, str(clash), clash.reason)
        return OptionsCheck(True, "", "")

    async def open(self, call: Call, guest: Guest | None, body: TableOptions) -> NewRoom:
        """Create a room. You are its host and sit in its first seat."""
        check(body)
        requester = await self._requester(call, guest)
        return await self._new_room(self._registry.open(requester, body))

    async def _requester(self, call: Call, guest: Guest | None) -> Requester:
        """The guest who sends the request. A client without a cookie becomes a guest, so one request is enough."""
        if guest is None:
            call.count(LimitKind.NEW_GUESTS)
            guest, call.cookie = await self._identity.make_guest()
        return Requester(guest.guest, guest.name)

    async def play_now(self, call: Call, guest: Guest | None, body: PlayNow) -> NewRoom:
        """Create a room and start a game against bots. You sit in seat 0."""
        preset = PRESETS.get(body.preset)
        if preset is None:
            raise BadInput(f"There is no preset of that name. Choose one of {', '.join(PRESETS)}.")
        spectators = "veto" not in preset.modules if body.spectators is None else body.spectators
        chosen = {"seats": body.seats, "bots": body.bots, "clock": body.clock, "coach": body.coach}
        options = check(msgspec.structs.replace(preset, spectators=spectators, **chosen))
        requester = await self._requester(call, guest)
        return await self._new_room(self._registry.play_now(requester, options))

    async def _new_room(self, opening: Awaitable[str]) -> NewRoom:
        try:
            name = await opening
        except Upgrading:
            raise ApiError(UPGRADING, retry_after=_UPGRADE_SECONDS) from None
        async with self._registry.visit(name) as room_actor:
            assert room_actor is not None
            return NewRoom(name, room_actor.room.code)

    async def find_by_code(self, call: Call, guest: Guest, body: RoomCodeRequest) -> FoundRoom:
        """Find the room that has a short code."""
        room = await self._registry.services.store.room_by_code(normalise_code(body.code))
        if room is None:
            raise ApiError(NO_SUCH_CODE)
        return FoundRoom(room)

    async def list_rooms(self, call: Call) -> RoomList:
        """Publicly listed rooms where the game has not started."""
        return _room_list(await self._registry.services.store.listed_rooms(_MAX_LISTED))

    async def my_rooms(self, call: Call, guest: Guest) -> RoomList:
        """Rooms where you have a seat."""
        return _room_list(await self._registry.services.store.rooms_of_guest(guest.guest, _MAX_LISTED))

    # ------------------------------------------------------------ one room

    @asynccontextmanager
    async def _room_for(self, path: RoomPath, guest: Guest) -> AsyncIterator[RoomActor]:
        async with self._registry.visit(path.room) as room_actor:
            if room_actor is None:
                raise ApiError(NO_SUCH_ROOM)
            if guest.guest in room_actor.room.banned:
                raise ApiError(BANNED)
            if not room_actor.may_watch(Requester(guest.guest, guest.name)):
                raise ApiError(NO_SPECTATORS)
            yield room_actor

    async def get_room(self, call: Call, guest: Guest, path: RoomPath) -> RoomForGuest:
        """The public state of a room, and which seats in it are yours."""
        async with self._room_for(path, guest) as room_actor, room_actor.consistent() as room:
            return RoomForGuest(
                room_view(room),
                room.seats_of(guest.guest),
                room.host == guest.guest,
                sorted(room_actor.presence.connected_seats()),
                room_actor.presence.spectator_count,
                [] if room.game is None else list(seats_in_question(room.game.state.table)),
                room.asked_at,
            )

    async def request(self, call: Call, guest: Guest, path: RoomPath, body: RoomRequest) -> RoomForGuest:
        """Send a request to a room: sit down, leave, get ready, change options, start, or play again."""
        call.count(LimitKind.JOINS)
        async with self._room_for(path, guest) as room_actor:
            refusal = await self._registry.handle_request(
                room_actor, Requester(guest.guest, guest.name), body.request
            )
            if refusal is not None:
                raise error_from_refusal(refusal)
        return await self.get_room(call, guest, path)


def _room_list(found: list[Summary]) -> RoomList:
    return RoomList([ListedRoom(each.room, each.touched, _decode_card(each.card)) for each in found])
