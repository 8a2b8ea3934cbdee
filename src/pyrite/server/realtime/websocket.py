"""The socket of one viewer: orders in, frames out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import QueryParams
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from pyrite.game import Refusal
from pyrite.server.http.application import AppContext
from pyrite.server.http.client_addresses import client_address, parse_address, rate_limit_key
from pyrite.server.http.connection_limits import TOO_MANY_FROM_ADDRESS
from pyrite.server.http.errors import ApiError
from pyrite.server.http.origins import is_from_our_pages
from pyrite.server.http.rate_limits import LimitKind, TokenBucket
from pyrite.server.realtime import wire
from pyrite.server.realtime.connection import BANNED, NOT_KNOWN, NOT_YOURS, RESTART, TOO_MUCH, TOO_SLOW, Line
from pyrite.server.realtime.room_actor import LiveRoom
from pyrite.server.realtime.room_registry import Hub
from pyrite.server.realtime.talk_budgets import over_budget
from pyrite.server.realtime.websocket_fast_path import short_way
from pyrite.server.room.decide.answers import Actor
from pyrite.server.store import Guest, Unavailable

_POLICY: Final = 1008
_NO_SUCH_ROOM: Final = 4004
_MOST_NONSENSE: Final = 20
"""After so many frames in one connection that are no orders, or come too fast, it is closed."""


class _Query(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


def _query(given: QueryParams) -> _Query:
    """What follows the question mark; raise `ValidationError` if it cannot be read or says one thing twice."""
    items = given.multi_items()
    if len(dict(items)) < len(items):
        raise msgspec.ValidationError("doubled")
    return msgspec.convert(dict(items), _Query, strict=False)


class Sockets:
    """Answers those who connect."""

    def __init__(self, context: AppContext, hub: Hub) -> None:
        self._context = context
        self._hub = hub

    @property
    def routes(self) -> list[WebSocketRoute]:
        """Where they connect."""
        return [WebSocketRoute("/api/rooms/{room}/socket", self.connect)]

    async def connect(self, socket: WebSocket) -> None:
        """One connection, from the first frame to the last. The closing code says why one may not connect."""
        context = self._context
        if not is_from_our_pages(socket.headers, context.settings.origins):
            await socket.close(_POLICY)  # before it was accepted: the answer is 403
            return
        sign_outs = self._hub.sign_outs
        guest = await context.identity.recognise(socket)
        await socket.accept()
        if guest is None:
            await socket.close(NOT_KNOWN, "ask for /api/me first")
            return
        try:
            query = _query(socket.query_params)
            address = client_address(socket, context.settings.trusted_proxies)
            context.rate_limiter.check(LimitKind.JOINS, rate_limit_key(address), guest.guest, context.now())
        except msgspec.ValidationError:
            await socket.close(_POLICY, "seat and after are numbers, each given at most once")
            return
        except ApiError as error:
            await socket.close(TOO_MUCH, error.body.text)
            return
        peer = parse_address(socket.client.host) if socket.client else None
        with context.connections.proxied_socket(peer, address) as allowed:
            if allowed:
                await self._visit(socket, guest, query, sign_outs, rate_limit_key(address))
            else:
                await socket.close(TOO_MUCH, TOO_MANY_FROM_ADDRESS.text)

    async def _visit(self, socket: WebSocket, guest: Guest, query: _Query, sign_outs: int, address: str) -> None:
        async with self._hub.visit(socket.path_params["room"]) as live:
            actor = Actor(guest.guest, guest.name, query.seat)
            if live is None:
                await socket.close(_NO_SUCH_ROOM, "there is no such table")
            elif guest.guest in live.room.banned:
                await socket.close(BANNED, "the host has removed you from this table")
            elif not live.may_look(actor):
                why = "this table is not open to spectators" if actor.seat is None else "that is not your seat"
                await socket.close(NOT_YOURS, why)
            elif self._hub.closing:
                await socket.close(RESTART)
            else:
                line = Line(actor)
                await live.join(line, query.after)
                try:
                    if sign_outs != self._hub.sign_outs and await self._context.identity.recognise(socket) is None:
                        live.sign_out(line)  # the cookie became void while the room was being loaded
                except BaseException:
                    await live.leave(line)
                    raise
                await self._serve(socket, live, line, address)

    async def _serve(self, socket: WebSocket, live: LiveRoom, line: Line, address: str) -> None:
        self._context.metrics.sockets.inc()
        writing = asyncio.ensure_future(self._write(socket, live, line))
        try:
            await self._read(socket, live, line, address)
        finally:
            self._context.metrics.sockets.dec()
            writing.cancel()
            await live.leave(line)
            with suppress(asyncio.CancelledError):
                await writing

    async def _write(self, socket: WebSocket, live: LiveRoom, line: Line) -> None:
        async def send(frame: bytes) -> None:
            await socket.send_text(frame.decode())

        patience = self._context.settings.patience
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # whoever has gone needs no more
            try:
                await line.serve(send, live.snapshot, patience, short_way(socket.scope.get("extensions", {})))
            except TimeoutError:
                # Who takes nothing takes no farewell either, and may keep the socket open for long.
                await live.leave(line)
                line.closing = TOO_SLOW
            except Unavailable:
                line.closing = RESTART
            async with asyncio.timeout(patience):
                await socket.close(line.closing)

    async def _read(self, socket: WebSocket, live: LiveRoom, line: Line, address: str) -> None:
        bucket, nonsense = self._context.rate_limiter.connection_bucket(), 0
        while nonsense < _MOST_NONSENSE:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if line.closing == NOT_KNOWN:  # whoever has signed out plays no longer
                continue
            answer = await self._answer(message.get("text"), live, line, bucket, address)
            nonsense += isinstance(answer, wire.Refused) and answer.reason in ("bad-request", "too-fast")
            line.send(wire.encode(answer))
        line.close(TOO_MUCH)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # until the line has sent what waits, and why it is closed

    async def _answer(
        self, text: str | None, live: LiveRoom, line: Line, bucket: TokenBucket, address: str
    ) -> wire.Accepted | wire.Refused:
        context = self._context
        if not bucket.take(context.now()):
            context.metrics.rate_limited.labels(LimitKind.MESSAGES).inc()
            return self._refused("", Refusal("too-fast", "That was too much at once: wait a little.", ""))
        try:
            request = wire.decode_request(text or "")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return self._refused(
                "", Refusal("bad-request", f"This is not a valid request: {str(error)[:200]}.", "")
            )
        guest, room = line.actor.guest, live.room.name
        refusal = over_budget(
            context.rate_limiter, request, address=address, guest=guest, room=room, now=context.now()
        ) or await self._hub.handle_request(live, line.actor, request)
        if refusal is not None:
            return self._refused(request.ref, refusal)
        context.metrics.count_accepted()
        return wire.Accepted(ref=request.ref, number=live.room.told[line.viewer])

    def _refused(self, ref: str, refusal: Refusal) -> wire.Refused:
        self._context.metrics.count_refused(refusal.reason)
        return wire.Refused(ref=ref, reason=refusal.reason, text=refusal.text, rule=refusal.rule)
