"""What one viewer saw of a game, as a file: how the table was set up, then a fact a line.

This is what a player has of a game, without the secrets of others and without the commands.
It is enough to check the shuffle once the game is over (INFO-6).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from pyrite.game.fact_codec import decode_fact, encode_fact, fact_from_json, fact_to_json
from pyrite.game.facts import Fact
from pyrite.game.game import Game
from pyrite.game.maze import Grid, grid_for
from pyrite.game.notation.json_lines import at_line, expect_names, json_lines, version_in
from pyrite.game.project import Viewer
from pyrite.game.refusal import BadInput, is_whole
from pyrite.game.setup import Rules, SetUp

FORMAT: Final = 1


@dataclass(frozen=True)
class ViewerRecord:
    """What a seat, or an onlooker (``seat`` None), was told of a game."""

    version: str | None
    """The version of Pyrite that wrote it, if that was noted."""
    seat: Viewer
    set_up: SetUp
    """Without the seed, which is not known before the game is over."""
    facts: tuple[tuple[int, Fact], ...]
    """Each fact with the line where it stands."""


def write_viewer_record(game: Game, viewer: Viewer, version: str | None = None) -> str:
    """What a viewer has seen of a game as text; ``version`` is that of the program which writes it."""
    if game.position is not None:
        raise BadInput("This game began from a position: there was no shuffle that a player could check.")
    set_up = game.rules.set_up.to_json(with_seed=False)
    lines: list[dict[str, Any]] = [{"pyrite": version, "seen": FORMAT, "seat": viewer, "setup": set_up}]
    lines += [fact_to_json(fact) for _, fact in game.seen_by(viewer)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def is_viewer_record(text: str) -> bool:
    """Whether a text is of this form, as its first line tells."""
    try:
        return "seen" in next(json_lines(text), (0, {}))[1]
    except BadInput:
        return False


def read_viewer_record(text: str) -> ViewerRecord:
    """Read what `write_seen` writes; raise `BadInput` naming the first line that makes no sense."""
    lines = list(json_lines(text))
    if not lines:
        raise BadInput("This file is empty; its first line says how the game was set up.")
    version, seat, set_up = at_line(lines[0][0], _read_header, lines[0][1])
    grid = grid_for(Rules(set_up).reach_of_deck)
    facts = tuple((number, at_line(number, _read_fact, data, grid)) for number, data in lines[1:])
    return ViewerRecord(version, seat, set_up, facts)


def _read_header(data: dict[str, Any]) -> tuple[str | None, Viewer, SetUp]:
    expect_names(data, {"pyrite", "seen", "seat", "setup"})
    if data["seen"] != FORMAT or isinstance(data["seen"], bool):
        raise BadInput(f"This file has the format {data['seen']!r}; this Pyrite reads format {FORMAT}.")
    set_up = SetUp.from_json(data["setup"])
    seat = data["seat"]
    if seat is not None and not is_whole(seat, 0, set_up.players - 1):
        raise BadInput("'seat' is the number of the seat that saw this, or null for an onlooker.")
    return version_in(data), seat, set_up


def _read_fact(data: dict[str, Any], grid: Grid) -> Fact:
    return decode_fact(encode_fact(fact_from_json(data), grid), grid)
