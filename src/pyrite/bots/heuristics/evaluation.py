"""What the ratings of all moves need: board, beliefs about others, and common values.

All values have one unit: a tunnel laid towards the gold in mid-game is worth about 1 to a digger.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES, GOODWILL, digging_drive

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


class MoveEvaluator(ABC):
    """One decision of one seat. The advice of modules rates moves and cards with it (`pyrite.bots.advice`)."""

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

    @abstractmethod
    def value(self, move: int) -> float:
        """The value of a move to this seat."""

    @abstractmethod
    def hand_value(self, kind: int) -> float:
        """The value of having a card in hand."""

    @abstractmethod
    def lay_effects(self, cell: int) -> float:
        """What the modules add to the value of laying a tunnel in this cell."""

    def value_of_gain(self, move: int, gain: float) -> float:
        """The value of a gain in nearness to the gold, less the suspicion it causes."""
        missing = self.reading.missing
        value = self.digging_drive * gain
        if self.role in BLOCKING_ROLES:
            # The nearer the gold, the less suspicion matters.
            urgency = 1.3 if missing <= 3.5 else 0.8 if missing <= 5.5 else 0.35
            value *= urgency
        return value - self.suspicion_cost(move, gain)

    def exposure_penalty(self, move: int) -> float:
        """The negative value of the suspicion that a move causes; 0 without caution."""
        return -self.suspicion_cost(move, 0.0)

    def suspicion_cost(self, move: int, gain: float) -> float:
        """The cost of the suspicion that a move with this gain causes; 0 without caution."""
        if self.beliefs.suspicion_cost is None or not self.beliefs.caution:
            return 0.0
        return self.beliefs.caution * self.beliefs.suspicion_cost(self.reading, move, gain)
