"""Connections to PostgreSQL, and its errors in our words."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import asyncpg
from asyncpg import exceptions as pg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pyrite.game import BadInput
from pyrite.server.store.store import Unavailable

MIN_VERSION: Final = 13
CONNECT_SECONDS: Final = 2.0
"""How long a host may take to accept a connection before the next host is tried."""
ANSWER_SECONDS: Final = 5.0
"""How long a statement may take. A server that is cut off does not answer at all."""

_UNAVAILABLE: Final = ("08", "25006", "28", "3D", "53", "55", "57", "58")
"""How the codes of errors begin that say nothing about the statement: no connection, a server that only reads,
refused user, missing database, full disk or no free connection, locks, shutdown, failing disk."""
_DISK_FULL: Final = "53100"
_ROLLED_BACK: Final = "40"
"""Deadlocks and the like: nothing was written, and the transaction can be run again."""
TRIES: Final = 5
"""How often a transaction is run that PostgreSQL rolls back for another one."""

_NOT_CONNECTED: Final = (OSError, TimeoutError, pg.PostgresError, pg.InterfaceError, pg.InternalClientError)
"""What asyncpg raises if it cannot connect."""

URL_FORM: Final = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with several hosts as HOST:PORT,HOST:PORT"


class DiskFull(Unavailable):
    """The disk of the server is full."""


class Server:
    """A PostgreSQL server: one host, or a primary and its standbys."""

    def __init__(self, url: str) -> None:
        """Raise `BadInput` if that is not a URL. Messages never contain it: it may have a password."""
        try:
            parts = urlsplit(url)
            login, at, hosts = parts.netloc.rpartition("@")
            self._urls = [urlunsplit(parts._replace(netloc=f"{login}{at}{host}")) for host in hosts.split(",")]
        except ValueError:
            raise BadInput(f"That is not the URL of a PostgreSQL database. Use {URL_FORM}.") from None
        self.user = login.partition(":")[0]
        self.database = parts.path.lstrip("/")
        self.hosts = hosts or "this machine"

    async def connect(self, answer_seconds: float | None = ANSWER_SECONDS) -> Any:
        """Connect to the host that can be written to, starting with the one that was it last time.

        ``answer_seconds`` is how long a statement may take; None is unlimited.
        """
        found: Exception | None = None
        for url in list(self._urls):
            try:
                connection = await _connect_to(url, answer_seconds)
            except _NOT_CONNECTED as error:
                # An error of a server that answers says more than that another does not.
                found = error if found is None or isinstance(found, OSError) else found
            else:
                self._urls.remove(url)
                self._urls.insert(0, url)
                return connection
        assert found is not None
        raise found

    async def connect_for_pool(self, answer_seconds: float | None) -> Any:
        """Connect for SQLAlchemy, which takes errors of asyncpg itself for errors of a statement."""
        try:
            return await self.connect(answer_seconds)
        except (pg.InterfaceError, pg.InternalClientError) as error:  # such as: no host can be written to
            raise ConnectionError(str(error)) from error

    async def check(self) -> str | None:
        """Connect once; return the version of the tables, if there are any.

        Raise `BadInput` with the reason if the server cannot be used.
        """
        try:
            connection = await self.connect()
            try:
                return await _tables_version(connection)
            finally:
                await connection.close()
        except BadInput:
            raise
        except (*_NOT_CONNECTED, ValueError) as error:
            raise BadInput(self._why_not(error)) from None

    def _why_not(self, error: Exception) -> str:
        """Why a connection was not made, in a sentence."""
        match error:
            case pg.ClientConfigurationError() | ValueError():
                return f"That is not the URL of a PostgreSQL database. Use {URL_FORM}."
            case pg.TargetServerAttributeNotMatched():
                return f"PostgreSQL at {self.hosts} is read-only, such as a standby. Name the primary too."
            case pg.InvalidAuthorizationSpecificationError():
                return f"PostgreSQL at {self.hosts} refuses the user {self.user!r}. Check name and password."
            case pg.InvalidCatalogNameError():
                return f"PostgreSQL at {self.hosts} has no database {self.database!r}. Create it: createdb."
            case pg.TooManyConnectionsError():
                return f"PostgreSQL at {self.hosts} has no free connection. Raise max_connections."
            case pg.PostgresError():
                return f"PostgreSQL at {self.hosts} cannot be used: {str(error).rstrip('.')}."
            case _:
                reason = _system_error(error)
                shown = f" ({reason})" if reason else ""
                return f"PostgreSQL at {self.hosts} does not answer{shown}. Is it running? Is the address right?"


async def _tables_version(connection: Any) -> str | None:
    version = connection.get_server_version().major
    if version < MIN_VERSION:
        raise BadInput(f"PostgreSQL {version} is too old: Pyrite needs version {MIN_VERSION} or newer.")
    if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
        return None
    found: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
    return found


_SETTINGS: Final = {"application_name": "pyrite", "jit": "off", "synchronous_commit": "on"}
_LIMITS: Final = {
    "idle_in_transaction_session_timeout": "2s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""The server ends the transaction of a node that was paused or cut off: its locks would stop the other nodes.

Long work, such as a copy of the whole site, has no limits.
"""


async def _connect_to(url: str, answer_seconds: float | None) -> Any:
    return await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=answer_seconds,
        target_session_attrs="read-write",
        server_settings=_SETTINGS if answer_seconds is None else _SETTINGS | _LIMITS,
    )


class Link:
    """One connection for one statement at a time. It is made when needed, and again after it broke."""

    def __init__(self, server: Server, timeout: float | None = None) -> None:
        """``timeout``: seconds that using it may take, including the connecting."""
        self._server = server
        self._timeout = ANSWER_SECONDS if timeout is None else timeout
        self._lock = asyncio.Lock()
        self._connection: Any = None
        self._open = True

    def check_open(self) -> None:
        """Raise `Unavailable` if it is closed."""
        if not self._open:
            raise Unavailable("The store is closed.")

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Any]:
        """The connection, for this caller alone; raise `Unavailable` if it breaks."""
        async with self._lock:
            self.check_open()
            try:
                with store_errors():
                    async with asyncio.timeout(self._timeout):
                        if self._connection is None or self._connection.is_closed():
                            self._connection = await self._server.connect()
                        yield self._connection
            except (Unavailable, asyncio.CancelledError):
                self._drop()  # its state is unknown
                raise

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Wait for the caller who uses it, then close it."""
        self._open = False
        async with self._lock:
            if self._connection is not None:
                connection, self._connection = self._connection, None
                await connection.close(timeout=self._timeout)


def without_nul(given: Any) -> Any:
    """A parameter as PostgreSQL takes it: its texts have no NUL. No room or guest is stored under such a name."""
    if isinstance(given, str):
        return given.replace("\0", "\ufffd")
    return [without_nul(each) for each in given] if isinstance(given, list) else given


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn errors of connections and of the server itself into `Unavailable`."""
    try:
        yield
    except IntegrityError:
        raise
    except (OSError, TimeoutError, pg.InterfaceError, pg.InternalClientError) as error:
        if isinstance(error, (pg.DataError, ValueError)):
            raise  # a parameter that cannot be sent
        raise Unavailable(f"The store is unavailable: {short(error)}.") from None
    except PoolTimeout:
        raise Unavailable("The store is unavailable: no free connection.") from None
    except (pg.PostgresError, DBAPIError) as error:
        if not is_unavailable(error):
            raise
        kind = DiskFull if code_of(error) == _DISK_FULL else Unavailable
        raise kind(f"The store is unavailable: {short(error)}.") from None


def _system_error(error: Exception) -> str:
    """What the operating system says, such as: Connection refused. Empty if it says nothing."""
    if not isinstance(error, OSError) or not error.errno:
        return ""
    # asyncio puts its own text into the error of a connection; unknown names have their own, negative numbers.
    return os.strerror(error.errno) if error.errno > 0 else error.strerror or ""


def is_unavailable(error: Exception) -> bool:
    """Whether an error is of the server or the connection, not of the statement."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return code_of(error).startswith(_UNAVAILABLE)


def is_rolled_back(error: Exception) -> bool:
    """Whether the server has rolled the transaction back for another one, such as in a deadlock."""
    return code_of(error).startswith(_ROLLED_BACK)


def code_of(error: Exception) -> str:
    """The code of a PostgreSQL error (SQLSTATE); empty if it has none."""
    found = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(found, "sqlstate", None) or "")


def short(error: Exception) -> str:
    """The first line of an error, without the statement and its parameters."""
    found = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(found, TimeoutError):
        return "no answer"
    text = str(getattr(found, "strerror", None) or found or type(found).__name__)
    return text.splitlines()[0].rsplit("asyncpg.exceptions.", 1)[-1].rstrip(".")
