"""Positions and records as text are read back unchanged."""

from hypothesis import given

from pyrite.game import SetUp
from pyrite.game.notation import parse_position, print_position
from pyrite.game.notation.record import read_record, replay, verify, write_record
from tests.notation.without_history import without_history
from tests.properties.driver import play_to_end, sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


@examples(30)
@given(set_ups(), play_seeds())
def test_a_printed_position_is_read_back_unchanged(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 12):
        text = print_position(game.state)
        read = parse_position(text)
        assert read == without_history(game.state), text
        assert print_position(read) == text


@examples(12)
@given(set_ups(), play_seeds())
def test_a_written_record_is_read_back_unchanged(set_up: SetUp, play_seed: int) -> None:
    game = play_to_end(set_up, play_seed)
    text = write_record(game)
    record = read_record(text)
    assert verify(record) is None
    again = replay(record)
    assert again.facts == game.facts
    assert again.state == game.state
    assert write_record(again) == text
