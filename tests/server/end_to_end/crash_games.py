"""Plays games while the server is killed with `kill -9`, and checks each game afterwards."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from pyrite.game.notation.record import read_record, replay, verify
from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import Person, people
from tests.server.end_to_end.secrecy_check import facts_sent_to
from tests.server.end_to_end.stored_entries import entries
from tests.server.serving import Server, serving

ROOMS = 30
PRESETS = ("classic", "saboteur 2", "tournament")


@dataclass
class Findings:
    """The results of a run."""

    kills: int
    rooms: int
    accepted: int = 0
    """Requests that the server accepted."""
    lost: int = 0
    """Accepted requests that are not in the store."""
    doubled: int = 0
    """Requests that were carried out more than once."""
    gaps: int = 0
    """Clients that received an item with a wrong number."""
    different: int = 0
    """Games in which the player, a new client and the record differ."""
    logged: int = 0
    """Servers that logged an error."""

    @property
    def faultless(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.lost or self.doubled or self.gaps or self.different or self.logged)


class Player:
    """A player in one room who records what was sent and accepted."""

    def __init__(self, person: Person, room: str, random: Random) -> None:
        self.person, self.room, self.random = person, room, random
        self.client = person.client(room, 0)
        self.accepted: list[str] = []
        self.unanswered: dict[str, dict[str, Any]] = {}

    async def play(self) -> None:
        """Play until the server is gone."""
        client = self.client
        client.uri = self.person.uri(self.room)
        client.headers["Origin"] = self.person.address
        try:
            await client.connect()
            for ref, request in list(self.unanswered.items()):
                self.note(await client.request("Play", ref=ref, **request))
            while True:
                await client.until(lambda: client.choices or client.over)
                if client.over:
                    await client.until(lambda: False)
                await self.move()
        except (ConnectionClosed, OSError):
            return

    async def move(self) -> None:
        assert self.client.choices
        request = {"after": self.client.number, "command": self.random.choice(self.client.choices)}
        ref = f"{self.room}-{len(self.accepted)}-{self.client.number}"
        self.unanswered[ref] = request
        self.note(await self.client.request("Play", ref=ref, **request))

    def note(self, answer: dict[str, Any]) -> None:
        del self.unanswered[answer["ref"]]
        if answer["frame"] == "Accepted":
            self.accepted.append(answer["ref"])
        else:
            assert answer["reason"] in ("stale", "not-playing"), answer

    async def finish(self) -> None:
        """Finish the game by the vote of its only person, unless it is over."""
        client = self.client
        client.uri = self.person.uri(self.room)
        client.headers["Origin"] = self.person.address
        await client.connect()
        for ref, request in list(self.unanswered.items()):
            self.note(await client.request("Play", ref=ref, **request))
        if not client.over:
            answer = await client.request("VoteToFinish", agreed=True)
            assert answer["frame"] == "Accepted" or client.over, answer
        await client.until(lambda: client.over)


@asynccontextmanager
async def seated_players(address: str, random: Random) -> AsyncIterator[list[Player]]:
    async with people(address, 5) as guests:
        players = []
        for number in range(ROOMS):
            person = guests[number % len(guests)]
            body = {"preset": PRESETS[number % len(PRESETS)], "bots": ("random_bot", "greedy_digger")[number % 2]}
            room = (await person.post("/api/play-now", body))["room"]
            players.append(Player(person, room, Random(random.random())))
        yield players


async def kill(server: Server, players: list[Player], more: int) -> None:
    """Kill the server once this many more requests are accepted."""
    enough = accepted(players) + more
    while accepted(players) < enough:
        await asyncio.sleep(0.001)
    server.process.kill()
    await asyncio.to_thread(server.process.wait)


def accepted(players: list[Player]) -> int:
    return sum(len(player.accepted) for player in players)


async def play_and_kill(db_path: Path, random: Random, kills: int) -> Findings:
    """Play in all rooms, kill the server this many times, then compare what players received with the store."""
    store = f"sqlite:///{db_path}"
    findings = Findings(kills=kills, rooms=ROOMS)
    async with AsyncExitStack() as stack:
        with serving(*QUICK, store=store) as server:
            players = await stack.enter_async_context(seated_players(server.address, random))
            await play_until_killed(server, players, random, findings)
        for _ in range(kills - 1):
            with serving(*QUICK, store=store) as server:
                await play_until_killed(server, players, random, findings)
        with serving(*QUICK, store=store) as server:
            move_to(server, players)
            await asyncio.gather(*(player.finish() for player in players))
            for player in players:
                await compare(player, db_path, findings)
            findings.logged += bool(server.logged())
    findings.accepted = accepted(players)
    return findings


async def play_until_killed(server: Server, players: list[Player], random: Random, findings: Findings) -> None:
    move_to(server, players)
    playing = [asyncio.ensure_future(player.play()) for player in players]
    await kill(server, players, more=random.randrange(20, 80))
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, AssertionError) and str(outcome).startswith("a gap"):
            findings.gaps += 1
        elif isinstance(outcome, BaseException):
            raise outcome
    findings.logged += bool(server.logged())


def move_to(server: Server, players: list[Player]) -> None:
    """Let all players use the new server, which has another port."""
    for player in players:
        player.person.move_to(server.address)


async def compare(player: Player, db_path: Path, findings: Findings) -> None:
    """Compare the state of the player with the store, the record and a new client."""
    client = player.client
    kept = entries(db_path, player.room)
    refs = Counter(entry["ref"] for entry in kept if entry.get("ref"))
    findings.lost += sum(1 for ref in player.accepted if not refs[ref])
    findings.doubled += sum(1 for count in refs.values() if count > 1)
    assert len(player.accepted) == sum(1 for ref in refs if ref.startswith(player.room)), (
        "a request was never answered"
    )
    again = await player.person.client(player.room, 0).connect()
    await again.until(lambda: again.number >= client.number)
    record = read_record(
        (await player.person.http.get(f"/api/rooms/{player.room}/record")).raise_for_status().text
    )
    played = [play["command"] for entry in kept if entry["entry"] == "Played" for play in entry["plays"]]
    findings.different += not (
        again.items == client.items
        and again.view_json() == client.view_json()
        and verify(record) is None
        and facts_sent_to(replay(record), 0) == client.facts
        and len(played) == len(record.entries) - 1
    )
