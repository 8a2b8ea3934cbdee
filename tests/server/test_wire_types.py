"""The types of the web client are those of the server, and what the game sends fits their JSON schema."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from pyrite.game.codec import DEFINITIONS, or_null
from tests.game.codec_examples import GOOD
from tests.golden.frames import frames_of
from tools import wire_schema, wire_types

pytestmark = pytest.mark.plain  # compiled classes do not keep the types of their fields

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


@cache
def expected_files() -> dict[str, str]:
    return {path.name: text for path, text in wire_types.files().items()}


@pytest.mark.parametrize("name", ["types.ts", "tables.ts"])
def test_the_types_are_up_to_date(name: str) -> None:
    assert (wire_types.FOLDER / name).read_text("utf-8") == expected_files()[name], "run `make wire`"


def test_the_values_of_each_enum_are_different() -> None:
    for name, definition in DEFINITIONS.items():
        words = definition.get("enum")
        assert words is None or len(set(words)) == len(words) > 1, name


@cache
def validator(definition: str) -> Draft202012Validator:
    schema = wire_schema.wire_schema()
    return Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})


def fits(value: Any, definition: str) -> bool:
    return validator(definition).is_valid(value)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_view_and_fact_fits_the_schema(path: Path) -> None:
    text = path.read_text("utf-8")
    for viewer in (None, *range(json.loads(text.partition("\n")[0])["players"])):
        first_view, facts, end = frames_of(text, viewer)
        assert fits(first_view, "View")
        assert fits(end, "View")
        assert all(fits(fact, "AnyFact") for step in facts for fact in step)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_command_fits_the_schema(path: Path) -> None:
    steps = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:-1]]
    assert all(fits(step["command"], "AnyCommand") for step in steps if step["command"] is not None)


def test_what_a_codec_reads_fits_its_schema() -> None:
    definitions = wire_schema.wire_schema()["$defs"]
    for codec, values in GOOD.items():
        checked = Draft202012Validator({**or_null(codec.schema), "$defs": definitions})
        assert all(checked.is_valid(each) for each in values), values


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
def test_an_invalid_view_does_not_fit(change: dict[str, Any]) -> None:
    first_view, _, _ = frames_of(GOLDEN[0].read_text("utf-8"), None)
    assert not fits({**first_view, **change}, "View")


@pytest.mark.parametrize(
    "command",
    [
        {"do": "LayTunnel", "tunnel": "NES", "cell": [1]},
        {"do": "LayTunnel", "tunnel": "map", "cell": [1, 0]},
        {"do": "ReadMap", "goal": None},
        {"do": "KeepCard", "card": None},
        {"do": "PlanTheft", "seat": 0},
        {"do": "Sing"},
    ],
)
def test_an_invalid_command_does_not_fit(command: dict[str, Any]) -> None:
    assert not fits(command, "AnyCommand")


def test_only_what_the_server_leaves_out_is_optional() -> None:
    definitions = wire_schema.wire_schema()["$defs"]
    optional = {
        name: fields
        for name, each in definitions.items()
        if (fields := set(each.get("properties", ())) - set(each.get("required", ())))
    }
    assert optional["Update"] == {"game", "vote_left"}
    assert optional["Step"] == {"game", "own"}
    assert optional["Sit"] == {"ref", "name"}
    assert "chests" in optional["Parts"]
    assert "View" not in optional
    assert "TableOptions" not in optional
    assert "Snapshot" not in optional


def test_two_types_of_one_name_are_refused() -> None:
    one = msgspec.defstruct("Twin", [("one", int)], module="one")
    other = msgspec.defstruct("Twin", [("other", int)], module="other")
    with pytest.raises(SystemExit, match="Two types of the wire are called Twin"):
        wire_schema.components([one, other])
    with pytest.raises(SystemExit, match="Two types of the wire are called Card"):
        wire_schema.add_definitions({"Card": {}}, {"Card": {}})


def test_a_stale_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    folder = tmp_path / "web" / "src" / "wire"
    folder.mkdir(parents=True)
    monkeypatch.setattr(wire_types, "FOLDER", folder)
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0
    (folder / "types.ts").write_text("export type Card = string;\n", "utf-8")
    assert wire_types.main(["--check"]) == 1
    assert "types.ts is out of date; run `make wire`" in capsys.readouterr().out
