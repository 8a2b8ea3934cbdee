"""A bot that adds Bayesian beliefs about roles to the heuristics, and bluffs when it is a saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.beliefs.role_belief import RoleBelief
from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.policy import Beliefs, HeuristicPolicy
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.state import RawFact, View

_CAUTION: Final = 0.05
"""How much a saboteur weighs the suspicion that a move causes, while it bluffs."""

_BLUFF_LIMIT: Final = 0.75
"""Above this probability of being a saboteur, bluffing is pointless."""

_BLUFF_DISTANCE: Final = 2.5
"""With this many missing tunnels or fewer, stopping the diggers matters more than bluffing."""


class BayesianBot:
    """Updates its beliefs with every action it sees; trusts, repairs, sabotages and bluffs accordingly."""

    def __init__(self, seed: bytes, seat: int, budget: float | None = None) -> None:
        # The label is part of the seed: another one would change all games of the bot.
        self._rng = SeededRandom(seed, f"foreman {seat}")
        self.belief = RoleBelief()

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Update the beliefs with what has happened."""
        self.belief.watch(view.table, new_facts)

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose the move with the highest value, given the beliefs."""
        if len(moves) == 1:
            return moves[0]
        reading = BoardReading(view)
        best = HeuristicPolicy(reading, self.beliefs(view, reading)).best_moves(moves)
        return best[self._rng.randbelow(len(best))]

    def beliefs(self, view: View, reading: BoardReading) -> Beliefs:
        """The posterior of all roles and, for a saboteur, how much it cares about suspicion."""
        belief = self.belief
        if not belief.started:
            belief.watch(view.table, ())
        roles = belief.role_posterior(view)
        if reading.role not in BLOCKING_ROLES:
            return Beliefs(roles)
        probabilities = belief.saboteur_probabilities(view.table)
        bluffs = probabilities[reading.seat] < _BLUFF_LIMIT and reading.missing > _BLUFF_DISTANCE

        def suspicion_cost(reading: BoardReading, move: int, gain: float) -> float:
            return belief.suspicion_cost(view.table, reading.seat, move, gain)

        return Beliefs(roles, _CAUTION if bluffs else 0.0, suspicion_cost)
