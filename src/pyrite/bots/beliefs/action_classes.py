"""Classes of actions: what other seats do, classified by what everybody at the table can see.

Beliefs about roles come from how likely each class is for each group of roles (`pyrite.bots.beliefs.role_belief`).
An action is classified by its effect and by what the acting seat may know. A tunnel counts by how much nearer it
brings the goals where that seat may expect the gold; broken and repaired tools count by how suspicious their owner
was at that time. The advice of a module says which kind of action each of its commands is (`pyrite.bots.advice`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pyrite.bots.advice.registry import CARD_CLASSES, FACT_KINDS
from pyrite.bots.heuristics.board_reading import paths_to_goal
from pyrite.bots.heuristics.pathfinding import UNREACHABLE
from pyrite.game import moves as verbs
from pyrite.game.catalogue import NO_TUNNELS
from pyrite.game.facts.cards import CARD_PLAYED
from pyrite.game.knowledge import goals_looked_at
from pyrite.game.maze import Maze
from pyrite.game.modules.veto.facts import VETOED, WHETHER_VETO
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY, Table

_NEARNESS: Final = tuple(0.78**count if count < UNREACHABLE else 0.0 for count in range(UNREACHABLE + 1))

_MAZE_KINDS: Final = ("tunnel", "dead end", "rockfall")
_VETO: Final = "veto"
_TRUST_LEVELS: Final = {
    "a strong suspect": 2.0,
    "a suspect": 1.15,
    "a neutral player": 0.85,
    "a trusted player": 0.4,
}
"""For each level: it applies to seats above this multiple of the mean probability of being a saboteur."""

Distances = tuple[int, ...]
"""Tunnels missing to each face-down goal; 0 for the others."""


@dataclass(frozen=True, slots=True)
class ObservedAction:
    """What a seat did with its turn, and everything that all players can see of it."""

    seat: int
    kind: str
    saboteur2: bool
    """Whether Saboteur 2 is played, where seats have other reasons to do the same."""
    cannot_dig: bool
    """Whether the seat could not lay tunnels (TUN-5)."""
    before: Distances
    after: Distances
    seen: frozenset[int] = frozenset()
    """The goals that the acting seat knows, including a map just read."""
    target: int = NOBODY
    """The seat whose tools or traps the action changes, if not its own."""

    def classify(self, gold: int, saboteur_probabilities: Sequence[float]) -> tuple[str, str]:
        """The situation of the acting seat and the class of the action, if the gold is at this goal (or `NOBODY`).

        ``saboteur_probabilities`` is the probability that each seat is a saboteur, before the action.
        """
        candidates = self._candidate_goals(gold)
        nearest = min((self.before[goal] for goal in candidates), default=0)
        game = "saboteur 2" if self.saboteur2 else "base"
        situation = f"{game}, {'cannot dig' if self.cannot_dig else 'free'}, {_stage(nearest)}"
        if self.before != self.after or self.kind in _MAZE_KINDS:
            joint = "of a card that" if self.kind == _VETO else "that"
            return situation, f"{self.kind} {joint} {_effect(self.before, self.after, candidates)}"
        if self.target != NOBODY:
            return situation, f"{self.kind} tools of {_trust_level(self.target, saboteur_probabilities)}"
        return situation, self.kind

    def _candidate_goals(self, gold: int) -> list[int]:
        """The goals where the acting seat may expect the gold, if the gold is at this goal."""
        if gold in self.seen:
            return [gold]
        hidden = [goal for goal, count in enumerate(self.before) if count]
        return [goal for goal in hidden if goal not in self.seen] or hidden


class ActionClassifier:
    """Turns public facts into observed actions. It remembers the table before each action."""

    def __init__(self, table: Table) -> None:
        self.distances = distances(table, table.maze)
        self._maze = _laid_out(table)
        self._fronts = bytes(table.fronts)
        self._in_play: tuple[int, int] | None = None
        """The seat and the move of a card that may still be vetoed (WC-19b)."""

    def actions(self, table: Table, new_facts: Sequence[RawFact]) -> list[ObservedAction]:
        """The actions in these facts; the table already includes them."""
        before, fronts = self.distances, self._fronts
        if (maze := _laid_out(table)) != self._maze:
            self.distances, self._maze = distances(table, table.maze), maze
        self._fronts = bytes(table.fronts)
        found = []
        for fact in new_facts:
            after = self.distances
            if fact[0] == CARD_PLAYED:
                self._in_play = (fact[1], fact[2])
            if self._in_play is not None and (fact[0] == VETOED or table.question != WHETHER_VETO):
                (seat, move), self._in_play = self._in_play, None
                if fact[0] == VETOED:
                    after = _distances_if_played(table, move, before)
                found.append(action_of_card(table, seat, move, fronts, before, after))
            if fact[0] in FACT_KINDS:
                kind, seat = FACT_KINDS[fact[0]], fact[1]
                found.append(_action(table, seat, kind, fronts, before, after if fact[0] == VETOED else before))
        return found


def _action(
    table: Table,
    seat: int,
    kind: str,
    fronts: Sequence[int],
    before: Distances,
    after: Distances,
    target: int = NOBODY,
) -> ObservedAction:
    cannot_dig = bool(fronts[seat] & NO_TUNNELS)
    seen = goals_looked_at(table, seat)
    return ObservedAction(seat, kind, table.rules.saboteur2, cannot_dig, before, after, seen, target)


def action_of_card(
    table: Table, seat: int, move: int, fronts: Sequence[int], before: Distances, after: Distances
) -> ObservedAction:
    """The action of playing a card, from the cards in front of seats before it and its effect on distances."""
    kind, target = CARD_CLASSES[move >> VERB_BITS](move & DETAILS)
    if target == seat:
        return _action(table, seat, f"{kind} own tools", fronts, before, after)
    return _action(table, seat, kind, fronts, before, after, target)


def _laid_out(table: Table) -> tuple[bytes, bytes]:
    """The cards in the maze and the goals that were turned over: what all distances depend on."""
    return bytes(table.maze.piece), bytes(table.goal_faces)


def distances(table: Table, maze: Maze) -> Distances:
    """The distance to each face-down goal; 0 for the others."""
    return tuple(
        paths_to_goal(table.rules, maze, cell).distance if not table.goal_faces[goal] else 0
        for goal, cell in enumerate(table.goal_cells)
    )


def _distances_if_played(table: Table, move: int, before: Distances) -> Distances:
    """The distances that a vetoed card would have given, if it lays or removes a tunnel."""
    verb, details = move >> VERB_BITS, move & DETAILS
    maze = table.maze.clone()
    if verb == verbs.LAY_TUNNEL:
        maze.lay(details >> 7, details & 127)
    elif verb == verbs.ROCKFALL and details in maze.tunnels:
        maze.remove(details)
    else:
        return before
    return distances(table, maze)


def _stage(missing: int) -> str:
    return "near" if missing <= 3 else "midway" if missing <= 5 else "far"


def _effect(before: Distances, after: Distances, candidates: Sequence[int]) -> str:
    """How the mean nearness of the candidate goals changed."""
    if not candidates:
        return "is idle"
    gain = sum(_NEARNESS[after[goal]] - _NEARNESS[before[goal]] for goal in candidates) / len(candidates)
    share = gain / (max(_NEARNESS[before[goal]] for goal in candidates) or 1.0)
    if share < -0.03:
        return "hurts"
    if share < 0.02:
        return "is idle"
    return "helps" if share < 0.15 else "helps much"


def _trust_level(seat: int, saboteur_probabilities: Sequence[float]) -> str:
    """How suspicious a seat is, compared with the others."""
    ratio = saboteur_probabilities[seat] * len(saboteur_probabilities) / (sum(saboteur_probabilities) or 1.0)
    return next((name for name, least in _TRUST_LEVELS.items() if ratio > least), "a very trusted player")
