"""Public ids of guests: the same on all seats of a guest in one room, different in every other room."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final

_LETTERS: Final = 16


@lru_cache(maxsize=1 << 14)
def person_of(room: str, guest: str) -> str:
    """The public id of a guest in a room. Guest ids are long and random, so it cannot be reversed."""
    return sha256(f"person {room} {guest}".encode()).hexdigest()[:_LETTERS]
