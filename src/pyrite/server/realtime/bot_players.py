"""Bots that play in rooms. They think in other processes, see only their own view, and wait before they decide."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Final

from pyrite.game import Game
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.legal import legal_moves
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.moves import move
from pyrite.game.table import NOBODY
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.bot_processes.worker_queue import NoAnswer
from pyrite.server.operations.logs import get_logger
from pyrite.server.room.clock import default_move

_LET_PASS: Final = move(LET_PASS, 0)


class ThinkingDelay:
    """How long bots wait before they decide. Random, so that it reveals nothing of what they know."""

    def __init__(self, shortest: float = 0.9, longest: float = 2.5, rng: Random | None = None) -> None:
        self._shortest = shortest
        self._longest = longest
        self._rng = rng or Random()

    def turn(self) -> float:
        """Seconds before a decision: usually short, sometimes long."""
        likely = self._shortest + (self._longest - self._shortest) / 4
        return self._rng.triangular(self._shortest, self._longest, likely)

    def within(self, window: float) -> float:
        """Seconds before a veto, if bots may take this long. A bot without the veto waits as long (WC-19b)."""
        return window * self._rng.uniform(0.15, 0.8)


class BotExecutor:
    """Lets bots think in processes, so that they never block the event loop."""

    def __init__(self, delay: ThinkingDelay, processes: BotProcesses | None = None) -> None:
        self.delay = delay
        self.processes = processes or BotProcesses()

    async def think_for(self, seconds: float, bot: BotPlayer, game: Game) -> int:
        """The move of a bot, after this many seconds. How long it really thinks could reveal what it holds."""
        loop = asyncio.get_running_loop()
        play_at = loop.time() + seconds
        chosen = await self.think(bot, game)
        if loop.time() > play_at:
            self.processes.metrics.bot_late.inc()
        else:
            await asyncio.sleep(play_at - loop.time())
        return chosen

    async def think(self, bot: BotPlayer, game: Game) -> int:
        """The move of a bot; NOBODY if it is not asked. If the bot has none, the server chooses."""
        try:
            return await self.processes.choose(bot, game)
        except NoAnswer as error:
            if error.reason == "closed":
                raise asyncio.CancelledError from None
            get_logger("pyrite.bots").warning("the server moves for a bot", reason=error.reason, bot=bot.name)
            self.processes.metrics.bot_fallbacks.labels(error.reason).inc()
            return fallback_move(bot, game)

    def forget(self, bots: Iterable[BotPlayer]) -> None:
        """Forget bots that do not play any more."""
        self.processes.forget(bots)

    async def close(self) -> None:
        """End the processes."""
        await self.processes.close()


def fallback_move(bot: BotPlayer, game: Game) -> int:
    """The move for a bot that has none: as for a person who ran out of time, without a veto (WC-19b)."""
    table, own = game.state.table, game.state.privates[bot.seat]
    assert own is not None
    moves = legal_moves(table, bot.seat, own)
    if not moves:
        return NOBODY
    rng = SeededRandom(bot.seed, f"fallback {len(game.facts)}")
    return _LET_PASS if _LET_PASS in moves else default_move(table, moves, rng)
