"""Fixtures for tests of stores."""

from collections.abc import Iterator

import pytest

from tools.postgresql import Postgresql


@pytest.fixture
def database(postgresql: Postgresql) -> Iterator[str]:
    """A new database without tables."""
    postgresql.sql("CREATE DATABASE fresh")
    yield postgresql.url("fresh")
    postgresql.sql("DROP DATABASE fresh WITH (FORCE)")
