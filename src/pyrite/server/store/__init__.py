"""Persistent storage of rooms and guests: SQLite files, or memory for tests."""

from pyrite.server.store.factory import open_store
from pyrite.server.store.store import (
    Conflict,
    Count,
    Guest,
    RetentionCounts,
    Store,
    StoredRoom,
    Summary,
    Unavailable,
)

__all__ = [
    "Conflict",
    "Count",
    "Guest",
    "RetentionCounts",
    "Store",
    "StoredRoom",
    "Summary",
    "Unavailable",
    "open_store",
]
