"""How one room names a guest to others: the same on all seats of that guest, and useless outside the room."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final

_LETTERS: Final = 16


@lru_cache(maxsize=1 << 14)
def person_of(room: str, guest: str) -> str:
    """The name of a guest in a room. A guest is a long random secret, so nobody finds it by trying."""
    return sha256(f"person {room} {guest}".encode()).hexdigest()[:_LETTERS]
