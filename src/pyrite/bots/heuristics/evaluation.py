"""What a decision is judged by: what is seen, what is thought of everyone, what a card in the hand is worth.

All worths are in one currency: what a tunnel laid towards the gold in mid-game is worth to a
digger, about 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.bots.heuristics.board_reading import Sight, is_dead_end, openness
from pyrite.bots.heuristics.role_affinity import STOPS, WISHES, zeal
from pyrite.game.catalogue import (
    BREAKS,
    CRYSTAL,
    FIRST_ACTION,
    GEOLOGIST,
    KIND,
    PIECES,
    REPAIRS,
    TRAPPED,
    kinds_marked,
)

CRYSTALS: Final = kinds_marked(CRYSTAL)
_MAP: Final = KIND["map"]
_ROCKFALL: Final = KIND["rockfall"]
_FREE: Final = KIND["free"]
_HELPERS: Final = {KIND["path specialist"]: 0.8, KIND["detour"]: 0.5, KIND["trove"]: 0.5, KIND["veto"]: 0.8}
_TRICKS: Final = {
    KIND[name]: worth
    for name, worth in {
        "theft": 1.2,
        "hands off": 0.5,
        "trapped": 1.0,
        "inspection": 0.4,
        "hat swap": 0.2,
        "hand swap": 0.2,
        "goal swap": 0.4,
        "change of direction": 0.1,
    }.items()
}

Chances = Sequence[float]
"""For each role by its number: how likely a seat has it."""


@dataclass(frozen=True)
class Mind:
    """What a bot brings to a decision besides what it sees: what it thinks of the others, and how it behaves."""

    roles: Sequence[Chances]
    """For each seat what its role may be."""
    caution: float = 0.0
    """How much it minds to be seen doing harm: 0 for one who does not think of it."""
    suspect: Callable[[Sight, int, float], float] | None = None
    """How much more suspicious a move would make it, given what the move brings, if it minds."""


class Judge:
    """One decision of one seat, and what all kinds of moves are judged by."""

    def __init__(self, sight: Sight, mind: Mind) -> None:
        self.sight = sight
        self.mind = mind
        self.table = sight.table
        self.role = sight.role
        self.zeal = zeal(self.role)
        wishes = WISHES.get(self.role, {})
        self.wish = [
            1.0
            if seat == sight.seat
            else sum(chance * wishes.get(role, 0.0) for role, chance in enumerate(chances))
            for seat, chances in enumerate(mind.roles)
        ]
        """For each seat how well it is wished, from 1 for a friend to -1 for a foe."""
        self.laying: dict[int, float] = {}
        self.best_by_kind: dict[int, float] = {}
        self._without_last: float | None = None

    def keep(self, kind: int) -> float:
        """What it is worth to have a card in the hand."""
        if kind < FIRST_ACTION:
            return self._keep_tunnel(kind)
        if kind in BREAKS:
            return 0.8 if self.role in STOPS else 0.45
        if kind in REPAIRS:
            return self._keep_repair(kind)
        if kind == _MAP:
            return 0.05 if self.sight.knows_gold else 0.5
        if kind == _ROCKFALL:
            return 0.75 if self.role in STOPS else 0.4
        if kind == _FREE:
            return 1.2 if self.table.fronts[self.sight.seat] & TRAPPED else 0.3
        return _HELPERS.get(kind) or _TRICKS.get(kind, 0.2)

    def _keep_tunnel(self, kind: int) -> float:
        piece = PIECES[kind][0]
        if self.role == GEOLOGIST and kind in CRYSTALS:
            return 1.0
        if is_dead_end(piece):
            return 0.75 if self.role in STOPS else 0.0
        useful = 0.12 * openness(piece)
        if self.role in STOPS:
            return 0.3 - useful * 0.5
        return useful + min(max(self.best_by_kind.get(kind, 0.0), 0.0), 1.0) * 0.4

    def _keep_repair(self, kind: int) -> float:
        if self.table.fronts[self.sight.seat] & REPAIRS[kind]:
            return 1.0
        return 0.25 if self.role in STOPS else 0.4

    def exposed(self, move: int) -> float:
        """What it costs to be seen doing this, for one who minds."""
        if self.mind.suspect is None or not self.mind.caution:
            return 0.0
        return -self.mind.caution * self.mind.suspect(self.sight, move, 0.0)
