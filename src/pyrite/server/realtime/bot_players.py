"""Bots that play in rooms. They think in threads, see only their own view, and wait a while before they decide."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import pairwise
from random import Random

from pyrite.bots.bot import Bot
from pyrite.bots.registry import make_bot
from pyrite.game import Game
from pyrite.game.all_facts import apply
from pyrite.game.legal import legal_moves
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, View
from pyrite.game.table import NOBODY


class BotPlayer:
    """A bot on one seat. It sees what the seat sees and nothing else, and can join at any time."""

    def __init__(self, bot: str, rules: Rules, seat: int, seed: bytes) -> None:
        self.name = bot
        self._seat = seat
        self._bot: Bot = make_bot(bot, seed, seat)
        self._view = View.blank(rules, seat)
        self._busy = asyncio.Lock()
        self._seen_groups = 0
        """How many groups of facts the bot has seen: opening facts, then one for each command (`Game.ends`)."""

    async def choose(self, game: Game, threads: Executor) -> int:
        """The move of the bot in the current game; NOBODY if it is no longer asked."""
        async with self._busy:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(threads, self._choose, self._new_facts(game))

    def _new_facts(self, game: Game) -> list[Sequence[RawFact]]:
        """The facts since its last decision, by command: a copy that no other thread changes."""
        bounds = [0, *game.ends][self._seen_groups :]
        return [game.facts[start:end] for start, end in pairwise(bounds)]

    def _choose(self, new_facts: list[Sequence[RawFact]]) -> int:
        """Show the bot the new facts, and choose a move."""
        for of_command in new_facts:
            seen = [fact for fact in (project(each, self._seat) for each in of_command) if fact is not None]
            for fact in seen:
                apply(self._view, fact)
            self._bot.watch(self._view, seen)
            self._seen_groups += 1
        own = self._view.own
        assert own is not None
        moves = legal_moves(self._view.table, self._seat, own)
        if not moves:
            return NOBODY
        return moves[0] if len(moves) == 1 else self._bot.move(self._view, moves)


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
        """Seconds before a veto, within a window of this length."""
        return window * self._rng.uniform(0.15, 0.8)


class BotExecutor:
    """The threads in which bots think, so that they never block the event loop."""

    def __init__(self, delay: ThinkingDelay, threads: int = 2) -> None:
        self.delay = delay
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, bot: BotPlayer, game: Game) -> int:
        """The move of a bot."""
        return await bot.choose(game, self._threads)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
