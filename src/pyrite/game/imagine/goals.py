"""Samples goals from their exact distribution, given what a viewer has seen of them."""

from __future__ import annotations

from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.knowledge import deal_count, gold_is_sure, place_dealt, possible_deals
from pyrite.game.modules.goal_swap import OwnSwaps, swaps_at, swaps_of
from pyrite.game.moves import CHEST
from pyrite.game.sampling import Inconsistent, cards_left, choice, weighted_choice
from pyrite.game.state import Private
from pyrite.game.table import Table


class Goals:
    """The sampled goals of a round: the deal, and which goal swaps took place (WC-17)."""

    def __init__(self, table: Table, seat: int, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        deals = possible_deals(table, seat, own)
        if not deals:
            raise Inconsistent
        self.swaps = swaps_at(table)
        own_swaps = len(swaps_of(own)) if own is not None else 0
        if own_swaps < len(self.swaps):
            self.swapped, dealt = weighted_choice(rng, [(deal_count(table, each[1]), each) for each in deals])
        else:
            self.swapped, dealt = deals[0]
        self.dealt: bytearray = dealt
        """The goal that was dealt to each place."""
        rest = cards_left(table.rules.goals, dealt)
        if gold_is_sure(table) and GOLD in rest:
            dealt[choice(rng, [place for place in range(len(table.goal_cells)) if not dealt[place]])] = GOLD
            rest.remove(GOLD)
        rng.shuffle(rest)
        for place in range(len(dealt)):
            if not dealt[place]:
                dealt[place] = rest.pop()

    def current(self) -> bytes:
        """The goal at each place now."""
        goals = self.dealt[:]
        for number in range(len(self.swapped)):
            if self.swapped[number]:
                _, one, other, _ = self.swaps[number]
                goals[one], goals[other] = goals[other], goals[one]
        return bytes(goals)

    def fill_privates(self, privates: list[Private | None], viewer: int) -> None:
        """Fill in what the other seats know of the goals in this world."""
        table = self.table
        for seat, goal, turn in table.looks:
            own = privates[seat]
            if seat != viewer and own is not None and goal < CHEST:
                own.looks += ((goal, self.dealt[place_dealt(table, goal, turn, self.swapped)], turn),)
        for number in range(len(self.swapped)):
            seat, one, other, turn = self.swaps[number]
            own = privates[seat]
            if seat != viewer and own is not None:
                own.put(OwnSwaps(goal_swaps=(*swaps_of(own), (one, other, self.swapped[number], turn))))
