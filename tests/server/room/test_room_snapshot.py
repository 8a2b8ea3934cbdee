"""A room loaded from a snapshot and later entries equals the room folded from all entries."""

from random import Random

import msgspec
import pytest
from hypothesis import given

from pyrite.game import SetUp
from pyrite.server.room import Room, entries, room_snapshot
from pyrite.server.room.room_snapshot import capture, decode, encode
from pyrite.server.room.table_options import PRESETS
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import RoomFixture
from tests.server.room.two_rooms import all_sent

WHOLE_BOX = PRESETS["the whole box"].set_up(bytes(32))


def saved(room: Room) -> bytes:
    """A snapshot of a room."""
    return encode(capture(room))


def folded(fixture: RoomFixture, number: int) -> Room:
    """The room after this many entries."""
    return Room.of(fixture.room.name, map(entries.decode, fixture.written[:number]))


def loaded(fixture: RoomFixture, number: int) -> Room:
    """The room from a snapshot after this many entries, and the later entries."""
    before = folded(fixture, number)
    room = decode(before.name, number, saved(before))
    check_same(room, before, fixture.now)
    for entry in fixture.written[number:]:
        room.apply(entries.decode(entry))
    return room


def check_same(room: Room, expected: Room, now: int) -> None:
    """Check that two rooms are equal in every attribute and in every byte that is sent."""
    cache = {"recent_items", "_legal", "_legal_texts", "game"}  # the game is compared below
    here, there = (
        {name: each for name, each in one.attributes().items() if name not in cache} for one in (room, expected)
    )
    assert here == there
    assert (room.game is None) == (expected.game is None)
    if room.game is not None and expected.game is not None:
        assert room.game.state == expected.game.state
        for name in ("facts", "commands", "ends", "contributions", "deals", "position", "gold_pile"):
            assert getattr(room.game, name) == getattr(expected.game, name)
    for viewer in expected.sent_count:
        if viewer is None or viewer < len(expected.seats):
            assert all_sent(room, viewer, now) == all_sent(expected, viewer, now)
            for after in range(max(0, expected.sent_count[viewer] - 30), expected.sent_count[viewer] + 1):
                assert room.items_since(viewer, after) == expected.items_since(viewer, after)


def check_snapshots_at_random_entries(random_room: RandomRoom, steps: int) -> None:
    random_room.gather()
    fixture = random_room.play_out(steps)
    expected = fixture.read_back()
    for _ in range(4):
        check_same(loaded(fixture, random_room.random.randint(1, len(fixture.written))), expected, fixture.now)


@examples(8)
@given(set_ups(), play_seeds())
def test_a_snapshot_and_the_entries_after_it_make_the_same_room(set_up: SetUp, play_seed: int) -> None:
    check_snapshots_at_random_entries(RandomRoom(set_up, play_seed), Random(play_seed).choice((20, 120, 400)))


def test_a_snapshot_of_a_game_with_every_module_makes_the_same_room() -> None:
    check_snapshots_at_random_entries(RandomRoom(WHOLE_BOX, 5), 20_000)


def test_a_room_before_its_game_has_a_snapshot_too() -> None:
    fixture = RoomFixture().seated(3)
    for number in range(1, len(fixture.written) + 1):
        check_same(loaded(fixture, number), fixture.read_back(), fixture.now)


def test_a_captured_room_does_not_change() -> None:
    random_room = RandomRoom(WHOLE_BOX, 7)
    fixture = random_room.gather()
    random_room.play_out(40)
    captured, number = capture(fixture.room), fixture.room.entry_count
    random_room.play_out(40)
    assert fixture.room.entry_count > number
    check_same(decode(fixture.room.name, number, encode(captured)), folded(fixture, number), fixture.now)


# ---------------------------------------------------------------- snapshots that are not used


@pytest.fixture
def snapshot() -> tuple[Room, bytes]:
    room = RandomRoom(WHOLE_BOX, 1).gather().room
    return room, saved(room)


def refusal(room: Room, snapshot: bytes, number: int | None = None) -> str:
    """Why a snapshot is not used."""
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the sentence is compared
        decode(room.name, room.entry_count if number is None else number, snapshot)
    return str(caught.value)


def test_a_snapshot_of_other_code_is_not_used(
    snapshot: tuple[Room, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert decode(snapshot[0].name, snapshot[0].entry_count, snapshot[1]).entry_count == snapshot[0].entry_count
    monkeypatch.setattr(room_snapshot, "code_version", lambda: b"another version")
    assert "by other code" in refusal(*snapshot)
    monkeypatch.undo()
    monkeypatch.setattr(room_snapshot, "FORMAT", 2)
    assert "by other code" in refusal(*snapshot)


def test_a_snapshot_of_another_room_or_number_is_not_used(snapshot: tuple[Room, bytes]) -> None:
    room, written = snapshot
    assert "for another room" in refusal(room, written, room.entry_count - 1)
    assert "for another room" in refusal(Room("elsewhere"), written, room.entry_count)


def test_a_snapshot_that_lacks_an_attribute_is_not_used(
    snapshot: tuple[Room, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_snapshot, "_SAVED_APART", room_snapshot._SAVED_APART - {"speedup"})
    assert "lacks an attribute" in refusal(*snapshot)


def test_a_snapshot_with_any_damage_is_not_used(snapshot: tuple[Room, bytes]) -> None:
    room, written = snapshot
    random = Random(1)
    places = {random.randrange(len(written)) for _ in range(200)} | {0, len(written) - 1}
    for place in places:
        damaged = bytearray(written)
        damaged[place] ^= 1 << random.randrange(8)
        if bytes(damaged) != written:
            with pytest.raises(Exception):  # noqa: B017, PT011  # any: loading ignores a damaged snapshot
                decode(room.name, room.entry_count, bytes(damaged))
    for length in (0, 1, len(written) // 2, len(written) - 1):
        with pytest.raises((msgspec.DecodeError, ValueError)):
            decode(room.name, room.entry_count, written[:length])


def test_unknown_types_are_not_written_to_snapshots(snapshot: tuple[Room, bytes]) -> None:
    room, _ = snapshot
    room.notes[0] = object()  # type: ignore[assignment]
    with pytest.raises(TypeError, match="object cannot be in a snapshot"):
        capture(room)
