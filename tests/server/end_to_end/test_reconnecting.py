"""A client that disconnects at any moment and reconnects misses nothing."""

import asyncio
from random import Random
from typing import Any

from pyrite.game.notation.record import read_record, replay
from tests.server.end_to_end.client import Client
from tests.server.end_to_end.people import seated_room
from tests.server.end_to_end.random_play import play_random
from tests.server.end_to_end.secrecy_check import facts_sent_to
from tests.server.serving import Server


async def play_and_reconnect(client: Client, random: Random) -> int:
    """Play and reconnect at random moments, also between a request and its answer; return how often."""
    times = 0
    await client.connect()
    while not client.over:
        enough = len(client.frames) + random.randrange(1, 25)
        await play_random(client, random, lambda: len(client.frames) >= enough)  # noqa: B023  # awaited here
        ref, unanswered = "", dict[str, Any]()
        if client.choices and random.random() < 0.7:
            unanswered = {"after": client.number, "command": random.choice(client.choices)}
            ref = await client.send("Play", **unanswered)
            await asyncio.sleep(random.choice((0, 0.002, 0.02)))
        if random.random() < 0.7:
            await client.drop()
        else:
            await client.close()
        times += 1
        await asyncio.sleep(random.choice((0, 0, 0.01, 0.1)))
        await client.connect()
        if ref and not client.over:
            answer = await client.request("Play", ref=ref, **unanswered)
            assert answer["frame"] == "Accepted" or answer["reason"] in ("stale", "not-playing"), answer
    await client.close()
    return times


async def two_players_who_reconnect(server: Server, seed: int) -> None:
    async with seated_room(server.address, 2, modules=["saboteur2"], bots="random_bot") as seated:
        clients = [seated.client(seat) for seat in range(2)]
        times = await asyncio.gather(
            *(play_and_reconnect(client, Random(seed + place)) for place, client in enumerate(clients))
        )
        record = await seated.host.http.get(f"/api/rooms/{seated.room}/record")
        game = replay(read_record(record.raise_for_status().text))
        for client in clients:
            assert client.facts == facts_sent_to(game, client.seat)
        assert min(times) > 2


async def test_players_who_reconnect_all_the_time_miss_nothing(server: Server) -> None:
    await two_players_who_reconnect(server, 3)


async def test_a_single_player_reconnects_while_bots_play(server: Server) -> None:
    async with seated_room(server.address, 1, bots="random_bot") as seated:
        client = seated.client(0)
        assert await play_and_reconnect(client, Random(11)) > 2


async def test_reconnecting_with_a_number_that_is_too_large_gets_a_snapshot(server: Server) -> None:
    async with seated_room(server.address, 1) as seated:
        client = seated.client(0)
        client.number = 10_000
        await client.connect()
        await client.until(lambda: client.snapshots)
        assert client.snapshots[0]["number"] < 10_000
        await client.close()
