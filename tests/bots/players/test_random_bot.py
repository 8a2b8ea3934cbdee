"""The random bot plays any legal move, and its choices can be repeated."""

from collections import Counter
from collections.abc import Sequence

import pytest

from pyrite.bots import GameStuckError, RandomBot, StatelessBot, play_decision, seat_bots
from pyrite.game import Game, SetUp, View
from pyrite.game.dealing.shuffle import SEED_BYTES

SEED = bytes(SEED_BYTES)
MOVES = [1, 5, 7]


def new_game() -> Game:
    return Game.begin(SetUp(3, first_seat=0))


def test_all_moves_are_equally_likely() -> None:
    view, bot = new_game().view(0), RandomBot(SEED, 0)
    times = Counter(bot.move(view, MOVES) for _ in range(3000))
    assert set(times) == set(MOVES)
    assert all(900 < count < 1100 for count in times.values())


def test_choices_depend_on_seed_and_seat_alone() -> None:
    view = new_game().view(0)
    one, twin, other = RandomBot(SEED, 0), RandomBot(SEED, 0), RandomBot(SEED, 1)
    choices = [[bot.move(view, MOVES) for _ in range(20)] for bot in (one, twin, other)]
    assert choices[0] == choices[1] != choices[2]


def test_random_bots_finish_a_game() -> None:
    game = new_game()
    match = seat_bots(game, [RandomBot(SEED, seat) for seat in range(3)])
    while not game.over:
        assert play_decision(game, match)
    with pytest.raises(ValueError, match="the game is over"):
        play_decision(game, match)


class Cheat(StatelessBot):
    """Chooses an illegal move."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        return -1


def test_an_illegal_choice_is_an_error() -> None:
    game = new_game()
    with pytest.raises(GameStuckError, match="seat 0 chose"):
        play_decision(game, seat_bots(game, [Cheat()] * 3))
