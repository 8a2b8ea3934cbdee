"""Valid texts to start from: positions, records, scenarios, deals and so on, from games of every mix."""

import json
from functools import lru_cache
from random import Random
from typing import Any, Final

from pyrite.game import Deal, Game, command_to_json, fact_to_json
from pyrite.game.fact_codec import decode_fact
from pyrite.game.notation import print_position
from pyrite.game.notation.commands import print_command, print_fact
from pyrite.game.notation.deals import deals_to_json
from pyrite.game.notation.record import write_record
from pyrite.game.setup import Rules
from pyrite.game.state import State
from tests.modules.scenarios import all_scenarios
from tests.properties.driver import Driver, played, submit
from tests.properties.strategies import numbered_set_up

GAMES: Final = 40
"""The number of games that texts come from; they are always the same."""

SCENARIOS: Final = list(all_scenarios().values())


@lru_cache(maxsize=GAMES)
def states(number: int) -> tuple[tuple[str, State], ...]:
    """States of a game, each with its question: every rare question, and a few of the common ones."""
    found = [
        (game.question, game.state.clone())
        for step, game in enumerate(played(numbered_set_up(number), number))
        if game.question not in ("turn", "veto", "gold") or step % 25 == number % 25
    ]
    return tuple(found)


def a_state(random: Random, number: int | None = None) -> State:
    """A random state of any game or of this one; rare and common questions are equally likely."""
    found = states(random.randrange(GAMES) if number is None else number)
    question = random.choice(sorted({question for question, _ in found}))
    return random.choice([state for asked, state in found if asked == question])


def a_position(random: Random) -> str:
    return print_position(a_state(random))


def two_positions(random: Random) -> tuple[str, str]:
    """Two positions, mostly of one game, so that a line of one often fits the other."""
    number = random.randrange(GAMES)
    other = number if random.random() < 0.7 else None
    return print_position(a_state(random, number)), print_position(a_state(random, other))


def a_scenario(random: Random) -> str:
    """A scenario file, or a scenario with a position and a legal command."""
    if random.random() < 0.6:
        return random.choice(SCENARIOS)
    game = Game(a_state(random))
    position = print_position(game.state)
    if game.over:
        return f"# Over\n{position}---\nexpect asked nobody\n"
    seat = random.choice(game.asked_seats)
    command = print_command(random.choice(game.legal(seat)))
    lines = f"seat {seat}: {command}\n  expect accepted\n  expect fact {a_fact_line(random)}\n"
    return f"# A game\n{position}---\n{lines}"


@lru_cache(maxsize=256)
def _record(number: int, commands: int, from_position: bool) -> str:
    set_up = numbered_set_up(number)
    game, driver = Game.begin(set_up, _deals(number) if number % 3 == 0 else None), Driver(number)
    if from_position:
        game = Game(states(number)[commands % len(states(number))][1].clone())
    while not game.over and len(game.commands) < commands:
        submit(game, *driver.choose(game))
    return write_record(game, "0.1.0" if number % 2 else None)


def a_record(random: Random) -> str:
    """The record of a game that has just begun, or of one near its end."""
    return _record(random.randrange(GAMES), random.choice((0, 3, 12)), random.random() < 0.6)


def a_set_up(random: Random) -> str:
    return json.dumps(numbered_set_up(random.randrange(2000)).to_json())


def _deals(number: int) -> dict[int, Deal]:
    set_up = numbered_set_up(number)
    rounds = (1, 2, 3) if number % 2 else (1 + number % 3,)
    return {each: Deal.from_seed(Rules(set_up), set_up.seed, each) for each in rounds}


def a_deal(random: Random) -> str:
    number = random.randrange(2000)
    return json.dumps({"setup": numbered_set_up(number).to_json(), "deals": deals_to_json(_deals(number))})


def a_command(random: Random) -> str:
    """The index of a state, a seat that is asked there, and a legal command."""
    number = random.randrange(GAMES)
    place = random.randrange(len(states(number)))
    game = Game(states(number)[place][1])
    seats = game.asked_seats
    command: Any = {"do": "LetPass"}
    if seats:
        command = command_to_json(random.choice(game.legal(seats[0])))
    return json.dumps([number, place, seats[0] if seats else 0, command])


@lru_cache(maxsize=GAMES)
def _facts(number: int) -> list[Any]:
    """One fact of each kind that occurs in a game."""
    *_, game = played(numbered_set_up(number), number)
    return [
        decode_fact(fact, game.state.table.maze.grid) for fact in {fact[0]: fact for fact in game.facts}.values()
    ]


def a_fact(random: Random) -> str:
    return json.dumps(fact_to_json(random.choice(_facts(random.randrange(GAMES)))))


def a_fact_line(random: Random) -> str:
    return print_fact(random.choice(_facts(random.randrange(GAMES))))


def a_line(random: Random) -> str:
    """A command, a fact or an expectation on one line."""
    if random.random() < 0.3:
        return a_fact_line(random)
    if random.random() < 0.5:
        lines = random.choice(SCENARIOS).splitlines()
        wanted = [line.strip().removeprefix("expect ") for line in lines if line.strip().startswith("expect ")]
        return random.choice(wanted or ["accepted"])
    game = Game(a_state(random))
    return print_command(random.choice(game.legal(game.asked_seats[0]))) if game.asked_seats else "Pass NES"


def any_file(random: Random) -> str:
    return random.choice((a_position, a_scenario, a_record))(random)
