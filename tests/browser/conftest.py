"""Fixtures of the browser tests: one browser, a fast server, and a server with prepared tables."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.browser.browser_session import Chromium
from tests.browser.prepared_tables import store_tables
from tests.server.serving import Server, serving

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file in one process: they share its browser and servers."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "40")
"""Bots answer at once. A veto window lasts an eighth of a second, so players miss some."""

SLOW_CLOCK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "0.02")
"""Veto windows stay open for minutes, because a page may be slow to load on a busy machine."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """The browser of this test session."""
    browser = Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def db_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database file of the fast server."""
    return tmp_path_factory.mktemp("browser") / "pyrite.db"


@pytest.fixture(scope="session")
def server(db_path: Path) -> Iterator[Server]:
    """A fast server. Fails at the end if the server has logged an error."""
    with serving(*QUICK, store=f"sqlite:///{db_path}") as running:
        yield running
        assert running.logged() == ""


@pytest.fixture(scope="session")
def prepared_db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database file with the prepared tables, at which Ada is asked something."""
    db_path = tmp_path_factory.mktemp("prepared") / "pyrite.db"
    asyncio.run(store_tables(f"sqlite:///{db_path}"))
    return db_path


@pytest.fixture(scope="module")
def tables(prepared_db: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the prepared tables. Each test file gets its own copy of the database."""
    db_path = tmp_path_factory.mktemp("tables")
    for file in prepared_db.parent.iterdir():
        copy(file, db_path)
    with serving(*SLOW_CLOCK, store=f"sqlite:///{db_path / prepared_db.name}") as running:
        yield running
        assert running.logged() == ""
