"""A game with bots goes on when their process is killed, and their processes end with the server."""

import asyncio
from contextlib import suppress
from random import Random

import psutil  # type: ignore[import-untyped]

from tests.server.end_to_end.conftest import QUICK
from tests.server.end_to_end.people import people
from tests.server.end_to_end.random_play import play_random
from tests.server.serving import Server, serving


def bot_processes(server: Server) -> list[psutil.Process]:
    """The running processes in which bots think."""
    return [child for child in psutil.Process(server.process.pid).children() if thinks(child)]


def thinks(child: psutil.Process) -> bool:
    """Whether bots think in this process. One that has just been killed has no command line."""
    try:
        return "bot_processes.worker" in " ".join(child.cmdline())
    except psutil.NoSuchProcess:
        return False


async def test_a_game_goes_on_when_bot_processes_are_killed() -> None:
    with serving(*QUICK) as server:
        await play_and_kill(server)
        processes = bot_processes(server)
        assert server.stop() == 0
        assert psutil.wait_procs(processes, 20)[1] == []


async def play_and_kill(server: Server) -> None:
    """Play a whole game, and kill all bot processes three times."""
    async with people(server.address, 1) as (ada,):
        options = {"bots": "greedy_digger", "seats": 4, "clock": "none"}
        room = str((await ada.post("/api/play-now", options))["room"])
        client = await ada.client(room, 0).connect()
        playing = asyncio.create_task(play_random(client, Random(1)))
        killed_at = [client.number]
        while not playing.done():
            await asyncio.sleep(0.05)
            if client.number > killed_at[-1] + 30 and len(killed_at) < 4:  # the next process has played
                for process in bot_processes(server):
                    with suppress(psutil.NoSuchProcess):  # it has just ended
                        process.kill()
                killed_at.append(client.number)
        await playing
        assert client.over
        assert len(killed_at) == 4
        shown = (await ada.http.get(f"{server.address}/metrics")).text
        assert 'pyrite_bot_process_restarts_total{reason="ended"}' in shown
        assert "pyrite_bot_fallbacks_total{" not in shown, "every move is that of the bot"
        await client.close()
