"""A bot that plays the learned playout policy alone, without looking ahead.

It believes of others what the Bayesian bot believes. The tells of the policy are those of players like itself, so
they are meant for playouts only.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.bots.playouts.evidence import evidence_of
from pyrite.bots.playouts.weights import playout_policy
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.state import RawFact, View


class LearnedPolicyBot:
    """Begins a playout at each decision and takes its first move."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        numbers = SeededRandom(seed, f"learned policy {seat}")
        self._rng = FastRandom(int.from_bytes(numbers.seed(), "big"))
        self.policy = playout_policy()
        self.belief = RoleBelief()

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Update the beliefs with what has happened."""
        self.belief.watch(view.table, new_facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Draw a move by the probabilities of the policy."""
        if len(moves) == 1:
            return moves[0]
        assert view.seat is not None
        assert view.own is not None
        if not self.belief.started:
            self.belief.watch(view.table, ())
        self.policy.start = evidence_of(self.belief, view)
        self.policy.begin(view.table)
        return self.policy.choose(view, view.seat, view.own, self._rng)
