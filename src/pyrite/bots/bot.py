"""What a bot is: something that sits in a seat, is told what a person there would see, and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pyrite.game.state import RawFact, View


class Bot(Protocol):
    """A player in one seat. It is told what its seat may know and nothing else, and draws lots of its own.

    Moves are the core's own numbers: `pyrite.game.commands.command_of` gives one its name. A view is
    to be read, not to be changed, and is up to date only until the call returns.
    """

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        """What has just happened, as this seat may know it, and what it knows since."""
        ...

    def move(self, view: View, moves: Sequence[int]) -> int:
        """One of the legal moves, of which there is at least one; they are in a fixed order."""
        ...


class Maker(Protocol):
    """What makes a bot: its class, as a rule. From the same seed, in the same seat, it plays the same."""

    def __call__(self, seed: bytes, seat: int, budget: float | None = None) -> Bot:
        """A bot for a seat, with a seed for its own lots.

        ``budget`` is how many seconds a decision may take, for bots that think the longer the better;
        None leaves it to them. A bot that decides at once takes no notice of it. With a budget, how far
        a bot gets depends on the machine, and so may its choice.
        """
        ...


class Unwatching:
    """For bots that do not care what has happened, only how things stand."""

    def watch(self, view: View, told: Sequence[RawFact]) -> None:
        """Look the other way."""
