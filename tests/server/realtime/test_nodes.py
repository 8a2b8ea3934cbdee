"""Two nodes of a site: any of them decides, one of them drives."""

import asyncio
import json
from collections.abc import AsyncIterator
from itertools import count

import pytest

from pyrite.server.room import entries, requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.decision import Decision
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.cluster import LEASE_MS, MissedMessages
from pyrite.server.store.memory_site import MemorySite
from tests.server.realtime.node_fixture import (
    ClientFixture,
    NodeFixture,
    new_site,
    seated_room,
    stored_room,
    until,
    virtual_now,
)

TAKEOVER = LEASE_MS / 1000 + 1.1
"""Seconds after which another node has taken the rooms of a dead one over."""
_ref = count()


@pytest.fixture
def site() -> MemorySite:
    return new_site()


@pytest.fixture
async def first(site: MemorySite) -> AsyncIterator[NodeFixture]:
    node = await NodeFixture(site, "first").start()
    yield node
    node.end()


@pytest.fixture
async def second(site: MemorySite, first: NodeFixture) -> AsyncIterator[NodeFixture]:
    node = await NodeFixture(site, "second").start()
    await asyncio.sleep(1.5)  # both know of each other
    yield node
    node.end()


def lose_messages(site: MemorySite) -> None:
    """Let nodes tell each other nothing from now on."""
    site.tell = lambda sender, message: None  # type: ignore[method-assign]


def asked_person(node: NodeFixture, room: str) -> int | None:
    """A seat that a person plays and that is asked; None if bots are asked."""
    found = node.actor(room).room
    return next((seat for seat in found.asked() if found.seats[seat].guest), None)


async def play(node: NodeFixture, room: str, clients: list[ClientFixture]) -> None:
    """The next move of a person, as soon as it is their turn."""

    def client_to_play() -> ClientFixture | None:
        found, seat = node.actor(room).room, asked_person(node, room)
        return clients[seat] if seat is not None and clients[seat].number == found.sent_count[seat] else None

    await until(client_to_play)
    client = client_to_play()
    assert client is not None
    choice = requests.PlayChoice(ref=f"play {next(_ref)}", after=client.number, choice=0)
    assert await client.ask(choice) is None


async def test_one_node_drives_and_both_see_the_same_game(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    assert not second.drives(room)
    for _ in range(12):
        await play(first, room, [ada, bob])
    played = [each for each in map(entries.decode, site.entries[room]) if isinstance(each, entries.Played)]
    assert len([each for each in played if each.chosen_by == "bot"]) >= 5
    await until(lambda: ada.number == bob.number)
    assert second.actor(room).entry_count == len(site.entries[room])


async def test_another_node_takes_over_at_once_when_the_last_connection_of_the_driver_is_closed(
    first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    ada, _ = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    await ada.disconnect()
    assert not first.drives(room)
    assert await until(lambda: second.drives(room)) < 0.2


async def test_without_connections_nobody_drives_a_game_without_a_clock(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada"])
    ada = await first.connect(room, "ada", 0)
    await until(lambda: first.drives(room))
    await ada.disconnect()
    await asyncio.sleep(0.1)
    before = len(site.entries[room])
    await asyncio.sleep(100)
    assert len(site.entries[room]) == before
    assert room not in site.drivers


async def test_the_rooms_of_a_dead_node_are_taken_over_when_its_lease_ends(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    first.end()
    taken = await until(lambda: second.drives(room))
    assert LEASE_MS / 1000 - 1.1 < taken < TAKEOVER
    await until(lambda: asked_person(second, room) is not None)


async def test_a_node_that_renews_no_lease_stops_before_another_takes_over(
    first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    first.store.cluster.is_open = False  # cut off from the store
    stopped = await until(lambda: not first.drives(room))
    assert stopped <= 2.1
    assert not first.lease.alive
    assert not second.drives(room)
    await until(lambda: second.drives(room))
    first.store.cluster.is_open = True
    await until(lambda: first.lease.alive)
    await asyncio.sleep(3)
    assert (first.drives(room), second.drives(room)) == (False, True)


async def test_a_node_that_was_paused_writes_nothing_as_a_driver(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    site.drivers[room] = second.node.instance  # taken over; the first node does not know
    actor, before = first.actor(room), len(site.entries[room])
    assert await actor.write_as_driver(lambda it: _bot_took_over()) is False
    assert not first.drives(room)
    assert len(site.entries[room]) == before


async def test_a_node_whose_lease_the_store_has_forgotten_drives_no_room_that_another_has_taken(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    """A database that crashed has lost all leases, and the other node renews its own first."""
    rooms = [await seated_room(first, ["ada", "bob"]) for _ in range(2)]
    for room in rooms:
        await first.connect(room, "ada", 0)
        await second.connect(room, "bob", 1)
    await until(lambda: all(first.drives(room) for room in rooms))
    site.drivers[rooms[0]] = second.node.instance
    first.sync.on_message(MissedMessages())
    await until(lambda: not first.drives(rooms[0]), 1.2)
    await until(lambda: second.drives(rooms[0]), 1.2)
    assert first.drives(rooms[1])


def _bot_took_over() -> Decision:
    return Decision.of(entries.BotTookOver(at=virtual_now(), seat=0))


async def test_a_follower_hears_of_entries_by_a_message_or_else_by_comparing(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    await asyncio.sleep(3)
    assert await ada.ask(requests.SendChat(text="At once.")) is None
    assert await until(lambda: "At once." in json.dumps(bob.frames)) < 0.1
    lose_messages(site)
    assert await ada.ask(requests.SendChat(text="Soon.")) is None
    assert await until(lambda: "Soon." in json.dumps(bob.frames)) < 2.5
    assert await ada.ask(requests.SendChat(text="When told to compare.")) is None
    second.sync.on_message(MissedMessages())
    assert await until(lambda: "When told to compare." in json.dumps(bob.frames)) < 0.1
    assert bob.number == stored_room(site, room).sent_count[1]


async def test_entries_that_are_written_while_a_room_is_loaded_are_not_missed(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    ada = await first.connect(room, "ada", 0)
    load = second.store.load

    async def slow_load(name: str) -> object:
        stored = await load(name)
        assert await ada.ask(requests.SendChat(text="Meanwhile.")) is None
        await asyncio.sleep(0.1)
        return stored

    second.store.load = slow_load  # type: ignore[method-assign, assignment]
    lose_messages(site)
    bob = await second.connect(room, "bob", 1)
    assert await until(lambda: "Meanwhile." in json.dumps(bob.frames)) < 0.1


@pytest.mark.parametrize("grows_again", [False, True])
async def test_everyone_gets_a_snapshot_if_the_store_comes_back_behind(
    site: MemorySite, first: NodeFixture, second: NodeFixture, grows_again: bool
) -> None:
    """The last entries are lost; perhaps as many others are written before a node notices."""
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    await asyncio.sleep(3)
    for text in ("One.", "Two."):
        assert await ada.ask(requests.SendChat(text=text)) is None
    await until(lambda: "Two." in json.dumps(bob.frames))
    lost = site.entries[room][-2:]
    site.entries[room] = site.entries[room][:-2]
    if grows_again:
        others = [entries.ChatSent(at=virtual_now(), guest="bob", seat=1, name="Bob", text="Else.")] * 2
        site.entries[room] = [*site.entries[room], *map(entries.encode, others)]
    for node in (first, second):
        node.sync.on_message(MissedMessages())
    await asyncio.sleep(0.1)
    assert await ada.ask(requests.SendChat(text="Three.")) is None
    for client in (ada, bob):
        await until(lambda client=client: "Three." in json.dumps(client.frames))  # type: ignore[misc]
        told = client.last("Snapshot")
        assert "Two." not in json.dumps(told)
        assert grows_again == ("Else." in json.dumps(told))
    assert lost[0] not in site.entries[room]
    for seat, client in enumerate((ada, bob)):
        assert client.number == stored_room(site, room).sent_count[seat]


async def test_requests_on_two_nodes_at_once_are_both_carried_out_once(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    for number in range(20):
        asked = [
            client.ask(requests.SendChat(ref=f"chat {number}", text=f"From {client.requester.guest}, {number}."))
            for client in (ada, bob)
        ]
        assert await asyncio.gather(*asked) == [None, None]
    chats = [each for each in map(entries.decode, site.entries[room]) if isinstance(each, entries.ChatSent)]
    assert len({each.text for each in chats}) == len(chats) == 40
    await until(lambda: ada.number == stored_room(site, room).sent_count[0])


async def test_a_rematch_on_two_nodes_at_once_opens_one_room(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await seated_room(first, ["ada", "bob"])
    clients = [await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)]
    for client in clients:
        assert await client.ask(requests.VoteToFinish(agreed=True)) is None
    await until(lambda: all(node.actor(room).room.state == "over" for node in (first, second)))
    asked = [client.ask(requests.Rematch(ref=f"again {client.requester.guest}")) for client in clients]
    assert await asyncio.gather(*asked) == [None, None]
    await asyncio.sleep(0.1)
    opened = [each for each in map(entries.decode, site.entries[room]) if isinstance(each, entries.RematchOpened)]
    assert len(opened) == 1
    assert len(site.entries) == 2
    assert first.actor(room).room.rematch == second.actor(room).room.rematch == opened[0].room
    assert stored_room(site, opened[0].room).previous == room


async def test_two_who_want_the_same_seat_on_two_nodes_do_not_both_get_it(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    room = await first.registry.open(Requester("ada", "Ada", 0), TableOptions(seats=3))
    bob, cleo = await first.connect(room, "bob"), await second.connect(room, "cleo")
    answers = await asyncio.gather(
        *(each.ask(requests.Sit(seat=1, name=each.requester.name)) for each in (bob, cleo))
    )
    assert sorted(answer.reason if answer else "" for answer in answers) == ["", "seat-taken"]
    assert [seat.name for seat in stored_room(site, room).seats if seat.guest] in (["Ada", "Bob"], ["Ada", "Cleo"])


async def test_a_clock_ends_when_both_nodes_say_it_does(
    site: MemorySite, first: NodeFixture, second: NodeFixture
) -> None:
    """A room that is loaded late on another node shows the deadline of the node that drives it."""
    room = await seated_room(first, ["ada", "bob"], clock="blitz")
    ada = await first.connect(room, "ada", 0)
    await until(lambda: asked_person(first, room) is not None)
    deadline = first.actor(room).room.question_deadline()
    assert deadline is not None
    await asyncio.sleep((deadline - virtual_now()) / 1000 - 2)
    await second.connect(room, "bob", 1)
    assert second.actor(room).room.question_deadline() == deadline
    before = len(site.entries[room])
    await until(lambda: len(site.entries[room]) > before)
    assert abs(virtual_now() - deadline) < 200
    assert ada.frames
