"""Hypotheses about the gold: every place it may be, given what a viewer has seen, with its probability."""

from __future__ import annotations

from pyrite.game.knowledge import Swaps, deal_counts, place_now, possible_deals
from pyrite.game.state import View
from pyrite.game.table import NOBODY, Table

GoldHypothesis = tuple[int, Swaps]
"""Where the gold was dealt (`NOBODY`: put aside, NEWG-1), and for each goal swap whether it was really made."""


def gold_hypotheses(view: View) -> dict[GoldHypothesis, float]:
    """The probability of each hypothesis, from goals turned over and from the viewer's looks (ACT-4, WC-17)."""
    weights = {
        (place, swaps): deals
        for swaps, known in possible_deals(view.table, NOBODY if view.seat is None else view.seat, view.own)
        for place, deals in deal_counts(view.table, known).items()
    }
    total = sum(weights.values())
    return {hypothesis: weight / total for hypothesis, weight in weights.items()}


def place_of_gold(table: Table, hypothesis: GoldHypothesis) -> int:
    """Where the gold is now."""
    place, swaps = hypothesis
    return place_now(table, place, swaps)
