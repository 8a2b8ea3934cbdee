"""A playthrough as text: short enough that a person can review how a change of the rules affects it.

Below each command are its facts as a spectator sees them. Below a fact are the fields that single seats
see differently, and the true values if no seat sees all of them. Then come the asked seats, the number of
legal commands of each kind, and a digest of the ordered list.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from hashlib import sha256
from typing import Any

from pyrite.game import Command, Game
from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.maze import Grid
from pyrite.game.notation import draw_maze
from pyrite.game.notation.commands import print_command
from pyrite.game.notation.values import print_value
from pyrite.game.project import project
from pyrite.game.state import RawFact
from tests.golden.script import Script, Step, steps

MANY = 4
"""From this number on, hidden values in a row are counted instead of listed."""
WIDTH = 115


def write_playthrough(script: Script) -> str:
    """Play a script and write it as text, from its title to the maze at the end."""
    game = script.begin()
    lines = [script.head.rstrip("\n")]
    for step in steps(game, script.commands):
        if step.given is not None:
            seat, command = step.given
            lines += ["", f"seat {seat}: {print_command(command)}"]
        lines += [f"  {line}" for fact in step.facts for line in _fact_lines(fact, game)]
        lines += [f"  {line}" for line in _question_lines(game, step)]
    return "\n".join([*lines, "", *_end_lines(game)]) + "\n"


# ---------------------------------------------------------------- facts


def _fact_lines(raw: RawFact, game: Game) -> list[str]:
    """A fact as a spectator sees it, then the seats that see it differently."""
    grid, seats = game.state.table.maze.grid, range(game.rules.players)
    truth = decode_fact(raw, grid)
    seen = {seat: _seen(raw, seat, grid) for seat in (None, *seats)}
    public = seen[None]
    lines = _wrapped("", ["(unseen)"] if public is None else _name_and_fields(public))
    for seat in seats:
        if seen[seat] != public:
            lines += _wrapped(f"  seat {seat}: ", _differing_fields(seen[seat], public))
    if truth not in seen.values():
        lines += _wrapped("  in truth: ", _differing_fields(truth, public))
    return lines


def _wrapped(start: str, words: list[str]) -> list[str]:
    """All on one line, or one line per field if it is too long, so that differences are easy to find."""
    line = start + " ".join(words)
    if len(line) <= WIDTH or len(words) == 1:
        return [line]
    margin = " " * (len(start) - len(start.lstrip()) + 4)
    return [start + words[0], *(margin + word for word in words[1:])]


def _seen(raw: RawFact, viewer: int | None, grid: Grid) -> Fact | None:
    visible = project(raw, viewer)
    return None if visible is None else decode_fact(visible, grid)


def _name_and_fields(fact: Fact) -> list[str]:
    return [type(fact).__name__, *_fields(fact).values()]


def _differing_fields(fact: Fact | None, public: Fact | None) -> list[str]:
    """The fields of a fact that differ from the public fact."""
    if fact is None:
        return ["nothing"]
    if public is None:
        return _name_and_fields(fact)
    known = _fields(public)
    return [text for name, text in _fields(fact).items() if text != known[name]]


def _fields(fact: Fact) -> dict[str, str]:
    names = [each.name for each in fields(fact)]  # type: ignore[arg-type]  # every fact is a dataclass
    return {name: f"{name}={_value(getattr(fact, name))}" for name in names}


def _value(value: Any) -> str:
    if isinstance(value, Command):
        return f"({print_command(value)})"
    if isinstance(value, tuple):
        if len(value) >= MANY and not any(each is not None for each in value):
            return f"[{len(value)} hidden]"
        return f"[{', '.join(_value(each) for each in value)}]"
    return print_value(value)


# ---------------------------------------------------------------- questions, the end


def _question_lines(game: Game, step: Step) -> list[str]:
    if not step.legal:
        return ["nobody is asked"]
    return [f"asked: seat {seat}, {game.question}; {_listed(legal)}" for seat, legal in step.legal.items()]


def _listed(commands: Sequence[Command]) -> str:
    kinds = Counter(type(command).__name__ for command in commands)
    return f"{', '.join(f'{count} {kind}' for kind, count in kinds.items())}; {digest(commands)}"


def digest(commands: Sequence[Command]) -> str:
    """A short hash of the list and its order."""
    return sha256("\n".join(map(print_command, commands)).encode()).hexdigest()[:8]


def _end_lines(game: Game) -> list[str]:
    picture = draw_maze(game.state.table).splitlines()
    return ["the maze now:", *(f"  {row.rstrip()}" for row in picture), f"gold: {print_value(game.gold)}"]
