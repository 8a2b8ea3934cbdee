"""The lease of a node: who may have a name, who is first, and what happens at the end."""

import asyncio
import json
from collections.abc import Collection

import pytest

from pyrite.game import BadInput
from pyrite.server.realtime.node_lease import NOTICE_SECONDS, SingleNodeLease, this_node
from pyrite.server.realtime.room_registry import HEARTBEAT_SECONDS
from pyrite.server.store import Node, Unavailable
from pyrite.server.store.cluster import MissedMessages
from pyrite.server.store.memory_site import MemorySite
from tests.server.realtime.node_fixture import NodeFixture, new_site, seated_room, until


@pytest.fixture
def site() -> MemorySite:
    return new_site()


async def no_answer(node: Node) -> int:
    raise Unavailable("The store does not answer.")


async def test_two_living_nodes_cannot_have_one_name(site: MemorySite) -> None:
    node = await NodeFixture(site, "node").start()
    with pytest.raises(
        BadInput, match=r"A node named 'node' is already running\. Start this one with another --node\."
    ):
        await NodeFixture(site, "node", instance="another").start()
    assert node.lease.alive
    node.end()


async def test_a_node_that_was_killed_can_be_started_again(site: MemorySite) -> None:
    (await NodeFixture(site, "node").start()).end()
    again = await NodeFixture(site, "node", instance="another").start()
    assert again.lease.alive
    again.end()


async def test_a_woken_node_whose_name_was_taken_drives_nothing(site: MemorySite) -> None:
    old = await NodeFixture(site, "node").start()
    assert old.renewing is not None
    old.renewing.cancel()  # stopped for longer than its lease
    await asyncio.sleep(4)
    new = await NodeFixture(site, "node", instance="another").start()
    old.renewing = asyncio.ensure_future(old.lease.run())
    room = await seated_room(new, ["ada", "bob"])
    await old.connect(room, "ada", 0)
    await asyncio.sleep(3)
    assert not old.lease.alive
    assert not old.drives(room)
    await new.connect(room, "bob", 1)
    await until(lambda: new.drives(room))
    new.end()
    await until(lambda: old.lease.alive and old.drives(room))  # the name is free again
    old.end()


async def test_the_living_node_with_the_smallest_name_is_first(site: MemorySite) -> None:
    b = await NodeFixture(site, "b").start()
    assert b.lease.is_first
    a = await NodeFixture(site, "a").start()
    await until(lambda: a.lease.is_first and not b.lease.is_first, 3)
    a.end()
    await until(lambda: b.lease.is_first, 6)
    b.end()


async def test_a_sign_out_reaches_all_nodes(site: MemorySite) -> None:
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    room = await seated_room(first, ["ada", "bob"])
    clients = [await node.connect(room, "ada", 0) for node in (first, second)]
    bob = await second.connect(room, "bob", 1)
    await asyncio.sleep(1)
    await first.registry.sign_out("ada")
    for client in clients:
        await until(lambda client=client: client.frames[-1].get("reason") == "signed-out", 1)  # type: ignore[misc]
    assert "Goodbye" not in json.dumps(bob.frames)
    first.end()
    second.end()


async def test_a_node_that_stops_hands_its_rooms_over(site: MemorySite) -> None:
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    rooms = [await seated_room(first, ["ada", "bob"]) for _ in range(5)]
    leaving = [await first.connect(room, "ada", 0) for room in rooms]
    for room in rooms:
        await second.connect(room, "bob", 1)
    await until(lambda: all(first.drives(room) for room in rooms))
    stopping = asyncio.ensure_future(first.stop())
    for client, room in zip(leaving, rooms, strict=True):
        await until(lambda client=client: client.frames[-1]["frame"] == "Goodbye", 2)  # type: ignore[misc]
        assert client.frames[-1] == {
            "frame": "Goodbye",
            "reason": "restart",
            "text": "The server is restarting. Your game continues in a moment.",
            "reconnect": True,
        }
        await client.disconnect()
        await client.connect(second, room, after=client.number)
    await stopping
    assert await until(lambda: all(second.drives(room) for room in rooms)) < 0.5
    assert not site.is_alive(first.node.instance)
    for client in leaving:
        assert client.number >= 0
    second.end()


async def test_a_node_that_has_lost_its_store_sends_people_to_those_that_have_not(
    site: MemorySite, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    room = await seated_room(first, ["ada", "bob"])
    ada, bob = await first.connect(room, "ada", 0), await second.connect(room, "bob", 1)
    monkeypatch.setattr(first.lease.cluster, "renew", no_answer)
    first.lease.set_others_ready(True)
    await asyncio.sleep(0.6)
    assert not first.lease.ready, "a load balancer learns it first"
    assert first.lease.alive
    await until(lambda: not first.lease.alive)
    first.lease.set_others_ready(True)
    assert ada.last("Goodbye") == {}, "perhaps the store was away for all nodes until now"
    await asyncio.sleep(NOTICE_SECONDS)
    first.lease.set_others_ready(False)
    first.lease.set_others_ready(True)
    await asyncio.sleep(NOTICE_SECONDS)
    assert ada.last("Goodbye") == {}, "another node is only now ready"
    await asyncio.sleep(0.1)
    first.lease.set_others_ready(True)
    await until(lambda: ada.last("Goodbye").get("reason") == "restart", 0.1)
    assert bob.last("Goodbye") == {}
    received = len(ada.frames)
    first.lease.set_others_ready(True)
    await asyncio.sleep(1)
    assert len(ada.frames) == received, "goodbye is said once"
    first.end()
    second.end()


async def test_a_node_that_is_alone_keeps_its_people_without_a_store(
    site: MemorySite, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = await NodeFixture(site, "node").start()
    room = await seated_room(node, ["ada", "bob"])
    ada = await node.connect(room, "ada", 0)
    await until(lambda: node.drives(room))
    monkeypatch.setattr(node.lease.cluster, "renew", no_answer)
    await until(lambda: not node.lease.alive)
    for _ in range(10):
        await asyncio.sleep(1)
        node.lease.set_others_ready(True)  # a load balancer with servers of another site
    assert ada.last("Goodbye") == {}
    monkeypatch.undo()
    await until(lambda: node.drives(room), 1)
    node.end()


async def test_a_node_that_has_stopped_can_be_started_again_at_once(site: MemorySite) -> None:
    node = await NodeFixture(site, "node").start()
    await node.registry.close_all()
    await node.lease.leave()
    await asyncio.sleep(1.5)  # its task would have renewed the lease by now
    assert not site.leases
    again = NodeFixture(site, "node", instance="another")
    async with asyncio.timeout(0.1):
        await again.lease.join()
    assert again.lease.alive
    node.end()


async def test_a_node_that_is_asked_to_drain_hands_its_rooms_over(site: MemorySite) -> None:
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    room = await seated_room(first, ["ada", "bob"])
    ada = await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    assert await second.store.cluster.drain("first")
    await until(lambda: first.lease.draining, 0.1)
    is_closing = first.registry.closing
    assert not is_closing, "a load balancer is told first"
    await until(lambda: ada.last("Goodbye").get("reason") == "restart", 2)
    await until(lambda: second.drives(room), 0.2)
    assert first.registry.closing
    await asyncio.sleep(3)
    assert not first.drives(room), "it claims no rooms any more"
    assert not second.lease.draining
    first.end()
    second.end()


async def test_a_room_whose_release_failed_is_released_later(
    site: MemorySite, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await asyncio.sleep(1.5)
    room = await seated_room(first, ["ada", "bob"])
    await first.connect(room, "ada", 0)
    await second.connect(room, "bob", 1)
    await until(lambda: first.drives(room))
    release, failures = first.lease.cluster.release, 0

    async def release_later(node: Node, rooms: Collection[str]) -> None:
        nonlocal failures
        if not failures:
            failures += 1
            raise Unavailable("The store does not answer.")
        await release(node, rooms)

    monkeypatch.setattr(first.lease.cluster, "release", release_later)
    assert await second.store.cluster.drain("first")
    await until(lambda: failures == 1, 2)
    await until(lambda: second.drives(room), 2)
    first.end()
    second.end()


async def test_a_node_that_drains_is_known_to_others_even_if_the_store_forgets_it(site: MemorySite) -> None:
    """As after a crash of PostgreSQL. Otherwise nobody would do what only the first node does."""
    first, second = [await NodeFixture(site, name).start() for name in ("first", "second")]
    await until(lambda: first.lease.is_first)
    first.registry.start_draining()  # as by SIGTERM
    await until(lambda: second.lease.is_first, 3)
    site.leases.clear()
    await asyncio.sleep(3)
    assert second.lease.is_first
    assert not first.lease.is_first
    first.end()
    second.end()


async def test_guests_who_signed_out_while_messages_were_lost_are_found(site: MemorySite) -> None:
    node = await NodeFixture(site, "node").start()
    room = await seated_room(node, ["ada", "bob"])
    ada, bob = await node.connect(room, "ada", 0), await node.connect(room, "bob", 1)
    heartbeat = asyncio.ensure_future(node.registry.run_heartbeat())
    ada.connection.recognise = _not_any_more
    await asyncio.sleep(30)
    assert ada.last("Goodbye") == {}, "nobody asks the store without a reason"
    node.sync.on_message(MissedMessages())
    await until(lambda: ada.last("Goodbye").get("reason") == "signed-out", 1)
    assert bob.last("Goodbye") == {}
    heartbeat.cancel()
    node.end()


async def _not_any_more() -> bool:
    return False


async def test_the_heartbeat_does_not_wait_for_the_store(site: MemorySite) -> None:
    """After messages were lost every guest is looked up; the store is away, and then it does not answer at all."""
    node = await NodeFixture(site, "node").start()
    room = await seated_room(node, ["ada", "bob"])
    ada, bob = await node.connect(room, "ada", 0), await node.connect(room, "bob", 1)
    heartbeat = asyncio.ensure_future(node.registry.run_heartbeat())
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    asked = 0

    async def recognise() -> bool:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise Unavailable("The store is away.")
        return await answer

    ada.connection.recognise = bob.connection.recognise = recognise
    node.sync.on_message(MissedMessages())
    await asyncio.sleep(1)
    received = len(bob.frames)
    await asyncio.sleep(3 * HEARTBEAT_SECONDS)
    assert [frame["frame"] for frame in bob.frames[received:]].count("Presence") == 3
    assert asked == 2, "the heartbeat has asked again, once"
    answer.set_result(False)
    await until(lambda: all(each.last("Goodbye").get("reason") == "signed-out" for each in (ada, bob)), 1)
    heartbeat.cancel()
    node.end()


async def test_a_single_node_is_always_alive_and_alone() -> None:
    lease = SingleNodeLease()
    await asyncio.sleep(100)
    assert lease.alive
    assert lease.alone
    assert lease.is_first
    assert await lease.drive(["room"]) == {"room"}


def test_nodes_without_a_name_get_different_ones() -> None:
    assert this_node().name != this_node().name
    assert this_node("a").instance != this_node("a").instance
