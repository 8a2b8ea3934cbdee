"""Structured logs without secrets: one line per event, as JSON or in colours on a terminal.

Secrets are kept out by an allowlist: only the fields below are written, the name of a room is replaced by a short
digest, an exception is reduced to its type and traceback positions without its message, and of messages from
libraries only the format string is kept, without its arguments.
"""

from __future__ import annotations

import logging
import sys
from hashlib import sha256
from typing import Final, Literal, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

from pyrite.server.operations.exception_summary import summarise_exception

LogFormat = Literal["json", "pretty"]

ALLOWED_FIELDS: Final = frozenset(
    {"event", "level", "timestamp", "logger", "exception", "room", "method", "route", "status", "milliseconds"}
    | {
        "reason",
        "kind",
        "state",
        "count",
        "number",
        "viewers",
        "sockets",
        "rooms",
        "guests",
        "lobby",
        "playing",
        "over",
        "seconds",
        "bot",
        "address",
        "frames",
        "version",
    }
)
"""Fields that may be logged. Never: cookies, tokens, codes, names, chat, commands, paths, bodies."""


def configure_logging(
    log_format: LogFormat | None = None, level: int = logging.INFO, stream: TextIO | None = None
) -> None:
    """Configure all logging of this process. By default the format is pretty on a terminal, otherwise JSON."""
    stream = stream or sys.stderr
    pretty = log_format == "pretty" or (log_format is None and stream.isatty())
    before: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _summarise_exceptions,
        _allow_known_fields,
    ]
    renderer = (
        structlog.dev.ConsoleRenderer(colors=stream.isatty()) if pretty else structlog.processors.JSONRenderer()
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        use_get_message=False,  # the format string without arguments, which may contain the path of a room
        keep_exc_info=False,
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *before,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pyrite").setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)


def get_logger(name: str) -> structlog.stdlib.BoundLogger:
    """The logger of a part of the server, such as ``pyrite.rooms``."""
    log: structlog.stdlib.BoundLogger = structlog.get_logger(name)
    return log


def room_digest(room: str) -> str:
    """The identifier of a room in logs: it distinguishes rooms, and does not let anyone join.

    >>> room_digest("kP3v9Qz1L0aXw7Yt")
    '93db4608'
    """
    return sha256(f"room {room}".encode()).hexdigest()[:8]


def _allow_known_fields(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Hide fields that are not in `ALLOWED_FIELDS`, and replace the room by its digest."""
    for name in [each for each in event if each not in ALLOWED_FIELDS and not each.startswith("_")]:
        event[name] = "(not logged)"
    if "room" in event:
        event["room"] = room_digest(str(event["room"]))
    return event


def _summarise_exceptions(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Replace an exception by its type and positions; its message may quote what a client sent."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    event.pop("exc_text", None)
    if isinstance(error, BaseException):
        event["exception"] = summarise_exception(error)
    return event
