"""A node of a schedule: a process that can be paused, with a store that can be far away."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final

from pyrite.game import BadInput
from pyrite.server.bot_processes.pool import BotProcesses
from pyrite.server.operations.metrics import Metrics
from pyrite.server.realtime.bot_players import ThinkingDelay
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.room_services import RoomServices
from pyrite.server.realtime.room_sync import RoomSync
from pyrite.server.room import entries
from pyrite.server.room.readable import published_names
from pyrite.server.store import Summary
from pyrite.server.store.cluster import Node
from pyrite.server.store.memory import MemoryStore
from tests.server.bots_in_loop import BotsInLoop
from tests.server.realtime.node_fixture import InlineExecutor, virtual_now
from tests.server.simulation.network import Network, remote_store
from tests.server.simulation.simulated_loop import SimulatedProcess

if TYPE_CHECKING:
    from tests.server.simulation.schedule import Schedule

SPEEDUP: Final = 8.0
"""How many times as fast the clocks run, so that some run out."""
_METRICS: Final = Metrics()
_PROCESSES: Final = BotProcesses(metrics=_METRICS)
"""For all nodes: nobody reads these metrics, and making them is slow. No bot process is started."""


class WatchedStore(MemoryStore):
    """Notes what a node writes without being asked, although it does not drive the room."""

    def __init__(self, schedule: Schedule, instance: str) -> None:
        super().__init__(schedule.site)
        self._schedule = schedule
        self._instance = instance

    async def append(
        self, summary: Summary, after: int, written: Sequence[bytes], driver: Node | None = None
    ) -> None:
        await super().append(summary, after, written, driver)
        if not any(entries.decode(entry).guest for entry in written):
            named = self.site.drivers.get(summary.room)
            if named != self._instance:
                self._schedule.problem(f"{self._instance} writes as the driver, but {named} is")


class SimulatedNode:
    """A node in a process of its own."""

    def __init__(self, schedule: Schedule, name: str) -> None:
        self._schedule = schedule
        self.name = name
        self.starts = 0
        self.disturbed_until = 0.0
        """When the last fault ended that keeps it from reading what others write."""
        self.drains_since: float | None = None
        """When it was asked to drain."""
        self.start()

    def start(self) -> None:
        """Start the process; another one with the same name may have been killed before."""
        self.starts += 1
        self.drains_since = None
        self._is_stopping = False
        self.is_serving = False
        """Whether clients can connect: not before it has joined the cluster, or has tried."""
        rng = self._schedule.rng
        self.process = SimulatedProcess(self._schedule.loop)
        self._schedule.processes.append(self.process)
        self.network = Network(Random(rng.random()), self.process)
        instance = f"{self.name} {self.starts}"
        store = remote_store(WatchedStore(self._schedule, instance), self.network)
        self.lease = NodeLease(store.cluster, Node(self.name, instance, "0", published_names()))
        self.sync = RoomSync(self.lease)
        delay = ThinkingDelay(0.1, 1.0, Random(rng.random()))
        self.registry = RoomRegistry(
            RoomServices(
                store,
                BotsInLoop(delay, _PROCESSES),
                virtual_now,
                _METRICS,
                3.0,
                SPEEDUP,
                InlineExecutor(),
                self.sync,
            ),
            drain_seconds=rng.random(),
        )
        self.process.start(self._run())

    @property
    def is_disturbed(self) -> bool:
        """Whether it is paused, cut off or slow, or was lately."""
        return self._schedule.loop.time() < self.disturbed_until

    async def _run(self) -> None:
        while not self.is_serving and not self._is_stopping:
            with suppress(BadInput):  # a renewal of a killed process with this name arrived late: start again
                await self.lease.join()
                self.is_serving = True
        self.sync.listen()
        self.process.start(self.registry.run_adoption())
        await self.lease.run()

    async def stop(self) -> None:
        """Shut down as SIGTERM does."""
        self._is_stopping = True
        await self.registry.close_all()
        await self.lease.leave()

    def driven(self) -> list[str]:
        """The rooms that it believes to drive, if it is running."""
        if self.process.paused or not self.lease.alive:
            return []
        return [name for name, actor in self.sync.rooms.items() if actor.is_driven_here]
