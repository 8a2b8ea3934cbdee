"""A bot that plays any legal move, all equally likely: the baseline that every other bot has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.bot import StatelessBot
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import View


class RandomBot(StatelessBot):
    """Plays at random from its own seed, so that a game can be repeated."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        # The label is part of the seed: another one would change all games of the bot.
        self._rng = SeededRandom(seed, f"stroller {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose any of the moves."""
        return moves[self._rng.randbelow(len(moves))]
