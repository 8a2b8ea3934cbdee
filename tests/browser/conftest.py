"""One browser and one quick server for all tests here that need nothing special."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.browser.browser_session import Chromium
from tests.browser.prepared_tables import store_tables
from tests.server.serving import Server, serving

QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "40")
"""Bots do not think aloud; a window for a veto is as short as an eighth of a second, and some are missed."""

SLOW_CLOCK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "0.02")
"""A window for a veto stays open for minutes: on a busy machine a page takes long to come to it."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """Debian's chromium."""
    browser = Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def db_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the quick server."""
    return tmp_path_factory.mktemp("browser") / "pyrite.db"


@pytest.fixture(scope="session")
def server(db_path: Path) -> Iterator[Server]:
    """A quick server; at the end it has made no mistake that it would have logged."""
    with serving(*QUICK, store=f"sqlite:///{db_path}") as running:
        yield running
        assert running.logged() == ""


@pytest.fixture(scope="session")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables at which Ada is asked for something, as they are kept."""
    db_path = tmp_path_factory.mktemp("staged") / "pyrite.db"
    asyncio.run(store_tables(f"sqlite:///{db_path}"))
    return db_path


@pytest.fixture(scope="module")
def tables(staged: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with those tables, where nobody of another file has answered yet."""
    db_path = tmp_path_factory.mktemp("tables")
    for file in staged.parent.iterdir():
        copy(file, db_path)
    with serving(*SLOW_CLOCK, store=f"sqlite:///{db_path / staged.name}") as running:
        yield running
        assert running.logged() == ""
