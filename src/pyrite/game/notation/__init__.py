"""Positions and games as text that people can write: what FEN and PGN are to chess."""

from pyrite.game.notation.picture import draw_maze
from pyrite.game.notation.printing import print_position
from pyrite.game.notation.reading import parse_position

__all__ = ["draw_maze", "parse_position", "print_position"]
