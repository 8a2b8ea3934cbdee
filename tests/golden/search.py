"""Searches for playthroughs that show required facts.

A requirement is a fact in our notation, like ``GoalTurned face=gold``. It is met when such a fact occurs,
secrets included; alternatives are separated by ``or``. ``command Veto`` is met when such a command is given.
The search plays a command that meets a requirement
whenever there is one for any asked seat, and otherwise plays like the property tests.
"""

import re
from collections.abc import Sequence
from functools import cache

from pyrite.game import Command, Game
from pyrite.game.all_facts import FACTS
from pyrite.game.commands import move_of
from pyrite.game.decide import decide
from pyrite.game.fact_codec import decode_fact
from pyrite.game.maze import Grid
from pyrite.game.notation.commands import FactPattern, is_like, parse_fact
from pyrite.game.state import RawFact
from tests.golden.script import Script
from tests.properties.driver import Driver, submit

COMMAND = "command"
MAX_STEPS = 30
MAX_TRIED = 500

NUMBER = {kind.__name__: number for number, kind in enumerate(FACTS)}
SEED = re.compile(r"\bseed=[0-9]+")


@cache
def patterns(requirement: str) -> tuple[FactPattern, ...]:
    return tuple(parse_fact(each) for each in requirement.split(" or "))


def is_met(requirement: str, raw: Sequence[RawFact], grid: Grid, commands: Sequence[Command] = ()) -> bool:
    """Whether one of the facts, or one of the commands, meets the requirement."""
    kind, _, name = requirement.partition(" ")
    if kind == COMMAND:
        return any(type(command).__name__ == name for command in commands)
    return any(
        is_like(decode_fact(fact, grid), wanted)
        for wanted in patterns(requirement)
        for fact in raw
        if fact[0] == NUMBER[wanted[0]]
    )


def missing(
    requirements: Sequence[str], raw: Sequence[RawFact], grid: Grid, commands: Sequence[Command] = ()
) -> list[str]:
    return [requirement for requirement in requirements if not is_met(requirement, raw, grid, commands)]


def missing_in(game: Game, requirements: Sequence[str]) -> list[str]:
    """The requirements that a game has not met."""
    return missing(requirements, game.facts, game.state.table.maze.grid, [each for _, each in game.commands])


def play_until_met(game: Game, requirements: Sequence[str], play_seed: int, max_steps: int = MAX_STEPS) -> bool:
    """Play until all requirements are met; False if they are not within ``max_steps`` steps."""
    driver, grid = Driver(play_seed), game.state.table.maze.grid
    left = missing_in(game, requirements)
    while left and not game.over and len(game.commands) < max_steps:
        since = len(game.facts)
        seat, command = _command_that_meets(game, left) or driver.choose(game)
        submit(game, seat, command)
        left = missing(left, game.facts[since:], grid, [command])
    return not left


def _command_that_meets(game: Game, requirements: Sequence[str]) -> tuple[int, Command] | None:
    """The first command that meets the most requirements; None if no command meets any."""
    grid = game.state.table.maze.grid
    best, most = None, 0
    for seat in game.asked_seats:
        for command in game.legal(seat):
            facts = decide(game.state, seat, move_of(command, grid))
            count = len(requirements) - len(missing(requirements, facts, grid, [command]))
            if count > most:
                best, most = (seat, command), count
    return best


def find(
    head: str, requirements: Sequence[str], max_steps: int = MAX_STEPS, max_tried: int = MAX_TRIED
) -> Script | None:
    """The first playthrough that meets all requirements, from a position or by trying one seed after another."""
    for number in range(max_tried):
        beginning = SEED.sub(f"seed={number}", head)
        game = Script(beginning, ()).begin()
        if play_until_met(game, requirements, number, max_steps):
            return Script(beginning, tuple(game.commands))
    return None
