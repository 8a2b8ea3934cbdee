"""One server for all tests that need no special options: fast bots, fast clocks, no rate limits."""

from collections.abc import Iterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest

from tests.server.end_to_end.time_limit import limited
from tests.server.serving import Server, serving


def pytest_itemcollected(item: pytest.Item) -> None:
    """Set a time limit for tests that are coroutines."""
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.obj = limited(item.obj)


QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "200")


@pytest.fixture(scope="session")
def db_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database file of the fast server."""
    return tmp_path_factory.mktemp("server") / "pyrite.db"


@pytest.fixture(scope="session")
def server(db_path: Path) -> Iterator[Server]:
    """A fast server. Fails at the end if the server has logged an error."""
    with serving(*QUICK, store=f"sqlite:///{db_path}") as running:
        yield running
        assert running.logged() == ""
