"""A bot that plays by heuristics and judges other seats only by what is certain: role cards and looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pyrite.bots.bot import StatelessBot
from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.policy import Beliefs, HeuristicPolicy
from pyrite.game.catalogue import ROLES
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import View


class HeuristicBot(StatelessBot):
    """Digs along the shortest path or blocks it; breaks and repairs tools by what it knows for certain."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        # The label is part of the seed: another one would change all games of the bot.
        self._rng = SeededRandom(seed, f"apprentice {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose the move with the highest value."""
        if len(moves) == 1:
            return moves[0]
        best = HeuristicPolicy(BoardReading(view), Beliefs(role_priors(view))).best_moves(moves)
        return best[self._rng.randbelow(len(best))]


def role_priors(view: View) -> list[list[float]]:
    """For each seat the probability of each role, from the role cards and from roles this seat has seen."""
    table, own, me = view.table, view.own, view.seat
    assert own is not None
    assert me is not None
    known = {me: own.role}
    known.update(
        {other: role for other, role, _, changes in own.inspections if changes == table.changes_of(other)}
    )
    left = Counter(table.rules.roles)
    left.subtract(known.values())
    total = max(1, sum(max(0, count) for count in left.values()))
    priors = []
    for seat in range(table.rules.players):
        if seat in known:
            priors.append([1.0 if role == known[seat] else 0.0 for role in range(len(ROLES))])
        else:
            priors.append([max(0, left[role]) / total for role in range(len(ROLES))])
    return priors
