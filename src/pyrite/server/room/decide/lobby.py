"""Requests before the game: seats, options, ready, start, rematch."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game import Game
from pyrite.game.dealing.contributions import check_words
from pyrite.server.room import entries, requests, table_options
from pyrite.server.room.decide.context import (
    HAS_BEGUN,
    NO_SEAT,
    NOT_HOST,
    NOT_YOURS,
    RequestContext,
    Requester,
    entry_stamp,
    refuse,
    seat_at,
)
from pyrite.server.room.decide.moderation import name_taken
from pyrite.server.room.decision import NOTHING, Answer, Decision, legal_of_asked
from pyrite.server.room.entries import AnyEntry, write_fact
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.requests import MAX_NAME_LENGTH
from pyrite.server.room.room import Room
from pyrite.server.room.texts import clean_text

_NAMES: Final = (
    "Bartle",
    "Dorka",
    "Fennick",
    "Grit",
    "Hulda",
    "Jorrel",
    "Kessel",
    "Mudge",
    "Nuggin",
    "Orla",
    "Pim",
    "Quill",
    "Rusk",
    "Sindra",
    "Tumble",
    "Ulf",
    "Vessa",
    "Wick",
    "Yorna",
    "Zibbel",
    "Brock",
    "Clinker",
    "Ember",
    "Flint",
)
"""For bots, and for people who gave no name. Twice as many names as seats, so that one is always free."""


def open_room(
    requester: Requester,
    options: table_options.TableOptions,
    *,
    seed: bytes,
    code: str,
    now: int,
    previous: str = "",
) -> list[AnyEntry]:
    """The first entries of a room; raise `BadInput` if the options are incompatible."""
    opened = entries.RoomOpened(
        at=now,
        guest=requester.guest,
        options=table_options.check(options),
        seed=seed.hex(),
        code=code,
        previous=previous,
    )
    return [opened]


def sit(room: Room, requester: Requester, request: requests.Sit, context: RequestContext) -> Answer:
    """Take a free seat or the seat of a bot, or change the name on a seat of one's own."""
    seat = seat_at(room, request.seat)
    if room.state != "lobby":
        return refuse("has-begun", "The game has started. You can watch it and play the next one.")
    if seat is None:
        return NO_SEAT
    mine = seat.guest == requester.guest
    if seat.guest and not (mine and request.name):
        return refuse(
            "seat-taken", "You already have this seat." if mine else "This seat is taken. Choose another one."
        )
    name = clean_text(request.name or requester.name, MAX_NAME_LENGTH, "A name", may_be_empty=True)
    name = name or _free_name(room, request.seat, _names(room))
    taken = name_taken(room, name, requester.guest, except_seat=request.seat)
    if taken is not None:
        return taken
    found: list[AnyEntry] = [
        entries.SeatTaken(
            **entry_stamp(requester, request, context), seat=request.seat, name=name, owner=requester.guest
        )
    ]
    if requester.guest in room.muted_guests and not (mine and seat.muted):  # leaving the seat does not end muting
        found.append(entries.SeatMuted(at=context.now, seat=request.seat, muted=True))
    if requester.guest != room.host and room.host_seat is None:  # the host left when nobody else was here
        found.append(entries.HostChanged(at=context.now, host=requester.guest))
    return Decision.of(*found)


def leave(room: Room, requester: Requester, request: requests.Leave, context: RequestContext) -> Answer:
    """Leave a seat. Before the game it becomes free; during the game a bot takes over."""
    seat = seat_at(room, request.seat)
    if seat is None:
        return NO_SEAT
    if seat.guest != requester.guest:
        return NOT_YOURS
    if room.state == "over":
        return refuse("game-over", "The game is over. You can close the page.")
    stamp = entry_stamp(requester, request, context)
    found: list[AnyEntry] = []
    if room.state == "lobby":
        found.append(entries.SeatEmptied(**stamp, seat=request.seat, reason="left"))
    elif not seat.taken_over:
        found.append(entries.BotTookOver(**stamp, seat=request.seat))
    return Decision.of(*found, *replace_host(room, context.now, without=request.seat))


def replace_host(room: Room, now: int, *, without: int, connected: frozenset[int] | None = None) -> list[AnyEntry]:
    """If the host leaves with this seat, the next person becomes the host, preferably a connected one."""
    stays = any(number != without and not room.seats[number].taken_over for number in room.seats_of(room.host))
    if room.seats[without].guest != room.host or stays:
        return []
    others = [
        (
            connected is not None and number not in connected,
            seat.taken_over,
            (number - without) % len(room.seats),
            seat.guest,
        )
        for number, seat in enumerate(room.seats)
        if seat.guest and seat.guest != room.host
    ]
    return [entries.HostChanged(at=now, host=min(others)[-1])] if others else []


def _seat_a_bot(room: Room, seat: int, bot: str, taken: set[str], **stamp: Any) -> entries.BotSeated:
    """Seat a bot under a free name, which is added to ``taken``."""
    name = _free_name(room, seat, taken)
    taken.add(name)
    return entries.BotSeated(**stamp, seat=seat, bot=bot, name=name)


def _free_name(room: Room, seat: int, taken: set[str]) -> str:
    """A name that nobody at the table has."""
    first = sum(map(ord, room.code)) + seat
    names = [_NAMES[(first + place) % len(_NAMES)] for place in range(len(_NAMES))]
    free = [each for each in names if not any(look_alike(each, other) for other in taken)]
    spectator_names = room.spectator_names.values()  # avoided if possible; spectators cannot use up the names
    return next((each for each in free if not any(look_alike(each, other) for other in spectator_names)), free[0])


def _names(room: Room) -> set[str]:
    return {seat.name for seat in room.seats}


def seat_bot(room: Room, requester: Requester, request: requests.SeatBot, context: RequestContext) -> Answer:
    """Put a bot on a seat."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if room.state != "lobby":
        return HAS_BEGUN
    if seat is None:
        return NO_SEAT
    if seat.guest:
        return refuse("seat-taken", "A person has this seat. Remove them first.")
    return Decision.of(
        _seat_a_bot(room, request.seat, request.bot, _names(room), **entry_stamp(requester, request, context))
    )


def remove(room: Room, requester: Requester, request: requests.Remove, context: RequestContext) -> Answer:
    """Remove a bot or a person."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if seat is None:
        return NO_SEAT
    if seat.free:
        return refuse("seat-free", "This seat is free.")
    if seat.guest == requester.guest:
        return refuse("own-seat", "This is your own seat. Leave it instead.")
    stamp = entry_stamp(requester, request, context)
    if room.state == "lobby":
        return Decision.of(entries.SeatEmptied(**stamp, seat=request.seat, reason="removed"))
    if room.state == "over" or seat.bot:
        return HAS_BEGUN
    return Decision.of(_seat_a_bot(room, request.seat, room.options.bots, _names(room), **stamp))


def ready(room: Room, requester: Requester, request: requests.Ready, context: RequestContext) -> Answer:
    """Set ready or not, with or without words for the shuffle."""
    seat = seat_at(room, request.seat)
    if room.state != "lobby":
        return HAS_BEGUN
    if seat is None:
        return NO_SEAT
    if seat.guest != requester.guest:
        return NOT_YOURS
    words = check_words(request.words) if request.words else ""
    stamp = entry_stamp(requester, request, context)
    return Decision.of(entries.ReadyChanged(**stamp, seat=request.seat, ready=request.ready, words=words))


def change_options(
    room: Room, requester: Requester, request: requests.ChangeOptions, context: RequestContext
) -> Answer:
    """Change the table options; refused with an explanation if they are incompatible."""
    if requester.guest != room.host:
        return NOT_HOST
    if room.state != "lobby":
        return HAS_BEGUN
    options = table_options.check(request.options)
    people = sum(1 for seat in room.seats if seat.guest)
    if options.seats < people:
        return refuse("too-few-seats", f"{people} people have seats, so the table needs at least {people} seats.")
    return Decision.of(entries.OptionsChanged(**entry_stamp(requester, request, context), options=options))


def pass_host(room: Room, requester: Requester, request: requests.PassHost, context: RequestContext) -> Answer:
    """Make another person the host."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if seat is None:
        return NO_SEAT
    if not seat.guest:
        return refuse("no-person", "Only a person can be the host.")
    return Decision.of(entries.HostChanged(**entry_stamp(requester, request, context), host=seat.guest))


def start(room: Room, requester: Requester, request: requests.Start, context: RequestContext) -> Answer:
    """Start the game if everyone else is ready. Bots fill the free seats."""
    if requester.guest != room.host:
        return NOT_HOST
    if room.state != "lobby":
        return HAS_BEGUN
    people = [seat for seat in room.seats if seat.guest]
    waiting = [
        seat.name or f"seat {number}"
        for number, seat in enumerate(room.seats, 1)
        if seat.guest and not seat.ready and seat.guest != requester.guest
    ]
    if not people:
        return refuse("nobody-there", "Nobody is playing yet. Take a seat first.")
    if waiting:
        return refuse("not-all-ready", f"Not everyone is ready: {', '.join(waiting)}.")
    game = Game.begin(room.options.set_up(room.seed), contributions=room.contributions())
    taken = _names(room)
    bots: list[AnyEntry] = [
        _seat_a_bot(room, number, room.options.bots, taken, at=context.now)
        for number, seat in enumerate(room.seats)
        if seat.free
    ]
    grid = game.state.table.maze.grid
    facts = [write_fact(fact, grid) for fact in game.facts]
    started = entries.GameStarted(**entry_stamp(requester, request, context), facts=facts)
    return Decision((*bots, started), facts=[game.facts], state=game.state, legal=legal_of_asked(game.state))


def on_absence(room: Room, seat: int, now: int, connected: frozenset[int]) -> Decision:
    """A person did not reconnect in time. During the game a bot takes over; before it the seat becomes free."""
    owner = room.seats[seat].guest
    if not owner or room.state == "over" or room.seats[seat].taken_over:
        return NOTHING
    if room.state == "lobby":
        others = any(each.guest and number in connected for number, each in enumerate(room.seats))
        if not others:
            return NOTHING  # a host who waits alone for others keeps the seat
        return Decision.of(
            *replace_host(room, now, without=seat, connected=connected),
            entries.SeatEmptied(at=now, seat=seat, reason="gone"),
        )
    return Decision.of(
        entries.BotTookOver(at=now, seat=seat), *replace_host(room, now, without=seat, connected=connected)
    )


def may_rematch(room: Room, requester: Requester, request: requests.Rematch, context: RequestContext) -> Answer:
    """Check whether a rematch is allowed. `rematch` makes the entries of the new room."""
    if room.state != "over":
        return refuse("not-over", "The game is not over yet.")
    if not room.seats_of(requester.guest):
        return NOT_YOURS
    return NOTHING


def rematch(room: Room, requester: Requester, *, seed: bytes, code: str, now: int) -> list[AnyEntry]:
    """The first entries of a room with the same people on the same seats. The requester becomes the host."""
    found = open_room(requester, room.options, seed=seed, code=code, now=now, previous=room.name)
    for number, seat in enumerate(room.seats):
        if seat.guest:
            found.append(entries.SeatTaken(at=now, seat=number, name=seat.name, owner=seat.guest))
        elif seat.bot:
            found.append(entries.BotSeated(at=now, seat=number, bot=seat.bot, name=seat.name))
    return found
