"""Bots that think in the event loop, for tests in virtual time: its clock would not wait for another process."""

from weakref import WeakKeyDictionary

from pyrite.game import Game
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.realtime.bot_players import BotExecutor, ThinkingDelay
from tools.local_bots import LocalBot


class BotsInLoop(BotExecutor):
    """Bots that choose the same moves as in processes, at once."""

    def __init__(self, delay: ThinkingDelay, processes: BotProcesses | None = None) -> None:
        super().__init__(delay, processes)
        self._bots: WeakKeyDictionary[BotPlayer, LocalBot] = WeakKeyDictionary()

    async def think(self, bot: BotPlayer, game: Game) -> int:
        if bot not in self._bots:
            self._bots[bot] = LocalBot(bot.name, game.rules, bot.seat, bot.seed)
        return self._bots[bot].choose(game)
