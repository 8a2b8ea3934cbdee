"""Values of looks and swaps (maps, chests, roles, hands, goals), of the order of play, and of passing."""

from __future__ import annotations

from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.moves import DETAILS, cards_in


class LookAndSwapEvaluator(MoveEvaluator):
    """Rates moves that give this seat information, or make the information of other seats worthless."""

    def read_map(self, move: int, details: int) -> float:
        """Look at the likeliest goal, unless the place of the gold is known."""
        probabilities = self.reading.gold_probabilities
        if self.reading.knows_gold or not probabilities[details]:
            return -0.4
        best = max(probabilities)
        value = 0.9 if self.digging_drive > 0 else 0.6
        return value * probabilities[details] / best + (0.15 if self.reading.missing > 3 else 0.0)

    def look_in_chest(self, move: int, details: int) -> float:
        """Knowing a chest has little value."""
        return -0.1

    def inspect(self, move: int, details: int) -> float:
        """Inspect the seat whose role is least certain."""
        return 0.5 * (1.0 - max(self.beliefs.roles[details])) + 0.1

    def look_at_role(self, move: int, details: int) -> float:
        """Look at the role that is least certain."""
        return 1.0 - max(self.beliefs.roles[details])

    def swap_hats(self, move: int, details: int) -> float:
        """Change the role of an opponent, or its own role when this seat is on the losing side."""
        if details == self.reading.seat:
            near = self.reading.missing < 3
            losing = (
                near
                if self.role in BLOCKING_ROLES
                else self.digging_drive > 0.5 and not near and not self.table.deck
            )
            return 0.6 if losing else -0.5
        return -0.8 * self.goodwill[details] - 0.1

    def swap_hands(self, move: int, details: int) -> float:
        """Swap a poor hand, preferably with an opponent who has many cards."""
        poor = 0.55 - sum(self.hand_value(kind) for kind in self.reading.own.hand) / max(
            1, len(self.reading.own.hand)
        )
        fewer = 0.2 * (self.table.hands[details] - len(self.reading.own.hand) + 1)
        return poor + fewer - 0.3 * self.goodwill[details] - 0.2

    def swap_goals(self, move: int, details: int) -> float:
        """A saboteur swaps the gold away from the path; other roles rarely gain by a swap."""
        one, other = details >> 4, details & 15
        if self.role not in BLOCKING_ROLES:
            return -0.6
        probabilities = self.reading.gold_probabilities
        return 2.0 * abs(probabilities[one] - probabilities[other]) - 0.1 * len(self.reading.paths)

    def put_goals_back(self, move: int, details: int) -> float:
        """Swap if that brings the gold nearer, or for a saboteur farther away."""
        in_play = self.table.in_play & DETAILS
        one, other = in_play >> 4, in_play & 15
        distances = [self.reading.distance_to(goal) for goal in (one, other)]
        difference = self.reading.gold_probabilities[one] - self.reading.gold_probabilities[other]
        gain = difference * (distances[0] - distances[1])
        return (gain if details else -gain) * self.digging_drive

    def search_trove(self, move: int, details: int) -> float:
        """Take a known good card instead of drawing an unknown one."""
        return 0.15

    def _goodwill_to_next(self, direction: int) -> float:
        """Goodwill towards the seat that plays next in that direction."""
        seats = self.table.rules.players
        others = ((self.reading.seat + direction * far) % seats for far in range(1, seats))
        return next((self.goodwill[seat] for seat in others if self.table.hands[seat]), 0.0)

    def change_direction(self, move: int, details: int) -> float:
        """Let an ally play next, which matters most when the gold is near (WC-20)."""
        now = self.table.direction
        return (0.8 if self.reading.missing <= 2.5 else 0.2) * (
            self._goodwill_to_next(-now) - self._goodwill_to_next(now)
        )

    def pass_(self, move: int, details: int) -> float:
        """Discard the cards with the lowest value in hand, as many poor ones as allowed."""
        cards = cards_in(details, 3)
        return -0.15 - sum(self.hand_value(kind) - 0.22 for kind in cards)
