"""The base of all evaluators: board, beliefs about others, and the values of cards in hand.

All values have one unit: a tunnel laid towards the gold in mid-game is worth about 1 to a digger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.bots.heuristics.board_reading import BoardReading, is_dead_end, openness
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES, GOODWILL, digging_drive
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
_OTHER_HAND_VALUES: Final = {
    KIND[name]: value
    for name, value in {
        "path specialist": 0.8,
        "detour": 0.5,
        "trove": 0.5,
        "veto": 0.8,
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
"""Cards whose value in hand is always the same."""

RoleProbabilities = Sequence[float]
"""For each role by its number the probability that a seat has it."""


@dataclass(frozen=True)
class Beliefs:
    """What a bot believes about others, and how much it cares about what they believe."""

    roles: Sequence[RoleProbabilities]
    """The probabilities of the roles of each seat."""
    caution: float = 0.0
    """How much it weighs the suspicion that a move causes; 0 if it ignores that."""
    suspicion_cost: Callable[[BoardReading, int, float], float] | None = None
    """How much more suspicious a move would make it, from the board, the move and its gain."""


class MoveEvaluator:
    """One decision of one seat: what the ratings of all kinds of moves need."""

    def __init__(self, reading: BoardReading, beliefs: Beliefs) -> None:
        self.reading = reading
        self.beliefs = beliefs
        self.table = reading.table
        self.role = reading.role
        self.digging_drive = digging_drive(self.role)
        goodwill_to = GOODWILL.get(self.role, {})
        self.goodwill = [
            1.0
            if seat == reading.seat
            else sum(chance * goodwill_to.get(role, 0.0) for role, chance in enumerate(probabilities))
            for seat, probabilities in enumerate(beliefs.roles)
        ]
        """For each seat the goodwill towards it, from 1 for an ally to -1 for an opponent."""
        self.tunnel_values: dict[int, float] = {}
        """The value of each legal move that lays a tunnel."""
        self.best_tunnel_by_kind: dict[int, float] = {}
        """The value of the best of them for each kind of card."""
        self._gain_without_last_laid: float | None = None

    def hand_value(self, kind: int) -> float:
        """The value of having a card in hand."""
        if kind < FIRST_ACTION:
            return self._hand_value_of_tunnel(kind)
        if kind in BREAKS:
            return 0.8 if self.role in BLOCKING_ROLES else 0.45
        if kind in REPAIRS:
            return self._hand_value_of_repair(kind)
        if kind == _MAP:
            return 0.05 if self.reading.knows_gold else 0.5
        if kind == _ROCKFALL:
            return 0.75 if self.role in BLOCKING_ROLES else 0.4
        if kind == _FREE:
            return 1.2 if self.table.fronts[self.reading.seat] & TRAPPED else 0.3
        return _OTHER_HAND_VALUES.get(kind, 0.2)

    def _hand_value_of_tunnel(self, kind: int) -> float:
        piece = PIECES[kind][0]
        if self.role == GEOLOGIST and kind in CRYSTALS:
            return 1.0
        if is_dead_end(piece):
            return 0.75 if self.role in BLOCKING_ROLES else 0.0
        useful = 0.12 * openness(piece)
        if self.role in BLOCKING_ROLES:
            return 0.3 - useful * 0.5
        return useful + min(max(self.best_tunnel_by_kind.get(kind, 0.0), 0.0), 1.0) * 0.4

    def _hand_value_of_repair(self, kind: int) -> float:
        if self.table.fronts[self.reading.seat] & REPAIRS[kind]:
            return 1.0
        return 0.25 if self.role in BLOCKING_ROLES else 0.4

    def exposure_penalty(self, move: int) -> float:
        """The negative value of the suspicion that a move causes; 0 without caution."""
        return -self.suspicion_cost(move, 0.0)

    def suspicion_cost(self, move: int, gain: float) -> float:
        """The cost of the suspicion that a move with this gain causes; 0 without caution."""
        if self.beliefs.suspicion_cost is None or not self.beliefs.caution:
            return 0.0
        return self.beliefs.caution * self.beliefs.suspicion_cost(self.reading, move, gain)
