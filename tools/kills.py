"""Kills a server with `kill -9` repeatedly while games are played, and counts errors."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from tests.server.end_to_end.crash_games import Findings, play_and_kill

_PER_BATCH: Final = 10
"""How many kills before new games start, since games end after some thousand decisions."""


def main() -> None:
    """Kill the server in batches and print the totals after each batch."""
    parser = argparse.ArgumentParser(prog="make kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often the server is killed (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the choices of players (1)")
    options = parser.parse_args()
    random = Random(options.seed)
    total = Findings(kills=0, rooms=0)
    while total.kills < options.kills:
        kills = min(_PER_BATCH, options.kills - total.kills)
        with tempfile.TemporaryDirectory() as folder:
            _add(total, asyncio.run(play_and_kill(Path(folder) / "pyrite.db", random, kills)))
        print(_line(total), flush=True)
    if not total.faultless:
        raise SystemExit("Something was lost or doubled; the counts are above.")


def _add(total: Findings, more: Findings) -> None:
    for name, count in vars(more).items():
        setattr(total, name, getattr(total, name) + count)


def _line(total: Findings) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in vars(total).items())


if __name__ == "__main__":
    main()
