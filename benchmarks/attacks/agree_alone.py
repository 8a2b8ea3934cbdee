"""One player ends everybody's game: alone after a restart, or as a host who removed the others."""

from __future__ import annotations

from benchmarks.attacks.run import Run
from benchmarks.attacks.visitors import Visitor

_NAMES = ("Ada", "Bea", "Cleo")


async def _table(visitors: list[Visitor], address: str) -> str:
    """Three people at a table whose game has begun; its room."""
    for visitor, name in zip(visitors, _NAMES, strict=True):
        visitor.move_to(address)
        await visitor.arrive(name)
    host, *others = visitors
    room = await host.open_table(seats=4)
    for seat, other in enumerate(others, 1):
        await other.request(room, "Sit", seat=seat)
        await other.request(room, "Ready", seat=seat, ready=True)
    (await host.request(room, "Start")).raise_for_status()
    return room


async def attack(run: Run) -> None:
    """Let the first to come back after a restart agree, then a host who has removed the others."""
    visitors = [Visitor("http://127.0.0.1") for _ in _NAMES]
    with run.server("--no-limits") as server:
        room = await _table(visitors, server.address)
        for seat, visitor in enumerate(visitors):
            await visitor.connect(room, seat)
        server.stop()
        with run.server("--no-limits", store_file=server.store_file) as again:
            for visitor in visitors:
                visitor.move_to(again.address)
            first = await visitors[0].connect(room, 0)
            answer = await first.request("VoteToFinish", agreed=True)
            state = await visitors[1].state_of(room)
            run.say(f"the first to come back after a restart agrees ({answer}): the game of all three is {state}")

            room = await _table(visitors, again.address)
            host = await visitors[0].connect(room, 0)
            for seat in (1, 2):
                await host.request("Remove", seat=seat)
            answer = await host.request("VoteToFinish", agreed=True)
            state = await visitors[0].state_of(room)
            run.say(f"a host removes the two others and then agrees ({answer}): the game is {state}")
    for visitor in visitors:
        await visitor.leave()
