"""What a viewer knows of the goals, from its own view alone (INFO-4).

A viewer sees the goals that are turned over (GOAL-1) and those it looks at (ACT-4), and knows its own goal swaps.
Whether another seat swapped the two goals that it picked up is secret (WC-17). So there are several cases:

1. `possible_swaps` lists the combinations of swaps made and not made. The viewer's own swaps are certain.
2. `known_deal` traces all faces that the viewer saw back to the places of the deal. A combination that puts two
   faces in one place is impossible.
3. `deal_count` counts the deals that agree with a combination. All deals are equally likely, so the count is the
   weight of the combination.

Imagined worlds draw a combination by weight, and bots sum over all of them. Learning agents and clients get the
faces that are possible in any of them.
"""

from __future__ import annotations

from itertools import product
from math import factorial, perm
from typing import Final

from pyrite.game.catalogue import GOLD
from pyrite.game.facts.maze import GOAL_TURNED, LOOKED
from pyrite.game.modules.goal_swap import GOALS_PUT_BACK, swaps_at, swaps_of
from pyrite.game.moves import CHEST
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table

Swaps = tuple[bool, ...]
"""For each goal swap card that was played this round: whether the two goals were swapped."""

Faces = frozenset[int]
"""The faces that a goal may have. A zero stands for a card that the viewer has not seen."""

CHANGED_BY: Final = frozenset((GOAL_TURNED, GOALS_PUT_BACK, LOOKED))
"""The facts that change what is known of the goals during a round."""

NOW: Final = 1 << 30
"""A turn after all swaps."""

_NOTHING: Final[Faces] = frozenset()
_SINGLE: Final[list[Faces]] = [frozenset((face,)) for face in range(128)]
"""The set of each single face."""


# ---------------------------------------------------------------- the cases


def possible_deals(table: Table, seat: int, own: Private | None) -> list[tuple[Swaps, bytearray]]:
    """Every combination of swaps that does not contradict itself, with what is known of the deal.

    ``seat`` is `NOBODY` and ``own`` is None for a spectator. Swaps that were not made come first.
    """
    if not swaps_at(table):
        known = known_deal(table, own, ())
        return [] if known is None else [((), known)]
    deals: list[tuple[Swaps, bytearray]] = []
    for swapped in possible_swaps(table, seat, own):
        known = known_deal(table, own, swapped)
        if known is not None:
            deals.append((swapped, known))
    return deals


def possible_swaps(table: Table, seat: int, own: Private | None) -> list[Swaps]:
    """Every combination of swaps that is consistent with the viewer's own swaps."""
    mine = iter(swaps_of(own) if own is not None else ())
    choices = [(next(mine)[2],) if swap[0] == seat else (False, True) for swap in swaps_at(table)]
    return list(product(*choices))


def known_deal(table: Table, own: Private | None, swapped: Swaps) -> bytearray | None:
    """The face dealt to each place, 0 if not seen; None if these swaps contradict what the viewer saw."""
    faces = table.goal_faces
    known = bytearray(len(table.rules.goals))
    for goal in range(len(faces)):
        if faces[goal]:
            known[place_dealt(table, goal, NOW, swapped) if swapped else goal] = faces[goal]
    if own is not None:
        for goal, face, turn in own.looks:
            place = place_dealt(table, goal, turn, swapped) if swapped else goal
            if known[place] and known[place] != face:
                return None
            known[place] = face
    return known


def place_dealt(table: Table, goal: int, turn: int, swapped: Swaps) -> int:
    """Trace a goal back: the place where the card that is at ``goal`` in this turn was dealt."""
    swaps = swaps_at(table)
    for number in range(len(swapped) - 1, -1, -1):
        _, one, other, when = swaps[number]
        if swapped[number] and when < turn and goal in (one, other):
            goal = one + other - goal
    return goal


def place_now(table: Table, place: int, swapped: Swaps) -> int:
    """Trace a goal forward: where the card dealt to ``place`` is after these swaps, the first ones of the round.

    A card that was put aside (`NOBODY`) stays there.
    """
    swaps = swaps_at(table)
    for number in range(len(swapped)):
        _, one, other, _ = swaps[number]
        if swapped[number] and place in (one, other):
            place = one + other - place
    return place


# ---------------------------------------------------------------- their weights


def deal_count(table: Table, known: bytearray) -> int:
    """The number of deals that agree with the known goals."""
    return sum(deal_counts(table, known).values())


def deal_counts(table: Table, known: bytearray) -> dict[int, int]:
    """The number of deals that agree with the known goals, by the place of the gold (`NOBODY`: put aside, NEWG-1).

    Places where the gold cannot be are left out.
    """
    goals, found = table.rules.goals, known.replace(b"\0", b"")
    deals = 1
    for face in set(bytes(found)):
        deals *= perm(goals.count(face), found.count(face))
    if not deals:
        return {}  # one card would have been dealt to two places
    unseen = len(goals) - len(found)
    gold = known.find(GOLD)
    if gold >= 0:
        return {gold: deals * factorial(unseen)}
    deals *= factorial(unseen - 1)
    on_table = len(table.goal_cells)
    counts = {place: deals for place in range(on_table) if not known[place]}
    if table.rules.new_goals and not gold_is_sure(table):
        counts[NOBODY] = deals * (len(goals) - on_table)
    return counts


def gold_is_sure(table: Table) -> bool:
    """Whether some new goals are put aside, but never the gold (NEWG-1)."""
    rules = table.rules
    return rules.new_goals and rules.edition.new_goals_gold_sure


# ---------------------------------------------------------------- what was seen


def seen_at_goals(table: Table, seat: int, own: Private) -> list[list[tuple[int, int]]]:
    """For each goal: the faces that this seat has seen and that may be there now, and when it last looked at each.

    A single face is certain. An empty list means that the seat knows nothing. ``(0, 0)`` among several faces
    stands for a card that it has not seen. The first face is there if the others swapped as little as possible.
    The face of a goal that was turned over has the turn 0 if the seat never looked at it.
    """
    if not swaps_at(table):
        return _seen_without_swaps(table, own)
    goals = range(len(table.goal_cells))
    found: list[list[tuple[int, int]]] = [[] for _ in goals]
    for swapped, known in possible_deals(table, seat, own):
        if not deal_count(table, known):
            continue
        turns: dict[int, int] = {}
        for goal, _, turn in own.looks:
            turns[place_dealt(table, goal, turn, swapped)] = turn
        for goal in goals:
            place = place_dealt(table, goal, NOW, swapped)
            face = known[place]
            if face not in [each for each, _ in found[goal]]:
                found[goal].append((face, turns.get(place, 0)))
    return [[] if each == [(0, 0)] else each for each in found]


def _seen_without_swaps(table: Table, own: Private) -> list[list[tuple[int, int]]]:
    """`seen_at_goals` in the usual case: every goal is where it was dealt."""
    found = [[(face, 0)] if face else [] for face in table.goal_faces]
    for goal, face, turn in own.looks:
        found[goal] = [(face, turn)]
    return found


def faces_seen(table: Table, seat: int, own: Private) -> list[Faces]:
    """For each goal: the faces that this seat has seen and that may be there now, as in `seen_at_goals`."""
    if own.looks and swaps_at(table):
        return [frozenset([face for face, _ in each]) for each in seen_at_goals(table, seat, own)]
    found = [_NOTHING] * len(table.goal_cells)
    for goal, face, _ in own.looks:
        found[goal] = _SINGLE[face]
    faces = table.goal_faces
    for goal in range(len(faces)):
        if faces[goal]:
            found[goal] = _SINGLE[faces[goal]]
    return found


def goals_looked_at(table: Table, seat: int) -> frozenset[int]:
    """The goals that a seat has looked at and that nobody has picked up since (WC-17), as everyone can tell."""
    known = set()
    for viewer, goal, turn in table.looks:
        moved = any(when > turn and goal in (one, other) for _, one, other, when in swaps_at(table))
        if viewer == seat and goal < CHEST and not moved:
            known.add(goal)
    return frozenset(known)
