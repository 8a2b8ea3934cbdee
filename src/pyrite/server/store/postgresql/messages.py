"""Messages between nodes, by NOTIFY.

They are sent after the transaction that they tell of: NOTIFY within it would lock the whole database until the
commit. Messages that wait are sent together. A message can be lost; then a node learns by reading.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec

from pyrite.server.operations.logs import get_logger
from pyrite.server.store.cluster import (
    DrainRequested,
    Message,
    MissedMessages,
    PresenceChanged,
    RoomWritten,
    SignedOut,
)
from pyrite.server.store.postgresql.connections import Link, Server, store_errors
from pyrite.server.store.store import Unavailable

CHANNEL: Final = "pyrite"
MAX_BYTES: Final = 7900
"""PostgreSQL takes less than 8,000 bytes."""
CHECK_SECONDS: Final = 1.0
"""How often a listener tests its connection: one that is cut off looks like one without messages."""
CHECK_TIMEOUT: Final = 2.0
RETRY_SECONDS: Final = 0.2
"""Pause after a connection was refused."""

_KINDS: Final[dict[str, type[Message]]] = {
    "room": RoomWritten,
    "presence": PresenceChanged,
    "sign-out": SignedOut,
    "drain": DrainRequested,
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(tuple[str, list[tuple[str, dict[str, Any]]]]).decode


def payloads(sender: str, messages: Iterable[Message]) -> list[str]:
    """The messages as texts that fit into a NOTIFY."""
    parts = [_encode((_NAMES[type(message)], message)).decode() for message in messages]
    groups: list[list[str]] = []
    size = MAX_BYTES
    for part in parts:
        size += len(part.encode()) + 1
        if size > MAX_BYTES:
            groups.append([])
            size = len(part.encode()) + len(sender) + 10
        groups[-1].append(part)
    return [f'["{sender}",[{",".join(group)}]]' for group in groups]


def messages_of(payload: str, own: str) -> list[Message]:
    """The messages in a payload; none if the sender is this node, or a newer version sends an unknown kind."""
    sender, found = _decode(payload)
    if sender == own:
        return []
    return [msgspec.convert(fields, _KINDS[name]) for name, fields in found if name in _KINDS]


class Messenger:
    """Sends the messages of this node and receives those of others."""

    def __init__(self, server: Server) -> None:
        """Connect when there is something to send, or somebody listens."""
        self._server = server
        self._id = secrets.token_hex(8)
        self._link = Link(server)
        self._waiting: dict[object, Message] = {}
        """By what makes a message obsolete: a room has one last entry."""
        self._sending: asyncio.Task[None] | None = None
        self._closing = False
        self._listeners: list[Callable[[Message], None]] = []
        self._listening: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ sending

    def tell(self, messages: Iterable[Message]) -> None:
        """Send messages soon."""
        for message in messages:
            key = (RoomWritten, message.room) if isinstance(message, RoomWritten) else message
            self._waiting[key] = message
        if self._waiting and self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                messages, self._waiting = list(self._waiting.values()), {}
                if not await self._send(messages) and not self._closing:
                    # Other nodes read all else by themselves when the store is back.
                    self._waiting |= {each: each for each in messages if isinstance(each, SignedOut)}
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._sending = None

    async def _send(self, messages: list[Message]) -> bool:
        """Send messages; return whether the store took them."""
        try:
            async with self._link.use() as connection:
                texts = payloads(self._id, messages)
                await connection.execute(
                    "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, texts
                )
        except Unavailable:
            return False
        except Exception:
            get_logger("pyrite.store").error("sending messages failed", exc_info=True)
        return True

    # ------------------------------------------------------------ receiving

    def listen(self, on_message: Callable[[Message], None]) -> Callable[[], None]:
        """Call a function for each message of other nodes; return a function that ends it."""
        self._listeners.append(on_message)
        if self._listening is None:
            self._listening = asyncio.create_task(self._keep_listening())

        def stop() -> None:
            with suppress(ValueError):  # called before
                self._listeners.remove(on_message)

        return stop

    async def _keep_listening(self) -> None:
        while True:
            try:
                with store_errors():
                    await self._listen_once()
            except Unavailable:
                pass  # the readiness check reports it
            except Exception:
                get_logger("pyrite.store").error("listening for messages failed", exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        """Receive messages until the connection breaks. What was sent before is missed."""
        connection = await self._server.connect()
        try:
            await self._listen_on(connection)
        finally:
            connection.terminate()

    async def _listen_on(self, connection: Any) -> None:
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        await connection.add_listener(CHANNEL, self._on_notify)
        self._hand_out(MissedMessages())
        while not closed.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(closed.wait(), CHECK_SECONDS)
            if not closed.is_set():
                await connection.execute("SELECT 1", timeout=CHECK_TIMEOUT)

    def _on_notify(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        try:
            messages = messages_of(payload, self._id)
        except msgspec.DecodeError:
            get_logger("pyrite.store").error("message of another node is not understood")
            return
        for message in messages:
            self._hand_out(message)

    def _hand_out(self, message: Message) -> None:
        for on_message in list(self._listeners):
            try:
                on_message(message)
            except Exception:
                get_logger("pyrite.store").error("message of another node failed", exc_info=True)

    async def close(self) -> None:
        """Send what waits, and stop listening."""
        self._closing = True
        if self._sending is not None:
            await self._sending
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._link.close()
