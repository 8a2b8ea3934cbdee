"""The apprentice: plays by rules of thumb, trusts and suspects nobody more than the role cards allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pyrite.bots.bot import Unwatching
from pyrite.bots.heuristics.board_reading import Sight
from pyrite.bots.heuristics.policy import Mind, Thumb
from pyrite.game.catalogue import ROLES
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import View


class HeuristicBot(Unwatching):
    """Digs where it is nearest, or blocks there; breaks and mends tools by what it knows for sure."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        self._rng = SeededRandom(seed, f"apprentice {seat}")

    def move(self, view: View, moves: Sequence[int]) -> int:
        """The move that is worth most by rules of thumb."""
        if len(moves) == 1:
            return moves[0]
        best = Thumb(Sight(view), Mind(known_roles(view))).best(moves)
        return best[self._rng.randbelow(len(best))]


def known_roles(view: View) -> list[list[float]]:
    """For each seat and role how likely it is by the role cards alone and by what was seen for sure."""
    table, own, me = view.table, view.own, view.seat
    assert own is not None
    assert me is not None
    sure = {me: own.role}
    sure.update({other: role for other, role, _, changes in own.inspections if changes == table.changes_of(other)})
    left = Counter(table.rules.roles)
    left.subtract(sure.values())
    total = max(1, sum(max(0, count) for count in left.values()))
    chances = []
    for seat in range(table.rules.players):
        if seat in sure:
            chances.append([1.0 if role == sure[seat] else 0.0 for role in range(len(ROLES))])
        else:
            chances.append([max(0, left[role]) / total for role in range(len(ROLES))])
    return chances
