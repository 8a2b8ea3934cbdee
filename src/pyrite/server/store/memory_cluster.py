"""Nodes of one process that share a site in memory. Leases end by the clock of the site, which a test can set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress

from pyrite.server.store.cluster import (
    ConnectedGuest,
    DrainRequested,
    Message,
    NameInUse,
    Node,
    NodeState,
    PresenceChanged,
    RoomWritten,
    SignedOut,
)
from pyrite.server.store.memory_site import Lease, MemorySite
from pyrite.server.store.store import Unavailable


class MemoryCluster:
    """The cluster as one node sees it. No method awaits anything, so each is atomic."""

    def __init__(self, site: MemorySite) -> None:
        """Share a site with other nodes."""
        self._site = site
        self.is_open = True

    async def renew(self, node: Node) -> int:
        """Join the cluster, or renew the lease."""
        self.check_open()
        now = self._site.clock()
        lease = self._site.leases.get(node.name)
        if lease is not None and lease.node.instance == node.instance:
            lease.node, lease.renewed = node, now
        elif lease is not None and self._site.has_lease(lease):
            raise NameInUse(f"Another node has the name {node.name}.")
        else:
            self._site.leases[node.name] = Lease(node, now)
        return now

    async def leave(self, node: Node) -> None:
        """End the lease, release every room, delete the presence."""
        self.check_open()
        lease = self._site.leases.get(node.name)
        if lease is not None and lease.node.instance == node.instance:
            del self._site.leases[node.name]
        driven = [room for room, driver in self._site.drivers.items() if driver == node.instance]
        connected = [room for room, nodes in self._site.presence.items() if nodes.pop(node.instance, None)]
        for room in driven:
            del self._site.drivers[room]
        for room in dict.fromkeys([*driven, *connected]):
            self._tell(PresenceChanged(room))

    async def nodes(self) -> list[NodeState]:
        """Every node that is known."""
        self.check_open()
        now = self._site.clock()
        return [
            NodeState(lease.node, now - lease.renewed, lease.draining)
            for _, lease in sorted(self._site.leases.items())
        ]

    async def drain(self, name: str) -> bool:
        """Ask a node to hand its rooms over."""
        self.check_open()
        lease = self._site.leases.get(name)
        if lease is None or not self._site.has_lease(lease):
            return False
        lease.draining = True
        self._tell(DrainRequested(name))
        return True

    async def drive(self, node: Node, rooms: Collection[str]) -> frozenset[str]:
        """Become the driver of rooms without a living driver."""
        self.check_open()
        if not self._site.is_alive(node.instance):
            return frozenset()
        drivers = self._site.drivers
        free = [room for room in rooms if room in self._site.entries and not self._site.is_driven(room)]
        drivers.update(dict.fromkeys(free, node.instance))
        return frozenset(room for room in rooms if drivers.get(room) == node.instance)

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Games that are due and have no living driver."""
        self.check_open()
        due = sorted(
            (summary.due, room)
            for room, summary in self._site.summaries.items()
            if summary.due is not None and summary.due <= now and summary.state == "playing"
        )
        return [room for _, room in due if not self._site.is_driven(room)][:limit]

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        """Drive rooms no longer."""
        self.check_open()
        for room in rooms:
            if self._site.drivers.get(room) == node.instance:
                del self._site.drivers[room]
                self._tell(PresenceChanged(room))

    async def last_entries(self, rooms: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each room that exists."""
        self.check_open()
        return {room: len(self._site.entries[room]) for room in rooms if room in self._site.entries}

    async def set_presence(self, node: Node, room: str, connected: Sequence[ConnectedGuest]) -> None:
        """Store who is connected to a room on a node."""
        self.check_open()
        nodes = self._site.presence.setdefault(room, {})
        if connected:
            nodes[node.instance] = tuple(connected)
        else:
            nodes.pop(node.instance, None)
        self._tell(PresenceChanged(room))

    async def presence(self, rooms: Collection[str]) -> Mapping[str, Mapping[str, Sequence[ConnectedGuest]]]:
        """Who is connected to each room, by the name of the node."""
        self.check_open()
        leases = self._site.leases.items()
        names = {lease.node.instance: name for name, lease in leases if self._site.has_lease(lease)}
        found = {
            room: {names[each]: who for each, who in self._site.presence.get(room, {}).items() if each in names}
            for room in rooms
        }
        return {room: nodes for room, nodes in found.items() if nodes}

    async def tell_sign_out(self, guest: str) -> None:
        """Tell other nodes that a guest has signed out."""
        self.check_open()
        self._tell(SignedOut(guest))

    def tell_written(self, room: str) -> None:
        """Tell other nodes that this one has written entries of a room."""
        self._tell(RoomWritten(room, len(self._site.entries[room])))

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Call a function for each message of other nodes."""
        listener = (self, on_message)
        self._site.listeners.append(listener)

        def stop() -> None:
            with suppress(ValueError):  # called before, or closed
                self._site.listeners.remove(listener)

        return stop

    def check_open(self) -> None:
        """Raise `Unavailable` if the store is closed."""
        if not self.is_open:
            raise Unavailable("The store is closed.")

    def close(self) -> None:
        """Close the store, and tell this node nothing more."""
        self.is_open = False
        self._site.listeners[:] = [each for each in self._site.listeners if each[0] is not self]

    def _tell(self, message: Message) -> None:
        self._site.tell(self, message)
