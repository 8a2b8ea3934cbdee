"""A room that is played at random, recorded as clients would record it."""

from pyrite.game import SetUp
from pyrite.game.project import Viewer
from pyrite.server.realtime import wire
from pyrite.server.room import entries
from pyrite.server.room.decision import Decision
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import RoomFixture
from tools.faults.history import Received, RoomHistory, SentRequest, ViewerHistory


def recorded_room(set_up: SetUp, play_seed: int, steps: int) -> RoomHistory:
    """The history of a room; every viewer was connected from the beginning."""
    played = RandomRoom(set_up, play_seed)
    recorder = _Recorder(played.fixture)
    fixture = played.gather()
    played.play_out(steps)
    return RoomHistory(fixture.room.name, fixture.written, list(recorder.viewers.values()))


class _Recorder:
    def __init__(self, fixture: RoomFixture) -> None:
        self._fixture = fixture
        self._entries = len(fixture.written)
        self.viewers: dict[Viewer, ViewerHistory] = {}
        self._note()
        carry_out = fixture._carry_out

        def carry_out_and_note(decision: Decision) -> None:
            carry_out(decision)
            self._note()

        fixture._carry_out = carry_out_and_note  # type: ignore[method-assign]

    def _note(self) -> None:
        """Record what every viewer was sent since the last time, and the answers to their requests."""
        now = self._fixture.now
        for viewer, frames in self._fixture.frames.items():
            history = self.viewers.setdefault(viewer, ViewerHistory(viewer))
            seen = sum(b'"frame":"Update"' in each.frame for each in history.received)
            history.received += [Received(now, 1, frame) for frame in frames[seen:]]
        for written in self._fixture.written[self._entries :]:
            entry = entries.decode(written)
            if entry.guest and entry.ref:
                seat = next(iter(self._fixture.room.seats_of(entry.guest)), None)  # None: they have just left
                history = self.viewers[seat]
                history.sent.append(SentRequest(entry.ref, now))
                frame = wire.encode(wire.Accepted(ref=entry.ref, number=self._fixture.room.sent_count[seat]))
                history.received.append(Received(now, 1, frame))
        self._entries = len(self._fixture.written)
