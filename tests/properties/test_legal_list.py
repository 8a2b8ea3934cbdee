"""The list of legal commands: in a fixed order, from the seat's own view, for the seat that is asked."""

from hypothesis import given

from pyrite.game import SetUp, legal
from pyrite.game.commands import command_of
from pyrite.game.legal import legal_moves
from tests.properties.driver import played
from tests.properties.effort import examples, lots
from tests.properties.strategies import set_ups


@examples(16)
@given(set_ups(), lots())
def test_legal_moves_stand_in_rising_order_without_repeats(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        if game.asked is not None:
            own = game.state.privates[game.asked]
            assert own is not None
            moves = legal_moves(game.state.table, game.asked, own)
            assert moves
            assert moves == sorted(set(moves))
            grid = game.state.table.maze.grid
            assert [command_of(move, grid) for move in moves] == game.legal(game.asked)


@examples(13)
@given(set_ups(), lots())
def test_the_own_view_is_enough_to_know_what_is_legal(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        for seat in range(set_up.players):
            assert legal(game.view(seat)) == game.legal(seat)


@examples(13)
@given(set_ups(), lots())
def test_only_the_seat_that_is_asked_has_legal_commands(set_up: SetUp, lot: int) -> None:
    for game in played(set_up, lot):
        assert [seat for seat in range(set_up.players) if game.legal(seat)] == (
            [] if game.asked is None else [game.asked]
        )
        assert legal(game.view(None)) == []
