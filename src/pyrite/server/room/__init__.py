"""A room: a table online, as the fold of its entries. Pure: no I/O, and time comes in as a number."""

from pyrite.server.room.room import Room
from pyrite.server.room.seat import Seat

__all__ = ["Room", "Seat"]
