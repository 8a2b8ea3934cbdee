"""A scenario: a position, commands of seats, and the expected results.

    # A dead end at a goal turns nothing over
    players: 3
    maze:
      ...
    ---
    seat 0: LayTunnel E|+W| at 7,0
        expect accepted
        expect no fact GoalTurned

Instead of a position there may be a line ``set-up: players=5 edition=UA16 seed=7`` for a
new game. ``#`` begins a comment. A command that is refused needs an ``expect refused``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pyrite.game.declare import Command
from pyrite.game.editions import OPTIONS
from pyrite.game.game import Game
from pyrite.game.notation.commands import parse_command, print_fact
from pyrite.game.notation.expectations import Expectation, Situation, read_expectation
from pyrite.game.notation.position import parse_position
from pyrite.game.notation.values import parse_fields
from pyrite.game.refusal import BadInput, Refusal, shown
from pyrite.game.setup import SetUp

_COMMAND: Final = re.compile(r"seat\s+([0-9]{1,3})\s*:\s*(\S.*)")
_SET_UP: Final = "set-up:"
_SEPARATOR: Final = "---"


@dataclass(frozen=True)
class SeatCommand:
    """A command line of a scenario."""

    line: int
    text: str
    seat: int
    command: Command


@dataclass(frozen=True)
class ScenarioStep:
    """A command and its expectations; the first step has no command, only the beginning."""

    given: SeatCommand | None
    expected: list[Expectation]


@dataclass(frozen=True)
class Scenario:
    """A scenario as read from text; ``game`` is at its beginning."""

    title: str
    game: Game
    steps: list[ScenarioStep]


@dataclass(frozen=True)
class StepResult:
    """A command, or the beginning, and the facts that each viewer saw: ``spectator``, ``seat 0`` and so on."""

    line: int
    text: str
    seen: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Failure:
    """An expectation that was not met."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.text}"


@dataclass(frozen=True)
class Outcome:
    """The result of running a scenario."""

    title: str
    game: Game
    steps: tuple[StepResult, ...]
    failures: tuple[Failure, ...]


# ---------------------------------------------------------------- running


def run_scenario(text: str) -> Outcome:
    """Run a scenario and check its expectations; raise `BadInput` with the line that cannot be read."""
    scenario = read_scenario(text)
    game = scenario.game
    steps: list[StepResult] = []
    failures: list[Failure] = []
    for given, expected in ((step.given, step.expected) for step in scenario.steps):
        now = Situation(game, 0, None)
        if given is not None:
            since = len(game.facts)
            answer = game.submit(given.seat, given.command)
            now = Situation(game, since, answer if isinstance(answer, Refusal) else None)
            if now.refusal is not None and not any(each.of_command for each in expected):
                failures.append(Failure(given.line, f"This was refused, {now.refusal.reason}: {now.refusal}"))
        steps.append(_result(given, now))
        for each in expected:
            found = each.check(now)
            if found is not None:
                failures.append(Failure(each.line, f"Expected {each.text}, but {found}."))
    return Outcome(scenario.title, game, tuple(steps), tuple(failures))


def _result(given: SeatCommand | None, now: Situation) -> StepResult:
    viewers = {"spectator": None, **{f"seat {seat}": seat for seat in range(now.game.rules.players)}}
    seen = {name: tuple(print_fact(fact) for fact in now.seen_by(viewer)) for name, viewer in viewers.items()}
    if given is None:
        return StepResult(0, "", seen)
    if now.refusal is not None and f"seat {given.seat}" in seen:
        seen[f"seat {given.seat}"] = (f"Refused {now.refusal.reason}: {now.refusal}",)
    return StepResult(given.line, given.text, seen)


# ---------------------------------------------------------------- reading


def read_scenario(text: str) -> Scenario:
    """Read a scenario; raise `BadInput` with the line that is not valid."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    for number, line in lines:
        unseen = [letter for letter in line if not letter.isprintable() and letter != "\t"]
        if unseen:
            raise BadInput(f"Line {number}: Remove the invisible character {shown(unseen[0])}.")
    if not lines or not lines[0][1].startswith("#") or not lines[0][1].strip("# \t"):
        raise BadInput("Line 1: A scenario begins with its title, like '# A dead end at a goal'.")
    title = lines[0][1].strip("# \t")
    lines = [(number, line) for number, line in lines[1:] if not line.lstrip().startswith("#")]
    game, rest = _read_beginning(lines)
    steps = [ScenarioStep(None, [])]
    for number, line in rest:
        try:
            read = _read_line(number, re.sub(r"\s#.*", "", line).strip(), game.rules.players)
            if isinstance(read, SeatCommand):
                steps.append(ScenarioStep(read, []))
            elif read.of_command and steps[-1].given is None:
                raise BadInput("Only a command can be accepted or refused, and there is none before this line.")
            else:
                steps[-1].expected.append(read)
        except BadInput as error:
            raise BadInput(f"Line {number}: {error}") from None
    return Scenario(title, game, steps)


_Lines = list[tuple[int, str]]


def _read_beginning(lines: _Lines) -> tuple[Game, _Lines]:
    if not lines:
        raise BadInput("Line 2: After the title a scenario needs a position, or a line like 'set-up: players=5'.")
    number, line = lines[0]
    try:
        if line.strip().startswith(_SET_UP):
            game = Game.begin(_read_set_up(line.strip().removeprefix(_SET_UP)))
            return game, [(place, rest) for place, rest in lines[1:] if rest.strip() != _SEPARATOR]
        ends = [place for place, (_, each) in enumerate(lines) if each.strip() == _SEPARATOR]
        if not ends:
            raise BadInput("The position that begins here needs a line --- at its end, before the commands.")
        position = "\n".join(each for _, each in lines[: ends[0]])
        return Game(parse_position(position)), lines[ends[0] + 1 :]
    except BadInput as error:
        raise BadInput(f"Line {number}: {error}") from None


def _read_set_up(text: str) -> SetUp:
    """A set-up on one line: the fields of `SetUp`, and any rule option by its own name."""
    words: dict[str, Any] = dict(parse_fields(text))
    for name in ("modules", "variants"):
        if name in words and not isinstance(words[name], list):
            words[name] = [words[name]]
    if isinstance(words.get("seed"), int) and words["seed"] >= 0:
        words["seed"] = f"{words['seed']:064x}"
    house_rules = {name: words.pop(name) for name in OPTIONS if name in words}
    return SetUp.from_json({**words, **({"house_rules": house_rules} if house_rules else {})})


def _read_line(number: int, line: str, players: int) -> SeatCommand | Expectation:
    if line.startswith("expect "):
        return read_expectation(number, line.removeprefix("expect "), players)
    given = _COMMAND.fullmatch(line)
    if given is None:
        raise BadInput(
            "Write a command, like 'seat 2: LayTunnel NSW at 3,-1', or an expectation, "
            f"like 'expect accepted'; {shown(line)} is neither."
        )
    return SeatCommand(number, line, int(given[1]), parse_command(given[2]))
