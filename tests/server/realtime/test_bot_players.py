"""A bot in a room chooses a legal move, and nothing if its seat is no longer asked."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from pyrite.game import Game, SetUp
from pyrite.game.commands import command_of
from pyrite.game.table import NOBODY
from pyrite.server.realtime.bot_players import BotPlayer


def test_a_bot_chooses_nothing_if_it_is_no_longer_asked() -> None:
    game = Game.begin(SetUp(3, seed=bytes(32)))
    assert game.asked is not None
    bot = BotPlayer("greedy_digger", game.rules, game.asked, bytes(32))
    grid = game.state.table.maze.grid

    async def steps(threads: ThreadPoolExecutor) -> list[int]:
        seat = game.asked
        assert seat is not None
        chosen = await bot.choose(game, threads)
        assert command_of(chosen, grid) in game.legal(seat)
        game.submit(seat, command_of(chosen, grid))
        return [chosen, await bot.choose(game, threads)]

    with ThreadPoolExecutor(1) as threads:
        _, then = asyncio.run(steps(threads))
    assert then == NOBODY
