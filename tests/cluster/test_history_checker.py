"""The history checker accepts what a right server does, and finds every fault that is planted."""

import json
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from pyrite.game import SetUp
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import encode_snapshot
from pyrite.server.room import Room, entries
from tests.cluster.recorded_room import recorded_room
from tools.faults.checks import check_room
from tools.faults.history import KINDS, Received, RoomHistory, SentRequest, ViewerHistory, read_head

BASE = SetUp(4, seed=bytes(32))
WITH_SECRETS = SetUp(5, modules=frozenset({"veto", "goal_swap", "toll"}), seed=bytes(range(32)))


@pytest.fixture(scope="module")
def recorded() -> RoomHistory:
    return recorded_room(BASE, 3, 150)


@pytest.fixture
def history(recorded: RoomHistory) -> RoomHistory:
    """A copy that a test may damage."""
    return deepcopy(recorded)


def kinds(history: RoomHistory) -> set[str]:
    found = {finding.kind for finding in check_room(history)}
    assert found <= set(KINDS)
    return found


def places_of(viewer: ViewerHistory, kind: str) -> list[int]:
    return [place for place, each in enumerate(viewer.received) if read_head(each.frame).frame == kind]


def damage(viewer: ViewerHistory, place: int, **changes: Any) -> None:
    data = json.loads(viewer.received[place].frame) | changes
    viewer.received[place] = replace(viewer.received[place], frame=json.dumps(data).encode())


@pytest.mark.parametrize(("set_up", "seed"), [(BASE, 1), (BASE, 2), (WITH_SECRETS, 3), (WITH_SECRETS, 4)])
def test_a_right_history_has_no_findings(set_up: SetUp, seed: int) -> None:
    played = recorded_room(set_up, seed, 200)
    assert sum(len(viewer.received) for viewer in played.viewers) > 400
    assert check_room(played) == []


def test_an_accepted_request_that_is_not_in_the_log_is_lost(history: RoomHistory) -> None:
    viewer = history.viewers[1]
    viewer.sent.append(SentRequest("lost", viewer.received[-1].at))
    viewer.received.append(replace(viewer.received[-1], frame=wire.encode(wire.Accepted(ref="lost", number=1))))
    assert kinds(history) == {"lost"}


def test_a_log_that_lacks_its_end_is_found(history: RoomHistory) -> None:
    del history.entries[-6:]
    assert kinds(history) >= {"lost", "frame"}


def test_a_request_that_was_carried_out_twice_is_found(history: RoomHistory) -> None:
    chat = next(each for each in history.entries if isinstance(entries.decode(each), entries.ChatSent))
    history.entries.append(chat)
    assert "doubled" in kinds(history)


def test_a_request_that_was_refused_and_carried_out_is_found(history: RoomHistory) -> None:
    viewer = next(each for each in history.viewers if places_of(each, "Accepted"))
    place = places_of(viewer, "Accepted")[0]
    damage(viewer, place, frame="Refused", reason="stale", text="", rule="")
    assert kinds(history) == {"refused"}


@pytest.mark.parametrize("reason", ["store-unavailable", "busy"])
def test_nobody_knows_whether_a_request_was_carried_out_while_the_store_was_away(
    history: RoomHistory, reason: str
) -> None:
    viewer = next(each for each in history.viewers if places_of(each, "Accepted"))
    place = places_of(viewer, "Accepted")[0]
    damage(viewer, place, frame="Refused", reason=reason, text="", rule="")
    assert kinds(history) == set()


def test_a_missing_and_a_repeated_update_are_gaps(history: RoomHistory) -> None:
    viewer = history.viewers[2]
    places = places_of(viewer, "Update")
    repeated = deepcopy(history)
    repeated.viewers[2].received.insert(places[5], viewer.received[places[5]])
    assert kinds(repeated) == {"gap"}
    del viewer.received[places[5]]
    assert kinds(history) == {"gap"}


def test_a_client_that_was_not_told_the_end_is_behind(history: RoomHistory) -> None:
    viewer = history.viewers[0]
    del viewer.received[places_of(viewer, "Update")[-1]]
    assert kinds(history) == {"behind"}


def test_a_wrong_item_a_wrong_choice_and_a_frame_of_another_seat_are_found(history: RoomHistory) -> None:
    viewer = history.viewers[1]
    updates = places_of(viewer, "Update")
    offered = [place for place in updates if json.loads(viewer.received[place].frame)["choices"]]
    wrong_choice = deepcopy(history)
    choices = json.loads(viewer.received[offered[2]].frame)["choices"]
    damage(wrong_choice.viewers[1], offered[2], choices=choices[1:])
    assert kinds(wrong_choice) == {"frame"}

    wrong_item = deepcopy(history)
    items = json.loads(viewer.received[offered[2]].frame)["items"]
    damage(wrong_item.viewers[1], offered[2], items=[{**items[0], "seat": 99}, *items[1:]])
    assert kinds(wrong_item) == {"frame"}

    # The first update of the game shows each seat its own role and hand.
    other = next(each for each in history.viewers if each.viewer == 2)
    viewer = next(each for each in history.viewers if each.viewer == 1)
    deal = next(place for place in places_of(other, "Update") if b'"GameStarted"' in other.received[place].frame)
    at = next(place for place in places_of(viewer, "Update") if b'"GameStarted"' in viewer.received[place].frame)
    viewer.received[at] = replace(viewer.received[at], frame=other.received[deal].frame)
    assert "frame" in kinds(history)


@pytest.mark.parametrize("wrong", [-300, 300])
def test_a_timer_that_is_300_ms_off_is_found(history: RoomHistory, wrong: int) -> None:
    viewer = history.viewers[0]
    place = next(
        place
        for place in places_of(viewer, "Update")
        if ((json.loads(viewer.received[place].frame)["timer"] or {}).get("left") or 0) > 1000
    )
    timer = json.loads(viewer.received[place].frame)["timer"]
    right = deepcopy(history)
    damage(right.viewers[0], place, timer={**timer, "left": timer["left"] + wrong // 2})
    assert kinds(right) == set()
    damage(viewer, place, timer={**timer, "left": timer["left"] + wrong})
    assert kinds(history) == {"clock"}


def test_an_entry_with_the_time_of_a_wrong_clock_is_found(history: RoomHistory) -> None:
    place, entry = next(
        (place, found)
        for place, each in enumerate(history.entries)
        if isinstance(found := entries.decode(each), entries.ChatSent) and found.ref
    )
    body = json.loads(history.entries[place]) | {"at": entry.at + 5000}
    history.entries[place] = json.dumps(body).encode()
    assert "clock" in kinds(history)


def test_a_timeout_before_its_time_is_found() -> None:
    history = recorded_room(BASE, 5, 200)
    place = next(
        place
        for place, each in enumerate(history.entries)
        if isinstance(found := entries.decode(each), entries.Played) and found.chosen_by == "clock"
    )
    body = json.loads(history.entries[place])
    before = entries.decode(history.entries[place - 1]).at
    history.entries[place] = json.dumps(body | {"at": before + 100}).encode()
    found = [finding.text for finding in check_room(history) if finding.kind == "clock"]
    assert any("too early" in text for text in found)


def test_a_snapshot_is_compared_too(history: RoomHistory) -> None:
    viewer = history.viewers[0]
    last = viewer.received[places_of(viewer, "Update")[-1]]
    room = Room.of(history.room, map(entries.decode, history.entries))
    nobody = wire.Presence(connected=[], spectator_count=0)
    frame = encode_snapshot(room, "", viewer.viewer, nobody, last.at)
    viewer.received.append(Received(last.at, 2, frame))
    assert kinds(history) == set()
    damage(viewer, len(viewer.received) - 1, game=None)
    assert kinds(history) == {"frame"}
