"""A refused command changes nothing, an accepted one is legal, and no command raises an exception."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import Command, Game, Pass, ReadMap, Refusal, Sabotage, SetUp, TakeGold
from pyrite.game.commands import command_of, move_of
from tests.properties.driver import Driver, sampled_states, submit
from tests.properties.odd_commands import any_command, seats, well_formed
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups


def submit_and_check(game: Game, seat: Any, command: Any) -> bool:
    """Submit a command; return whether it was played. If it was not, check that nothing has changed."""
    twin, facts, commands = game.state.clone(), list(game.facts), list(game.commands)
    asked, grid = game.asked_seats, game.state.table.maze.grid
    refusal = game.refusal(seat, command)
    assert game.state == twin
    listed = game.legal(seat) if refusal is None else []
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
    assert seat in asked
    assert command_of(move_of(command, grid), grid) in listed
    return True


@examples(25)
@given(set_ups(), play_seeds())
def test_a_refused_command_changes_nothing_and_no_command_raises(set_up: SetUp, play_seed: int) -> None:
    game, driver, random = Game.begin(set_up), Driver(play_seed), Random(play_seed)
    while not game.over:
        if game.question != "veto" or random.random() < 0.1:
            anyone = random.choice((*seats(set_up.players), *game.asked_seats * 5))
            if submit_and_check(game, anyone, any_command(random, set_up.players)):
                continue
            if submit_and_check(game, game.asked, any_command(random, set_up.players)):
                continue
        submit(game, *driver.choose(game))
    for seat in seats(set_up.players):
        assert not submit_and_check(game, seat, any_command(random, set_up.players))


@examples(6)
@given(set_ups(), play_seeds())
def test_well_formed_commands_are_accepted_exactly_if_they_are_listed(set_up: SetUp, play_seed: int) -> None:
    random = Random(play_seed)
    for game in sampled_states(set_up, play_seed, 60):
        if game.over or (game.question == "gold" and random.random() < 0.8):
            continue
        asked = random.choice(game.asked_seats)
        commands = list(well_formed(game, asked, random))
        grid = game.state.table.maze.grid
        taken = {move_of(each, grid) for each in commands if game.refusal(asked, each) is None}
        assert {command_of(move, grid) for move in taken} == set(game.legal(asked))
        others = [seat for seat in range(set_up.players) if seat not in game.asked_seats]
        for other in others[:1]:
            few = commands[:: len(commands) // 50]
            assert all(game.refusal(other, command) is not None for command in few)


HUGE: Any = 10**5000
"""Has more digits than Python converts to text."""


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
def test_a_huge_number_is_refused_like_any_other(seat: int, command: Command) -> None:
    game = Game.begin(SetUp(players=3, first_seat=0))
    assert isinstance(game.submit(seat, command), Refusal)
