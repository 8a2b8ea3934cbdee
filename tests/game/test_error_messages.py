"""An error message is one short line, whatever the input contains."""

from typing import Any

import pytest

from pyrite.game import BadInput, SetUp, command_from_json, fact_from_json
from pyrite.game.commands import LayTunnel, move_of
from pyrite.game.maze import Grid
from pyrite.game.notation import parse_position
from pyrite.game.notation.commands import parse_command, parse_fact
from pyrite.game.notation.deals import deal_from_json
from pyrite.game.notation.record import read_record
from pyrite.game.notation.scenario import run_scenario
from pyrite.game.refusal import shown_names
from pyrite.game.setup import Rules
from tests.fuzz.targets import check_sentence

MAZE = """maze:
  · · · · · · · · ?0
  ·
  ┼S· · · · · · · ?1
  ·
  · · · · · · · · ?2
"""
UGLY = ["\x1b[2J", "\u202e", "\ud800", "x" * 5000, "\u200bNS", "line\nline"]


@pytest.mark.parametrize("ugly", UGLY, ids=ascii)
@pytest.mark.parametrize(
    "read",
    [
        lambda ugly: command_from_json({"do": "Veto", ugly: 1}),
        lambda ugly: command_from_json({"do": ugly}),
        lambda ugly: fact_from_json({"fact": "TurnBegun", ugly: 1}),
        lambda ugly: move_of(LayTunnel(ugly, (1, 0)), Grid(5)),
        lambda ugly: SetUp.from_json({"players": 3, "house_rules": {"round_end": ugly}}),
        lambda ugly: read_record('{"pyrite": null, "record": "' + ugly.replace("\n", " ") + '"}'),
        lambda ugly: parse_command(f"{ugly}Pass NS"),
        lambda ugly: parse_command(f"Pass {ugly}=1"),
        lambda ugly: parse_fact(f"Drew {ugly} seat=1"),
        lambda ugly: run_scenario(f"# Title\nset-up: players=3\nexpect {ugly}"),
        lambda ugly: run_scenario(f"# Title\nset-up: players=3\nseat {ugly}"),
    ],
)
def test_an_error_message_about_strange_input_is_one_short_line(read: Any, ugly: str) -> None:
    with pytest.raises(BadInput) as error:
        read(ugly)
    check_sentence(str(error.value))


def deep(levels: int = 900) -> Any:
    """Deeply nested lists."""
    data: Any = []
    for _ in range(levels):
        data = [data]
    return data


@pytest.mark.parametrize(
    "read",
    [
        lambda: command_from_json({"do": "Pass", "cards": deep()}),
        lambda: fact_from_json({"fact": "Drew", "seat": 0, "cards": deep()}),
        lambda: fact_from_json({"fact": "CardPlayed", "seat": 0, "command": {"do": "Pass", "cards": deep()}}),
        lambda: SetUp.from_json({"players": deep(5000)}),
        lambda: parse_position(f"in play: {'[' * 5000}\n{MAZE}"),
    ],
)
def test_deeply_nested_lists_are_bad_input(read: Any) -> None:
    with pytest.raises(BadInput) as error:
        read()
    check_sentence(str(error.value))


def test_many_names_are_not_all_listed() -> None:
    assert shown_names(["seat", "cell"]) == "seat, cell"
    assert shown_names([]) == "nothing"
    assert shown_names(map(str, range(20))).endswith("10, 11, 8 more")


def test_an_invisible_character_is_named_with_its_line() -> None:
    with pytest.raises(BadInput, match=r"^Line 3: .*'\\u200e'\.$"):
        run_scenario("# Title\nset-up: players=3\nexpect asked\u200e nobody")


def test_a_record_with_an_invalid_version_is_rejected() -> None:
    with pytest.raises(BadInput, match="version that wrote the record"):
        read_record('{"pyrite": "9.9\\u001b[2J", "record": 1}')


def test_the_error_for_unknown_fields_of_a_deal_lists_its_fields() -> None:
    with pytest.raises(BadInput, match="A deal is an object with roles"):
        deal_from_json({"": None, 0: None}, Rules(SetUp(players=3)))
