"""Small positions with an obvious best move."""

from collections.abc import Sequence
from typing import Final

import pytest

from pyrite.bots.heuristics.board_reading import paths_to_goal
from pyrite.game import Command, Game, LayTunnel
from tests.bots.decisions import HEURISTIC_BOTS, chosen
from tests.rules.play import played, position

every_heuristic_bot = pytest.mark.parametrize("name", HEURISTIC_BOTS)

BARE: Final = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S· · · · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
HALF_WAY: Final = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┼ · · · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
TWO_AWAY: Final = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┬ ┴ ┬ · · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
ONE_AWAY: Final = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┬ ┴ ┬ ┴ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""
DEAD_END_IN_THE_WAY: Final = """
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S─ ─ ┬ ┴ ┬ ┴ ╸ ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
"""

KNOWS_GOLD: Final = "; saw 1 gold in turn 1"
DECK: Final = "deck: NES, NES, NES, NE, NE, NE, NW, NW, broken pickaxe, broken pickaxe"
LAST_CELL: Final = (7, 0)
"""The last cell before the gold."""


def game_from(maze: str, seats: Sequence[str], *more: str) -> Game:
    """A game from a drawn maze, with a line for each seat; every seat has at least one card."""
    lines = [
        f"seat {seat}: {line}" if "hand" in line else f"seat {seat}: {line}; hand map"
        for seat, line in enumerate(seats)
    ]
    deck = () if any(line.startswith("deck:") for line in more) else (DECK,)
    return position("\n".join([f"players: {len(seats)}", *more, *deck, maze, *lines]))


def does(name: str, maze: str, seats: Sequence[str], *more: str) -> Command:
    """What a bot does in this position, in the seat that must decide."""
    return chosen(name, game_from(maze, seats, *more))


def missing_after(game: Game, command: Command) -> int:
    """How many tunnels are missing to the middle goal after a command; 0 if it is reached."""
    assert game.asked is not None
    table = game.state.table
    number = table.round
    played(game, game.asked, command)
    if table.goal_faces[1] or table.round > number:
        return 0
    return paths_to_goal(table.rules, table.maze, table.goal_cells[1]).distance


def lays_dead_end(command: Command) -> bool:
    """Whether a command lays a dead end."""
    return isinstance(command, LayTunnel) and all(part.endswith("|") for part in command.tunnel.split("+"))
