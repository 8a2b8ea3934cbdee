"""How much bots that think delay the event loop: in threads of the server, and in processes, in one run.

Games of the Bayesian bot are played at a steady rate of decisions. Meanwhile a task asks every millisecond to be
woken, and notes how late it is: this is how long every room waits. Phases without bots, with bots in two threads
and with bots in processes alternate, so that other programs on the machine disturb all of them alike.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from pyrite.game import COMPILED, Game, SetUp
from pyrite.game.commands import command_of
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from tools.local_bots import LocalBot

_TICK: Final = 0.001
_GAMES: Final = 8

Choose = Callable[[BotPlayer, Game], Awaitable[int]]


@dataclass
class Phase:
    """What was measured in all phases of one kind."""

    name: str
    choose: Choose | None
    lags: list[float] = field(default_factory=list)
    decisions: int = 0

    def percentile(self, hundredths: int) -> float:
        """A percentile of the lag, in milliseconds."""
        return statistics.quantiles(self.lags, n=100)[hundredths - 1] * 1000


class Threads:
    """Bots in two threads of this process, as the server had them before."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2)
        self._bots: dict[int, LocalBot] = {}

    async def choose(self, bot: BotPlayer, game: Game) -> int:
        """The move of a bot."""
        if bot.key not in self._bots:
            self._bots[bot.key] = LocalBot(bot.name, game.rules, bot.seat, bot.seed)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._bots[bot.key].choose, game)


async def measure_lag(lags: list[float]) -> None:
    """Note how late this task is woken, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _TICK
        await asyncio.sleep(_TICK)
        lags.append(loop.time() - due)


async def play(phase: Phase, choose: Choose, number: int, interval: float) -> None:
    """Play games one after another, with this many seconds between decisions, until cancelled."""
    while True:
        game = Game.begin(SetUp(5, seed=number.to_bytes(32, "big")))
        bots = [BotPlayer("bayesian", game.rules, seat, bytes(32)) for seat in range(5)]
        while game.asked is not None:
            chosen = await choose(bots[game.asked], game)
            phase.decisions += 1
            game.submit(game.asked, command_of(chosen, game.state.table.maze.grid))
            await asyncio.sleep(interval)
        number += _GAMES


async def run(phase: Phase, seconds: float, rate: float) -> None:
    """Measure one phase."""
    tasks = [asyncio.create_task(measure_lag(phase.lags))]
    if phase.choose is not None:
        tasks += [asyncio.create_task(play(phase, phase.choose, each, _GAMES / rate)) for each in range(_GAMES)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def measure(seconds: float, repeats: int, rate: float) -> None:
    """Measure all phases in turn, and print them."""
    executor = BotExecutor(ThinkingDelay(0, 0))
    game = Game.begin(SetUp(3))
    assert game.asked is not None
    await executor.think(BotPlayer("random_bot", game.rules, game.asked, bytes(32)), game)  # start a process
    phases = [Phase("no bots", None), Phase("threads", Threads().choose), Phase("processes", executor.think)]
    for _ in range(repeats):
        for phase in phases:
            await run(phase, seconds, rate)
    print(f"rules: {'compiled' if COMPILED else 'plain'}; lag of the event loop in ms")
    print(f"{'':10} {'p50':>8} {'p99':>8} {'max':>8} {'decisions/s':>12}")
    for phase in phases:
        shown = (phase.percentile(50), phase.percentile(99), max(phase.lags) * 1000)
        per_second = phase.decisions / (seconds * repeats)
        print(f"{phase.name:10} {shown[0]:8.2f} {shown[1]:8.2f} {shown[2]:8.2f} {per_second:12.0f}")
    print(f"p99 in processes / p99 in threads: {phases[2].percentile(99) / phases[1].percentile(99):.2f}")
    for process in executor.processes.process_ids:
        memory = next(line for line in _status(process) if line.startswith("VmRSS"))
        print(f"memory of a bot process: {int(memory.split()[1]) / 1024:.0f} MiB")
    await executor.close()


def _status(process: int) -> list[str]:
    status = Path(f"/proc/{process}/status")
    return status.read_text().splitlines() if status.exists() else ["VmRSS: 0 kB"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="length of a phase")
    parser.add_argument("--repeats", type=int, default=4, help="how often all phases are measured")
    parser.add_argument("--rate", type=float, default=40, help="decisions a second")
    given = parser.parse_args()
    asyncio.run(measure(given.seconds, given.repeats, given.rate))


if __name__ == "__main__":
    main()
