"""Positions in which seat 0 is about to open treasure chests."""

from pyrite.game import Game, LayTunnel
from tests.modules.expansion_helpers import chests, tunnels
from tests.rules.play import position

GATES = """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S─ ─ · · · · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""
"""The path ends at (3, 0), between chests 0 and 1."""

GAP = """
maze:
  · · · · · · · · ?0
  · · · &0· &2· · ·
  ┼S─ · ┼ ─ ┼ · · ?1
  · · · &1· &3· · ·
  · · · · · · · · ?2
"""
"""A tunnel in the gap at (2, 0) joins all four chests at once."""

UPPER = LayTunnel("NEW", (3, 0))
LOWER = LayTunnel("ESW", (3, 0))
BOTH = LayTunnel("NESW", (3, 0))
NEITHER = LayTunnel("EW", (3, 0))
FILL_GAP = LayTunnel("EW", (2, 0))

DECK = "NEW, NS, NE, NW, NES, map, rockfall, broken cart"
"""The next card is the first."""

SEATS = """
seat 0: digger; hand NEW, NESW, E|+W|, map
seat 1: saboteur; hand NS, NE
seat 2: digger; hand NW, repair cart
"""
SEATS_2 = """
seat 0: blue digger; hand NEW, NESW, E|+W|, map
seat 1: saboteur; hand NS, NE
seat 2: geologist; hand NW, repair cart
"""


def near_chests(
    *found: str,
    above: tuple[str, ...] = (),
    maze: str = GATES,
    seats: str = "",
    deck: str = DECK,
    modules: str = "chests",
    more: tuple[str, ...] = (),
    players: int = 3,
) -> Game:
    """Seat 0 is about to open chests: ``found`` is in chests 0, 1 and so on, under the tunnels ``above``."""
    return position(
        "\n".join([maze, seats or (SEATS_2 if "saboteur2" in modules else SEATS)]),
        f"players: {players}",
        f"modules: {modules}",
        chests(*found),
        tunnels(*above),
        *([f"deck: {deck}"] if deck else []),
        *more,
    )
