"""The exact posterior of the class of the card at each place, over all possible deals.

Cards are counted by class, so even twelve seats of Saboteur 2 need only some hundred states, and no sampling.
It is the forward-backward algorithm: a state is the number of cards of each class that are left.
"""

from __future__ import annotations

from functools import lru_cache

Weights = tuple[float, ...]
"""For each class of card: a likelihood, or a probability, for one place."""

CardCounts = tuple[int, ...]
"""The number of cards of each class."""

StateWeights = dict[CardCounts, float]
"""For each state: the total weight of all deals that lead to it, or that go on from it."""


@lru_cache(maxsize=256)  # all seats of a table ask for the same
def exact_posterior(cards: CardCounts, likelihoods: tuple[Weights, ...]) -> tuple[float, tuple[Weights, ...]]:
    """The probability of the evidence, and for each place the posterior of each class.

    Before the evidence, a place has any of the cards left, all equally likely.

    >>> exact_posterior((1, 3), ((1.0, 1.0), (1.0, 0.0)))
    (0.25, ((0.0, 1.0), (1.0, 0.0)))
    """
    forward = forward_weights(cards, likelihoods)
    total, backward = 0.0, dict.fromkeys(forward[-1], 1.0)
    posterior: list[Weights] = []
    for place in reversed(range(len(likelihoods))):
        weights = [0.0] * len(cards)
        earlier: StateWeights = {}
        for left, weight in forward[place].items():
            further = 0.0
            count = sum(left)
            for card, likelihood in enumerate(likelihoods[place]):
                if likelihood and left[card]:
                    one = likelihood * left[card] / count * backward[_without(left, card)]
                    further += one
                    weights[card] += weight * one
            earlier[left] = further
        backward, total = earlier, sum(weights)
        posterior.append(tuple(each / total for each in weights) if total else tuple(weights))
    return (total if likelihoods else 1.0), tuple(reversed(posterior))


def forward_weights(cards: CardCounts, likelihoods: tuple[Weights, ...]) -> list[StateWeights]:
    """The weights of all states before each place, and after the last one."""
    forward: list[StateWeights] = [{cards: 1.0}]
    for row in likelihoods:
        later: StateWeights = {}
        for left, weight in forward[-1].items():
            count = sum(left)
            for card, likelihood in enumerate(row):
                if likelihood and left[card]:
                    rest = _without(left, card)
                    later[rest] = later.get(rest, 0.0) + weight * likelihood * left[card] / count
        forward.append(later)
    return forward


def _without(left: CardCounts, card: int) -> CardCounts:
    return (*left[:card], left[card] - 1, *left[card + 1 :])
