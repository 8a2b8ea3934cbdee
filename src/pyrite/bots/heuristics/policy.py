"""The heuristic policy: rates every legal move by the advice of its module and returns the best ones."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.advice.registry import HAND_VALUES, LAY_EFFECTS, RATINGS, VALUES
from pyrite.bots.heuristics.evaluation import Beliefs, MoveEvaluator
from pyrite.bots.heuristics.tunnels import tunnel_in_hand
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.moves import DETAILS, VERB_BITS

__all__ = ["Beliefs", "HeuristicPolicy"]


def best_of(moves: Sequence[int], values: Sequence[float]) -> list[int]:
    """The moves with the highest value."""
    most = max(values)
    return [move for move, value in zip(moves, values, strict=True) if value > most - 1e-9]


class HeuristicPolicy(MoveEvaluator):
    """Rates the moves of one decision of one seat."""

    def best_moves(self, possible: Sequence[int]) -> list[int]:
        """The moves with the highest value; all of them if bots ignore the question."""
        return best_of(possible, self.values(possible))

    def values(self, possible: Sequence[int]) -> list[float]:
        """The value of each move; all are equal if bots ignore the question."""
        rating = RATINGS.get(self.table.question)
        return [0.0] * len(possible) if rating is None else rating(self, possible)

    def value(self, move: int) -> float:
        """The value of a move to this seat."""
        return VALUES[move >> VERB_BITS](self, move, move & DETAILS)

    def hand_value(self, kind: int) -> float:
        """The value of having a card in hand."""
        if kind < FIRST_ACTION:
            return tunnel_in_hand(self, kind)
        return HAND_VALUES[kind](self, kind)

    def lay_effects(self, cell: int) -> float:
        """What the modules add to the value of laying a tunnel in this cell."""
        return sum([effect(self, cell) for effect in LAY_EFFECTS])
