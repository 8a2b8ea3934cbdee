"""Tests of connections and rooms run in virtual time: a sleep returns when all other tasks are idle."""

import pytest

from tests.server.virtual_time import VIRTUAL_TIME, Backend


@pytest.fixture
def anyio_backend() -> Backend:
    """The event loop of these tests."""
    return VIRTUAL_TIME
