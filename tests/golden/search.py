"""What a playthrough must show, and play that shows it.

A wish is a fact in our notation, as in ``GoalTurned face=gold``; it is granted when such a fact happens,
secrets included; of several with ``or`` between them, any will do. The showman grants a wish whenever
some legal command does, whoever's it is, and otherwise plays as the property tests do.
"""

import re
from collections.abc import Sequence
from functools import cache

from pyrite.game import Command, Game
from pyrite.game.commands import move_of
from pyrite.game.decide import decide
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts import FACTS
from pyrite.game.maze import Grid
from pyrite.game.notation.commands import FactPattern, is_like, parse_fact
from pyrite.game.state import RawFact
from tests.golden.script import Script
from tests.properties.driver import Driver, submit

MOST_STEPS = 30
MOST_TRIED = 500

NUMBER = {kind.__name__: number for number, (kind, _) in enumerate(FACTS)}
SEED = re.compile(r"\bseed=[0-9]+")


@cache
def patterns(requirement: str) -> tuple[FactPattern, ...]:
    return tuple(parse_fact(each) for each in requirement.split(" or "))


def is_met(requirement: str, raw: Sequence[RawFact], grid: Grid) -> bool:
    """Whether one of the facts is what is wished for."""
    return any(
        is_like(decode_fact(fact, grid), wanted)
        for wanted in patterns(requirement)
        for fact in raw
        if fact[0] == NUMBER[wanted[0]]
    )


def missing(requirements: Sequence[str], raw: Sequence[RawFact], grid: Grid) -> list[str]:
    return [requirement for requirement in requirements if not is_met(requirement, raw, grid)]


def play_until_met(game: Game, requirements: Sequence[str], play_seed: int, most: int = MOST_STEPS) -> bool:
    """Play on until all wishes are granted; False if they are not within so many steps."""
    driver, grid = Driver(play_seed), game.state.table.maze.grid
    left = missing(requirements, game.facts, grid)
    while left and not game.over and len(game.commands) < most:
        since = len(game.facts)
        submit(game, *(_command_that_meets(game, left) or driver.choose(game)))
        left = missing(left, game.facts[since:], grid)
    return not left


def _command_that_meets(game: Game, requirements: Sequence[str]) -> tuple[int, Command] | None:
    """The command that grants most wishes at once, the first of several; None if there is none."""
    grid = game.state.table.maze.grid
    best, most = None, 0
    for seat in game.asked_seats:
        for command in game.legal(seat):
            facts = decide(game.state, seat, move_of(command, grid))
            count = len(requirements) - len(missing(requirements, facts, grid))
            if count > most:
                best, most = (seat, command), count
    return best


def find(
    head: str, requirements: Sequence[str], most: int = MOST_STEPS, most_tried: int = MOST_TRIED
) -> Script | None:
    """The first playthrough that grants all wishes: from a position, or with one seed after the other."""
    for number in range(most_tried):
        beginning = SEED.sub(f"seed={number}", head)
        game = Script(beginning, ()).begin()
        if play_until_met(game, requirements, number, most):
            return Script(beginning, tuple(game.commands))
    return None
