"""A bot that digs east, whatever its role. It reaches goals often, which random bots hardly ever do."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from pyrite.bots.bot import StatelessBot
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.moves import DETAILS, LAY_TUNNEL, VERB_BITS
from pyrite.game.state import View

_DIG_PERIOD: Final = 4
"""Of this many decisions all but one, on average, lay a tunnel if possible."""

_AFTER_TUNNELS: Final = LAY_TUNNEL + 1 << VERB_BITS


class GreedyDigger(StatelessBot):
    """Lays a tunnel as far east as possible, or else makes a move of any kind, all kinds equally likely."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        # The label is part of the seed: another one would change all games of the bot.
        self._rng = SeededRandom(seed, f"hurrier {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose a move. Tunnels come first in the order of moves."""
        grid = view.table.maze.grid
        tunnels = moves[: bisect_left(moves, _AFTER_TUNNELS)]
        columns = [grid.at((move & DETAILS) >> 7)[0] for move in tunnels]
        if columns and self._rng.randbelow(_DIG_PERIOD):
            farthest = max(columns)
            candidates = [move for move, column in zip(tunnels, columns, strict=True) if column == farthest]
        else:
            verbs = list(dict.fromkeys(move >> VERB_BITS for move in moves))
            verb = verbs[self._rng.randbelow(len(verbs))]
            candidates = [move for move in moves if move >> VERB_BITS == verb]
        return candidates[self._rng.randbelow(len(candidates))]
