"""Opens a store by its URL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DatabaseError

from pyrite.game import BadInput
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.store import Store

URL_FORMS: Final = (
    "sqlite:///pyrite.db for a file here, sqlite:////var/lib/pyrite.db for one elsewhere, "
    "postgresql://user@host/database for a PostgreSQL server, or memory:"
)


async def open_store(url: str, *, shared: bool = False, migrates: bool = True) -> Store:
    """Open the store at a URL and migrate it to the current version; raise `BadInput` if that fails.

    Only one server at a time may use a file: two servers would keep different states of the same room in memory.
    ``shared`` takes no lock; it is for programs that read or write a store and keep no rooms in memory. Without
    ``migrates``, a store of another version is refused: nodes of that version may be using it.
    """
    if url == "memory:":
        return MemoryStore()
    if url.startswith(("postgresql://", "postgres://")):
        return await _open_postgresql(url, migrates)
    scheme, slashes, path = url.partition(":///")
    if scheme != "sqlite" or not slashes or not path:
        # The URL is not repeated in the message: it may contain a password.
        raise BadInput(f"That is not the URL of a store. Use {URL_FORMS}.")
    if path == ":memory:":
        raise BadInput("SQLite in memory would be a new database for every connection. Use memory: instead.")
    # The same file must have the same lock, whichever path leads to it.
    file = Path(os.path.realpath(path))
    if not file.parent.is_dir():
        raise BadInput(f"There is no folder {file.parent} for the store. Create it, or choose another.")
    if file.is_dir():
        raise BadInput(f"The store {file} is a folder. Name a file in it, such as {file / 'pyrite.db'}.")
    return await asyncio.to_thread(_open_sqlite, file, shared, migrates)


async def _open_postgresql(url: str, migrates: bool) -> Store:
    try:
        from pyrite.server.store.postgresql.store import open_postgresql
    except ModuleNotFoundError as error:
        raise BadInput(f"PostgreSQL needs the package {error.name}. Install pyrite-saboteur[postgres].") from None
    return await open_postgresql(url, migrates=migrates)


def _open_sqlite(path: Path, shared: bool, migrates: bool) -> Store:
    from pyrite.server.store import files
    from pyrite.server.store.database import SqliteFile
    from pyrite.server.store.sql import SqlStore

    files.check_writable(path)
    held = None if shared else files.lock(path)
    try:
        files.create_private(path)
        _migrate(path, migrates)
        files.tighten_permissions(path)
        return SqlStore(SqliteFile(path, held))
    except BaseException:
        if held is not None:
            held.release()
        raise


def _migrate(path: Path, migrates: bool) -> None:
    from pyrite.server.store.database import engine
    from pyrite.server.store.files import read_only
    from pyrite.server.store.migrations import check_version, migrate, version_of

    writer = engine(path, writes=True)
    try:
        with writer.begin() as connection:
            if migrates:
                migrate(connection)
            else:
                check_version(version_of(connection))
    except DatabaseError as error:
        if _primary_code(error) == sqlite3.SQLITE_READONLY:
            raise BadInput(read_only(path)) from None
        raise BadInput(f"The store {path} cannot be opened: {error.orig}.") from None
    except BadInput as error:
        raise BadInput(f"The store {path} cannot be opened. {error}") from None
    finally:
        writer.dispose()


def _primary_code(error: DatabaseError) -> int:
    """SQLite's primary error code; the upper bits depend on the SQLite version."""
    return int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF
