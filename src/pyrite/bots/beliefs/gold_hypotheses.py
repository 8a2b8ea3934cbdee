"""Where the gold may lie, for all that a viewer has seen of the goals: every way it can be, with its chance."""

from __future__ import annotations

from itertools import product
from math import factorial, perm

from pyrite.game.catalogue import GOLD
from pyrite.game.state import View
from pyrite.game.table import NOBODY, Table

Lode = tuple[int, tuple[bool, ...]]
"""Where the gold was dealt to (`NOBODY`: it was put aside, NEWG-1), and which goal swaps were really made."""


def lodes(view: View) -> dict[Lode, float]:
    """The chance of each lode, by what was turned over and by what the viewer has seen (ACT-4, WC-17)."""
    table = view.table
    weights: dict[Lode, float] = {}
    for swaps in _possible_swaps(view):
        known = _known(view, swaps)
        if known is None:
            continue
        places = _places_of_gold(table, known)
        ways = _ways(table, known)
        if not ways:
            continue  # the same stone at two places: it was swapped, or not
        for place, share in places.items():
            weights[place, swaps] = ways * share
    total = sum(weights.values())
    return {lode: weight / total for lode, weight in weights.items()} if total else {}


def place_of(table: Table, lode: Lode) -> int:
    """Where the gold lies now."""
    place, swaps = lode
    for (_, one, other, _), really in zip(table.goal_swaps, swaps, strict=False):
        if really and place in (one, other):
            place = one + other - place
    return place


def _possible_swaps(view: View) -> list[tuple[bool, ...]]:
    """Every way the goal swaps of this round may have gone; who made one knows it (WC-17)."""
    mine = iter(view.own.goal_swaps if view.own is not None else ())
    choices = [(next(mine)[2],) if swap[0] == view.seat else (False, True) for swap in view.table.goal_swaps]
    return list(product(*choices))


def _known(view: View, swaps: tuple[bool, ...]) -> dict[int, int] | None:
    """Which goal was dealt to which place, as far as seen; None if these swaps contradict it."""
    table = view.table
    seen = [(goal, face, table.turn + 1) for goal, face in enumerate(table.goal_faces) if face]
    known: dict[int, int] = {}
    for goal, face, turn in [*seen, *(view.own.looks if view.own is not None else ())]:
        if known.setdefault(_dealt_to(table, goal, turn, swaps), face) != face:
            return None
    return known


def _dealt_to(table: Table, goal: int, turn: int, swaps: tuple[bool, ...]) -> int:
    """Where the card at a place in a turn was dealt to."""
    for (_, one, other, when), really in reversed(list(zip(table.goal_swaps, swaps, strict=True))):
        if really and when < turn and goal in (one, other):
            goal = one + other - goal
    return goal


def _places_of_gold(table: Table, known: dict[int, int]) -> dict[int, int]:
    """The places where the gold may have been dealt to, and how much room there is at each."""
    found = [place for place, face in known.items() if face == GOLD]
    if found:
        return dict.fromkeys(found, 1)
    lying = len(table.goal_cells)
    places = {place: 1 for place in range(lying) if place not in known}
    if _may_be_aside(table):
        places[NOBODY] = len(table.rules.goals) - lying
    return places


def _ways(table: Table, known: dict[int, int]) -> int:
    """In how many ways the goals can be dealt that agree with what is known, the gold at one given place."""
    goals = table.rules.goals
    found = list(known.values())
    ways = 1
    for face in set(found):
        ways *= perm(goals.count(face), found.count(face))
    others = len(goals) - len(known) - (GOLD not in found)
    return ways * factorial(max(0, others))


def _may_be_aside(table: Table) -> bool:
    return table.rules.new_goals and not table.rules.edition.new_goals_gold_sure
