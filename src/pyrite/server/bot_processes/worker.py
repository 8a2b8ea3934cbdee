"""The main loop of a bot process: its standard input is a socket, over which it answers until that is closed."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

from pyrite.bots.coach import hint
from pyrite.game import COMPILED, SetUp
from pyrite.game.setup import Rules
from pyrite.server.bot_processes.bot_memory import BotMemory
from pyrite.server.bot_processes.messages import (
    BYTE_ORDER,
    LENGTH_BYTES,
    Answer,
    Chosen,
    Failed,
    Forget,
    GiveHint,
    Hinted,
    Ready,
    Request,
    Think,
    decode_request,
    fact_of,
    framed,
)
from pyrite.server.operations.exception_summary import summarise_exception

_NICENESS: Final = 5
"""Added to the nice value of the process: the event loop of the server has priority."""
_MAX_SET_UPS: Final = 64


def main(timeout: float) -> None:
    """Answer requests until the server closes the socket.

    A decision that takes longer than ``timeout`` seconds ends the process, also if the server is gone and nobody
    else would end it.
    """
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(0), "wb")
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    worker = Worker()
    with suppress(ConnectionError):  # the server is gone
        _send(answers, Ready(COMPILED))
        while (request := _receive(requests)) is not None:
            _set_alarm(timeout)
            answer = worker.answer(request)
            _set_alarm(0)
            if answer is not None:
                _send(answers, answer)


class Worker:
    """The bots of a process."""

    def __init__(self) -> None:
        self._bots: dict[int, BotMemory] = {}

    def answer(self, request: Request) -> Answer | None:
        """Carry out a request."""
        if isinstance(request, Forget):
            self._bots.pop(request.key, None)
            return None
        try:
            return self._hint(request) if isinstance(request, GiveHint) else self._think(request)
        except Exception as error:
            if isinstance(request, Think):
                self._bots.pop(request.key, None)
            return Failed(summarise_exception(error))

    def _think(self, request: Think) -> Chosen:
        new = request.bot
        if new is not None:
            self._bots[request.key] = BotMemory(new.name, new.seed, new.seat, _rules(new.set_up))
        memory = self._bots[request.key]
        memory.replay([None if facts is None else [fact_of(fact) for fact in facts] for facts in request.history])
        return Chosen(memory.choose())

    def _hint(self, request: GiveHint) -> Hinted:
        facts = [[fact_of(fact) for fact in group] for group in request.facts]
        return Hinted(hint(_rules(request.set_up), request.seat, facts))


@lru_cache(_MAX_SET_UPS)
def _rules(set_up: bytes) -> Rules:
    """The rules of a set-up: games with the same set-up share them."""
    return Rules(SetUp.from_json(msgspec.json.decode(set_up)))


def _set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)  # SIGALRM ends the process


def _receive(requests: BinaryIO) -> Request | None:
    """The next request; None if the server has closed the socket."""
    length = requests.read(LENGTH_BYTES)
    if len(length) < LENGTH_BYTES:
        return None
    data = requests.read(int.from_bytes(length, BYTE_ORDER))
    found: Request = decode_request(data)
    return found


def _send(answers: BinaryIO, answer: Answer) -> None:
    answers.write(framed(answer))
    answers.flush()
