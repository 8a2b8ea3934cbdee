"""Runs SQL on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, TypeVar, TypeVarTuple

from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pyrite.game import BadInput
from pyrite.server.store.appends import Refused, append_locked
from pyrite.server.store.migrations import migrate
from pyrite.server.store.postgresql.appends import append_unchanged
from pyrite.server.store.postgresql.connections import (
    ANSWER_SECONDS,
    TRIES,
    DiskFull,
    Link,
    Server,
    is_rolled_back,
    short,
    store_errors,
    without_nul,
)
from pyrite.server.store.store import Append, Unavailable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

POOL_SIZE: Final = 5
"""Connections beside those for appends, leases and messages."""
MIGRATION_LOCK: Final = 7_964_711
"""The advisory lock of the node that migrates: a number that other programs hardly use."""
RECENT_WRITE_SECONDS: Final = 2.0
"""For this many seconds a committed transaction proves that the store is writable."""
DISK_FULL_SECONDS: Final = 5.0
"""For this many seconds after an error about a full disk the store is not ready."""


class PostgresqlDatabase:
    """A PostgreSQL database that several nodes use."""

    def __init__(self, server: Server) -> None:
        """Connect when needed."""
        self._engine = _engine(server, ANSWER_SECONDS)
        # A read of several statements sees one state of the database.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._append_link = Link(server)
        self._open = True
        self._last_write = -RECENT_WRITE_SECONDS
        self._disk_full_at = -DISK_FULL_SECONDS

    async def write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function in one transaction; again, if PostgreSQL rolls it back for another transaction."""
        for _ in range(TRIES - 1):
            try:
                return await self._write(work, *arguments)
            except DBAPIError as error:
                if not is_rolled_back(error):
                    raise
        return await self._write(work, *arguments)

    async def _write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        try:
            done = await self._run(self._engine, work, *arguments)
        except Unavailable as error:
            self._note_failure(error)
            raise
        self._note_write()
        return done

    async def read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function in a transaction that only reads. Addresses of rooms come from anybody."""
        return await self._run(self._reading, work, *map(without_nul, arguments))

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        if not self._open:
            raise Unavailable("The store is closed.")
        with store_errors():
            async with engine.begin() as connection:
                try:
                    return await connection.run_sync(work, *arguments)
                except TimeoutError:
                    await connection.invalidate()  # otherwise the rollback would wait for an answer too
                    raise

    async def append_unchanged(self, appends: Sequence[Append]) -> dict[int, int]:
        """Write what one statement can write: by the index of each such append, the last entry of its room."""
        try:
            async with self._append_link.use() as connection:
                written = await append_unchanged(connection, appends)
        except Unavailable as error:
            self._note_failure(error)
            raise
        if written:
            self._note_write()
        return written

    async def append_all(self, appends: Sequence[Append]) -> Sequence[Refused | None]:
        """Write several appends in one transaction that locks their rooms."""
        return await self.write(append_locked, appends)

    def _note_write(self) -> None:
        self._last_write = monotonic()
        self._disk_full_at = -DISK_FULL_SECONDS

    def _note_failure(self, error: Unavailable) -> None:
        self._last_write = -RECENT_WRITE_SECONDS
        if isinstance(error, DiskFull):
            self._disk_full_at = monotonic()

    async def check(self) -> str:
        """Readiness check: write without changing anything. Empty if that works, otherwise a short reason."""
        now = monotonic()
        if now - self._disk_full_at < DISK_FULL_SECONDS:
            return "disk-full"
        if now - self._last_write >= RECENT_WRITE_SECONDS:
            await self._run(self._engine, _write_one_row)
        return ""

    async def close(self) -> None:
        """Finish running work and close all connections."""
        if self._open:
            self._open = False
            await self._append_link.close()
            await self._engine.dispose()


def _write_one_row(connection: Connection) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


async def migrate_database(server: Server) -> None:
    """Run the missing migrations; raise `BadInput` if that fails. Other nodes that start meanwhile wait."""
    engine = _engine(server, None)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
    except BadInput as error:
        raise BadInput(f"The database {server.database!r} cannot be opened. {error}") from None
    except (DBAPIError, OSError) as error:
        raise BadInput(f"The database {server.database!r} cannot be opened: {short(error)}.") from None
    finally:
        await engine.dispose()


def _engine(server: Server, answer_seconds: float | None) -> AsyncEngine:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: server.connect_for_pool(answer_seconds),
        pool_size=POOL_SIZE,
        max_overflow=0,
        pool_timeout=ANSWER_SECONDS,
        hide_parameters=True,  # entries contain secrets, which must not get into error messages and logs
    )
    event.listen(engine.sync_engine, "checkout", _refuse_closed)
    return engine


def _refuse_closed(connection: Any, _record: object, _proxy: object) -> None:
    """Make the pool replace a connection that has broken meanwhile."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
