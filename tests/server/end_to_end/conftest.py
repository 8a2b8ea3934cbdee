"""One server for all tests that need nothing special: quick bots, quick windows, no limits."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Server, serving

QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "200")


@pytest.fixture(scope="session")
def db_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the quick server."""
    return tmp_path_factory.mktemp("server") / "pyrite.db"


@pytest.fixture(scope="session")
def server(db_path: Path) -> Iterator[Server]:
    """A quick server; at the end it has made no mistake that it would have logged."""
    with serving(*QUICK, store=f"sqlite:///{db_path}") as running:
        yield running
        assert running.logged() == ""
