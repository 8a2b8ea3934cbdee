"""Limits on open connections, in total and per address, and the file descriptors that connections need.

A connection counts from accept to close, whether it is idle, sends a request or is an open WebSocket. A trusted
proxy connects for many people, so it has no limit per address: WebSockets that come through it are counted by the
client address that the proxy names.
"""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from pyrite.game import BadInput
from pyrite.server.http.client_addresses import Address, Network, is_in, parse_address, rate_limit_key
from pyrite.server.http.errors import ErrorType
from pyrite.server.operations.logs import get_logger

TOO_MANY_FROM_ADDRESS: Final = ErrorType(
    "too-many-connections", 429, "There are too many connections from your address. Close some and try again."
)
SERVER_FULL: Final = ErrorType("server-full", 503, "The server has too many connections. Try again in a moment.")

RESERVED_DESCRIPTORS: Final = 96
"""File descriptors kept for everything else: the store, static files, connections that are being refused."""
_MIN_CONNECTIONS: Final = 16
_MAX_DESCRIPTORS: Final = 1 << 20
"""Used where the system has no limit."""
_MAX_LINGERING: Final = 48
_CHECK_SECONDS: Final = 1.0
_LOG_INTERVAL: Final = 60.0
_OUT_OF_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE)


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections may be open, and how long a request may take to arrive."""

    max_total: int = 8000
    """Limit for all addresses together; lower where the system allows fewer file descriptors."""
    per_address: int | None = 500
    """Limit for one address, which may be a whole school. None: no limit."""
    request_seconds: float = 10.0
    """Time for a request to arrive completely: request line, headers and body."""

    def __post_init__(self) -> None:
        if self.max_total < 1 or (self.per_address is not None and self.per_address < 1):
            raise BadInput("Connection limits must be at least 1, in total and per address.")
        if self.request_seconds <= 0:
            raise BadInput("The request timeout must be above 0 seconds.")

    def within(self, descriptors: int) -> ConnectionLimits:
        """The same limits for a process with this many file descriptors."""
        return replace(
            self, max_total=max(_MIN_CONNECTIONS, min(self.max_total, descriptors - RESERVED_DESCRIPTORS))
        )


DEFAULT_CONNECTION_LIMITS: Final = ConnectionLimits()


class ConnectionLimiter:
    """Counts the open connections of one server and says which ones to refuse."""

    def __init__(
        self,
        limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS,
        trusted_proxies: Sequence[Network] = (),
        send_seconds: float = 20.0,
        on_refusal: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.limits = limits
        self.send_seconds = send_seconds
        """A client that does not read its response for this long is disconnected."""
        self.total = 0
        self.lingering = 0
        """Refused connections that stay open for a moment, so that the client can read why."""
        self._trusted = tuple(trusted_proxies)
        self._on_refusal = on_refusal
        self._by_address: dict[str, int] = {}
        self._log_refusal = ThrottledLog("connections refused")

    def address_of(self, transport: asyncio.BaseTransport) -> str | None:
        """The rate limit key of a connection; None if it is a trusted proxy's."""
        peer: Any = transport.get_extra_info("peername")
        address = parse_address(str(peer[0])) if isinstance(peer, tuple) and peer else None
        return None if self.is_proxy(address) else rate_limit_key(address)

    def is_proxy(self, address: Address | None) -> bool:
        """Whether an address belongs to a trusted proxy."""
        return is_in(address, self._trusted)

    @property
    def full(self) -> bool:
        """Whether no further connection is accepted from any address."""
        return self.total >= self.limits.max_total

    def reason_to_refuse(self, address: str | None) -> ErrorType | None:
        """Why a new connection from an address is refused; None if it is accepted."""
        if self.full:
            return SERVER_FULL
        per_address = self.limits.per_address
        if address is None or per_address is None:
            return None
        # One address never gets more than half of the total.
        if self._by_address.get(address, 0) >= min(per_address, max(1, self.limits.max_total // 2)):
            return TOO_MANY_FROM_ADDRESS
        return None

    def count_refusal(self, error_type: ErrorType) -> None:
        """Count and log a refusal."""
        self._on_refusal(error_type.reason)
        self._log_refusal.log(reason=error_type.reason, count=self.total)

    def add(self, address: str | None) -> None:
        """Count an opened connection."""
        self.total += 1
        self._count(address, 1)

    def remove(self, address: str | None) -> None:
        """Count a closed connection."""
        self.total -= 1
        self._count(address, -1)

    def may_linger(self) -> bool:
        """Whether one more refused connection may stay open for a moment."""
        return self.lingering < _MAX_LINGERING

    @contextmanager
    def proxied_socket(self, peer: Address | None, client: Address | None) -> Iterator[bool]:
        """Count a WebSocket by the address that a trusted proxy names; False if that address has too many.

        A WebSocket that does not come through a proxy is counted already, as a connection.
        """
        if not self.is_proxy(peer) or self.is_proxy(client):
            yield True
            return
        address = rate_limit_key(client)
        error_type = self.reason_to_refuse(address)
        if error_type is TOO_MANY_FROM_ADDRESS:
            self.count_refusal(error_type)
            yield False
            return
        self._count(address, 1)
        try:
            yield True
        finally:
            self._count(address, -1)

    def _count(self, address: str | None, more: int) -> None:
        if address is None:
            return
        count = self._by_address.get(address, 0) + more
        if count > 0:
            self._by_address[address] = count
        else:
            self._by_address.pop(address, None)


class ThrottledLog:
    """Logs an event at most once a minute, with the number of times it happened since the last log line."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._next = 0.0
        self._count_since = 0

    def log(self, **details: object) -> None:
        """Count the event, and log it unless it was logged within the last minute."""
        self._count_since += 1
        now = asyncio.get_running_loop().time()
        if now >= self._next:
            get_logger("pyrite.connections").warning(self._event, **{"number": self._count_since, **details})
            self._next, self._count_since = now + _LOG_INTERVAL, 0


# ---------------------------------------------------------------- file descriptors


def raise_descriptor_limit() -> int:
    """Raise the limit on file descriptors as far as the system allows; return the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no limit
        return _MAX_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY:
        return _MAX_DESCRIPTORS
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems do not grant the hard limit that they report
            return soft
    return max(soft, wanted)


async def watch_descriptors(connections: ConnectionLimiter) -> None:
    """Log when this process runs out of file descriptors and when it recovers. Runs until cancelled.

    Without a free descriptor, uvloop refuses connections silently and asyncio logs every attempt.
    """
    loop = asyncio.get_running_loop()
    log = get_logger("pyrite.connections")
    before = loop.get_exception_handler()
    loop.set_exception_handler(_without_descriptor_errors)
    short = ThrottledLog("out of file descriptors")
    was_short = False
    try:
        while True:
            if not _descriptor_left():
                short.log(count=connections.total)
                was_short = True
            elif was_short:
                log.warning("file descriptors are available again", count=connections.total)
                was_short = False
            await asyncio.sleep(_CHECK_SECONDS)
    finally:
        loop.set_exception_handler(before)


def _descriptor_left() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in _OUT_OF_DESCRIPTORS
    return True


def _without_descriptor_errors(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error, accepting = context.get("exception"), "accept" in str(context.get("message", ""))
    if not (accepting and isinstance(error, OSError) and error.errno in _OUT_OF_DESCRIPTORS):
        loop.default_exception_handler(context)
