"""One browser and one quick server for all tests here that need nothing special."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.browsing import Chromium
from tests.server.serving import Server, serving

QUICK = ("--no-limits", "--bot-pace", "0", "0", "--haste", "40")
"""Bots do not think aloud; a window for a veto is as short as an eighth of a second, and some are missed."""


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
