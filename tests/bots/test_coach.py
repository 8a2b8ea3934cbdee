"""The coach: what it says follows from what the seat may know, and it never calls its own move worse."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import get_args

import pytest

from pyrite.bots import play_decision, seat_bots
from pyrite.bots.coach import Hint, Reason, hint
from pyrite.bots.registry import make_bot
from pyrite.game import Game, SetUp
from pyrite.game.legal import legal_moves
from pyrite.game.mixes import all_modules_with
from pyrite.game.project import project
from pyrite.game.state import RawFact
from tests.bots.decisions import seed
from tests.messages.test_message_files import ids

CLASSIC = SetUp(4, seed=seed(5))
BOX = SetUp(4, modules=all_modules_with("saboteur2", "party"), seed=seed(6))
tables = pytest.mark.parametrize("set_up", [CLASSIC, BOX], ids=["base game", "the whole box"])
_SPACING = 7
"""A hint is asked for before each n-th decision."""


def groups(game: Game) -> list[Sequence[RawFact]]:
    """The facts so far, by command."""
    return [game.facts[start:end] for start, end in pairwise([0, *game.ends])]


def hints(set_up: SetUp) -> Iterator[tuple[Game, int, Hint]]:
    """Hints before some decisions of a game of bots, for the seat that decides."""
    game = Game.begin(set_up)
    match = seat_bots(game, [make_bot("heuristic", b"", seat) for seat in range(set_up.players)])
    for number in range(60):
        seat = game.asked
        if seat is None:
            return
        if number % _SPACING == 0 and (found := hint(game.rules, seat, groups(game))) is not None:
            yield game, seat, found
        play_decision(game, match)


@tables
def test_a_hint_follows_from_what_the_seat_was_told(set_up: SetUp) -> None:
    """A coach who is given only the facts as the seat saw them says the same."""
    for game, seat, given in hints(set_up):
        told = [[seen for fact in group if (seen := project(fact, seat)) is not None] for group in groups(game)]
        assert told != groups(game), "something was hidden from the seat"
        assert hint(game.rules, seat, told) == given


@tables
def test_a_hint_is_a_legal_move_that_is_not_among_the_worse_ones(set_up: SetUp) -> None:
    count = 0
    for game, seat, given in hints(set_up):
        own = game.state.privates[seat]
        assert own is not None
        possible = legal_moves(game.state.table, seat, own)
        assert possible.index(given.move) not in given.much_worse
        count += 1
    assert count > 5


def test_a_player_who_is_not_asked_gets_no_hint() -> None:
    game = Game.begin(CLASSIC)
    assert game.asked is not None
    assert hint(game.rules, (game.asked + 1) % 4, groups(game)) is None


def test_every_reason_has_a_message() -> None:
    reasons = [name.removeprefix("coach-reason-") for name in ids("en", "learn") if "coach-reason-" in name]
    assert sorted(reasons) == sorted(get_args(Reason))
