"""Who counts as connected, who is sent the spectators, and when a player counts as absent."""

import asyncio
import json
from typing import Any

import pytest

from pyrite.server.realtime import presence, wire
from pyrite.server.realtime.connection import NOT_YOURS, Connection
from pyrite.server.realtime.presence import RoomPresence
from pyrite.server.room import Room, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import RoomFixture, name_of, requester

GRACE = 30
"""Seconds that a player may take to reconnect."""
THREE = TableOptions(seats=3)


class PresenceFixture:
    """The presence of a room, and the absences that it reported."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.absences: list[tuple[int, frozenset[int]]] = []
        self.presence = RoomPresence(room, GRACE, self._on_absence)
        self.presence.start_timers()  # as on the node that drives the room

    def _on_absence(self, seat: int, connected: frozenset[int]) -> None:
        self.absences.append((seat, connected))

    def connect(self, guest: str, seat: int | None = None) -> Connection:
        connection = Connection(requester(guest, seat))
        connection.resync = False  # a client that has its snapshot
        self.presence.connect(connection)
        return connection

    async def after_grace(self) -> list[int]:
        """The seats that were reported absent, after all running timers have fired."""
        await asyncio.sleep(2 * GRACE)
        return [seat for seat, _ in self.absences]


async def frames_of(connection: Connection) -> list[dict[str, Any]]:
    """All frames that are queued for a connection."""
    frames: list[dict[str, Any]] = []

    async def take(frame: bytes) -> None:
        frames.append(json.loads(frame))

    async def no_snapshot(connection: Connection) -> bytes:
        raise AssertionError("no snapshot is expected")

    closing, connection.closing = connection.closing, 1
    await connection.serve(take, no_snapshot, 10)
    connection.closing = closing
    return frames


async def test_a_seat_is_connected_while_one_of_its_connections_is_open() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).seated(3).room)
    assert fixture.presence.connected_seats() == frozenset()
    first, second = fixture.connect("bob", 1), fixture.connect("bob", 1)
    fixture.presence.disconnect(first)
    assert fixture.presence.connected_seats() == {1}
    fixture.presence.disconnect(second)
    assert fixture.presence.connected_seats() == frozenset()
    fixture.presence.disconnect(second)  # a second time has no effect


async def test_all_seats_of_a_shared_device_are_connected_also_from_no_seat() -> None:
    room_fixture = RoomFixture(TableOptions(seats=4)).seated(2)
    room_fixture.accepted("ann", requests.Sit(seat=2, name="Cleo"))
    fixture = PresenceFixture(room_fixture.room)
    device = fixture.connect("ann", 0)
    assert fixture.presence.connected_seats() == {0, 2}
    fixture.presence.disconnect(device)
    fixture.connect("ann")
    fixture.connect("bob")  # one seat only, and connected as a spectator
    assert fixture.presence.connected_seats() == {0, 2}


async def test_spectators_are_those_without_a_seat() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).seated(3).room)
    for guest in ("bob", "eve"):
        fixture.connect(guest)
    assert fixture.presence.spectator_count == 2
    assert fixture.presence.spectators() == {"eve": name_of("eve")}


async def test_only_the_host_is_sent_the_spectators_by_name() -> None:
    room_fixture = RoomFixture(THREE).seated(3)
    room_fixture.accepted("fay", requests.SendChat(text="Hello."))  # and leaves
    fixture = PresenceFixture(room_fixture.room)
    host, other, spectator = fixture.connect("ann", 0), fixture.connect("bob", 1), fixture.connect("eve")
    fixture.presence.broadcast()
    everyone = {"frame": "Presence", "connected": [0, 1], "spectator_count": 1}
    assert await frames_of(other) == await frames_of(spectator) == [everyone]
    (frame,) = await frames_of(host)
    assert [(each["name"], each["connected"]) for each in frame.pop("spectators")] == [
        (name_of("eve"), True),
        (name_of("fay"), False),
    ]
    assert frame == everyone
    assert fixture.presence.frame_for("bob").spectators is None
    assert len(fixture.presence.frame_for("ann").spectators or ()) == 2


async def test_the_list_of_spectators_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MAX_SPECTATORS_LISTED", 2)
    fixture = PresenceFixture(RoomFixture(THREE).seated(3).room)
    for guest in ("eve", "fay", "gus"):
        fixture.connect(guest)
    frame = fixture.presence.frame_for("ann")
    assert (frame.spectator_count, len(frame.spectators or ())) == (3, 2)


async def test_a_connection_that_waits_for_a_snapshot_is_sent_no_presence() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).seated(3).room)
    ready, waiting = fixture.connect("ann", 0), fixture.connect("bob", 1)
    waiting.request_resync()
    fixture.presence.broadcast()
    assert len(await frames_of(ready)) == 1
    assert await frames_of(waiting) == []


async def test_a_new_host_is_sent_the_spectators() -> None:
    room_fixture = RoomFixture(THREE).seated(3)
    fixture = PresenceFixture(room_fixture.room)
    connection = fixture.connect("bob", 1)
    fixture.presence.broadcast_to_new_host()
    assert await frames_of(connection) == []
    room_fixture.accepted("ann", requests.PassHost(seat=1))
    fixture.presence.broadcast_to_new_host()
    fixture.presence.broadcast_to_new_host()  # once is enough
    (frame,) = await frames_of(connection)
    assert frame["spectators"] == []


async def test_a_closed_connection_is_sent_a_last_frame_and_counts_no_more() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).seated(3).room)
    connection = fixture.connect("bob", 1)
    fixture.presence.close(connection, NOT_YOURS, wire.Goodbye(reason="seat-lost", text="Gone.", reconnect=True))
    fixture.presence.broadcast()
    assert connection.closing == NOT_YOURS
    assert [frame["frame"] for frame in await frames_of(connection)] == ["Goodbye"]
    assert fixture.presence.connections == set()


async def test_a_player_who_does_not_reconnect_in_time_is_absent() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).begun().room)
    fixture.connect("ann", 0)
    fixture.connect("cid", 2)
    connection = fixture.connect("bob", 1)
    fixture.presence.disconnect(connection)
    assert fixture.absences == []
    assert await fixture.after_grace() == [1]
    assert fixture.absences == [(1, frozenset({0, 2}))]


async def test_a_player_who_reconnects_in_time_is_not_absent() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).begun().room)
    for seat, guest in enumerate(("ann", "cid")):
        fixture.connect(guest, 2 * seat)
    fixture.presence.disconnect(fixture.connect("bob", 1))
    fixture.connect("bob", 1)
    assert await fixture.after_grace() == []


async def test_the_first_player_starts_the_timers_of_the_others() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).begun().room)
    fixture.connect("bob", 1)
    assert sorted(await fixture.after_grace()) == [0, 2]


async def test_nobody_is_absent_while_no_player_is_connected() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).begun().room)
    fixture.presence.disconnect(fixture.connect("bob", 1))
    fixture.connect("eve")  # a spectator
    assert await fixture.after_grace() == []


async def test_cancelled_timers_do_not_fire() -> None:
    fixture = PresenceFixture(RoomFixture(THREE).begun().room)
    fixture.connect("bob", 1)
    fixture.presence.stop_timers()
    assert await fixture.after_grace() == []


async def test_no_timer_starts_for_a_seat_that_a_bot_has_taken_over() -> None:
    room_fixture = RoomFixture(THREE).begun()
    room_fixture.carry_out(lobby.on_absence(room_fixture.room, 2, room_fixture.now, frozenset({0, 1})))
    fixture = PresenceFixture(room_fixture.room)
    fixture.connect("bob", 1)
    assert await fixture.after_grace() == [0]


async def test_a_rematch_waits_for_players_who_have_not_connected_yet_but_not_for_the_host() -> None:
    room_fixture = RoomFixture(THREE).begun()
    for seat, guest in enumerate(("ann", "bob", "cid")):
        room_fixture.accepted(guest, requests.VoteToFinish(agreed=True), seat)
    assert room_fixture.room.state == "over"
    found = lobby.rematch(room_fixture.room, requester("ann"), seed=bytes(32), code="GHIJKL", now=room_fixture.now)
    fixture = PresenceFixture(Room.of("rematch", found))
    fixture.connect("bob", 1)
    assert set(await fixture.after_grace()) == {0}, "only the host is absent"
    late = fixture.connect("cid", 2)
    fixture.absences.clear()
    fixture.presence.disconnect(late)  # after a first connection the normal time limit applies
    assert 2 in await fixture.after_grace()


async def test_presence_follows_changes_of_the_room() -> None:
    room_fixture = RoomFixture(TableOptions(seats=4)).seated(2)
    fixture = PresenceFixture(room_fixture.room)
    fixture.connect("ann", 0)
    assert fixture.presence.connected_seats() == {0}
    room_fixture.accepted("ann", requests.Sit(seat=2, name="Cleo"))
    assert fixture.presence.connected_seats() == {0, 2}
