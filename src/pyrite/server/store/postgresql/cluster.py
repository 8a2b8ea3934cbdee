"""The nodes of a site on PostgreSQL: leases, drivers and presence.

The tables `nodes` and `presence` are unlogged. A server that crashes, or a standby that is promoted, starts with
empty ones; then every node renews its lease and sets its presence again. The clock is that of the server.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
from asyncpg.exceptions import PostgresError

from pyrite.server.store.cluster import (
    LEASE_MS,
    ConnectedGuest,
    DrainRequested,
    Message,
    NameInUse,
    Node,
    NodeState,
    PresenceChanged,
    SignedOut,
)
from pyrite.server.store.postgresql.connections import TRIES, Link, Server, is_rolled_back, without_nul
from pyrite.server.store.postgresql.messages import Messenger

ANSWER_SECONDS: Final = 2.0
"""How long a statement may take here: a node that waits longer has lost its lease."""
FORGET_MS: Final = 600_000
"""For how long a node is known after its lease has ended."""
FORGET_EVERY: Final = 60
"""Nodes are forgotten at the first renewal of a lease, and again after this many."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ALIVE: Final = f"renewed >= {NOW} - {LEASE_MS}"

JOIN: Final = f"""
INSERT INTO nodes (name, instance, version, reads, renewed, draining)
VALUES ($1, $2, $3, $4, {NOW}, false)
ON CONFLICT (name) DO UPDATE
SET instance = excluded.instance, version = excluded.version, reads = excluded.reads, renewed = excluded.renewed,
    draining = nodes.draining AND nodes.instance = excluded.instance
WHERE nodes.instance = excluded.instance OR NOT nodes.{_ALIVE}
RETURNING renewed
"""
RENEW: Final = f"UPDATE nodes SET renewed = {NOW} WHERE name = $1 AND instance = $2 RETURNING renewed"
FORGET: Final = f"""
WITH forgotten AS (DELETE FROM nodes WHERE renewed < {NOW} - {FORGET_MS})
DELETE FROM presence WHERE instance NOT IN (SELECT instance FROM nodes)
"""
LEAVE: Final = """
WITH gone AS (DELETE FROM nodes WHERE instance = $1),
mine AS (SELECT room FROM rooms WHERE driver = $1 ORDER BY room FOR NO KEY UPDATE),
released AS (UPDATE rooms SET driver = NULL FROM mine WHERE rooms.room = mine.room RETURNING rooms.room),
disconnected AS (DELETE FROM presence WHERE instance = $1 RETURNING room)
SELECT room FROM released UNION SELECT room FROM disconnected
"""
# What the node that asks reads itself is not sent: every node asks twice a second, and it is long.
NODES: Final = f"""
SELECT name, instance, version, NULLIF(reads, (SELECT reads FROM nodes WHERE instance = $1)) AS reads,
    {NOW} - renewed AS age, draining
FROM nodes ORDER BY name
"""
DRAIN: Final = f"UPDATE nodes SET draining = true WHERE name = $1 AND {_ALIVE} RETURNING name"

# The rooms are locked in a fixed order, so that two nodes do not deadlock.
DRIVE: Final = f"""
WITH wanted AS (
    SELECT room, driver FROM rooms
    WHERE room = ANY($2::text[]) AND EXISTS (SELECT FROM nodes WHERE instance = $1 AND {_ALIVE})
    ORDER BY room
    FOR NO KEY UPDATE OF rooms
),
taken AS (
    UPDATE rooms SET driver = $1 FROM wanted
    WHERE rooms.room = wanted.room
        AND wanted.driver IS DISTINCT FROM $1
        AND NOT EXISTS (SELECT FROM nodes WHERE nodes.instance = wanted.driver AND {_ALIVE})
    RETURNING rooms.room
)
SELECT room FROM taken UNION ALL SELECT room FROM wanted WHERE driver = $1
"""
ORPHANS: Final = f"""
SELECT room FROM rooms
WHERE state = 'playing' AND due <= $1
    AND NOT EXISTS (SELECT FROM nodes WHERE nodes.instance = rooms.driver AND {_ALIVE})
ORDER BY due, room LIMIT $2
"""
RELEASE: Final = """
WITH mine AS (SELECT room FROM rooms WHERE room = ANY($2::text[]) AND driver = $1 ORDER BY room FOR NO KEY UPDATE)
UPDATE rooms SET driver = NULL FROM mine WHERE rooms.room = mine.room AND driver = $1 RETURNING rooms.room
"""
LAST_ENTRIES: Final = "SELECT room, last FROM rooms WHERE room = ANY($1::text[])"
SET_PRESENCE: Final = """
INSERT INTO presence (room, instance, connected) VALUES ($1, $2, $3)
ON CONFLICT (room, instance) DO UPDATE SET connected = excluded.connected
"""
DELETE_PRESENCE: Final = "DELETE FROM presence WHERE room = $1 AND instance = $2"
PRESENCE: Final = f"""
SELECT room, name, connected FROM presence JOIN nodes USING (instance)
WHERE room = ANY($1::text[]) AND {_ALIVE} ORDER BY room, name
"""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(list[tuple[str, str, int | None]]).decode


class PostgresqlCluster:
    """The nodes of a site that share a PostgreSQL database."""

    def __init__(self, server: Server) -> None:
        """Connect when needed."""
        self.messenger = Messenger(server)
        self._renewals = 0
        self._node: Node | None = None
        """The node that has renewed its lease here."""
        self._lease_link = Link(server, ANSWER_SECONDS)
        self._link = Link(server, ANSWER_SECONDS)

    async def renew(self, node: Node) -> int:
        """Join the cluster, or renew the lease."""
        async with self._lease_link.use() as connection:
            row = await connection.fetchrow(RENEW, node.name, node.instance)
            if row is None:
                row = await connection.fetchrow(JOIN, node.name, node.instance, node.version, node.reads)
            if row is None:
                raise NameInUse(f"Another node has the name {node.name}.")
            self._node = node
            if self._renewals % FORGET_EVERY == 0:
                await connection.execute(FORGET)
            self._renewals += 1
        return int(row["renewed"])

    async def leave(self, node: Node) -> None:
        """End the lease, release every room, delete the presence."""
        self._tell_presence(await self._fetch(LEAVE, node.instance))

    async def nodes(self) -> list[NodeState]:
        """Every node that is known."""
        instance, reads = ("", "") if self._node is None else (self._node.instance, self._node.reads)
        return [
            NodeState(
                Node(
                    row["name"], row["instance"], row["version"], reads if row["reads"] is None else row["reads"]
                ),
                row["age"],
                row["draining"],
            )
            for row in await self._fetch(NODES, instance)
        ]

    async def drain(self, name: str) -> bool:
        """Ask a node to hand its rooms over."""
        found = await self._fetch(DRAIN, name)
        self.messenger.tell(DrainRequested(row["name"]) for row in found)
        return bool(found)

    async def drive(self, node: Node, rooms: Collection[str]) -> frozenset[str]:
        """Become the driver of rooms without a living driver."""
        return frozenset(row["room"] for row in await self._fetch(DRIVE, node.instance, list(rooms)))

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Games that are due and have no living driver."""
        return [row["room"] for row in await self._fetch(ORPHANS, now, limit)]

    async def release(self, node: Node, rooms: Collection[str]) -> None:
        """Drive rooms no longer."""
        self._tell_presence(await self._fetch(RELEASE, node.instance, list(rooms)))

    async def last_entries(self, rooms: Collection[str]) -> Mapping[str, int]:
        """The number of the last entry of each room that exists."""
        return {row["room"]: row["last"] for row in await self._fetch(LAST_ENTRIES, list(rooms))}

    async def set_presence(self, node: Node, room: str, connected: Sequence[ConnectedGuest]) -> None:
        """Store who is connected to a room on a node."""
        if connected:
            rows = [(each.guest, each.name, each.seat) for each in connected]
            await self._fetch(SET_PRESENCE, room, node.instance, _encode(rows))
        else:
            await self._fetch(DELETE_PRESENCE, room, node.instance)
        self.messenger.tell([PresenceChanged(room)])

    async def presence(self, rooms: Collection[str]) -> Mapping[str, Mapping[str, Sequence[ConnectedGuest]]]:
        """Who is connected to each room, by the name of the node."""
        found: dict[str, dict[str, Sequence[ConnectedGuest]]] = {}
        for row in await self._fetch(PRESENCE, list(rooms)):
            connected = tuple(ConnectedGuest(*each) for each in _decode(row["connected"]))
            found.setdefault(row["room"], {})[row["name"]] = connected
        return found

    async def tell_sign_out(self, guest: str) -> None:
        """Tell other nodes that a guest has signed out."""
        self._link.check_open()
        self.messenger.tell([SignedOut(guest)])

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Call a function for each message of other nodes."""
        return self.messenger.listen(on_message)

    async def close(self) -> None:
        """Close all connections."""
        await self.messenger.close()
        await self._lease_link.close()
        await self._link.close()

    async def _fetch(self, statement: str, *given: object) -> list[Any]:
        """Run a statement; again, if PostgreSQL rolls it back for another one."""
        for _ in range(TRIES - 1):
            try:
                return await self._fetch_once(statement, *given)
            except PostgresError as error:
                if not is_rolled_back(error):
                    raise
        return await self._fetch_once(statement, *given)

    async def _fetch_once(self, statement: str, *given: object) -> list[Any]:
        async with self._link.use() as connection:
            return list(await connection.fetch(statement, *map(without_nul, given)))

    def _tell_presence(self, rows: Sequence[Any]) -> None:
        self.messenger.tell(PresenceChanged(row["room"]) for row in rows)
