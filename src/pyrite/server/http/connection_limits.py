"""Caps on open connections, in all and by address, and the file descriptors that they need.

A connection is counted from the moment it is accepted until it is lost, whether it idles, sends a request or is an
open socket. A trusted proxy makes connections for many people, so it has no cap of its own: sockets that come
through it are counted by the address that it names.
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
from pyrite.server.http.client_addresses import Address, Network, parse_address, rate_limit_key
from pyrite.server.http.errors import ErrorType
from pyrite.server.operations.logs import get_logger

TOO_MANY_FROM_ADDRESS: Final = ErrorType(
    "too-many-connections", 429, "There are too many connections from your address; close some and try again."
)
SERVER_FULL: Final = ErrorType("server-full", 503, "The server has too many connections; try again in a moment.")

RESERVED_DESCRIPTORS: Final = 96
"""File descriptors for everything else: the store, files that are sent, connections that are being refused."""
_MIN_CONNECTIONS: Final = 16
_MAX_DESCRIPTORS: Final = 1 << 20
"""As many are enough, where the system allows any number."""
_MAX_LINGERING: Final = 48
_CHECK_SECONDS: Final = 1.0
_LOG_INTERVAL: Final = 60.0
_OUT_OF_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE)


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections there may be, and how long a request may take to arrive."""

    max_total: int = 8000
    """In all; fewer where the system allows fewer file descriptors."""
    per_address: int | None = 500
    """From one address; a school may have one for all its classes. None: no cap."""
    request_seconds: float = 10.0
    """Within which a request arrives: its line, its headers and its body."""

    def __post_init__(self) -> None:
        if self.max_total < 1 or (self.per_address is not None and self.per_address < 1):
            raise BadInput("A server needs at least 1 connection in all and 1 from each address.")
        if self.request_seconds <= 0:
            raise BadInput("A request needs some time to arrive; give a number of seconds above 0.")

    def within(self, descriptors: int) -> ConnectionLimits:
        """The same limits, where a process may have so many file descriptors."""
        return replace(
            self, max_total=max(_MIN_CONNECTIONS, min(self.max_total, descriptors - RESERVED_DESCRIPTORS))
        )


DEFAULT_CONNECTION_LIMITS: Final = ConnectionLimits()


class ConnectionLimiter:
    """Counts the connections of one server."""

    def __init__(
        self,
        limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS,
        trusted_proxies: Sequence[Network] = (),
        send_seconds: float = 20.0,
        on_refusal: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.limits = limits
        self.send_seconds = send_seconds
        """A client that reads nothing of an answer for so long is disconnected."""
        self.total = 0
        self.lingering = 0
        """How many are refused already and stay open for a moment, so that the refusal is read."""
        self._trusted = tuple(trusted_proxies)
        self._on_refusal = on_refusal
        self._by_address: dict[str, int] = {}
        self._log_refusal = ThrottledLog("connections are refused")

    def address_of(self, transport: asyncio.BaseTransport) -> str | None:
        """What a connection counts as; None if it is a trusted proxy's."""
        peer: Any = transport.get_extra_info("peername")
        address = parse_address(str(peer[0])) if isinstance(peer, tuple) and peer else None
        return None if self.is_proxy(address) else rate_limit_key(address)

    def is_proxy(self, address: Address | None) -> bool:
        """Whether others speak through it."""
        return address is not None and any(address in network for network in self._trusted)

    @property
    def full(self) -> bool:
        """Whether no further connection is allowed, wherever it comes from."""
        return self.total >= self.limits.max_total

    def reason_to_refuse(self, address: str | None) -> ErrorType | None:
        """Why one more connection is refused; None if it is not."""
        if self.full:
            return SERVER_FULL
        per_address = self.limits.per_address
        if address is None or per_address is None:
            return None
        # One address never gets more than half of all, however few there are.
        if self._by_address.get(address, 0) >= min(per_address, max(1, self.limits.max_total // 2)):
            return TOO_MANY_FROM_ADDRESS
        return None

    def count_refusal(self, error_type: ErrorType) -> None:
        """Count and log a refusal."""
        self._on_refusal(error_type.reason)
        self._log_refusal.log(reason=error_type.reason, count=self.total)

    def add(self, address: str | None) -> None:
        """Count one more."""
        self.total += 1
        self._count(address, 1)

    def remove(self, address: str | None) -> None:
        """Count one less."""
        self.total -= 1
        self._count(address, -1)

    def may_linger(self) -> bool:
        """Whether one more refused connection may stay open for a moment."""
        return self.lingering < _MAX_LINGERING

    @contextmanager
    def proxied_socket(self, peer: Address | None, client: Address | None) -> Iterator[bool]:
        """Count a socket by the address that a trusted proxy names; False if that address has too many.

        A socket that does not come through a proxy is counted already, as a connection.
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
    """A log line for what may happen thousands of times a second: written once a minute, with how often."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._next = 0.0
        self._count_since = 0

    def log(self, **details: object) -> None:
        """Log it, unless it was logged lately."""
        self._count_since += 1
        now = asyncio.get_running_loop().time()
        if now >= self._next:
            get_logger("pyrite.connections").warning(self._event, **{"number": self._count_since, **details})
            self._next, self._count_since = now + _LOG_INTERVAL, 0


# ---------------------------------------------------------------- file descriptors


def raise_descriptor_limit() -> int:
    """Allow this process as many file descriptors as the system lets it have; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _MAX_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY:
        return _MAX_DESCRIPTORS
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems name a hard limit that they do not grant
            return soft
    return max(soft, wanted)


async def watch_descriptors(connections: ConnectionLimiter) -> None:
    """Log when this process runs out of file descriptors and when it has some again, until cancelled.

    Event loops refuse connections without a word when no descriptor is left (uvloop), or log each try (asyncio).
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
