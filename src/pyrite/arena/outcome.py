"""The outcome of each round of a game, read from its facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.arena.stats.sides import side_that_won
from pyrite.game.facts import course, gold
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY


@dataclass(frozen=True)
class Outcome:
    """The outcome of one round.

    The gold of a seat is what it gained in that round less what it lost: shares, sacks and
    dragons, chests, tolls and thefts. The gold that every seat starts with where tolls
    are paid (TOLL-1) belongs to no round.
    """

    won: str
    """The side that won, one of `sides.SIDES`."""
    gold_reached: bool
    roles: bytes
    """The role of each seat when the round ended."""
    gold: list[int]


def outcomes(rules: Rules, game: Sequence[RawFact]) -> list[Outcome]:
    """The outcome of each finished round of a game."""
    found: list[Outcome] = []
    begun = 0
    purses = [0] * rules.players
    for place, fact in enumerate(game):
        match fact[0]:
            case course.ROUND_BEGUN:
                begun, purses = place, [0] * rules.players
            case course.ROUND_ENDED:
                _, gold_reached, _, roles, _ = fact
                won = side_that_won(rules, game[begun : place + 1])
                # `purses` is still updated after this: gold is paid after the end of the round.
                found.append(Outcome(won, gold_reached, roles, purses))
            case _:
                for seat, nuggets in _gold_moved(fact):
                    purses[seat] += nuggets
    return found


def _gold_moved(fact: RawFact) -> Sequence[tuple[int, int]]:
    """The seats whose gold a fact changes, each with the change."""
    match fact[0]:
        case gold.GOLD_TAKEN | gold.TOKENS_PAID:
            return ((fact[1], fact[2]),)
        case gold.GOLD_DEALT:
            return ((fact[1], fact[3]),)
        case gold.GOLD_PICKED:
            return ((fact[1], 1),)
        case gold.TOKENS_MOVED:
            return ((fact[1], -fact[3]), (fact[2], fact[3]))
        case gold.STOLE if fact[2] != NOBODY:
            return ((fact[1], 1), (fact[2], -1))
        case _:
            return ()
