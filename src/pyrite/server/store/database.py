"""Where SQL is carried out. Here stands SQLite; PostgreSQL needs a class of its own with the same methods."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError

from pyrite.server.store.files import FileLock, companion, is_writable
from pyrite.server.store.store import Unavailable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

READ_THREADS: Final = 2
BUSY_TIMEOUT: Final = 10_000
"""How long a writer waits for another process that writes to the same file, in milliseconds."""
CHECKPOINT_INTERVAL: Final = 100
"""So many transactions before what they wrote into the log is carried over into the file."""
MAX_WAL_PAGES: Final = 4096
"""Pages in the log after which the thread that writes makes it end, so that it begins anew."""
MIN_FREE_BYTES: Final = 16 * 1024 * 1024
"""With fewer bytes free on the disk the store counts as full. The log alone grows to about this size."""
RECENT_WRITE_SECONDS: Final = 2.0
"""Seconds for which a committed transaction shows that the store can be written to."""


class Database(Protocol):
    """Carries out functions that speak SQL over a connection. (With asyncpg: `AsyncConnection.run_sync`.)"""

    async def write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Do it in one transaction, with nobody else writing to what it looks up."""
        ...

    async def read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Do it without waiting for writers."""
        ...

    async def check(self) -> str:
        """Write something that changes nothing: empty if that works, otherwise a short name of what is wrong."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...


class SqliteFile:
    """An SQLite file in WAL mode: one thread writes, others read and never wait for it.

    A whole transaction is one visit to the thread. (aiosqlite crosses over and back for every cursor, statement,
    fetch and commit: at 600 appends a second an append waited several times as long.)
    ``synchronous=NORMAL``: whatever was committed survives the end of the process, however sudden. If the machine
    loses power, the last moments may be gone, but the file is whole, and every room ends at some earlier entry.

    What is written goes into a log. A thread of its own carries it over into the file: SQLite would let whoever
    writes the thousandth page do that, and every few seconds all rooms waited for it.
    """

    def __init__(self, path: Path, lock: FileLock | None = None) -> None:
        """Begin with a file, which must have been migrated; the lock is released when the file is closed."""
        self._path = path
        self._lock = lock
        self._file_ids = {path: _file_id(path)}
        """Which file lies at each path that belongs to the database."""
        self._last_write = -RECENT_WRITE_SECONDS
        """When a transaction was last committed, by the monotonic clock."""
        self._write_engine = engine(path, writes=True)
        self._read_engine = engine(path, writes=False)
        self._checkpoint_engine = engine(path, writes=True)
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_threads = ThreadPoolExecutor(READ_THREADS, "store-reader")
        self._checkpoint_thread = ThreadPoolExecutor(1, "store-carrier")
        self._open = True
        self._write_connection: Connection | None = None
        """The connection of the thread that writes."""
        self._since_checkpoint = 0
        """Transactions since the log was last carried over."""
        self._wal_is_long = False

    async def write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Do it in one transaction."""
        return await self._run_in(self._write_thread, self._write, work, *arguments)

    async def read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """Do it without waiting for writers."""
        return await self._run_in(self._read_threads, self._read, work, *arguments)

    async def _run_in(self, threads: ThreadPoolExecutor, function: Callable[..., T], *arguments: Any) -> T:
        if not self._open:
            raise Unavailable("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)

    def _write(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        """In the thread that writes. It keeps its connection: to fetch one costs as much as to write some rows."""
        with _store_errors():
            if self._write_connection is None:
                self._write_connection = self._write_engine.connect()
            with self._write_connection.begin():
                done = work(self._write_connection, *arguments)
            self._last_write = monotonic()
            self._after_writing(self._write_connection)
            return done

    def _after_writing(self, connection: Connection) -> None:
        self._since_checkpoint += 1
        if self._wal_is_long:
            self._wal_is_long = False
            _checkpoint(connection.connection)  # little is left by now
        elif self._since_checkpoint >= CHECKPOINT_INTERVAL:
            self._since_checkpoint = 0
            self._checkpoint_thread.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        """In the thread that carries over, for which nobody waits."""
        with closing(self._checkpoint_engine.raw_connection()) as connection:
            self._wal_is_long = _checkpoint(connection) > MAX_WAL_PAGES

    def _read(self, work: Callable[[Connection, *Ts], T], *arguments: *Ts) -> T:
        with _store_errors(), self._read_engine.begin() as connection:
            return work(connection, *arguments)

    async def check(self) -> str:
        """Whether the file is still there and can be written to; otherwise a short name of what is wrong."""
        wrong = await self._run_in(self._read_threads, self._check_file)
        if not wrong and monotonic() - self._last_write >= RECENT_WRITE_SECONDS:
            await self.write(_write_one_page)
        return wrong

    def _check_file(self) -> str:
        """What the system says of the file. It is not opened here: see `files.py`."""
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
        """Finish what is under way and let go."""
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
    """The file at a path, whatever it is called; None if there is none."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _write_one_page(connection: Connection) -> None:
    """Write one page. Nobody reads this number of SQLite's header; alembic has a table of its own."""
    [number] = connection.exec_driver_sql("PRAGMA user_version").one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 2**31}")


@contextmanager
def _store_errors() -> Iterator[None]:
    """What SQLite says when it cannot be reached or cannot write becomes `Unavailable`."""
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        raise Unavailable(f"The store does not answer: {error.orig}.") from None
    except sqlite3.OperationalError as error:  # of a statement that went straight to the driver
        raise Unavailable(f"The store does not answer: {error}.") from None


def engine(path: Path, *, writes: bool) -> Engine:
    """Connections to a file, which is made if it is not there."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=READ_THREADS,
        hide_parameters=True,  # entries hold secrets: they may not get into errors, and so into logs
    )
    event.listen(made, "connect", _prepare_writer if writes else _prepare_reader)
    if writes:
        event.listen(made, "begin", _begin_writing)
    return made


def _begin_writing(connection: Connection) -> None:
    # From the first look on, so that nothing changes between looking and writing.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_writer(connection: Any, _record: object) -> None:
    _prepare(
        connection, "journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "wal_autocheckpoint = 0"
    )


def _checkpoint(connection: PoolProxiedConnection) -> int:
    """Carry what the log holds over into the file, as far as nobody has to wait; how many pages it holds.

    What cannot be done now is done the next time: whatever was written is safe in the log.
    """
    with suppress(sqlite3.OperationalError), closing(connection.cursor()) as cursor:
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        return int(cursor.fetchall()[0][1])
    return 0


def _prepare_reader(connection: Any, _record: object) -> None:
    _prepare(connection, "query_only = ON")


def _prepare(connection: Any, *pragmas: str) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY_TIMEOUT}", *pragmas):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
