"""Advice for the trove (WC-18)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED, OTHER_CARD, Advice, by_value
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.lifting import CARD_QUESTION
from pyrite.game.modules.trove import KeepCard, SearchTrove


def keep_card(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Keep the card with the highest value in hand."""
    return evaluator.hand_value(details)


ADVICE: Final = Advice(
    values={
        SearchTrove: 0.15,  # a known good card is better than an unknown one
        KeepCard: keep_card,
    },
    classes={
        SearchTrove: OTHER_CARD,
        KeepCard: IGNORED,  # nobody else sees the card
    },
    ratings={CARD_QUESTION: by_value},
    hand_values={"trove": 0.5},
)
