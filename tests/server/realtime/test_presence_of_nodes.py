"""Who is connected on another node counts, for what people see and for who counts as absent."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from pyrite.server.room import entries, requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.cluster import ConnectedGuest, Node
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_cluster import MemoryCluster
from pyrite.server.store.memory_site import MemorySite
from tests.server.realtime.node_fixture import NodeFixture, new_site, seated_room, stored_room, until

GRACE = 10
"""Seconds that a player may take to reconnect."""


@pytest.fixture
def site() -> MemorySite:
    return new_site()


@pytest.fixture
async def nodes(site: MemorySite) -> AsyncIterator[list[NodeFixture]]:
    found = [await NodeFixture(site, name, grace=GRACE, bot_delay=999).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    yield found
    for node in found:
        node.end()


async def test_seats_and_spectators_of_all_nodes_are_shown(nodes: list[NodeFixture]) -> None:
    first, second = nodes
    room = await seated_room(first, ["ada", "bob"])
    ada = await first.connect(room, "ada", 0)
    await asyncio.sleep(0.1)
    bob = await second.connect(room, "bob", 1)
    assert second.actor(room).presence.connected_seats() == {0, 1}, "known before the first frame is sent"
    eve = await second.connect(room, "eve")
    await until(lambda: ada.last("Presence").get("spectator_count") == 1)
    assert ada.connected == [0, 1]
    (spectator,) = ada.last("Presence")["spectators"]
    assert spectator["name"] == "Eve"
    assert spectator["connected"]
    assert await ada.ask(requests.RemoveSpectator(person=spectator["person"])) is None
    await until(lambda: eve.last("Goodbye").get("reason") == "removed")
    await eve.disconnect()
    await until(lambda: ada.last("Presence").get("spectator_count") == 0)
    await bob.disconnect()
    await until(lambda: ada.connected == [0])


async def test_a_player_who_is_connected_elsewhere_is_not_absent(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    first, second = nodes
    room = await seated_room(first, ["ada", "bob"])
    await first.connect(room, "ada", 0)
    bob = await second.connect(room, "bob", 1)
    await asyncio.sleep(3 * GRACE)
    assert not any(seat.taken_over for seat in stored_room(site, room).seats)
    await bob.disconnect()
    waited = await until(lambda: first.actor(room).room.seats[1].taken_over)
    assert GRACE - 0.1 < waited < GRACE + 2


async def test_a_player_who_moves_to_another_node_is_not_absent(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    first, second = nodes
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await first.connect(room, "bob", 1)
    await asyncio.sleep(1)
    await bob.disconnect()
    await asyncio.sleep(GRACE / 2)
    await bob.connect(second, room)
    await asyncio.sleep(3 * GRACE)
    assert not any(seat.taken_over for seat in stored_room(site, room).seats)
    assert ada.connected == [0, 1]


async def test_a_player_whose_node_has_died_becomes_absent(site: MemorySite, nodes: list[NodeFixture]) -> None:
    first, second = nodes
    room = await seated_room(first, ["ada", "bob"])
    ada = await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: ada.connected == [0, 1])
    second.end()
    lost = await until(lambda: ada.connected == [0])
    assert lost < 5.5
    await until(lambda: first.actor(room).room.seats[1].taken_over, GRACE + 1)


async def test_the_host_who_is_connected_elsewhere_stays_the_host(
    site: MemorySite, nodes: list[NodeFixture]
) -> None:
    """If a player leaves a lobby, the host is chosen among those who are connected on any node."""
    first, second = nodes
    room = await first.registry.open(Requester("ada", "Ada", 0), TableOptions(seats=4))
    ada = await first.connect(room, "ada", 0)
    others = [await second.connect(room, guest) for guest in ("bob", "cleo")]
    for seat, client in enumerate(others, 1):
        assert await client.ask(requests.Sit(seat=seat, name=client.requester.name)) is None
        await client.disconnect()
        client.requester = Requester(client.requester.guest, client.requester.name, seat)
    await others[1].connect(second, room)
    await ada.disconnect()
    await until(lambda: stored_room(site, room).host == "cleo", 4 * GRACE)
    found = [each for each in map(entries.decode, site.entries[room]) if isinstance(each, entries.SeatEmptied)]
    assert {each.seat for each in found} <= {0, 1}


class CountingCluster(MemoryCluster):
    """Counts what a node asks the store for beside its lease."""

    def __init__(self, site: MemorySite) -> None:
        super().__init__(site)
        self.presence_calls = self.polls = 0

    async def set_presence(self, node: Node, room: str, connected: Sequence[ConnectedGuest]) -> None:
        self.presence_calls += 1
        await super().set_presence(node, room, connected)

    async def presence(self, rooms):  # type: ignore[no-untyped-def]
        self.presence_calls += 1
        return await super().presence(rooms)

    async def last_entries(self, rooms):  # type: ignore[no-untyped-def]
        self.polls += 1
        return await super().last_entries(rooms)


async def test_a_node_that_is_alone_neither_writes_nor_reads_presence(site: MemorySite) -> None:
    store = MemoryStore(site)
    store._cluster = cluster = CountingCluster(site)
    alone = await NodeFixture(site, "alone", store=store, grace=GRACE).start()
    room = await seated_room(alone, ["ada", "bob"])
    ada = await alone.connect(room, "ada", 0)
    await asyncio.sleep(20)
    assert (cluster.presence_calls, cluster.polls) == (0, 0)
    assert alone.actor(room).room.seats[1].taken_over
    other = await NodeFixture(site, "other").start()
    eve = await other.connect(room, "eve")
    await until(lambda: eve.connected == [0], 3)  # the first node has noticed that it is not alone
    assert cluster.presence_calls > 0
    await ada.disconnect()
    await until(lambda: eve.connected == [], 1)
    alone.end()
    other.end()
