"""Fixtures for tests of the server."""

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from pyrite.server.operations.logs import configure_logging


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log as JSON lines; the logging configuration is restored afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging("json", logging.DEBUG, stream)
    yield stream
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()
