"""Text formats for positions and games, like FEN and PGN for chess."""

from pyrite.game.notation.picture import draw_maze
from pyrite.game.notation.position import parse_position, print_position

__all__ = ["draw_maze", "parse_position", "print_position"]
