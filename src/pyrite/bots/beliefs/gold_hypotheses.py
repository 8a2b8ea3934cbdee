"""Hypotheses about the gold: every place it may be, given what a viewer has seen, with its probability."""

from __future__ import annotations

from itertools import product
from math import factorial, perm

from pyrite.game.catalogue import GOLD
from pyrite.game.state import View
from pyrite.game.table import NOBODY, Table

GoldHypothesis = tuple[int, tuple[bool, ...]]
"""Where the gold was dealt (`NOBODY`: put aside, NEWG-1), and for each goal swap whether it was really made."""


def gold_hypotheses(view: View) -> dict[GoldHypothesis, float]:
    """The probability of each hypothesis, from goals turned over and from the viewer's looks (ACT-4, WC-17)."""
    table = view.table
    weights: dict[GoldHypothesis, float] = {}
    for swaps in _possible_swaps(view):
        known = _known_deal(view, swaps)
        if known is None:
            continue
        deals = _deal_count(table, known)
        if not deals:
            continue  # one stone card would have been dealt to two places
        for place, cards in _possible_places(table, known).items():
            weights[place, swaps] = deals * cards
    total = sum(weights.values())
    return {hypothesis: weight / total for hypothesis, weight in weights.items()} if total else {}


def place_of_gold(table: Table, hypothesis: GoldHypothesis) -> int:
    """Where the gold is now."""
    place, swaps = hypothesis
    for (_, one, other, _), really in zip(table.goal_swaps, swaps, strict=False):
        if really and place in (one, other):
            place = one + other - place
    return place


def _possible_swaps(view: View) -> list[tuple[bool, ...]]:
    """All combinations of goal swaps made or not made in this round; the viewer knows its own (WC-17)."""
    mine = iter(view.own.goal_swaps if view.own is not None else ())
    choices = [(next(mine)[2],) if swap[0] == view.seat else (False, True) for swap in view.table.goal_swaps]
    return list(product(*choices))


def _known_deal(view: View, swaps: tuple[bool, ...]) -> dict[int, int] | None:
    """The goals dealt to each place, as far as the viewer knows; None if these swaps contradict it."""
    table = view.table
    seen = [(goal, face, table.turn + 1) for goal, face in enumerate(table.goal_faces) if face]
    known: dict[int, int] = {}
    for goal, face, turn in [*seen, *(view.own.looks if view.own is not None else ())]:
        if known.setdefault(_dealt_to(table, goal, turn, swaps), face) != face:
            return None
    return known


def _dealt_to(table: Table, goal: int, turn: int, swaps: tuple[bool, ...]) -> int:
    """The place that the card now at a goal, in a given turn, was dealt to."""
    for (_, one, other, when), really in reversed(list(zip(table.goal_swaps, swaps, strict=True))):
        if really and when < turn and goal in (one, other):
            goal = one + other - goal
    return goal


def _possible_places(table: Table, known: dict[int, int]) -> dict[int, int]:
    """The places where the gold may have been dealt, with the number of cards at each."""
    found = [place for place, face in known.items() if face == GOLD]
    if found:
        return dict.fromkeys(found, 1)
    on_table = len(table.goal_cells)
    places = {place: 1 for place in range(on_table) if place not in known}
    if _may_be_aside(table):
        places[NOBODY] = len(table.rules.goals) - on_table
    return places


def _deal_count(table: Table, known: dict[int, int]) -> int:
    """The number of deals that agree with the known goals, with the gold at one given place."""
    goals = table.rules.goals
    found = list(known.values())
    deals = 1
    for face in set(found):
        deals *= perm(goals.count(face), found.count(face))
    others = len(goals) - len(known) - (GOLD not in found)
    return deals * factorial(max(0, others))


def _may_be_aside(table: Table) -> bool:
    return table.rules.new_goals and not table.rules.edition.new_goals_gold_sure
