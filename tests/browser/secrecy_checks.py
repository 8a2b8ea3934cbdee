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
from tests.server.end_to_end.secrecy_check import check_no_frame_contains, check_viewer_secrecy
from tests.server.end_to_end.stored_entries import entries

JsonObject = dict[str, Any]


class FrameReader(Client):
    """Follows the frames of a page as `Client` does, and checks that snapshots agree with earlier frames.

    The first snapshot shows the lobby. Every later snapshot must equal the state that follows from the frames.
    """

    def apply_frame(self, frame: JsonObject) -> None:
        """Apply one frame and check it."""
        if frame["frame"] != "Snapshot":
            super().apply_frame(frame)
        elif frame["game"] is None:
            self.number = frame["number"]
            self.options = msgspec.convert(frame["room"]["options"], TableOptions)
        else:
            assert frame["number"] == self.number, "the snapshot has items that no frame has sent"
            assert frame["game"] == self.view_json(), "the snapshot does not follow from the frames"
            assert frame["choices"] == self.choices
            common = min(len(frame["recent"]), len(self.items))  # the rest was sent before this page connected
            assert frame["recent"][len(frame["recent"]) - common :] == self.items[len(self.items) - common :]


def check_schema(frame: str) -> None:
    """Check that a frame has only fields of the protocol."""
    known = msgspec.json.decode(frame, type=AnyFrame)
    again = json.loads(msgspec.json.encode(known))
    assert again == json.loads(frame), f"fields that are not in the protocol: {frame}"


def read(seat: int | None, frames: list[str]) -> FrameReader:
    """Read and check all frames of a page."""
    reader = FrameReader("", {}, seat)
    for frame in frames:
        check_schema(frame)
        reader.apply_frame(json.loads(frame))
    return reader


def before_the_end(frames: list[str]) -> list[str]:
    """The frames before the end of the game, when secrets are revealed."""
    ends = ('"fact":"GameEnded"', '"event":"GameRevealed"')
    last = next(place for place, frame in enumerate(frames) if any(end in frame for end in ends))
    return frames[:last]


class SecrecyChecker:
    """Checks frames against the record and the secrets of a finished game."""

    def __init__(self, record: str, room: str, db_path: Path, cookies: list[str]) -> None:
        self.record = record
        stored = entries(db_path, room)
        guests = {entry["guest"] for entry in stored if "guest" in entry}
        self.secrets = {"the seed": stored[0]["seed"], **{f"guest {guest}": guest for guest in guests}}
        self.secrets |= {f"the cookie of {seat}": cookie for seat, cookie in enumerate(cookies)}

    def check_tab(self, tab: Tab, random: Random, worlds: int = 2) -> int:
        """Check that this page received nothing secret; return the number of other worlds compared."""
        return self.check_frames(tab.seat, tab.frames, random, worlds)

    def check_frames(self, seat: int | None, frames: list[str], random: Random, worlds: int = 2) -> int:
        """The same for these frames of a seat."""
        check_no_frame_contains(before_the_end(frames), self.secrets)
        return check_viewer_secrecy(self.record, seat, read(seat, frames).facts, random, worlds)
