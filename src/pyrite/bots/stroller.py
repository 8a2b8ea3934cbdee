"""The stroller: any legal move, each as likely as the other. What every other bot has to beat."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.game import Command, View
from pyrite.game.shuffle import Lots
from pyrite.game.table import Table


class Stroller:
    """Plays at random from a seed of its own, so that a game can be played again.

    >>> from pyrite.game import Game, ReadMap, SetUp
    >>> game = Game.begin(SetUp(3, first_seat=0))
    >>> Stroller(bytes(32), 0).choose(game.view(0), [ReadMap(0), ReadMap(1), ReadMap(2)])
    ReadMap(goal=2)
    """

    def __init__(self, seed: bytes, seat: int) -> None:
        self._lots = Lots(seed, f"stroller {seat}")

    def choose(self, view: View, commands: Sequence[Command]) -> Command:
        """Any of them."""
        return commands[self.pick(len(commands))]

    def move(self, table: Table, moves: Sequence[int]) -> int:
        """Any of them, without names."""
        return moves[self.pick(len(moves))]

    def pick(self, count: int) -> int:
        """The place of the choice among so many."""
        return self._lots.below(count)
