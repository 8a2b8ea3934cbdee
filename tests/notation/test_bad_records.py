"""Text that is not a record, or a damaged one, is rejected with a sentence that names the line."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyrite.game import BadInput, Deal, Game, SetUp
from pyrite.game.mixes import all_modules_with
from pyrite.game.notation.deals import deal_from_json, deal_to_json
from pyrite.game.notation.record import Difference, read_record, verify, write_record
from pyrite.game.setup import Rules
from tests.notation.sample_games import Lines, error_message, fresh, lines_of, random_game, seed, text_of

BASE_RECORD = write_record(random_game(fresh(), 6))
WHOLE_BOX = SetUp(3, modules=all_modules_with("saboteur2", "wardrobe"))
DEALT = {1: Deal.from_seed(Rules(WHOLE_BOX), seed(1), 1)}
WHOLE_BOX_RECORD = write_record(random_game(Game.begin(WHOLE_BOX, DEALT), 6))


def check(text: str) -> Difference | None:
    return verify(read_record(text))


@pytest.fixture
def lines() -> Lines:
    return lines_of(write_record(random_game(fresh())))


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ("", "empty"),
        ("\n\n", "empty"),
        ("not json", "Line 1 is not JSON"),
        ("[" * 100_000, "Line 1 is not JSON"),
        ("1" * 5000, "Line 1 is not JSON"),
        ("[]", "Line 1"),
        ("{}", "Line 1"),
        ('{"pyrite": "9", "record": 2}', "format 2"),
        ('{"pyrite": "9", "record": true}', "format True"),
        ('{"pyrite": 1, "record": 1}', "version"),
        ('{"pyrite": "0.1.0", "record": 1}', "Line 1"),
        ('{"pyrite": "0.1.0", "record": 1, "position": 3, "deals": null}', "Line 1"),
        ('{"pyrite": "0.1.0", "record": 1, "position": "maze:", "deals": null}', "Line 1"),
    ],
)
def test_text_that_is_no_record_is_rejected_with_a_sentence(bad: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        read_record(bad)


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        (0, "setup", None),
        (0, "setup", {"players": 99}),
        (0, "deals", []),
        (0, "deals", {"4": {}}),
        (0, "deals", {"1": {}}),
        (0, "gold_pile", [0]),
        (0, "gold_pile", [None]),
        (0, "gold_pile", 3),
        (0, "surplus", 3),
        (1, "seat", 2),
        (1, "facts", None),
        (2, "facts", [3]),
        (2, "facts", [{"fact": []}]),
        (2, "facts", [{"fact": "Sneezed"}]),
        (2, "facts", [{"fact": "TurnBegun"}]),
        (2, "command", None),
        (2, "command", {"do": "Dance"}),
        (2, "command", {"do": []}),
        (2, "seat", "two"),
        (2, "seat", True),
        (2, "seat", 99),
        (-1, "result", None),
        (-1, "result", {"gold": 1, "winners": []}),
        (-1, "result", {"gold": ["x"], "winners": []}),
    ],
)
def test_an_invalid_line_is_named(lines: Lines, line: int, field: str, value: object) -> None:
    lines[line][field] = value
    number = line + 1 if line >= 0 else len(lines)
    with pytest.raises(BadInput, match=f"^Line {number}: "):
        read_record(text_of(lines))


def test_only_the_second_line_has_no_command(lines: Lines) -> None:
    lines[5]["seat"] = lines[5]["command"] = None
    with pytest.raises(BadInput, match=r"^Line 6: "):
        read_record(text_of(lines))
    with pytest.raises(BadInput, match="second line"):
        read_record(text_of(lines[:1]))


def test_an_invalid_landmark_is_refused() -> None:
    rules = Rules(SetUp(5, variants=frozenset({"tournament"})))
    plain = deal_to_json(Deal.from_seed(rules, seed(3), 1))
    place = plain["deck"].index("map")
    plain["deck"][place], plain["landmark"] = plain["landmark"], "map"
    with pytest.raises(BadInput, match="tunnel"):
        deal_from_json(plain, rules)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("chest_cells", [], "A deal has chest cells"),
        ("chest_cells", [[3, -1], [3, 1], [5, -1], [5, -1]], "another chest is there"),
        ("chest_cells", [[3, -1], [3, 1], [5, -1], [0, 0]], "between the start and the goals"),
        ("chest_cells", [[3, -1], [3, 1], [5, -1], [4, -1]], "next to the chest"),
        ("chest_cells", [[3, -1], [3, 1], [5, -1], [99, 0]], "cell"),
        ("chest_cells", "gates", "chest cells"),
        ("chest_cells", [3, 1, 5, 1], "cell"),
        ("chests", [], "chests"),
        ("chests", ["spider"], "in a chest"),
        ("chest_tunnels", ["NES"], "chest tunnels"),
        ("aside", [], "put aside"),
        ("goals", ["gold"], "goals"),
        ("landmark", "NS", "cards of this deal"),
    ],
)
def test_a_deal_that_does_not_match_the_set_up_is_refused(field: str, value: object, sentence: str) -> None:
    rules = Rules(SetUp(4, modules=frozenset({"saboteur2", "chests", "new_goals"})))
    plain = deal_to_json(Deal.from_seed(rules, seed(3), 1)) | {field: value}
    with pytest.raises(BadInput, match=sentence):
        deal_from_json(plain, rules)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["", "NES", "map", "gold"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["do", "fact"]), inner),
    max_leaves=4,
)


PATHS = st.lists(st.integers(0, 30), min_size=1, max_size=5)


def with_junk(value: Any, path: list[int], junk: object) -> Any:
    """A copy in which one value is junk; each number of the path selects an item of a list or object."""
    if not path or not isinstance(value, dict | list) or not value:
        return junk
    if isinstance(value, list):
        place = path[0] % len(value)
        return [*value[:place], with_junk(value[place], path[1:], junk), *value[place + 1 :]]
    name = list(value)[path[0] % len(value)]
    return {**value, name: with_junk(value[name], path[1:], junk)}


@settings(max_examples=150, derandomize=True, database=None, deadline=None)
@given(st.sampled_from([BASE_RECORD, WHOLE_BOX_RECORD]), st.integers(0, 7), PATHS, JUNK)
def test_a_mangled_record_is_rejected_with_a_sentence(text: str, line: int, path: list[int], junk: object) -> None:
    lines = lines_of(text)
    lines[line % len(lines)] = with_junk(lines[line % len(lines)], path, junk)
    message = error_message(check, text_of(lines))
    assert message is None or message.endswith((".", ")"))


@settings(max_examples=150, derandomize=True, database=None, deadline=None)
@given(st.integers(0), st.integers(0, 40), st.text(max_size=3))
def test_a_damaged_file_is_rejected_with_a_sentence(place: int, length: int, patch: str) -> None:
    start = place % len(BASE_RECORD)
    message = error_message(check, BASE_RECORD[:start] + patch + BASE_RECORD[start + length :])
    assert message is None or message.endswith((".", ")"))
