"""One server for all tests that need no special options: fast bots, fast clocks, no rate limits."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Server, serving

QUICK = ("--no-limits", "--bot-delay", "0", "0", "--speedup", "200")
TIME_LIMIT = 400
"""Seconds that a test may take."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Set a time limit for tests that are coroutines."""
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.obj = limited(item.obj)


def limited(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A test with the time limit."""

    @wraps(test)
    async def run_test(**arguments: Any) -> None:
        async with asyncio.timeout(TIME_LIMIT):
            await test(**arguments)

    return run_test


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
