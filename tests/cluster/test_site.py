"""Games on a site of three nodes go on when a node dies or stops, and every client is told what happened, once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest

from pyrite.server.room.table_options import TableOptions
from tests.server.end_to_end.secrecy_check import check_no_frame_contains, check_viewer_secrecy
from tools.cluster.nodes import ServerNode
from tools.cluster.site import Site
from tools.faults.campaign import read_logs
from tools.faults.checks import check_room
from tools.faults.client import PlayingClient, now
from tools.faults.history import Finding, RoomHistory
from tools.faults.measures import longest_pause
from tools.faults.tables import OPTIONS, PEOPLE, Crowd, Table

pytestmark = pytest.mark.xdist_group("cluster")  # one site for all tests

ROOMS = 3
QUICK = (0.05, 0.2)
WITHOUT_WINDOWS = [options for options in OPTIONS if "veto" not in options.modules]
"""A window that is open for two seconds would make tests slow."""
WITH_WINDOWS = [options for options in OPTIONS if "veto" in options.modules]


@asynccontextmanager
async def playing(
    site: Site,
    hosts: list[str],
    seed: int,
    options: list[TableOptions] = WITHOUT_WINDOWS,
    rooms: int = ROOMS,
    first: int = 10,
) -> AsyncIterator[Crowd]:
    """People who play at some tables until the end of the block; then every game is checked."""
    crowd = Crowd(site.address, hosts, Random(seed), QUICK, options)
    try:
        await crowd.open(rooms)
        await moves(crowd, first)
        yield crowd
        await moves(crowd, 10)
        await crowd.settle()
        assert await findings(site, crowd) == []
    finally:
        await crowd.close()


async def moves(crowd: Crowd, number: int) -> None:
    """Wait until each table has had this many more moves."""
    before = [moves_seen(table.clients[0]) for table in crowd.tables]
    async with asyncio.timeout(60):
        while any(
            moves_seen(table.clients[0]) < seen + number and not table.over
            for table, seen in zip(crowd.tables, before, strict=True)
        ):
            await asyncio.sleep(0.05)


def moves_seen(client: PlayingClient) -> int:
    return sum(b'"TurnBegun"' in each.frame for each in client.history.received)


async def findings(site: Site, crowd: Crowd) -> list[Finding]:
    found: list[Finding] = []
    tables = [*crowd.take_finished(), *crowd.tables]
    logs = await asyncio.to_thread(read_logs, site, [table.room for table in tables])
    for table in tables:
        viewers = [client.history for client in table.clients]
        found += await asyncio.to_thread(check_room, RoomHistory(table.room, logs[table.room], viewers))
    return found


def through_haproxy(site: Site) -> list[str]:
    return [f"127.0.0.1:{site.haproxy.port}"]


def to_any_node(site: Site) -> list[str]:
    return [f"127.0.0.1:{node.port}" for node in site.nodes]


def pauses(crowd: Crowd, since: int) -> list[int]:
    """How long each client waited that lost its connection."""
    waited = [
        longest_pause(each.pauses_until(now()), since, now(), only_disconnected=True, silent=False)
        for table in (*crowd.tables, *crowd.finished)
        for each in table.clients
    ]
    return [each for each in waited if each is not None]


async def test_games_with_people_on_several_nodes_survive_the_death_of_one(site: Site) -> None:
    async with playing(site, to_any_node(site), 1) as crowd:
        node, at = max(site.nodes, key=ServerNode.connection_count), now()
        node.program.kill()
        await moves(crowd, 5)
        assert pauses(crowd, at), "nobody was connected to the node that died"
        await asyncio.to_thread(node.start)


async def test_a_node_that_stops_hands_its_people_over_within_a_second(site: Site) -> None:
    async with playing(site, through_haproxy(site), 2) as crowd:
        node, at = max(site.nodes, key=ServerNode.connection_count), now()
        await asyncio.to_thread(node.program.stop)
        handed_over = pauses(crowd, at)
        await asyncio.to_thread(node.start)
        assert handed_over, "nobody was connected to the node that stopped"
        assert max(handed_over) < 1000


async def test_nobody_loses_their_connection_while_the_database_is_away(site: Site) -> None:
    async with playing(site, through_haproxy(site), 4) as crowd:
        at = now()
        await asyncio.to_thread(site.postgres.kill)
        await asyncio.sleep(4)  # longer than nodes have a lease
        assert {ready(node) for node in site.nodes} == {404}
        site.postgres.start()  # it ends with the thread that starts it
        await moves(crowd, 2)
        assert pauses(crowd, at) == []


def ready(node: ServerNode) -> int:
    return httpx.get(f"http://127.0.0.1:{node.port}/health/ready").status_code


@pytest.mark.plain  # random numbers within a round are patched
@pytest.mark.rule("INFO-4")
async def test_nobody_is_sent_a_secret_whichever_nodes_they_are_connected_to(site: Site) -> None:
    rng = Random(3)
    async with playing(site, to_any_node(site), 3, WITH_WINDOWS, rooms=1, first=1) as crowd:
        table = crowd.tables[0]
        while not has_seen_passes_and_windows(table) or sum(client.connections for client in table.clients) < 9:
            rng.choice(table.clients).close()  # and reconnect, perhaps to another node
            await moves(crowd, 1)
        for client in table.clients[:PEOPLE]:
            client.playing = False
            client.request("VoteToFinish", agreed=True)
        async with asyncio.timeout(30):
            while not table.over:
                await asyncio.sleep(0.05)
        async with httpx.AsyncClient(timeout=60, headers={"Cookie": table.clients[0].login.cookie}) as http:
            record = (await http.get(f"{site.address}/api/rooms/{table.room}/record")).raise_for_status().text
        for client in table.clients[:PEOPLE]:
            check_viewer_secrecy(record, client.login.viewer, facts_of(client), rng, worlds=1)
            for leaked in leaks_in(facts_of(client), client.login.viewer):
                with pytest.raises(AssertionError):
                    check_viewer_secrecy(record, client.login.viewer, leaked, rng, worlds=0)
        log = [json.loads(entry) for entry in read_logs(site, [table.room])[table.room]]
        secrets = {"the seed": log[0]["seed"]}
        secrets |= {f"guest {guest}": guest for entry in log if (guest := entry.get("guest"))}
        secrets |= {f"cookie of {client.login.viewer}": client.login.cookie for client in table.clients}
        for client in table.clients:
            frames = [each.frame.decode() for each in client.history.received]
            ended = next(place for place, frame in enumerate(frames) if '"GameRevealed"' in frame)
            check_no_frame_contains(frames[:ended], secrets)


def facts_of(client: PlayingClient) -> list[dict[str, Any]]:
    updates = (json.loads(each.frame) for each in client.history.received)
    return [item for frame in updates if frame["frame"] == "Update" for item in frame["items"] if "fact" in item]


def has_seen_passes_and_windows(table: Table) -> bool:
    """Whether every player has seen a window for vetoes, and another seat that passed."""
    return all(
        {"VetoAsked", "Passed"}
        <= {fact["fact"] for fact in facts_of(client) if fact.get("seat") != client.login.viewer}
        for client in table.clients[:PEOPLE]
    )


def leaks_in(facts: list[dict[str, Any]], viewer: int | None) -> list[list[dict[str, Any]]]:
    """The facts with a planted leak: a card that another seat passed, and who could have vetoed."""
    place = next(place for place, fact in enumerate(facts) if fact["fact"] == "Passed" and fact["seat"] != viewer)
    window = next(place for place, fact in enumerate(facts) if fact["fact"] == "VetoAsked")
    passed = [*facts[:place], {**facts[place], "cards": ["NESW"]}, *facts[place + 1 :]]
    asked = [*facts[:window], {**facts[window], "seats": facts[window]["seats"][:1]}, *facts[window + 1 :]]
    return [passed, asked]
