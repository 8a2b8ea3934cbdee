"""Viewers who may see the same share one frame; nobody ever gets the frame of another view (INFO-4)."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given

from pyrite.game import ReadMap, SetUp
from pyrite.game.modules import MODULES, modules_and_variants
from pyrite.game.project import Viewer
from pyrite.game.view_json import Parts
from pyrite.server.realtime.frames import FrameEncoder, _Items
from pyrite.server.room import Room
from pyrite.server.room.table_options import PRESETS, TableOptions
from pyrite.server.room.viewer_state import game_parts, game_view
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
        parts = random.choice(((), game_parts(room, viewer)))
        if encoder.update_for(viewer, after, parts) != FrameEncoder(room, now).update_for(viewer, after, parts):
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


NOT_COMPUTED = ("asked", "choices", "known_goals", "parts")
"""The fields of a view that a client does not compute."""


def sent_fields(frames: list[bytes]) -> dict[str, Any]:
    """The fields that a client does not compute, from the updates it was sent."""
    view: dict[str, Any] = {"parts": {}}
    own_parts: dict[str, Any] = {}
    for update in map(json.loads, frames):
        if "game" in update:
            sent = {"choices": [], **update["game"]}
            view = {**view, **sent, "parts": {**view["parts"], **sent.get("parts", {})}}
            own_parts |= parts_of_own(sent)
    return not_computed(view) | {"own parts": own_parts}


def not_computed(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view that a client does not compute."""
    return {name: view.get(name) for name in NOT_COMPUTED} | {"own parts": parts_of_own(view)}


def parts_of_own(view: dict[str, Any]) -> dict[str, Any]:
    """The parts that only the viewer sees; none for a spectator."""
    own: dict[str, Any] = view.get("own") or {"parts": {}}
    parts: dict[str, Any] = own["parts"]
    return parts


def check_sent_fields(set_up: SetUp, play_seed: int) -> None:
    """Play a random room; after every few steps, each viewer has been sent what it cannot compute."""
    random_room = RandomRoom(set_up, play_seed)
    fixture = random_room.gather()
    for _ in range(30):
        random_room.play_out(2)
        for viewer in (None, *range(set_up.players)):
            view = game_view(fixture.room, viewer)
            assert view is not None
            assert sent_fields(fixture.frames[viewer]) == not_computed(view)


@pytest.mark.rule("WC-17")
@examples(6)
@given(play_seeds())
def test_updates_keep_clients_informed_of_what_they_know_of_the_goals(play_seed: int) -> None:
    check_sent_fields(SetUp(3, modules=frozenset({"goal_swap"}), seed=bytes(32)), play_seed)


@examples(12)
@given(set_ups(), play_seeds())
def test_updates_have_what_a_client_does_not_compute(set_up: SetUp, play_seed: int) -> None:
    check_sent_fields(set_up, play_seed)


@pytest.mark.parametrize("module", [module.name for module in MODULES.values() if module.part is not None])
def test_a_part_is_sent_only_when_it_has_changed(module: str) -> None:
    random_room = RandomRoom(SetUp(4, "DE24", *modules_and_variants([module])), 1)
    fixture = random_room.gather()
    with_part = without_part = 0
    for _ in range(200):
        before, sent = game_parts(fixture.room, None), len(fixture.frames[None])
        random_room.play_out(1)
        games = [json.loads(frame).get("game", {}) for frame in fixture.frames[None][sent:]]
        if any("parts" in game and "setup" not in game for game in games):
            assert before != game_parts(fixture.room, None)
            with_part += 1
        without_part += any("parts" not in game for game in games if game)
    assert without_part > 2 * with_part


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
    (known,) = sent[mover]["game"].pop("known_goals")
    assert known["goal"] == maps[0].goal
    assert len(known["faces"]) == 1
    assert not any("known_goals" in update["game"] for update in sent.values())


def shares_by_number() -> type[FrameEncoder]:
    """A broken encoder: shares frames by number alone."""

    class SharesByNumber(FrameEncoder):
        def update_for(self, viewer: Viewer, after: int, parts: Parts = ()) -> bytes:
            for number, _, _, frame in self._shared:
                if number == after:
                    return frame
            return super().update_for(viewer, after, parts)

    return SharesByNumber


def shares_choices() -> type[FrameEncoder]:
    """A broken encoder: shares frames with choices."""

    class SharesChoices(FrameEncoder):
        def update_for(self, viewer: Viewer, after: int, parts: Parts = ()) -> bytes:
            items = self._items_of(viewer, after)
            for number, known, same, frame in self._shared:
                if number == after and known == parts[: len(known)] and same is items:
                    return frame
            frame = super().update_for(viewer, after, parts)
            self._shared.append((after, parts, items, frame))
            return frame

    return SharesChoices


def shares_whole_views() -> type[FrameEncoder]:
    """A broken encoder: shares frames with whole views."""

    class SharesWholeViews(FrameEncoder):
        def _is_private(self, viewer: Viewer, parts: Parts, items: _Items) -> bool:
            return False

    return SharesWholeViews


@pytest.mark.plain  # the encoder is replaced
@pytest.mark.parametrize("broken_encoder", [shares_by_number, shares_choices, shares_whole_views])
def test_an_encoder_that_sends_frames_of_other_viewers_is_detected(
    broken_encoder: Callable[[], type[FrameEncoder]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "FrameEncoder", broken_encoder())
    with pytest.raises(WrongFrame):
        play_and_check_frames(RandomRoom(PRESETS["the whole box"].set_up(bytes(32)), 2), 40)
