"""Bots that sit in rooms. They think in threads, on a view of their own, and take their time like people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from random import Random

from pyrite.bots.bot import Bot
from pyrite.bots.registry import make_bot
from pyrite.game import Game
from pyrite.game.apply import apply
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View
from pyrite.game.table import NOBODY


class BotPlayer:
    """A bot in one seat. It knows what the seat was told and nothing else, and can join at any time."""

    def __init__(self, bot: str, rules: Rules, seat: int, seed: bytes) -> None:
        self.name = bot
        self._seat = seat
        self._bot: Bot = make_bot(bot, seed, seat)
        self._view = View.blank(rules, seat)
        self._busy = asyncio.Lock()
        self._taken_in = 0
        """How many stretches of facts, as `Game.ends` cuts them, it has taken in."""

    async def choose(self, game: Game, threads: Executor) -> int:
        """Think about the game as it stands now; NOBODY if it has gone on while the bot was still busy."""
        async with self._busy:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(threads, self._play_bot, self._news(game))

    def _news(self, game: Game) -> list[Sequence[RawFact]]:
        """What has happened since it last thought, command by command: a copy that no other thread changes."""
        bounds = [0, *game.ends][self._taken_in :]
        return [game.facts[start:end] for start, end in pairwise(bounds)]

    def _play_bot(self, update_for: list[Sequence[RawFact]]) -> int:
        """Take in what has happened and choose a move."""
        for stretch in update_for:
            told = [fact for fact in (project(each, self._seat) for each in stretch) if fact is not None]
            for fact in told:
                apply(self._view, fact)
            self._bot.watch(self._view, told)
            self._taken_in += 1
        own = self._view.own
        assert own is not None
        moves = legal_moves(self._view.table, self._seat, own)
        if not moves:
            return NOBODY
        return moves[0] if len(moves) == 1 else self._bot.move(self._view, moves)


class ThinkingDelay:
    """How long bots seem to think. It is drawn by lot and depends on nothing that they know."""

    def __init__(self, fastest: float = 0.9, slowest: float = 2.5, chance: Random | None = None) -> None:
        self._fastest = fastest
        self._slowest = slowest
        self._chance = chance or Random()

    def turn(self) -> float:
        """Seconds before a decision: mostly short, sometimes long."""
        likely = self._fastest + (self._slowest - self._fastest) / 4
        return self._chance.triangular(self._fastest, self._slowest, likely)

    def within(self, window: float) -> float:
        """A moment while a card may be vetoed."""
        return window * self._chance.uniform(0.15, 0.8)


class BotExecutor:
    """Where bots think: a few threads, so that they never hold up the table."""

    def __init__(self, pace: ThinkingDelay, threads: int = 2) -> None:
        self.pace = pace
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, bot: BotPlayer, game: Game) -> int:
        """What a bot chooses."""
        return await bot.choose(game, self._threads)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
