"""What is refused changes nothing, what is not refused is legal, and nothing makes the game stumble."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import Command, Game, Pass, ReadMap, Refusal, Sabotage, SetUp, TakeGold
from pyrite.game.commands import command_of, move_of
from tests.properties.driver import Driver, played, submit
from tests.properties.effort import examples, lots
from tests.properties.nonsense import any_command, seats, well_formed
from tests.properties.strategies import set_ups


def try_it(game: Game, seat: Any, command: Any) -> bool:
    """Submit it; whether it was played. If it was not, nothing has changed."""
    twin, facts, commands = game.state.clone(), list(game.facts), list(game.commands)
    listed = [] if game.asked is None else game.legal(game.asked)
    asked, grid = game.asked, game.state.table.maze.grid
    refusal = game.refusal(seat, command)
    assert game.state == twin
    result = game.submit(seat, command)
    if isinstance(result, Refusal):
        assert result == refusal
        assert result.reason
        assert result.text
        assert result.rule
        assert game.state == twin
        assert game.facts == facts
        assert game.commands == commands
        return False
    assert refusal is None
    assert seat == asked
    assert command_of(move_of(command, grid), grid) in listed
    return True


@examples(18)
@given(set_ups(), lots())
def test_a_refused_command_changes_nothing_and_no_command_raises(set_up: SetUp, lot: int) -> None:
    game, driver, random = Game.begin(set_up), Driver(lot), Random(lot)
    while not game.over:
        anyone = random.choice(seats(set_up.players))
        if try_it(game, anyone, any_command(random, set_up.players)):
            continue
        if not try_it(game, game.asked, any_command(random, set_up.players)):
            submit(game, driver.choose(game))
    for seat in seats(set_up.players):
        assert not try_it(game, seat, any_command(random, set_up.players))


@examples(8)
@given(set_ups(), lots())
def test_of_all_well_formed_commands_just_the_listed_ones_are_not_refused(set_up: SetUp, lot: int) -> None:
    for turn, game in enumerate(played(set_up, lot)):
        if game.over or (game.question == "turn" and turn % 40 != lot % 40):
            continue
        assert game.asked is not None
        commands = list(well_formed(game))
        taken = {command for command in commands if game.refusal(game.asked, command) is None}
        assert taken == set(game.legal(game.asked))
        other = (game.asked + 1 + lot % (set_up.players - 1)) % set_up.players
        assert all(game.refusal(other, command) is not None for command in commands[:: len(commands) // 50])


HUGE: Any = 10**5000
"""Longer than Python is willing to write out."""


@pytest.mark.parametrize(
    ("seat", "command"),
    [
        (HUGE, ReadMap(0)),
        (0, ReadMap(HUGE)),
        (0, Sabotage("broken cart", HUGE)),
        (0, TakeGold(HUGE)),
        (0, Pass((HUGE,))),
    ],
    ids=["seat", "goal", "target", "nuggets", "card"],
)
def test_a_number_too_long_to_be_written_out_is_refused_like_any_other(seat: int, command: Command) -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    assert isinstance(game.submit(seat, command), Refusal)
