"""Advice for treasure chests (CHEST-1 to CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED, Advice, by_value
from pyrite.bots.advice.trove import keep_card
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.lifting import CARD_QUESTION
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.chests.effects import HAND_QUESTION, MOVE_QUESTION, ROLE_QUESTION
from pyrite.game.modules.trove import KeepCard


def move_goal(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Moving the gold away harms diggers."""
    return -evaluator.digging_drive * evaluator.reading.gold_probabilities[details]


def rob_hand(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Rob an opponent."""
    return -evaluator.goodwill[details]


def look_at_role(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Look at the role that is least certain."""
    return 1.0 - max(evaluator.beliefs.roles[details])


ADVICE: Final = Advice(
    values={
        LookInChest: -0.1,  # knowing a chest has little value
        OpenChest: 0.1,  # most chests help the seat that opens them
        MoveGoal: move_goal,
        RobHand: rob_hand,
        LookAtRole: look_at_role,
        KeepCard: keep_card,
    },
    classes={
        LookInChest: "map",
        # A chest is opened too rarely to count how each role uses it.
        OpenChest: IGNORED,
        MoveGoal: IGNORED,
        RobHand: IGNORED,
        LookAtRole: IGNORED,
        KeepCard: IGNORED,  # nobody else sees the card
    },
    ratings={
        MOVE_QUESTION: by_value,
        HAND_QUESTION: by_value,
        ROLE_QUESTION: by_value,
        CARD_QUESTION: by_value,
    },
)
