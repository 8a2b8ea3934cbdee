"""Orders before the game: sitting down, terms, getting ready, beginning."""

from __future__ import annotations

from typing import Any, Final

from pyrite.game import Game
from pyrite.game.dealing.contributions import check_words
from pyrite.server.room import entries, requests
from pyrite.server.room import table_options as agreed
from pyrite.server.room.decide.answers import (
    HAS_BEGUN,
    NO_SEAT,
    NOT_HOST,
    NOT_YOURS,
    Decision,
    RequestContext,
    Requester,
    entry_stamp,
    no,
    seat_at,
)
from pyrite.server.room.decide.moderation import name_taken
from pyrite.server.room.entries import AnyEntry, PreviewedFacts
from pyrite.server.room.look_alike_names import look_alike
from pyrite.server.room.requests import MAX_NAME_LENGTH
from pyrite.server.room.room import Room
from pyrite.server.room.texts import clean_text

_BOT_NAMES: Final = (
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
"""Twice as many as there are seats, so that one is always free."""


def open_room(
    requester: Requester, options: agreed.TableOptions, *, seed: bytes, code: str, now: int, previous: str = ""
) -> list[AnyEntry]:
    """The first entries of a room; raise `BadInput` if its terms clash."""
    opened = entries.RoomOpened(
        at=now, guest=requester.guest, options=agreed.check(options), seed=seed.hex(), code=code, previous=previous
    )
    return [opened]


def sit(room: Room, requester: Requester, request: requests.Sit, context: RequestContext) -> Decision:
    """On a free seat, or instead of a bot; on one's own seat, to be called something else."""
    seat = seat_at(room, request.seat)
    if room.state != "lobby":
        return no("has-begun", "The game has begun: you can look on, and sit down for the next one.")
    if seat is None:
        return NO_SEAT
    mine = seat.guest == requester.guest
    if seat.guest and not (mine and request.name):
        return no("seat-taken", "You sit there already." if mine else "Somebody sits there: choose another seat.")
    # Without a name each page calls them by their seat, in its own language.
    name = clean_text(request.name or requester.name, MAX_NAME_LENGTH, "A name", may_be_empty=True)
    taken = name_taken(room, name, requester.guest, but=request.seat)
    if taken is not None:
        return taken
    found: list[AnyEntry] = [
        entries.SeatTaken(
            **entry_stamp(requester, request, context), seat=request.seat, name=name, owner=requester.guest
        )
    ]
    if requester.guest in room.muted_guests and not (mine and seat.muted):  # getting up is no way to speak again
        found.append(entries.SeatMuted(at=context.now, seat=request.seat, muted=True))
    if requester.guest != room.host and room.host_seat is None:  # the host got up when nobody else was there
        found.append(entries.HostChanged(at=context.now, host=requester.guest))
    return found


def leave(room: Room, requester: Requester, request: requests.Leave, context: RequestContext) -> Decision:
    """Before the game the seat is free again; during it a bot holds the seat."""
    seat = seat_at(room, request.seat)
    if seat is None:
        return NO_SEAT
    if seat.guest != requester.guest:
        return NOT_YOURS
    if room.state == "over":
        return no("game-over", "The game is over; simply close the page.")
    stamp = entry_stamp(requester, request, context)
    found: list[AnyEntry] = []
    if room.state == "lobby":
        found.append(entries.SeatEmptied(**stamp, seat=request.seat, reason="left"))
    elif not seat.taken_over:
        found.append(entries.BotTookOver(**stamp, seat=request.seat))
    return found + replace_host(room, context.now, without=request.seat)


def replace_host(room: Room, now: int, *, without: int, here: frozenset[int] | None = None) -> list[AnyEntry]:
    """If the host leaves with this seat: the next person is the host, one who is there if possible."""
    stays = any(number != without and not room.seats[number].taken_over for number in room.seats_of(room.host))
    if room.seats[without].guest != room.host or stays:
        return []
    others = [
        (
            here is not None and number not in here,
            seat.taken_over,
            (number - without) % len(room.seats),
            seat.guest,
        )
        for number, seat in enumerate(room.seats)
        if seat.guest and seat.guest != room.host
    ]
    return [entries.HostChanged(at=now, host=min(others)[-1])] if others else []


def _seat_a_bot(room: Room, seat: int, bot: str, taken: set[str], **stamp: Any) -> entries.BotSeated:
    """A bot sits down under a name that nobody else has; it is then among those that are taken."""
    first = sum(map(ord, room.code)) + seat
    names = [_BOT_NAMES[(first + place) % len(_BOT_NAMES)] for place in range(len(_BOT_NAMES))]
    free = [each for each in names if not any(look_alike(each, other) for other in taken)]
    spectator_names = room.spectator_names.values()  # who only watches cannot use up the names
    name = next((each for each in free if not any(look_alike(each, other) for other in spectator_names)), free[0])
    taken.add(name)
    return entries.BotSeated(**stamp, seat=seat, bot=bot, name=name)


def _names(room: Room) -> set[str]:
    return {seat.name for seat in room.seats}


def seat_bot(room: Room, requester: Requester, request: requests.SeatBot, context: RequestContext) -> Decision:
    """The host puts a bot on a seat."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if room.state != "lobby":
        return HAS_BEGUN
    if seat is None:
        return NO_SEAT
    if seat.guest:
        return no("seat-taken", "A person sits there: remove them first.")
    return [_seat_a_bot(room, request.seat, request.bot, _names(room), **entry_stamp(requester, request, context))]


def remove(room: Room, requester: Requester, request: requests.Remove, context: RequestContext) -> Decision:
    """The host sends a bot or a person away."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if seat is None:
        return NO_SEAT
    if seat.free:
        return no("seat-free", "Nobody sits there.")
    if seat.guest == requester.guest:
        return no("own-seat", "That is your own seat: leave it instead.")
    stamp = entry_stamp(requester, request, context)
    if room.state == "lobby":
        return [entries.SeatEmptied(**stamp, seat=request.seat, reason="removed")]
    if room.state == "over" or seat.bot:
        return HAS_BEGUN
    return [_seat_a_bot(room, request.seat, room.options.bots, _names(room), **stamp)]


def ready(room: Room, requester: Requester, request: requests.Ready, context: RequestContext) -> Decision:
    """With or without words for the shuffle."""
    seat = seat_at(room, request.seat)
    if room.state != "lobby":
        return HAS_BEGUN
    if seat is None:
        return NO_SEAT
    if seat.guest != requester.guest:
        return NOT_YOURS
    words = check_words(request.words) if request.words else ""
    stamp = entry_stamp(requester, request, context)
    return [entries.ReadyChanged(**stamp, seat=request.seat, ready=request.ready, words=words)]


def change_options(
    room: Room, requester: Requester, request: requests.ChangeOptions, context: RequestContext
) -> Decision:
    """A clash is explained at once."""
    if requester.guest != room.host:
        return NOT_HOST
    if room.state != "lobby":
        return HAS_BEGUN
    options = agreed.check(request.options)
    people = sum(1 for seat in room.seats if seat.guest)
    if options.seats < people:
        return no("too-few-seats", f"{people} people sit here already, so there must be {people} seats at least.")
    return [entries.OptionsChanged(**entry_stamp(requester, request, context), options=options)]


def pass_host(room: Room, requester: Requester, request: requests.PassHost, context: RequestContext) -> Decision:
    """The host makes another person the host."""
    seat = seat_at(room, request.seat)
    if requester.guest != room.host:
        return NOT_HOST
    if seat is None:
        return NO_SEAT
    if not seat.guest:
        return no("no-person", "Only a person can be the host.")
    return [entries.HostChanged(**entry_stamp(requester, request, context), host=seat.guest)]


def start(room: Room, requester: Requester, request: requests.Start, context: RequestContext) -> Decision:
    """Everyone else has to be ready; bots sit down on the free seats."""
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
        return no("nobody-there", "Somebody has to play: sit down first.")
    if waiting:
        return no("not-all-ready", f"Not everyone is ready: {', '.join(waiting)}.")
    game = Game.begin(room.options.set_up(room.seed), contributions=room.contributions())
    taken = _names(room)
    bots: list[AnyEntry] = [
        _seat_a_bot(room, number, room.options.bots, taken, at=context.now)
        for number, seat in enumerate(room.seats)
        if seat.free
    ]
    return [
        *bots,
        entries.GameStarted(
            **entry_stamp(requester, request, context), facts=PreviewedFacts(game.facts, game.state)
        ),
    ]


def on_absence(room: Room, seat: int, now: int, here: frozenset[int]) -> list[AnyEntry]:
    """Somebody has been gone for long: in a game a bot holds the seat, before it the seat is free again."""
    owner = room.seats[seat].guest
    if not owner or room.state == "over" or room.seats[seat].taken_over:
        return []
    if room.state == "lobby":
        others = any(each.guest and number in here for number, each in enumerate(room.seats))
        if not others:
            return []  # who opened a room and waits for others may look away
        return [
            *replace_host(room, now, without=seat, here=here),
            entries.SeatEmptied(at=now, seat=seat, reason="gone"),
        ]
    return [entries.BotTookOver(at=now, seat=seat), *replace_host(room, now, without=seat, here=here)]


def may_rematch(room: Room, requester: Requester, request: requests.Rematch, context: RequestContext) -> Decision:
    """Whether it may be; the room for it is made by `rematch`."""
    if room.state != "over":
        return no("not-over", "The game is not over yet.")
    if not room.seats_of(requester.guest):
        return NOT_YOURS
    return []


def rematch(room: Room, requester: Requester, *, seed: bytes, code: str, now: int) -> list[AnyEntry]:
    """The first entries of a room where the same people sit on the same seats; who asked for it is the host."""
    found = open_room(requester, room.options, seed=seed, code=code, now=now, previous=room.name)
    for number, seat in enumerate(room.seats):
        if seat.guest:
            found.append(entries.SeatTaken(at=now, seat=number, name=seat.name, owner=seat.guest))
        elif seat.bot:
            found.append(entries.BotSeated(at=now, seat=number, bot=seat.bot, name=seat.name))
    return found
