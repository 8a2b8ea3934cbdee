"""Policies to test with. They do not change when training changes the weights in the package."""

from pyrite.bots.playouts.policy import PlayoutPolicy
from pyrite.bots.training.initial_weights import initial_weights


def policy() -> PlayoutPolicy:
    """A policy before any training."""
    weights = initial_weights()
    return PlayoutPolicy(weights, weights)
