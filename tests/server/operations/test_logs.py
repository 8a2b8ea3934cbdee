"""Logs without secrets, with the real configuration."""

import io
import json
import logging
from typing import Any

import pytest
import structlog

from pyrite.server.operations.logs import configure_logging, get_logger, room_digest

SECRET = "kP3v9Qz1L0aXw7Yt"


def events(logged: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in logged.getvalue().splitlines()]


def test_an_event_is_a_line_with_time_level_and_logger(logged: io.StringIO) -> None:
    get_logger("pyrite.rooms").info("room loaded", count=3)
    [event] = events(logged)
    assert event.pop("timestamp").endswith("Z")
    assert event == {"event": "room loaded", "level": "info", "logger": "pyrite.rooms", "count": 3}


def test_a_room_is_logged_as_a_digest(logged: io.StringIO) -> None:
    get_logger("pyrite.rooms").info("room loaded", room=SECRET)
    assert events(logged)[0]["room"] == room_digest(SECRET)
    assert SECRET not in logged.getvalue()


@pytest.mark.parametrize("field", ["cookie", "token", "code", "name", "path", "body", "command", "chat"])
def test_fields_that_are_not_allowed_are_hidden(logged: io.StringIO, field: str) -> None:
    get_logger("pyrite.rooms").info("something", **{field: SECRET})
    assert events(logged)[0][field] == "(not logged)"
    assert SECRET not in logged.getvalue()


def test_an_exception_is_logged_without_its_message(logged: io.StringIO) -> None:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as cause:
            raise ValueError(f"no such room {SECRET}") from cause
    except ValueError:
        get_logger("pyrite.http").error("request failed", exc_info=True)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    ours, theirs = events(logged)
    for event in (ours, theirs):
        assert "ValueError" in event["exception"]
        assert "KeyError" in event["exception"]
        assert any(line.startswith("test_logs.py:") for line in event["exception"])
    assert SECRET not in logged.getvalue()


def test_messages_of_libraries_are_logged_without_arguments(logged: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" 403', "192.0.2.7", f"/t/{SECRET}")
    logging.getLogger("uvicorn.error").info("never shown")
    [event] = events(logged)
    assert event["event"] == '%s - "WebSocket %s" 403'
    assert SECRET not in logged.getvalue()


def test_the_pretty_format_is_readable() -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging("pretty", stream=stream)
    try:
        get_logger("pyrite.rooms").info("room loaded", room=SECRET)
        get_logger("pyrite.rooms").debug("not shown")
    finally:
        root.handlers[:], root.level = handlers, level
        structlog.reset_defaults()
    assert "room loaded" in stream.getvalue()
    assert f"room={room_digest(SECRET)}" in stream.getvalue()
    assert "not shown" not in stream.getvalue()
