"""Viewers who may see the same share one frame; nobody ever gets the frame of another view (INFO-4)."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import ReadMap, SetUp
from pyrite.game.project import Viewer
from pyrite.server.realtime.frames import FrameEncoder
from pyrite.server.room import Room
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_state import game_view
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import RoomFixture


class WrongFrame(Exception):  # noqa: N818
    """A viewer was sent the bytes of another viewer."""


def check_shared_frames(room: Room, now: int, random: Random) -> None:
    """Encode updates for all viewers, in random order and from random numbers.

    Each update must equal that of an encoder that serves no other viewer.
    """
    encoder = FrameEncoder(room, now)
    viewers: list[Viewer] = [None, *range(room.options.seats)]
    random.shuffle(viewers)
    behind = random.choice((0, 0, 1, 5, 40))
    for viewer in viewers:
        after = max(0, room.sent_count[viewer] - behind)
        if encoder.update_for(viewer, after) != FrameEncoder(room, now).update_for(viewer, after):
            raise WrongFrame


def play_and_check_frames(random_room: RandomRoom, times: int) -> None:
    """Play a random room and check the frames for everyone after every few steps."""
    fixture = random_room.gather()
    for _ in range(times):
        random_room.play_out(2)
        check_shared_frames(fixture.room, fixture.now, random_room.random)


@examples(12)
@given(set_ups(), play_seeds())
def test_a_broadcast_equals_encoding_for_each_viewer_alone(set_up: SetUp, play_seed: int) -> None:
    play_and_check_frames(RandomRoom(set_up, play_seed), 30)


def test_viewers_who_are_not_asked_share_the_same_bytes() -> None:
    fixture = RoomFixture(TableOptions(seats=5)).begun()
    game = fixture.room.game
    assert game is not None
    (mover,) = fixture.room.asked()
    before = dict(fixture.room.sent_count)
    fixture.play_accepted(mover, game.legal(mover)[-1])
    (asked,) = fixture.room.asked()
    encoder = FrameEncoder(fixture.room, fixture.now)
    frames = {viewer: encoder.update_for(viewer, before[viewer]) for viewer in (None, *range(5))}
    watching = [frame for viewer, frame in frames.items() if viewer not in (mover, asked)]
    assert len(watching) == 4
    assert all(frame is watching[0] for frame in watching)
    assert watching[0] not in (frames[mover], frames[asked])


def known_goals_in(frames: list[bytes]) -> list[Any]:
    """The known goals of a client that keeps the latest field and clears it when a round begins."""
    known: list[Any] = []
    for update in map(json.loads, frames):
        if any(item.get("fact") == "RoundBegun" for item in update["items"]):
            known = []
        known = update.get("known_goals", known)
    return known


@pytest.mark.rule("WC-17")
@examples(6)
@given(play_seeds())
def test_updates_keep_clients_informed_of_what_they_know_of_the_goals(play_seed: int) -> None:
    random_room = RandomRoom(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)), play_seed)
    fixture = random_room.gather()
    for _ in range(30):
        random_room.play_out(2)
        for viewer in (None, 0, 1, 2):
            view = game_view(fixture.room, viewer)
            assert view is not None
            assert known_goals_in(fixture.frames[viewer]) == view["known_goals"]


def test_only_the_seat_that_looks_is_sent_what_it_knows_of_the_goals() -> None:
    """ACT-4"""
    fixture = RoomFixture(TableOptions(seats=3)).begun()
    game = fixture.room.game
    assert game is not None
    while not (maps := [each for each in game.legal(game.asked_seats[0]) if isinstance(each, ReadMap)]):
        fixture.play_accepted(game.asked_seats[0], game.legal(game.asked_seats[0])[0])
    (mover,) = game.asked_seats
    fixture.play_accepted(mover, maps[0])
    sent = {viewer: json.loads(frames[-1]) for viewer, frames in fixture.frames.items()}
    (known,) = sent[mover].pop("known_goals")
    assert known["goal"] == maps[0].goal
    assert len(known["faces"]) == 1
    assert not any("known_goals" in update for update in sent.values())


class SharesByNumber(FrameEncoder):
    """A broken encoder: shares frames by number alone."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        for number, _, frame in self._shared:
            if number == after:
                return frame
        return super().update_for(viewer, after)


class SharesChoices(FrameEncoder):
    """A broken encoder: shares frames with choices."""

    def update_for(self, viewer: Viewer, after: int) -> bytes:
        items = self._room.items_since(viewer, after)
        for number, same, frame in self._shared:
            if number == after and same == items:
                return frame
        frame = super().update_for(viewer, after)
        self._shared.append((after, items, frame))
        return frame


@pytest.mark.parametrize("encoder", [SharesByNumber, SharesChoices])
def test_an_encoder_that_sends_frames_of_other_viewers_is_detected(
    encoder: type[FrameEncoder], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "FrameEncoder", encoder)
    with pytest.raises(WrongFrame):
        play_and_check_frames(RandomRoom(SetUp(5), 1), 40)
