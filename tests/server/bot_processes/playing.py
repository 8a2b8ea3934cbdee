"""Plays games with bots in processes, and compares their moves with those of bots in this process."""

from collections.abc import AsyncIterator, Awaitable, Callable

from pyrite.game import Game, SetUp
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.mixes import random_set_up
from pyrite.server.bot_processes.bot_player import BotPlayer
from tools.local_bots import LocalBot

Choose = Callable[[BotPlayer, Game], Awaitable[int]]


def mixed_set_up(number: int) -> SetUp:
    """A random set-up, always the same for a number."""
    return random_set_up(SeededRandom(number.to_bytes(32, "big"), "bot processes"))


def seat_bots(game: Game, name: str) -> list[BotPlayer]:
    """A bot on each seat."""
    return [BotPlayer(name, game.rules, seat, bytes([seat]) * 32) for seat in range(game.rules.players)]


async def play(game: Game, bots: list[BotPlayer], choose: Choose, most: int = 10_000) -> AsyncIterator[int]:
    """Play a game to its end, or for a number of decisions; yield each move."""
    for _ in range(most):
        if game.asked is None:
            return
        chosen = await choose(bots[game.asked], game)
        yield chosen
        game.submit(game.asked, command_of(chosen, game.state.table.maze.grid))


def local_moves(set_up: SetUp, name: str, most: int = 10_000) -> list[int]:
    """The moves of the same game when all bots think in this process."""
    game = Game.begin(set_up)
    found: list[int] = []
    bots = [LocalBot(name, game.rules, bot.seat, bot.seed) for bot in seat_bots(game, name)]
    while game.asked is not None and len(found) < most:
        found.append(bots[game.asked].choose(game))
        game.submit(game.asked, command_of(found[-1], game.state.table.maze.grid))
    return found
