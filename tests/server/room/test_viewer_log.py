"""A room keeps all facts and the latest events; item numbers have no gaps."""

from random import Random

import msgspec
import pytest

from pyrite.game.project import Viewer
from pyrite.server.realtime.frames import MAX_RECENT_ITEMS, RECENT_ITEMS
from pyrite.server.room import Room, entries, requests, viewer_log
from pyrite.server.room import room as rooms
from pyrite.server.room.decide import dispatch
from pyrite.server.room.decision import Decision
from pyrite.server.room.events import ChatSent, ReadyChanged
from pyrite.server.room.table_options import PRESETS
from pyrite.server.room.viewer_log import BATCH, CHAT_KEPT, EVENTS_KEPT, PRIVATE_KEPT, PrivateEvent
from tests.properties.driver import Driver
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import RoomFixture, asked
from tests.server.room.test_room_snapshot import check_same, loaded

WHOLE_BOX = PRESETS["the whole box"].set_up(bytes(32))


def chat_texts(room: Room) -> list[str]:
    return [each.text for each in room.items if isinstance(each, ChatSent)]


def send_chat(fixture: RoomFixture, first: int, last: int) -> None:
    for number in range(first, last):
        fixture.carry_out(Decision.of(entries.ChatSent(at=fixture.now, seat=0, name="Ann", text=f"line {number}")))


def check_repeated_updates(fixture: RoomFixture) -> None:
    """From every number that allows an update, each viewer gets exactly the items it was sent live."""
    for viewer in fixture.room.sent_count:
        sent = fixture.items_sent_to(viewer)
        assert len(sent) == fixture.room.sent_count[viewer]
        first = fixture.room.complete_after(viewer)
        for after in {first, (first + len(sent)) // 2, len(sent)}:
            assert fixture.room.can_update(viewer, after)
            again = fixture.room.items_since(viewer, after)
            assert len(again) == len(sent) - after
            assert [each for each in map(text_of, again) if each] == [
                each["text"] for each in sent[after:] if "text" in each
            ]
        assert not fixture.room.can_update(viewer, len(sent) + 1)


def text_of(sent: object) -> str:
    return getattr(sent, "text", "")


def test_the_latest_500_chat_messages_are_kept() -> None:
    fixture = RoomFixture().begun()
    facts = [each for each in fixture.room.items if isinstance(each, tuple)]
    number = fixture.room.sent_count[None]
    send_chat(fixture, 0, CHAT_KEPT + BATCH - 1)
    assert fixture.room.can_update(None, 0)
    assert len(chat_texts(fixture.room)) == CHAT_KEPT + BATCH - 1
    send_chat(fixture, CHAT_KEPT + BATCH - 1, 3 * CHAT_KEPT)
    kept = chat_texts(fixture.room)
    assert CHAT_KEPT <= len(kept) < CHAT_KEPT + BATCH
    assert kept == [f"line {each}" for each in range(3 * CHAT_KEPT - len(kept), 3 * CHAT_KEPT)]
    assert [each for each in fixture.room.items if isinstance(each, tuple)] == facts
    assert fixture.room.sent_count[None] == number + 3 * CHAT_KEPT, "item numbers count dropped events too"
    assert not fixture.room.can_update(None, number)
    assert fixture.room.can_update(None, fixture.room.sent_count[None] - CHAT_KEPT)
    check_repeated_updates(fixture)
    check_same(loaded(fixture, len(fixture.written) - 70), fixture.read_back(), fixture.now)


def test_private_notes_of_a_seat_displace_no_events_of_others() -> None:
    fixture = RoomFixture().begun()
    send_chat(fixture, 0, 3)
    before = fixture.room.sent_count[1]
    for number in range(PRIVATE_KEPT + BATCH):
        fixture.carry_out(
            Decision.of(entries.NoteWritten(at=fixture.now, seat=0, about=None, text=f"note {number}"))
        )
    notes = [each for each in fixture.room.items if isinstance(each, PrivateEvent)]
    assert len(notes) == PRIVATE_KEPT
    assert fixture.room.sent_count[1] == before
    assert fixture.room.complete_after(1) == fixture.room.complete_after(None) == 0
    assert fixture.room.complete_after(0) > 0
    assert chat_texts(fixture.room) == ["line 0", "line 1", "line 2"]
    assert fixture.room.notes[0] == {None: f"note {PRIVATE_KEPT + BATCH - 1}"}
    check_repeated_updates(fixture)


def test_other_events_are_bounded_too() -> None:
    fixture = RoomFixture().seated(2)
    send_chat(fixture, 0, 3)
    for number in range(EVENTS_KEPT + 3 * BATCH):
        fixture.carry_out(Decision.of(entries.ReadyChanged(at=fixture.now, seat=1, ready=bool(number % 2))))
    kept = [each for each in fixture.room.items if isinstance(each, ReadyChanged)]
    assert EVENTS_KEPT <= len(kept) < EVENTS_KEPT + BATCH
    assert len(fixture.room.items) < EVENTS_KEPT + BATCH + 4
    shown = msgspec.json.decode(fixture.snapshot(None))
    assert len(shown["recent"]) == RECENT_ITEMS
    assert shown["number"] == fixture.room.sent_count[None]


def test_a_snapshot_contains_the_whole_round() -> None:
    fixture, driver = RoomFixture().begun(), Driver(4)
    while "GameEnded" not in [item.get("fact") for item in fixture.items_sent_to(None)]:
        room = fixture.room
        assert room.game is not None
        for viewer in (None, 0):
            shown = msgspec.json.decode(fixture.snapshot(viewer))["recent"]
            sent = fixture.items_sent_to(viewer)
            begun = max(number for number, item in enumerate(sent) if item.get("fact") == "RoundBegun")
            assert shown == sent[-max(len(sent) - begun, RECENT_ITEMS) :]
        for _ in range(20):
            if room.game.state.table.question:
                fixture.play_by_anyone(asked(fixture), driver.choose(room.game)[1])


def test_a_snapshot_has_a_limit_however_much_is_said_in_a_round() -> None:
    fixture = RoomFixture().begun()
    send_chat(fixture, 0, MAX_RECENT_ITEMS + 1)
    assert len(msgspec.json.decode(fixture.snapshot(None))["recent"]) == MAX_RECENT_ITEMS


@pytest.mark.plain  # bounds are patched
def test_a_snapshot_contains_no_dropped_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """The recent items of a spectator reach back further than the kept events."""
    monkeypatch.setattr(viewer_log, "_LIMITS", {"chat": 10, "events": 10})
    monkeypatch.setattr(viewer_log, "BATCH", 5)
    fixture = RoomFixture().seated(2)
    send_chat(fixture, 0, 12)
    for number in range(40):
        fixture.accepted("bob", requests.Ready(seat=1, ready=bool(number % 2)))
    shown = msgspec.json.decode(fixture.snapshot(None))
    first = shown["number"] - len(shown["recent"])
    assert first == fixture.room.complete_after(None)
    assert fixture.items_sent_to(None)[first:] == shown["recent"]


@pytest.fixture
def small_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer_log, "_LIMITS", {"chat": 6, "events": 9})
    monkeypatch.setattr(viewer_log, "PRIVATE_KEPT", 4)
    monkeypatch.setattr(viewer_log, "BATCH", 3)
    monkeypatch.setattr(rooms, "_MAX_REFS", 20)


@pytest.mark.plain  # bounds are patched
@pytest.mark.usefixtures("small_limits")
def test_rooms_with_tight_bounds_are_equal_after_loading() -> None:
    for play_seed in range(3):
        random_room = RandomRoom(WHOLE_BOX, play_seed)
        random_room.gather()
        fixture = random_room.play_out(400)
        assert all(fixture.room.complete_after(viewer) for viewer in viewers(fixture.room))
        assert len(fixture.room.refs) == 20
        expected = fixture.read_back()
        assert [each for each in expected.items if isinstance(each, tuple)] == (
            expected.game.facts if expected.game else []
        )
        for _ in range(4):
            check_same_items_are_kept(
                loaded(fixture, Random(play_seed).randint(1, len(fixture.written))), expected
            )
        for viewer in viewers(expected):
            sent = fixture.items_sent_to(viewer)
            for after in range(expected.complete_after(viewer), expected.sent_count[viewer] + 1):
                assert len(expected.items_since(viewer, after)) == expected.sent_count[viewer] - after
            assert len(sent) >= expected.sent_count[viewer] - expected.complete_after(viewer)


def viewers(room: Room) -> list[Viewer]:
    return [None, *range(room.options.seats)]


def check_same_items_are_kept(room: Room, expected: Room) -> None:
    for name in ("kept", "_complete_after", "sent_count", "refs", "items"):
        assert getattr(room, name) == getattr(expected, name)


def test_a_request_is_carried_out_once_while_its_reference_is_remembered() -> None:
    fixture = RoomFixture().begun()
    fixture.accepted("ann", requests.SendChat(ref="first", text="hello"), 0)
    number = fixture.room.entry_count
    fixture.accepted("ann", requests.SendChat(ref="first", text="hello"), 0)
    assert fixture.room.entry_count == number
    assert len(fixture.room.refs) <= 2000


@pytest.mark.plain  # the bound is patched
def test_a_room_stores_a_bounded_amount_of_chat_and_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "MAX_TALK_ENTRIES", 6)
    fixture = RoomFixture().begun()
    send_chat(fixture, 0, 3)
    fixture.accepted("ann", requests.ShowEmote(emote="cheer"), 0)
    fixture.accepted("ann", requests.WriteNote(text="mine"), 0)
    fixture.accepted("ann", requests.MarkSeat(about=1, mark="foe"), 0)
    for request in (
        requests.SendChat(text="more"),
        requests.ShowEmote(emote="cheer"),
        requests.WriteNote(text="more"),
        requests.MarkSeat(about=1, mark="friend"),
    ):
        assert fixture.refused("bob", request, 1) == "talk-full"
    (seat,) = fixture.room.asked()
    assert fixture.room.game is not None
    fixture.play_accepted(seat, fixture.room.game.legal(seat)[0])
    assert fixture.read_back().talk_count == fixture.room.talk_count == 6
