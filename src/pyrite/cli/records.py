"""``pyrite replay`` and ``pyrite verify``: print a recorded game in words, or check it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

import pyrite
from pyrite.cli.console import read_text, stdout
from pyrite.cli.fairness import print_fairness
from pyrite.cli.language import names_in
from pyrite.cli.options import ALL, parse_viewer
from pyrite.cli.transcript import Draw, Transcript
from pyrite.game import BadInput
from pyrite.game.notation.record import read_record
from pyrite.game.notation.record import replay as replay_record
from pyrite.game.notation.record import verify as first_difference
from pyrite.game.notation.viewer_record import is_viewer_record, write_viewer_record
from pyrite.rulebook import Language


def replay(
    file: Path,
    /,
    *,
    viewer: Annotated[str, Parameter(name="--as")] = "all",
    step: Annotated[bool, Parameter(negative="")] = False,
    maze: Draw = "changes",
    facts: Annotated[bool, Parameter(negative="")] = False,
    language: Language | None = None,
) -> None:
    """Print a recorded game in words, as one viewer saw it.

    Parameters
    ----------
    file
        A record, as written by 'pyrite simulate --record'.
    viewer
        A seat by its number, spectator, or all to see every card.
    step
        Wait for the Enter key after each command.
    maze
        When to draw the maze.
    facts
        Print only the facts that this seat or spectator received, for 'pyrite verify --fairness'.
    language
        The language of the words; by default that of the environment.
    """
    record = read_record(read_text(file))
    game = replay_record(record)
    shown_to = parse_viewer(viewer, game.rules.players)
    console = stdout()
    if facts:
        if shown_to == ALL:
            raise BadInput("--facts needs one viewer: add --as with a seat number, or --as spectator.")
        # Not through the console, which would wrap lines on a terminal.
        sys.stdout.write(write_viewer_record(game, shown_to, pyrite.__version__))
        return
    transcript = Transcript(game, shown_to, names_in(language), maze)
    start = 0
    for end in game.ends:
        paragraphs = list(transcript.paragraphs(game.facts[start:end]))
        for paragraph in paragraphs:
            console.print(paragraph)
        start = end
        if step and paragraphs and not _wait_for_enter(console):
            return


def _wait_for_enter(console: Console) -> bool:
    """Wait for the Enter key; return False at the end of input."""
    if console.is_terminal:
        console.print("[Enter]", style="dim", end="")
    return bool(sys.stdin.readline())


def verify(file: Path, /, *, fairness: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Check a record: play its commands again and compare every fact.

    Parameters
    ----------
    file
        A record, as written by 'pyrite simulate --record'.
    fairness
        Check the shuffle, step by step. FILE may also be what one seat saw (see 'replay --facts').
    """
    text = read_text(file)
    if fairness:
        return print_fairness(file, text)
    if is_viewer_record(text):
        raise BadInput(f"This is what one viewer saw; check its shuffle with 'pyrite verify --fairness {file}'.")
    record = read_record(text)
    difference = first_difference(record, pyrite.__version__)
    if difference is not None:
        stdout().print(f"{file}: {difference}")
        return 1
    commands = len(record.entries) - 1
    ending = "finished" if record.result is not None else "unfinished"
    stdout().print(f"{file}: correct, {commands} commands, {ending}.")
    return 0
