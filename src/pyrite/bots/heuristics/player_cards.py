"""Values of moves that put a card in front of a player or remove one: tools, traps, thefts."""

from __future__ import annotations

from pyrite.bots.heuristics.board_reading import is_dead_end
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.catalogue import BROKEN_TOOLS, FIRST_ACTION, IN_FRONT, KIND, NO_TUNNELS, PIECES
from pyrite.game.moves import cards_in


class PlayerCardEvaluator(MoveEvaluator):
    """Rates moves that help or harm a player."""

    def sabotage(self, move: int, details: int) -> float:
        """Break a tool of an opponent: best if that seat can still dig, and pointless if its hand is empty."""
        seat = details & 15
        value = -1.5 * self.goodwill[seat] - 0.35
        if self.table.fronts[seat] & NO_TUNNELS:
            value *= 0.35 if value > 0 else 1.0
        if not self.table.hands[seat]:
            value -= 1.0
        return value + self.exposure_penalty(move)

    def repair(self, move: int, details: int) -> float:
        """Repair own tools first, then those of an ally."""
        seat = details >> 2 & 15
        broken = (self.table.fronts[seat] & BROKEN_TOOLS).bit_count()
        value = 1.6 * self.goodwill[seat] * (1.0 if broken == 1 else 0.7)
        if seat == self.reading.seat:
            blocks = any(kind < FIRST_ACTION and is_dead_end(PIECES[kind][0]) for kind in self.reading.own.hand)
            value += 0.6 if self.digging_drive > 0 else -0.5 if blocks else -0.9
        else:
            value -= 0.25
        return value + self.exposure_penalty(move)

    def trap(self, move: int, details: int) -> float:
        """Like a sabotage, but the trapped seat also gets no gold (S2-26)."""
        return self.sabotage(move, details) + 0.2

    def free(self, move: int, details: int) -> float:
        """Free an ally, or this seat."""
        return 2.0 * self.goodwill[details] - 0.25

    def plan_theft(self, move: int, details: int) -> float:
        """Worth more late in the round, when less time is left for others to remove it."""
        return 0.5 if self.reading.missing > 3 and self.table.deck else 1.6

    def hands_off(self, move: int, details: int) -> float:
        """Remove the theft of another seat, never its own."""
        return -2.0 if details == self.reading.seat else 0.9 - 0.4 * self.goodwill[details]

    def discard_two(self, move: int, details: int) -> float:
        """Discard two cards to remove one in front of a player (S2-4)."""
        seat, bit = details >> 17, 1 << (details >> 14 & 7)
        cards = cards_in(details & 0x3FFF, 2)
        price = sum(self.hand_value(kind) for kind in cards) * 0.6
        if IN_FRONT[bit] == KIND["theft"]:
            return (-2.0 if seat == self.reading.seat else 0.5 - 0.4 * self.goodwill[seat]) - price
        value = 1.7 if seat == self.reading.seat and self.digging_drive > 0 else 1.2 * self.goodwill[seat]
        return value - price
