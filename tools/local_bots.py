"""Bots that think in this process, for tools and tests that wait for nothing else."""

from __future__ import annotations

from pyrite.game import Game
from pyrite.game.setup import Rules
from pyrite.server.bot_processes.bot_memory import BotMemory
from pyrite.server.bot_processes.bot_player import count_groups, seen_facts


class LocalBot:
    """A bot on one seat. It is shown what bots in processes are shown, and chooses the same moves."""

    def __init__(self, bot: str, rules: Rules, seat: int, seed: bytes) -> None:
        self._seat = seat
        self._memory = BotMemory(bot, seed, seat, rules)
        self._seen = 0
        """How many groups of facts it has seen."""

    def choose(self, game: Game) -> int:
        """The move of the bot in the current game; NOBODY if it is not asked."""
        groups = range(self._seen, count_groups(game))
        self._memory.replay([facts for group in groups if (facts := seen_facts(game, self._seat, group))])
        self._seen = groups.stop
        return self._memory.choose()
