"""Samples goals and chests from their exact distribution, given what a viewer has seen of them."""

from __future__ import annotations

from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.deal import ALL_CHEST_TUNNELS, ALL_CHESTS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.sampling import Inconsistent, cards_left, choice, weighted_choice
from pyrite.game.knowledge import deal_count, gold_is_sure, place_dealt, possible_deals
from pyrite.game.modules.chests.state import chests_at
from pyrite.game.moves import CHEST
from pyrite.game.state import Private, Sealed
from pyrite.game.table import Table


class Goals:
    """The sampled goals of a round: the deal, and which goal swaps took place (WC-17)."""

    def __init__(self, table: Table, seat: int, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        deals = possible_deals(table, seat, own)
        if not deals:
            raise Inconsistent
        own_swaps = len(own.goal_swaps) if own is not None else 0
        if own_swaps < len(table.goal_swaps):
            self.swapped, dealt = weighted_choice(rng, [(deal_count(table, each[1]), each) for each in deals])
        else:
            self.swapped, dealt = deals[0]
        self.dealt: bytearray = dealt
        """The goal that was dealt to each place."""
        rest = cards_left(table.rules.goals, bytes(dealt))
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
                _, one, other, _ = self.table.goal_swaps[number]
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
            seat, one, other, turn = table.goal_swaps[number]
            own = privates[seat]
            if seat != viewer and own is not None:
                own.goal_swaps += ((one, other, self.swapped[number], turn),)


class Chests:
    """The sampled chests of a round and the tunnel cards on them (CHEST-1)."""

    def __init__(self, table: Table, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        shown = chests_at(table)
        looks = own.chest_looks if own is not None else []
        self.tunnels = _filled(shown.chest_tunnels, {look[0]: look[1] for look in looks}, ALL_CHEST_TUNNELS, rng)
        self.chests = _filled(shown.chests, {look[0]: look[2] for look in looks}, ALL_CHESTS, rng)

    def fill_privates(self, privates: list[Private | None], viewer: int) -> None:
        """Fill in what the other seats know of the chests in this world."""
        for seat, goal_or_chest, turn in self.table.looks:
            own = privates[seat]
            if seat != viewer and own is not None and goal_or_chest >= CHEST:
                chest = goal_or_chest - CHEST
                own.chest_looks += ((chest, self.tunnels[chest], self.chests[chest], turn),)

    def write_to(self, sealed: Sealed) -> None:
        """Write the chests into the sealed part of the state."""
        sealed.chest_tunnels, sealed.chests = self.tunnels, self.chests


def _filled(shown: bytes, seen: dict[int, int], box: bytes, rng: SeededRandom) -> bytes:
    """All cards of a box in places: those shown to everyone, those seen by the viewer, the rest at random."""
    current = bytearray(len(box))
    current[: len(shown)] = shown
    for place, card in seen.items():
        current[place] = current[place] or card
    rest = cards_left(box, bytes(current))
    rng.shuffle(rest)
    for place in range(len(box)):
        if not current[place]:
            current[place] = rest.pop()
    return bytes(current)
