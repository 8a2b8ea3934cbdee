"""Reviews of finished games: computed once, in a worker process, only for permitted viewers."""

import asyncio
import signal
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import Person, people, seated_room
from tests.server.serving import Server, serving

PATHS = ("record", "replay", "replay?view_as=all", "replay?view_as=0", "suspicion", "suspicion?view_as=1")


async def finished(person: Person, **options: object) -> str:
    """A room whose only person has finished the game by vote."""
    room = str((await person.post("/api/play-now", {"bots": "random_bot", **options}))["room"])
    client = await person.client(room, 0).connect()
    await client.accepted("VoteToFinish", agreed=True)
    await client.until(lambda: client.over)
    await client.close()
    return room


async def computed(server: Server) -> int:
    """How many reviews the server has computed."""
    async with httpx.AsyncClient() as http:
        shown = (await http.get(f"{server.address}/metrics")).text
    counts = [line for line in shown.splitlines() if line.startswith("pyrite_review_seconds_count")]
    return sum(round(float(line.split()[-1])) for line in counts)


def worker_of(server: Server) -> psutil.Process:
    """The worker process of the server."""
    children = psutil.Process(server.process.pid).children()
    [worker] = [child for child in children if "spawn_main" in " ".join(child.cmdline())]
    return worker


async def test_a_review_is_computed_once_and_answered_with_304_afterwards(server: Server) -> None:
    async with people(server.address, 2) as (ada, bea):
        room = await finished(ada)
        before = await computed(server)
        for path in PATHS:
            address = f"/api/rooms/{room}/{path}"
            first = (await ada.http.get(address)).raise_for_status()
            tag = first.headers["etag"]
            assert first.headers["cache-control"] == "private, no-cache"
            assert first.headers["vary"] == "Cookie"
            again = await ada.http.get(address, headers={"If-None-Match": f'"other", W/{tag}'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            other = await bea.http.get(address, headers={"If-None-Match": '"other"'})
            assert (other.status_code, other.content) == (200, first.content)
        assert await computed(server) - before == len(PATHS)
        for wrong in ("replay?view_as=7", "suspicion?view_as=7"):
            assert (await ada.http.get(f"/api/rooms/{room}/{wrong}")).status_code == 400
        assert (await ada.http.get("/api/rooms/nowhere/record")).status_code == 404
        assert await computed(server) - before == len(PATHS)


async def test_notes_are_shown_only_to_their_owner_even_if_written_after_the_game(server: Server) -> None:
    async with people(server.address, 2) as (ada, bea):
        room = await finished(ada)
        address = f"/api/rooms/{room}/replay?view_as=0"
        empty = await ada.http.get(address)
        client = await ada.client(room, 0).connect()
        await client.accepted("WriteNote", text="It was seat 3.", about=None)
        await client.accepted("SendChat", text="Well played.")
        await client.accepted("MarkSeat", about=3, mark="foe")
        owner = await ada.http.get(address)
        assert (owner.json()["notes"], owner.json()["marks"]) == ([[None, "It was seat 3."]], [[3, "foe"]])
        stranger = await bea.http.get(address, headers={"If-None-Match": owner.headers["etag"]})
        assert (stranger.status_code, stranger.content) == (200, empty.content)
        await client.accepted("WriteNote", text="", about=None)
        await client.accepted("MarkSeat", about=3, mark="")
        cleared = await ada.http.get(address, headers={"If-None-Match": owner.headers["etag"]})
        assert (cleared.status_code, cleared.content) == (200, empty.content)


async def test_a_forbidden_viewer_is_refused_even_if_the_review_is_cached(server: Server) -> None:
    async with (
        seated_room(server.address, 1, spectators=False) as seated,
        people(server.address, 1) as (stranger,),
    ):
        host = await seated.client(0).connect()
        early = await seated.host.http.get(f"/api/rooms/{seated.room}/record")
        assert (early.status_code, early.json()["reason"]) == (409, "not-over")
        await host.accepted("VoteToFinish", agreed=True)
        for path in PATHS:
            address = f"/api/rooms/{seated.room}/{path}"
            shown = (await seated.host.http.get(address)).raise_for_status()
            refused = await stranger.http.get(address, headers={"If-None-Match": shown.headers["etag"]})
            assert (refused.status_code, refused.json()["reason"]) == (403, "no-spectators")
            assert "etag" not in refused.headers
            assert refused.headers["cache-control"] == "no-store"


async def test_games_continue_while_a_review_is_computed(server: Server) -> None:
    async with people(server.address, 1) as (ada,):
        room = await finished(ada)
        await ada.http.get(f"/api/rooms/{room}/record")
        before = await computed(server)
        worker = worker_of(server)
        worker.suspend()  # pauses the computation
        try:
            asking = [
                asyncio.create_task(ada.http.get(f"/api/rooms/{room}/suspicion?view_as=0")) for _ in range(5)
            ]
            other = await finished(ada)
            client = await ada.client(other, 0).connect()
            await client.accepted("SendChat", text="I can still speak.")
            assert not any(each.done() for each in asking)
        finally:
            worker.resume()
        answers = await asyncio.gather(*asking)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert await computed(server) - before == 1


async def test_a_worker_process_that_dies_is_replaced_and_the_request_answered(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'pyrite.db'}"
    with serving(*QUICK, store=store) as server:
        async with people(server.address, 1) as (ada,):
            room = await finished(ada)
            await ada.http.get(f"/api/rooms/{room}/record")
            worker = worker_of(server)
            worker.suspend()
            asking = asyncio.create_task(ada.http.get(f"/api/rooms/{room}/replay"))
            await ada.http.get(f"/api/rooms/{room}/record")  # then the earlier request has reached the server too
            worker.kill()
            refused = await asking
            assert (refused.status_code, refused.json()["reason"]) == (503, "no-review-now")
            assert refused.json()["text"] == "The game can't be shown right now. Try again in a moment."
            assert refused.headers["retry-after"] == "1"
            assert (await ada.http.get(f"/api/rooms/{room}/replay")).status_code == 200
            assert worker_of(server) != worker
            worker_of(server).suspend()
            asking = asyncio.create_task(ada.http.get(f"/api/rooms/{room}/suspicion"))
            await ada.http.get(f"/api/rooms/{room}/record")
            assert await asyncio.to_thread(server.stop) == 0, "it stops though the worker hangs"
            await asyncio.wait([asking])
            assert asking.exception() or asking.result().status_code == 503


async def test_a_killed_server_leaves_no_worker_and_no_lock(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'pyrite.db'}"
    with serving(*QUICK, store=store) as server:
        async with people(server.address, 1) as (ada,):
            await ada.http.get(f"/api/rooms/{await finished(ada)}/record")
        worker = worker_of(server)
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        with serving(*QUICK, store=store) as again:
            assert again.logged() == ""
        worker.wait(60)


async def test_reviews_have_their_own_rate_limit() -> None:
    with serving("--bot-delay", "0", "0") as server:
        async with people(server.address, 2) as (ada, bea):
            rooms = [await finished(ada, seats=10) for _ in range(3)]
            seats = ["spectator", *map(str, range(10))]
            addresses = [f"/api/rooms/{room}/replay?view_as={seat}" for room in rooms for seat in seats]
            answers = [await ada.http.get(address) for address in addresses]
            allowed = sum(answer.status_code == 200 for answer in answers)
            assert 30 <= allowed < len(addresses)
            refused = answers[-1]
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many")
            assert int(refused.headers["retry-after"]) >= 1
            assert (await ada.http.get(addresses[0])).status_code == 200, "a cached review is still sent"
            assert (await bea.http.get(addresses[-1])).status_code == 200, "others are not limited by it"
            assert (await ada.http.get(addresses[-1])).status_code == 200
