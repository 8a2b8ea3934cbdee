"""The rockfall: it takes a tunnel card out of the maze (ACT-3)."""

from __future__ import annotations

from typing import Final

from pyrite.game import apply
from pyrite.game.moves import ROCKFALL, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.table import State, Table

_BASE: Final = ROCKFALL << VERB_BITS


def moves(table: Table, seat: int, kind: int, found: list[int]) -> None:
    """Any tunnel card in the maze, joined or not."""
    found.extend([_BASE | cell for cell in table.maze.tunnels])


def why_not(table: Table, seat: int, details: int) -> Refusal | None:
    """The first rule that forbids this rockfall."""
    if details in table.maze.tunnels:
        return None
    if table.maze.piece[details]:
        return Refusal("not-removable", "A rockfall never removes the start or a goal.", "ACT-3")
    return Refusal("no-tunnel", "No tunnel card lies in that cell.", "TURN-5")


def play(state: State, seat: int, details: int) -> None:
    """Discard the tunnel; the rockfall follows it (TURN-6)."""
    apply.tunnel_removed(state, seat, details)
