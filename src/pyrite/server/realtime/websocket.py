"""The WebSocket endpoint: authenticates a client, receives its requests and sends frames."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import QueryParams
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pyrite.game import Refusal
from pyrite.server.http.application import AppContext
from pyrite.server.http.client_addresses import client_address, parse_address, rate_limit_key
from pyrite.server.http.connection_limits import TOO_MANY_FROM_ADDRESS
from pyrite.server.http.errors import ApiError
from pyrite.server.http.origins import is_from_our_pages
from pyrite.server.http.rate_limits import LimitKind, TokenBucket
from pyrite.server.realtime import wire
from pyrite.server.realtime.connection import (
    BANNED,
    NOT_YOURS,
    RATE_LIMITED,
    RESTART,
    TOO_SLOW,
    UNKNOWN_GUEST,
    Connection,
)
from pyrite.server.realtime.room_actor import RoomActor
from pyrite.server.realtime.room_rate_limits import rate_limit_refusal
from pyrite.server.realtime.room_registry import RoomRegistry
from pyrite.server.realtime.websocket_fast_path import fast_receive, fast_send
from pyrite.server.room.decide.context import Requester
from pyrite.server.store import Guest, Unavailable

_POLICY: Final = 1008
_INTERNAL_ERROR: Final = 1011
_NO_SUCH_ROOM: Final = 4004
_MAX_ITEM: Final = 2**53
"""No item has a larger number. Compiled code reads numbers of 64 bits, and JavaScript exact ones up to this."""
_MAX_BAD_FRAMES: Final = 20
"""A connection is closed after this many frames that are invalid or exceed the rate limit."""


class _Query(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    after: Annotated[int, Meta(ge=0, le=_MAX_ITEM)] | None = None


def _query(given: QueryParams) -> _Query:
    """The query parameters; raise `ValidationError` if they are invalid or repeated."""
    items = given.multi_items()
    if len(dict(items)) < len(items):
        raise msgspec.ValidationError("repeated")
    return msgspec.convert(dict(items), _Query, strict=False)


class _Requests:
    """The requests of one connection, one at a time and in their order."""

    def __init__(
        self,
        connection: Connection,
        answer: Callable[[str | None], Coroutine[Any, Any, wire.Accepted | wire.Refused]],
    ) -> None:
        self._connection = connection
        self._answer = answer
        self._bad_frames = 0
        self._is_read = False
        """Whether the reader of the connection has a message that waits, or that it handles."""
        self._task: asyncio.Task[None] | None = None
        """Handles a message that came past the reader. It has few callers, so that resuming it costs little."""

    @property
    def too_many_bad(self) -> bool:
        """Whether the connection has to be closed."""
        return self._bad_frames >= _MAX_BAD_FRAMES

    def try_start(self, text: str) -> bool:
        """Handle a message past the reader; False if another one must be answered before."""
        if self._is_read or self._task is not None or self._bad_frames + 1 >= _MAX_BAD_FRAMES:
            return False
        self._task = asyncio.get_running_loop().create_task(self._handle(text))
        self._task.add_done_callback(self._done)
        return True

    def _done(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self._connection.close(_INTERNAL_ERROR)  # `finish` raises the exception
        else:
            self._task = None

    async def handle(self, text: str | None) -> None:
        """Handle a message that the reader has received."""
        self._is_read = True
        await self.finish()
        await self._handle(text)
        self._is_read = False

    async def _handle(self, text: str | None) -> None:
        if self._connection.closing == UNKNOWN_GUEST:  # a guest who has signed out sends no more requests
            return
        answer = await self._answer(text)
        self._bad_frames += isinstance(answer, wire.Refused) and answer.reason in ("bad-request", "too-fast")
        self._connection.answer(wire.encode(answer))

    async def finish(self) -> None:
        """Wait until the request that came past the reader is answered."""
        if self._task is not None:
            await self._task

    def cancel(self) -> None:
        """End what is left, because the reader has failed or was cancelled."""
        if self._task is not None:
            self._task.cancel()


class WebSocketApi:
    """Accepts WebSocket connections to rooms."""

    def __init__(self, context: AppContext, registry: RoomRegistry) -> None:
        self._context = context
        self._registry = registry

    @property
    def routes(self) -> list[WebSocketRoute]:
        """The WebSocket route."""
        return [WebSocketRoute("/api/rooms/{room}/socket", self.connect)]

    async def connect(self, socket: WebSocket) -> None:
        """Handle one connection. The close code says why a client may not connect."""
        try:
            await self._connect(socket)
        except Unavailable:  # the store is away: the client tries again, perhaps at another node
            if socket.application_state is WebSocketState.CONNECTING:
                await socket.accept()
            if socket.application_state is WebSocketState.CONNECTED:
                with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client is gone
                    await socket.close(RESTART, "the database is unavailable")

    async def _connect(self, socket: WebSocket) -> None:
        context = self._context
        if not is_from_our_pages(socket.headers, context.settings.origins):
            await socket.close(_POLICY)  # before accepting, so the response is 403
            return
        sign_outs = self._registry.sign_outs
        guest = await self._registry.store_waits.wait(context.identity.recognise(socket))
        await socket.accept()
        if guest is None:
            await socket.close(UNKNOWN_GUEST, "request /api/me first")
            return
        try:
            query = _query(socket.query_params)
            address = client_address(socket, context.settings.trusted_proxies)
            context.rate_limiter.check(LimitKind.JOINS, rate_limit_key(address), guest.guest, context.now())
        except msgspec.ValidationError:
            await socket.close(_POLICY, "seat and after must be numbers, each given at most once")
            return
        except ApiError as error:
            await socket.close(RATE_LIMITED, error.body.text)
            return
        peer = parse_address(socket.client.host) if socket.client else None
        with context.connections.proxied_socket(peer, address) as allowed:
            if allowed:
                await self._visit(socket, guest, query, sign_outs, rate_limit_key(address))
            else:
                await socket.close(RATE_LIMITED, TOO_MANY_FROM_ADDRESS.text)

    async def _visit(self, socket: WebSocket, guest: Guest, query: _Query, sign_outs: int, address: str) -> None:
        async with self._registry.visit(socket.path_params["room"]) as room_actor:
            requester = Requester(guest.guest, guest.name, query.seat)
            if room_actor is None:
                await socket.close(_NO_SUCH_ROOM, "there is no such room")
            elif guest.guest in room_actor.room.banned:
                await socket.close(BANNED, "the host has removed you from this table")
            elif not room_actor.may_watch(requester):
                why = "this table is not open to spectators" if requester.seat is None else "that is not your seat"
                await socket.close(NOT_YOURS, why)
            elif self._registry.closing:
                await socket.close(RESTART)
            else:
                connection = Connection(requester, lambda: self._is_known(socket))
                await self._registry.store_waits.wait(room_actor.join(connection, query.after))
                try:
                    if sign_outs != self._registry.sign_outs and not await self._is_known(socket):
                        room_actor.sign_out(connection)  # the cookie became invalid while the room was loaded
                except BaseException:
                    await room_actor.leave(connection)
                    raise
                await self._serve(socket, room_actor, connection, address)

    async def _is_known(self, socket: WebSocket) -> bool:
        """Whether the cookie of a client is still valid."""
        return await self._context.identity.recognise(socket) is not None

    async def _serve(self, socket: WebSocket, room_actor: RoomActor, connection: Connection, address: str) -> None:
        self._context.metrics.sockets.inc()
        if self._registry.closing:
            connection.close(RESTART)  # the room was handed over while the connection joined it
        writing = asyncio.ensure_future(self._write(socket, room_actor, connection))
        try:
            await self._read(socket, room_actor, connection, address)
        finally:
            self._context.metrics.sockets.dec()
            writing.cancel()
            await room_actor.leave(connection)
            with suppress(asyncio.CancelledError):
                await writing

    async def _write(self, socket: WebSocket, room_actor: RoomActor, connection: Connection) -> None:
        async def send(frame: bytes) -> None:
            await socket.send_text(frame.decode())

        send_timeout = self._context.settings.send_timeout
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client is gone
            try:
                await connection.serve(
                    send, room_actor.snapshot, send_timeout, fast_send(socket.scope.get("extensions", {}))
                )
            except TimeoutError:
                # A client that reads nothing does not read the close frame either and may keep the socket open.
                await room_actor.leave(connection)
                connection.closing = TOO_SLOW
            except Unavailable:
                connection.closing = RESTART
            async with asyncio.timeout(send_timeout):
                await socket.close(connection.closing)

    async def _read(self, socket: WebSocket, room_actor: RoomActor, connection: Connection, address: str) -> None:
        bucket = self._context.rate_limiter.connection_bucket()
        requests = _Requests(connection, lambda text: self._answer(text, room_actor, connection, bucket, address))
        set_receiver = fast_receive(socket.scope.get("extensions", {})) or (lambda receiver: None)
        set_receiver(requests.try_start)
        try:
            while not requests.too_many_bad:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    await requests.finish()
                    return
                await requests.handle(message.get("text"))
        finally:
            set_receiver(None)
            requests.cancel()
        connection.close(RATE_LIMITED)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # until the queue and the close frame are sent

    async def _answer(
        self, text: str | None, room_actor: RoomActor, connection: Connection, bucket: TokenBucket, address: str
    ) -> wire.Accepted | wire.Refused:
        context = self._context
        now = context.now()
        if not bucket.take(now):
            context.metrics.rate_limited.labels(LimitKind.MESSAGES).inc()
            return self._refused("", Refusal("too-fast", "Too many requests. Wait a moment.", ""))
        try:
            request = wire.decode_request(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(
                "", Refusal("bad-request", f"This is not a valid request: {str(error)[:200]}.", "")
            )
        guest, room = connection.requester.guest, room_actor.room.name
        refusal = rate_limit_refusal(
            context.rate_limiter, request, address=address, guest=guest, room=room, now=now
        ) or await self._registry.handle_request(room_actor, connection.requester, request, connection)
        if refusal is not None:
            return self._refused(request.ref, refusal)
        context.metrics.count_accepted()
        return wire.Accepted(ref=request.ref, number=room_actor.room.sent_count[connection.viewer])

    def _refused(self, ref: str, refusal: Refusal) -> wire.Refused:
        self._context.metrics.count_refused(refusal.reason)
        return wire.Refused(ref=ref, reason=refusal.reason, text=refusal.text, rule=refusal.rule)
