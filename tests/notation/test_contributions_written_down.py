"""A record has the words that players added to the shuffle; the record of a viewer can be written and read."""

import json

import pytest

from pyrite.game import BadInput
from pyrite.game.notation.record import read_record, replay, verify, write_record
from pyrite.game.notation.viewer_record import is_viewer_record, read_viewer_record, write_viewer_record
from tests.notation.sample_games import (
    MIXES,
    error_message,
    fresh,
    lines_of,
    mixed,
    near_the_gold,
    random_game,
    text_of,
    with_contributions,
)

pytestmark = pytest.mark.rule("INFO-6")


def test_a_record_keeps_the_contributions_and_replays_the_same_game() -> None:
    game = random_game(with_contributions())
    text = write_record(game)
    assert lines_of(text)[0]["contributions"] == {"0": 'Yes, "no" = [maybe]', "2": "lucky 7"}
    record = read_record(text)
    assert verify(record) is None
    assert replay(record).state == game.state
    assert write_record(replay(record)) == text


def test_changed_contributions_are_noticed() -> None:
    lines = lines_of(write_record(random_game(with_contributions(), 3)))
    lines[0]["contributions"]["2"] = "lucky 8"
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert str(difference) == (
        "Line 2: Fact 3 is Contributed seat=2 words=lucky 7, but the rules give Contributed seat=2 words=lucky 8."
    )


def test_a_contribution_that_looks_like_a_number_stays_text() -> None:
    lines = lines_of(write_record(random_game(with_contributions(), 3)))
    lines[0]["contributions"]["2"] = "7"
    lines[1]["facts"][2]["words"] = 7
    difference = verify(read_record(text_of(lines)))
    assert difference is not None
    assert 'the rules give Contributed seat=2 words="7"' in str(difference)


@pytest.mark.parametrize("value", [[], None, "x", {"3": "x"}, {"-1": "x"}, {"00": "x"}, {"0": ""}, {"0": 5}])
def test_invalid_contributions_are_refused(value: object) -> None:
    lines = lines_of(write_record(with_contributions()))
    lines[0]["contributions"] = value
    message = error_message(read_record, text_of(lines))
    assert message is not None
    assert message.startswith("Line 1: ")


# ---------------------------------------------------------------- what one viewer saw


@pytest.mark.parametrize("number", MIXES)
def test_a_viewer_record_is_written_and_read(number: int) -> None:
    game = mixed(number)
    for viewer in (None, *range(game.rules.players)):
        text = write_viewer_record(game, viewer, "0.1.0")
        assert is_viewer_record(text)
        seen = read_viewer_record(text)
        assert (seen.version, seen.seat, seen.set_up) == ("0.1.0", viewer, game.rules.set_up)
        assert [fact for _, fact in seen.facts] == [fact for _, fact in game.seen_by(viewer)]
        assert [line for line, _ in seen.facts] == list(range(2, len(seen.facts) + 2))


def test_a_viewer_record_has_no_seed_before_the_end_of_the_game() -> None:
    game = random_game(with_contributions(5), 10)
    assert game.state.sealed is not None
    text = write_viewer_record(game, 1)
    assert game.state.sealed.seed.hex() not in text
    assert game.state.sealed.shuffle_seed.hex() not in text


def test_a_record_is_not_read_as_a_viewer_record() -> None:
    assert not is_viewer_record(write_record(fresh()))
    assert not is_viewer_record("nonsense")
    assert not is_viewer_record("")


def test_a_game_from_a_position_has_no_viewer_record() -> None:
    with pytest.raises(BadInput, match="began from a position"):
        write_viewer_record(near_the_gold(), 0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seen": 2}, "Line 1: This file has the format 2; this Pyrite reads format 1."),
        ({"seen": True}, "Line 1: This file has the format True; this Pyrite reads format 1."),
        ({"seat": 3}, "Line 1: 'seat' is the number of the seat that saw this, or null for a spectator."),
        ({"seat": True}, "Line 1: 'seat' is the number of the seat that saw this, or null for a spectator."),
        ({"pyrite": 5}, "Line 1: 'pyrite' is the version that wrote the record, like \"0.1.0\", or null."),
        ({"setup": []}, "Line 1: A set-up is an object with players, edition, modules, variants and so on."),
        ({"more": 1}, "Line 1: This line needs pyrite, seat, seen, setup, but has"),
    ],
)
def test_an_invalid_first_line_is_rejected(change: dict[str, object], message: str) -> None:
    lines = lines_of(write_viewer_record(fresh(), 0))
    lines[0] |= change
    assert str(error_message(read_viewer_record, text_of(lines))).startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("[]", "Line 3: each line of a record must be a JSON object, from { to }."),
        ("{", "Line 3 is not JSON: this is not a record, or it is damaged."),
        ('{"fact": "Drawn"}', "Line 3: A fact is an object with its name under 'fact'"),
        ('{"fact": "Drew", "seat": 1, "cards": ["mop"]}', "Line 3: There is no card 'mop'."),
        ('{"fact": "Contributed", "seat": 1, "words": ""}', "Line 3: Your words must be 1 to 64"),
    ],
)
def test_an_invalid_line_is_rejected(line: str, message: str) -> None:
    lines = write_viewer_record(fresh(), 0).splitlines()
    lines[2] = line
    assert str(error_message(read_viewer_record, "\n".join(lines))).startswith(message)


def test_an_empty_file_is_rejected() -> None:
    assert (
        error_message(read_viewer_record, "\n \n") == "This file is empty; its first line should have the set-up."
    )


def test_a_line_of_a_viewer_record_is_a_fact_as_sent_to_clients() -> None:
    first = json.loads(write_viewer_record(with_contributions(), None).splitlines()[1])
    assert first["fact"] == "SeedSealed"
