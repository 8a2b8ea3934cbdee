"""How much one core carries: five people to a room, over real sockets, beside a relay of frames of the same sizes.

In every room somebody moves once a second, at a phase of its own; rules, projection and SQLite are at work. The
server has one core, the clients have another. Measured is the time from a request sent to the moment when the last
of the five has heard of it. Both servers are measured in the same run, since machines differ and are noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.load.measuring import Figures, measure, say
from benchmarks.load.page import table, write_page
from benchmarks.load.players import Diggers, Echoes
from benchmarks.load.process import PYRITE, RELAY, allow_sockets, started, two_cores
from benchmarks.load.tables import SEATS, lay_tables
from pyrite.server.serve import uvicorn_config

_FILES_BESIDE = 200


class Both(NamedTuple):
    """What came of a run."""

    pyrite: Figures
    relay: Figures


async def run(rooms: int, seconds: float, step_seconds: float, preset: str) -> Both:
    """Measure the server, then the relay with frames of the sizes that were seen."""
    allow_sockets(rooms * SEATS + _FILES_BESIDE)
    server_core, client_core = two_cores()
    if server_core == client_core:
        say("There is only one core: clients and server get in each other's way, and the figures mean little.")
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'load.db'}"
        say(f"{rooms} tables are laid ...")
        tables = await lay_tables(store, rooms, preset)
        os.sched_setaffinity(0, {client_core})
        with started((*PYRITE, store), server_core) as process:
            diggers = [Diggers(each, chance) for each in tables]
            pyrite = await measure("pyrite", process, diggers, seconds, step_seconds)
    with started(RELAY, server_core) as process:
        echoes = [Echoes(number, pyrite.sizes, chance) for number in range(rooms)]
        relay = await measure("relay", process, echoes, seconds, step_seconds)
    return Both(pyrite, relay)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make load", description="How much one core carries.")
    parser.add_argument("--rooms", type=int, default=600, help="rooms of five people (600)")
    parser.add_argument("--seconds", type=float, default=20, help="how long the steady pace is played (20)")
    parser.add_argument("--ramp", type=float, default=8, help="seconds of each faster pace, 0 for none (8)")
    parser.add_argument("--preset", default="classic", help="what is played (classic)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/capacity.md")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        both = runner.run(run(asked.rooms, asked.seconds, asked.ramp, asked.preset))
    found = table(*both)
    print(found, end="")
    if asked.write:
        write_page(found)


if __name__ == "__main__":
    main()
