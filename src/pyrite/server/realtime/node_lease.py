"""The lease of this node: it proves to the store, twice a second, that the node is alive.

A node without a lease drives no room (`pyrite.server.store.cluster`). It stops before its lease ends by the clock
of the store, so that no other node drives a room at the same time, even if this one was paused or is cut off.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from pyrite import __version__
from pyrite.game import BadInput
from pyrite.game.refusal import shown
from pyrite.server.operations.logs import get_logger
from pyrite.server.operations.metrics import Metrics
from pyrite.server.operations.store_clock import StoreClock
from pyrite.server.room.entries import AnyEntry
from pyrite.server.room.readable import names_in, names_not_read, published_names
from pyrite.server.store import Unavailable
from pyrite.server.store.cluster import LEASE_MS, Cluster, NameInUse, Node, NodeState
from pyrite.server.store.memory import MemoryStore

RENEW_SECONDS: Final = 0.5
RETRY_SECONDS: Final = 0.25
"""How long it waits after the store did not answer."""
READY_SECONDS: Final = 1.0
"""A node that could not renew its lease for this long takes no new connections. A load balancer notices it before
the node stops and sends its people to others."""
NOTICE_SECONDS: Final = 3.0
"""Other nodes must be ready for this long before people are sent to them. If the store was away for all nodes,
each has noticed by then that it is back."""
STOP_AFTER_SECONDS: Final = 2.0
"""A node that could not renew its lease for this long stops driving. Other nodes wait longer (`LEASE_MS`)."""


def this_node(name: str | None = None) -> Node:
    """A node for this process; without a name it gets one that no other has."""
    name = name or f"{socket.gethostname()[:40]}-{secrets.token_hex(3)}"
    return Node(name, secrets.token_hex(16), __version__, published_names())


class NodeLease:
    """Renews the lease of this node, and knows which other nodes are alive."""

    def __init__(self, cluster: Cluster, node: Node, clock: StoreClock | None = None) -> None:
        self.cluster = cluster
        self.node = node
        self.driver: Node | None = node
        """The node that the store must name as the driver of a room; None if nobody else could drive it."""
        self.clock = clock
        """Follows the time of the store; None if the store has no clock of its own."""
        self.on_renewed: Callable[[], None] = _nothing
        """Called after each renewal."""
        self.on_lost: Callable[[], None] = _nothing
        """Called when the lease could not be renewed in time."""
        self.on_sent_away: Callable[[], None] = _nothing
        """Called when people are better off on another node."""
        self.draining = False
        """Whether this node hands its rooms over to others."""
        self.alone = True
        """Whether the store knows no other node, not even one whose lease has ended lately."""
        self.not_read_by_all: frozenset[str] = frozenset()
        """Names that some living node cannot read in entries, because it is of an older version."""
        self._others_ready_since: float | None = None
        """Since when a load balancer says that other nodes take connections; None if it does not."""
        self._is_first = True
        self._renewed = 0.0
        """When the last successful renewal began, by the clock of the event loop."""
        self._held = False
        """Whether it has the lease, as far as it knows."""
        self._is_failing = False
        """Whether the last renewal failed."""
        self._has_left = False
        self._asking = asyncio.Lock()
        """Held while the lease is renewed or given up, so that a late renewal does not bring the node back."""
        self._lag = 0.0
        """How late the event loop resumed the task that renews the lease, in seconds."""
        self._log = get_logger("pyrite.node")
        self._logged = ""

    # ------------------------------------------------------------ what it knows

    @property
    def age(self) -> float:
        """Seconds since the last renewal."""
        return asyncio.get_running_loop().time() - self._renewed

    @property
    def alive(self) -> bool:
        """Whether this node may drive rooms."""
        return self._held and self.age < STOP_AFTER_SECONDS

    @property
    def ready(self) -> bool:
        """Whether this node takes new connections, as far as its lease is concerned."""
        return self.alive and not self._is_failing and self.age < READY_SECONDS

    @property
    def is_first(self) -> bool:
        """Whether this node does what only one node shall do: of those that stay, the first by name."""
        return self.alive and self._is_first

    def can_write(self, written: Iterable[AnyEntry]) -> bool:
        """Whether every living node can read these entries. In an upgrade some may be of an older version."""
        return not self.not_read_by_all or self.not_read_by_all.isdisjoint(names_in(written))

    # ------------------------------------------------------------ renewing it

    async def join(self) -> None:
        """Get the lease before the server starts; raise `BadInput` if another node has this name.

        A process that was killed leaves a lease behind, so a name that is in use is tried until that has ended.
        """
        until = asyncio.get_running_loop().time() + LEASE_MS / 1000 + RENEW_SECONDS
        while True:
            try:
                await self._renew()
            except NameInUse:
                if asyncio.get_running_loop().time() > until:
                    name = shown(self.node.name)
                    raise BadInput(
                        f"A node named {name} is already running. Start this one with another --node."
                    ) from None
                await asyncio.sleep(RETRY_SECONDS)
            except Unavailable:  # the store was just opened: `run` will get the lease when it is back
                return
            else:
                return

    async def run(self) -> None:
        """Renew the lease regularly, until the node leaves."""
        while not self._has_left:
            is_renewed = await self._try_to_renew()
            await self._sleep(max(0.0, RENEW_SECONDS - self.age) if is_renewed else self._retry_seconds())
            self._stop_if_lost()

    def _retry_seconds(self) -> float:
        """How long it waits after the store did not answer; it wakes in time to stop when the lease ends."""
        left = STOP_AFTER_SECONDS - self.age if self._held else RETRY_SECONDS
        return min(RETRY_SECONDS, max(left, 0.01))

    async def _sleep(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        wake = loop.time() + seconds
        await asyncio.sleep(seconds)
        self._lag = max(0.0, loop.time() - wake)

    async def _try_to_renew(self) -> bool:
        left = STOP_AFTER_SECONDS - self.age if self._held else 0.0
        try:
            async with asyncio.timeout(left if left > 0 else STOP_AFTER_SECONDS):
                await self._renew()
        except (Unavailable, TimeoutError):
            self._log_once("the store does not answer: the lease of this node is not renewed")
        except NameInUse:
            self._log_once("another node has taken the name of this node; restart one of them with another --node")
        except Exception:  # the task must survive any single failure
            self._log.error("renewing the lease failed", exc_info=True)
        else:
            self._logged, self._is_failing = "", False
            self.on_renewed()
            return True
        self._is_failing = True
        self._stop_if_lost()
        return False

    async def _renew(self) -> None:
        async with self._asking:
            if self._has_left:
                return
            begun, asked = asyncio.get_running_loop().time(), time.monotonic_ns()
            store_time = await self.cluster.renew(self.node)
            if self.clock is not None:
                self.clock.set(store_time, asked, time.monotonic_ns())
            self._renewed, self._held = begun, True
            states = await self.cluster.nodes()
            self._look_at(states)
            if self.draining and not _drains(self.node, states):
                await self.cluster.drain(self.node.name)  # it drains by itself, or the store has forgotten it

    def _look_at(self, states: Sequence[NodeState]) -> None:
        living = [state.node for state in states if state.age <= LEASE_MS]
        self.alone = len(states) <= 1
        self.not_read_by_all = names_not_read({each.reads for each in living} - {self.node.reads})
        staying = [state.node.name for state in states if state.age <= LEASE_MS and not state.draining]
        self._is_first = self.node.name == min(staying, default=self.node.name)
        self.draining = self.draining or _drains(self.node, states)

    def _stop_if_lost(self) -> None:
        if self._held and not self.alive:
            self._held = False
            self._log.warning("lost the lease of this node: it drives no room until the store answers")
            self.on_lost()

    def set_others_ready(self, ready: bool) -> None:
        """The load balancer says whether other nodes take connections.

        If they have for some time, and this node has lost its store, people are sent there. If the store is away
        for all nodes, people stay: to connect again would take longer than to wait. When it is back, the first
        node that has noticed is no reason to leave the others: they notice soon.
        """
        now = asyncio.get_running_loop().time()
        if not ready:
            self._others_ready_since = None
        elif self._others_ready_since is None:
            self._others_ready_since = now
        elif now - self._others_ready_since > NOTICE_SECONDS and not self.alone and not self.alive:
            self.on_sent_away()

    def _log_once(self, text: str) -> None:
        if text != self._logged:
            self._logged = text
            self._log.warning(text)

    # ------------------------------------------------------------ rooms

    async def drive(self, rooms: Collection[str]) -> frozenset[str]:
        """Become the driver of these rooms, unless another node is; return those that this node drives."""
        return await self.cluster.drive(self.node, rooms)

    async def release(self, rooms: Collection[str]) -> None:
        """Drive these rooms no longer."""
        await self.cluster.release(self.node, rooms)

    async def leave(self) -> None:
        """Give up the lease at once, with all rooms and connections that the store knows of this node."""
        self._has_left, self._held = True, False
        try:
            async with asyncio.timeout(STOP_AFTER_SECONDS), self._asking:
                await self.cluster.leave(self.node)
        except (Unavailable, TimeoutError):
            self._log.warning("the store does not answer: the lease of this node ends by itself")

    def show(self, metrics: Metrics) -> None:
        """Let metrics show the lease and the delays of the event loop."""
        metrics.lease_age.set_function(lambda: self.age)
        metrics.loop_lag.set_function(lambda: self._lag)


class SingleNodeLease(NodeLease):
    """The lease of a node that shares its store with nobody: it never ends, and costs nothing."""

    def __init__(self) -> None:
        super().__init__(MemoryStore().cluster, this_node("single"))
        self.driver = None

    @property
    def alive(self) -> bool:
        """Always: no other node could take a room over."""
        return True

    @property
    def age(self) -> float:
        """Nothing: it is always new."""
        return 0.0

    async def drive(self, rooms: Collection[str]) -> frozenset[str]:
        """Drive these rooms: nobody else does."""
        return frozenset(rooms)

    async def release(self, rooms: Collection[str]) -> None:
        """Do nothing: nobody else could drive them."""

    async def run(self) -> None:
        """Measure the delays of the event loop; there is nothing to renew."""
        while True:
            await self._sleep(RENEW_SECONDS)


def _drains(node: Node, states: Sequence[NodeState]) -> bool:
    """Whether the store knows that a node hands its rooms over."""
    return any(state.draining for state in states if state.node.instance == node.instance)


def _nothing() -> None:
    """Do nothing."""
