"""Rules of thumb for the questions that are asked between turns."""

from __future__ import annotations

from pyrite.bots.heuristics.evaluation import Judge
from pyrite.game import moves as verbs
from pyrite.game.catalogue import FIRST_ACTION, GOLD, SPIDER
from pyrite.game.moves import CHEST, DETAILS, NO_SEAT, VERB_BITS


class Answering(Judge):
    """What answers are worth."""

    def turn_goal(self, move: int, details: int) -> float:
        """The gold first, or last."""
        return self.zeal * self.sight.chances[details]

    def open_chest(self, move: int, details: int) -> float:
        """A chest is mostly good for who opens it."""
        return 0.1

    def lay_goal(self, move: int, details: int) -> float:
        """The way that leads on, or not."""
        thing = self.table.choices[0]
        if thing >= CHEST or self.table.goal_faces[thing] in (GOLD, SPIDER):
            return 0.0
        cell = self.table.goal_cells[thing]
        total = 0.0
        for step, facing in self.table.maze.grid.steps[details]:
            for goal, ways in self.sight.ways.items():
                total -= self.sight.chances[goal] * ways.missing[(cell + step) << 4 | facing]
        return total * self.zeal

    def take_gold(self, move: int, details: int) -> float:
        """As much as there is."""
        return float(details)

    def steal(self, move: int, details: int) -> float:
        """From who has most; never leave it."""
        return -1.0 if details == NO_SEAT else float(self.table.tokens[details])

    def veto(self, move: int, details: int) -> float:
        """Against a foe's good card, or what harms one's own side."""
        table = self.table
        who = table.to_move
        card = table.in_play
        verb = card >> VERB_BITS
        harm = 0.0
        if verb == verbs.LAY_TUNNEL:
            harm = -self.zeal * self.sight.gain_if_laid((card & DETAILS) >> 7, card & 127)
        elif verb == verbs.ROCKFALL and table.maze.piece[card & DETAILS] >> 1 < FIRST_ACTION:
            if (card & DETAILS) in table.maze.tunnels:
                harm = -self.zeal * self.sight.gain_if_removed(card & DETAILS)
        elif verb in (verbs.SABOTAGE, verbs.TRAP):
            harm = 1.5 * self.wish[card & 15]
        elif verb == verbs.PLAN_THEFT:
            harm = 0.8 - self.wish[who]
        return harm - 1.2

    def let_pass(self, move: int, details: int) -> float:
        """As a rule."""
        return 0.0

    def keep_card(self, move: int, details: int) -> float:
        """The best of them."""
        return self.keep(details)

    def answer_toll(self, move: int, details: int) -> float:
        """Pay for a friend who digs, if one wants the gold to be reached."""
        return (0.6 * self.wish[self.table.to_move] * max(self.zeal, 0.0) - 0.5) if details else 0.0

    def move_goal(self, move: int, details: int) -> float:
        """The farther the gold, the worse for diggers."""
        return -self.zeal * self.sight.chances[details]

    def rob_hand(self, move: int, details: int) -> float:
        """From a foe."""
        return -self.wish[details]
