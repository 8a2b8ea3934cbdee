"""Load test: how many rooms of five people one core serves, compared with a bare relay of frames of equal size.

Each room plays one move a second, at its own phase, with rules, projection and SQLite. The server has one core and
the clients have another. Latency is the time from sending a request until the last of the five has received the
update. Both servers are measured in the same run, because machines differ and are noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.load.clients import PyriteClients, RelayClients
from benchmarks.load.measurement import ServerResult, measure, show_progress
from benchmarks.load.page import format_table, write_page
from benchmarks.load.prepared_rooms import SEATS, prepare_rooms
from benchmarks.load.server_process import PYRITE, RELAY, raise_open_file_limit, running_server, two_cores
from pyrite.server.serve import uvicorn_config

_OTHER_FILES = 200
"""Open files that are not sockets of clients, with a margin."""


class LoadResults(NamedTuple):
    """The results of a run."""

    pyrite: ServerResult
    relay: ServerResult


async def run(rooms: int, seconds: float, step_seconds: float, preset: str) -> LoadResults:
    """Measure the server, then the relay with frames of the measured sizes."""
    raise_open_file_limit(rooms * SEATS + _OTHER_FILES)
    server_core, client_core = two_cores()
    if server_core == client_core:
        show_progress("There is only one core. Clients and server share it, so the figures mean little.")
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'load.db'}"
        show_progress(f"creating {rooms} rooms ...")
        prepared = await prepare_rooms(store, rooms, preset)
        os.sched_setaffinity(0, {client_core})
        with running_server((*PYRITE, store), server_core) as process:
            pyrite_clients = [PyriteClients(each, rng) for each in prepared]
            pyrite = await measure("pyrite", process, pyrite_clients, seconds, step_seconds)
    with running_server(RELAY, server_core) as process:
        relay_clients = [RelayClients(number, pyrite.sizes, rng) for number in range(rooms)]
        relay = await measure("relay", process, relay_clients, seconds, step_seconds)
    return LoadResults(pyrite, relay)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="make load", description="Measure the capacity of the server on one core."
    )
    parser.add_argument("--rooms", type=int, default=600, help="rooms of five people (600)")
    parser.add_argument("--seconds", type=float, default=20, help="seconds of the steady rate (20)")
    parser.add_argument("--ramp", type=float, default=8, help="seconds of each higher rate, 0 for none (8)")
    parser.add_argument("--preset", default="classic", help="preset of the table options (classic)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/capacity.md")
    options = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn_config(None).get_loop_factory()) as runner:
        results = runner.run(run(options.rooms, options.seconds, options.ramp, options.preset))
    table = format_table(*results)
    print(table, end="")
    if options.write:
        write_page(table)


if __name__ == "__main__":
    main()
