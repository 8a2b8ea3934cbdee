"""A WebSocket client that applies every frame to its own state and checks each frame against it."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any, Self, TypeVar, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pyrite.game import View, command_to_json, fact_from_json, legal, update_view, view_to_json
from pyrite.game.asked import is_asked
from pyrite.game.modules.veto.facts import WHETHER_VETO
from pyrite.game.setup import Rules
from pyrite.server.room.table_options import TableOptions

FRAME_TIMEOUT = 60.0
"""Seconds to wait for a frame; long enough for a busy machine."""

Frame = dict[str, Any]


class Client:
    """One viewer of one room. It checks that item numbers have no gaps, and that choices follow from the items."""

    _numbers = count()

    def __init__(self, uri: str, headers: dict[str, str], seat: int | None) -> None:
        self.uri, self.headers, self.seat = uri, headers, seat
        self.number = 0
        self.items: list[Frame] = []
        """All items received, from number 1."""
        self.frames: list[str] = []
        """All frames received, as text."""
        self.snapshots: list[Frame] = []
        self.replies: dict[str, Frame] = {}
        self.goodbye: Frame | None = None
        self.view: View | None = None
        self.options: TableOptions | None = None
        self.choices: list[Frame] | None = None
        self.timer: Frame | None = None
        self.timers: list[Frame | None] = []
        """All timers received."""
        self.window_timers: list[Frame] = []
        """The timers of veto windows."""
        self.connected: list[int] = []
        self.bot_plays = self.veto_declined = self.let_all_pass = self.over = False
        self.socket: ClientConnection | None = None

    # ------------------------------------------------------------ connecting

    async def connect(self, *, from_snapshot: bool = False, **options: Any) -> Self:
        """Connect and receive the items after the last number; or a snapshot, and then items are not applied."""
        await self.drop()
        seat = "" if self.seat is None else f"&seat={self.seat}"
        after = "" if from_snapshot else f"&after={self.number}"
        uri = f"{self.uri}?{(seat + after)[1:]}".rstrip("?")
        options = {"max_queue": None, "compression": None, **options}
        self.socket = await connect(uri, additional_headers=self.headers, **options)
        return self

    async def close(self) -> None:
        """Close the connection properly."""
        assert self.socket is not None
        await self.socket.close()

    async def drop(self) -> None:
        """Abort the connection without a close frame, if connected."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    # ------------------------------------------------------------ sending

    async def send(self, request: str, *, ref: str | None = None, **details: Any) -> str:
        """Send a request; return its reference."""
        assert self.socket is not None
        ref = f"ref-of-{self.seat}-{next(self._numbers)}" if ref is None else ref
        await self.socket.send(json.dumps({"request": request, "ref": ref, **details}))
        return ref

    async def request(self, request: str, *, ref: str | None = None, **details: Any) -> Frame:
        """Send a request and wait for its reply."""
        ref = await self.send(request, ref=ref, **details)
        self.replies.pop(ref, None)
        await self.until(lambda: ref in self.replies)
        return self.replies[ref]

    async def play(self, command: Frame, *, ref: str | None = None) -> Frame:
        """Play a command after all items received so far."""
        return await self.request("Play", ref=ref, after=self.number, command=command)

    async def accepted(self, request: str, **details: Any) -> None:
        """Send a request that must be accepted."""
        reply = await self.request(request, **details)
        assert reply["frame"] == "Accepted", reply

    async def refused(self, request: str, **details: Any) -> str:
        """Send a request that must be refused; return the reason."""
        reply = await self.request(request, **details)
        assert reply["frame"] == "Refused", reply
        return str(reply["reason"])

    # ------------------------------------------------------------ receiving

    async def until(self, condition: Callable[[], object]) -> None:
        """Read frames until a condition is true."""
        while not condition():
            await self.step()

    async def closed(self) -> int:
        """Wait until the server closes the socket; return the close code."""
        with pytest.raises(ConnectionClosed) as closed:
            await self.until(lambda: False)
        assert closed.value.rcvd is not None, "the socket was cut without a code"
        return closed.value.rcvd.code

    async def step(self) -> None:
        """Read and apply one frame."""
        assert self.socket is not None
        async with asyncio.timeout(FRAME_TIMEOUT):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        self.apply_frame(json.loads(text))

    async def read_until_quiet(self, seconds: float = 0.2) -> None:
        """Read frames until none has come for some time."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await self.step()
            except TimeoutError:
                return

    async def wait_for_item(self, name: str, **values: Any) -> Frame:
        """Wait until an item with this name was received, now or before; return the last one."""
        await self.until(lambda: self.items_named(name, **values))
        return self.items_named(name, **values)[-1]

    def items_named(self, name: str, **values: Any) -> list[Frame]:
        """The items with this name and these values."""
        return [
            item
            for item in self.items
            if name in (item.get("event"), item.get("fact")) and values.items() <= item.items()
        ]

    @property
    def facts(self) -> list[Frame]:
        """The facts among the items."""
        return [item for item in self.items if "fact" in item]

    # ------------------------------------------------------------ applying frames

    def apply_frame(self, frame: Frame) -> None:
        """Apply one frame and check it."""
        kind = frame["frame"]
        if kind == "Update":
            self._apply_update(frame)
        elif kind == "Snapshot":
            self.snapshots.append(frame)
            self.connected = frame["connected"]
        elif kind in ("Accepted", "Refused"):
            self.replies[frame["ref"]] = frame
        elif kind == "Presence":
            self.connected = frame["connected"]
        else:
            assert kind == "Goodbye", frame
            self.goodbye = frame

    def _apply_update(self, frame: Frame) -> None:
        if self.snapshots:  # connected with a snapshot: items are not applied
            assert frame["first"] == self.snapshots[-1]["number"] + 1, "a gap after a snapshot"
            self.snapshots[-1]["number"] += len(frame["items"])
            return
        assert frame["first"] == self.number + 1, f"a gap: {frame['first']} after {self.number}"
        for item in frame["items"]:
            self.number += 1
            self.items.append(item)
            self._apply_item(item)
        self.choices, self.timer = frame["choices"], frame["timer"]
        assert self.choices == self._expected_choices(), "the choices do not follow from the items"
        self.timers.append(self.timer)
        if self.timer and any(item.get("fact") == "VetoAsked" for item in frame["items"]):
            self.window_timers.append(self.timer)

    def _apply_item(self, item: Frame) -> None:
        if "fact" in item:
            assert self.view is not None
            update_view(self.view, fact_from_json(item))
            self.veto_declined = False
            self.over |= item["fact"] == "GameEnded"
            return
        event = item["event"]
        if event == "OptionsSet":
            self.options = msgspec.convert(item["options"], TableOptions)
        elif event == "GameStarted":
            assert self.options is not None
            self.view = View.blank(Rules(self.options.set_up(bytes(32))), self.seat)
        elif event in ("BotTookOver", "PlayerReturned") and item["seat"] == self.seat:
            self.bot_plays = event == "BotTookOver"
        elif event == "VetoDeclined":
            self.veto_declined = True
        elif event == "LetAllPassChanged":
            self.let_all_pass = item["active"]
        elif event == "GameRevealed":
            self.over = True

    def _expected_choices(self) -> list[Frame] | None:
        view = self.view
        if view is None or view.seat is None or self.bot_plays or self.veto_declined or self.over:
            return None
        assert view.own is not None
        if not is_asked(view.table, view.seat, view.own):
            return None
        if self.let_all_pass and view.table.question == WHETHER_VETO:
            return None
        return _json_data([command_to_json(command) for command in legal(view)])

    def view_json(self) -> Frame | None:
        """The view that follows from the items, as JSON."""
        return None if self.view is None else _json_data(view_to_json(self.view))


T = TypeVar("T")


def _json_data(data: T) -> T:
    """The data after encoding and decoding: lists instead of tuples."""
    return cast("T", json.loads(json.dumps(data)))
