"""The pool of bot processes. A bot stays with one process, which remembers what the bot saw."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import Final
from weakref import WeakKeyDictionary

from pyrite.bots.coach import Hint
from pyrite.game import Game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact
from pyrite.game.table import NOBODY
from pyrite.server.bot_processes.bot_player import BotPlayer, count_groups, encode_set_up
from pyrite.server.bot_processes.limits import BotLimits, default_processes
from pyrite.server.bot_processes.messages import Answer, Chosen, GiveHint, Hinted
from pyrite.server.bot_processes.process import BotProcess
from pyrite.server.bot_processes.worker_queue import WorkerQueue
from pyrite.server.operations.metrics import Metrics

_WORKER: Final = "pyrite.server.bot_processes.worker"


class BotProcesses:
    """The processes in which the bots of all rooms think. Another one starts only when all others are busy."""

    def __init__(
        self, limits: BotLimits | None = None, metrics: Metrics | None = None, worker: str = _WORKER
    ) -> None:
        self._limits = limits or BotLimits(default_processes())
        self.metrics = metrics or Metrics()
        self._worker = worker
        """The module with the main loop of a process."""
        self._queues: list[WorkerQueue] = []
        self._queue_of: WeakKeyDictionary[BotPlayer, WorkerQueue] = WeakKeyDictionary()
        self.metrics.bot_queue.set_function(lambda: sum(map(len, self._queues)))

    @property
    def process_ids(self) -> list[int]:
        """The ids of the running processes."""
        return [queue.process_id for queue in self._queues if queue.process_id is not None]

    async def choose(self, bot: BotPlayer, game: Game) -> int:
        """The move of a bot in the current game, NOBODY if it is not asked; raise `NoAnswer` if there is none."""
        groups = count_groups(game)  # the game may go on while this waits

        async def think(process: BotProcess) -> Answer:
            begun = perf_counter()
            answer = await process.ask(process.think_request(bot, game, groups), self._limits.timeout)
            self.metrics.thinking_seconds.labels(bot.name).observe(perf_counter() - begun)
            if not isinstance(answer, Chosen):
                process.forget(bot)
            elif answer.move != NOBODY:
                bot.note_decision(groups)
            return answer

        if bot not in self._queue_of:
            self._queue_of[bot] = self._least_busy()
        answer = await self._queue_of[bot].put(think)
        assert isinstance(answer, Chosen)
        return answer.move

    async def hint(self, rules: Rules, seat: int, facts: list[list[RawFact]]) -> Hint | None:
        """The hint of the coach, from the facts as the seat sees them; raise `NoAnswer` if no process has one."""
        request = GiveHint(encode_set_up(rules), seat, facts)
        answer = await self._least_busy().put(lambda process: process.ask(request, self._limits.timeout))
        assert isinstance(answer, Hinted)
        return answer.hint

    def forget(self, bots: Iterable[BotPlayer]) -> None:
        """Let the processes forget bots that do not play any more."""
        for bot in bots:
            queue = self._queue_of.pop(bot, None)
            if queue is not None:
                queue.forget(bot)

    async def close(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*(queue.close() for queue in self._queues))

    def _least_busy(self) -> WorkerQueue:
        found = min(self._queues, key=len, default=None)
        if found is None or (len(found) and len(self._queues) < self._limits.processes):
            found = WorkerQueue(self._limits, self.metrics, self._worker)
            self._queues.append(found)
        return found
