"""Samples goals and chests from their exact distribution, given what a viewer has seen of them."""

from __future__ import annotations

from itertools import product
from math import factorial, perm

from pyrite.game.catalogue import GOLD
from pyrite.game.dealing.deal import ALL_CHEST_TUNNELS, ALL_CHESTS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.sampling import Inconsistent, cards_left, choice, weighted_choice
from pyrite.game.moves import CHEST
from pyrite.game.state import Private, Sealed
from pyrite.game.table import Table


class Goals:
    """The sampled goals of a round: the deal, and which goal swaps took place (WC-17)."""

    def __init__(self, table: Table, seat: int, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        self.swapped: tuple[bool, ...] = ()
        """For each goal swap card that was played: whether the two goals were swapped."""
        if table.goal_swaps:
            swaps = [(self._deal_count(self._known(each, own)), each) for each in self._possible_swaps(seat, own)]
            self.swapped = swaps[0][1] if len(swaps) == 1 else weighted_choice(rng, swaps)
        dealt = self._known(self.swapped, own)
        if dealt is None:
            raise Inconsistent
        self.dealt = dealt
        """The goal that was dealt to each place."""
        rest = cards_left(table.rules.goals, bytes(dealt))
        if self._gold_is_sure() and GOLD in rest:
            dealt[choice(rng, [place for place in range(len(table.goal_cells)) if not dealt[place]])] = GOLD
            rest.remove(GOLD)
        rng.shuffle(rest)
        for place in range(len(dealt)):
            if not dealt[place]:
                dealt[place] = rest.pop()

    def _gold_is_sure(self) -> bool:
        rules = self.table.rules
        return rules.new_goals and rules.edition.new_goals_gold_sure

    def _possible_swaps(self, seat: int, own: Private | None) -> list[tuple[bool, ...]]:
        """Every combination of swapped or not that is consistent with the viewer's own swaps."""
        mine = iter(own.goal_swaps if own is not None else ())
        choices = [(next(mine)[2],) if swap[0] == seat else (False, True) for swap in self.table.goal_swaps]
        return list(product(*choices))

    def _known(self, swapped: tuple[bool, ...], own: Private | None) -> bytearray | None:
        """The goal dealt to each place, 0 if not seen; None if these swaps contradict what the viewer saw."""
        table = self.table
        faces = table.goal_faces
        known = bytearray(len(table.rules.goals))
        for goal in range(len(faces)):
            if faces[goal]:
                known[self._place_dealt(goal, table.turn + 1, swapped)] = faces[goal]
        for goal, face, turn in own.looks if own is not None else []:
            place = self._place_dealt(goal, turn, swapped)
            if known[place] and known[place] != face:
                return None
            known[place] = face
        return known

    def _place_dealt(self, goal: int, turn: int, swapped: tuple[bool, ...]) -> int:
        """The place to which the goal that was at ``goal`` in a turn had been dealt."""
        for number in range(len(swapped) - 1, -1, -1):
            _, one, other, when = self.table.goal_swaps[number]
            if swapped[number] and when < turn and goal in (one, other):
                goal = one + other - goal
        return goal

    def _deal_count(self, known: bytearray | None) -> int:
        """The number of deals that agree with the known goals."""
        if known is None:
            return 0
        goals, found = self.table.rules.goals, known.replace(b"\0", b"")
        deals = 1
        for face in set(bytes(found)):
            deals *= perm(goals.count(face), found.count(face))
        unknown = len(goals) - len(found)
        if self._gold_is_sure() and GOLD not in found:
            return deals * known[: len(self.table.goal_cells)].count(0) * factorial(unknown - 1)
        return deals * factorial(unknown)

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
                own.looks += ((goal, self.dealt[self._place_dealt(goal, turn, self.swapped)], turn),)
        for number in range(len(self.swapped)):
            seat, one, other, turn = table.goal_swaps[number]
            own = privates[seat]
            if seat != viewer and own is not None:
                own.goal_swaps += ((one, other, self.swapped[number], turn),)


class Chests:
    """The sampled chests of a round and the tunnel cards on them (CHEST-1)."""

    def __init__(self, table: Table, own: Private | None, rng: SeededRandom) -> None:
        self.table = table
        looks = own.chest_looks if own is not None else []
        self.tunnels = _filled(table.chest_tunnels, {look[0]: look[1] for look in looks}, ALL_CHEST_TUNNELS, rng)
        self.chests = _filled(table.chests, {look[0]: look[2] for look in looks}, ALL_CHESTS, rng)

    def fill_privates(self, privates: list[Private | None], viewer: int) -> None:
        """Fill in what the other seats know of the chests in this world."""
        for seat, goal_or_chest, turn in self.table.looks:
            own = privates[seat]
            if seat != viewer and own is not None and goal_or_chest >= CHEST:
                chest = goal_or_chest - CHEST
                own.chest_looks += ((chest, self.tunnels[chest], self.chests[chest], turn),)

    def write_to(self, sealed: Sealed) -> None:
        """Write the chests into the secret part of the state."""
        sealed.chest_tunnels, sealed.chests = self.tunnels, self.chests


def _filled(shown: bytearray, seen: dict[int, int], box: bytes, rng: SeededRandom) -> bytes:
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
