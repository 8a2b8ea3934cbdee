"""Checks with the secrecy check of tests/server/end_to_end that a page was sent only what its seat may know."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pyrite.server.realtime.wire import AnyFrame
from pyrite.server.room.table_options import TableOptions
from tests.browser.browser_session import Tab
from tests.server.end_to_end.client import Client
from tests.server.end_to_end.secrecy_check import prove, search
from tests.server.end_to_end.stored_entries import entries

Plain = dict[str, Any]


class FrameReader(Client):
    """Reads what came to a page as the suspicious client does: everything must follow from what was told before.

    A page is shown the lobby first, and goes on from there; whenever it is shown everything again, that must be
    just what it should know already.
    """

    def take_in(self, frame: Plain) -> None:
        """Take in one frame and check it."""
        if frame["frame"] != "Snapshot":
            super().take_in(frame)
        elif frame["game"] is None:
            self.number = frame["number"]
            self.options = msgspec.convert(frame["room"]["options"], TableOptions)
        else:
            assert frame["number"] == self.number, "shown something that was never told"
            assert frame["game"] == self.folded(), "shown what does not follow from what was told"
            assert frame["choices"] == self.choices
            both = min(len(frame["recent"]), len(self.things))  # the rest was told before this page came
            assert frame["recent"][len(frame["recent"]) - both :] == self.things[len(self.things) - both :]


def check_schema(frame: str) -> None:
    """Nothing is in a frame but what the protocol has a place for."""
    known = msgspec.json.decode(frame, type=AnyFrame)
    again = json.loads(msgspec.json.encode(known))
    assert again == json.loads(frame), f"more than the protocol knows: {frame}"


def read(seat: int | None, frames: list[str]) -> FrameReader:
    """All frames of a page, each checked."""
    reader = FrameReader("", {}, seat)
    for frame in frames:
        check_schema(frame)
        reader.take_in(json.loads(frame))
    return reader


def before_the_end(frames: list[str]) -> list[str]:
    """What came while there were secrets."""
    ends = ('"fact":"GameEnded"', '"event":"GameRevealed"')
    last = next(place for place, frame in enumerate(frames) if any(end in frame for end in ends))
    return frames[:last]


class SecrecyChecker:
    """Knows all secrets of a game that is over."""

    def __init__(self, record: str, room: str, db_path: Path, cookies: list[str]) -> None:
        self.record = record
        written = entries(db_path, room)
        guests = {entry["guest"] for entry in written if "guest" in entry}
        self.secrets = {"the seed": written[0]["seed"], **{f"guest {guest}": guest for guest in guests}}
        self.secrets |= {f"the cookie of {seat}": cookie for seat, cookie in enumerate(cookies)}

    def check_tab(self, tab: Tab, random: Random, moments: int = 2) -> int:
        """Nothing came to this page that its seat may not know; how many other worlds say so."""
        return self.check_frames(tab.seat, tab.frames, random, moments)

    def check_frames(self, seat: int | None, frames: list[str], random: Random, moments: int = 2) -> int:
        """The same for any frames that came to a seat."""
        search(before_the_end(frames), self.secrets)
        return prove(self.record, seat, read(seat, frames).facts, random, moments)
