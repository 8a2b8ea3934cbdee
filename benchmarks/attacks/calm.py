"""No attack: the latency of moves in normal operation."""

from __future__ import annotations

import asyncio

from benchmarks.attacks.run import Run


async def attack(run: Run) -> None:
    """Let the bystanders play for ten seconds."""
    with run.server() as server:
        async with run.bystanders(server) as bystanders:
            await asyncio.sleep(10)
            run.say(bystanders.report())
            run.say(f"memory {server.memory() >> 20} MB, {server.open_files()} open files")
        run.say(f"exit code after SIGTERM: {server.stop()}")
