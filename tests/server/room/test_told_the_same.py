"""Who is told the same is sent the same bytes; where so much as a card differs, nobody gets another's (INFO-4)."""

from random import Random

import pytest
from hypothesis import given

from pyrite.game import SetUp
from pyrite.game.project import Viewer
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.room import Room
from pyrite.server.room.table_options import TableOptions
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.server.room.crowd import Crowd
from tests.server.room.table import Table


class MixedUp(Exception):  # noqa: N818  # reads as what it says
    """A viewer was sent bytes that were not made for it."""


def told_together_and_alone(room: Room, now: int, random: Random) -> None:
    """Tell all viewers together, in any order and from where each may stand.

    Each gets what it would have got had nobody else been told anything.
    """
    encoder = FrameEncoder(room, now)
    viewers: list[Viewer] = [None, *range(room.options.seats)]
    random.shuffle(viewers)
    behind = random.choice((0, 0, 1, 5, 40))
    for viewer in viewers:
        after = max(0, room.sent_count[viewer] - behind)
        if encoder.update_for(viewer, after) != FrameEncoder(room, now).update_for(
            viewer, after
        ):  # one who has told nobody else
            raise MixedUp


def play_and_tell(crowd: Crowd, times: int) -> None:
    """Tell everyone after every few steps of a crowd."""
    table = crowd.gather()
    for _ in range(times):
        crowd.play_out(2)
        told_together_and_alone(table.room, table.now, crowd.random)


@examples(12)
@given(set_ups(), play_seeds())
def test_told_together_everyone_gets_what_they_would_get_alone(set_up: SetUp, lot: int) -> None:
    play_and_tell(Crowd(set_up, lot), 30)


def test_who_only_watches_a_move_is_sent_the_same_bytes() -> None:
    table = Table(TableOptions(seats=5)).begun()
    game = table.room.game
    assert game is not None
    (mover,) = table.room.asked()
    before = dict(table.room.sent_count)
    table.plays(mover, game.legal(mover)[-1])
    (asked,) = table.room.asked()
    encoder = FrameEncoder(table.room, table.now)
    frames = {viewer: encoder.update_for(viewer, before[viewer]) for viewer in (None, *range(5))}
    watching = [frame for viewer, frame in frames.items() if viewer not in (mover, asked)]
    assert len(watching) == 4
    assert all(frame is watching[0] for frame in watching)
    assert watching[0] not in (frames[mover], frames[asked])


class Careless(FrameEncoder):
    """Whoever has seen as much as another is sent what that one was sent."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        for number, _, frame in self._cried:
            if number == after:
                return frame
        return super().update_for(viewer, after)


class Generous(FrameEncoder):
    """Frames with choices in them are kept for others as well."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        told = self._room.items_since(viewer, after)
        for number, same, frame in self._cried:
            if number == after and same == told:
                return frame
        frame = super().update_for(viewer, after)
        self._cried.append((after, told, frame))
        return frame


@pytest.mark.parametrize("crier", [Careless, Generous])
def test_a_crier_who_mixes_up_people_is_found_out(
    encoder: type[FrameEncoder], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "Crier", encoder)
    with pytest.raises(MixedUp):
        play_and_tell(Crowd(SetUp(5), 1), 40)
