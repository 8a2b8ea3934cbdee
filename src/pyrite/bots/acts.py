"""Acts: what others do, sorted into kinds by what anybody at the table can see of them.

How likely an act is in each camp is what suspicion is made of (`pyrite.bots.suspicion`). An act is
judged by what it brings: a tunnel by how much nearer the goals get, whichever they are; broken and
mended tools by what is thought of their owner at that time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.sight import is_dead_end, ways_to
from pyrite.bots.ways import NO_WAY
from pyrite.game import facts
from pyrite.game import moves as verbs
from pyrite.game.catalogue import BROKEN_TOOLS, TRAPPED
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.state import RawFact
from pyrite.game.table import Table

_NEARNESS: Final = tuple(0.78**count if count < NO_WAY else 0.0 for count in range(NO_WAY + 1))
NEAR: Final = 4
"""With so few tunnels missing the end is near, and everyone shows what they are."""

Act = tuple[int, str]
"""Who did it, and what kind of act it was."""

Distances = tuple[int, ...]
"""Tunnels missing to each goal that lies face down."""


def distances(table: Table) -> Distances:
    """How far each goal is that lies face down; 0 for the others."""
    rules, maze = table.rules, table.maze
    return tuple(
        ways_to(rules, maze, cell).distance if not table.goal_faces[goal] else 0
        for goal, cell in enumerate(table.goal_cells)
    )


def acts_in(
    told: Sequence[RawFact], table: Table, before: Distances, after: Distances, guilt: Sequence[float]
) -> list[Act]:
    """The acts among some facts, judged by what they brought and by what is thought of each seat."""
    found: list[Act] = []
    for fact in told:
        kind = fact[0]
        if kind == facts.CARD_PLAYED:
            found.append((fact[1], _card_played(fact[1], fact[2], before, after, guilt)))
        elif kind == facts.PASSED:
            broken = table.fronts[fact[1]] & (BROKEN_TOOLS | TRAPPED)
            found.append((fact[1], f"pass{' broken' if broken else ''} {_stage(before)}"))
        elif kind == facts.DISCARDED_TWO:
            found.append((fact[1], "discard two"))
        elif kind == facts.DWARF_STOOD:
            found.append((fact[1], "dwarf"))
        elif kind == facts.VETOED:
            found.append((fact[1], "veto"))
    return found


def _card_played(seat: int, move: int, before: Distances, after: Distances, guilt: Sequence[float]) -> str:
    verb, details = move >> VERB_BITS, move & DETAILS
    if verb == verbs.LAY_TUNNEL:
        what = "dead end" if is_dead_end(details & 127) else "tunnel"
        return f"{what} {_effect(before, after)} {_stage(before)}"
    if verb in (verbs.ROCKFALL, verbs.DETOUR):
        return f"rockfall {_effect(before, after)}"
    if verb == verbs.SABOTAGE:
        return f"break {_standing(details & 15, guilt)}"
    if verb == verbs.TRAP:
        return f"break {_standing(details, guilt)}"
    if verb == verbs.REPAIR:
        whose = details >> 2 & 15
        return "mend own" if whose == seat else f"mend {_standing(whose, guilt)}"
    if verb == verbs.FREE:
        return "mend own" if details == seat else f"mend {_standing(details, guilt)}"
    if verb in (verbs.READ_MAP, verbs.LOOK_IN_CHEST):
        return f"map {_stage(before)}"
    return "other card"


def _stage(distances: Distances) -> str:
    return "near" if min((each for each in distances if each), default=0) <= NEAR else "far"


def _effect(before: Distances, after: Distances) -> str:
    """Whether the goals are nearer than they were, on the whole."""
    gain = 0.0
    hidden = 0
    for was, now in zip(before, after, strict=True):
        if was:
            hidden += 1
            gain += _NEARNESS[now] - _NEARNESS[was]
    gain /= max(1, hidden)
    nearest = max((_NEARNESS[each] for each in before if each), default=1.0) or 1.0
    share = gain / nearest
    if share < -0.03:
        return "hurts"
    if share < 0.02:
        return "idle"
    return "helps" if share < 0.15 else "helps much"


def _standing(seat: int, guilt: Sequence[float]) -> str:
    """What is thought of a seat, beside the others."""
    others = sum(guilt) / max(1, len(guilt))
    if guilt[seat] > others * 1.25:
        return "suspect"
    return "trusted" if guilt[seat] < others * 0.8 else "somebody"
