"""Persistent storage of rooms and guests: SQLite files, PostgreSQL, or memory for tests."""

from pyrite.server.store.cluster import Cluster, Node, NotDriver
from pyrite.server.store.factory import open_store
from pyrite.server.store.store import (
    Append,
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
    "Append",
    "Cluster",
    "Conflict",
    "Count",
    "Guest",
    "Node",
    "NotDriver",
    "RetentionCounts",
    "Store",
    "StoredRoom",
    "Summary",
    "Unavailable",
    "open_store",
]
