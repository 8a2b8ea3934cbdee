"""``pyrite verify --fairness``: checks step by step whether a shuffle was fair (INFO-6)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

import pyrite
from pyrite.cli.console import stdout
from pyrite.game.dealing.fairness import Outcome, Step, check_record, check_viewer_record
from pyrite.game.notation.record import read_record
from pyrite.game.notation.viewer_record import is_viewer_record, read_viewer_record

_STYLES: Final = {Outcome.HOLDS: "green", Outcome.WRONG: "bold red", Outcome.UNCHECKED: "yellow"}


def print_fairness(file: Path, text: str) -> int:
    """Check a record, or what one seat saw, and print each step. Return 0 only if every step holds."""
    if is_viewer_record(text):
        seen = read_viewer_record(text)
        viewer = "a spectator" if seen.seat is None else f"seat {seen.seat}"
        title, steps = f"{file}, as {viewer} saw the game:", check_viewer_record(seen)
        fair = f"The shuffle was fair in all that {viewer} saw."
    else:
        title, steps = f"{file}, the record of a game:", check_record(read_record(text), pyrite.__version__)
        fair = "The shuffle was fair."
    console = stdout()
    console.print(title)
    for step in steps:
        console.print(
            Text(f"  {step.outcome.value:<6}", style=_STYLES[step.outcome]).append(step.text, style="default")
        )
    console.print(_verdict(steps, fair))
    return 0 if all(step.outcome is Outcome.HOLDS for step in steps) else 1


def _verdict(steps: list[Step], fair: str) -> str:
    outcomes = [step.outcome for step in steps]
    if Outcome.WRONG in outcomes:
        return "This is not a fair shuffle, or the file was changed."
    if Outcome.UNCHECKED in outcomes:
        return "Nothing is wrong, but not all of it can be checked."
    return fair
