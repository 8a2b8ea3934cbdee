"""The record of one viewer as a file: the set-up, then one fact per line as the viewer saw it.

It has no secrets of other seats and no commands. It is enough to check the shuffle after the
game (INFO-6).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from pyrite.game.declare import Fact
from pyrite.game.fact_codec import decode_fact, encode_fact, fact_from_json, fact_to_json
from pyrite.game.game import Game
from pyrite.game.maze import Grid, grid_for
from pyrite.game.notation.json_lines import at_line, expect_names, json_lines, version_in
from pyrite.game.project import Viewer
from pyrite.game.refusal import BadInput, is_whole
from pyrite.game.setup import Rules, SetUp

FORMAT: Final = 1


@dataclass(frozen=True)
class ViewerRecord:
    """The facts of a game as a seat, or a spectator (``seat`` None), saw them."""

    version: str | None
    """The version of Pyrite that wrote it, if known."""
    seat: Viewer
    set_up: SetUp
    """Without the seed, which is secret until the game is over."""
    facts: tuple[tuple[int, Fact], ...]
    """Each fact with its line in the file."""


def write_viewer_record(game: Game, viewer: Viewer, version: str | None = None) -> str:
    """The record of a viewer as text; ``version`` is the version of Pyrite that writes it."""
    if game.position is not None:
        raise BadInput("This game began from a position, so there is no shuffle to check.")
    set_up = game.rules.set_up.to_json(with_seed=False)
    lines: list[dict[str, Any]] = [{"pyrite": version, "seen": FORMAT, "seat": viewer, "setup": set_up}]
    lines += [fact_to_json(fact) for _, fact in game.seen_by(viewer)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def is_viewer_record(text: str) -> bool:
    """Whether a text is the record of a viewer, by its first line."""
    try:
        return "seen" in next(json_lines(text), (0, {}))[1]
    except BadInput:
        return False


def read_viewer_record(text: str) -> ViewerRecord:
    """Read what `write_viewer_record` writes; raise `BadInput` with the first line that is not valid."""
    lines = list(json_lines(text))
    if not lines:
        raise BadInput("This file is empty; its first line should have the set-up.")
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
        raise BadInput("'seat' is the number of the seat that saw this, or null for a spectator.")
    return version_in(data), seat, set_up


def _read_fact(data: dict[str, Any], grid: Grid) -> Fact:
    return decode_fact(encode_fact(fact_from_json(data), grid), grid)
