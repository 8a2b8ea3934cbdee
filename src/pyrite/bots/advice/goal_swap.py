"""Advice for the goal swap (WC-17)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED, OTHER_CARD, Advice, by_value
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.modules.goal_swap import SWAP_QUESTION, PutGoalsBack, SwapGoals
from pyrite.game.moves import DETAILS


def swap_goals(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """A saboteur swaps the gold away from the path; other roles rarely gain by a swap."""
    if evaluator.role not in BLOCKING_ROLES:
        return -0.6
    one, other = details >> 4, details & 15
    probabilities = evaluator.reading.gold_probabilities
    return 2.0 * abs(probabilities[one] - probabilities[other]) - 0.1 * len(evaluator.reading.paths)


def put_goals_back(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Swap if that brings the gold nearer, or for a saboteur farther away."""
    reading = evaluator.reading
    in_play = evaluator.table.in_play & DETAILS
    one, other = in_play >> 4, in_play & 15
    difference = reading.gold_probabilities[one] - reading.gold_probabilities[other]
    gain = difference * (reading.distance_to(one) - reading.distance_to(other))
    return (gain if details else -gain) * evaluator.digging_drive


ADVICE: Final = Advice(
    values={SwapGoals: swap_goals, PutGoalsBack: put_goals_back},
    classes={
        SwapGoals: OTHER_CARD,
        PutGoalsBack: IGNORED,  # nobody else sees whether the goals were swapped
    },
    ratings={SWAP_QUESTION: by_value},
    hand_values={"goal swap": 0.4},
)
