"""Rules of thumb for looking and swapping: maps, chests, roles, hands, goals; and for passing."""

from __future__ import annotations

from pyrite.bots.heuristics.evaluation import Judge
from pyrite.bots.heuristics.role_affinity import STOPS
from pyrite.game.moves import DETAILS, cards_in


class Looking(Judge):
    """What it is worth to know something, or to change what others know."""

    def read_map(self, move: int, details: int) -> float:
        """The goal where the gold is most likely, while that is not known."""
        chances = self.sight.chances
        if self.sight.knows_gold or not chances[details]:
            return -0.4
        best = max(chances)
        worth = 0.9 if self.zeal > 0 else 0.6
        return worth * chances[details] / best + (0.15 if self.sight.missing > 3 else 0.0)

    def look_in_chest(self, move: int, details: int) -> float:
        """It is good to know, but not much."""
        return -0.1

    def inspect(self, move: int, details: int) -> float:
        """The seat of which least is known."""
        chances = self.mind.roles[details]
        return 0.5 * (1.0 - max(chances)) + 0.1

    def look_at_role(self, move: int, details: int) -> float:
        """Of the seat of which least is known."""
        return 1.0 - max(self.mind.roles[details])

    def swap_hats(self, move: int, details: int) -> float:
        """For a foe; or for oneself, when one is on the losing side."""
        if details == self.sight.seat:
            near = self.sight.missing < 3
            losing = near if self.role in STOPS else self.zeal > 0.5 and not near and not self.table.deck
            return 0.6 if losing else -0.5
        return -0.8 * self.wish[details] - 0.1

    def swap_hands(self, move: int, details: int) -> float:
        """When one's own hand is poor, or to take a foe's good one."""
        poor = 0.55 - sum(self.keep(kind) for kind in self.sight.own.hand) / max(1, len(self.sight.own.hand))
        fewer = 0.2 * (self.table.hands[details] - len(self.sight.own.hand) + 1)
        return poor + fewer - 0.3 * self.wish[details] - 0.2

    def swap_goals(self, move: int, details: int) -> float:
        """A saboteur takes the gold from where the way leads; others hardly ever gain by it."""
        one, other = details >> 4, details & 15
        if self.role not in STOPS:
            return -0.6
        chances, ways = self.sight.chances, self.sight.ways
        return 2.0 * abs(chances[one] - chances[other]) - 0.1 * len(ways)

    def put_goals_back(self, move: int, details: int) -> float:
        """Swap them if that leads the gold away, or to where the way leads."""
        in_play = self.table.in_play & DETAILS
        one, other = in_play >> 4, in_play & 15
        near = [self.sight.distance_to(goal) for goal in (one, other)]
        chance = self.sight.chances[one] - self.sight.chances[other]
        gain = chance * (near[0] - near[1])
        return (gain if details else -gain) * self.zeal

    def search_trove(self, move: int, details: int) -> float:
        """A known good card instead of an unknown one."""
        return 0.15

    def _wish_for_next(self, direction: int) -> float:
        """How well the seat is wished that plays next in that direction."""
        seats = self.table.rules.players
        others = ((self.sight.seat + direction * far) % seats for far in range(1, seats))
        return next((self.wish[seat] for seat in others if self.table.hands[seat]), 0.0)

    def change_direction(self, move: int, details: int) -> float:
        """It matters who plays next, above all near the gold (WC-20)."""
        now = self.table.direction
        return (0.8 if self.sight.missing <= 2.5 else 0.2) * (self._wish_for_next(-now) - self._wish_for_next(now))

    def pass_(self, move: int, details: int) -> float:
        """Throw away what is worth least; of several poor cards as many as one may."""
        cards = cards_in(details, 3)
        return -0.15 - sum(self.keep(kind) - 0.22 for kind in cards)
