"""What all rooms of a node share."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import BotExecutor
from pyrite.server.realtime.node_lease import SingleNodeLease
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.store import Store

_LOADER_THREADS: Final = 2
"""How many threads load and save rooms."""


@dataclass(frozen=True)
class RoomServices:
    """The services that all rooms share."""

    store: Store
    bot_executor: BotExecutor
    now: Callable[[], int]
    """The time in epoch milliseconds."""
    metrics: Metrics
    reconnect_grace: float = 45.0
    """How many seconds a disconnected player may take to reconnect before a bot takes over."""
    speedup: float = 1.0
    """How many times as fast the clocks run; for tests."""
    threads: Executor = field(
        default_factory=lambda: ThreadPoolExecutor(_LOADER_THREADS, thread_name_prefix="room")
    )
    """The threads that load and save rooms."""
    sync: RoomSync = field(default_factory=lambda: RoomSync(SingleNodeLease()))
    """Keeps the rooms in step with other nodes; by default there are none."""
