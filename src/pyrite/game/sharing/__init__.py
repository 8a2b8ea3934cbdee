"""Sharing the gold at the end of a round: gold cards in the base game, tokens in the others."""

from __future__ import annotations

from pyrite.game.sharing import gold_cards, saboteur2, tournament
from pyrite.game.state import State


def share(state: State) -> None:
    """Pay the round that has just ended; returns early when a seat must choose."""
    rules = state.table.rules
    if rules.saboteur2:
        saboteur2.share(state)
    elif rules.tournament:
        tournament.share(state)
    else:
        gold_cards.share(state)
