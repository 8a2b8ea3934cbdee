"""What many games add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from pyrite.game import facts
from pyrite.game.catalogue import GREEDY, ROLES, SABOTEUR
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY

SIDES: Final = ("diggers", "saboteurs", "greedy dwarf", "nobody")
"""Who can win a round; nobody, if there was no saboteur to win it (PAY-7)."""


class Tally:
    """Counts games, rounds, gold and wins, from the facts of each game."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds: Counter[str] = Counter()
        """Rounds won by each side."""
        self.seats: Counter[str] = Counter()
        """How often somebody had each role."""
        self.gold: Counter[str] = Counter()
        """Nuggets paid to each role."""
        self.wins = [0] * players
        """Games won by each seat, shared wins included."""
        self.shared_wins = [0] * players

    def add(self, game: Sequence[RawFact], decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        roles: Sequence[int] = ()
        for fact in game:
            match fact[0]:
                case facts.ROUND_ENDED:
                    _, _, finisher, roles, _ = fact
                    self.rounds[_winner(finisher, roles)] += 1
                    self.seats.update(ROLES[role] for role in roles)
                case facts.GOLD_TAKEN | facts.TOKENS_PAID:
                    _, seat, nuggets = fact
                    self.gold[ROLES[roles[seat]]] += nuggets
                case facts.GOLD_DEALT:
                    self.gold[ROLES[roles[fact[1]]]] += fact[3]
                case facts.GAME_ENDED:
                    self._add_winners(fact[2])
                case _:
                    pass

    def _add_winners(self, winners: Sequence[int]) -> None:
        for seat in winners:
            self.wins[seat] += 1
            self.shared_wins[seat] += len(winners) > 1

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data."""
        rounds = sum(self.rounds.values())
        return {
            "games": self.games,
            "rounds": rounds,
            "won_by": {
                side: {"rounds": self.rounds[side], "percent": _percent(self.rounds[side], rounds)}
                for side in SIDES
                if self.rounds[side] or side in SIDES[:2]
            },
            "decisions_per_game": _mean(self.decisions, self.games),
            "gold_per_round": {
                role: _mean(self.gold[role], self.seats[role]) for role in ROLES[1:] if self.seats[role]
            },
            "wins": [
                {"seat": seat, "games": games, "shared": self.shared_wins[seat]}
                for seat, games in enumerate(self.wins)
            ],
        }


def _winner(finisher: int, roles: Sequence[int]) -> str:
    if finisher != NOBODY:
        return "greedy dwarf" if roles[finisher] == GREEDY else "diggers"
    return "saboteurs" if SABOTEUR in roles else "nobody"


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 0.0
