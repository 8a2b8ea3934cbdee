"""Compares frames with the log: each one is what the log gives for its viewer after some entry. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from pyrite.game.project import Viewer
from pyrite.game.view_json import Parts
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.room import Room
from pyrite.server.room.entries import AnyEntry, Played
from pyrite.server.room.viewer_state import game_parts
from tools.faults.history import Finding, Received, RoomHistory, ViewerHistory, read_head

TOLERANCE: Final = 200
"""How many milliseconds a clock may be wrong."""
_NOT_COMPARED: Final = ("timer", "vote_left", "connected", "spectator_count", "spectators", "host", "seats")
"""Times are compared apart; presence is not in the log."""
_read: Final = msgspec.json.Decoder().decode


@dataclass
class _Pending:
    """A frame that no state of the room has explained yet."""

    history: ViewerHistory
    received: Received
    data: dict[str, Any]
    first: int
    """The number of its first item; 0 for a snapshot."""
    clock_error: int | None = None
    """The smallest error of its timer against a state that explains the rest, in milliseconds."""


def check_frames(history: RoomHistory, log: list[AnyEntry], *, complete: bool) -> Iterator[Finding]:
    """Fold the log and compare every frame with the states after each entry."""
    pending = _pending_frames(history)
    room = Room(history.room, speedup=history.speedup)
    parts: dict[tuple[Viewer, int], Parts] = {}
    for entry in log:
        yield from _check_timeout(room, entry)
        room.apply(entry)
        for viewer, number in room.sent_count.items():
            waiting = pending.get((viewer, number))
            if waiting:
                pending[viewer, number] = [each for each in waiting if not _explained(room, each, parts)]
            parts[viewer, number] = game_parts(room, viewer)
    for (viewer, number), waiting in pending.items():
        for each in waiting:
            yield _unexplained(history.room, viewer, number, each, room)
    if complete:
        yield from _check_ends(history, room)


def _pending_frames(history: RoomHistory) -> dict[tuple[Viewer, int], list[_Pending]]:
    """All frames with a state, by viewer and number of the last item."""
    found: dict[tuple[Viewer, int], list[_Pending]] = defaultdict(list)
    for viewer in history.viewers:
        for received in viewer.received:
            head = read_head(received.frame)
            if head.last is not None:
                data = _read(received.frame)
                found[viewer.viewer, head.last].append(_Pending(viewer, received, data, head.first))
    return found


def _explained(room: Room, pending: _Pending, parts: dict[tuple[Viewer, int], Parts]) -> bool:
    """Whether a frame is what the room gives its viewer now, with the right times."""
    for frame in _expected(room, pending.history.viewer, pending.first, parts):
        expected = _read(frame)
        if _compared(pending.data) != _compared(expected):
            continue
        error = clock_error(expected, room.touched, pending.data, pending.received)
        if error == 0:
            return True
        if pending.clock_error is None or abs(error) < abs(pending.clock_error):
            pending.clock_error = error
    return False


def _expected(room: Room, viewer: Viewer, first: int, parts: dict[tuple[Viewer, int], Parts]) -> Iterator[bytes]:
    """What a node may send now: all parts of the game to a new connection, those that have changed to others."""
    if not first:
        guest = "" if viewer is None else room.seats[viewer].guest
        nobody = wire.Presence(connected=[], spectator_count=0)
        yield encode_snapshot(room, guest, viewer, nobody, room.touched)
        return
    if not room.can_update(viewer, first - 1):
        return
    encoder = FrameEncoder(room, room.touched)
    yield encoder.update_for(viewer, first - 1)
    yield encoder.update_for(viewer, first - 1, parts.get((viewer, first - 1), ()))


def _compared(frame: dict[str, Any]) -> dict[str, Any]:
    """What must be equal. Of times, that is whether there is one, and how long a decision may take in all."""
    found = {name: value for name, value in frame.items() if name not in _NOT_COMPARED}
    times = tuple(left is None for left in _times_left(frame))
    return {**found, "times": (times, None if frame["timer"] is None else frame["timer"]["total"])}


# ---------------------------------------------------------------- time


def _times_left(frame: dict[str, Any]) -> tuple[int | None, int | None]:
    """The milliseconds that are left to decide, and until a vote passes."""
    timer = frame["timer"]
    return None if timer is None else timer["left"], frame.get("vote_left")


def clock_error(expected: dict[str, Any], at: int, frame: dict[str, Any], received: Received) -> int:
    """How wrong the times of a frame are, in milliseconds; 0 within the tolerance.

    ``expected`` is the frame that is right at the time ``at``. The time that is left, added to the time of
    arrival, is the deadline that the client shows.
    """
    errors = [0]
    for right, left in zip(_times_left(expected), _times_left(frame), strict=True):
        if right is None or left is None:
            continue
        error = received.at + left - (at + right)
        if left == 0:  # the time is over: it says no more than that
            error = min(0, error)
        if not -TOLERANCE <= error <= TOLERANCE + received.lag:
            errors.append(error)
    return max(errors, key=abs)


def _check_timeout(room: Room, entry: AnyEntry) -> Iterator[Finding]:
    """A node decides for a seat or closes a window at the deadline, not before."""
    if not isinstance(entry, Played) or entry.chosen_by not in ("clock", "window"):
        return
    deadline = room.clock_deadline()
    if deadline is not None and entry.at < deadline - TOLERANCE:
        yield Finding("clock", room.name, None, f"a timeout came {deadline - entry.at} ms too early")


# ---------------------------------------------------------------- what is left


def _unexplained(room_name: str, viewer: Viewer, number: int, pending: _Pending, room: Room) -> Finding:
    frame = pending.data["frame"]
    if pending.clock_error is not None:
        return Finding(
            "clock", room_name, viewer, f"the timer of the {frame} to {number} is {pending.clock_error} ms off"
        )
    if number > room.sent_count.get(viewer, 0):
        return Finding("frame", room_name, viewer, f"the {frame} to {number} has items that the log lacks")
    return Finding("frame", room_name, viewer, f"the {frame} to {number} is not what the log gives")


def _check_ends(history: RoomHistory, room: Room) -> Iterator[Finding]:
    for viewer in history.viewers:
        numbers = [last for each in viewer.received if (last := read_head(each.frame).last) is not None]
        reached, end = numbers[-1] if numbers else 0, room.sent_count[viewer.viewer]
        if reached < end:
            yield Finding("behind", history.room, viewer.viewer, f"it received {reached} items of {end}")
