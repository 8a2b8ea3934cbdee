"""``pyrite demo``: one game of bots in the terminal, turn by turn."""

from __future__ import annotations

from time import sleep
from typing import Annotated, Final

from cyclopts import Parameter

from pyrite.bots import play_decision, seat_bots
from pyrite.cli.bot_games import Bots, bots_for
from pyrite.cli.console import stdout
from pyrite.cli.language import names_in
from pyrite.cli.options import SetUpOptions, parse_viewer
from pyrite.cli.transcript import Draw, Transcript
from pyrite.game import BadInput, Game
from pyrite.game.dealing.seeds import derive_seed
from pyrite.rulebook import Language

_SEED: Final = "638"
"""In this game the gold is found in two rounds and missed in one."""


def demo(
    *,
    options: SetUpOptions | None = None,
    bots: Bots = "greedy_digger",
    viewer: Annotated[str, Parameter(name="--as")] = "all",
    pause: float = 0.3,
    maze: Draw = "changes",
    language: Language | None = None,
) -> None:
    """Watch one game of simple bots.

    Parameters
    ----------
    bots
        greedy_digger digs towards the goals, random_bot plays any legal move; mixed takes some of each.
    viewer
        Whose view to show: a seat by its number, spectator, or all.
    pause
        Seconds to wait after each turn, on a terminal.
    maze
        When to draw the maze.
    language
        The language of the words; by default that of the environment.
    """
    options = options or SetUpOptions(seed=_SEED)
    if not 0 <= pause <= 60:
        raise BadInput(f"A pause lasts from 0 to 60 seconds, not {pause:g}.")
    game = Game.begin(options.set_up())
    match = seat_bots(game, bots_for(bots, derive_seed(options.seed, "bots", 1), options.players))
    transcript = Transcript(game, parse_viewer(viewer, options.players), names_in(language), maze)
    console = stdout()
    printed = 0
    while True:
        paragraphs = list(transcript.paragraphs(game.facts[printed:]))
        for paragraph in paragraphs:
            console.print(paragraph)
        printed = len(game.facts)
        if game.over:
            break
        if console.is_terminal and paragraphs:
            sleep(pause)
        play_decision(game, match)
