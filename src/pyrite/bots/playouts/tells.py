"""What public actions say about roles: a sum of log odds for each seat, and the exact chances that follow.

It is a fast form of `pyrite.bots.beliefs`: one number for each seat instead of a table of hypotheses. The log odds
of each class of action are counted while the policy plays against itself, so they are about players of its kind.
Nothing but the table and the moves that all have seen is read here, and what a seat knows for certain in `judge`.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from pyrite.game.catalogue import SABOTEUR
from pyrite.game.copying import ReduceResult, reduce_to
from pyrite.game.rules import Rules
from pyrite.game.state import Private
from pyrite.game.table import Table

HELPS_MUCH: Final = 0
HELPS: Final = 1
IDLE: Final = 2
HURTS: Final = 3
DEAD_END: Final = 4
"""A dead end that hurts nobody."""
CLEARS: Final = 5
ROCKFALL: Final = 6
CUTS: Final = 7
BREAKS: Final = 8
"""Breaks the tools of a strong suspect; then four classes for seats that are less and less suspicious."""
REPAIRS: Final = 13
"""The same for repairs."""
REPAIRS_ITSELF: Final = 18
READS_MAP: Final = 19
PASSES: Final = 20
OTHER: Final = 21

ACTIONS: Final = (
    "lays a tunnel that helps much",
    "lays a tunnel that helps",
    "lays an idle tunnel",
    "lays a tunnel that hurts",
    "lays an idle dead end",
    "clears the way",
    "removes an idle tunnel",
    "cuts the way",
    "breaks tools of a strong suspect",
    "breaks tools of a suspect",
    "breaks tools of a neutral player",
    "breaks tools of a trusted player",
    "breaks tools of a very trusted player",
    "repairs tools of a strong suspect",
    "repairs tools of a suspect",
    "repairs tools of a neutral player",
    "repairs tools of a trusted player",
    "repairs tools of a very trusted player",
    "repairs its own tools",
    "reads a map",
    "passes",
    "does something else",
)
"""The classes of actions, in order."""

SITUATIONS: Final = ("far", "far, cannot dig", "midway", "midway, cannot dig", "near", "near, cannot dig")
"""The situations in which each is counted."""

SITUATION_COUNT: Final = 6
TELL_COUNT: Final = len(ACTIONS) * SITUATION_COUNT

MOST_SABOTEURS: Final = 4
_MOST_LEFT: Final = 16
_LIMIT: Final = 5.0
"""The log odds of a seat stay between this and its negative: a seat may always be clumsy."""


def _choices() -> tuple[float, ...]:
    return tuple([float(comb(cards, few)) for cards in range(_MOST_LEFT) for few in range(MOST_SABOTEURS + 1)])


_CHOICES: Final = _choices()
"""The number of ways to choose ``few`` of ``cards`` cards, at ``cards * 5 + few``."""


_TELLS_FIELDS: Final = ("_factors", "chances", "evidence")
"""The attributes of `Tells` that change."""


class Tells:
    """The evidence about the seats of one round."""

    __slots__ = ("_cards", "_factors", "_logs", "_rules", "_saboteurs", "chances", "evidence")

    def __init__(self, rules: Rules, logs: list[float]) -> None:
        self._rules: Rules = rules
        self.evidence: list[float] = [0.0] * rules.players
        """For each seat the log odds of being a saboteur that its actions give."""
        self.chances: list[float] = [0.0] * rules.players
        """For each seat the chance of being a saboteur, as `judge` found last."""
        self._factors: list[float] = [1.0] * rules.players
        self._logs: list[float] = logs
        self._cards: int = len(rules.roles)
        self._saboteurs: int = rules.roles.count(SABOTEUR)

    def __reduce__(self) -> ReduceResult:
        return reduce_to(Tells, (self._rules, self._logs), self, _TELLS_FIELDS)

    def add(self, seat: int, tell: int) -> None:
        """Add what an action says about its seat."""
        before = self.evidence[seat]
        log_odds = self._logs[tell]
        self.set(seat, before + log_odds)

    def set(self, seat: int, evidence: float) -> None:
        """Set the evidence about a seat."""
        kept = max(-_LIMIT, min(_LIMIT, evidence))
        self.evidence[seat] = kept
        self._factors[seat] = exp(kept)

    def judge(self, table: Table, seat: int, own: Private | None) -> None:
        """Compute the chances, to this seat (or to a spectator, without ``own``).

        All deals of the role cards that agree with what is known are equally likely before the evidence. A set of
        unknown seats that may be the saboteurs has the product of its factors as weight; the sums over all sets of
        a size are elementary symmetric polynomials.
        """
        chances, factors = self.chances, self._factors
        count = len(chances)
        known = 0
        left = self._saboteurs
        if own is not None:
            known = 1 << seat
            chances[seat] = 0.0
            if own.role == SABOTEUR:
                left -= 1
                chances[seat] = 1.0
            for other, role, _, changes in own.inspections:
                if not known >> other & 1 and changes == table.changes_of(other):
                    known |= 1 << other
                    chances[other] = 0.0
                    if role == SABOTEUR:
                        left -= 1
                        chances[other] = 1.0
        one = two = three = four = 0.0
        for other in range(count):
            if not known >> other & 1:
                factor = factors[other]
                four += factor * three
                three += factor * two
                two += factor * one
                one += factor
        spare = (self._cards - count) * (MOST_SABOTEURS + 1)
        none_of = _CHOICES[spare + left] if left >= 0 else 0.0
        one_of = _CHOICES[spare + left - 1] if left >= 1 else 0.0
        two_of = _CHOICES[spare + left - 2] if left >= 2 else 0.0
        three_of = _CHOICES[spare + left - 3] if left >= 3 else 0.0
        four_of = _CHOICES[spare + left - 4] if left >= 4 else 0.0
        total = none_of + one_of * one + two_of * two + three_of * three + four_of * four
        if total <= 0.0:
            total = 1.0
        for other in range(count):
            if not known >> other & 1:
                # The sums without this seat.
                factor = factors[other]
                less_one = one - factor
                less_two = two - factor * less_one
                less_three = three - factor * less_two
                weight = one_of + two_of * less_one + three_of * less_two + four_of * less_three
                chances[other] = factor * weight / total

    def level(self, seat: int) -> int:
        """How suspicious a seat is among the others, from 0 for a strong suspect to 4, after `judge`."""
        total = 0.0
        for chance in self.chances:
            total += chance
        ratio = self.chances[seat] * len(self.chances)
        if ratio > 2.0 * total:
            return 0
        if ratio > 1.15 * total:
            return 1
        if ratio > 0.85 * total:
            return 2
        return 3 if ratio > 0.4 * total else 4
