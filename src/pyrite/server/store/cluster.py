"""What nodes of a site share beside rooms and guests: who is alive, who drives a room, who is connected, the time.

Every node decides the requests of its own connections; `Store.append` refuses a continuation that another node has
written first. Clocks, bots and absence timers of a room run on one node only, its *driver*. A node drives a room
only while it renews its lease, and its entries as a driver are written only while the store names it as such
(`NotDriver`). So a node that was paused or cut off writes nothing after another has taken the room over.

A store for one process (SQLite) is a cluster of one node: it drives every room, and there is nobody to tell.
Each store has a cluster: `Store.cluster`. tests/server/store/test_every_cluster.py tests every implementation.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

LEASE_MS: Final = 3000
"""How long a lease lasts after its renewal, by the clock of the store."""


class NotDriver(Exception):  # noqa: N818
    """Another node drives the room, or none: nothing was written. Stop its clocks and bots."""


class NameInUse(Exception):  # noqa: N818
    """A living node has this name already: nodes need different names."""


@dataclass(frozen=True)
class Node:
    """A process that serves the site."""

    name: str
    """Unique among living nodes; chosen by the operator, or random."""
    instance: str
    """A random identifier of the process: two nodes with one name are told apart by it."""
    version: str
    """The version of Pyrite."""
    reads: str
    """What it can read in entries (`pyrite.server.room.readable`); opaque to the store."""


@dataclass(frozen=True)
class NodeState:
    """A node as the store knows it."""

    node: Node
    age: int
    """Milliseconds since it renewed its lease. More than `LEASE_MS`: it has died, or is cut off."""
    draining: bool
    """Whether it was asked to hand its rooms over."""


@dataclass(frozen=True)
class RoomWritten:
    """A node wrote entries of a room. A hint only: the store may have more by now."""

    room: str
    last: int


@dataclass(frozen=True)
class PresenceChanged:
    """A node changed who is connected to a room, or released it: read `Cluster.presence`, drive it if needed."""

    room: str


@dataclass(frozen=True)
class SignedOut:
    """A guest has signed out everywhere: close their connections."""

    guest: str


@dataclass(frozen=True)
class DrainRequested:
    """A node was asked to hand its rooms over."""

    name: str


@dataclass(frozen=True)
class MissedMessages:
    """Messages may be lost, for example because the connection to the store broke: compare everything with it.

    A PostgreSQL server that crashed has also forgotten leases and presence: renew, and set the presence again.
    """


Message = RoomWritten | PresenceChanged | SignedOut | DrainRequested | MissedMessages


@dataclass(frozen=True)
class ConnectedGuest:
    """A connection to a room on some node."""

    guest: str
    name: str
    seat: int | None
    """None for a spectator."""


class Cluster(Protocol):
    """Every method raises `Unavailable` if the store does not answer."""

    async def renew(self, node: Node) -> int:
        """Join the cluster, or renew the lease; return the time of the store in milliseconds since the epoch.

        Raise `NameInUse` if another instance with this name has a lease.
        """
        ...

    async def leave(self, node: Node) -> None:
        """End the lease, release every room that the node drives, and delete its presence."""
        ...

    async def nodes(self) -> list[NodeState]:
        """Every node that is known, also those whose lease has ended lately."""
        ...

    async def drain(self, name: str) -> bool:
        """Ask a living node to hand its rooms over; return whether there is one. `NodeState.draining` shows it."""
        ...

    async def drive(self, node: Node, rooms: Collection[str]) -> frozenset[str]:
        """Become the driver of those rooms whose driver is unknown or dead; return those that the node drives.

        A room that does not exist has no driver, and a node without a lease drives nothing.
        """
        ...

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Games that are due by then (`Summary.due`) and that no living node drives, the longest overdue first."""
        ...

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        """Drive these rooms no longer. Other nodes are told by `PresenceChanged`."""
        ...

    async def last_entries(self, rooms: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each of these rooms that exists."""
        ...

    async def set_presence(self, node: Node, room: str, connected: Sequence[ConnectedGuest]) -> None:
        """Store who is connected to a room on this node, in place of who was before, and tell other nodes."""
        ...

    async def presence(self, rooms: Collection[str]) -> Mapping[str, Mapping[str, Sequence[ConnectedGuest]]]:
        """Who is connected to each of these rooms, by the name of the node; only nodes with a lease."""
        ...

    async def tell_sign_out(self, guest: str) -> None:
        """Tell other nodes that a guest has signed out everywhere."""
        ...

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Call a function for each message of other nodes, in the event loop; return a function that ends it."""
        ...
