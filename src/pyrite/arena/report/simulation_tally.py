"""Adds up the games of one set-up that ``pyrite simulate`` plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.arena.outcome import outcomes
from pyrite.arena.stats.sides import REPORTED_SIDES, REPORTED_SIDES_SABOTEUR2, SIDES
from pyrite.game.catalogue import ROLES
from pyrite.game.facts.course import GAME_ENDED
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact


class SimulationTally:
    """Counts games, rounds, gold and wins, from the facts of each game.

    Gold counts for the role that a seat has *when the round ends*: what the seat gained in that round,
    less what it lost.
    """

    def __init__(self, players: int, *, saboteur2: bool = False) -> None:
        self.players = players
        self.reported_sides = REPORTED_SIDES_SABOTEUR2 if saboteur2 else REPORTED_SIDES
        self.games = 0
        self.decisions = 0
        self.rounds: Counter[str] = Counter()
        """Rounds won by each side."""
        self.gold_reached = 0
        """Rounds in which the gold was reached."""
        self.seats: Counter[str] = Counter()
        """How often a seat had each role."""
        self.gold: Counter[str] = Counter()
        """Nuggets that went to each role."""
        self.wins: Counter[int] = Counter()
        """Games won by each seat, shared wins included."""
        self.shared_wins: Counter[int] = Counter()

    def add(self, rules: Rules, game: Sequence[RawFact], decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        for outcome in outcomes(rules, game):
            self.rounds[outcome.won] += 1
            self.gold_reached += outcome.gold_reached
            for role, nuggets in zip(outcome.roles, outcome.gold, strict=True):
                self.seats[ROLES[role]] += 1
                self.gold[ROLES[role]] += nuggets
        if game and game[-1][0] == GAME_ENDED:
            self._add_winners(game[-1][2])

    def _add_winners(self, winners: Sequence[int]) -> None:
        self.wins.update(winners)
        if len(winners) > 1:
            self.shared_wins.update(winners)

    def include(self, other: SimulationTally) -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.gold_reached += other.gold_reached
        for name in ("rounds", "seats", "gold", "wins", "shared_wins"):
            getattr(self, name).update(getattr(other, name))

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON data."""
        rounds = sum(self.rounds.values())
        return {
            "games": self.games,
            "rounds": rounds,
            "gold_reached": {"rounds": self.gold_reached, "percent": _percent(self.gold_reached, rounds)},
            "won_by": {
                side: {"rounds": self.rounds[side], "percent": _percent(self.rounds[side], rounds)}
                for side in SIDES
                if self.rounds[side] or side in self.reported_sides
            },
            "decisions_per_game": _mean(self.decisions, self.games),
            "gold_per_round": {
                role: _mean(self.gold[role], self.seats[role]) for role in ROLES[1:] if self.seats[role]
            },
            "wins": [
                {"seat": seat, "games": self.wins[seat], "shared": self.shared_wins[seat]}
                for seat in range(self.players)
            ],
        }


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 0.0
