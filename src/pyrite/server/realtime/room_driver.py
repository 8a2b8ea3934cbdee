"""The clock and the bots of one room. They run only on the node that drives it (`pyrite.server.store.cluster`)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.room import Room, veto_window
from pyrite.server.room.decide import in_game
from pyrite.server.room.decision import NOTHING, Answer

if TYPE_CHECKING:
    from pyrite.server.realtime.room_actor import RoomActor

RETRY_SECONDS: Final = 1.0
"""How long a bot or a timeout waits before it tries again after the store was unavailable."""


class RoomDriver:
    """Runs the clock and the bots of a room between `start` and `stop`."""

    def __init__(self, actor: RoomActor) -> None:
        self._actor = actor
        self.is_running = False
        self._has_resumed = False
        """Whether people have got the time that they need after a pause of the clock."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: dict[int, BotPlayer] = {}
        self._thinking: dict[int, int] = {}
        """The seats whose bots are thinking, and the number of facts of the game at that time."""

    def start(self) -> None:
        """Start the clock, and let bots think."""
        self.is_running = True
        self.run(self._resume())

    async def _resume(self) -> None:
        while await self._actor.write_as_driver(lambda room: in_game.resume(room, self._actor.now())):
            await asyncio.sleep(RETRY_SECONDS)
        if self.is_running:
            self._has_resumed = True
            self.schedule_next()

    def stop(self) -> None:
        """Cancel timers, tasks and bots. Another node may continue from what is stored."""
        self.is_running = self._has_resumed = False
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:  # a task that finds that this node no longer drives ends by itself
                task.cancel()
        self._forget_bots()
        self._thinking.clear()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task until it is done or the driver is stopped."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        report_failure(task)

    # ------------------------------------------------------------ the clock

    def schedule_next(self) -> None:
        """Schedule the next timeout and let bots think."""
        if not self._has_resumed:
            return
        self.schedule_timer()
        room = self._actor.room
        game = room.playing
        if game is None:
            self._forget_bots()
            return
        for seat in game.asked_seats:
            if room.seats[seat].played_by_bot and self._thinking.get(seat) != len(game.facts):
                self._thinking[seat] = len(game.facts)
                self.run(self._play_bot(seat, len(game.facts)))

    def schedule_timer(self) -> None:
        """Schedule a timer for the next deadline.

        A timer that fires too early is kept and rescheduled when it fires: most decisions are made long before
        their deadline, so this is cheaper than a new timer for each.
        """
        next_deadline = self._actor.room.next_deadline()
        loop = asyncio.get_running_loop()
        left = 0.0 if next_deadline is None else max(0, next_deadline - self._actor.now()) / 1000
        if self._timer is not None:
            if next_deadline is not None and self._timer.when() <= loop.time() + left:
                return
            self._timer.cancel()
        # Without a delay uvloop returns a handle that has no `when`.
        self._timer = None if next_deadline is None else loop.call_later(max(left, 0.001), self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        next_deadline, now = self._actor.room.next_deadline(), self._actor.now()
        if next_deadline is None or next_deadline > now:
            self.schedule_timer()
            return
        self._actor.services.metrics.overdue_seconds.observe((now - next_deadline) / 1000)
        rng = SeededRandom(secrets.token_bytes(32), "clock")
        self.run(self._expire(rng))

    async def _expire(self, rng: SeededRandom) -> None:
        if await self._actor.write_as_driver(lambda room: in_game.expire(room, self._actor.now(), rng)):
            await asyncio.sleep(RETRY_SECONDS)
        if self._timer is None:  # nothing was decided: timers may fire slightly early
            self.schedule_next()

    # ------------------------------------------------------------ bots

    async def _play_bot(self, seat: int, facts: int) -> None:
        """One decision of a bot: after a delay, and only if the game has not changed meanwhile."""
        bot_executor, game = self._actor.services.bot_executor, self._actor.room.playing
        if game is None or len(game.facts) != facts:
            return
        if self._actor.room.veto_window:
            left = veto_window.bots_answer_by(self._actor.room) - self._actor.now()
            delay = bot_executor.delay.within(max(0, left) / 1000)
        else:
            delay = bot_executor.delay.turn()
        chosen = await bot_executor.think_for(delay, self._bot(seat), game)
        while await self._actor.write_as_driver(lambda room: self._bot_decision(room, seat, facts, chosen)):
            await asyncio.sleep(RETRY_SECONDS)

    def _bot_decision(self, room: Room, seat: int, facts: int, chosen: int) -> Answer:
        game = room.playing
        if game is None or len(game.facts) != facts:
            return NOTHING
        return in_game.play_bot(room, seat, chosen, self._actor.now())

    def _bot(self, seat: int) -> BotPlayer:
        room = self._actor.room
        name = room.seats[seat].bot or room.options.bots
        bot = self._bots.get(seat)
        if bot is None or bot.name != name:
            assert room.game is not None
            seed = sha256(room.seed + f" bot {seat}".encode()).digest()
            bot = self._bots[seat] = BotPlayer(name, room.game.rules, seat, seed)
        return bot

    def _forget_bots(self) -> None:
        self._actor.services.bot_executor.forget(self._bots.values())
        self._bots.clear()


def report_failure(task: asyncio.Task[None]) -> None:
    """Report the exception of a background task, if it has one."""
    if not task.cancelled() and task.exception() is not None:
        task.get_loop().call_exception_handler(
            {"message": "background task of a room failed", "exception": task.exception(), "task": task}
        )
