"""Positions and records as text: what is printed is read as what it was."""

from hypothesis import given

from pyrite.game import SetUp
from pyrite.game.notation import parse_position, print_position
from pyrite.game.notation.record import read_record, replay, verify, write_record
from tests.notation.anew import begun_anew
from tests.properties.driver import glimpses, play_out
from tests.properties.effort import examples, rng
from tests.properties.strategies import set_ups


@examples(30)
@given(set_ups(), rng())
def test_a_position_that_is_printed_is_read_as_the_same_position(set_up: SetUp, lot: int) -> None:
    for game in glimpses(set_up, lot, 12):
        text = print_position(game.state)
        read = parse_position(text)
        assert read == begun_anew(game.state), text
        assert print_position(read) == text


@examples(12)
@given(set_ups(), rng())
def test_a_record_that_is_written_is_read_as_the_same_game(set_up: SetUp, lot: int) -> None:
    game = play_out(set_up, lot)
    text = write_record(game)
    record = read_record(text)
    assert verify(record) is None
    again = replay(record)
    assert again.facts == game.facts
    assert again.state == game.state
    assert write_record(again) == text
