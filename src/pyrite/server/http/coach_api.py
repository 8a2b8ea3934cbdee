"""The API for the coach of a player who plays alone against bots."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from pyrite.bots.coach import Reason
from pyrite.server.bot_processes.bot_player import count_groups, seen_facts
from pyrite.server.bot_processes.worker_queue import NoAnswer
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT, ApiError, ErrorType
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.http.rooms_api import NO_SUCH_ROOM, RoomPath
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.room import Room
from pyrite.server.room.entries import write_move
from pyrite.server.store import Guest

NO_COACH: Final = ErrorType(
    "no-coach", 403, "Only a player who is alone with bots has a coach, if the table has that option."
)
NOT_ASKED: Final = ErrorType("nothing-to-decide", 409, "You have nothing to decide now.")
NO_HINT_NOW: Final = ErrorType("no-hint-now", 503, "The coach has no hint right now. Try again in a moment.")


class CoachQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that asks."""

    seat: Annotated[int, Meta(ge=0, le=11)]


class CoachHint(Struct, frozen=True):
    """What the coach would do."""

    number: int
    """The number of the latest fact of the game that the seat was sent. The hint is about this moment."""
    command: Raw
    reason: Reason
    much_worse: list[int]
    """The places in the list of choices of those that are much worse."""


class CoachApi:
    """The endpoint for the coach."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        errors = (NO_SUCH_ROOM, NO_COACH, NOT_ASKED, NO_HINT_NOW, BAD_INPUT)
        return (Endpoint("GET", "/api/rooms/{room}/hint", self.hint, errors, LimitKind.LESSONS),)

    async def hint(self, call: Call, guest: Guest, path: RoomPath, query: CoachQuery) -> CoachHint:
        """What the coach would do now, from what your seat may know."""
        async with self._registry.visit(path.room) as room_actor:
            if room_actor is None:
                raise ApiError(NO_SUCH_ROOM)
            async with room_actor.consistent() as room:
                _check(room, guest.guest, query.seat)
                game = room.game
                assert game is not None
                seen = (seen_facts(game, query.seat, group) for group in range(count_groups(game)))
                groups = [facts for facts in seen if facts]
                rules, number = game.rules, room.last_game_item[query.seat]
                grid = game.state.table.maze.grid
        try:
            found = await self._registry.services.bot_executor.processes.hint(rules, query.seat, groups)
        except NoAnswer:
            raise ApiError(NO_HINT_NOW, retry_after=1) from None
        if found is None:
            raise ApiError(NOT_ASKED)
        return CoachHint(number, write_move(found.move, grid), found.reason, list(found.much_worse))


def _check(room: Room, guest: str, seat: int) -> None:
    """Raise `ApiError` unless this guest plays alone against bots, with a coach, and is asked."""
    people = [number for number, each in enumerate(room.seats) if each.guest]
    if not room.options.coach or people != [seat] or room.seats[seat].guest != guest:
        raise ApiError(NO_COACH)
    if room.playing is None or not room.is_asked(seat) or room.seats[seat].taken_over:
        raise ApiError(NOT_ASKED)
