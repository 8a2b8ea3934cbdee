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

from benchmarks.attacks.run import AttackedServer, Run

_SECONDS: Final = 15.0
_AT_ONCE: Final = 8
_GAMES: Final = ("one", "two", "three")
_SEATS: Final = 12

_PLAY: Final = """
import asyncio, sys
from msgspec.structs import replace
from pyrite.server.store import open_store
from pyrite.server.room.table_options import PRESETS
from tools.pictures.stage import Person, Stage

async def main():
    store = await open_store(sys.argv[1])
    terms = replace(PRESETS["the whole box"], seats=int(sys.argv[2]), bots="random_bot", clock="none")
    for name in sys.argv[3:]:
        stage = Stage(name, terms, [Person("Ada")])
        stage.begin()
        await stage.play_until(lambda room: room.state == "over")
        await stage.save(store)
    await store.close()
    print(Person("Ada").token)

asyncio.run(main())
"""
"""Bots play the games with the code of the attacked checkout, whose store and cookies may differ."""


async def attack(run: Run) -> None:
    """Request reviews, and measure the moves of other rooms meanwhile."""
    store_file = run.folder / "games.db"
    token = _play(run, store_file)
    with run.server(store_file=store_file) as server:
        async with run.bystanders(server) as bystanders:
            await asyncio.sleep(4)
            run.say(f"before:    {bystanders.report()}")
            bystanders.forget()
            before = _processor(server)
            answers = await _ask(server, token)
            seconds = ", ".join(
                f"{name} {after - before.get(name, 0.0):.1f} s" for name, after in _processor(server).items()
            )
            run.say(f"meanwhile: {bystanders.report()}")
            run.say(f"answers in {_SECONDS:.0f} s: {dict(sorted(answers.items()))}")
            run.say(f"processor time: {seconds}; memory of the server {server.memory() >> 20} MB")


def _play(run: Run, store_file: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, f"sqlite:///{store_file}", str(_SEATS), *_GAMES],
        env={**os.environ, "PYTHONPATH": f"{run.tree / 'src'}{os.pathsep}{run.tree}"},
        cwd=run.tree,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.strip()


async def _ask(server: AttackedServer, token: str) -> Counter[str]:
    """How often each status came back."""
    answers: Counter[str] = Counter()
    viewers = ["spectator", *map(str, range(_SEATS))]
    addresses = [f"/api/rooms/{room}/suspicion?view_as={each}" for each in viewers for room in _GAMES]

    async def one(first: int) -> None:
        cookies = {"pyrite_guest": token}
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as guest:
            for number in count(first, _AT_ONCE):
                answer = await guest.get(addresses[number % len(addresses)])
                answers[str(answer.status_code)] += 1
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)  # the attacker shares the machine with the server

    asking = [asyncio.create_task(one(first)) for first in range(_AT_ONCE)]
    _, waiting = await asyncio.wait(asking, timeout=_SECONDS)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    answers["still waiting"] = len(waiting)
    return answers


def _processor(server: AttackedServer) -> dict[str, float]:
    """Seconds of the processor that the server has used, and the processes that it has started."""
    found = {"server": server.cpu_seconds()}
    lists = [each.read_text() for each in Path(f"/proc/{server.pid}/task").glob("*/children")]
    for child in " ".join(lists).split():
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        found["its children"] = found.get("its children", 0.0) + seconds
    return found
