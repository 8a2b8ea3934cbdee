"""Runs SQL on a database: the interface, and SQLite. postgresql/database.py has PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError

from pyrite.server.store.appends import Refused, append_locked, append_unchanged
from pyrite.server.store.files import FileLock, companion, is_writable
from pyrite.server.store.store import Append, Unavailable
from pyrite.server.store.worker_thread import WorkerThread

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

READ_THREADS: Final = 2
BUSY_TIMEOUT: Final = 10_000
"""How long a writer waits for another process that writes to the same file, in milliseconds."""
CHECKPOINT_INTERVAL: Final = 100
"""Transactions between two checkpoints. A checkpoint copies the write-ahead log (WAL) into the database file."""
MAX_WAL_PAGES: Final = 4096
"""Pages in the WAL after which the writer itself makes a checkpoint, so that SQLite can restart the WAL."""
MIN_FREE_BYTES: Final = 16 * 1024 * 1024
"""With less free disk space, in bytes, the store counts as full. The WAL alone grows to about this size."""
RECENT_WRITE_SECONDS: Final = 2.0
"""For this many seconds a committed transaction proves that the store is writable."""


class Database(Protocol):
    """Runs functions that take a SQLAlchemy connection. (With asyncpg: `AsyncConnection.run_sync`.)"""

    async def write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function in one transaction that locks out other writers."""
        ...

    async def read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function without waiting for writers."""
        ...

    async def append_all(self, appends: Sequence[Append]) -> Sequence[Refused | None]:
        """Write several appends in order; return for each why it was refused, or None."""
        ...

    async def check(self) -> str:
        """Readiness check: write without changing anything. Empty if that works, otherwise a short reason."""
        ...

    async def close(self) -> None:
        """Finish running work and close all connections."""
        ...


class SqliteFile:
    """An SQLite file in WAL mode: one thread writes; other threads read and never wait for it.

    A whole transaction is one call in the writer thread. aiosqlite switches threads for every cursor, statement,
    fetch and commit; at 600 appends a second an append took several times as long.

    ``synchronous=NORMAL``: a committed transaction survives a crash of the process. After a power failure the last
    transactions may be lost, but the file is not damaged, and every room ends at some earlier entry.

    A separate thread makes the checkpoints. By default SQLite makes one in the transaction that writes the
    thousandth page, and all rooms wait for it every few seconds.
    """

    def __init__(self, path: Path, lock: FileLock | None = None) -> None:
        """Open a migrated file. The lock is released when the file is closed."""
        self._path = path
        self._lock = lock
        self._file_ids = {path: _file_id(path)}
        """Device and inode of the database file and the WAL, to notice when a file is deleted or replaced."""
        self._last_write = -RECENT_WRITE_SECONDS
        """When a transaction was last committed, by the monotonic clock."""
        self._write_engine = engine(path, writes=True)
        self._read_engine = engine(path, writes=False)
        self._checkpoint_engine = engine(path, writes=True)
        self._write_thread = WorkerThread("store-writer")
        self._read_threads = ThreadPoolExecutor(READ_THREADS, "store-reader")
        self._checkpoint_thread = ThreadPoolExecutor(1, "store-checkpoint")
        self._open = True
        self._write_connection: Connection | None = None
        """The connection of the writer thread."""
        self._since_checkpoint = 0
        """Transactions since the last checkpoint."""
        self._wal_is_long = False

    async def write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function in one transaction."""
        self._check_open()
        return await self._write_thread.run(self._write, work, *arguments)

    async def read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Run a function without waiting for writers."""
        return await self._run_in_reader(self._read, work, *arguments)

    async def append_all(self, appends: Sequence[Append]) -> Sequence[Refused | None]:
        """Write several appends in one transaction."""
        self._check_open()
        return await self._write_thread.run(self._append_all, appends)

    async def _run_in_reader(self, function: Callable[..., T], *arguments: Any) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._read_threads, function, *arguments)

    def _check_open(self) -> None:
        if not self._open:
            raise Unavailable("The store is closed.")

    def _write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Runs in the writer thread, which keeps its connection: a pooled one costs as much as some rows."""
        with _store_errors():
            connection = self._writer()
            with connection.begin():
                done = work(connection, *arguments)
            self._after_writing(connection)
            return done

    def _append_all(self, appends: Sequence[Append]) -> Sequence[Refused | None]:
        """Runs in the writer thread. SQLAlchemy is used only for appends that do more than add entries."""
        outcomes: list[Refused | None] = [None] * len(appends)
        with _store_errors():
            connection = self._writer()
            file: Any = connection.connection.driver_connection
            file.execute("BEGIN IMMEDIATE")
            try:
                others = append_unchanged(file, appends)
                if others:
                    with connection.begin():  # continues this transaction, and commits it
                        refused = append_locked(connection, [appends[index] for index in others])
                    for index, outcome in zip(others, refused, strict=True):
                        outcomes[index] = outcome
                else:
                    file.execute("COMMIT")
            except BaseException:
                file.rollback()
                raise
            self._after_writing(connection)
        return outcomes

    def _writer(self) -> Connection:
        """The connection of the writer thread."""
        if self._write_connection is None:
            self._write_connection = self._write_engine.connect()
        return self._write_connection

    def _after_writing(self, connection: Connection) -> None:
        self._last_write = monotonic()
        self._since_checkpoint += 1
        if self._wal_is_long:
            self._wal_is_long = False
            _checkpoint(connection.connection)  # the checkpoint thread has left little to do
        elif self._since_checkpoint >= CHECKPOINT_INTERVAL:
            self._since_checkpoint = 0
            self._checkpoint_thread.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        """Runs in the checkpoint thread. Nobody waits for it."""
        with closing(self._checkpoint_engine.raw_connection()) as connection:
            self._wal_is_long = _checkpoint(connection) > MAX_WAL_PAGES

    def _read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        with _store_errors(), self._read_engine.begin() as connection:
            return work(connection, *arguments)

    async def check(self) -> str:
        """Readiness check: whether the file is still in place and writable. Empty, or a short reason."""
        wrong = await self._run_in_reader(self._check_file)
        if not wrong and monotonic() - self._last_write >= RECENT_WRITE_SECONDS:
            await self.write(_write_one_page)
        return wrong

    def _check_file(self) -> str:
        """Check the file's metadata. The file must not be opened here: see `files.py`."""
        log = companion(self._path, "-wal")
        if log not in self._file_ids and log.exists():
            self._file_ids[log] = _file_id(log)
        for path, expected in self._file_ids.items():
            found = _file_id(path)
            if found is None:
                return "file-deleted"
            if found != expected:
                return "file-replaced"
        if not is_writable(self._path):
            return "read-only"
        disk = shutil.disk_usage(self._path.parent)
        return "disk-full" if disk.total and disk.free < MIN_FREE_BYTES else ""

    async def close(self) -> None:
        """Finish running work and close all connections."""
        if self._open:
            self._open = False
            await asyncio.to_thread(self._close_all)

    def _close_all(self) -> None:
        self._write_thread.shutdown()
        self._checkpoint_thread.shutdown()
        self._read_threads.shutdown()
        self._checkpoint_engine.dispose()
        self._read_engine.dispose()
        if self._write_connection is not None:
            self._write_connection.close()
        self._write_engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _file_id(path: Path) -> tuple[int, int] | None:
    """Device and inode of a file; None if there is none."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _write_one_page(connection: Connection) -> None:
    """Write one page by changing SQLite's user_version, which nothing else uses (alembic has its own table)."""
    [number] = connection.exec_driver_sql("PRAGMA user_version").one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2**31}")


@contextmanager
def _store_errors() -> Iterator[None]:
    """Turn SQLite's errors about access and writing into `Unavailable`."""
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        raise Unavailable(f"The store is unavailable: {error.orig}.") from None
    except sqlite3.OperationalError as error:  # from a statement that bypassed SQLAlchemy
        raise Unavailable(f"The store is unavailable: {error}.") from None


def engine(path: Path, *, writes: bool) -> Engine:
    """A connection pool for a file, which is created if it is missing."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=READ_THREADS,
        hide_parameters=True,  # entries contain secrets, which must not get into error messages and logs
    )
    event.listen(made, "connect", _prepare_writer if writes else _prepare_reader)
    if writes:
        event.listen(made, "begin", _begin_writing)
    return made


def _begin_writing(connection: Connection) -> None:
    # Take the write lock before the first read, so that nothing changes between reading and writing.
    file: Any = connection.connection.driver_connection
    if not file.in_transaction:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_writer(connection: Any, _record: object) -> None:
    _prepare(
        connection, "journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "wal_autocheckpoint = 0"
    )


def _checkpoint(connection: PoolProxiedConnection) -> int:
    """Make a checkpoint as far as possible without waiting; return the number of pages in the WAL.

    What is left is copied by the next checkpoint. The data is safe in the WAL meanwhile.
    """
    with suppress(sqlite3.OperationalError), closing(connection.cursor()) as cursor:
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        return int(cursor.fetchall()[0][1])
    return 0


def _prepare_reader(connection: Any, _record: object) -> None:
    _prepare(connection, "query_only = ON")


def _prepare(connection: Any, *pragmas: str) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, not the driver
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_TIMEOUT}", *pragmas):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
