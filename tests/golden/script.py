"""A golden file: the beginning, the commands, and after each command what all viewers saw.

Only the beginning and the commands are written by hand, as in a scenario. ``make golden`` writes the rest.
So a golden file is read by skipping everything but the beginning and the commands.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pyrite.game import BadInput, Command, Game, Refusal
from pyrite.game.notation.scenario import read_scenario
from pyrite.game.state import RawFact

FOLDER = Path(__file__).parent
SEPARATOR = "---"
COMMAND = re.compile(r"seat [0-9]+: ")


@dataclass(frozen=True)
class Script:
    """The part of a golden file that people write."""

    head: str
    """Title, set-up or position, up to the line --- before the commands."""
    commands: tuple[tuple[int, Command], ...]

    @property
    def title(self) -> str:
        return self.head.splitlines()[0].strip("# ")

    def begin(self) -> Game:
        """The game before the first command."""
        return read_scenario(self.head).game


@dataclass(frozen=True)
class Step:
    """One command, or the beginning, its facts, and the legal commands after it."""

    given: tuple[int, Command] | None
    facts: tuple[RawFact, ...]
    legal: dict[int, list[Command]]
    """The legal commands of each seat that is asked now, in their order."""


def read_script(text: str) -> Script:
    """Read a golden file, or the beginning of one; raise `BadInput` if it is not valid."""
    head, separator, rest = text.partition(f"\n{SEPARATOR}\n")
    commands = [line for line in rest.splitlines() if COMMAND.match(line)]
    if not separator:
        raise BadInput(f"A golden file needs a line {SEPARATOR} between the beginning and the commands.")
    head = f"{head}\n{SEPARATOR}\n"
    given = [step.given for step in read_scenario(head + "\n".join(commands)).steps]
    return Script(head, tuple((each.seat, each.command) for each in given if each is not None))


def steps(game: Game, commands: tuple[tuple[int, Command], ...]) -> Iterator[Step]:
    """Play the commands, stopping after each; raise `BadInput` at one that is refused."""
    yield Step(None, tuple(game.facts), choices(game))
    for seat, command in commands:
        since = len(game.facts)
        answer = game.submit(seat, command)
        if isinstance(answer, Refusal):
            raise BadInput(f"Step {len(game.commands) + 1}, seat {seat}: {command} is refused. {answer}")
        yield Step((seat, command), tuple(game.facts[since:]), choices(game))


def choices(game: Game) -> dict[int, list[Command]]:
    return {seat: game.legal(seat) for seat in game.asked_seats}


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*.golden"))
