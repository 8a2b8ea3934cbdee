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
from tools.faults.checks import check_requests, check_room
from tools.faults.frame_check import clock_error
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


def test_a_frame_without_the_timer_and_one_with_another_total_are_found(history: RoomHistory) -> None:
    viewer = history.viewers[0]
    place = next(
        place
        for place in places_of(viewer, "Update")
        if (json.loads(viewer.received[place].frame)["timer"] or {}).get("left")
    )
    timer = json.loads(viewer.received[place].frame)["timer"]
    for wrong in (None, {"left": None, "total": None}, {**timer, "total": timer["total"] + 1}):
        damaged = deepcopy(history)
        damage(damaged.viewers[0], place, timer=wrong)
        assert kinds(damaged) == {"frame"}


def moves_of(history: RoomHistory) -> list[int]:
    """The places of moves that people asked for."""
    decoded = map(entries.decode, history.entries)
    return [place for place, entry in enumerate(decoded) if isinstance(entry, entries.Played) and entry.ref]


def test_a_move_that_is_not_in_the_log_and_one_that_is_in_it_twice_are_found(history: RoomHistory) -> None:
    """Only the references are compared: no room could apply such a log."""
    log = [entries.decode(entry) for entry in history.entries]
    move = log[moves_of(history)[3]]
    viewer = next(each for each in history.viewers if any(sent.ref == move.ref for sent in each.sent))
    for changed, kind in (
        ([each for each in log if each is not move], ["lost"]),
        (log, []),
        ([*log, move], ["doubled"]),
    ):
        assert [finding.kind for finding in check_requests(history.room, changed, viewer)] == kind


@pytest.mark.parametrize("wrong", [-300, 300])
def test_the_time_until_a_vote_passes_is_compared(wrong: int) -> None:
    right = {"timer": None, "vote_left": 9000}
    received = Received(1000, 1, b"")
    assert clock_error(right, 500, {"timer": None, "vote_left": 8500}, received) == 0
    assert clock_error(right, 500, {"timer": None, "vote_left": 8500 + wrong}, received) == wrong


def test_an_item_that_is_missing_or_repeated_after_a_reconnect_is_a_gap(history: RoomHistory) -> None:
    viewer = history.viewers[1]
    place = places_of(viewer, "Update")[6]
    later = [replace(each, connection=2) for each in viewer.received[place:]]
    right = deepcopy(history)
    right.viewers[1].received[place:] = later
    assert kinds(right) == set()
    missing, repeated = deepcopy(right), deepcopy(right)
    del missing.viewers[1].received[place]
    assert kinds(missing) == {"gap"}
    repeated.viewers[1].received.insert(place, replace(later[0], connection=1))
    assert kinds(repeated) == {"gap"}


@pytest.mark.parametrize("viewer", [0, None])
def test_every_field_of_a_frame_is_compared(history: RoomHistory, viewer: int | None) -> None:
    """Not compared are times, which have their own check, and presence, which is not in the log."""
    place_of = next(place for place, each in enumerate(history.viewers) if each.viewer == viewer)
    received = history.viewers[place_of]
    place = next(
        place for place in places_of(received, "Update") if json.loads(received.received[place].frame).get("game")
    )
    fields = json.loads(received.received[place].frame)
    for name in fields.keys() - {"frame", "first", "timer", "vote_left"}:
        damaged = deepcopy(history)
        damage(damaged.viewers[place_of], place, **{name: "another value" if name != "items" else [{}]})
        found = kinds(damaged)
        assert "frame" in found, name
        assert found <= {"frame", "gap", "behind"}


@pytest.mark.parametrize(("wrong", "found"), [(-201, {"clock"}), (-199, set()), (199, set()), (201, {"clock"})])
def test_times_may_be_wrong_by_200_ms(history: RoomHistory, wrong: int, found: set[str]) -> None:
    viewer = history.viewers[0]
    place = next(
        place
        for place in places_of(viewer, "Update")
        if ((json.loads(viewer.received[place].frame)["timer"] or {}).get("left") or 0) > 1000
    )
    timer = json.loads(viewer.received[place].frame)["timer"]
    damage(viewer, place, timer={**timer, "left": timer["left"] + wrong})
    assert kinds(history) == found
