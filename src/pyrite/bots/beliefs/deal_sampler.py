"""Samples deals of the role cards and the gold from their joint posterior, for worlds that a bot imagines.

The posterior of a single seat is not enough for a world: two suspects may each be likely, but not both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pyrite.bots.beliefs.exact_posterior import StateWeights, Weights, forward_weights
from pyrite.bots.beliefs.gold_hypotheses import GoldHypothesis
from pyrite.game.dealing.shuffle import SeededRandom

_RESOLUTION = 1 << 30


class GoldCase(NamedTuple):
    """A hypothesis about the gold, with what it says about the role cards that the viewer does not know."""

    chance: float
    """Its probability."""
    cards: list[int]
    """The unknown role cards that a seat holds, or that actions say something about."""
    likelihoods: tuple[Weights, ...]
    """For each of them the likelihood of the actions of its holders, by group of roles."""
    groups: dict[int, Weights]
    """For each of them the posterior of its group."""


class SampledDeal(NamedTuple):
    """A deal that may be the real one."""

    gold: int
    """The goal where the gold was dealt; `NOBODY` if it was put aside (NEWG-1)."""
    roles: list[tuple[int, int, int]]
    """A seat, after how many role changes, and the role it had then: for each card that was unknown."""


class DealSampler:
    """Samples deals from one posterior. What all of them need is computed once."""

    def __init__(
        self,
        cases: Mapping[GoldHypothesis, GoldCase],
        roles: Sequence[bytes],
        held: Sequence[Sequence[int]],
    ) -> None:
        self._cases = list(cases.items())
        self._roles = roles
        """The role cards that the viewer does not know, by group."""
        self._holder = {
            card: (seat, changes) for seat, cards in enumerate(held) for changes, card in enumerate(cards)
        }
        """The seat that got each card last, and after how many role changes."""
        self._forward: dict[GoldHypothesis, list[StateWeights]] = {}

    def sample(self, rng: SeededRandom) -> SampledDeal:
        """A deal, with its posterior probability."""
        hypothesis, case = self._cases[_draw([case.chance for _, case in self._cases], rng)]
        left = [bytearray(roles) for roles in self._roles]
        for roles in left:
            rng.shuffle(roles)
        groups = self._sample_groups(hypothesis, case, rng)
        return SampledDeal(
            hypothesis[0],
            [(*self._holder[card], left[group].pop()) for card, group in zip(case.cards, groups, strict=True)],
        )

    def _sample_groups(self, hypothesis: GoldHypothesis, case: GoldCase, rng: SeededRandom) -> list[int]:
        """The group of each card, from the last card to the first: forward filtering, backward sampling."""
        if hypothesis not in self._forward:
            cards = tuple(map(len, self._roles))
            self._forward[hypothesis] = forward_weights(cards, case.likelihoods)
        forward = self._forward[hypothesis]
        states = list(forward[-1])
        after = states[_draw([forward[-1][state] for state in states], rng)]
        found = []
        for place in reversed(range(len(case.cards))):
            before = _states_before(forward[place], case.likelihoods[place], after)
            group, after, _ = before[_draw([weight for _, _, weight in before], rng)]
            found.append(group)
        return found[::-1]


def _states_before(
    weights: StateWeights, likelihoods: Weights, after: tuple[int, ...]
) -> list[tuple[int, tuple[int, ...], float]]:
    """The group of the card that leads to a state, the state before, and the weight of all deals with both."""
    found = []
    for group, likelihood in enumerate(likelihoods):
        before = (*after[:group], after[group] + 1, *after[group + 1 :])
        weight = weights.get(before, 0.0)
        if weight and likelihood:
            found.append((group, before, weight * likelihood * before[group] / sum(before)))
    return found


def _draw(weights: Sequence[float], rng: SeededRandom) -> int:
    """A place in a list, with probability proportional to its weight."""
    rest = sum(weights) * (rng.randbelow(_RESOLUTION) + 0.5) / _RESOLUTION
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(weights) - 1
