"""``pyrite demo``: one game of bots in the terminal, turn by turn."""

from __future__ import annotations

from time import sleep
from typing import Annotated, Final

from cyclopts import Parameter

from pyrite.bots import Stroller, play_on
from pyrite.cli.console import stdout
from pyrite.cli.options import TableOptions, hearer_of
from pyrite.cli.story import Draw, Story
from pyrite.game import BadInput, Game

_SEED: Final = "4060"
"""Those who stroll rarely find gold; in this game they do."""


def demo(
    *,
    table: TableOptions | None = None,
    viewer: Annotated[str, Parameter(name="--as")] = "all",
    pause: float = 0.3,
    maze: Draw = "changes",
) -> None:
    """Watch one game of bots that move at random.

    Parameters
    ----------
    viewer
        Whose eyes to see it with: a seat by its number, onlooker, or all.
    pause
        Seconds to wait after each turn, on a terminal.
    maze
        When to draw the maze.
    """
    table = table or TableOptions(seed=_SEED)
    if not 0 <= pause <= 60:
        raise BadInput(f"A pause lasts from 0 to 60 seconds, not {pause:g}.")
    game = Game.begin(table.set_up())
    bots = [Stroller(table.bots_seed(), seat) for seat in range(table.players)]
    story = Story(game, hearer_of(viewer, table.players), maze)
    console = stdout()
    told = 0
    while True:
        for paragraph in story.tell(game.facts[told:]):
            console.print(paragraph)
        told = len(game.facts)
        if game.over:
            break
        if console.is_terminal:
            sleep(pause)
        play_on(game, bots)
