"""Tournament rounds are paid in tokens, in fixed sums (VAR-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import DIGGER, GREEDY, SABOTEUR
from pyrite.game.facts.gold import tokens_paid
from pyrite.game.state import State
from pyrite.game.table import Table

GREEDY_SHARE: Final = 4
FINISHER_SHARE: Final = 3
DIGGER_SHARE: Final = 2
SABOTEUR_SHARE: Final = 3
LONE_SABOTEUR_SHARE: Final = 4
"""With five players there is one saboteur."""


def share(state: State) -> None:
    """Pay every seat."""
    for seat, tokens in enumerate(shares(state.table)):
        if tokens:
            tokens_paid(state, seat, tokens)


def shares(table: Table) -> list[int]:
    """The payment of each seat for a tournament round."""
    seats = range(table.rules.players)
    roles, finisher = table.roles, table.finisher
    if not table.gold_reached:
        each = LONE_SABOTEUR_SHARE if table.rules.players == 5 else SABOTEUR_SHARE
        return [each if roles[seat] == SABOTEUR else 0 for seat in seats]
    if roles[finisher] == GREEDY:
        return [GREEDY_SHARE if seat == finisher else 0 for seat in seats]
    return [0 if roles[seat] != DIGGER else FINISHER_SHARE if seat == finisher else DIGGER_SHARE for seat in seats]
