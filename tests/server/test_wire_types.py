"""The types of the web client are those that the server speaks, and views have the form that they tell of."""

import json
from pathlib import Path
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from tests.golden.frames import frames_of
from tools import wire_types
from tools.wire_forms import View

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", wire_types.files(), ids=lambda path: path.name)
def test_the_types_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == wire_types.files()[path], "run `make wire`"


def test_all_words_of_a_kind_are_different() -> None:
    for name, words in wire_types.WORDS.items():
        assert len(set(words)) == len(list(words)) > 1, name


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_view_has_the_form_of_a_view(path: Path) -> None:
    text = path.read_text("utf-8")
    for viewer in (None, *range(json.loads(text.partition("\n")[0])["players"])):
        opening, _, end = frames_of(text, viewer)
        assert fits(opening, View)
        assert fits(end, View)


@pytest.mark.parametrize(
    "change",
    [
        {"cards_up_the_sleeve": 1},
        {"deck": "many"},
        {"discard": ["ace of spades"]},
        {"asked": {"question": "turn"}},
        {"last_laid": [1, 2, 3]},
    ],
)
def test_another_form_does_not_fit(change: dict[str, Any]) -> None:
    opening, _, _ = frames_of(GOLDEN[0].read_text("utf-8"), None)
    assert not fits({**opening, **change}, View)


def fits(value: Any, form: Any) -> bool:
    """Whether plain data has a form, every word of it included."""
    origin, inside = get_origin(form), get_args(form)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inside)
    if origin is list:
        return isinstance(value, list) and all(fits(each, inside[0]) for each in value)
    if origin is tuple:
        return isinstance(value, list) and len(value) == len(inside) and all(map(fits, value, inside))
    if origin is dict:
        return isinstance(value, dict) and all(fits(each, inside[1]) for each in value.values())
    if is_typeddict(form):
        return isinstance(value, dict) and _has_keys(value, form)
    if isinstance(form, NewType):
        words = wire_types.WORDS.get(form.__name__)
        return fits(value, form.__supertype__) if words is None else value in list(words)
    return form is object or type(value) is form


def _has_keys(value: dict[str, Any], form: Any) -> bool:
    hints = get_type_hints(form)
    return form.__required_keys__ <= value.keys() <= hints.keys() and all(
        fits(each, hints[name]) for name, each in value.items()
    )


def test_two_types_of_one_name_are_refused() -> None:
    writer = wire_types.Writer()
    writer.declare(msgspec.defstruct("Twin", [("one", int)]))
    with pytest.raises(SystemExit, match="Two types of the wire are called Twin"):
        writer.declare(msgspec.defstruct("Twin", [("other", int)]))


def test_a_stale_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    folder = tmp_path / "web" / "src" / "wire"
    folder.mkdir(parents=True)
    monkeypatch.setattr(wire_types, "FOLDER", folder)
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0
    (folder / "types.ts").write_text("export type Card = string;\n", "utf-8")
    assert wire_types.main(["--check"]) == 1
    assert "types.ts is out of date; run `make wire`" in capsys.readouterr().out
