"""Where everything lasting lives: the entries of rooms, and guests. No truth lives only in memory."""

from pyrite.server.store.factory import open_store
from pyrite.server.store.store import Conflict, Count, Guest, RetentionCounts, Store, Stored, Summary, Unavailable

__all__ = [
    "Conflict",
    "Count",
    "Guest",
    "RetentionCounts",
    "Store",
    "Stored",
    "Summary",
    "Unavailable",
    "open_store",
]
