"""A running bot process, and the socket to it."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import OrderedDict
from subprocess import DEVNULL, Popen
from typing import Final

from pyrite.game import Game
from pyrite.server.bot_processes.bot_player import BotPlayer
from pyrite.server.bot_processes.messages import (
    BYTE_ORDER,
    LENGTH_BYTES,
    Answer,
    Forget,
    Ready,
    Request,
    Think,
    decode_answer,
    framed,
)

_SCRIPT: Final = """
import sys
from importlib import import_module
worker, timeout, *sys.path[:] = sys.argv[1:]
import_module(worker).main(float(timeout))
"""
"""The path is that of the server, so that both use the same rules, plain or compiled."""
_START_SECONDS: Final = 30.0
"""How long a process may take to start. A busy machine needs seconds."""


class ProcessEnded(Exception):  # noqa: N818  # reads as what it says
    """The process has ended, or did not start."""


class BotProcess:
    """A running bot process. It ends by itself when the server is gone, because its socket is closed then."""

    def __init__(
        self,
        process: Popen[bytes],
        answers: asyncio.StreamReader,
        requests: asyncio.StreamWriter,
        max_bots: int,
    ) -> None:
        self._process = process
        self._answers = answers
        self._requests = requests
        self._max_bots = max_bots
        self.compiled = False
        """Whether the rules of the process are compiled."""
        self._bots: OrderedDict[int, int] = OrderedDict()
        """The bots that the process remembers, and how many groups of facts each has seen; latest use last."""

    @classmethod
    async def start(cls, worker: str, timeout: float, max_bots: int) -> BotProcess:
        """Start a process whose main loop is in the module ``worker``; raise `ProcessEnded` if it does not start.

        It ends itself after ``timeout`` seconds of thinking, which is of use when the server is gone.
        """
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-c", _SCRIPT, worker, str(timeout), *sys.path]
        with theirs:
            answers, requests = await asyncio.open_unix_connection(sock=ours)
            try:
                process = await _popen(command, theirs)
            except BaseException:
                requests.close()
                raise
        started = cls(process, answers, requests, max_bots)
        try:
            async with asyncio.timeout(_START_SECONDS):
                ready = await started._receive()
                started.compiled = isinstance(ready, Ready) and ready.compiled
        except BaseException as error:
            await started.stop()
            raise (ProcessEnded if isinstance(error, TimeoutError) else error) from None
        return started

    @property
    def process_id(self) -> int:
        """The id of the process."""
        return self._process.pid

    def think_request(self, bot: BotPlayer, game: Game, groups: int) -> Think:
        """The request for a move after this many groups of facts. It has only what the bot does not know yet."""
        seen = self._bots.pop(bot.key, 0)
        while len(self._bots) >= self._max_bots:
            oldest, _ = self._bots.popitem(last=False)
            self._send(Forget(oldest))
        self._bots[bot.key] = groups
        return Think(bot.key, None if seen else bot.as_new(), bot.history(game, seen, groups))

    async def ask(self, request: Request, seconds: float) -> Answer:
        """Send a request and return the answer; raise `ProcessEnded`, or `TimeoutError` if it takes too long."""
        try:
            async with asyncio.timeout(seconds):
                self._send(request)
                await self._requests.drain()
                return await self._receive()
        except ConnectionError:
            raise ProcessEnded from None

    def forget(self, bot: BotPlayer) -> None:
        """Let the process forget a bot."""
        if self._bots.pop(bot.key, None) is not None:
            self._send(Forget(bot.key))

    async def stop(self) -> None:
        """Kill the process, even if it is busy."""
        self._process.kill()
        self._requests.close()
        await asyncio.to_thread(self._process.wait)

    def _send(self, request: Request) -> None:
        self._requests.write(framed(request))

    async def _receive(self) -> Answer:
        try:
            length = await self._answers.readexactly(LENGTH_BYTES)
            data = await self._answers.readexactly(int.from_bytes(length, BYTE_ORDER))
        except asyncio.IncompleteReadError:
            raise ProcessEnded from None
        answer: Answer = decode_answer(data)
        return answer


async def _popen(command: list[str], theirs: socket.socket) -> Popen[bytes]:
    """Start a process whose standard input is a socket, over which it also answers.

    In a session of its own, the interrupt key of the terminal does not reach it.
    """

    def start() -> Popen[bytes]:
        return Popen(command, stdin=theirs.fileno(), stdout=DEVNULL, start_new_session=True)

    starting = asyncio.get_running_loop().run_in_executor(None, start)
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        process = await starting
        process.kill()
        process.wait()
        raise
    except OSError:
        raise ProcessEnded from None
