"""Around the game: chat, emotes, muting, private notes and marks."""

import pytest

from pyrite.server.room import requests
from pyrite.server.room.decide import talk
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.requests import MarkSeat, Mute, SeatBot, SendChat, ShowEmote, WriteNote
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import RoomFixture, name_of


def test_chat_is_sent_to_everyone_in_normal_form() -> None:
    fixture = RoomFixture().seated(2)
    fixture.accepted("bob", SendChat(text="  <b>gold</b> \n there "), 1)
    clean_text = {"event": "ChatSent", "seat": 1, "name": name_of("bob"), "text": "<b>gold</b> there"}
    clean_text["person"] = fixture.room.person("bob")
    assert all(fixture.items_sent_to(viewer)[-1] == clean_text for viewer in (None, 0, 1, 4))


def test_spectators_chat_without_a_seat() -> None:
    fixture = RoomFixture().begun(2)
    fixture.accepted("a passer-by", SendChat(text="Good luck"))
    said = {"event": "ChatSent", "seat": None, "name": "Passer-by", "text": "Good luck"}
    assert fixture.items_sent_to(0)[-1] == {**said, "person": fixture.room.person("a passer-by")}


def test_a_chat_message_may_have_no_name() -> None:
    fixture = RoomFixture().begun(2)
    said = talk.send_chat(
        fixture.room, Requester("zoe", ""), SendChat(text="Good luck"), RequestContext(fixture.now)
    )
    fixture.carry_out(said)
    words = {"event": "ChatSent", "seat": None, "name": "", "text": "Good luck"}
    assert fixture.items_sent_to(0)[-1] == {**words, "person": fixture.room.person("zoe")}


def test_nobody_chats_for_another_seat() -> None:
    assert RoomFixture().seated(2).refused("bob", SendChat(text="I am a saboteur"), 0) == "not-your-seat"


def test_chat_can_be_switched_off() -> None:
    fixture = RoomFixture(TableOptions(chat=False)).seated(1)
    assert fixture.refused("ann", SendChat(text="x"), 0) == "no-chat"
    fixture.accepted("ann", ShowEmote(emote="cheer"), 0)


@pytest.mark.parametrize("text", ["", "   ", "x" * 281, "a\u2028b\u200b", "\x07"])
def test_invalid_texts_are_refused(text: str) -> None:
    assert RoomFixture().seated(1).refused("ann", SendChat(text=text), 0).startswith("text-")


def test_emotes_need_a_seat() -> None:
    fixture = RoomFixture().seated(1)
    fixture.accepted("ann", ShowEmote(emote="gold"), 0)
    assert fixture.items_sent_to(None)[-1] == {"event": "EmoteShown", "seat": 0, "emote": "gold"}


def test_a_muted_player_can_neither_chat_nor_show_emotes() -> None:
    fixture = RoomFixture().begun(2)
    fixture.accepted("ann", Mute(seat=1, muted=True))
    assert fixture.shown()["room"]["seats"][1]["muted"] is True
    assert fixture.refused("bob", SendChat(text="x"), 1) == "muted"
    assert fixture.refused("bob", ShowEmote(emote="doubt"), 1) == "muted"
    fixture.accepted("bob", WriteNote(text="hm"), 1)
    fixture.accepted("ann", Mute(seat=1, muted=False))
    fixture.accepted("bob", SendChat(text="x"), 1)


def test_a_bot_cannot_be_muted() -> None:
    fixture = RoomFixture().seated(1)
    fixture.accepted("ann", SeatBot(seat=1, bot="bayesian"))
    assert fixture.refused("ann", Mute(seat=1, muted=True)) == "no-person"


def test_notes_and_marks_are_private_and_can_be_deleted() -> None:
    fixture = RoomFixture().begun(3)
    others = {viewer: list(fixture.frames[viewer]) for viewer in (None, 0, 2)}
    fixture.accepted("bob", WriteNote(about=2, text="breaks my lamps"), 1)
    fixture.accepted("bob", WriteNote(text="gold in the middle?"), 1)
    fixture.accepted("bob", MarkSeat(about=2, mark="foe"), 1)
    assert {viewer: fixture.frames[viewer] for viewer in others} == others
    own = fixture.shown(1)["own"]
    assert own["notes"] == [[2, "breaks my lamps"], [None, "gold in the middle?"]]
    assert own["marks"] == [[2, "foe"]]
    for viewer in (None, 0, 2):
        assert b"lamps" not in fixture.snapshot(viewer)
        assert b"foe" not in fixture.snapshot(viewer)
    fixture.accepted("bob", WriteNote(about=2, text=""), 1)
    fixture.accepted("bob", MarkSeat(about=2, mark=""), 1)
    own = fixture.shown(1)["own"]
    assert (own["notes"], own["marks"]) == ([[None, "gold in the middle?"]], [])


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("lamps:  Bea\ncarts: Cleo", "lamps: Bea\ncarts: Cleo"),
        ("\n one \r\n\r\n two \n", "one\n\ntwo"),
        ("one\u2028two\x0bthree\tfour", "one two three four"),
        ("x" * 249 + "\n\n" + "y" * 249, "x" * 249 + "\n\n" + "y" * 249),
    ],
)
def test_a_note_keeps_its_lines(written: str, kept: str) -> None:
    fixture = RoomFixture().begun(2)
    fixture.accepted("bob", WriteNote(text=written), 1)
    assert fixture.shown(1)["own"]["notes"] == [[None, kept]]


@pytest.mark.parametrize("text", ["x" * 250 + "\n" + "y" * 250, "a\n\u200bb", "a\n\x07", "\u3164\n\u3164"])
def test_a_note_with_lines_has_a_length_limit(text: str) -> None:
    assert RoomFixture().begun(2).refused("bob", WriteNote(text=text), 1).startswith("text-")


def test_notes_need_an_existing_seat_and_marks_another_seat() -> None:
    fixture = RoomFixture().begun(2)
    assert fixture.refused("bob", WriteNote(about=9, text="x"), 1) == "no-such-seat"
    assert fixture.refused("bob", MarkSeat(about=9, mark="foe"), 1) == "no-such-seat"
    assert fixture.refused("bob", MarkSeat(about=1, mark="foe"), 1) == "own-seat"
    assert fixture.refused("bob", WriteNote(text="x" * 501), 1) == "text-too-long"


def test_each_seat_of_a_guest_has_its_own_notes() -> None:
    """Two players may share one device."""
    fixture = RoomFixture()
    for seat in (0, 1):
        fixture.accepted("ann", requests.Sit(seat=seat))
    fixture.accepted("ann", requests.Start())
    fixture.accepted("ann", WriteNote(text="for the first"), 0)
    fixture.accepted("ann", WriteNote(text="for the second"), 1)
    assert fixture.shown(0)["own"]["notes"] == [[None, "for the first"]]
    assert b"for the first" not in b"".join(fixture.frames[1])
