"""The random bot takes any legal move, and can be made to take the same again."""

from collections import Counter
from collections.abc import Sequence

import pytest

from pyrite.bots import GameStuckError, RandomBot, StatelessBot, play_decision, seat_bots
from pyrite.game import Game, SetUp, View
from pyrite.game.dealing.shuffle import SEED_BYTES

SEED = bytes(SEED_BYTES)
MOVES = [1, 5, 7]


def game() -> Game:
    return Game.begin(SetUp(3, first_seat=0))


def test_every_move_is_as_likely_as_the_other() -> None:
    view, bot = game().view(0), RandomBot(SEED, 0)
    times = Counter(bot.move(view, MOVES) for _ in range(3000))
    assert set(times) == set(MOVES)
    assert all(900 < count < 1100 for count in times.values())


def test_the_same_seed_makes_the_same_choices_and_each_seat_has_its_own() -> None:
    view = game().view(0)
    one, twin, other = RandomBot(SEED, 0), RandomBot(SEED, 0), RandomBot(SEED, 1)
    choices = [[bot.move(view, MOVES) for _ in range(20)] for bot in (one, twin, other)]
    assert choices[0] == choices[1] != choices[2]


def test_strollers_get_to_the_end_of_a_game() -> None:
    table = game()
    match = seat_bots(table, [RandomBot(SEED, seat) for seat in range(3)])
    while not table.over:
        assert play_decision(table, match)
    with pytest.raises(ValueError, match="the game is over"):
        play_decision(table, match)


class Cheat(StatelessBot):
    """Makes moves that are not offered."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        return -1


def test_a_bot_that_does_not_keep_to_the_rules_is_found_out() -> None:
    table = game()
    with pytest.raises(GameStuckError, match="seat 0 chose"):
        play_decision(table, seat_bots(table, [Cheat()] * 3))
