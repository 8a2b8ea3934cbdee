"""What the log of a room implies: every entry was legal, and every viewer sees exactly its projection."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from pyrite.game.project import Viewer
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import encode_items
from pyrite.server.room import Room, entries
from pyrite.server.room.entries import AnyEntry, read_move
from pyrite.server.room.viewer_state import choices, game_view
from tests.server.simulation.client import SimulatedClient

Shown = tuple[Any, Any]
"""The view of the game, and the choices."""


def check_log(name: str, written: Sequence[bytes], clients: Sequence[SimulatedClient]) -> Iterator[str]:
    """Everything that is wrong with a log, and with what clients were sent of it."""
    log = [entries.decode(entry) for entry in written]
    yield from _check_references(log, clients)
    wanted = {(client.requester.seat, shown["number"]) for client in clients for shown in client.snapshots}
    room, items, shown = Room(name), dict[Viewer, list[Any]](), dict[tuple[Viewer, int], list[Shown]]()
    for number, entry in enumerate(log, 1):
        if isinstance(entry, entries.Played):
            yield from _check_moves(room, entry, number)
        before = dict(room.sent_count)
        room.apply(entry)
        for viewer in {client.requester.seat for client in clients}:
            if viewer not in room.sent_count:
                continue
            new = encode_items(room, room.items_since(viewer, before.get(viewer, 0)))
            items.setdefault(viewer, []).extend(json.loads(bytes(item)) for item in new)
            key = viewer, room.sent_count[viewer]
            if key in wanted:
                shown.setdefault(key, []).append(_shown(room, viewer))
    for client in clients:
        yield from _check_client(client, items[client.requester.seat], shown)


def _check_references(log: Iterable[AnyEntry], clients: Sequence[SimulatedClient]) -> Iterator[str]:
    """A request that was acknowledged may have changed nothing, for example if a bot gives the seat back twice."""
    found = Counter(entry.ref for entry in log if entry.ref)
    for ref, times in found.items():
        if times > 1:
            yield f"{ref} was carried out {times} times"
    for client in clients:
        for ref in client.refused:
            if found[ref]:
                yield f"{ref} was refused and carried out"


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


def _check_client(
    client: SimulatedClient, items: list[Any], shown: dict[tuple[Viewer, int], list[Shown]]
) -> Iterator[str]:
    guest = client.requester.guest
    for number, item in client.items.items():
        if number > len(items) or items[number - 1] != item:
            yield f"{guest} was sent an item {number} that is not in the log"
    for snapshot in client.snapshots:
        key = client.requester.seat, snapshot["number"]
        if (snapshot["game"], snapshot["choices"]) not in shown.get(key, []):
            yield f"{guest} was sent a snapshot {snapshot['number']} that is not what the log says"
