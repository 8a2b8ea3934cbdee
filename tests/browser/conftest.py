"""One browser and one quick server for all tests here that need nothing special."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.browser.browsing import Chromium
from tests.browser.staged import set_the_tables
from tests.server.serving import Server, serving

QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "40")
"""Bots do not think aloud; a window for a veto is as short as an eighth of a second, and some are missed."""

UNHURRIED = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "0.02")
"""A window for a veto stays open for minutes: on a busy machine a page takes long to come to it."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """Debian's chromium."""
    browser = Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def kept_at(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the quick server."""
    return tmp_path_factory.mktemp("browser") / "pyrite.db"


@pytest.fixture(scope="session")
def server(kept_at: Path) -> Iterator[Server]:
    """A quick server; at the end it has made no mistake that it would have logged."""
    with serving(*QUICK, store=f"sqlite:///{kept_at}") as running:
        yield running
        assert running.logged() == ""


@pytest.fixture(scope="session")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tables at which Ada is asked for something, as they are kept."""
    kept_at = tmp_path_factory.mktemp("staged") / "pyrite.db"
    asyncio.run(set_the_tables(f"sqlite:///{kept_at}"))
    return kept_at


@pytest.fixture(scope="module")
def tables(staged: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with those tables, where nobody of another file has answered yet."""
    kept_at = tmp_path_factory.mktemp("tables")
    for file in staged.parent.iterdir():
        copy(file, kept_at)
    with serving(*UNHURRIED, store=f"sqlite:///{kept_at / staged.name}") as running:
        yield running
        assert running.logged() == ""
