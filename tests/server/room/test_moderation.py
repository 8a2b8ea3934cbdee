"""Moderation: unique names, muting, removing and forbidding spectators, public ids."""

import pytest

from pyrite.game import Refusal
from pyrite.server.room.decide import lobby, talk
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.lobby import _BOT_NAMES
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
from tests.server.room.table import Table, name_of


def says(table: Table, guest: str, name: str, text: str = "hello") -> str:
    """A spectator sends a chat message; the reason if it is refused."""
    answer = talk.send_chat(table.room, Requester(guest, name), SendChat(text=text), RequestContext(table.now))
    if isinstance(answer, Refusal):
        return answer.reason
    table.take(answer)
    return ""


def watched() -> Table:
    """A game of two people with a spectator, Zoe, who has not chatted yet."""
    table = Table().begun(2)
    table.spectators["zoe"] = "Zoe"
    return table


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["Gimli", "GIMLI", "G\u0456ml\u0456", "gim li", "Gim\u200dli"])
def test_two_people_cannot_have_the_same_name(name: str) -> None:
    table = Table()
    table.done("bob", Sit(seat=0, name="Gimli"))
    assert table.refused("cid", Sit(seat=1, name=name)) == "name-taken"
    assert table.room.seats[1].free
    table.done("cid", Sit(seat=1, name="Gloin"))
    assert table.refused("cid", Sit(seat=1, name=name)) == "name-taken"
    assert table.room.seats[1].name == "Gloin"


def test_a_guest_whose_own_name_is_taken_cannot_sit_down_without_another_name() -> None:
    table = Table()
    table.done("bob", Sit(seat=0, name=name_of("cid")))
    assert table.refused("cid", Sit(seat=1)) == "name-taken"


def test_a_guest_may_respell_the_own_name_and_use_it_on_two_seats() -> None:
    table = Table()
    table.done("bob", Sit(seat=0, name="Gimli"))
    table.done("bob", Sit(seat=0, name="GIMLI"))
    table.done("bob", Sit(seat=1, name="Gimli"))
    assert table.room.seats_of("bob") == [0, 1]


def test_several_people_may_have_no_name() -> None:
    table = Table()
    for seat, guest in enumerate(("one", "two")):
        table.take(lobby.sit(table.room, Requester(guest, ""), Sit(seat=seat), RequestContext(table.now)))
    assert [seat.name for seat in table.room.seats[:2]] == ["", ""]


def test_nobody_has_the_name_of_a_bot_and_no_bot_that_of_a_person() -> None:
    table = Table()
    table.done("ann", Sit(seat=0, name="Ann"))
    table.done("ann", SeatBot(seat=1, bot="bayesian"))
    bot = table.room.seats[1].name
    assert table.refused("cid", Sit(seat=2, name=bot.upper())) == "name-taken"
    table.done("cid", Sit(seat=1, name=bot))  # instead of that bot
    for name in _BOT_NAMES:
        again = Table()
        again.done("ann", Sit(seat=0, name=name.upper()))
        again.done("ann", Start())
        assert name not in {seat.name for seat in again.room.seats[1:]}


def test_spectators_in_the_chat_have_unique_names() -> None:
    table = watched()
    assert says(table, "zoe", name_of("bob")) == "name-taken"
    assert says(table, "zoe", table.room.seats[2].name) == "name-taken"  # a bot
    assert says(table, "zoe", "Zoe") == ""
    assert says(table, "yan", "ZOE") == "name-taken"
    assert says(table, "zoe", "Zoe", "again") == ""
    assert says(table, "yan", "") == says(table, "xan", "") == ""


def test_the_name_of_a_chatting_spectator_is_taken_until_the_spectator_is_removed() -> None:
    table = Table().seated(1)
    says(table, "zoe", "Zoe")
    assert table.refused("bob", Sit(seat=1, name="zoe")) == "name-taken"
    table.done("zoe", Sit(seat=2, name="Zoe"))
    table.done("zoe", Leave(seat=2))
    table.done("ann", RemoveSpectator(person=table.room.person("zoe")))
    table.done("bob", Sit(seat=1, name="zoe"))


def test_spectators_cannot_use_up_the_names_of_bots() -> None:
    table = Table().seated(1)
    for number, name in enumerate(_BOT_NAMES):
        assert says(table, f"spectator {number}", name) == ""
    table.done("ann", Start())
    assert len({seat.name for seat in table.room.seats}) == 5


# ---------------------------------------------------------------- one person on two seats


def test_seats_of_one_guest_share_a_public_id() -> None:
    table = Table()
    for seat, guest in enumerate(("ann", "bob", "bob")):
        table.done(guest, Sit(seat=seat, name=f"Dwarf {seat}"))
    ann, bob, second, free, _ = (seat["person"] for seat in table.shown()["room"]["seats"])
    assert bob == second != ann
    assert free is None
    assert "bob" not in bob
    assert Table().room.person("bob") == bob != type(table.room)("another-room").person("bob")
    assert [each["person"] for each in table.items_sent_to(None) if each["event"] == "SeatTaken"] == [
        ann,
        bob,
        bob,
    ]
    table.done("ann", SeatBot(seat=3, bot="bayesian"))
    assert table.shown()["room"]["seats"][3]["person"] is None


# ---------------------------------------------------------------- muting and removing


def test_a_muted_spectator_stays_muted_on_a_seat() -> None:
    table = Table().seated(1)
    table.spectators["zoe"] = "Zoe"
    person = table.room.person("zoe")
    sent = table.since(0, lambda: table.done("ann", MuteSpectator(person=person, muted=True)))
    assert sent == [{"event": "SpectatorMuted", "person": person, "name": "Zoe", "muted": True}]
    assert says(table, "zoe", "Zoe") == "muted"
    table.done("zoe", Sit(seat=1, name="Zoe"))
    assert table.refused("zoe", SendChat(text="x"), 1) == "muted"
    assert table.shown()["room"]["seats"][1]["muted"]
    table.done("zoe", Leave(seat=1))
    table.done("ann", MuteSpectator(person=person, muted=False))
    assert says(table, "zoe", "Zoe") == ""


def test_muting_covers_all_seats_of_a_guest_and_spectating() -> None:
    table = Table().seated(1)
    for seat in (1, 2):
        table.done("bob", Sit(seat=seat, name=f"Bob {seat}"))
    table.done("ann", Mute(seat=1, muted=True))
    assert table.refused("bob", SendChat(text="x"), 2) == "muted"
    assert says(table, "bob", "Bob") == "muted"
    table.done("ann", Mute(seat=2, muted=False))
    assert says(table, "bob", "Bob 1") == ""


def test_a_muted_player_who_is_moved_to_another_seat_stays_muted() -> None:
    table = Table().seated(1)
    table.done("zoe", Sit(seat=4, name="Zoe"))
    table.done("ann", Mute(seat=4, muted=True))
    sent = table.since(0, lambda: table.done("ann", ChangeOptions(options=TableOptions(seats=3))))
    assert {"event": "SeatMuted", "seat": 1, "muted": True} in sent
    assert table.shown()["room"]["seats"][1]["muted"]
    assert table.refused("zoe", SendChat(text="x"), 1) == "muted"


def test_a_removed_spectator_can_do_nothing_here_any_more() -> None:
    table = Table().seated(1)
    table.spectators["zoe"] = "Zoe"
    person = table.room.person("zoe")
    sent = table.since(0, lambda: table.done("ann", RemoveSpectator(person=person)))
    assert sent == [{"event": "SpectatorRemoved", "person": person, "name": "Zoe"}]
    for request in (SendChat(text="x"), Sit(seat=1), Start()):
        assert table.refused("zoe", request) == "removed"
    assert table.refused("ann", RemoveSpectator(person=person)) == "no-such-spectator"
    assert table.read_back().banned == {"zoe"}


def test_a_disconnected_spectator_who_chatted_can_still_be_removed() -> None:
    table = watched()
    del table.spectators["zoe"]
    assert table.refused("ann", RemoveSpectator(person=table.room.person("zoe"))) == "no-such-spectator"
    says(table, "zoe", "Zoe")
    table.done("ann", RemoveSpectator(person=table.room.person("zoe")))
    assert says(table, "yan", "Zoe") == ""


def test_players_and_the_host_are_not_removed_as_spectators() -> None:
    table = watched()
    table.spectators["bob"] = name_of("bob")  # watches in a second tab
    for request in (
        RemoveSpectator(person=table.room.person("bob")),
        MuteSpectator(person=table.room.person("bob"), muted=True),
    ):
        assert table.refused("ann", request) == "has-seat"
    assert table.refused("ann", RemoveSpectator(person=table.room.person("ann"))) == "not-yourself"


def test_only_the_host_moderates() -> None:
    table = watched()
    person = table.room.person("zoe")
    for request in (
        MuteSpectator(person=person, muted=True),
        RemoveSpectator(person=person),
        AllowSpectators(allowed=False),
    ):
        assert table.refused("bob", request) == table.refused("zoe", request) == "not-host"


def test_a_guest_id_is_not_accepted_as_a_public_id() -> None:
    assert watched().refused("ann", RemoveSpectator(person="zoe")) == "no-such-spectator"


# ---------------------------------------------------------------- forbidding spectators


def test_allowing_spectators_during_the_game_changes_nothing_else() -> None:
    table = watched()
    before = table.room.options
    sent = table.since(None, lambda: table.done("ann", AllowSpectators(allowed=False)))
    assert sent == [{"event": "SpectatorsAllowed", "allowed": False}]
    assert table.shown()["room"]["options"]["spectators"] is False
    assert table.request("ann", AllowSpectators(allowed=False)) == NOTHING
    table.done("ann", AllowSpectators(allowed=True))
    assert table.room.options == before


def test_allowing_spectators_does_not_change_who_is_ready() -> None:
    table = Table(TableOptions(seats=3)).seated(2)
    table.done("ann", AllowSpectators(allowed=False))
    assert all(seat.ready for seat in table.room.seats[:2])
