"""Bounds on the bot processes: how many there are, and how long decisions and queues may be."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

MAX_DEFAULT_PROCESSES: Final = 4


@dataclass(frozen=True)
class BotLimits:
    """Bounds on the bot processes."""

    processes: int = 1
    timeout: float = 5.0
    """How many seconds a decision may take."""
    queue: int = 250
    """How many decisions may wait for one process. A decision takes some milliseconds."""
    bots: int = 2000
    """How many bots a process remembers, about 75 KiB each: more than it can serve. A bot that was forgotten is
    sent its game again."""


def default_processes() -> int:
    """One process fewer than there are cores, at least one and at most four."""
    return max(1, min(MAX_DEFAULT_PROCESSES, (os.cpu_count() or 1) - 1))
