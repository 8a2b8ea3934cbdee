"""The foreman: rules of thumb, and an eye on everyone; as a saboteur, an eye on what the others may think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.beliefs.role_belief import Suspicion
from pyrite.bots.heuristics.board_reading import Sight
from pyrite.bots.heuristics.policy import Mind, Thumb
from pyrite.bots.heuristics.role_affinity import STOPS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import RawFact, View

_CAUTION: Final = 0.05
_NO_MORE_CAUTION: Final = 0.75
"""Who is thought to be a saboteur as surely as that has nothing left to hide."""


class BayesianBot:
    """Remembers what everyone did and what it says of them; trusts, mends, breaks and bluffs accordingly."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        self._rng = SeededRandom(seed, f"foreman {seat}")
        self.suspicion = Suspicion()

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        """Take in what has happened."""
        self.suspicion.watch(view.table, told)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """The move that is worth most, given what is thought of everyone."""
        if len(moves) == 1:
            return moves[0]
        sight = Sight(view)
        best = Thumb(sight, self.mind(view, sight)).best(moves)
        return best[self._rng.randbelow(len(best))]

    def mind(self, view: View, sight: Sight) -> Mind:
        """What it thinks of the others, and whether it minds what they think."""
        suspicion = self.suspicion
        if not suspicion.watching:
            suspicion.watch(view.table, ())
        roles = suspicion.chances(view)
        if sight.role not in STOPS:
            return Mind(roles)
        guilt = suspicion.guilt(view.table)
        caution = _CAUTION if guilt[sight.seat] < _NO_MORE_CAUTION and sight.missing > 2.5 else 0.0

        def suspect(sight: Sight, move: int, gain: float) -> float:
            return suspicion.would_tell(view.table, sight.seat, move, gain)

        return Mind(roles, caution, suspect)
