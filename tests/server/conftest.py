"""Fixtures for tests of the server."""

import asyncio
import io
import logging
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp

import pytest
import structlog

from pyrite.server.operations.logs import configure_logging
from pyrite.server.store import open_store
from tests.server.store.store_helpers import EMPTY
from tools.postgresql import WITHOUT_SYNC, Postgresql, PostgresqlMissing, running


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log as JSON lines; the logging configuration is restored afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging("json", logging.DEBUG, stream)
    yield stream
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgresql_data() -> Iterator[Path]:
    """The data of a new PostgreSQL server. It does not run: tests copy it."""
    folder = Path(mkdtemp(prefix="pyrite-postgresql-data-"))
    server = Postgresql(folder)
    try:
        server.create()
        yield server.data
    except PostgresqlMissing as error:
        pytest.skip(str(error))
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgresql(postgresql_data: Path) -> Iterator[Postgresql]:
    """A real PostgreSQL server, one for each process that runs tests."""
    with running(WITHOUT_SYNC, postgresql_data) as server:
        server.sql("CREATE DATABASE migrated")
        with ThreadPoolExecutor(1) as thread:  # an event loop may run in this one
            thread.submit(lambda: asyncio.run(_migrate(server.url("migrated")))).result()
        yield server


async def _migrate(url: str) -> None:
    await (await open_store(url)).close()


@pytest.fixture
def postgresql_url(postgresql: Postgresql) -> str:
    """The URL of a database whose tables are empty. A new database for each test would take ten times as long."""
    postgresql.sql(EMPTY, "migrated")
    return postgresql.url("migrated")
