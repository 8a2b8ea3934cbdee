"""Acts: what others do, sorted into kinds by what anybody at the table can see of them.

How likely an act is in each camp is what suspicion is made of (`pyrite.bots.beliefs.role_belief`). An act is
judged by what it brings, and by what its doer may know: a tunnel by how much nearer the goals get that
the doer can hope for, if the gold lies at a given place; broken and mended tools by what is thought of
their owner at that time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.bots.heuristics.board_reading import is_dead_end, ways_to
from pyrite.bots.heuristics.pathfinding import NO_WAY
from pyrite.game import facts
from pyrite.game import moves as verbs
from pyrite.game.catalogue import BROKEN_TOOLS, TRAPPED
from pyrite.game.maze import Maze
from pyrite.game.moves import CHEST, DETAILS, VERB_BITS
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY, Table

_NEARNESS: Final = tuple(0.78**count if count < NO_WAY else 0.0 for count in range(NO_WAY + 1))
HELD_UP: Final = BROKEN_TOOLS | TRAPPED
"""What in front of a seat keeps it from laying tunnels, a bit each (TUN-5)."""

_CHANGES_MAZE: Final = frozenset(
    {facts.TUNNEL_LAID, facts.TUNNEL_REMOVED, facts.TUNNEL_MOVED, facts.GOAL_TURNED, facts.GOAL_LAID}
    | {facts.GOAL_MOVED, facts.CHEST_LAID}
)
VETO: Final = "veto"
_IN_THE_MAZE: Final = ("tunnel", "dead end", "rockfall")
_TURNS_SPENT: Final = {
    facts.PASSED: "pass",
    facts.DISCARDED_TWO: "discard two",
    facts.DWARF_STOOD: "dwarf",
    facts.VETOED: VETO,
}
_STANDINGS: Final = {"a great suspect": 2.0, "a suspect": 1.15, "somebody": 0.85, "one trusted": 0.4}
"""How one is thought of who is suspected more than so many times as much as all on the average."""

_MAPS: Final = (verbs.READ_MAP, verbs.LOOK_IN_CHEST)

Distances = tuple[int, ...]
"""Tunnels missing to each goal that lies face down; 0 for the others."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a seat did with its turn, and all that the table can see of it."""

    seat: int
    what: str
    saboteur2: bool
    """Whether Saboteur 2 is played, where others have other reasons to do the same."""
    held_up: bool
    """Whether it could lay no tunnel (TUN-5)."""
    before: Distances
    after: Distances
    seen: frozenset[int] = frozenset()
    """The goals of which the doer knows what they are, a map just read included."""
    whom: int = NOBODY
    """The seat whose tools or traps it was about, if not its own."""

    def kind(self, gold: int, guilt: Sequence[float]) -> tuple[str, str]:
        """The doer's situation and the kind of this act in it, if the gold lies at this place (or `NOBODY`).

        ``guilt`` is what was thought of each seat before it.
        """
        hoped = self._hoped_for(gold)
        near = min((self.before[goal] for goal in hoped), default=0)
        game = "saboteur 2" if self.saboteur2 else "base"
        situation = f"{game}, {'held up' if self.held_up else 'free'}, {_stage(near)}"
        if self.before != self.after or self.what in _IN_THE_MAZE:
            joined = "of what" if self.what == VETO else "that"
            return situation, f"{self.what} {joined} {_effect(self.before, self.after, hoped)}"
        if self.whom != NOBODY:
            return situation, f"{self.what} {_standing(self.whom, guilt)}"
        return situation, self.what

    def _hoped_for(self, gold: int) -> list[int]:
        """The goals where the doer may look for the gold, if it lies there."""
        if gold in self.seen:
            return [gold]
        hidden = [goal for goal, count in enumerate(self.before) if count]
        return [goal for goal in hidden if goal not in self.seen] or hidden


class Eyewitness:
    """Makes acts out of what is told to all, and remembers how the table was before each."""

    def __init__(self, table: Table) -> None:
        self.distances = distances(table, table.maze)
        self._fronts = bytes(table.fronts)
        self._in_play: tuple[int, int] | None = None
        """Who played which card that may still be vetoed (WC-19b)."""

    def acts(self, table: Table, told: Sequence[RawFact]) -> list[Act]:
        """The acts among some facts; the table is as it is since."""
        before, fronts = self.distances, self._fronts
        if not _CHANGES_MAZE.isdisjoint(fact[0] for fact in told):
            self.distances = distances(table, table.maze)
        self._fronts = bytes(table.fronts)
        found = []
        for fact in told:
            after = self.distances
            if fact[0] == facts.CARD_PLAYED:
                self._in_play = (fact[1], fact[2])
            if self._in_play is not None and (fact[0] == facts.VETOED or table.question != verbs.WHETHER_VETO):
                (seat, move), self._in_play = self._in_play, None
                if fact[0] == facts.VETOED:
                    after = _if_played(table, move, before)
                found.append(card_played(table, seat, move, fronts, before, after))
            if fact[0] in _TURNS_SPENT:
                what, seat = _TURNS_SPENT[fact[0]], fact[1]
                found.append(_act(table, seat, what, fronts, before, after if what == VETO else before))
        return found


def _act(
    table: Table,
    seat: int,
    what: str,
    fronts: Sequence[int],
    before: Distances,
    after: Distances,
    whom: int = NOBODY,
) -> Act:
    held_up = bool(fronts[seat] & HELD_UP)
    return Act(seat, what, table.rules.saboteur2, held_up, before, after, _seen(table, seat), whom)


def card_played(
    table: Table, seat: int, move: int, fronts: Sequence[int], before: Distances, after: Distances
) -> Act:
    """The act of playing a card, given what lay in front of everyone before it, and what it brought."""
    verb, details = move >> VERB_BITS, move & DETAILS
    what, whom = "other card", NOBODY
    if verb == verbs.LAY_TUNNEL:
        what = "dead end" if is_dead_end(details & 127) else "tunnel"
    elif verb in (verbs.ROCKFALL, verbs.DETOUR):
        what = "rockfall"
    elif verb in _MAPS:
        what = "map"
    elif verb in (verbs.SABOTAGE, verbs.TRAP):
        what, whom = "break", details & 15
    elif verb in (verbs.REPAIR, verbs.FREE):
        what, whom = "mend", details >> 2 & 15 if verb == verbs.REPAIR else details
    if whom == seat:
        what, whom = f"{what} own", NOBODY
    return _act(table, seat, what, fronts, before, after, whom)


def distances(table: Table, maze: Maze) -> Distances:
    """How far each goal is that lies face down; 0 for the others."""
    return tuple(
        ways_to(table.rules, maze, cell).distance if not table.goal_faces[goal] else 0
        for goal, cell in enumerate(table.goal_cells)
    )


def _if_played(table: Table, move: int, before: Distances) -> Distances:
    """What a card would have brought that was vetoed, as far as it changes the maze by itself."""
    verb, details = move >> VERB_BITS, move & DETAILS
    maze = table.maze.clone()
    if verb == verbs.LAY_TUNNEL:
        maze.lay(details >> 7, details & 127)
    elif verb == verbs.ROCKFALL and details in maze.tunnels:
        maze.remove(details)
    else:
        return before
    return distances(table, maze)


def _seen(table: Table, seat: int) -> frozenset[int]:
    """The goals that a seat has looked at and that nobody has taken up since (WC-17)."""
    seen = set()
    for who, goal, turn in table.looks:
        touched = any(when > turn and goal in (one, other) for _, one, other, when in table.goal_swaps)
        if who == seat and goal < CHEST and not touched:
            seen.add(goal)
    return frozenset(seen)


def _stage(missing: int) -> str:
    return "near" if missing <= 3 else "midway" if missing <= 5 else "far"


def _effect(before: Distances, after: Distances, hoped: Sequence[int]) -> str:
    """Whether the goals that are hoped for are nearer than they were, on the whole."""
    if not hoped:
        return "is idle"
    gain = sum(_NEARNESS[after[goal]] - _NEARNESS[before[goal]] for goal in hoped) / len(hoped)
    share = gain / (max(_NEARNESS[before[goal]] for goal in hoped) or 1.0)
    if share < -0.03:
        return "hurts"
    if share < 0.02:
        return "is idle"
    return "helps" if share < 0.15 else "helps much"


def _standing(seat: int, guilt: Sequence[float]) -> str:
    """What is thought of a seat, beside the others."""
    share = guilt[seat] * len(guilt) / (sum(guilt) or 1.0)
    return next((name for name, least in _STANDINGS.items() if share > least), "one trusted much")
