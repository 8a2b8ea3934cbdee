"""The system clock is set back by an hour during a game: do rate limits and the clocks of games still work?

The clock of the machine cannot be set for one process alone. So the server reads an offset from a file that this
attack writes.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from benchmarks.attacks.guests import Guest, GuestSocket
from benchmarks.attacks.harness import AttackRun

_HOUR = 3600
_REPLACE_CLOCK = """
import time
_wall, _wall_ns = time.time, time.time_ns
def _offset():
    with open({path!r}) as file:
        return int(file.read() or 0)
time.time = lambda: _wall() + _offset()
time.time_ns = lambda: _wall_ns() + _offset() * 1_000_000_000
"""


async def attack(run: AttackRun) -> None:
    """Set the clock back during a turn with a time limit, and again when a rate limit is used up."""
    clock = run.folder / "clock"
    clock.write_text("0")
    with run.server(
        "--speedup", "5", "--bot-delay", "0", "0", before=_REPLACE_CLOCK.format(path=str(clock))
    ) as server:
        guest = await Guest(server.address).arrive()
        # A turn of blitz has 20 seconds, and this clock runs five times as fast.
        body = {"preset": "classic", "bots": "random_bot", "clock": "blitz"}
        room = (await guest.http.post("/api/play-now", json=body)).raise_for_status().json()["room"]
        socket = await guest.connect(room)
        while not (await socket.next_frame()).get("choices"):
            pass
        clock.write_text(str(-_HOUR))
        run.report("the clock is set back by an hour during a turn of 4 s")
        run.report(f"the time of the turn runs out within 10 s: {await _time_runs_out(socket)}")
        await socket.close()
        used = [await guest.http.get("/api/me") for _ in range(200)]
        run.report(f"200 requests: {sum(each.status_code == 429 for each in used)} refused")
        clock.write_text(str(-2 * _HOUR))
        run.report("the clock is set back by another hour")
        for seconds in (1, 2, 4):
            await asyncio.sleep(seconds)
            response = await guest.http.get("/api/me")
            retry_after = response.headers.get("Retry-After", "none")
            run.report(f"a request {seconds} s later: {response.status_code}, Retry-After: {retry_after}")


async def _time_runs_out(socket: GuestSocket) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(10):
            while True:
                frame = await socket.next_frame()
                if any(each.get("event") == "TimeRanOut" for each in frame.get("items", ())):
                    return True
    return False
