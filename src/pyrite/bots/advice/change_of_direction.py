"""Advice for the change of direction (WC-20)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import OTHER_CARD, Advice
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.modules.change_of_direction import ChangeDirection


def change_direction(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Let an ally play next, which matters most when the gold is near (WC-20)."""
    now = evaluator.table.direction
    return (0.8 if evaluator.reading.missing <= 2.5 else 0.2) * (
        _goodwill_to_next(evaluator, -now) - _goodwill_to_next(evaluator, now)
    )


def _goodwill_to_next(evaluator: MoveEvaluator, direction: int) -> float:
    """Goodwill towards the seat that plays next in that direction."""
    table = evaluator.table
    seats = table.rules.players
    others = ((evaluator.reading.seat + direction * far) % seats for far in range(1, seats))
    return next((evaluator.goodwill[seat] for seat in others if table.hands[seat]), 0.0)


ADVICE: Final = Advice(
    values={ChangeDirection: change_direction},
    classes={ChangeDirection: OTHER_CARD},
    hand_values={"change of direction": 0.1},
)
