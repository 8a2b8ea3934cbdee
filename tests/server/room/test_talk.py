"""Around the game: chat, emotes, muting, private notes and marks."""

import pytest

from pyrite.server.room import requests
from pyrite.server.room.decide import talk
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.requests import MarkSeat, Mute, SeatBot, SendChat, ShowEmote, WriteNote
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import Table, name_of


def test_chat_is_sent_to_everyone_in_normal_form() -> None:
    table = Table().seated(2)
    table.done("bob", SendChat(text="  <b>gold</b> \n there "), 1)
    clean_text = {"event": "ChatSent", "seat": 1, "name": name_of("bob"), "text": "<b>gold</b> there"}
    clean_text["person"] = table.room.person("bob")
    assert all(table.items_sent_to(viewer)[-1] == clean_text for viewer in (None, 0, 1, 4))


def test_spectators_chat_without_a_seat() -> None:
    table = Table().begun(2)
    table.done("a passer-by", SendChat(text="Good luck"))
    said = {"event": "ChatSent", "seat": None, "name": "Passer-by", "text": "Good luck"}
    assert table.items_sent_to(0)[-1] == {**said, "person": table.room.person("a passer-by")}


def test_a_chat_message_may_have_no_name() -> None:
    table = Table().begun(2)
    said = talk.send_chat(table.room, Requester("zoe", ""), SendChat(text="Good luck"), RequestContext(table.now))
    table.take(said)
    words = {"event": "ChatSent", "seat": None, "name": "", "text": "Good luck"}
    assert table.items_sent_to(0)[-1] == {**words, "person": table.room.person("zoe")}


def test_nobody_chats_for_another_seat() -> None:
    assert Table().seated(2).refused("bob", SendChat(text="I am a saboteur"), 0) == "not-your-seat"


def test_chat_can_be_switched_off() -> None:
    table = Table(TableOptions(chat=False)).seated(1)
    assert table.refused("ann", SendChat(text="x"), 0) == "no-chat"
    table.done("ann", ShowEmote(emote="cheer"), 0)


@pytest.mark.parametrize("text", ["", "   ", "x" * 281, "a\u2028b\u200b", "\x07"])
def test_invalid_texts_are_refused(text: str) -> None:
    assert Table().seated(1).refused("ann", SendChat(text=text), 0).startswith("text-")


def test_emotes_need_a_seat() -> None:
    table = Table().seated(1)
    table.done("ann", ShowEmote(emote="gold"), 0)
    assert table.items_sent_to(None)[-1] == {"event": "EmoteShown", "seat": 0, "emote": "gold"}


def test_a_muted_player_can_neither_chat_nor_show_emotes() -> None:
    table = Table().begun(2)
    table.done("ann", Mute(seat=1, muted=True))
    assert table.shown()["room"]["seats"][1]["muted"] is True
    assert table.refused("bob", SendChat(text="x"), 1) == "muted"
    assert table.refused("bob", ShowEmote(emote="doubt"), 1) == "muted"
    table.done("bob", WriteNote(text="hm"), 1)
    table.done("ann", Mute(seat=1, muted=False))
    table.done("bob", SendChat(text="x"), 1)


def test_a_bot_cannot_be_muted() -> None:
    table = Table().seated(1)
    table.done("ann", SeatBot(seat=1, bot="bayesian"))
    assert table.refused("ann", Mute(seat=1, muted=True)) == "no-person"


def test_notes_and_marks_are_private_and_can_be_deleted() -> None:
    table = Table().begun(3)
    others = {viewer: list(table.frames[viewer]) for viewer in (None, 0, 2)}
    table.done("bob", WriteNote(about=2, text="breaks my lamps"), 1)
    table.done("bob", WriteNote(text="gold in the middle?"), 1)
    table.done("bob", MarkSeat(about=2, mark="foe"), 1)
    assert {viewer: table.frames[viewer] for viewer in others} == others
    own = table.shown(1)["own"]
    assert own["notes"] == [[2, "breaks my lamps"], [None, "gold in the middle?"]]
    assert own["marks"] == [[2, "foe"]]
    for viewer in (None, 0, 2):
        assert b"lamps" not in table.snapshot(viewer)
        assert b"foe" not in table.snapshot(viewer)
    table.done("bob", WriteNote(about=2, text=""), 1)
    table.done("bob", MarkSeat(about=2, mark=""), 1)
    own = table.shown(1)["own"]
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
    table = Table().begun(2)
    table.done("bob", WriteNote(text=written), 1)
    assert table.shown(1)["own"]["notes"] == [[None, kept]]


@pytest.mark.parametrize("text", ["x" * 250 + "\n" + "y" * 250, "a\n\u200bb", "a\n\x07", "\u3164\n\u3164"])
def test_a_note_with_lines_has_a_length_limit(text: str) -> None:
    assert Table().begun(2).refused("bob", WriteNote(text=text), 1).startswith("text-")


def test_notes_need_an_existing_seat_and_marks_another_seat() -> None:
    table = Table().begun(2)
    assert table.refused("bob", WriteNote(about=9, text="x"), 1) == "no-such-seat"
    assert table.refused("bob", MarkSeat(about=9, mark="foe"), 1) == "no-such-seat"
    assert table.refused("bob", MarkSeat(about=1, mark="foe"), 1) == "own-seat"
    assert table.refused("bob", WriteNote(text="x" * 501), 1) == "text-too-long"


def test_each_seat_of_a_guest_has_its_own_notes() -> None:
    """Two players may share one device."""
    table = Table()
    for seat in (0, 1):
        table.done("ann", requests.Sit(seat=seat))
    table.done("ann", requests.Start())
    table.done("ann", WriteNote(text="for the first"), 0)
    table.done("ann", WriteNote(text="for the second"), 1)
    assert table.shown(0)["own"]["notes"] == [[None, "for the first"]]
    assert b"for the first" not in b"".join(table.frames[1])
