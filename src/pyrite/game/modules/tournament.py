"""The tournament variant: fixed roles, a tunnel in the maze, gold in tokens (VAR-2 to VAR-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import DIGGER, GREEDY, SABOTEUR, TOURNAMENT_ROLES
from pyrite.game.cells import LANDMARK_CELL
from pyrite.game.module import Module
from pyrite.game.sharing.tournament import share


def roles(players: int, _before: bytes) -> bytes:
    """The role cards for a number of players; none is left over (VAR-2)."""
    saboteurs, diggers, greedy = TOURNAMENT_ROLES[players]
    return bytes([SABOTEUR] * saboteurs + [DIGGER] * diggers + [GREEDY] * greedy)


MODULE: Final[Module] = Module(
    "tournament",
    words="the tournament variant",
    rule="VAR-2",
    variant=True,
    players=(min(TOURNAMENT_ROLES), max(TOURNAMENT_ROLES)),
    clashes={"saboteur2": "that variant is for the base game"},
    roles=roles,
    first_cell=LANDMARK_CELL,
    pays_tokens=True,
    share=share,
)
