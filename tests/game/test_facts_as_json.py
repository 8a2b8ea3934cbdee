"""Facts as JSON: they are read back, and other data is rejected with one sentence."""

from functools import partial
from typing import Any

import pytest

from pyrite.game import Fact, Game, Pass, Rules, SetUp, View, fact_from_json, fact_to_json, update_view
from pyrite.game.all_facts import FACTS
from pyrite.game.commands import COMMAND
from pyrite.game.fact_codec import decode_fact, encode_fact, raw_fact_to_json
from pyrite.game.facts.cards import Passed
from pyrite.game.maze import grid_for
from tests.game.codec_examples import BAD, GOOD
from tests.game.error_sentences import sentence_for

GRID = grid_for(40)


def examples(kind: type[Fact]) -> list[dict[str, Any]]:
    """The fact as JSON: as many examples as the codec with the most values has."""
    values = [GOOD[field.codec] for field in kind.fields]
    return [
        {
            "fact": kind.__name__,
            **{field.name: GOOD[field.codec][place % len(GOOD[field.codec])] for field in kind.fields},
        }
        for place in range(max(map(len, values), default=1))
    ]


@pytest.mark.parametrize("kind", FACTS)
def test_a_fact_is_written_and_read_as_plain_data(kind: type[Fact]) -> None:
    for data in examples(kind):
        fact = fact_from_json(data)
        assert type(fact) is kind
        assert fact_to_json(fact) == data
        assert decode_fact(encode_fact(fact, GRID), GRID) == fact
        assert raw_fact_to_json(encode_fact(fact, GRID), GRID) == data


@pytest.mark.parametrize("kind", FACTS)
def test_a_hidden_value_is_read_as_none(kind: type[Fact]) -> None:
    """What a codec puts in place of a hidden value keeps its length and is None, or None for each entry."""
    (first, *_) = examples(kind)
    raw = encode_fact(fact_from_json(first), GRID)
    for field, value in zip(kind.fields, raw[1:], strict=True):
        if field.codec.hide is not None:
            hidden = field.codec.decode(field.codec.hide(value), GRID)
            assert _all_none(hidden), field.name
            if isinstance(hidden, tuple):
                assert len(hidden) == len(value)


def _all_none(value: object) -> bool:
    return all(_all_none(each) for each in value) if isinstance(value, tuple) else value is None


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "TurnBegun",
        {},
        {"seat": 2},
        {"fact": None, "seat": 2},
        {"fact": "Fact"},
        {"fact": "TurnEnded", "seat": 2},
        {"fact": ["TurnBegun"], "seat": 2},
        {"fact": {}, "seat": 2},
        {"fact": "TurnBegun"},
        {"fact": "TurnBegun", "seat": 2, "turn": 1},
        {"fact": "TurnBegun", 2: 2},
        {"fact": "CardPlayed", "seat": 0, "command": None},
        {"fact": "CardPlayed", "seat": 0, "command": {"do": "Resign"}},
    ],
    ids=repr,
)
def test_invalid_json_of_a_fact_is_rejected(data: Any) -> None:
    sentence_for(lambda: fact_from_json(data))


@pytest.mark.parametrize(("cards", "forced"), [(["NES"], False), ([None], None), ([None, None], None)])
def test_a_pass_from_before_forced_passes_were_recorded_is_still_read(
    cards: list[str | None], forced: bool | None
) -> None:
    fact = fact_from_json({"fact": "Passed", "seat": 0, "cards": cards})
    assert fact == Passed(0, tuple(cards), forced)


@pytest.mark.parametrize("cards", [None, "NES", 5])
def test_a_pass_without_a_list_of_cards_is_rejected(cards: object) -> None:
    fact = fact_from_json({"fact": "Passed", "seat": 0, "cards": cards})
    view = View.blank(Rules(SetUp(players=3)), 0)
    sentence_for(lambda: update_view(view, fact))


@pytest.mark.parametrize("kind", FACTS)
def test_a_fact_with_invalid_fields_is_rejected(kind: type[Fact]) -> None:
    (good, *_) = examples(kind)
    for field in kind.fields:
        if field.codec is COMMAND:
            continue
        for value in BAD[field.codec]:
            fact = fact_from_json({**good, field.name: value})
            view = View.blank(Rules(SetUp(players=3)), 0)
            sentence_for(partial(update_view, view, fact))


def test_applying_the_facts_of_a_viewer_gives_the_view_of_the_game() -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    card = next(iter(command for command in game.legal(0) if isinstance(command, Pass)))
    game.submit(0, card)
    for viewer in (0, 1, 2, None):
        view = View.blank(game.rules, viewer)
        for _, fact in game.seen_by(viewer):
            update_view(view, read_again(fact))
        assert view == game.view(viewer)


def read_again(fact: Fact) -> Fact:
    return fact_from_json(fact_to_json(fact))


def test_seen_by_can_return_facts_after_a_number() -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    assert [number for number, _ in game.seen_by(None)] == [1, 2, 3]
    assert game.seen_by(None, after=2) == game.seen_by(None)[2:]
