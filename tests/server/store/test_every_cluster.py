"""The contract of every cluster of several nodes (pyrite.server.store.cluster), and a cluster of one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pyrite.server.store import Append, Conflict, Node, NotDriver, Store, Unavailable
from pyrite.server.store.cluster import (
    LEASE_MS,
    ConnectedGuest,
    DrainRequested,
    Message,
    MissedMessages,
    NameInUse,
    NodeState,
    PresenceChanged,
    RoomWritten,
    SignedOut,
)
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.memory_site import MemorySite
from pyrite.server.store.postgresql import cluster as postgresql_cluster
from tests.server.store.store_helpers import opened_store, room
from tools.postgresql import Postgresql

NODES = [Node(name, f"{name}-1", "1.0", "words") for name in ("ada", "ben", "cleo")]
ADA, BEN, CLEO = NODES
LONG_LEASE = 60_000
"""Milliseconds. On PostgreSQL real time passes, and on a busy machine a test takes seconds."""
DUE = room("mine", state="playing", due=5000)


@dataclass
class Site:
    """Three nodes, each with a store of its own on the same data."""

    stores: list[Store]
    let_pass: Callable[[int], None]
    """Let milliseconds pass for the leases."""
    lease: int = LEASE_MS
    """How long a lease lasts, in milliseconds."""
    heard: list[list[Message]] = field(default_factory=list)

    async def join(self) -> None:
        for store, node in zip(self.stores, NODES, strict=True):
            await store.cluster.renew(node)

    async def listen(self) -> None:
        """Let every node listen, and wait until it does."""
        self.heard = [[] for _ in self.stores]
        for store, heard in zip(self.stores, self.heard, strict=True):
            store.cluster.listen(heard.append)
        for asked in range(3):
            while not all(SignedOut(f"probe{asked}") in self.heard[node] for node in range(3) if node != asked):
                await self.stores[asked].cluster.tell_sign_out(f"probe{asked}")
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)

    async def told(self, node: int, message: Message) -> None:
        """Wait until a node has heard a message."""
        async with asyncio.timeout(20):
            while message not in self.heard[node]:
                await asyncio.sleep(0.005)

    def told_nothing(self, node: int) -> bool:
        return all(isinstance(message, SignedOut | MissedMessages) for message in self.heard[node])


@pytest.fixture(params=["memory", "postgresql"])
async def site(request: pytest.FixtureRequest) -> AsyncIterator[Site]:
    """A site of each kind that has several nodes."""
    if request.param == "memory":
        yield memory_site()
        return
    server: Postgresql = request.getfixturevalue("postgresql")
    url: str = request.getfixturevalue("postgresql_url")
    monkeypatch: pytest.MonkeyPatch = request.getfixturevalue("monkeypatch")
    for name, text in list(vars(postgresql_cluster).items()):
        if isinstance(text, str):
            monkeypatch.setattr(postgresql_cluster, name, text.replace(f"- {LEASE_MS}", f"- {LONG_LEASE}"))
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(opened_store(url)) for _ in NODES]
        yield Site(stores, lambda passed: age_leases(server, passed), LONG_LEASE)


def memory_site() -> Site:
    now = 1_000_000

    def let_pass(passed: int) -> None:
        nonlocal now
        now += passed

    data = MemorySite(clock=lambda: now)
    return Site([MemoryStore(data) for _ in NODES], let_pass)


def age_leases(server: Postgresql, passed: int) -> None:
    server.sql(f"UPDATE nodes SET renewed = renewed - {passed}", "migrated")


# ---------------------------------------------------------------- leases


async def test_a_node_joins_renews_and_leaves(site: Site) -> None:
    cluster = site.stores[0].cluster
    first = await cluster.renew(ADA)
    assert await cluster.renew(ADA) >= first
    await site.stores[1].cluster.renew(BEN)
    found = await site.stores[2].cluster.nodes()
    assert [state.node for state in found] == [ADA, BEN]
    assert all(0 <= state.age <= site.lease for state in found)
    await cluster.leave(ADA)
    assert [state.node for state in await cluster.nodes()] == [BEN]
    await cluster.leave(ADA)


async def test_the_time_of_the_store_is_returned(postgresql_url: str) -> None:
    async with opened_store(postgresql_url) as store:
        assert abs(await store.cluster.renew(ADA) - time.time() * 1000) < 5000


async def test_two_living_nodes_cannot_have_one_name(site: Site) -> None:
    await site.stores[0].cluster.renew(ADA)
    other = Node("ada", "another process", "1.0", "words")
    with pytest.raises(NameInUse, match="ada"):
        await site.stores[1].cluster.renew(other)
    await site.stores[1].cluster.leave(other)
    assert [state.node for state in await site.stores[0].cluster.nodes()] == [ADA]
    site.let_pass(site.lease + 1)
    await site.stores[1].cluster.renew(other)
    with pytest.raises(NameInUse):
        await site.stores[0].cluster.renew(ADA)


async def test_a_dead_node_is_still_known(site: Site) -> None:
    await site.stores[0].cluster.renew(ADA)
    site.let_pass(site.lease + 1)
    await site.stores[1].cluster.renew(BEN)
    dead, alive = await site.stores[1].cluster.nodes()
    assert (dead.node, alive.node) == (ADA, BEN)
    assert alive.age <= site.lease < dead.age


async def test_a_node_can_be_asked_to_drain(site: Site) -> None:
    await site.join()
    await site.listen()
    assert await site.stores[0].cluster.drain("ben")
    await site.told(1, DrainRequested("ben"))
    await site.stores[1].cluster.renew(BEN)
    assert [state.draining for state in await site.stores[2].cluster.nodes()] == [False, True, False]
    assert not await site.stores[0].cluster.drain("nobody")
    site.let_pass(site.lease + 1)
    assert not await site.stores[0].cluster.drain("ben")
    await site.stores[1].cluster.renew(Node("ben", "restarted", "1.1", "words"))
    assert [state.draining for state in await site.stores[2].cluster.nodes()] == [False] * 3


# ---------------------------------------------------------------- drivers


async def test_of_three_nodes_that_claim_a_room_at_once_one_drives_it(site: Site) -> None:
    await site.join()
    rooms = [f"room{number}" for number in range(300)]
    await asyncio.gather(*(site.stores[0].append(room(name), 0, [b"one"]) for name in rooms))
    orders = [rooms, rooms[::-1], [*rooms[150:], *rooms[:150]]]  # whatever the order, they do not deadlock
    driven = await asyncio.gather(
        *(
            store.cluster.drive(node, some)
            for store, node, order in zip(site.stores, NODES, orders, strict=True)
            for some in (order[:100], order[100:200], order[200:])
        )
    )
    assert sorted(name for some in driven for name in some) == sorted(rooms), "each room has one driver"
    for node, store, number in zip(NODES, site.stores, range(3), strict=True):
        own = frozenset().union(*driven[3 * number : 3 * number + 3])
        assert await store.cluster.drive(node, rooms) == own, "and keeps it"


async def test_a_room_is_taken_over_after_the_lease_of_its_driver_and_not_before(site: Site) -> None:
    await site.join()
    await site.stores[0].append(room("mine"), 0, [b"one"])
    assert await site.stores[0].cluster.drive(ADA, ["mine", "nowhere"]) == {"mine"}
    assert await site.stores[0].cluster.drive(ADA, ["mine"]) == {"mine"}
    site.let_pass(site.lease // 2)
    await site.stores[1].cluster.renew(BEN)
    assert await site.stores[1].cluster.drive(BEN, ["mine"]) == frozenset()
    site.let_pass(site.lease // 2 + 1)
    await site.stores[1].cluster.renew(BEN)
    assert await site.stores[1].cluster.drive(BEN, ["mine"]) == {"mine"}
    await site.stores[0].cluster.renew(ADA)
    assert await site.stores[0].cluster.drive(ADA, ["mine"]) == frozenset()


async def test_a_node_without_a_lease_drives_nothing(site: Site) -> None:
    await site.stores[0].append(room("mine"), 0, [b"one"])
    assert await site.stores[0].cluster.drive(ADA, ["mine"]) == frozenset()
    await site.stores[0].cluster.renew(ADA)
    assert await site.stores[0].cluster.drive(ADA, ["mine"]) == {"mine"}
    site.let_pass(site.lease + 1)
    assert await site.stores[0].cluster.drive(ADA, ["mine"]) == frozenset()


async def test_a_process_does_not_inherit_the_rooms_of_an_earlier_one_with_its_name(site: Site) -> None:
    await site.join()
    await site.stores[0].append(room("mine"), 0, [b"one"], ADA)
    site.let_pass(site.lease + 1)
    restarted = Node("ada", "ada-2", "1.0", "words")
    await site.stores[1].cluster.renew(restarted)
    with pytest.raises(NotDriver):
        await site.stores[1].append(room("mine"), 1, [b"two"], restarted)
    assert await site.stores[1].cluster.drive(restarted, ["mine"]) == {"mine"}


async def test_a_released_room_can_be_driven_by_another_node(site: Site) -> None:
    await site.join()
    await site.stores[0].append(room("mine"), 0, [b"one"], ADA)
    await site.listen()
    await site.stores[1].cluster.release(BEN, ["mine"])
    assert await site.stores[1].cluster.drive(BEN, ["mine"]) == frozenset()
    await site.stores[0].cluster.release(ADA, ["mine", "nowhere"])
    await site.told(1, PresenceChanged("mine"))
    assert await site.stores[1].cluster.drive(BEN, ["mine"]) == {"mine"}
    await site.stores[1].cluster.leave(BEN)
    await site.told(0, PresenceChanged("mine"))
    assert await site.stores[2].cluster.drive(CLEO, ["mine"]) == {"mine"}


async def test_orphans_are_due_rooms_without_a_living_driver(site: Site) -> None:
    await site.join()
    store = site.stores[0]
    for name, due in (("late", 3000), ("later", 4000), ("future", 9000), ("never", None), ("driven", 1000)):
        await store.append(room(name, state="playing", due=due), 0, [b"one"])
    await store.append(room("over", state="over", due=1), 0, [b"one"])
    await store.cluster.drive(ADA, ["driven"])
    assert await store.cluster.orphans(5000, 10) == ["late", "later"]
    assert await store.cluster.orphans(5000, 1) == ["late"]
    assert await store.cluster.orphans(4000, 10) == ["late", "later"]
    site.let_pass(site.lease + 1)
    assert await store.cluster.orphans(5000, 10) == ["driven", "late", "later"]


# ---------------------------------------------------------------- the fence


async def test_only_the_driver_writes_as_a_driver(site: Site) -> None:
    await site.join()
    await site.stores[0].append(room("mine"), 0, [b"one"])
    with pytest.raises(NotDriver):
        await site.stores[0].append(room("mine"), 1, [b"no"], ADA)
    await site.stores[0].cluster.drive(ADA, ["mine"])
    await site.stores[0].append(room("mine"), 1, [b"two"], ADA)
    await site.stores[1].append(room("mine", state="playing", code="AAAA"), 2, [b"a person's"])
    with pytest.raises(NotDriver):
        await site.stores[1].append(room("mine", state="playing", code="AAAA"), 3, [b"no"], BEN)
    with pytest.raises(Conflict):
        await site.stores[0].append(room("mine", code="AAAA"), 2, [b"no"], ADA)
    assert await site.stores[2].read("mine") == [b"one", b"two", b"a person's"]


async def test_a_stale_driver_is_refused_even_with_the_right_number(site: Site) -> None:
    await site.join()
    await site.stores[0].append(room("mine"), 0, [b"one"], ADA)
    await site.stores[0].append(room("mine"), 1, [b"two"], ADA)
    site.let_pass(site.lease + 1)
    await site.stores[1].cluster.renew(BEN)
    await site.stores[1].cluster.drive(BEN, ["mine"])
    with pytest.raises(NotDriver, match="ada"):
        await site.stores[0].append(room("mine"), 2, [b"stale"], ADA)
    with pytest.raises(NotDriver):
        await site.stores[0].append_together(
            [Append(room("new"), 0, [b"one"]), Append(room("mine"), 2, [b"x"], ADA)]
        )
    await site.stores[1].append(room("mine"), 2, [b"three"], BEN)
    assert await site.stores[0].read("mine") == [b"one", b"two", b"three"]
    assert await site.stores[0].read("new") == []


async def test_refusals_of_one_room_do_not_affect_others_in_the_batch(site: Site) -> None:
    await site.join()
    store = site.stores[0]
    names = [f"room{number}" for number in range(6)]
    for name in names:
        await store.append(room(name), 0, [b"one"])
    await store.cluster.drive(ADA, names[:4])
    outcomes = await asyncio.gather(
        store.append(room("room0"), 1, [b"two"], ADA),
        store.append(room("room1"), 0, [b"no"], ADA),
        store.append(room("room2"), 1, [b"no"], BEN),
        store.append(room("room3"), 1, [b"two"]),
        store.append(room("room3"), 2, [b"three"], ADA),
        store.append(room("room4"), 1, [b"no"], ADA),
        store.append(room("room5"), 1, [b"two"]),
        store.append(room("room5"), 2, [b"no"], ADA),
        store.append(room("room5"), 2, [b"three"]),
        return_exceptions=True,
    )
    assert [type(outcome).__name__ for outcome in outcomes] == [
        *("NoneType", "Conflict", "NotDriver", "NoneType", "NoneType"),
        *("NotDriver", "NoneType", "NotDriver", "NoneType"),
    ]
    assert [len(await store.read(name)) for name in names] == [2, 1, 1, 3, 1, 3]


async def test_nodes_that_append_to_the_same_rooms_lose_and_double_nothing(site: Site) -> None:
    names = [f"room{number}" for number in range(5)]
    for name in names:
        await site.stores[0].append(room(name), 0, [])

    async def write(store: Store, node: Node, name: str) -> None:
        last = 0
        for number in range(8):
            while True:
                try:
                    await store.append(room(name), last, [f"{node.name}{number}".encode()])
                    break
                except Conflict:
                    last += len(await store.read(name, last))
            last += 1

    await asyncio.gather(
        *(write(store, node, name) for store, node in zip(site.stores, NODES, strict=True) for name in names)
    )
    for name in names:
        entries = await site.stores[0].read(name)
        assert sorted(entries) == sorted(f"{node.name}{number}".encode() for node in NODES for number in range(8))
        assert [entry for entry in entries if entry.startswith(b"ben")] == [b"ben%d" % n for n in range(8)]


async def test_the_last_entries_of_rooms(site: Site) -> None:
    await site.stores[0].append(room("mine"), 0, [b"one", b"two"])
    await site.stores[0].append(room("empty"), 0, [])
    found = await site.stores[1].cluster.last_entries(["mine", "nowhere", "empty"])
    assert found == {"mine": 2, "empty": 0}
    assert await site.stores[1].cluster.last_entries([]) == {}


# ---------------------------------------------------------------- presence


async def test_presence_is_that_of_living_nodes(site: Site) -> None:
    await site.join()
    seated, spectator = ConnectedGuest("g1", "Ada", 2), ConnectedGuest("g2", "Ben “B”", None)
    first, second, third = (store.cluster for store in site.stores)
    await first.set_presence(ADA, "mine", [seated, spectator])
    await second.set_presence(BEN, "mine", [spectator])
    await second.set_presence(BEN, "other", [seated])
    assert await third.presence(["mine", "nowhere"]) == {"mine": {"ada": (seated, spectator), "ben": (spectator,)}}
    await first.set_presence(ADA, "mine", [seated])
    await second.set_presence(BEN, "mine", [])
    assert await third.presence(["mine", "other"]) == {"mine": {"ada": (seated,)}, "other": {"ben": (seated,)}}
    site.let_pass(site.lease + 1)
    await second.renew(BEN)
    assert await third.presence(["mine", "other"]) == {"other": {"ben": (seated,)}}
    await second.leave(BEN)
    await second.renew(BEN)
    assert await third.presence(["mine", "other"]) == {}
    await first.renew(ADA)
    assert await third.presence(["mine"]) == {"mine": {"ada": (seated,)}}, "it was only cut off"


async def test_presence_of_an_earlier_process_is_not_that_of_its_successor(site: Site) -> None:
    await site.join()
    await site.stores[0].cluster.set_presence(ADA, "mine", [ConnectedGuest("g1", "Ada", 2)])
    site.let_pass(site.lease + 1)
    await site.stores[0].cluster.renew(Node("ada", "ada-2", "1.0", "words"))
    assert await site.stores[0].cluster.presence(["mine"]) == {}


# ---------------------------------------------------------------- messages


async def test_other_nodes_are_told_what_a_node_has_written(site: Site) -> None:
    await site.listen()
    await site.stores[0].append(room("mine", code="AAAA"), 0, [b"one", b"two"])
    await site.told(1, RoomWritten("mine", 2))
    await site.stores[0].append(room("mine", code="AAAA"), 2, [b"three"])
    await site.told(2, RoomWritten("mine", 3))
    await site.stores[0].append_together([Append(room("new"), 0, [b"one"]), Append(room("mine"), 3, [b"four"])])
    await site.told(1, RoomWritten("new", 1))
    await site.told(2, RoomWritten("mine", 4))
    with pytest.raises(Conflict):
        await site.stores[0].append(room("mine"), 1, [b"no"])
    assert site.told_nothing(0), "a node is not told what it has done itself"


async def test_other_nodes_are_told_of_sign_outs_and_presence(site: Site) -> None:
    await site.join()
    await site.listen()
    await site.stores[1].cluster.tell_sign_out("g1")
    await site.stores[1].cluster.set_presence(BEN, "mine", [ConnectedGuest("g1", "Ada", 2)])
    for node in (0, 2):
        await site.told(node, SignedOut("g1"))
        await site.told(node, PresenceChanged("mine"))
    assert SignedOut("g1") not in site.heard[1]


async def test_many_messages_at_once_all_arrive(site: Site) -> None:
    await site.listen()
    names = [f"{number:03}{'ä' * 30}" for number in range(400)]
    await asyncio.gather(*(site.stores[0].append(room(name), 0, [b"one"]) for name in names))
    for name in names:
        await site.told(1, RoomWritten(name, 1))


async def test_a_function_that_stopped_listening_is_not_called(site: Site) -> None:
    await site.listen()
    heard: list[Message] = []
    stop = site.stores[1].cluster.listen(heard.append)
    stop()
    stop()
    await site.stores[0].append(room("mine"), 0, [b"one"])
    await site.told(1, RoomWritten("mine", 1))
    assert heard == []


async def test_a_closed_store_has_no_cluster(site: Site) -> None:
    await site.join()
    await site.stores[0].close()
    with pytest.raises(Unavailable, match="closed"):
        await site.stores[0].cluster.renew(ADA)
    with pytest.raises(Unavailable, match="closed"):
        await site.stores[0].cluster.drive(ADA, ["mine"])
    with pytest.raises(Unavailable, match="closed"):
        await site.stores[0].cluster.tell_sign_out("g1")
    assert len(await site.stores[1].cluster.nodes()) == 3


# ---------------------------------------------------------------- a cluster of one


async def test_a_sqlite_store_is_a_cluster_of_one(tmp_path: Path) -> None:
    async with opened_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        cluster = store.cluster
        assert await cluster.nodes() == []
        assert abs(await cluster.renew(ADA) - time.time() * 1000) < 5000
        await store.append(DUE, 0, [b"one"], ADA)
        assert await cluster.orphans(5000, 10) == ["mine"]
        assert await cluster.drive(ADA, ["mine", "nowhere"]) == {"mine"}
        assert await cluster.orphans(5000, 10) == []
        await store.append(DUE, 1, [b"two"], ADA)
        await store.append_together([Append(DUE, 2, [b"three"], ADA), Append(room("new"), 0, [b"one"], ADA)])
        assert await cluster.last_entries(["mine", "new", "nowhere"]) == {"mine": 3, "new": 1}
        assert await cluster.drain("ada")
        assert await cluster.nodes() == [NodeState(ADA, 0, True)]
        guest = ConnectedGuest("g1", "Ada", None)
        await cluster.set_presence(ADA, "mine", [guest])
        assert await cluster.presence(["mine", "new"]) == {"mine": {"ada": (guest,)}}
        await cluster.set_presence(ADA, "mine", [])
        assert await cluster.presence(["mine"]) == {}
        await cluster.release(ADA, ["mine"])
        assert await cluster.orphans(5000, 10) == ["mine"]
        await cluster.leave(ADA)
        assert await cluster.nodes() == []
