"""Goals and chests as they may lie: whatever fits what a viewer has seen of them, each way as likely as it is."""

from __future__ import annotations

from itertools import product
from math import factorial, perm

from pyrite.game.catalogue import GOLD
from pyrite.game.deal import ALL_CHEST_TUNNELS, ALL_CHESTS
from pyrite.game.imagine.drawing import Astray, left_of, one_of, weighed
from pyrite.game.moves import CHEST
from pyrite.game.shuffle import Lots
from pyrite.game.state import Private, Sealed
from pyrite.game.table import Table


class Goals:
    """The goals of a round: how they were dealt, and which swaps were really made (WC-17)."""

    def __init__(self, table: Table, seat: int | None, own: Private | None, lots: Lots) -> None:
        self.table = table
        self.swapped: tuple[bool, ...] = ()
        """For each time that two goals were taken up: whether they changed places."""
        places = len(table.rules.goals)
        choices = self._possible_swaps(seat, own)
        if len(choices) == 1:
            self.swapped, known = choices[0], self._known(choices[0], own)
        else:
            self.swapped = weighed(lots, [(self._ways(self._known(each, own)), each) for each in choices])
            known = self._known(self.swapped, own)
        if known is None:
            raise Astray
        unknown = [place for place in range(places) if place not in known]
        rest = left_of(table.rules.goals, known.values())
        if self._gold_is_sure() and GOLD in rest:
            place = one_of(lots, [place for place in unknown if place < len(table.goal_cells)])
            known[place] = GOLD
            unknown.remove(place)
            rest.remove(GOLD)
        lots.shuffle(rest)
        known.update(zip(unknown, rest, strict=True))
        self.dealt = bytes(known[place] for place in range(places))

    def _gold_is_sure(self) -> bool:
        rules = self.table.rules
        return rules.new_goals and rules.edition.new_goals_gold_sure

    def _possible_swaps(self, seat: int | None, own: Private | None) -> list[tuple[bool, ...]]:
        """Every way in which the swaps of this round may have gone, for all that the viewer knows."""
        mine = iter(own.goal_swaps if own is not None else ())
        choices = [(next(mine)[2],) if swap[0] == seat else (False, True) for swap in self.table.goal_swaps]
        return list(product(*choices))

    def _known(self, swapped: tuple[bool, ...], own: Private | None) -> dict[int, int] | None:
        """Which goal was dealt to which place, as far as seen; None if these swaps contradict it."""
        table = self.table
        seen = [(goal, face, table.turn + 1) for goal, face in enumerate(bytes(table.goal_faces)) if face]
        known: dict[int, int] = {}
        for goal, face, turn in [*seen, *(own.looks if own is not None else ())]:
            place = self._place_dealt(goal, turn, swapped)
            if known.setdefault(place, face) != face:
                return None
        return known

    def _place_dealt(self, goal: int, turn: int, swapped: tuple[bool, ...]) -> int:
        """Where the card at a place in a turn was dealt to."""
        swaps = zip(self.table.goal_swaps, swapped, strict=True)
        for (_, one, other, when), really in reversed(list(swaps)):
            if really and when < turn and goal in (one, other):
                goal = one + other - goal
        return goal

    def _ways(self, known: dict[int, int] | None) -> int:
        """In how many ways goals can be dealt that agree with what is known."""
        if known is None:
            return 0
        goals = self.table.rules.goals
        found = list(known.values())
        ways = 1
        for face in set(found):
            ways *= perm(goals.count(face), found.count(face))
        unknown = len(goals) - len(known)
        if self._gold_is_sure() and GOLD not in found:
            places = len(self.table.goal_cells)
            return ways * sum(1 for place in range(places) if place not in known) * factorial(unknown - 1)
        return ways * factorial(unknown)

    def lying(self) -> bytes:
        """The goals as they lie now."""
        goals = bytearray(self.dealt)
        for (_, one, other, _), really in zip(self.table.goal_swaps, self.swapped, strict=True):
            if really:
                goals[one], goals[other] = goals[other], goals[one]
        return bytes(goals)

    def seen_by(self, seat: int, own: Private) -> None:
        """What another seat knows of the goals in this world."""
        table = self.table
        own.looks = [
            (goal, self.dealt[self._place_dealt(goal, turn, self.swapped)], turn)
            for who, goal, turn in table.looks
            if who == seat and goal < CHEST
        ]
        own.goal_swaps = [
            (one, other, really, turn)
            for (who, one, other, turn), really in zip(table.goal_swaps, self.swapped, strict=True)
            if who == seat
        ]


class Chests:
    """The chests of a round and the tunnels above them (CHEST-1)."""

    def __init__(self, table: Table, own: Private | None, lots: Lots) -> None:
        looks = own.chest_looks if own is not None else []
        self.tunnels = _filled(table.chest_tunnels, {look[0]: look[1] for look in looks}, ALL_CHEST_TUNNELS, lots)
        self.chests = _filled(table.chests, {look[0]: look[2] for look in looks}, ALL_CHESTS, lots)

    def seen_by(self, seat: int, own: Private, table: Table) -> None:
        """What another seat knows of the chests in this world."""
        own.chest_looks = [
            (thing - CHEST, self.tunnels[thing - CHEST], self.chests[thing - CHEST], turn)
            for who, thing, turn in table.looks
            if who == seat and thing >= CHEST
        ]

    def seal(self, sealed: Sealed) -> None:
        """Put them where they lie."""
        sealed.chest_tunnels, sealed.chests = self.tunnels, self.chests


def _filled(shown: bytearray, seen: dict[int, int], box: tuple[int, ...], lots: Lots) -> bytes:
    known = {**seen, **{place: card for place, card in enumerate(bytes(shown)) if card}}
    rest = left_of(box, known.values())
    lots.shuffle(rest)
    unknown = iter(rest)
    return bytes(known[place] if place in known else next(unknown) for place in range(len(box)))
