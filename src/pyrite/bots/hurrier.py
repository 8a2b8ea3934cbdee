"""The hurrier: digs towards the goals, whatever its role. Strollers hardly ever get there; hurriers do."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from pyrite.game import Command, LayTunnel, View
from pyrite.game.moves import DETAILS, LAY_TUNNEL, VERB_BITS
from pyrite.game.shuffle import Lots
from pyrite.game.table import Table

_HURRY: Final = 4
"""All but one of so many times a tunnel is laid as far to the east as one can be."""

_AFTER_TUNNELS: Final = LAY_TUNNEL + 1 << VERB_BITS


class Hurrier:
    """Lays a tunnel as far east as it can, or else does anything, each kind of thing as likely as the other.

    >>> from pyrite.game import Game, SetUp
    >>> game = Game.begin(SetUp(3, first_seat=0))
    >>> commands = [LayTunnel("EW", (1, 0)), LayTunnel("EW", (2, 0)), LayTunnel("NS", (1, 0))]
    >>> Hurrier(bytes(32), 0).choose(game.view(0), commands)
    LayTunnel(tunnel='EW', cell=(2, 0))
    """

    def __init__(self, seed: bytes, seat: int) -> None:
        self._lots = Lots(seed, f"hurrier {seat}")

    def choose(self, view: View, commands: Sequence[Command]) -> Command:
        """One of them; tunnels come first in the order of commands."""
        columns = [command.cell[0] for command in commands if isinstance(command, LayTunnel)]
        return commands[self._pick(columns, [type(command) for command in commands])]

    def move(self, table: Table, moves: Sequence[int]) -> int:
        """The same choice without names."""
        grid = table.maze.grid
        tunnels = moves[: bisect_left(moves, _AFTER_TUNNELS)]
        columns = [grid.at((move & DETAILS) >> 7)[0] for move in tunnels]
        return moves[self._pick(columns, [move >> VERB_BITS for move in moves])]

    def _pick(self, columns: Sequence[int], kinds: Sequence[object]) -> int:
        if columns and self._lots.below(_HURRY):
            farthest = max(columns)
            places = [place for place, column in enumerate(columns) if column == farthest]
        else:
            names = list(dict.fromkeys(kinds))
            chosen = names[self._lots.below(len(names))]
            places = [place for place, kind in enumerate(kinds) if kind == chosen]
        return places[self._lots.below(len(places))]
