"""The evidence with which playouts begin: what a bot believes of the seats, in the form of the tells."""

from __future__ import annotations

from math import log

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.game.catalogue import SABOTEUR
from pyrite.game.state import View

_SUREST = 0.001
"""A probability is at least this far from 0 and 1, so that log odds stay finite."""


def evidence_of(belief: RoleBelief, view: View) -> list[float]:
    """For each seat the log odds of being a saboteur to this viewer, beyond those of the role cards.

    For the seat of the viewer: to a spectator, because it knows its role and cares what others believe.
    """
    roles = view.table.rules.roles
    prior = _log_odds(roles.count(SABOTEUR) / len(roles))
    chances = [each[SABOTEUR] for each in belief.role_posterior(view)]
    if view.seat is not None:
        chances[view.seat] = belief.saboteur_probabilities(view.table)[view.seat]
    return [_log_odds(chance) - prior for chance in chances]


def _log_odds(chance: float) -> float:
    kept = min(max(chance, _SUREST), 1 - _SUREST)
    return log(kept / (1 - kept))
