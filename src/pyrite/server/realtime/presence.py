"""Tracks who is connected to one room, broadcasts it, and runs the timers of players who are not connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from pyrite.server.realtime import wire
from pyrite.server.realtime.connection import Connection
from pyrite.server.room import Room
from pyrite.server.store.cluster import ConnectedGuest

MAX_SPECTATORS_LISTED: Final = 100
"""The most spectators that the host is sent by name."""

OnAbsence = Callable[[int, frozenset[int]], None]
"""Called with the seat of a player who did not reconnect in time, and the seats whose people are connected."""


class RoomPresence:
    """Who is connected to one room, on this node and on others.

    No method waits, so the room actor calls them with and without its lock.
    """

    def __init__(self, room: Room, reconnect_grace: float, on_absence: OnAbsence) -> None:
        self.connections: set[Connection] = set()
        """The connections of this node."""
        self._elsewhere: tuple[ConnectedGuest, ...] = ()
        """The connections of other nodes."""
        self.room = room
        self._reconnect_grace = reconnect_grace
        self._on_absence = on_absence
        self._timers_run = False
        """Whether this node runs the timers: only the one that drives the room does."""
        self._timers: dict[int, asyncio.TimerHandle] = {}
        """The timers of players who are not connected, by seat."""
        self._known_guests: set[str] = set()
        """The guests who have connected since the room was loaded."""
        self._last_host = room.host
        """The host to whom the list of spectators was last sent."""

    # ------------------------------------------------------------ connections

    def connect(self, connection: Connection) -> None:
        """Add a connection. The first player also starts the timers of all others."""
        nobody = not self.connected_seats()
        self.connections.add(connection)
        self._known_guests.add(connection.requester.guest)
        if connection.viewer is not None:
            self._cancel_timer(connection.viewer)
        if nobody:
            self._start_timers()

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection whose socket is closed, and start the timers of players who are absent now."""
        self.connections.discard(connection)
        if not self.connected_seats():  # nobody waits for anybody; the first player to connect starts all timers
            self._cancel_timers()
        self._start_timers()

    def close(self, connection: Connection, code: int, goodbye: wire.Goodbye) -> None:
        """Close a connection with a last frame. It gets no more updates; `disconnect` follows."""
        connection.close(code, wire.encode(goodbye))
        self.connections.discard(connection)

    # ------------------------------------------------------------ other nodes

    def connected_here(self) -> list[ConnectedGuest]:
        """The connections of this node, in a fixed order."""
        found = [
            ConnectedGuest(each.requester.guest, each.requester.name, each.viewer) for each in self.connections
        ]
        return sorted(found, key=lambda each: (each.guest, -1 if each.seat is None else each.seat))

    def set_elsewhere(self, connected: Sequence[ConnectedGuest]) -> bool:
        """Take over the connections of other nodes; return whether they have changed."""
        if self._elsewhere == tuple(connected):
            return False
        self._elsewhere = tuple(connected)
        self._known_guests.update(each.guest for each in connected)
        for seat in self.connected_seats():
            self._cancel_timer(seat)
        self._start_timers()
        return True

    @property
    def is_connected_elsewhere(self) -> bool:
        """Whether somebody is connected to the room on another node."""
        return bool(self._elsewhere)

    # ------------------------------------------------------------ who is connected

    def connected_seats(self) -> frozenset[int]:
        """The seats whose people are connected.

        A guest with several seats shares one device. It connects from one seat at a time, or from none while the
        device is handed over, but all of these seats count as connected.
        """
        seats = {connection.viewer for connection in self.connections if connection.viewer is not None}
        guests = {connection.requester.guest for connection in self.connections}
        for each in self._elsewhere:
            guests.add(each.guest)
            if each.seat in self.room.seats_of(each.guest):  # otherwise the other node has yet to close it
                seats.add(each.seat)
        for guest in guests:
            shared = self.room.seats_of(guest)
            seats.update(shared if len(shared) > 1 else ())
        return frozenset(seats)

    @property
    def spectator_count(self) -> int:
        """How many connections are spectators."""
        here = sum(1 for connection in self.connections if connection.viewer is None)
        return here + sum(1 for each in self._elsewhere if each.seat is None)

    def spectators(self) -> dict[str, str]:
        """The names of connected spectators without a seat, by guest."""
        here = {each.requester.guest: each.requester.name for each in self.connections if each.viewer is None}
        elsewhere = {each.guest: each.name for each in self._elsewhere if each.seat is None}
        return {guest: name for guest, name in {**elsewhere, **here}.items() if not self.room.seats_of(guest)}

    def _listed_spectators(self) -> list[wire.SpectatorView]:
        """The spectators for the host: those connected, and those who wrote in the chat and left."""
        room, connected = self.room, self.spectators()
        listed = [
            wire.SpectatorView(room.person(guest), name, guest in connected, guest in room.muted_guests)
            for guest, name in {**room.spectator_names, **connected}.items()
            if guest not in room.banned and guest != room.host and not room.seats_of(guest)
        ]
        return sorted(listed, key=lambda each: (not each.connected, each.name, each.person))[
            :MAX_SPECTATORS_LISTED
        ]

    # ------------------------------------------------------------ frames

    def frame_for(self, guest: str) -> wire.Presence:
        """Who is connected now. Only the host gets the spectators by name."""
        is_host = guest == self.room.host
        return wire.Presence(
            connected=sorted(self.connected_seats()),
            spectator_count=self.spectator_count,
            spectators=self._listed_spectators() if is_host else None,
        )

    def broadcast(self) -> None:
        """Send presence to all connections. As the heartbeat it is also sent if nothing has changed."""
        self._last_host = self.room.host
        frames: dict[bool, bytes] = {}
        for connection in self.connections:
            if connection.resync:
                continue
            guest = connection.requester.guest
            is_host = guest == self._last_host
            if is_host not in frames:
                frames[is_host] = wire.encode(self.frame_for(guest))
            connection.send(frames[is_host])

    def broadcast_to_new_host(self) -> None:
        """Send presence again if the host has changed, since the new host needs the list of spectators."""
        if self.room.host != self._last_host:
            self.broadcast()

    # ------------------------------------------------------------ absence

    def start_timers(self) -> None:
        """Run the timers of players who are not connected, because this node drives the room."""
        self._timers_run = True
        self._start_timers()

    def stop_timers(self) -> None:
        """Wait no longer for players who are not connected."""
        self._timers_run = False
        self._cancel_timers()

    def _cancel_timers(self) -> None:
        for seat in list(self._timers):
            self._cancel_timer(seat)

    def _cancel_timer(self, seat: int) -> None:
        timer = self._timers.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _start_timers(self) -> None:
        if not self._timers_run:
            return
        connected = self.connected_seats()
        loop = asyncio.get_running_loop()
        for seat, who in enumerate(self.room.seats):
            if who.guest and not who.taken_over and seat not in connected and seat not in self._timers:
                self._timers[seat] = loop.call_later(self._reconnect_grace, self._on_timeout, seat)

    def _on_timeout(self, seat: int) -> None:
        self._timers.pop(seat, None)
        connected = self.connected_seats()
        if seat >= len(self.room.seats) or seat in connected or not connected:
            return
        if self._is_expected_at_rematch(seat):
            self._start_timers()
        else:
            self._on_absence(seat, connected)

    def _is_expected_at_rematch(self, seat: int) -> bool:
        """Whether the seat of a rematch is kept for a player of the last game who has not connected yet.

        There is no time limit, since the host can remove them. The seat of an absent host is not kept.
        """
        room = self.room
        guest = room.seats[seat].guest
        return room.state == "lobby" and bool(room.previous) and guest not in (*self._known_guests, room.host)
