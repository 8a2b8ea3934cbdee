"""The list of legal commands: in a fixed order, from the seat's own view, for the seats that are asked."""

from hypothesis import given

from pyrite.game import SetUp, legal
from pyrite.game.commands import command_of
from pyrite.game.legal import legal_moves
from tests.properties.driver import sampled_states
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


@examples(25)
@given(set_ups(), play_seeds())
def test_legal_moves_are_in_rising_order_without_repeats(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 2):
        for seat in game.asked_seats:
            own = game.state.privates[seat]
            assert own is not None
            moves = legal_moves(game.state.table, seat, own)
            assert moves
            assert moves == sorted(set(moves))
            grid = game.state.table.maze.grid
            assert [command_of(move, grid) for move in moves] == game.legal(seat)


@examples(15)
@given(set_ups(), play_seeds())
def test_legal_commands_follow_from_the_view_of_the_seat(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 3):
        for seat in range(set_up.players):
            assert legal(game.view(seat)) == game.legal(seat)


@examples(25)
@given(set_ups(), play_seeds())
def test_only_asked_seats_have_legal_commands(set_up: SetUp, play_seed: int) -> None:
    for game in sampled_states(set_up, play_seed, 2):
        assert [seat for seat in range(set_up.players) if game.legal(seat)] == game.asked_seats
        assert len(game.asked_seats) <= 1 or game.question == "veto"
        assert legal(game.view(None)) == []
