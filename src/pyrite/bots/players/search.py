"""A bot that tries the most promising moves in many imagined worlds, and plays the one that gains most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.policy import HeuristicPolicy, best_of
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.bots.playouts.weights import playout_policy
from pyrite.bots.search.budget import Budget, PlayoutBudget, TimeBudget
from pyrite.bots.search.candidates import candidates
from pyrite.bots.search.halving import choose, compare
from pyrite.bots.search.paired_playouts import values_of_moves
from pyrite.bots.search.worlds import WorldSampler
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.questions import QUESTIONS
from pyrite.game.refusal import BadInput
from pyrite.game.state import RawFact, View

PLAYOUTS: Final = 2000
"""The budget of a decision, if none is given in seconds."""


class SearchBot:
    """Searches each decision of a round. The move of the Bayesian bot is the default."""

    def __init__(
        self,
        seed: bytes,
        seat: int,
        budget: float | None = None,
        *,
        playouts: int = PLAYOUTS,
    ) -> None:
        self._rng = SeededRandom(seed, f"search {seat}")
        self._heuristic = BayesianBot(seed, seat)
        self._seconds = budget
        self._playouts = playouts

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Update the beliefs with what has happened."""
        self._heuristic.watch(view, new_facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose the move that gains most in imagined worlds."""
        budget = self._budget()
        if len(moves) == 1:
            return moves[0]
        reading = BoardReading(view)
        heuristic = HeuristicPolicy(reading, self._heuristic.beliefs(view, reading))
        values = heuristic.values(moves)
        best = best_of(moves, values)
        default = best[self._rng.randbelow(len(best))]
        if QUESTIONS[view.table.question].after_round:
            # The gold is shared, and all roles are open: to take most is best (PAY-2, S2-27).
            return default
        tried = candidates(moves, values, default)
        belief = self._heuristic.belief
        sampler, policy = WorldSampler(view, belief), playout_policy()
        policy.start = belief.log_odds(view.table)

        def attempt(places: Sequence[int]) -> Sequence[float]:
            world = sampler.sample(self._rng)
            seed = self._rng.randbelow(1 << 30)
            return values_of_moves(world, reading.seat, [tried[place] for place in places], policy, seed)

        try:
            return tried[choose(compare(len(tried), attempt, budget))]
        except BadInput:
            return default  # no world fits, because the position contradicts itself

    def _budget(self) -> Budget:
        return PlayoutBudget(self._playouts) if self._seconds is None else TimeBudget(self._seconds)
