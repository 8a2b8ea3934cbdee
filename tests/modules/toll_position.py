"""A position in which a toll dwarf faces a cell."""

from pyrite.game import Game, LayTunnel
from tests.rules.play import position

GUARDED = """
players: 4
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
seat 0: digger; hand EW, NEW, NESW, rockfall; tokens 1
seat 1: saboteur; hand NEW, map; tokens 1
seat 2: digger; hand NEW, map; tokens 1
seat 3: digger; hand NEW, map; tokens 1
deck: NS, NE, NW, NES, map
dwarfs: 1 at 2/0 E
dwarfs left: 1
"""
"""A dwarf of seat 1 faces (3, 0)."""

HERE = (3, 0)
LAY_HERE = LayTunnel("EW", HERE)
ELSEWHERE = LayTunnel("EW", (-1, 0))


def guarded(*changes: tuple[str, str], modules: str = "toll") -> Game:
    """The position above with some changes; in Saboteur 2 all diggers dig for blue."""
    text = GUARDED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    if "saboteur2" in modules:
        text = text.replace(" digger", " blue digger")
    return position(text, f"modules: {modules}")
