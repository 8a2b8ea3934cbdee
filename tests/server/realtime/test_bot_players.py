"""Bots in rooms: how long they seem to think shows nothing, and rooms forget bots that no longer play."""

import asyncio
from collections.abc import Iterable

import pytest

from pyrite.game import Game, SetUp
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.moves import move
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.http.application import epoch_milliseconds
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay, fallback_move
from pyrite.server.realtime.connection import Connection
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.room.decide.context import Requester
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop
from tests.server.room.room_fixture import fixture_with_veto_window, holder_of

pytestmark = pytest.mark.anyio


class SlowBots(BotsInLoop):
    """Bots that take a given time to think."""

    seconds = 0.0

    async def think(self, bot: BotPlayer, game: Game) -> int:
        await asyncio.sleep(self.seconds)
        return await super().think(bot, game)


async def test_the_delay_hides_how_long_a_bot_thinks() -> None:
    game = Game.begin(SetUp(3, seed=bytes(32)))
    assert game.asked is not None
    bot = BotPlayer("greedy_digger", game.rules, game.asked, bytes(32))
    bots, loop = SlowBots(ThinkingDelay(0, 0)), asyncio.get_running_loop()
    late = bots.processes.metrics.bot_late
    for seconds, expected, count in ((0.0, 2.0, 0), (0.7, 2.0, 0), (1.9, 2.0, 0), (2.5, 2.5, 1)):
        bots.seconds, begun = seconds, loop.time()
        await bots.think_for(2.0, bot, game)
        assert loop.time() - begun == pytest.approx(expected)
        assert late._value.get() == count


class NotedBots(BotsInLoop):
    """Notes which bots think and which are forgotten."""

    def __init__(self) -> None:
        super().__init__(ThinkingDelay(0.1, 0.1))
        self.thought: set[BotPlayer] = set()
        self.forgotten: set[BotPlayer] = set()

    async def think(self, bot: BotPlayer, game: Game) -> int:
        self.thought.add(bot)
        return await super().think(bot, game)

    def forget(self, bots: Iterable[BotPlayer]) -> None:
        self.forgotten.update(bots)


async def test_a_room_that_is_unloaded_forgets_its_bots() -> None:
    ada, bots = Requester("ada", "Ada", 0), NotedBots()
    registry = RoomRegistry(RoomServices(MemoryStore(), bots, epoch_milliseconds, Metrics()))
    options = TableOptions(seats=3, clock="none", bots="random_bot", first_seat=1)
    async with registry.visit(await registry.play_now(ada, options)) as room_actor:
        assert room_actor is not None
        await room_actor.join(Connection(ada), None)
        async with asyncio.timeout(20):
            while not room_actor.room.is_asked(0):
                await asyncio.sleep(0.1)
        assert len(bots.thought) == 2
        assert not bots.forgotten
    assert bots.forgotten == bots.thought


def test_the_server_never_vetoes_for_a_bot() -> None:
    fixture = fixture_with_veto_window()
    game, holder = fixture.room.game, holder_of(fixture)
    assert game is not None
    for number in range(20):
        bot = BotPlayer("random_bot", game.rules, holder, bytes([number]) * 32)
        assert fallback_move(bot, game) == move(LET_PASS, 0)
