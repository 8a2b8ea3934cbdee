"""The coach over HTTP: only for a player who is alone with bots, at a table with a coach."""

import asyncio
from typing import Any

import httpx

from tests.server.serving import Server


def browser(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=60)


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def hint(client: httpx.AsyncClient, room: str, seat: int = 0) -> tuple[int, dict[str, Any]]:
    answer = await client.get(f"/api/rooms/{room}/hint", params={"seat": seat})
    return answer.status_code, answer.json()


async def request(client: httpx.AsyncClient, room: str, **body: object) -> None:
    await post(client, f"/api/rooms/{room}/requests", {"request": body})


def test_a_player_who_is_alone_gets_a_hint(server: Server) -> None:
    async def play() -> None:
        async with browser(server) as player, browser(server) as stranger:
            options = {"seats": 4, "coach": True, "first_seat": 0, "clock": "none"}
            room = (await post(player, "/api/rooms", options))["room"]
            assert (await hint(player, room))[1]["reason"] == "nothing-to-decide"
            await request(player, room, request="Start")
            assert (await stranger.get("/api/me")).is_success
            assert (await hint(stranger, room))[1]["reason"] == "no-coach"
            assert (await hint(player, room, seat=1))[1]["reason"] == "no-coach"
            status, found = await hint(player, room)
            assert status == 200
            assert set(found) == {"number", "command", "reason", "much_worse"}

    asyncio.run(play())


def test_without_the_option_there_is_no_coach(server: Server) -> None:
    async def play() -> None:
        async with browser(server) as player:
            room = (await post(player, "/api/play-now", {"seats": 4}))["room"]
            assert (await hint(player, room)) == (403, {"reason": "no-coach", "text": NO_COACH})

    asyncio.run(play())


def test_two_people_have_no_coach(server: Server) -> None:
    """Whether the other sits at another device or at the same."""

    async def play(same_device: bool) -> None:
        async with browser(server) as host, browser(server) as guest:
            room = (await post(host, "/api/rooms", {"seats": 3, "coach": True, "clock": "none"}))["room"]
            other = host if same_device else guest
            assert (await other.get("/api/me")).is_success
            await request(other, room, request="Sit", seat=1, name="Bea")
            if not same_device:
                await request(guest, room, request="Ready", seat=1, ready=True)
            await request(host, room, request="Start")
            for seat, client in ((0, host), (1, other)):
                assert (await hint(client, room, seat))[1]["reason"] == "no-coach"

    asyncio.run(play(same_device=True))
    asyncio.run(play(same_device=False))


NO_COACH = "Only a player who is alone with bots has a coach, if the table has that option."
