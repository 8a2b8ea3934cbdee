"""What the log of a room implies: every entry was legal, and every viewer sees exactly its projection."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pyrite.game.project import Viewer
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import encode_items
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.entries import AnyEntry, read_move
from pyrite.server.room.viewer_state import choices, game_view
from tests.server.simulation.client import SimulatedClient, ViewerRecord

Shown = tuple[Any, Any]
"""The view of the game, and the choices."""

_ALWAYS_WRITES: Final = (
    requests.ChangeOptions,
    requests.PassHost,
    requests.PlayChoice,
    requests.Ready,
    requests.Remove,
    requests.SeatBot,
    requests.SendChat,
    requests.Sit,
    requests.Start,
)
"""Requests that are in the log if they were accepted. Others may change nothing, such as to agree twice."""

_BEFORE_THE_GAME: Final = (
    entries.SeatTaken,
    entries.SeatEmptied,
    entries.OptionsChanged,
    entries.ReadyChanged,
    entries.GameStarted,
)


def check_rooms(written: Mapping[str, Sequence[bytes]], clients: Sequence[SimulatedClient]) -> Iterator[str]:
    """Everything that is wrong with the logs of all rooms, and with what clients were sent of them."""
    logs = {room: [entries.decode(entry) for entry in log] for room, log in written.items()}
    rematches = {}
    for room, log in logs.items():
        yield from _check_references(room, log, clients)
        records = [record for client in clients for record in client.records.values() if record.room == room]
        yield from _check_log(room, log, records)
        rematches[room] = [entry.room for entry in log if isinstance(entry, entries.RematchOpened)]
    yield from _check_rematches(logs, rematches)


def _check_rematches(logs: Mapping[str, Sequence[AnyEntry]], rematches: Mapping[str, list[str]]) -> Iterator[str]:
    """A game has at most one rematch, and its room exists; no room is the rematch of a game that names another."""
    for room, named in rematches.items():
        opened = [
            name
            for name, log in logs.items()
            if isinstance(first := log[0], entries.RoomOpened) and first.previous == room
        ]
        if len(named) > 1 or opened != named:
            yield f"{room} names the rematches {named}, but {opened} were opened"


def _check_log(name: str, log: Sequence[AnyEntry], records: Sequence[ViewerRecord]) -> Iterator[str]:
    wanted = {(record.seat, shown["number"]) for record in records for shown in record.snapshots}
    room, items, shown = Room(name), dict[Viewer, list[Any]](), dict[tuple[Viewer, int], list[Shown]]()
    for number, entry in enumerate(log, 1):
        if isinstance(entry, entries.Played):
            yield from _check_moves(room, entry, number)
        elif number > 1:
            yield from _check_seats(room, entry, number)
        before = dict(room.sent_count)
        room.apply(entry)
        for viewer in {record.seat for record in records}:
            if viewer not in room.sent_count:
                continue
            new = encode_items(room, room.items_since(viewer, before.get(viewer, 0)))
            items.setdefault(viewer, []).extend(json.loads(bytes(item)) for item in new)
            key = viewer, room.sent_count[viewer]
            if key in wanted:
                shown.setdefault(key, []).append(_shown(room, viewer))
    for record in records:
        yield from _check_record(record, items.get(record.seat, []), shown)


def _times_carried_out(log: Sequence[AnyEntry]) -> Counter[str]:
    """How often each request was carried out. The vote of a person is an entry for each of their seats."""
    seats: dict[str, int] = {}
    for entry in log:
        if isinstance(entry, entries.FinishVoted):
            seats.setdefault(entry.ref, entry.seat)
    is_counted = (not isinstance(each, entries.FinishVoted) or each.seat == seats[each.ref] for each in log)
    return Counter(entry.ref for entry, counts in zip(log, is_counted, strict=True) if entry.ref and counts)


def _check_references(room: str, log: Sequence[AnyEntry], clients: Sequence[SimulatedClient]) -> Iterator[str]:
    """What was accepted is in the log once, what was refused is not."""
    found = _times_carried_out(log)
    for ref, times in found.items():
        if times > 1:
            yield f"{ref} was carried out {times} times"
    for client in clients:
        for where, ref in client.refused:
            if where == room and found[ref]:
                yield f"{ref} was refused and carried out"
        for where, request in client.acknowledged:
            is_lost = where == room and isinstance(request, _ALWAYS_WRITES) and not found[request.ref]
            if is_lost and not _is_declined_again(request, log, client):
                yield f"{request.ref} was accepted and is lost"


def _is_declined_again(request: requests.AnyRequest, log: Sequence[AnyEntry], client: SimulatedClient) -> bool:
    """Whether a seat lets a card pass that it has let pass already: that is accepted, and writes nothing."""
    declined = {entry.ref for entry in log if isinstance(entry, entries.VetoDeclined)}
    return isinstance(request, requests.PlayChoice) and any(
        isinstance(each, requests.PlayChoice) and each.after == request.after and each.ref in declined
        for _, each in client.acknowledged
    )


def _check_seats(room: Room, entry: AnyEntry, number: int) -> Iterator[str]:
    """Seats and options change only before the game, by those who may. It starts once, when all are ready."""
    if isinstance(entry, _BEFORE_THE_GAME) and room.state != "lobby":
        yield f"entry {number}: {type(entry).__name__} after the game has begun"
    match entry:
        case entries.SeatTaken() if entry.ref and room.seats[entry.seat].guest not in ("", entry.owner):
            yield f"entry {number}: {entry.owner} takes a seat of {room.seats[entry.seat].guest}"
        case entries.ReadyChanged() if room.seats[entry.seat].guest != entry.guest:
            yield f"entry {number}: {entry.guest} is ready on a seat of {room.seats[entry.seat].guest}"
        case entries.OptionsChanged() if entry.guest != room.host:
            yield f"entry {number}: {entry.guest} changes the options, but {room.host} is the host"
        case entries.GameStarted() if entry.guest != room.host or any(
            seat.guest not in ("", room.host) and not seat.ready for seat in room.seats
        ):
            yield f"entry {number}: {entry.guest} starts the game before all are ready"
        case _:
            pass


def _check_moves(room: Room, entry: entries.Played, number: int) -> Iterator[str]:
    game = room.playing
    if game is None:
        yield f"entry {number}: a move without a game"
        return
    grid = game.state.table.maze.grid
    play = entry.plays[0]
    if play.seat not in game.asked_seats:
        yield f"entry {number}: seat {play.seat} moves ({entry.chosen_by}), but {game.asked_seats} are asked"
    elif read_move(play.command, grid) not in room.legal_moves(play.seat):
        yield f"entry {number}: seat {play.seat} makes a move that is not legal"
    if entry.chosen_by == "bot" and not room.seats[play.seat].played_by_bot:
        yield f"entry {number}: a bot moves for a person"
    if entry.chosen_by == "person" and room.seats[play.seat].played_by_bot:
        yield f"entry {number}: a person moves for a bot"


def _shown(room: Room, viewer: Viewer) -> Shown:
    return json.loads(wire.encode(game_view(room, viewer))), json.loads(wire.encode(choices(room, viewer)))


def _check_record(
    record: ViewerRecord, items: list[Any], shown: dict[tuple[Viewer, int], list[Shown]]
) -> Iterator[str]:
    for number, item in record.items.items():
        if number > len(items) or items[number - 1] != item:
            yield f"{record.guest} was sent an item {number} that is not in the log"
    for snapshot in record.snapshots:
        key = record.seat, snapshot["number"]
        if (snapshot["game"], snapshot["choices"]) not in shown.get(key, []):
            yield f"{record.guest} was sent a snapshot {snapshot['number']} that is not what the log says"
