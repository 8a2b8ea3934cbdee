"""Moderation: unique names, muting, removing and forbidding spectators, public ids."""

import pytest

from pyrite.game import Refusal
from pyrite.server.room.decide import lobby, talk
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.lobby import _NAMES
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.requests import (
    AllowSpectators,
    ChangeOptions,
    Leave,
    Mute,
    MuteSpectator,
    RemoveSpectator,
    SeatBot,
    SendChat,
    Sit,
    Start,
)
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import RoomFixture, name_of


def says(fixture: RoomFixture, guest: str, name: str, text: str = "hello") -> str:
    """A spectator sends a chat message; the reason if it is refused."""
    answer = talk.send_chat(fixture.room, Requester(guest, name), SendChat(text=text), RequestContext(fixture.now))
    if isinstance(answer, Refusal):
        return answer.reason
    fixture.carry_out(answer)
    return ""


def watched() -> RoomFixture:
    """A game of two people with a spectator, Zoe, who has not chatted yet."""
    fixture = RoomFixture().begun(2)
    fixture.spectators["zoe"] = "Zoe"
    return fixture


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["Gimli", "GIMLI", "G\u0456ml\u0456", "gim li", "Gim\u200dli"])
def test_two_people_cannot_have_the_same_name(name: str) -> None:
    fixture = RoomFixture()
    fixture.accepted("bob", Sit(seat=0, name="Gimli"))
    assert fixture.refused("cid", Sit(seat=1, name=name)) == "name-taken"
    assert fixture.room.seats[1].free
    fixture.accepted("cid", Sit(seat=1, name="Gloin"))
    assert fixture.refused("cid", Sit(seat=1, name=name)) == "name-taken"
    assert fixture.room.seats[1].name == "Gloin"


def test_a_guest_whose_own_name_is_taken_cannot_sit_down_without_another_name() -> None:
    fixture = RoomFixture()
    fixture.accepted("bob", Sit(seat=0, name=name_of("cid")))
    assert fixture.refused("cid", Sit(seat=1)) == "name-taken"


def test_a_guest_may_respell_the_own_name_and_use_it_on_two_seats() -> None:
    fixture = RoomFixture()
    fixture.accepted("bob", Sit(seat=0, name="Gimli"))
    fixture.accepted("bob", Sit(seat=0, name="GIMLI"))
    fixture.accepted("bob", Sit(seat=1, name="Gimli"))
    assert fixture.room.seats_of("bob") == [0, 1]


def test_people_without_a_name_get_different_ones() -> None:
    fixture = RoomFixture()
    for seat, guest in enumerate(("one", "two")):
        fixture.carry_out(
            lobby.sit(fixture.room, Requester(guest, ""), Sit(seat=seat), RequestContext(fixture.now))
        )
    one, two = (seat.name for seat in fixture.room.seats[:2])
    assert one != two
    assert {one, two} <= set(_NAMES)


def test_nobody_has_the_name_of_a_bot_and_no_bot_that_of_a_person() -> None:
    fixture = RoomFixture()
    fixture.accepted("ann", Sit(seat=0, name="Ann"))
    fixture.accepted("ann", SeatBot(seat=1, bot="bayesian"))
    bot = fixture.room.seats[1].name
    assert fixture.refused("cid", Sit(seat=2, name=bot.upper())) == "name-taken"
    fixture.accepted("cid", Sit(seat=1, name=bot))  # instead of that bot
    for name in _NAMES:
        again = RoomFixture()
        again.accepted("ann", Sit(seat=0, name=name.upper()))
        again.accepted("ann", Start())
        assert name not in {seat.name for seat in again.room.seats[1:]}


def test_spectators_in_the_chat_have_unique_names() -> None:
    fixture = watched()
    assert says(fixture, "zoe", name_of("bob")) == "name-taken"
    assert says(fixture, "zoe", fixture.room.seats[2].name) == "name-taken"  # a bot
    assert says(fixture, "zoe", "Zoe") == ""
    assert says(fixture, "yan", "ZOE") == "name-taken"
    assert says(fixture, "zoe", "Zoe", "again") == ""
    assert says(fixture, "yan", "") == says(fixture, "xan", "") == ""


def test_the_name_of_a_chatting_spectator_is_taken_until_the_spectator_is_removed() -> None:
    fixture = RoomFixture().seated(1)
    says(fixture, "zoe", "Zoe")
    assert fixture.refused("bob", Sit(seat=1, name="zoe")) == "name-taken"
    fixture.accepted("zoe", Sit(seat=2, name="Zoe"))
    fixture.accepted("zoe", Leave(seat=2))
    fixture.accepted("ann", RemoveSpectator(person=fixture.room.person("zoe")))
    fixture.accepted("bob", Sit(seat=1, name="zoe"))


def test_spectators_cannot_use_up_the_names_of_bots() -> None:
    fixture = RoomFixture().seated(1)
    for number, name in enumerate(_NAMES):
        assert says(fixture, f"spectator {number}", name) == ""
    fixture.accepted("ann", Start())
    assert len({seat.name for seat in fixture.room.seats}) == 5


# ---------------------------------------------------------------- one person on two seats


def test_seats_of_one_guest_share_a_public_id() -> None:
    fixture = RoomFixture()
    for seat, guest in enumerate(("ann", "bob", "bob")):
        fixture.accepted(guest, Sit(seat=seat, name=f"Dwarf {seat}"))
    ann, bob, second, free, _ = (seat["person"] for seat in fixture.shown()["room"]["seats"])
    assert bob == second != ann
    assert free is None
    assert "bob" not in bob
    assert RoomFixture().room.person("bob") == bob != type(fixture.room)("another-room").person("bob")
    assert [each["person"] for each in fixture.items_sent_to(None) if each["event"] == "SeatTaken"] == [
        ann,
        bob,
        bob,
    ]
    fixture.accepted("ann", SeatBot(seat=3, bot="bayesian"))
    assert fixture.shown()["room"]["seats"][3]["person"] is None


# ---------------------------------------------------------------- muting and removing


def test_a_muted_spectator_stays_muted_on_a_seat() -> None:
    fixture = RoomFixture().seated(1)
    fixture.spectators["zoe"] = "Zoe"
    person = fixture.room.person("zoe")
    sent = fixture.since(0, lambda: fixture.accepted("ann", MuteSpectator(person=person, muted=True)))
    assert sent == [{"event": "SpectatorMuted", "person": person, "name": "Zoe", "muted": True}]
    assert says(fixture, "zoe", "Zoe") == "muted"
    fixture.accepted("zoe", Sit(seat=1, name="Zoe"))
    assert fixture.refused("zoe", SendChat(text="x"), 1) == "muted"
    assert fixture.shown()["room"]["seats"][1]["muted"]
    fixture.accepted("zoe", Leave(seat=1))
    fixture.accepted("ann", MuteSpectator(person=person, muted=False))
    assert says(fixture, "zoe", "Zoe") == ""


def test_muting_covers_all_seats_of_a_guest_and_spectating() -> None:
    fixture = RoomFixture().seated(1)
    for seat in (1, 2):
        fixture.accepted("bob", Sit(seat=seat, name=f"Bob {seat}"))
    fixture.accepted("ann", Mute(seat=1, muted=True))
    assert fixture.refused("bob", SendChat(text="x"), 2) == "muted"
    assert says(fixture, "bob", "Bob") == "muted"
    fixture.accepted("ann", Mute(seat=2, muted=False))
    assert says(fixture, "bob", "Bob 1") == ""


def test_a_muted_player_who_is_moved_to_another_seat_stays_muted() -> None:
    fixture = RoomFixture().seated(1)
    fixture.accepted("zoe", Sit(seat=4, name="Zoe"))
    fixture.accepted("ann", Mute(seat=4, muted=True))
    sent = fixture.since(0, lambda: fixture.accepted("ann", ChangeOptions(options=TableOptions(seats=3))))
    assert {"event": "SeatMuted", "seat": 1, "muted": True} in sent
    assert fixture.shown()["room"]["seats"][1]["muted"]
    assert fixture.refused("zoe", SendChat(text="x"), 1) == "muted"


def test_a_removed_spectator_can_do_nothing_here_any_more() -> None:
    fixture = RoomFixture().seated(1)
    fixture.spectators["zoe"] = "Zoe"
    person = fixture.room.person("zoe")
    sent = fixture.since(0, lambda: fixture.accepted("ann", RemoveSpectator(person=person)))
    assert sent == [{"event": "SpectatorRemoved", "person": person, "name": "Zoe"}]
    for request in (SendChat(text="x"), Sit(seat=1), Start()):
        assert fixture.refused("zoe", request) == "removed"
    assert fixture.refused("ann", RemoveSpectator(person=person)) == "no-such-spectator"
    assert fixture.read_back().banned == {"zoe"}


def test_a_disconnected_spectator_who_chatted_can_still_be_removed() -> None:
    fixture = watched()
    del fixture.spectators["zoe"]
    assert fixture.refused("ann", RemoveSpectator(person=fixture.room.person("zoe"))) == "no-such-spectator"
    says(fixture, "zoe", "Zoe")
    fixture.accepted("ann", RemoveSpectator(person=fixture.room.person("zoe")))
    assert says(fixture, "yan", "Zoe") == ""


def test_players_and_the_host_are_not_removed_as_spectators() -> None:
    fixture = watched()
    fixture.spectators["bob"] = name_of("bob")  # watches in a second tab
    for request in (
        RemoveSpectator(person=fixture.room.person("bob")),
        MuteSpectator(person=fixture.room.person("bob"), muted=True),
    ):
        assert fixture.refused("ann", request) == "has-seat"
    assert fixture.refused("ann", RemoveSpectator(person=fixture.room.person("ann"))) == "not-yourself"


def test_only_the_host_moderates() -> None:
    fixture = watched()
    person = fixture.room.person("zoe")
    for request in (
        MuteSpectator(person=person, muted=True),
        RemoveSpectator(person=person),
        AllowSpectators(allowed=False),
    ):
        assert fixture.refused("bob", request) == fixture.refused("zoe", request) == "not-host"


def test_a_guest_id_is_not_accepted_as_a_public_id() -> None:
    assert watched().refused("ann", RemoveSpectator(person="zoe")) == "no-such-spectator"


# ---------------------------------------------------------------- forbidding spectators


def test_allowing_spectators_during_the_game_changes_nothing_else() -> None:
    fixture = watched()
    before = fixture.room.options
    sent = fixture.since(None, lambda: fixture.accepted("ann", AllowSpectators(allowed=False)))
    assert sent == [{"event": "SpectatorsAllowed", "allowed": False}]
    assert fixture.shown()["room"]["options"]["spectators"] is False
    assert fixture.request("ann", AllowSpectators(allowed=False)) == NOTHING
    fixture.accepted("ann", AllowSpectators(allowed=True))
    assert fixture.room.options == before


def test_allowing_spectators_does_not_change_who_is_ready() -> None:
    fixture = RoomFixture(TableOptions(seats=3)).seated(2)
    fixture.accepted("ann", AllowSpectators(allowed=False))
    assert all(seat.ready for seat in fixture.room.seats[:2])
