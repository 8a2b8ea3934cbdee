"""No attack: the latency of moves in normal operation, to compare with."""

from __future__ import annotations

import asyncio

from benchmarks.attacks.harness import AttackRun


async def attack(run: AttackRun) -> None:
    """Let other rooms play for ten seconds."""
    with run.server() as server:
        async with run.other_rooms(server) as other_rooms:
            await asyncio.sleep(10)
            run.report(other_rooms.summary())
            run.report(f"memory {server.memory() >> 20} MB, {server.open_files()} open files")
        run.report(f"exit code after SIGTERM: {server.stop()}")
