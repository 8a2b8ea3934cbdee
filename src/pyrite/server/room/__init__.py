"""A room is one online game with its lobby, seats and chat. Pure: no I/O, and time is a parameter."""

from pyrite.server.room.room import Room
from pyrite.server.room.seat import Seat

__all__ = ["Room", "Seat"]
