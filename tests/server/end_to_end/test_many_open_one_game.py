"""Many guests open the same finished game at once, repeatedly."""

import asyncio
from pathlib import Path

from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import Person, people
from tests.server.serving import serving

PEOPLE = 16
TIMES = 12


async def finished_game(host: Person) -> str:
    """A game of one person and bots, finished by vote."""
    room = str((await host.post("/api/play-now", {"preset": "classic", "bots": "random_bot"}))["room"])
    client = await host.client(room, 0).connect()
    await client.accepted("VoteToFinish", agreed=True)
    await client.until(lambda: client.over)
    await client.close()
    return room


async def test_many_guests_open_one_finished_game_at_once(tmp_path: Path) -> None:
    with serving(*QUICK, store=f"sqlite:///{tmp_path / 'pyrite.db'}") as server:
        async with people(server.address, 1) as (host,):
            room = await finished_game(host)
            host.http.timeout = 20  # detects a blocked server sooner
            for _ in range(TIMES):
                paths = (f"/api/rooms/{room}", f"/api/rooms/{room}/replay")
                answers = await asyncio.gather(*(host.http.get(paths[each % 2]) for each in range(PEOPLE)))
                assert {answer.status_code for answer in answers} == {200}
            assert (await host.http.get("/health/live")).status_code == 200
        assert server.stop() == 0
        assert server.logged() == ""
