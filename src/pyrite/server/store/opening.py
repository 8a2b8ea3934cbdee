"""Opens the store that an address names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DatabaseError

from pyrite.game import BadInput
from pyrite.server.store.memory import MemoryStore
from pyrite.server.store.store import Store

FORMS: Final = "sqlite:///pyrite.db for a file here, sqlite:////var/lib/pyrite.db for one elsewhere, or memory:"


async def open_store(url: str) -> Store:
    """The store at an address, brought up to date; `BadInput` says what is wrong with it."""
    if url == "memory:":
        return MemoryStore()
    scheme, strokes, path = url.partition(":///")
    if scheme != "sqlite" or not strokes or not path:
        # It is not repeated in the sentence: there may be a password in it.
        raise BadInput(f"That is not the address of a store: write {FORMS}.")
    if path == ":memory:":
        raise BadInput("SQLite in memory would be a new database for everyone who looks: write memory: instead.")
    return await _open_sqlite(Path(path))


async def _open_sqlite(path: Path) -> Store:
    from pyrite.server.store.database import SqliteFile
    from pyrite.server.store.sql import SqlStore

    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent} for the store: make it, or name another.")
    await asyncio.to_thread(_bring_up_to_date, path)
    return SqlStore(SqliteFile(path))


def _bring_up_to_date(path: Path) -> None:
    from pyrite.server.store.database import engine
    from pyrite.server.store.migrations import migrate

    writer = engine(path, writes=True)
    try:
        with writer.begin() as connection:
            migrate(connection)
    except DatabaseError as error:
        raise BadInput(f"The store {path} cannot be opened: {error.orig}.") from None
    except BadInput as error:
        raise BadInput(f"The store {path} cannot be opened. {error}") from None
    finally:
        writer.dispose()
