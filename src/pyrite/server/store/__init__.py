"""Where everything lasting lives: the entries of rooms, and guests. No truth lives only in memory."""

from pyrite.server.store.store import Conflict, Guest, Store, Summary

__all__ = ["Conflict", "Guest", "Store", "Summary"]
