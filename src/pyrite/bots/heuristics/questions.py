"""Values of answers to questions within a turn or at the end of a round."""

from __future__ import annotations

from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game import moves as verbs
from pyrite.game.catalogue import FIRST_ACTION, GOLD, SPIDER
from pyrite.game.moves import CHEST, DETAILS, NO_SEAT, VERB_BITS


class QuestionEvaluator(MoveEvaluator):
    """Rates answers."""

    def turn_goal(self, move: int, details: int) -> float:
        """Diggers turn the gold over first, saboteurs last."""
        return self.digging_drive * self.reading.gold_probabilities[details]

    def open_chest(self, move: int, details: int) -> float:
        """Most chests help the seat that opens them."""
        return 0.1

    def lay_goal(self, move: int, details: int) -> float:
        """Diggers lay a goal so that the path goes on, saboteurs so that it does not."""
        goal_or_chest = self.table.choices[0]
        if goal_or_chest >= CHEST or self.table.goal_faces[goal_or_chest] in (GOLD, SPIDER):
            return 0.0
        cell = self.table.goal_cells[goal_or_chest]
        total = 0.0
        for step, facing in self.table.maze.grid.steps[details]:
            for goal, paths in self.reading.paths.items():
                total -= self.reading.gold_probabilities[goal] * paths.missing[(cell + step) << 4 | facing]
        return total * self.digging_drive

    def take_gold(self, move: int, details: int) -> float:
        """Take as many nuggets as possible."""
        return float(details)

    def steal(self, move: int, details: int) -> float:
        """Steal from the richest seat; never decline."""
        return -1.0 if details == NO_SEAT else float(self.table.tokens[details])

    def veto(self, move: int, details: int) -> float:
        """Veto a card that harms its own side enough to be worth the veto card."""
        table = self.table
        card = table.in_play
        verb = card >> VERB_BITS
        harm = 0.0
        if verb == verbs.LAY_TUNNEL:
            harm = -self.digging_drive * self.reading.gain_if_laid((card & DETAILS) >> 7, card & 127)
        elif verb == verbs.ROCKFALL and table.maze.piece[card & DETAILS] >> 1 < FIRST_ACTION:
            if (card & DETAILS) in table.maze.tunnels:
                harm = -self.digging_drive * self.reading.gain_if_removed(card & DETAILS)
        elif verb in (verbs.SABOTAGE, verbs.TRAP):
            harm = 1.5 * self.goodwill[card & 15]
        elif verb == verbs.PLAN_THEFT:
            harm = 0.8 - self.goodwill[table.to_move]
        return harm - 1.2

    def let_pass(self, move: int, details: int) -> float:
        """The default answer."""
        return 0.0

    def keep_card(self, move: int, details: int) -> float:
        """Keep the card with the highest value in hand."""
        return self.hand_value(details)

    def answer_toll(self, move: int, details: int) -> float:
        """Pay for an ally, if this seat wants the gold to be reached."""
        return (0.6 * self.goodwill[self.table.to_move] * max(self.digging_drive, 0.0) - 0.5) if details else 0.0

    def move_goal(self, move: int, details: int) -> float:
        """Moving the gold away harms diggers."""
        return -self.digging_drive * self.reading.gold_probabilities[details]

    def rob_hand(self, move: int, details: int) -> float:
        """Rob an opponent."""
        return -self.goodwill[details]
