"""Keeps the rooms in memory of this node in step with other nodes: who drives them, who is connected, what is new.

A node drives a room while somebody is connected to it there. If nobody is connected anywhere, it goes on until the
room rests (`due_after` in `pyrite.server.room.summary`). The other nodes tell what they did. Their messages may be
lost, so the rooms are also compared with the store regularly. A node that is alone asks and tells nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final

from pyrite.server.realtime.coalesced import Coalesced
from pyrite.server.realtime.node_lease import NodeLease
from pyrite.server.store import Unavailable
from pyrite.server.store.cluster import (
    ConnectedGuest,
    Message,
    MissedMessages,
    PresenceChanged,
    RoomWritten,
    SignedOut,
)

if TYPE_CHECKING:
    from pyrite.server.realtime.room_actor import RoomActor

POLL_EVERY: Final = 4
"""After this many renewals of the lease all rooms are compared with the store."""
PRESENCE_DELAY: Final = 0.05
"""Seconds in which changes of who is connected are collected before they are written."""


class RoomSync:
    """The rooms in memory of this node, as far as they concern other nodes."""

    def __init__(self, lease: NodeLease) -> None:
        self.lease = lease
        self.rooms: dict[str, RoomActor] = {}
        """All rooms in memory."""
        self._to_release: set[str] = set()
        """Rooms that the store may believe this node to drive, although it does not."""
        self._doubts_drivers = False
        """Whether the store may have forgotten the lease of this node, and another may drive its rooms."""
        self._unwritten: set[str] = set()
        """Rooms whose connections here have changed since they were written."""
        self._written: set[str] = set()
        """Rooms for which the store has connections of this node."""
        self._unread: set[str] = set()
        """Rooms whose connections elsewhere may have changed since they were read."""
        self.on_sign_out: Callable[[str], None] = _ignore
        """Called with a guest who has signed out everywhere, on another node."""
        self.on_missed: Callable[[], None] = _do_nothing
        """Called when messages of other nodes may be lost."""
        self.on_draining: Callable[[], object] = _do_nothing
        """Called when this node was asked to hand its rooms over."""
        self._was_alone = True
        self._renewals = 0
        self._drivers = Coalesced(self._settle_drivers)
        self._writes = Coalesced(self._write_presence)
        self._reads = Coalesced(self._read_presence)
        self._polls = Coalesced(self._poll)
        lease.on_renewed = self.on_renewed
        lease.on_lost = self.on_lease_lost

    def listen(self) -> Callable[[], None]:
        """Take messages of other nodes from now on; return a function that ends it."""
        return self.lease.cluster.listen(self.on_message)

    @property
    def driven_count(self) -> int:
        """How many rooms this node drives."""
        return sum(1 for room in self.rooms.values() if room.is_driven_here)

    # ------------------------------------------------------------ what rooms say

    def add(self, room: RoomActor) -> None:
        """A room was loaded. What was written while it was read is unknown, so it is read before its first use."""
        self.rooms[room.name] = room
        if not self.lease.alone:
            room.mark_stale()

    def remove(self, room: RoomActor) -> None:
        """A room is unloaded."""
        if self.rooms.get(room.name) is room:
            del self.rooms[room.name]

    def connections_changed(self, room: RoomActor) -> None:
        """Somebody connected to a room here, or left it."""
        self._settle_driver_of(room)
        if not self.lease.alone:
            self._unwritten.add(room.name)
            self._writes.ask()

    def connections_changed_elsewhere(self, room: RoomActor) -> None:
        """Somebody connected to a room on another node, or left it there."""
        self._settle_driver_of(room)

    def _settle_driver_of(self, room: RoomActor) -> None:
        if not room.needs_driver and room.is_driven_here:
            self.stop_driving([room])
        elif room.needs_driver and not room.is_driven_here:
            self._drivers.ask()

    def stop_driving(self, rooms: Iterable[RoomActor]) -> None:
        """Stop driving rooms, and tell the store soon."""
        for room in rooms:
            room.stop_driving()
            self._to_release.add(room.name)
        self._drivers.ask()

    # ------------------------------------------------------------ what the lease and other nodes say

    def on_renewed(self) -> None:
        """Do what is due regularly. What failed because the store did not answer is tried again."""
        self._renewals += 1
        if self.lease.draining:
            self.on_draining()
        if self._was_alone and not self.lease.alone:
            self._write_all()
        if self._was_alone != self.lease.alone:
            self._compare_all()
        self._was_alone = self.lease.alone
        if self._to_release or self._doubts_drivers or self._wanted():
            self._drivers.ask()
        if self._unwritten:
            self._writes.ask()
        if not self.lease.alone and self._renewals % POLL_EVERY == 0:
            self._unread.update(self.rooms)
            self._reads.ask()
            self._polls.ask()

    def on_lease_lost(self) -> None:
        """Stop all clocks and bots: another node may drive the rooms from now on."""
        self._to_release.update(name for name, room in self.rooms.items() if room.is_driven_here)
        for room in list(self.rooms.values()):
            room.stop_driving()
        self._was_alone = True  # when the lease is back, presence is written and everything compared

    def on_message(self, message: Message) -> None:
        """Another node did something."""
        if isinstance(message, RoomWritten):
            room = self.rooms.get(message.room)
            if room is not None:
                room.follow(message.last)
        elif isinstance(message, PresenceChanged):
            self._presence_changed(message.room)
        elif isinstance(message, MissedMessages):
            self._doubts_drivers = True  # checked after the next renewal
            self._write_all()
            self._compare_all()
            self.on_missed()
        elif isinstance(message, SignedOut):
            self.on_sign_out(message.guest)
        elif message.name == self.lease.node.name:
            self.on_draining()

    def _presence_changed(self, name: str) -> None:
        room = self.rooms.get(name)
        if room is None:
            return
        self._unread.add(name)
        self._reads.ask()
        self._settle_driver_of(room)

    def _write_all(self) -> None:
        self._unwritten |= self._written
        self._unwritten.update(name for name, room in self.rooms.items() if room.has_connections)
        self._writes.ask()

    def _compare_all(self) -> None:
        for room in self.rooms.values():
            room.mark_stale()
        self._unread.update(self.rooms)
        self._reads.ask()
        self._polls.ask()

    # ------------------------------------------------------------ drivers

    def _wanted(self) -> list[RoomActor]:
        """The rooms that this node should drive if nobody else does."""
        if self.lease.draining or not self.lease.alive:
            return []
        return [room for room in self.rooms.values() if not room.is_driven_here and room.needs_driver]

    async def claim(self) -> None:
        """Become the driver of rooms in memory that need one; return when the store has answered."""
        self._drivers.ask()
        await self._drivers.wait()

    async def _settle_drivers(self) -> None:
        """Release rooms, then claim others: one after the other, so that a release never undoes a later claim."""
        wanted = self._wanted()
        released = self._to_release - {room.name for room in wanted}
        if released:
            await self.lease.release(released)
            self._to_release -= released
        doubted = [room for room in self.rooms.values() if room.is_driven_here] if self._doubts_drivers else []
        if wanted or doubted:
            self._to_release |= {room.name for room in wanted}  # in case that the answer is lost
            driven = await self.lease.drive({room.name for room in (*wanted, *doubted)})
            self._doubts_drivers = False
            self._take_over(wanted, driven)
            self._give_up([room for room in doubted if room.name not in driven])

    def _take_over(self, wanted: Iterable[RoomActor], driven: Collection[str]) -> None:
        still_wanted = set(self._wanted())
        for room in wanted:
            if room.name not in driven:
                self._to_release.discard(room.name)
            elif room in still_wanted:
                self._to_release.discard(room.name)
                room.start_driving()
        if self._to_release:
            self._drivers.ask()

    def _give_up(self, rooms: Iterable[RoomActor]) -> None:
        """Stop driving rooms that the store does not let this node drive."""
        for room in rooms:
            room.stop_driving()

    # ------------------------------------------------------------ presence

    async def _write_presence(self) -> None:
        await asyncio.sleep(PRESENCE_DELAY)
        while self._unwritten:
            name = min(self._unwritten)
            self._unwritten.discard(name)
            try:
                await self._write_presence_of(name)
            except Unavailable:
                self._unwritten.add(name)
                raise

    async def _write_presence_of(self, name: str) -> None:
        room = self.rooms.get(name)
        connected = [] if room is None else room.connected_here()
        if connected or name in self._written:
            self._written.add(name)
            await self.lease.cluster.set_presence(self.lease.node, name, connected)
            if not connected:
                self._written.discard(name)

    async def _read_presence(self) -> None:
        names = [name for name in self._unread if name in self.rooms]
        self._unread.clear()
        if not names:
            return
        found = await self.connected_elsewhere(names)
        for name in names:
            room = self.rooms.get(name)
            if room is not None:
                room.set_connected_elsewhere(found.get(name, []))

    async def connected_elsewhere(self, names: Collection[str]) -> dict[str, list[ConnectedGuest]]:
        """Who is connected to rooms on other nodes."""
        if self.lease.alone:
            return {}
        own = self.lease.node.name
        found = await self.lease.cluster.presence(names)
        return {
            name: [guest for node in sorted(nodes) if node != own for guest in nodes[node]]
            for name, nodes in found.items()
        }

    # ------------------------------------------------------------ what is new

    async def _poll(self) -> None:
        """Compare all rooms with the store."""
        lasts = await self.lease.cluster.last_entries(list(self.rooms))
        for name, room in list(self.rooms.items()):
            last = lasts.get(name)
            if last is not None and last > room.entry_count:
                room.follow(last)
            elif last is None or last < room.entry_count:  # or this node has written since the store was asked
                room.check_soon()

    # ------------------------------------------------------------ sign-out, and the end

    async def tell_sign_out(self, guest: str) -> None:
        """Tell other nodes that a guest has signed out everywhere."""
        if not self.lease.alone:
            await self.lease.cluster.tell_sign_out(guest)

    async def hand_over(self, rooms: Collection[RoomActor]) -> None:
        """Release rooms that this node drives, so that other nodes can drive them at once."""
        driven = [room.name for room in rooms if room.is_driven_here]
        for room in rooms:
            room.stop_driving()
        if driven:
            self._to_release.update(driven)  # tried again later, if the store does not answer now
            await self.lease.release(driven)
            self._to_release.difference_update(driven)

    def close(self) -> None:
        """Stop all background work."""
        for work in (self._drivers, self._writes, self._reads, self._polls):
            work.cancel()


def _ignore(guest: str) -> None:
    """Do nothing."""


def _do_nothing() -> None:
    """Do nothing."""
