"""The cluster of a store that only one process uses: it drives every room, and there is nobody to tell."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from pyrite.server.store import rooms as room_statements
from pyrite.server.store.cluster import ConnectedGuest, Message, Node, NodeState
from pyrite.server.store.database import Database
from pyrite.server.store.memory_site import wall_clock


class SingleNode:
    """A cluster of one. There is no lease: nobody could take a room over."""

    def __init__(self, database: Database) -> None:
        """Read rooms from a database."""
        self._database = database
        self._node: Node | None = None
        self._draining = False
        self._driven: set[str] = set()
        self._presence: dict[str, tuple[ConnectedGuest, ...]] = {}

    async def renew(self, node: Node) -> int:
        """Join; return the time of this machine."""
        self._node = node
        return wall_clock()

    async def leave(self, node: Node) -> None:
        """Drive no room, forget who is connected."""
        self._node, self._draining = None, False
        self._driven.clear()
        self._presence.clear()

    async def nodes(self) -> list[NodeState]:
        """This node, once it has joined."""
        return [] if self._node is None else [NodeState(self._node, 0, self._draining)]

    async def drain(self, name: str) -> bool:
        """Remember that the node hands its rooms over; there is no other that could ask."""
        self._draining = self._node is not None and self._node.name == name
        return self._draining

    async def drive(self, node: Node, rooms: Collection[str]) -> frozenset[str]:
        """Drive all rooms that exist."""
        existing = frozenset() if self._node is None else frozenset(await self.last_entries(rooms))
        self._driven |= existing
        return existing

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Games that are due and not driven."""
        due = await self._database.read(room_statements.due_rooms, now)
        return [room for room in due if room not in self._driven][:limit]

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        """Drive rooms no longer."""
        self._driven.difference_update(rooms)

    async def last_entries(self, rooms: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each room that exists."""
        return await self._database.read(room_statements.last_entries, rooms)

    async def set_presence(self, node: Node, room: str, connected: Sequence[ConnectedGuest]) -> None:
        """Remember who is connected to a room."""
        if connected:
            self._presence[room] = tuple(connected)
        else:
            self._presence.pop(room, None)

    async def presence(self, rooms: Collection[str]) -> Mapping[str, Mapping[str, Sequence[ConnectedGuest]]]:
        """Who is connected to each room."""
        if self._node is None:
            return {}
        return {room: {self._node.name: self._presence[room]} for room in rooms if room in self._presence}

    async def tell_sign_out(self, guest: str) -> None:
        """Do nothing: there are no other nodes."""

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Never call the function: there are no other nodes."""
        return lambda: None
