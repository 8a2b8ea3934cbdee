"""``pyrite replay`` and ``pyrite verify``: what was written down, told again or checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

import pyrite
from pyrite.cli.console import read_text, stdout
from pyrite.cli.options import hearer_of
from pyrite.cli.story import Draw, Story
from pyrite.game.notation.record import read_record
from pyrite.game.notation.record import replay as play_again
from pyrite.game.notation.record import verify as first_difference


def replay(
    file: Path,
    /,
    *,
    viewer: Annotated[str, Parameter(name="--as")] = "all",
    step: Annotated[bool, Parameter(negative="")] = False,
    maze: Draw = "changes",
) -> None:
    """Tell a recorded game in words, as one viewer saw it.

    Parameters
    ----------
    file
        A record, as written by 'pyrite simulate --record'.
    viewer
        A seat by its number, onlooker, or all for one who sees every card.
    step
        Wait for the Enter key after each command of which there is something to tell.
    maze
        When to draw the maze.
    """
    record = read_record(read_text(file))
    game = play_again(record)
    story = Story(game, hearer_of(viewer, game.rules.players), maze)
    console = stdout()
    start = 0
    for end in game.ends:
        paragraphs = list(story.tell(game.facts[start:end]))
        for told in paragraphs:
            console.print(told)
        start = end
        if step and paragraphs and not _go_on(console):
            return


def _go_on(console: Console) -> bool:
    """Wait for the Enter key; False when no more will come."""
    if console.is_terminal:
        console.print("[Enter]", style="dim", end="")
    return bool(sys.stdin.readline())


def verify(file: Path, /) -> int:
    """Check a record: play its commands again and compare every fact.

    Parameters
    ----------
    file
        A record, as written by 'pyrite simulate --record'.
    """
    record = read_record(read_text(file))
    difference = first_difference(record, pyrite.__version__)
    if difference is not None:
        stdout().print(f"{file}: {difference}")
        return 1
    commands = len(record.entries) - 1
    ending = "finished" if record.result is not None else "unfinished"
    stdout().print(f"{file}: all holds, {commands} commands, {ending}.")
    return 0
