"""Sample games to write as text, and helpers for text that is not valid."""

import json
from collections.abc import Callable
from typing import Any

from pyrite.bots import RandomBot, play_decision, seat_bots
from pyrite.cli.bot_games import bots_for, play_commands
from pyrite.game import BadInput, Game, SetUp
from pyrite.game.all_facts import FACTS
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.mixes import random_set_up
from pyrite.game.notation import parse_position
from tests.golden.shown import shown

Lines = list[dict[str, Any]]
"""A record, line by line, so that a test can change it."""

MIXES = (5, 52, 62, 88, 124, 1770)
"""Numbers of `mixed` games. The golden playthroughs (`playthrough`) have every fact and command."""

ONLY_FROM_A_POSITION = frozenset({"NothingToPick"})
"""Facts that random play never reaches: all sixteen gold cards of one nugget taken before the game is over."""

NEAR_THE_GOLD = """
players: 3
round: 3
asked: seat 0, turn
seed: 00000000000000000000000000000000000000000000000000000000000000ff
maze:
  · · · · · · · · ?0
  · · · · · · · · ·
  ┼S┼ ┼ ┼ ┼ ─ ─ · ?1
  · · · · · · · · ·
  · · · · · · · · ?2
goals: stone NE, gold, stone NW
seat 0: digger; hand EW; gold 1
seat 1: saboteur; hand map
seat 2: digger; hand map; gold 3
"""


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def random_game(game: Game, commands: int | None = None) -> Game:
    """Play random moves, to the end of the game or up to a number of commands."""
    match = seat_bots(game, [RandomBot(seed(7), seat) for seat in range(game.rules.players)])
    while not game.over and (commands is None or len(game.commands) < commands):
        play_decision(game, match)
    return game


def fresh(number: int = 1, **choices: object) -> Game:
    """A game that was just dealt."""
    return Game.begin(SetUp(**{"players": 3, "seed": seed(number), **choices}))  # type: ignore[arg-type]


def with_contributions(number: int = 1, **choices: object) -> Game:
    """A game to whose shuffle two players contributed, just dealt."""
    set_up = SetUp(**{"players": 3, "seed": seed(number), **choices})  # type: ignore[arg-type]
    return Game.begin(set_up, contributions={2: "lucky 7", 0: 'Yes, "no" = [maybe]'})


def mixed(number: int) -> Game:
    """A game with a random set-up, played to its end by bots."""
    return bot_game(random_set_up(SeededRandom(seed(number), "any mix")), number)


def playthrough(name: str) -> Game:
    """A golden playthrough, as far as it was played."""
    return shown(name).game


def kinds_in(game: Game) -> set[str]:
    """The names of all facts and commands of a game."""
    facts = {FACTS[raw[0]].__name__ for raw in game.facts}
    return facts | {type(command).__name__ for _, command in game.commands}


def bot_game(set_up: SetUp, number: int = 1) -> Game:
    """A game that bots played to its end."""
    game = Game.begin(set_up)
    play_commands(game, bots_for("mixed", seed(number), set_up.players))
    return game


def near_the_gold() -> Game:
    """A game that begins from a position, in the last round and one tunnel from the gold."""
    return Game(parse_position(NEAR_THE_GOLD))


def lines_of(text: str) -> Lines:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def error_message(read: Callable[[str], object], text: str) -> str | None:
    """The error message for a text that cannot be read, or None. Other exceptions are raised."""
    try:
        read(text)
    except BadInput as error:
        return str(error)
    return None
