"""How the rounds of a game came out, read from its facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.arena.sides import side_that_won
from pyrite.game import facts
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY


@dataclass(frozen=True)
class Outcome:
    """How one round came out.

    The gold is all that each seat has got in that round, less what it has lost: shares, sacks and
    dragons, chests, tolls and thefts. The gold that everybody has from the beginning where tolls
    are paid (TOLL-1) belongs to no round.
    """

    won: str
    """The side that won, one of `sides.SIDES`."""
    gold_reached: bool
    roles: bytes
    """The role of each seat when the round ended."""
    gold: list[int]


def outcomes(rules: Rules, game: Sequence[RawFact]) -> list[Outcome]:
    """The rounds of a game that came to their end."""
    found: list[Outcome] = []
    begun = 0
    purses = [0] * rules.players
    for place, fact in enumerate(game):
        match fact[0]:
            case facts.ROUND_BEGUN:
                begun, purses = place, [0] * rules.players
            case facts.ROUND_ENDED:
                _, gold_reached, _, roles, _ = fact
                won = side_that_won(rules, game[begun : place + 1])
                found.append(Outcome(won, gold_reached, roles, purses))  # the purse still fills
            case _:
                for seat, nuggets in _gold_moved(fact):
                    purses[seat] += nuggets
    return found


def _gold_moved(fact: RawFact) -> Sequence[tuple[int, int]]:
    """Who gets how much by a fact; less than nothing for who loses it."""
    match fact[0]:
        case facts.GOLD_TAKEN | facts.TOKENS_PAID:
            return ((fact[1], fact[2]),)
        case facts.GOLD_DEALT:
            return ((fact[1], fact[3]),)
        case facts.GOLD_PICKED:
            return ((fact[1], 1),)
        case facts.TOKENS_MOVED:
            return ((fact[1], -fact[3]), (fact[2], fact[3]))
        case facts.STOLE if fact[2] != NOBODY:
            return ((fact[1], 1), (fact[2], -1))
        case _:
            return ()
