"""The hurrier: digs towards the goals, whatever its role. Strollers hardly ever get there; hurriers do."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from pyrite.bots.bot import Unwatching
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.moves import DETAILS, LAY_TUNNEL, VERB_BITS
from pyrite.game.state import View

_HURRY: Final = 4
"""All but one of so many times a tunnel is laid as far to the east as one can be."""

_AFTER_TUNNELS: Final = LAY_TUNNEL + 1 << VERB_BITS


class GreedyDigger(Unwatching):
    """Lays a tunnel as far east as it can, or else does anything, each kind of thing as likely as the other."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        self._rng = SeededRandom(seed, f"hurrier {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """One of them; tunnels come first in the order of moves."""
        grid = view.table.maze.grid
        tunnels = moves[: bisect_left(moves, _AFTER_TUNNELS)]
        columns = [grid.at((move & DETAILS) >> 7)[0] for move in tunnels]
        if columns and self._rng.randbelow(_HURRY):
            farthest = max(columns)
            fitting = [move for move, column in zip(tunnels, columns, strict=True) if column == farthest]
        else:
            verbs = list(dict.fromkeys(move >> VERB_BITS for move in moves))
            verb = verbs[self._rng.randbelow(len(verbs))]
            fitting = [move for move in moves if move >> VERB_BITS == verb]
        return fitting[self._rng.randbelow(len(fitting))]
