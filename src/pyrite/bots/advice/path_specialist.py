"""Advice for the path specialist (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.base import tunnels_first
from pyrite.bots.advice.declaration import OTHER_CARD, Advice
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.modules.path_specialist.card import TUNNEL_QUESTION
from pyrite.game.modules.path_specialist.commands import CallSpecialist


def call_specialist(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Lay two tunnels, if two good ones are in hand."""
    best = sorted(evaluator.best_tunnel_by_kind.values())[-2:]
    return sum(best) * 0.8 - 0.2 if len(best) == 2 and min(best) > 0.4 else -0.5


ADVICE: Final = Advice(
    values={CallSpecialist: call_specialist},
    classes={CallSpecialist: OTHER_CARD},
    ratings={TUNNEL_QUESTION: tunnels_first},
    hand_values={"path specialist": 0.8},
)
