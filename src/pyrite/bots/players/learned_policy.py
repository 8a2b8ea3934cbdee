"""A bot that plays the learned playout policy alone, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.bots.playouts.weights import playout_policy
from pyrite.game.dealing.shuffle import FastRandom, SeededRandom
from pyrite.game.facts.cards import CARD_PLAYED, PASSED
from pyrite.game.facts.course import ROUND_BEGUN
from pyrite.game.moves import PASS, VERB_BITS
from pyrite.game.state import RawFact, View


class LearnedPolicyBot:
    """Shows the policy what all see, and takes the moves that it draws."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        numbers = SeededRandom(seed, f"learned policy {seat}")
        self._rng = FastRandom(int.from_bytes(numbers.seed(), "big"))
        self.policy = playout_policy()

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Show the policy the actions in these facts."""
        table = view.table
        for fact in new_facts:
            if fact[0] == ROUND_BEGUN:
                self.policy.begin(table)
            elif fact[0] == CARD_PLAYED:
                self.policy.observe(table, fact[1], fact[2])
            elif fact[0] == PASSED:
                self.policy.observe(table, fact[1], PASS << VERB_BITS)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Draw a move."""
        if len(moves) == 1:
            return moves[0]
        assert view.seat is not None
        assert view.own is not None
        self.policy.forget_maze()  # a module may have changed it by other facts
        return self.policy.choose(view, view.seat, view.own, self._rng)
