"""What players noticed of a fault: pauses, standstills, delays. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from pyrite.server.room import Room, entries
from tools.faults.client import Pause
from tools.faults.history import RoomHistory, ViewerHistory, read_head


def longest_pause(
    pauses: Iterable[Pause], at: int, until: int, *, only_disconnected: bool, silent: bool = True
) -> int | None:
    """The longest time that a client waited because of a fault between two times, in milliseconds.

    It waited for a new connection, or for an answer. None if it did not wait at all, or, with
    ``only_disconnected``, if it did not lose its connection. ``silent``: a connection may have been dead since the
    fault, before the client noticed it.
    """
    during = [pause for pause in pauses if pause.end > at and pause.begin < until]
    lost = [pause for pause in during if pause.kind == "connection"]
    if only_disconnected and not lost:
        return None
    waits = [pause.end - (at if silent else max(pause.begin, at)) for pause in lost]
    waits += [pause.end - max(pause.begin, at) for pause in during if pause.kind == "answer"]
    return max(waits, default=None)


def longest_standstill(viewer: ViewerHistory, at: int, until: int) -> int:
    """The longest time between two moves that a viewer saw during a fault, in milliseconds, thinking included."""
    moves = [each.at for each in viewer.received if b'"fact"' in each.frame]
    during = [(begin, end) for begin, end in pairwise([*moves, until]) if end > at and begin < until]
    return max((end - max(begin, at) for begin, end in during), default=0)


def told_delays(history: RoomHistory) -> list[int]:
    """For each entry, the milliseconds from the first client that was told it to the last one."""
    numbers: list[dict[int | None, int]] = []
    room = Room(history.room, speedup=history.speedup)
    for entry in history.entries:
        room.apply(entries.decode(entry))
        numbers.append(dict(room.sent_count))
    arrivals = [_arrivals(viewer, [each[viewer.viewer] for each in numbers]) for viewer in history.viewers]
    found = []
    for times in zip(*arrivals, strict=True):
        known = [at for at in times if at is not None]
        if len(known) > 1:
            found.append(max(known) - min(known))
    return found


def _arrivals(viewer: ViewerHistory, numbers: Sequence[int]) -> list[int | None]:
    """When a viewer was told each entry; None if it shows them nothing, or came with their first frame."""
    found: list[int | None] = [None] * len(numbers)
    place, known = 0, 0
    for received in viewer.received:
        last = read_head(received.frame).last
        if last is None:
            continue
        while place < len(numbers) and numbers[place] <= last:
            shows_something = place == 0 or numbers[place] > numbers[place - 1]
            if known and shows_something:
                found[place] = received.at
            place += 1
        known = max(known, last)
    return found


def percentile(values: Sequence[int], share: float) -> int:
    """The value that this share of values does not exceed; 0 without values."""
    if not values:
        return 0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
