"""A game as a file: one line of JSON for the beginning, one for each command, one for the result.

The commands alone are enough to replay the game. The facts of each command are stored too, with all
secrets, so that a record can be read without the rules and checked against them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Final

from pyrite.game import codec
from pyrite.game.commands import command_from_json, command_to_json
from pyrite.game.dealing.deal import Deal
from pyrite.game.declare import Command, Fact
from pyrite.game.fact_codec import decode_fact, fact_from_json, raw_fact_to_json
from pyrite.game.game import Game
from pyrite.game.maze import Grid
from pyrite.game.notation.commands import print_fact
from pyrite.game.notation.deals import (
    contributions_from_json,
    contributions_to_json,
    deals_from_json,
    deals_to_json,
)
from pyrite.game.notation.json_lines import at_line, expect_names, json_lines, version_in
from pyrite.game.notation.position import parse_position, print_position
from pyrite.game.refusal import BadInput, Refusal, is_whole, shown
from pyrite.game.setup import Rules, SetUp

FORMAT: Final = 1
_FROM_A_DEAL: Final = {"pyrite", "record", "setup", "deals", "gold_pile"}
_CONTRIBUTIONS: Final = "contributions"
"""This name is in the first line only if there are contributions."""
_FROM_A_POSITION: Final = {"pyrite", "record", "position", "deals"}
_NO_GRID: Final = Grid(0)


@dataclass(frozen=True)
class Entry:
    """One command and its facts; the first entry has no command, only the opening facts."""

    line: int
    """Its line in the file."""
    seat: int | None
    command: Command | None
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    line: int
    gold: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A recorded game. It began from a set-up or from a position."""

    version: str | None
    """The version of Pyrite that wrote it, if known."""
    set_up: SetUp | None
    position: str | None
    deals: dict[int, Deal] | None
    gold_pile: bytes | None
    contributions: dict[int, str]
    entries: tuple[Entry, ...]
    result: Result | None
    """None if the game was not finished."""

    def opening(self) -> Game:
        """The game before the first command."""
        if self.set_up is not None:
            return Game.begin(self.set_up, self.deals, self.gold_pile, self.contributions)
        assert self.position is not None
        return Game(parse_position(self.position), self.deals)


# ---------------------------------------------------------------- writing


def write_record(game: Game, version: str | None = None) -> str:
    """A game as text, finished or not; ``version`` is the version of Pyrite that writes it."""
    grid = game.state.table.maze.grid
    facts = [raw_fact_to_json(fact, grid) for fact in game.facts]
    lines = [_header(game, version), {"seat": None, "command": None, "facts": facts[: game.ends[0]]}]
    for number, (seat, command) in enumerate(game.commands):
        following = facts[game.ends[number] : game.ends[number + 1]]
        lines.append({"seat": seat, "command": command_to_json(command), "facts": following})
    if game.over:
        lines.append({"result": {"gold": game.gold, "winners": list(game.state.table.winners)}})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _header(game: Game, version: str | None) -> dict[str, Any]:
    header: dict[str, Any] = {"pyrite": version, "record": FORMAT}
    if game.position is not None:
        return {**header, "position": print_position(game.position), "deals": deals_to_json(game.deals)}
    assert game.state.sealed is not None
    set_up = {**game.rules.set_up.to_json(), "seed": game.state.sealed.seed.hex()}
    pile = None if game.gold_pile is None else list(game.gold_pile)
    header |= {"setup": set_up, "deals": deals_to_json(game.deals), "gold_pile": pile}
    if game.contributions:
        header[_CONTRIBUTIONS] = contributions_to_json(game.contributions)
    return header


# ---------------------------------------------------------------- reading


def read_record(text: str) -> Record:
    """Read what `write_record` writes; raise `BadInput` with the first line that is not valid."""
    lines = list(json_lines(text))
    if not lines:
        raise BadInput("This file is empty; the first line of a record has the set-up.")
    result = None
    if len(lines) > 1 and "result" in lines[-1][1]:
        result = at_line(lines[-1][0], _read_result, *lines.pop())
    record = at_line(lines[0][0], _read_header, lines[0][1])
    entries = tuple(at_line(number, _read_entry, number, data) for number, data in lines[1:])
    if not entries or entries[0].command is not None:
        raise BadInput("The second line of a record has the opening facts and no command.")
    for entry in entries[1:]:
        if entry.command is None:
            raise BadInput(
                f"Line {entry.line}: the command is missing; only the second line of a record has none."
            )
    return replace(record, entries=entries, result=result)


def _read_header(data: dict[str, Any]) -> Record:
    if data.get("record") != FORMAT or isinstance(data["record"], bool):
        if "record" in data and "pyrite" in data:
            raise BadInput(
                f"This record has the format {shown(data['record'])}; this Pyrite reads format {FORMAT}."
            )
        raise BadInput("This is not a record: its first line needs 'pyrite', 'record' and 'setup'.")
    version = version_in(data)
    if "position" in data:
        expect_names(data, _FROM_A_POSITION)
        if not isinstance(data["position"], str):
            raise BadInput("The position of a record is a string.")
        rules = parse_position(data["position"]).table.rules
        deals = deals_from_json(data["deals"], rules)
        return Record(version, None, data["position"], deals, None, {}, (), None)
    expect_names(data, _FROM_A_DEAL | ({_CONTRIBUTIONS} & data.keys()))
    set_up = SetUp.from_json(data["setup"])
    pile = data["gold_pile"]
    return Record(
        version=version,
        set_up=set_up,
        position=None,
        deals=deals_from_json(data["deals"], Rules(set_up)),
        gold_pile=None if pile is None else _gold_cards(pile),
        contributions=contributions_from_json(data.get(_CONTRIBUTIONS, {}), set_up.players),
        entries=(),
        result=None,
    )


def _gold_cards(pile: object) -> bytes:
    nuggets: bytes = codec.NUGGETS_LIST.encode(pile, _NO_GRID)
    if 0 in nuggets:
        raise BadInput("A gold card of a record has its value, 1 to 3.")
    return nuggets


def _read_entry(line: int, data: dict[str, Any]) -> Entry:
    expect_names(data, {"seat", "command", "facts"})
    seat, command, facts = data["seat"], data["command"], data["facts"]
    if not isinstance(facts, list) or not all(isinstance(fact, dict) for fact in facts):
        raise BadInput("The facts are a list of objects.")
    if not all(isinstance(fact.get("fact"), str) for fact in facts):
        raise BadInput("A fact has its name under 'fact'.")
    if (seat is None) != (command is None) or not (seat is None or is_whole(seat, 0, 11)):
        raise BadInput("A command needs the number of its seat under 'seat'.")
    return Entry(
        line=line,
        seat=seat,
        command=None if command is None else command_from_json(command),
        facts=tuple(fact_from_json(fact) for fact in facts),
    )


def _read_result(line: int, data: dict[str, Any]) -> Result:
    expect_names(data, {"result"})
    result = data["result"]
    if not isinstance(result, dict) or result.keys() != {"gold", "winners"}:
        raise BadInput("The result has 'gold' and 'winners'.")
    for numbers in result.values():
        if not isinstance(numbers, list) or not all(is_whole(number, -999, 999) for number in numbers):
            raise BadInput("Gold and winners are lists of numbers.")
    return Result(line, tuple(result["gold"]), tuple(result["winners"]))


# ---------------------------------------------------------------- replaying


def replay(record: Record) -> Game:
    """Replay a record; raise `BadInput` with the line of a command that is refused."""
    game = record.opening()
    for entry in record.entries:
        refusal = _play(game, entry)
        if refusal is not None:
            raise BadInput(f"Line {entry.line}: The command of seat {entry.seat} is refused. {refusal}")
    return game


@dataclass(frozen=True)
class Difference:
    """The first difference between a record and its replay."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.text}"


def verify(record: Record, version: str | None = None) -> Difference | None:
    """Replay a record and compare; return the first difference, or None.

    A record that is newer than ``version``, the program's own, counts as different.
    """
    if (
        record.version is not None
        and version is not None
        and _version_parts(record.version) > _version_parts(version)
    ):
        text = f"This was written by Pyrite {record.version}; check it with that version. This is {version}."
        return Difference(1, text)
    game = record.opening()
    grid = game.state.table.maze.grid
    for entry in record.entries:
        since = len(game.facts) if entry.command is not None else 0
        refusal = _play(game, entry)
        if refusal is not None:
            return Difference(entry.line, f"The command of seat {entry.seat} is refused. {refusal}")
        follows = [decode_fact(fact, grid) for fact in game.facts[since:]]
        text = _first_difference(entry.facts, follows)
        if text:
            return Difference(entry.line, text)
    return _verify_result(record, game)


def _play(game: Game, entry: Entry) -> Refusal | None:
    if entry.seat is None or entry.command is None:
        return None
    answer = game.submit(entry.seat, entry.command)
    return answer if isinstance(answer, Refusal) else None


def _first_difference(written: Sequence[Fact], follows: Sequence[Fact]) -> str:
    for place, (one, other) in enumerate(zip_longest(written, follows), 1):
        have = "nothing" if one is None else print_fact(one)
        want = "nothing" if other is None else print_fact(other)
        if have != want:
            return f"Fact {place} is {have}, but the rules give {want}."
    return ""


def _verify_result(record: Record, game: Game) -> Difference | None:
    result = record.result
    if result is None:
        line = record.entries[-1].line
        return Difference(line + 1, "The game is over, but its result is missing.") if game.over else None
    if not game.over:
        return Difference(result.line, "There is a result, but the game is not over.")
    for name, have, want in (
        ("gold", result.gold, tuple(game.gold)),
        ("winners", result.winners, game.state.table.winners),
    ):
        if have != want:
            text = f"The result has {name} {list(have)}, but the rules give {list(want)}."
            return Difference(result.line, text)
    return None


def _version_parts(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"[0-9]{1,9}", version)[:3]]
