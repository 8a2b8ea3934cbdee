"""Tests of connections and rooms run in virtual time: a short sleep lets everything happen that can before it."""

import pytest

from tests.server.virtual_time import VIRTUAL_TIME, Backend


@pytest.fixture
def anyio_backend() -> Backend:
    """The event loop of these tests."""
    return VIRTUAL_TIME
