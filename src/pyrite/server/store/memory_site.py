"""The data of a site in memory, which one or several nodes of a process use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pyrite.server.store.cluster import LEASE_MS, ConnectedGuest, Message, Node
from pyrite.server.store.store import Guest, Summary


def wall_clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


@dataclass
class Lease:
    """The lease of a node."""

    node: Node
    renewed: int
    draining: bool = False


@dataclass
class MemorySite:
    """Rooms, guests and nodes. Each node has a store of its own on the same site."""

    clock: Callable[[], int] = wall_clock
    """The clock of the store, in milliseconds since the epoch."""

    summaries: dict[str, Summary] = field(default_factory=dict)
    entries: dict[str, list[bytes]] = field(default_factory=dict)
    snapshots: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    drivers: dict[str, str] = field(default_factory=dict)
    """The instance that drives a room."""

    guests: dict[str, Guest] = field(default_factory=dict)
    tokens: dict[bytes, str] = field(default_factory=dict)
    claims: dict[str, tuple[bytes, int]] = field(default_factory=dict)

    leases: dict[str, Lease] = field(default_factory=dict)
    """By the name of the node."""
    presence: dict[str, dict[str, Sequence[ConnectedGuest]]] = field(default_factory=dict)
    """By room and instance."""
    listeners: list[tuple[object, Callable[[Message], None]]] = field(default_factory=list)
    """The stores that listen, with the function to call."""

    def has_lease(self, lease: Lease) -> bool:
        """Whether a lease has not ended."""
        return self.clock() - lease.renewed <= LEASE_MS

    def is_driven(self, room: str) -> bool:
        """Whether a node with a lease drives a room."""
        return room in self.drivers and self.is_alive(self.drivers[room])

    def is_alive(self, instance: str) -> bool:
        """Whether an instance has a lease."""
        return any(lease.node.instance == instance and self.has_lease(lease) for lease in self.leases.values())

    def tell(self, sender: object, message: Message) -> None:
        """Call every listener but those of the sender, soon."""
        loop = asyncio.get_running_loop()
        for listener, on_message in self.listeners:
            if listener is not sender:
                loop.call_soon(on_message, message)
