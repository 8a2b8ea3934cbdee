"""Runs the server: opens the port and the store, and serves until SIGTERM or SIGINT."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

import uvicorn
from starlette.types import ASGIApp

from pyrite.game import BadInput
from pyrite.game.refusal import shown
from pyrite.server.app import create_app
from pyrite.server.http.application import AppContext
from pyrite.server.http.connection_limits import (
    ConnectionLimiter,
    ConnectionLimits,
    raise_descriptor_limit,
    watch_descriptors,
)
from pyrite.server.http.http_protocol import http_protocol
from pyrite.server.http.limited_protocol import MAX_HEAD_BYTES, ServerConfig
from pyrite.server.http.routing import MAX_BODY_BYTES
from pyrite.server.operations.gc_pauses import run_gc_loop
from pyrite.server.operations.store_clock import StoreClock
from pyrite.server.operations.watchdog import Watchdog
from pyrite.server.realtime.node_lease import NodeLease, this_node
from pyrite.server.realtime.websocket_fast_path import FastWebSocketProtocol
from pyrite.server.settings import Settings
from pyrite.server.store import Store

SHUTDOWN_SECONDS: Final = 3
"""How long shutdown waits for running requests."""

SEND_BUFFER_BYTES: Final = 64 * 1024
"""The send buffer of a connection in the operating system, in bytes."""

_UNLIMITED: Final = ConnectionLimits(max_total=1 << 20, per_address=None)
"""For servers of benchmarks."""

Announce: TypeAlias = Callable[[list[str]], None]
"""Called with the addresses that people can open, once the server is ready."""
OpenStore: TypeAlias = Callable[[str], Awaitable[Store]]


def run(settings: Settings, open_store: OpenStore, announce: Announce) -> None:
    """Serve until SIGTERM or SIGINT; raise `BadInput` if it cannot start."""
    limits = settings.connection_limits.within(raise_descriptor_limit())
    settings = replace(settings, connection_limits=limits)
    with listening_socket(settings.host, settings.port, settings.send_timeout) as listener:
        factory = uvicorn_config(None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(_serve(settings, listener, open_store, announce))


async def _serve(settings: Settings, listener: socket.socket, open_store: OpenStore, announce: Announce) -> None:
    watchdog = Watchdog(settings.watchdog)
    if settings.watchdog:
        watchdog.start()
    try:
        await _serve_watched(settings, listener, open_store, announce)
    finally:
        watchdog.stop()


async def _serve_watched(
    settings: Settings, listener: socket.socket, open_store: OpenStore, announce: Announce
) -> None:
    store = await open_store(settings.store)
    try:
        context = await _join(settings, store)
    except BaseException:
        await store.close()
        raise
    background = [
        asyncio.create_task(run_gc_loop()),
        asyncio.create_task(watch_descriptors(context.connections)),
    ]
    try:
        server = _Server(uvicorn_config(create_app(context), context.connections))
        server.close_all = context.close_all
        server.announce = lambda: announce(addresses(settings, listener))
        await server.serve(sockets=[listener])
    finally:
        for task in background:
            task.cancel()
        await store.close()


async def _join(settings: Settings, store: Store) -> AppContext:
    """What the application shares, once this process is a node of the site."""
    if not settings.shares_store:
        return AppContext(settings, store)
    clock = StoreClock()
    lease = NodeLease(store.cluster, this_node(settings.node), clock)
    await lease.join()
    return AppContext(settings, store, now=clock, lease=lease)


def uvicorn_config(app: ASGIApp | None, connections: ConnectionLimiter | None = None) -> ServerConfig:
    """The uvicorn configuration; without an application it is only used to choose the event loop."""
    return ServerConfig(
        app or _nothing,
        connections or ConnectionLimiter(_UNLIMITED),
        http=http_protocol(),
        h11_max_incomplete_event_size=MAX_HEAD_BYTES,
        ws=FastWebSocketProtocol,
        ws_max_size=MAX_BODY_BYTES,
        ws_per_message_deflate=False,  # the length of compressed data can reveal secrets
        server_header=False,
        date_header=False,
        proxy_headers=False,  # http/client_addresses.py reads them, and trusts fewer
        access_log=False,  # a path may be the secret link to a room; http/middleware.py logs routes
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


async def _nothing(*_: object) -> None:
    """A placeholder application."""


class _Server(uvicorn.Server):
    """Returns after shutdown instead of ending the process, so that the store can be closed."""

    announce: Callable[[], None]
    close_all: Callable[[], Awaitable[None]]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.close_all()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn would raise the signal again after shutdown, which ends the process at once.
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


# ---------------------------------------------------------------- the port and the addresses


@contextlib.contextmanager
def listening_socket(host: str, port: int, send_timeout: float = 20.0) -> Iterator[socket.socket]:
    """A listening socket; raise `BadInput` with advice if it cannot be opened."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadInput(f"There is no host {shown(host)}; try --host 127.0.0.1, or 0.0.0.0 for all.") from None
    family, _, _, _, address = found[0]
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit both options. SO_SNDBUF bounds the memory for a client that does not read.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # bounds the wait for such a client, even after closing
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(send_timeout * 1000))
        try:
            listener.bind(address)
            listener.listen(2048)
        except OSError as error:
            raise BadInput(_listen_error(error, host, port)) from None
        yield listener


def _listen_error(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is used by another program; choose another one, for example --port {port % 65535 + 1}."
        )
    if error.errno == errno.EACCES:
        return f"Port {port} needs special rights; choose one above 1023, for example --port 8000."
    if error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine; try --host 127.0.0.1, or 0.0.0.0 for all of them."
    return f"The server cannot listen at {host}, port {port}: {error.strerror or error}."


def addresses(settings: Settings, listener: socket.socket) -> list[str]:
    """The addresses that people can open."""
    if settings.origins:
        return [f"{origin}/" for origin in settings.origins]
    host, port = listener.getsockname()[:2]
    hosts = ["127.0.0.1", socket.gethostname()] if host in ("0.0.0.0", "::") else [host]
    return [f"http://{f'[{each}]' if ':' in each else each}:{port}/" for each in hosts]
