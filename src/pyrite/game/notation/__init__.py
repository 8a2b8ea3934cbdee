"""Positions and games as text that people can write: what FEN and PGN are to chess."""

from pyrite.game.notation.picture import draw_maze
from pyrite.game.notation.position import parse_position, print_position

__all__ = ["draw_maze", "parse_position", "print_position"]
