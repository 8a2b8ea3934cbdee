"""The interface of a bot: it sits in a seat, receives what a person there would see, and chooses moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pyrite.game.state import RawFact, View


class Bot(Protocol):
    """A player in one seat. It knows what its seat may know and nothing else, and has its own random source.

    Moves are integers: `pyrite.game.commands.command_of` gives the command of a move. A bot must not change
    a view. A view is up to date only until the call returns.
    """

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Receive what has just happened, as far as this seat may know it; the view already includes it."""
        ...

    def move(self, view: View, moves: Sequence[int]) -> int:
        """Choose one of the legal moves. There is at least one, and their order is fixed."""
        ...


class BotFactory(Protocol):
    """Makes bots; usually the class of a bot. The same seed and seat give the same choices."""

    def __call__(self, seed: bytes, seat: int, budget: float | None = None) -> Bot:
        """Make a bot for a seat, with a seed for its random choices.

        ``budget`` is how many seconds a decision may take, for bots that search; None leaves it to them.
        Bots that decide at once ignore it. With a budget, the choice may depend on the speed of the machine.
        """
        ...


class StatelessBot:
    """Base class of bots that decide from the view alone and ignore what has happened before."""

    def watch(self, view: View, new_facts: Sequence[RawFact]) -> None:
        """Ignore what has happened."""
