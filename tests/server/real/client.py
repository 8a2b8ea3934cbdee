"""A real WebSocket client that believes nothing: it folds what it is told and checks every frame against that."""

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
from pyrite.game.legal import is_asked
from pyrite.game.setup import Rules
from pyrite.server.room.table_options import TableOptions

PATIENCE = 60.0
"""Seconds without a frame that was waited for; on a busy machine everything takes a while."""

Frame = dict[str, Any]


class Client:
    """One viewer of one room. It never skips a number, and its fold is what it expects to be shown."""

    _numbers = count()

    def __init__(self, uri: str, headers: dict[str, str], seat: int | None) -> None:
        self.uri, self.headers, self.seat = uri, headers, seat
        self.number = 0
        self.things: list[Frame] = []
        """Everything told, from number 1."""
        self.frames: list[str] = []
        """Every frame, as it came."""
        self.snapshots: list[Frame] = []
        self.answers: dict[str, Frame] = {}
        self.close_all: Frame | None = None
        self.view: View | None = None
        self.options: TableOptions | None = None
        self.choices: list[Frame] | None = None
        self.timer: Frame | None = None
        self.timers: list[Frame | None] = []
        """All timers that came, and those of windows for a veto."""
        self.window_timers: list[Frame] = []
        self.here: list[int] = []
        self.held = self.veto_declined = self.over = False
        self.socket: ClientConnection | None = None

    # ------------------------------------------------------------ connecting

    async def connect(self, *, afresh: bool = False, **options: Any) -> Self:
        """Connect, to be told what comes after the last number; or to be shown all at once, and then no fold."""
        await self.drop()
        seat = "" if self.seat is None else f"&seat={self.seat}"
        after = "" if afresh else f"&after={self.number}"
        uri = f"{self.uri}?{(seat + after)[1:]}".rstrip("?")
        options = {"max_queue": None, "compression": None, **options}
        self.socket = await connect(uri, additional_headers=self.headers, **options)
        return self

    async def close(self) -> None:
        """Say good-bye."""
        assert self.socket is not None
        await self.socket.close()

    async def drop(self) -> None:
        """Vanish without a word, if connected."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    # ------------------------------------------------------------ sending

    async def send(self, order: str, *, ref: str | None = None, **details: Any) -> str:
        """Give an order; its reference."""
        assert self.socket is not None
        ref = f"ref-of-{self.seat}-{next(self._numbers)}" if ref is None else ref
        await self.socket.send(json.dumps({"request": order, "ref": ref, **details}))
        return ref

    async def order(self, order: str, *, ref: str | None = None, **details: Any) -> Frame:
        """Give an order and wait for the answer to it."""
        ref = await self.send(order, ref=ref, **details)
        self.answers.pop(ref, None)
        await self.until(lambda: ref in self.answers)
        return self.answers[ref]

    async def play(self, command: Frame, *, ref: str | None = None) -> Frame:
        """Play a command, having seen all that was told."""
        return await self.order("Play", ref=ref, after=self.number, command=command)

    async def accepted(self, order: str, **details: Any) -> None:
        """Give an order that must be carried out."""
        answer = await self.order(order, **details)
        assert answer["frame"] == "Accepted", answer

    async def refused(self, order: str, **details: Any) -> str:
        """Give an order that must be refused; the reason."""
        answer = await self.order(order, **details)
        assert answer["frame"] == "Refused", answer
        return str(answer["reason"])

    # ------------------------------------------------------------ receiving

    async def until(self, true: Callable[[], object]) -> None:
        """Take in frames until something is true."""
        while not true():
            await self.step()

    async def closed(self) -> int:
        """Wait until the server closes the socket; the code that it gives."""
        with pytest.raises(ConnectionClosed) as closed:
            await self.until(lambda: False)
        assert closed.value.rcvd is not None, "the socket was cut without a code"
        return closed.value.rcvd.code

    async def step(self) -> None:
        """Take in one frame."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        self.take_in(json.loads(text))

    async def quiet(self, seconds: float = 0.2) -> None:
        """Take in what comes until nothing has come for a while."""
        while True:
            try:
                async with asyncio.timeout(seconds):
                    await self.step()
            except TimeoutError:
                return

    async def told(self, name: str, **values: Any) -> Frame:
        """Wait until something of this name is told, or was told before; the last of them."""
        await self.until(lambda: self.find(name, **values))
        return self.find(name, **values)[-1]

    def find(self, name: str, **values: Any) -> list[Frame]:
        """What was told by this name."""
        return [
            thing
            for thing in self.things
            if name in (thing.get("event"), thing.get("fact")) and values.items() <= thing.items()
        ]

    @property
    def facts(self) -> list[Frame]:
        """What was told of the game itself."""
        return [thing for thing in self.things if "fact" in thing]

    # ------------------------------------------------------------ folding

    def take_in(self, frame: Frame) -> None:
        """Take in one frame and check it."""
        kind = frame["frame"]
        if kind == "Update":
            self._told(frame)
        elif kind == "Snapshot":
            self.snapshots.append(frame)
            self.here = frame["connected"]
        elif kind in ("Accepted", "Refused"):
            self.answers[frame["ref"]] = frame
        elif kind == "Presence":
            self.here = frame["connected"]
        else:
            assert kind == "Goodbye", frame
            self.close_all = frame

    def _told(self, frame: Frame) -> None:
        if self.snapshots:  # shown all at once: nothing to fold on
            assert frame["first"] == self.snapshots[-1]["number"] + 1, "a gap after a snapshot"
            self.snapshots[-1]["number"] += len(frame["items"])
            return
        assert frame["first"] == self.number + 1, f"a gap: {frame['first']} after {self.number}"
        for thing in frame["items"]:
            self.number += 1
            self.things.append(thing)
            self._fold(thing)
        self.choices, self.timer = frame["choices"], frame["timer"]
        assert self.choices == self._expected_choices(), "the choices do not follow from what was told"
        self.timers.append(self.timer)
        if self.timer and any(thing.get("fact") == "VetoAsked" for thing in frame["items"]):
            self.window_timers.append(self.timer)

    def _fold(self, thing: Frame) -> None:
        if "fact" in thing:
            assert self.view is not None
            update_view(self.view, fact_from_json(thing))
            self.veto_declined = False
            self.over |= thing["fact"] == "GameEnded"
            return
        event = thing["event"]
        if event == "OptionsSet":
            self.options = msgspec.convert(thing["options"], TableOptions)
        elif event == "GameStarted":
            assert self.options is not None
            self.view = View.blank(Rules(self.options.set_up(bytes(32))), self.seat)
        elif event in ("BotTookOver", "PlayerReturned") and thing["seat"] == self.seat:
            self.held = event == "BotTookOver"
        elif event == "VetoDeclined":
            self.veto_declined = True
        elif event == "GameRevealed":
            self.over = True

    def _expected_choices(self) -> list[Frame] | None:
        view = self.view
        if view is None or view.seat is None or self.held or self.veto_declined or self.over:
            return None
        assert view.own is not None
        if not is_asked(view.table, view.seat, view.own):
            return None
        return _plain([command_to_json(command) for command in legal(view)])

    def folded(self) -> Frame | None:
        """The game as it follows from what was told, in the form in which it is shown."""
        return None if self.view is None else _plain(view_to_json(self.view))


T = TypeVar("T")


def _plain(data: T) -> T:
    """As it is after it was sent: lists instead of tuples."""
    return cast("T", json.loads(json.dumps(data)))
