"""The stroller: any legal move, each as likely as the other. What every other bot has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.bot import Unwatching
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import View


class RandomBot(Unwatching):
    """Plays at random from a seed of its own, so that a game can be played again."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        self._rng = SeededRandom(seed, f"stroller {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Any of them."""
        return moves[self._rng.randbelow(len(moves))]
