"""What many games of one set-up add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pyrite.cli.sides import SIDES, USUAL, USUAL_IN_SABOTEUR2, side_that_won
from pyrite.game import facts
from pyrite.game.catalogue import ROLES
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY


class Tally:
    """Counts games, rounds, gold and wins, from the facts of each game.

    The gold of a role is all that those who hold it *when the round ends* have got in that round,
    less what they have lost: shares, sacks and dragons, chests, tolls and thefts. The gold that
    everybody has from the beginning where tolls are paid (TOLL-1) belongs to no round.
    """

    def __init__(self, players: int, *, saboteur2: bool = False) -> None:
        self.players = players
        self.usual = USUAL_IN_SABOTEUR2 if saboteur2 else USUAL
        self.games = 0
        self.decisions = 0
        self.rounds: Counter[str] = Counter()
        """Rounds won by each side."""
        self.gold_reached = 0
        """Rounds in which somebody joined the gold."""
        self.seats: Counter[str] = Counter()
        """How often somebody had each role."""
        self.gold: Counter[str] = Counter()
        """Nuggets that went to each role."""
        self.wins: Counter[int] = Counter()
        """Games won by each seat, shared wins included."""
        self.shared_wins: Counter[int] = Counter()

    def add(self, rules: Rules, game: Sequence[RawFact], decisions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        begun = 0
        roles: Sequence[int] = ()
        purses = [0] * self.players
        for place, fact in enumerate(game):
            match fact[0]:
                case facts.ROUND_BEGUN:
                    self._close(roles, purses)
                    begun, roles, purses = place, (), [0] * self.players
                case facts.ROUND_ENDED:
                    _, gold_reached, _, roles, _ = fact
                    self.gold_reached += gold_reached
                    self.rounds[side_that_won(rules, game[begun : place + 1])] += 1
                case facts.GAME_ENDED:
                    self._close(roles, purses)
                    self._add_winners(fact[2])
                case _:
                    for seat, nuggets in _gold_moved(fact):
                        purses[seat] += nuggets

    def _close(self, roles: Sequence[int], purses: Sequence[int]) -> None:
        """A round is paid: count what its roles have got."""
        for seat, role in enumerate(roles):
            self.seats[ROLES[role]] += 1
            self.gold[ROLES[role]] += purses[seat]

    def _add_winners(self, winners: Sequence[int]) -> None:
        self.wins.update(winners)
        if len(winners) > 1:
            self.shared_wins.update(winners)

    def include(self, other: Tally) -> None:
        """Count what another tally has counted too."""
        self.games += other.games
        self.decisions += other.decisions
        self.gold_reached += other.gold_reached
        for name in ("rounds", "seats", "gold", "wins", "shared_wins"):
            getattr(self, name).update(getattr(other, name))

    def plain(self) -> dict[str, Any]:
        """All of it as JSON-able data."""
        rounds = sum(self.rounds.values())
        return {
            "games": self.games,
            "rounds": rounds,
            "gold_reached": {"rounds": self.gold_reached, "percent": _percent(self.gold_reached, rounds)},
            "won_by": {
                side: {"rounds": self.rounds[side], "percent": _percent(self.rounds[side], rounds)}
                for side in SIDES
                if self.rounds[side] or side in self.usual
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


def _gold_moved(fact: RawFact) -> Sequence[tuple[int, int]]:
    """Who gets how much by a fact; less than nothing for who loses it."""
    match fact[0]:
        case facts.GOLD_TAKEN | facts.TOKENS_PAID:
            return ((fact[1], fact[2]),)
        case facts.GOLD_DEALT:
            return ((fact[1], fact[3]),)
        case facts.GOLD_PICKED:
            return ((fact[1], 1),)
        case facts.TOKENS_MOVED:
            return ((fact[1], -fact[3]), (fact[2], fact[3]))
        case facts.STOLE if fact[2] != NOBODY:
            return ((fact[1], 1), (fact[2], -1))
        case _:
            return ()


def _mean(total: int, count: int) -> float:
    return round(total / count, 3) if count else 0.0


def _percent(part: int, whole: int) -> float:
    return round(100 * part / whole, 2) if whole else 0.0
