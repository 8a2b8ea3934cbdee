"""An upgrade of a site while people play: a node of an older version runs beside two new ones."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tools.cluster.nodes import ServerNode
from tools.cluster.site import Site

pytestmark = pytest.mark.xdist_group("cluster")  # one site for all tests

OLDER = """
from pyrite.game.modules import MODULES

del MODULES["toll"]
"""
"""What Python runs first in the node of the older version: there was no such module then."""


@pytest.fixture
async def old(site: Site, tmp_path: Path) -> AsyncIterator[ServerNode]:
    """The third node, of an older version until the end of the test."""
    node = site.nodes[2]
    (tmp_path / "sitecustomize.py").write_text(OLDER)
    node.program.environment["PYTHONPATH"] = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    await asyncio.to_thread(node.program.stop)
    await asyncio.to_thread(node.start)
    yield node
    del node.program.environment["PYTHONPATH"]
    await asyncio.to_thread(node.program.stop)
    await asyncio.to_thread(node.start)


async def opened(browser: httpx.AsyncClient, node: ServerNode, **options: Any) -> httpx.Response:
    return await browser.post(f"{node.address}/api/rooms", json=options, headers={"Origin": node.address})


async def test_a_room_that_an_old_node_could_not_read_is_opened_after_the_upgrade(
    site: Site, old: ServerNode
) -> None:
    new = site.nodes[0]
    async with httpx.AsyncClient(timeout=60) as browser:
        (await browser.get(f"{new.address}/api/me")).raise_for_status()
        assert "toll" in (await browser.get(f"{new.address}/api/choices")).text
        assert "toll" not in (await browser.get(f"{old.address}/api/choices")).text
        async with asyncio.timeout(30):  # the new node knows the old one from its next heartbeat on
            while (refused := await opened(browser, new, modules=["toll"])).is_success:
                await asyncio.sleep(0.1)
        assert (refused.status_code, refused.json()["reason"]) == (503, "upgrading")
        room = (await opened(browser, new, modules=["saboteur2"])).json()["room"]
        change = {"request": {"request": "ChangeOptions", "options": {"modules": ["toll"]}}}
        asked = f"/api/rooms/{room}/requests"
        refused = await browser.post(f"{new.address}{asked}", json=change, headers={"Origin": new.address})
        assert (refused.status_code, refused.json()["reason"]) == (409, "upgrading")
        read = await browser.get(f"{old.address}/api/rooms/{room}")
        assert read.json()["room"]["options"]["modules"] == ["saboteur2"]
        await asyncio.to_thread(old.program.stop)
        async with asyncio.timeout(30):
            while (await opened(browser, new, modules=["toll"])).status_code != 201:
                await asyncio.sleep(0.2)
