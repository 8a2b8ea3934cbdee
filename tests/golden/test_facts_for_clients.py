"""A client is sent what it does not compute: each fact that changes more than that says so."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pyrite.game import View, view_to_json
from pyrite.game.all_facts import FACTS, apply
from pyrite.game.project import project
from tests.golden.plays import PLAYS
from tests.golden.script import FOLDER, read_script, steps

WEB = Path(__file__).parents[2] / "web" / "src" / "state" / "facts"
ALWAYS_SENT = {"asked", "choices", "known_goals", "parts"}


def applied_by_the_web_client() -> set[str]:
    """The facts for which the web client has a function."""
    found = {name for path in WEB.glob("*.ts") for name in re.findall(r"export function (\w+)", path.read_text())}
    return {name[0].upper() + name[1:] for name in found} & {kind.__name__ for kind in FACTS}


def to_compute(view: View) -> dict[str, Any]:
    """The fields of a view that no update has unless it has the whole view."""
    data = {name: value for name, value in view_to_json(view).items() if name not in ALWAYS_SENT}
    own = data["own"]
    return {**data, "own": None if own is None else {**own, "parts": None}}


def changed_fields(name: str) -> Iterator[tuple[str, str]]:
    """Each fact of a playthrough with a field that it changes, for every viewer."""
    script = read_script((FOLDER / f"{name}.golden").read_text("utf-8"))
    game = script.begin()
    from_position = game.position is not None
    for viewer in (None, *range(game.rules.players)):
        game = script.begin()
        view = game.view(viewer) if from_position else View.blank(game.rules, viewer)
        before = to_compute(view)
        for step in steps(game, script.commands):
            for fact in step.facts:
                if (seen := project(fact, viewer)) is not None:
                    apply(view, seen)
                    after = to_compute(view)
                    yield from ((FACTS[fact[0]].__name__, each) for each in after if after[each] != before[each])
                    before = after


@cache
def fields_by_fact() -> dict[str, set[str]]:
    """The fields that each fact changes in some playthrough."""
    found: dict[str, set[str]] = {}
    for name in PLAYS:
        for fact, changed in changed_fields(name):
            found.setdefault(fact, set()).add(changed)
    return found


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_a_fact_that_changes_more_than_parts_and_question_sends_the_view(kind: type[Any]) -> None:
    changed = fields_by_fact().get(kind.__name__, set())
    if changed and not kind.sends_view and kind.__name__ not in applied_by_the_web_client():
        pytest.fail(f"{kind.__name__} changes {', '.join(sorted(changed))} in a view: it needs sends_view=True.")


def test_no_fact_sends_a_view_that_it_never_changes() -> None:
    assert {kind.__name__ for kind in FACTS if kind.sends_view} <= fields_by_fact().keys()


def test_the_web_client_applies_no_fact_that_sends_the_view() -> None:
    assert not applied_by_the_web_client() & {kind.__name__ for kind in FACTS if kind.sends_view}
    assert len(applied_by_the_web_client()) > 15
