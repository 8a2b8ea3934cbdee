"""One guest requests the reviews of three long games, for all viewers, as fast as the server allows."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Final

import httpx

from benchmarks.attacks.harness import AttackedServer, AttackRun

_SECONDS: Final = 15.0
_CONCURRENT: Final = 8
_GAMES: Final = ("one", "two", "three")
_SEATS: Final = 12

_PLAY: Final = """
import asyncio, sys
from msgspec.structs import replace
from pyrite.server.store import open_store
from pyrite.server.room.table_options import PRESETS
from tools.pictures.played_room import Person, PlayedRoom

async def main():
    store = await open_store(sys.argv[1])
    options = replace(PRESETS["the whole box"], seats=int(sys.argv[2]), bots="random_bot", clock="none")
    for name in sys.argv[3:]:
        played_room = PlayedRoom(name, options, [Person("Ada")])
        played_room.begin()
        await played_room.play_until(lambda room: room.state == "over")
        await played_room.save(store)
    await store.close()
    print(Person("Ada").token)

asyncio.run(main())
"""
"""Bots play the games with the code of the attacked checkout, because its store and cookies may differ."""


async def attack(run: AttackRun) -> None:
    """Request reviews, and measure the moves of other rooms meanwhile."""
    store_file = run.folder / "games.db"
    token = _play(run, store_file)
    with run.server(store_file=store_file) as server:
        async with run.other_rooms(server) as other_rooms:
            await asyncio.sleep(4)
            run.report(f"before:    {other_rooms.summary()}")
            other_rooms.reset()
            before = _cpu_seconds(server)
            statuses = await _request_reviews(server, token)
            seconds = ", ".join(
                f"{name} {after - before.get(name, 0.0):.1f} s" for name, after in _cpu_seconds(server).items()
            )
            run.report(f"meanwhile: {other_rooms.summary()}")
            run.report(f"responses in {_SECONDS:.0f} s: {dict(sorted(statuses.items()))}")
            run.report(f"CPU time: {seconds}; memory of the server {server.memory() >> 20} MB")


def _play(run: AttackRun, store_file: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, f"sqlite:///{store_file}", str(_SEATS), *_GAMES],
        env={**os.environ, "PYTHONPATH": f"{run.tree / 'src'}{os.pathsep}{run.tree}"},
        cwd=run.tree,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.strip()


async def _request_reviews(server: AttackedServer, token: str) -> Counter[str]:
    """Request reviews for some seconds; return how often each status was returned."""
    statuses: Counter[str] = Counter()
    viewers = ["spectator", *map(str, range(_SEATS))]
    addresses = [f"/api/rooms/{room}/suspicion?view_as={each}" for each in viewers for room in _GAMES]

    async def request_repeatedly(first: int) -> None:
        cookies = {"pyrite_guest": token}
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as guest:
            for number in count(first, _CONCURRENT):
                response = await guest.get(addresses[number % len(addresses)])
                statuses[str(response.status_code)] += 1
                if response.status_code == 429:
                    await asyncio.sleep(0.05)  # the attacker shares the machine with the server

    tasks = [asyncio.create_task(request_repeatedly(first)) for first in range(_CONCURRENT)]
    _, waiting = await asyncio.wait(tasks, timeout=_SECONDS)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    statuses["no response yet"] = len(waiting)
    return statuses


def _cpu_seconds(server: AttackedServer) -> dict[str, float]:
    """CPU seconds of the server, and of the processes that it has started."""
    found = {"server": server.cpu_seconds()}
    lists = [each.read_text() for each in Path(f"/proc/{server.pid}/task").glob("*/children")]
    for child in " ".join(lists).split():
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        found["its children"] = found.get("its children", 0.0) + seconds
    return found
