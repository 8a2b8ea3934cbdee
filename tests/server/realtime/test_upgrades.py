"""Nodes of two versions beside each other: nothing is written that some living node could not read."""

from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from pyrite.server.http.application import AppContext, create_http_app
from pyrite.server.http.rooms_api import RoomsApi
from pyrite.server.realtime.room_actor import UPGRADING
from pyrite.server.realtime.room_registry import Upgrading
from pyrite.server.room import requests
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.readable import readable_names
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory_site import MemorySite
from tests.server.app_client import HERE, PLAIN
from tests.server.realtime.node_fixture import NodeFixture, new_site, seated_room, stored_room, until, virtual_now

ADA = Requester("ada", "Ada", 0)
OLD_NAMES = "\n".join(readable_names() - {"modules=toll", "entry.EmoteShown", "bots=random_bot"})
PLAYED = TableOptions(seats=3, clock="none", bots="heuristic")
WITH_NEW_MODULE = msgspec.structs.replace(PLAYED, modules=("toll",))


@pytest.fixture
def site() -> MemorySite:
    return new_site()


@pytest.fixture
async def old(site: MemorySite) -> AsyncIterator[NodeFixture]:
    node = await NodeFixture(site, "old", reads=OLD_NAMES).start()
    yield node
    node.end()


@pytest.fixture
async def new(site: MemorySite, old: NodeFixture) -> AsyncIterator[NodeFixture]:
    node = await NodeFixture(site, "new").start()
    yield node
    node.end()


async def test_a_room_is_opened_when_every_living_node_can_read_it(
    site: MemorySite, old: NodeFixture, new: NodeFixture
) -> None:
    for open_room in (new.registry.open, new.registry.play_now):
        with pytest.raises(Upgrading):
            await open_room(ADA, WITH_NEW_MODULE)
    assert site.entries == {}
    room = await new.registry.play_now(ADA, PLAYED)
    await old.connect(room, "ada", 0)
    await old.stop()
    await until(lambda: not new.lease.not_read_by_all)
    await new.registry.play_now(ADA, WITH_NEW_MODULE)


async def test_a_request_is_carried_out_when_every_living_node_can_read_it(
    site: MemorySite, old: NodeFixture, new: NodeFixture
) -> None:
    room = await new.registry.open(ADA, PLAYED)
    ada = await new.connect(room, "ada", 0)
    changes = requests.ChangeOptions(options=WITH_NEW_MODULE), requests.ShowEmote(emote="cheer")
    for request in changes:
        assert await ada.ask(request) == UPGRADING
    assert await ada.ask(requests.SendChat(text="Old nodes read this.")) is None
    assert len(site.entries[room]) == 3
    await old.stop()
    await until(lambda: not new.lease.not_read_by_all)
    for request in changes:
        assert await ada.ask(request) is None


async def test_a_rematch_is_opened_when_every_living_node_can_read_it(site: MemorySite) -> None:
    """The game was opened before the node of the older version was started: an upgrade is undone."""
    new = await NodeFixture(site, "new").start()
    room = await seated_room(new, ["ada"])
    ada = await new.connect(room, "ada", 0)
    assert await ada.ask(requests.VoteToFinish(agreed=True)) is None
    await until(lambda: new.actor(room).room.state == "over")
    old = await NodeFixture(site, "old", reads=OLD_NAMES).start()
    await until(lambda: new.lease.not_read_by_all)
    assert await ada.ask(requests.Rematch()) == UPGRADING
    assert list(site.entries) == [room]
    await old.stop()
    await until(lambda: not new.lease.not_read_by_all)
    assert await ada.ask(requests.Rematch()) is None
    assert stored_room(site, new.actor(room).room.rematch).previous == room
    new.end()


async def test_a_player_is_told_to_try_again_in_a_minute(old: NodeFixture, new: NodeFixture) -> None:
    context = AppContext(PLAIN, new.store, now=virtual_now, lease=new.lease)
    app = create_http_app(context, RoomsApi(new.registry, context.identity).endpoints)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE) as browser:
        answer = await browser.post(
            "/api/rooms", json=msgspec.to_builtins(WITH_NEW_MODULE), headers={"Origin": HERE}
        )
    assert answer.status_code == 503
    assert answer.json() == {"reason": "upgrading", "text": UPGRADING.text}
    assert answer.headers["Retry-After"] == "60"
