"""`kill -9` while many games are played: what was accepted is there once, and all stand where they stood."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pyrite.game.notation.record import read_record, replay, verify
from tests.server.real.conftest import QUICK
from tests.server.real.kept import entries
from tests.server.real.people import Person, people
from tests.server.real.proof import told_of
from tests.server.real.within import run
from tests.server.serving import Server, serving

ROOMS = 30
KILLS = 3
PRESETS = ("classic", "saboteur 2", "tournament")


class Player:
    """Somebody who plays in one room, and remembers what was sent and what was accepted."""

    def __init__(self, person: Person, room: str, random: Random) -> None:
        self.person, self.room, self.random = person, room, random
        self.client = person.client(room, 0)
        self.accepted: list[str] = []
        self.unanswered: dict[str, dict[str, Any]] = {}

    async def play(self) -> None:
        """Go on until the server is gone."""
        client = self.client
        client.uri = self.person.uri(self.room)
        client.headers["Origin"] = self.person.address
        try:
            await client.connect()
            for ref, order in list(self.unanswered.items()):
                self.note(await client.order("Play", ref=ref, **order))
            while True:
                await client.until(lambda: client.choices or client.over)
                if client.over:
                    await client.until(lambda: False)
                await self.move()
        except (ConnectionClosed, OSError):
            return

    async def move(self) -> None:
        assert self.client.choices
        order = {"after": self.client.number, "command": self.random.choice(self.client.choices)}
        ref = f"{self.room}-{len(self.accepted)}-{self.client.number}"
        self.unanswered[ref] = order
        self.note(await self.client.order("Play", ref=ref, **order))

    def note(self, answer: dict[str, Any]) -> None:
        del self.unanswered[answer["ref"]]
        if answer["frame"] == "Accepted":
            self.accepted.append(answer["ref"])
        else:
            assert answer["reason"] in ("stale", "not-playing"), answer

    async def finish(self) -> None:
        """Finish here by agreement, which takes one person, unless the game is over."""
        client = self.client
        client.uri = self.person.uri(self.room)
        client.headers["Origin"] = self.person.address
        await client.connect()
        for ref, order in list(self.unanswered.items()):
            self.note(await client.order("Play", ref=ref, **order))
        if not client.over:
            answer = await client.order("Agree", agreed=True)
            assert answer["frame"] == "Accepted" or client.over, answer
        await client.until(lambda: client.over)


@asynccontextmanager
async def players(address: str, random: Random) -> AsyncIterator[list[Player]]:
    async with people(address, 5) as guests:
        found = []
        for number in range(ROOMS):
            person = guests[number % len(guests)]
            body = {"preset": PRESETS[number % len(PRESETS)], "bots": ("stroller", "hurrier")[number % 2]}
            room = (await person.post("/api/play-now", body))["room"]
            found.append(Player(person, room, Random(random.random())))
        yield found


async def kill(server: Server, found: list[Player], more: int) -> None:
    """After so many more orders were accepted, in the middle of whatever is going on then."""
    enough = accepted(found) + more
    while accepted(found) < enough:
        await asyncio.sleep(0.001)
    server.process.kill()
    await asyncio.to_thread(server.process.wait)


def accepted(found: list[Player]) -> int:
    return sum(len(player.accepted) for player in found)


async def play_and_kill(kept_at: Path, random: Random) -> None:
    store = f"sqlite:///{kept_at}"
    async with AsyncExitStack() as stack:
        with serving(*QUICK, store=store) as server:
            found = await stack.enter_async_context(players(server.address, random))
            await play_until_killed(server, found, random)
        for _ in range(KILLS - 1):
            with serving(*QUICK, store=store) as server:
                await play_until_killed(server, found, random)
        with serving(*QUICK, store=store) as server:
            move_to(server, found)
            await asyncio.gather(*(player.finish() for player in found))
            for player in found:
                await nothing_is_lost(player, kept_at)
            assert server.logged() == ""
    assert accepted(found) > ROOMS


async def play_until_killed(server: Server, found: list[Player], random: Random) -> None:
    move_to(server, found)
    playing = [asyncio.ensure_future(player.play()) for player in found]
    await kill(server, found, more=random.randrange(20, 80))
    await asyncio.gather(*playing)
    assert server.logged() == ""


def move_to(server: Server, found: list[Player]) -> None:
    """The same server at another port."""
    for player in found:
        player.person.move_to(server.address)


async def nothing_is_lost(player: Player, kept_at: Path) -> None:
    """What the player holds in hand, held against the store, the record and a client that begins anew."""
    client = player.client
    kept = entries(kept_at, player.room)
    refs = Counter(entry["ref"] for entry in kept if entry.get("ref"))
    assert all(refs[ref] == 1 for ref in player.accepted), "accepted, and not there once"
    assert set(refs.values()) == {1}, "carried out twice"
    assert len(player.accepted) == sum(1 for ref in refs if ref.startswith(player.room)), "not all were answered"
    again = await player.person.client(player.room, 0).connect()
    await again.until(lambda: again.number >= client.number)
    assert again.things == client.things
    assert again.folded() == client.folded()
    record = read_record(
        (await player.person.http.get(f"/api/rooms/{player.room}/record")).raise_for_status().text
    )
    assert verify(record) is None
    assert told_of(replay(record), 0) == client.facts
    played = [play["command"] for entry in kept if entry["entry"] == "Played" for play in entry["plays"]]
    assert len(played) == len(record.entries) - 1


@pytest.mark.parametrize("seed", [1])
def test_a_server_that_is_killed_again_and_again_loses_nothing_that_it_accepted(tmp_path: Path, seed: int) -> None:
    run(play_and_kill(tmp_path / "pyrite.db", Random(seed)))
