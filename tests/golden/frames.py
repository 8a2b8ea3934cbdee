"""A playthrough as lines of JSON, for clients in other languages that apply facts to views.

The first line has each viewer's view before the first fact, the last line after the last. Each line between
them has a command and its facts. ``facts`` has the facts as a spectator sees them, null for a fact the
spectator does not see. ``own`` has, for single seats and by index in that list, the fields that differ for
them. ``game`` has the fields of the view that a client does not compute, or the whole view, as a spectator is
sent them; ``games`` has, for single seats, the fields that differ for them. ``digests`` has the digest of each
viewer's view after the command, the spectator first: a client finds the step where it goes wrong (`digest_of`).
The view of a seat has only the fields that differ from those of the spectator.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from pyrite.game import Game, View, command_to_json, fact_to_json, view_to_json
from pyrite.game.fact_codec import decode_fact
from pyrite.game.project import project
from pyrite.game.state import RawFact
from pyrite.game.view_json import Parts, parts_of, view_changes
from tests.golden.script import Script, Step, steps

Json = dict[str, Any]
FORMAT = 2


def write_frames(script: Script) -> str:
    """Everything that each viewer gets in a playthrough."""
    game = script.begin()
    opening = _blank(game) if game.position is None else _views(game)
    lines: list[Json] = [{"golden": FORMAT, "title": script.title, "players": game.rules.players, **opening}]
    parts = _parts(game)
    for step in steps(game, script.commands):
        lines.append(_frame(step, game, parts))
        parts = _parts(game)
    lines.append(_views(game))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def frames_of(text: str, viewer: int | None) -> tuple[Json, list[list[Json]], Json]:
    """One viewer's view at the beginning, the facts it saw step by step, and its view at the end."""
    first, *rest, last = [json.loads(line) for line in text.splitlines()]
    return _view_of(first, viewer), [_facts_of(frame, viewer) for frame in rest], _view_of(last, viewer)


# ---------------------------------------------------------------- facts


def _frame(step: Step, game: Game, parts: list[Parts]) -> Json:
    public = [_seen(fact, None, game) for fact in step.facts]
    own = {str(seat): _own(step.facts, public, seat, game) for seat in range(game.rules.players)}
    seat, command = (None, None) if step.given is None else step.given
    changes, *others = [
        _changes(step.facts, game.view(viewer), before)
        for viewer, before in zip(_viewers(game), parts, strict=True)
    ]
    return {
        "seat": seat,
        "command": None if command is None else command_to_json(command),
        "facts": public,
        "own": {seat: seen for seat, seen in own.items() if seen},
        "game": changes,
        "games": {str(seat): _differing(each, changes) for seat, each in enumerate(others) if each != changes},
        "digests": [digest_of(view_to_json(game.view(viewer))) for viewer in _viewers(game)],
    }


def _parts(game: Game) -> list[Parts]:
    """The parts of the game that each viewer sees."""
    return [parts_of(game.view(viewer)) for viewer in _viewers(game)]


def digest_of(view: Json) -> str:
    """The beginning of the SHA-256 of a view as JSON, with sorted keys and without spaces."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:8]


def _changes(facts: tuple[RawFact, ...], view: View, parts: Parts) -> Json:
    return view_changes(view, [fact for fact in facts if project(fact, view.seat) is not None], parts)


def _seen(raw: RawFact, viewer: int | None, game: Game) -> Json | None:
    visible = project(raw, viewer)
    return None if visible is None else fact_to_json(decode_fact(visible, game.state.table.maze.grid))


def _own(raw: tuple[RawFact, ...], public: list[Json | None], seat: int, game: Game) -> Json:
    seen = ((place, _seen(fact, seat, game)) for place, fact in enumerate(raw))
    return {str(place): _differing(fact, public[place] or {}) for place, fact in seen if fact != public[place]}


def _differing(plain: Json | None, other: Json) -> Json | None:
    return None if plain is None else {name: it for name, it in plain.items() if other.get(name, ...) != it}


def _facts_of(frame: Json, viewer: int | None) -> list[Json]:
    own = frame["own"].get(str(viewer), {})
    return list(_merged(frame["facts"], own))


def _merged(public: list[Json | None], own: Json) -> Iterator[Json]:
    for place, fact in enumerate(public):
        seen = own.get(str(place), {})
        if seen is not None and (fact is not None or seen):
            yield {**(fact or {}), **seen}


# ---------------------------------------------------------------- views


def _blank(game: Game) -> Json:
    return _views_json([View.blank(game.rules, viewer) for viewer in _viewers(game)])


def _views(game: Game) -> Json:
    return _views_json([game.view(viewer) for viewer in _viewers(game)])


def _viewers(game: Game) -> list[int | None]:
    return [None, *range(game.rules.players)]


def _views_json(views: list[View]) -> Json:
    public, *others = [view_to_json(view) for view in views]
    return {"view": public, "views": [_differing(view, public) for view in others]}


def _view_of(line: Json, viewer: int | None) -> Json:
    own: Json = {} if viewer is None else line["views"][viewer]
    return {**line["view"], **own}
