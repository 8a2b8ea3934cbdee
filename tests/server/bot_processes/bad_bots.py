"""The main loop of bot processes that also know bots which fail. `WORKER` names this module."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pyrite.bots.players.random_bot import RandomBot
from pyrite.bots.registry import BOTS
from pyrite.game.state import View
from pyrite.server.bot_processes import worker

WORKER: Final = __name__


class HangingBot(RandomBot):
    """Never decides."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        time.sleep(3600)
        return super().move(view, moves)


class RaisingBot(RandomBot):
    """Raises an exception whose message has a secret."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        raise ValueError("the saboteur is ada")


class CheatingBot(RandomBot):
    """Chooses a move that it may not make."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        return moves[-1] + 1


class DyingBot(RandomBot):
    """Ends the process."""

    def move(self, view: View, moves: Sequence[int]) -> int:
        os._exit(3)


BAD_BOTS: Final = {
    "hanging": HangingBot,
    "raising": RaisingBot,
    "cheating": CheatingBot,
    "dying": DyingBot,
}


def main(timeout: float) -> None:
    """The main loop of a process that knows them. The process of the tests does not: other tests read `BOTS`."""
    BOTS.update(BAD_BOTS)
    worker.main(timeout)


def is_gone(process_id: int) -> bool:
    """Whether a process has ended, also if it is a zombie."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
