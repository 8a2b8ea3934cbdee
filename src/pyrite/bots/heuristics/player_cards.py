"""Rules of thumb for what is put in front of players or taken away there: tools, traps, thefts."""

from __future__ import annotations

from pyrite.bots.heuristics.board_reading import is_dead_end
from pyrite.bots.heuristics.evaluation import Judge
from pyrite.game.catalogue import BROKEN_TOOLS, FIRST_ACTION, IN_FRONT, KIND, PIECES, TRAPPED
from pyrite.game.moves import cards_in


class Meddling(Judge):
    """What it is worth to help others, or to harm them."""

    def sabotage(self, move: int, details: int) -> float:
        """Broken tools for a foe; more for one whose tools are whole, less when hardly anything is left to do."""
        seat = details & 15
        worth = -1.5 * self.wish[seat] - 0.35
        if self.table.fronts[seat] & (BROKEN_TOOLS | TRAPPED):
            worth *= 0.35 if worth > 0 else 1.0
        if not self.table.hands[seat]:
            worth -= 1.0
        return worth + self.exposed(move)

    def repair(self, move: int, details: int) -> float:
        """Whole tools for oneself first, then for a friend."""
        seat = details >> 2 & 15
        broken = (self.table.fronts[seat] & BROKEN_TOOLS).bit_count()
        worth = 1.6 * self.wish[seat] * (1.0 if broken == 1 else 0.7)
        if seat == self.sight.seat:
            blocks = any(kind < FIRST_ACTION and is_dead_end(PIECES[kind][0]) for kind in self.sight.own.hand)
            worth += 0.6 if self.zeal > 0 else -0.5 if blocks else -0.9
        else:
            worth -= 0.25
        return worth + self.exposed(move)

    def trap(self, move: int, details: int) -> float:
        """As a sabotage, and the gold is lost to the trapped one too (S2-26)."""
        return self.sabotage(move, details) + 0.2

    def free(self, move: int, details: int) -> float:
        """Out of the trap."""
        return 2.0 * self.wish[details] - 0.25

    def plan_theft(self, move: int, details: int) -> float:
        """Worth more the later it comes, for it may be taken away."""
        return 0.5 if self.sight.missing > 3 and self.table.deck else 1.6

    def hands_off(self, move: int, details: int) -> float:
        """Away with a thief's plan, unless one is the thief."""
        return -2.0 if details == self.sight.seat else 0.9 - 0.4 * self.wish[details]

    def discard_two(self, move: int, details: int) -> float:
        """Two cards for one in front of a player (S2-4)."""
        seat, bit = details >> 17, 1 << (details >> 14 & 7)
        cards = cards_in(details & 0x3FFF, 2)
        price = sum(self.keep(kind) for kind in cards) * 0.6
        if IN_FRONT[bit] == KIND["theft"]:
            return (-2.0 if seat == self.sight.seat else 0.5 - 0.4 * self.wish[seat]) - price
        worth = 1.7 if seat == self.sight.seat and self.zeal > 0 else 1.2 * self.wish[seat]
        return worth - price
