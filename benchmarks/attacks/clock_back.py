"""The clock is set back by an hour while people play: does the server still let them in, do clocks of games run?

The process of the server reads its clock through a file that this attack writes: the clock of the machine cannot
be set for one process alone.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection

from benchmarks.attacks.guests import Guest
from benchmarks.attacks.run import Run

_HOUR = 3600
_BEFORE = """
import time
_wall, _wall_ns = time.time, time.time_ns
def _ahead():
    with open({path!r}) as file:
        return int(file.read() or 0)
time.time = lambda: _wall() + _ahead()
time.time_ns = lambda: _wall_ns() + _ahead() * 1_000_000_000
"""


async def attack(run: Run) -> None:
    """Set the clock back during a turn that has a clock, and once more when a limit is used up."""
    clock = run.folder / "clock"
    clock.write_text("0")
    with run.server("--speedup", "5", "--bot-delay", "0", "0", before=_BEFORE.format(path=str(clock))) as server:
        guest = await Guest(server.address).arrive()
        body = {
            "preset": "classic",
            "bots": "random_bot",
            "clock": "blitz",
        }  # 20 seconds a turn, five times as fast
        room = (await guest.http.post("/api/play-now", json=body)).raise_for_status().json()["room"]
        socket = await guest.connect(room)
        while not json.loads(await socket.recv()).get("choices"):
            pass
        clock.write_text(str(-_HOUR))
        run.say("the clock is set back by an hour during a turn of 4 s")
        run.say(f"the clock of the game decides within 10 s: {await _time_runs_out(socket)}")
        await socket.close()
        used = [await guest.http.get("/api/me") for _ in range(200)]
        run.say(f"200 requests at once: {sum(each.status_code == 429 for each in used)} refused")
        clock.write_text(str(-2 * _HOUR))
        run.say("the clock is set back by another hour")
        for seconds in (1, 2, 4):
            await asyncio.sleep(seconds)
            answer = await guest.http.get("/api/me")
            wait = answer.headers.get("Retry-After", "no")
            run.say(f"one more request {seconds} s later: {answer.status_code}, to wait {wait} seconds")


async def _time_runs_out(socket: ClientConnection) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            while True:
                frame = json.loads(await socket.recv())
                if any(each.get("event") == "TimeRanOut" for each in frame.get("items", ())):
                    return True
    return False
