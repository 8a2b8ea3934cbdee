"""The history checker: proves from recorded histories that nothing was lost, doubled or shown wrongly. Pure.

For every room it compares what each client received with the log of the store. Accepted requests are in the log
once. The numbers of each client's items have no gaps. Each frame is what the log gives for that viewer. Clocks are
right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from pyrite.server.room import entries
from pyrite.server.room.entries import AnyEntry
from tools.faults.frame_check import check_frames
from tools.faults.history import MAYBE_DONE, Finding, RoomHistory, ViewerHistory, read_head

CLOCK_TOLERANCE: Final = 200
"""How many milliseconds a time may be wrong."""


def check_room(history: RoomHistory, *, complete: bool = True) -> list[Finding]:
    """Everything that is wrong in a room. ``complete``: its clients stayed until nothing happened any more."""
    log = [entries.decode(entry) for entry in history.entries]
    found = list(check_frames(history, log, complete=complete))
    for viewer in history.viewers:
        found += check_requests(history.room, log, viewer)
        found += check_numbers(history.room, viewer)
    found += check_order_in_time(history.room, log)
    return found


# ---------------------------------------------------------------- requests


def check_requests(room: str, log: list[AnyEntry], viewer: ViewerHistory) -> Iterator[Finding]:
    """Accepted requests are in the log once, at the time of the request; refused ones are not in it."""
    times: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for entry in log:
        if entry.ref:
            counts[entry.ref] += 1
            times[entry.ref] = entry.at
    answers = _answers(viewer)
    for request in viewer.sent:
        count, answer = counts[request.ref], answers.get(request.ref)
        if count > 1:
            yield Finding("doubled", room, viewer.viewer, f"{request.ref} is in the log {count} times")
        if answer is None:
            continue
        outcome, at = answer
        if outcome == "Accepted" and not count:
            yield Finding("lost", room, viewer.viewer, f"{request.ref} was accepted and is not in the log")
        if outcome == "Refused" and count:
            yield Finding("refused", room, viewer.viewer, f"{request.ref} was refused and is in the log")
        if outcome == "Accepted" and count:
            written = times[request.ref]
            if not request.at - CLOCK_TOLERANCE <= written <= at + CLOCK_TOLERANCE:
                text = f"{request.ref} was sent at {request.at}, answered at {at}, and has the time {written}"
                yield Finding("clock", room, viewer.viewer, text)


def _answers(viewer: ViewerHistory) -> dict[str, tuple[str, int]]:
    """The last certain answer to each request, and when it arrived."""
    found: dict[str, tuple[str, int]] = {}
    for received in viewer.received:
        head = read_head(received.frame)
        if head.frame in ("Accepted", "Refused") and head.reason not in MAYBE_DONE:
            found[head.ref] = (head.frame, received.at)
    return found


# ---------------------------------------------------------------- numbers


def check_numbers(room: str, viewer: ViewerHistory) -> Iterator[Finding]:
    """Items are numbered from 1 without gaps, also across connections. A snapshot begins at its own number."""
    number = 0
    for received in viewer.received:
        head = read_head(received.frame)
        if head.frame == "Update" and head.first != number + 1:
            text = f"item {head.first} followed item {number} on connection {received.connection}"
            yield Finding("gap", room, viewer.viewer, text)
        if head.last is not None:
            number = head.last


# ---------------------------------------------------------------- time


def check_order_in_time(room: str, log: list[AnyEntry]) -> Iterator[Finding]:
    """The times of entries do not run backwards, whichever node wrote them."""
    latest = 0
    for number, entry in enumerate(log, 1):
        if entry.at < latest - CLOCK_TOLERANCE:
            yield Finding("clock", room, None, f"entry {number} is {latest - entry.at} ms before an earlier one")
        latest = max(latest, entry.at)
