"""Before the game: sitting down, getting up, bots, terms, the host, beginning."""

import msgspec
import pytest

from pyrite.game import Refusal
from pyrite.server.room import Room, entries, lobby, orders
from pyrite.server.room.answers import Actor, Moment
from pyrite.server.room.deciding import decide
from pyrite.server.room.orders import ChangeTerms, Leave, PassHost, Ready, Remove, SeatBot, Sit, Start
from pyrite.server.room.summing import summary_of
from pyrite.server.terms import PRESETS, Terms, check
from tests.server.room.table import Table, name_of


def people(table: Table) -> list[str]:
    return [seat.guest or seat.bot for seat in table.room.seats]


# ---------------------------------------------------------------- sitting down and getting up


def test_one_sits_down_under_a_name_and_all_are_told() -> None:
    table = Table()
    told = table.since(None, lambda: table.done("bob", Sit(seat=2, name="  Gimli   son of Gloin ")))
    assert told[0] == {"event": "SeatTaken", "seat": 2, "name": "Gimli son of Gloin", "bot": None}
    assert table.shown()["room"]["seats"][2]["name"] == "Gimli son of Gloin"


def test_without_a_name_one_has_the_guests_or_none_for_each_page_to_say() -> None:
    table = Table()
    table.done("bob", Sit(seat=0))
    table.take(lobby.sit(table.room, Actor("zoe", ""), Sit(seat=3), Moment(table.now)))
    assert [table.room.seats[seat].name for seat in (0, 3)] == [name_of("bob"), ""]


def test_the_host_is_told_whom_to_wait_for_also_where_somebody_has_no_name() -> None:
    table = Table()
    table.done("ada", Sit(seat=0))
    table.take(lobby.sit(table.room, Actor("zoe", ""), Sit(seat=3), Moment(table.now)))
    refused = lobby.start(table.room, Actor("ada", "Ada"), Start(), Moment(table.now))
    assert isinstance(refused, Refusal)
    assert refused.text == "Not everyone is ready: seat 4."


def test_one_guest_may_have_several_seats_and_leave_one_of_them() -> None:
    table = Table()
    for seat in (0, 1, 4):
        table.done("bob", Sit(seat=seat))
    assert table.room.seats_of("bob") == [0, 1, 4]
    table.done("bob", Leave(seat=1))
    assert table.room.seats_of("bob") == [0, 4]


def test_a_taken_seat_is_refused_and_a_bot_makes_room() -> None:
    table = Table()
    table.done("bob", Sit(seat=1))
    assert table.refused("cid", Sit(seat=1)) == "seat-taken"
    assert table.refused("bob", Sit(seat=1)) == "seat-taken"
    table.done("bob", SeatBot(seat=2, bot="hurrier"))
    table.done("cid", Sit(seat=2))
    assert people(table)[1:3] == ["bob", "cid"]


def test_on_ones_own_seat_one_may_be_called_something_else() -> None:
    table = Table()
    table.done("ann", Sit(seat=0))
    table.done("bob", Sit(seat=1))
    table.done("ann", orders.Mute(seat=1, muted=True))
    told = table.since(None, lambda: table.done("bob", Sit(seat=1, name="Gimli")))
    assert told == [
        {"event": "SeatTaken", "seat": 1, "name": "Gimli", "bot": None},
        {"event": "SeatMuted", "seat": 1, "muted": True},
    ]
    assert table.shown()["room"]["seats"][1]["muted"] is True
    assert table.refused("cid", Sit(seat=1, name="Gimli")) == "seat-taken"


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "\u3164", "\u200d\u200d", "a\u0000b", "x" * 200])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    assert Table().refused("bob", Sit(seat=0, name=name)) in ("text-too-long", "text-hidden", "text-empty")


def test_nobody_gets_up_from_anothers_seat_or_one_that_is_not_there() -> None:
    table = Table().seated(2)
    assert table.refused("bob", Leave(seat=0)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=3)) == "not-your-seat"
    assert table.refused("bob", Leave(seat=7)) == "no-such-seat"


def test_after_the_beginning_nobody_sits_down() -> None:
    table = Table().begun(2)
    assert table.refused("cid", Sit(seat=3)) == "has-begun"


# ---------------------------------------------------------------- the host


HOST_ONLY = (
    SeatBot(seat=3, bot="foreman"),
    Remove(seat=0),
    ChangeTerms(terms=Terms()),
    PassHost(seat=1),
    Start(),
    orders.Mute(seat=0, muted=True),
)


@pytest.mark.parametrize("order", HOST_ONLY, ids=lambda order: type(order).__name__)
def test_only_the_host_does_what_a_host_does(order: orders.AnyOrder) -> None:
    table = Table().seated(2)
    assert table.refused("bob", order) == "not-host"
    assert table.refused("a guest at the door", order) == "not-host"


NO_SUCH_SEAT = (
    Sit(seat=9),
    SeatBot(seat=9, bot="foreman"),
    Remove(seat=9),
    Ready(seat=9, ready=True),
    PassHost(seat=9),
    orders.Mute(seat=9, muted=True),
)


@pytest.mark.parametrize("order", NO_SUCH_SEAT, ids=lambda order: type(order).__name__)
def test_a_seat_that_is_not_there_is_refused(order: orders.AnyOrder) -> None:
    assert Table().seated(2).refused("ann", order) == "no-such-seat"


def test_the_host_removes_people_and_bots_but_not_nobody_and_not_oneself() -> None:
    table = Table().seated(2)
    table.done("ann", SeatBot(seat=2, bot="stroller"))
    told = table.since(1, lambda: table.done("ann", Remove(seat=1)))
    table.done("ann", Remove(seat=2))
    assert told == [{"event": "SeatEmptied", "seat": 1, "why": "removed"}]
    assert people(table) == ["ann", "", "", "", ""]
    assert table.refused("ann", Remove(seat=1)) == "seat-free"
    assert table.refused("ann", Remove(seat=0)) == "own-seat"
    assert table.refused("ann", SeatBot(seat=0, bot="foreman")) == "seat-taken"


def test_the_host_passes_on_to_a_person_only() -> None:
    table = Table().seated(3)
    table.done("ann", SeatBot(seat=3, bot="foreman"))
    assert table.refused("ann", PassHost(seat=3)) == "no-person"
    table.done("ann", PassHost(seat=2))
    assert table.refused("ann", Start()) == "not-host"
    assert table.room.host_seat == 2
    assert table.told(0)[-1] == {"event": "HostNamed", "seat": 2}


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    table = Table().seated(3)
    table.done("ann", Leave(seat=0))
    assert table.room.host == "bob"
    assert table.told(None)[-1] == {"event": "HostNamed", "seat": 1}


def test_a_host_who_leaves_alone_stays_the_host_until_somebody_sits_down() -> None:
    table = Table().seated(1)
    told = table.since(None, lambda: table.done("ann", Leave(seat=0)))
    assert told[-1] == {"event": "HostNamed", "seat": None}
    assert table.room.host == "ann"
    table.done("bob", Sit(seat=3))
    assert table.room.host == "bob"
    table.done("bob", Start())


def test_a_host_with_two_seats_leaves_when_the_second_is_left() -> None:
    for begin in (False, True):
        table = Table()
        for seat, guest in enumerate(("ann", "ann", "bob")):
            table.done(guest, Sit(seat=seat))
        table.done("bob", Ready(seat=2, ready=True))
        if begin:
            table.done("ann", Start())
        table.done("ann", Leave(seat=0))
        assert table.room.host == "ann"
        table.done("ann", Leave(seat=1))
        assert table.room.host == "bob"


def test_the_host_of_a_game_that_is_left_passes_on_to_one_who_is_there() -> None:
    table = Table().begun(3)
    table.take(lobby.hold(table.room, 0, table.now, frozenset({2})))
    assert table.room.host == "cid"
    assert table.room.seats[0].held


def test_one_who_is_gone_loses_the_seat_before_the_game_only_if_others_wait() -> None:
    table = Table().seated(2)
    assert lobby.hold(table.room, 0, table.now, frozenset()) == []
    table.take(lobby.hold(table.room, 0, table.now, frozenset({1})))
    assert people(table)[:2] == ["", "bob"]
    assert table.room.host == "bob"


# ---------------------------------------------------------------- terms


CLASHES = {
    "The base game is for 3 to 10 players, not 2.": ("clash-seats-base", Terms(seats=2)),
    "A table has 2 to 12 seats.": ("bad-input", Terms(seats=13)),
    "The name of a table has at most 40 characters.": ("text-too-long", Terms(title="x" * 41)),
}


@pytest.mark.parametrize("sentence", CLASHES)
def test_a_clash_of_terms_is_explained_at_once(sentence: str) -> None:
    reason, terms = CLASHES[sentence]
    answer = Table().order("ann", ChangeTerms(terms=terms))
    assert answer == Refusal(reason, sentence, "")


UNPLAYABLE = (
    Terms(edition="XX99"),
    Terms(modules=("no such module",)),
    Terms(modules=("wardrobe", "party")),
    Terms(modules=("saboteur2",), variants=("tournament",)),
    Terms(house_rules={"no such option": True}),
    Terms(chest_layout="nowhere", modules=("chests",)),
    Terms(chest_layout="x" * 5000),
    Terms(chest_layout=((0, 0),) * 4, modules=("chests",)),
    Terms(modules=tuple(f"module {number}" for number in range(70))),
)


@pytest.mark.parametrize("terms", UNPLAYABLE, ids=repr)
def test_terms_that_cannot_be_played_are_refused_with_a_sentence(terms: Terms) -> None:
    table = Table()
    assert table.refused("ann", ChangeTerms(terms=terms)).startswith(("bad-input", "clash-"))
    answer = table.order("ann", ChangeTerms(terms=terms))
    assert isinstance(answer, Refusal)
    assert len(answer.text) < 300


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str) -> None:
    assert check(PRESETS[name]) == PRESETS[name]
    table = Table(PRESETS[name]).begun(1)
    assert table.room.state == "playing"


def test_new_terms_ask_everyone_anew_and_bots_stay_ready() -> None:
    table = Table().seated(3)
    table.done("ann", SeatBot(seat=4, bot="hurrier"))
    table.done("ann", ChangeTerms(terms=Terms(edition="UA16")))
    assert [seat["ready"] for seat in table.shown()["room"]["seats"]] == [False, False, False, False, True]
    assert table.refused("ann", Start()) == "not-all-ready"


def test_fewer_seats_move_people_to_free_seats_then_to_those_of_bots() -> None:
    table = Table()
    table.done("ann", Sit(seat=4))
    table.done("bob", Sit(seat=3))
    table.done("ann", SeatBot(seat=0, bot="foreman"))
    table.done("ann", SeatBot(seat=2, bot="foreman"))
    table.done("ann", ChangeTerms(terms=Terms(seats=3)))
    assert people(table) == ["ann", "bob", "foreman"]
    assert table.room.host_seat == 0
    assert table.told(None)[-3:] == [
        {"event": "SeatTaken", "seat": 1, "name": name_of("bob"), "bot": None},
        {"event": "SeatTaken", "seat": 0, "name": name_of("ann"), "bot": None},
        {"event": "HostNamed", "seat": 0},
    ]


def test_there_are_never_fewer_seats_than_people() -> None:
    table = Table().seated(4)
    assert table.refused("ann", ChangeTerms(terms=Terms(seats=3))) == "too-few-seats"


def test_more_seats_and_who_sits_there_has_been_told_what_all_were_told() -> None:
    table = Table().seated(2)
    table.done("ann", ChangeTerms(terms=Terms(seats=7)))
    table.done("cid", Sit(seat=6))
    assert table.room.told[6] == table.room.told[None]
    assert table.room.told_since(6, 0) == table.room.told_since(None, 0)


# ---------------------------------------------------------------- ready, and the beginning


def test_words_for_the_shuffle_are_kept_to_oneself_until_the_game_begins() -> None:
    """INFO-6: nobody chooses words after having seen those of others."""
    table = Table().seated(2)
    table.done("bob", Ready(seat=1, ready=True, words="plover's egg"))
    assert b"plover" not in b"".join(b"".join(frames) for frames in table.frames.values())
    assert b"plover" not in table.snapshot(1)
    table.done("ann", Start())
    assert {"fact": "Contributed", "seat": 1, "words": "plover's egg"} in table.told(0)


def test_words_that_cannot_be_typed_again_are_refused() -> None:
    assert Table().seated(1).refused("ann", Ready(seat=0, ready=True, words="é")) == "words-not-plain"


def test_nobody_is_ready_for_another() -> None:
    table = Table().seated(2)
    assert table.refused("bob", Ready(seat=0, ready=False)) == "not-your-seat"
    assert table.refused("bob", Ready(seat=3, ready=True)) == "not-your-seat"


def test_the_game_begins_when_all_others_are_ready_and_bots_fill_the_table() -> None:
    table = Table(Terms(bots="apprentice"))
    table.done("ann", Sit(seat=2))
    table.done("bob", Sit(seat=0))
    answer = table.order("ann", Start())
    assert isinstance(answer, Refusal)
    assert answer.reason == "not-all-ready"
    assert name_of("bob") in answer.text
    table.done("bob", Ready(seat=0, ready=True))
    table.done("ann", Start())
    assert people(table) == ["bob", "apprentice", "ann", "apprentice", "apprentice"]
    assert table.room.state == "playing"


def test_a_game_of_bots_alone_does_not_begin() -> None:
    table = Table()
    table.done("ann", SeatBot(seat=0, bot="foreman"))
    assert table.refused("ann", Start()) == "nobody-there"


BEFORE_THE_GAME = (
    SeatBot(seat=3, bot="foreman"),
    Remove(seat=3),
    ChangeTerms(terms=Terms()),
    Ready(seat=0, ready=False),
    Start(),
)


@pytest.mark.parametrize("order", BEFORE_THE_GAME, ids=lambda order: type(order).__name__)
def test_during_the_game_the_table_is_not_set_anew(order: orders.AnyOrder) -> None:
    assert Table().begun(2).refused("ann", order) == "has-begun"


def test_one_who_leaves_or_is_removed_during_the_game_is_played_by_a_bot() -> None:
    table = Table().begun(3)
    table.done("bob", Leave(seat=1))
    assert (table.room.seats[1].guest, table.room.seats[1].held) == ("bob", True)
    table.done("ann", Remove(seat=2))
    assert (table.room.seats[2].guest, table.room.seats[2].bot) == ("", "foreman")
    assert table.refused("cid", orders.TakeBack(), seat=2) == "not-your-seat"


def test_one_who_is_held_already_or_is_no_person_is_not_held_again() -> None:
    table = Table().begun(2)
    table.done("bob", Leave(seat=1))
    number = table.room.number
    table.done("bob", Leave(seat=1))
    assert table.room.number == number
    assert lobby.hold(table.room, 1, table.now, frozenset({0})) == []
    assert lobby.hold(table.room, 3, table.now, frozenset({0})) == []


def test_what_is_looked_up_about_a_room_names_its_guests_to_the_store_only() -> None:
    table = Table(Terms(title="Moria", listed=True)).seated(2)
    summary = summary_of(table.room)
    assert (summary.state, summary.code, summary.listed) == ("lobby", "ABCDEF", True)
    assert summary.guests == {"ann", "bob"}
    assert b"ann" not in summary.card
    assert name_of("ann").encode() in summary.card
    table.done("ann", Start())
    assert summary_of(table.room).listed is False


def test_the_promise_of_the_seed_is_there_from_the_beginning_and_stays() -> None:
    """INFO-6."""
    table = Table().seated(1)
    promised = {thing["commitment"] for thing in table.told(None) if thing["event"] == "TermsSet"}
    table.done("ann", Start())
    sealed = [thing["commitment"] for thing in table.told(None) if thing.get("fact") == "GameBegun"]
    assert promised == {table.shown()["room"]["commitment"]} == set(sealed)


# ---------------------------------------------------------------- as it comes over the wire


def test_orders_are_read_into_exact_types() -> None:
    decode = msgspec.json.Decoder(orders.AnyOrder).decode
    assert decode(b'{"order": "Sit", "seat": 3, "ref": "x"}') == Sit(seat=3, ref="x")
    for wrong in (
        b'{"order": "Sit", "seat": 12}',
        b'{"order": "Sit", "seat": -1}',
        b'{"order": "Sit", "seat": "3"}',
        b'{"order": "Sit", "seat": 3, "more": 1}',
        b'{"order": "Sit"}',
        b'{"order": "Stand", "seat": 3}',
        b'{"order": "SeatBot", "seat": 3, "bot": "genius"}',
        b'{"order": "Start", "ref": "' + b"x" * 41 + b'"}',
        b'{"order": "ChangeTerms", "terms": {"seats": 5, "secret": 1}}',
        b'{"order": "Play", "after": -1, "command": {}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(wrong)


def test_bots_have_names_of_their_own_even_if_people_took_some() -> None:
    """Whatever people call themselves: no two at a table have the same name."""
    ann = Actor("ann", "Ann")
    for code in ("ACDEFG", "ACDEFH", "ACDEFJ"):
        room = Room.of("room", lobby.open_room(ann, Terms(seats=10), seed=bytes(32), code=code, now=1))
        for seat, name in enumerate(lobby._NAMES_OF_BOTS[::4]):
            room.apply(entries.Sat(at=2, seat=seat, name=name, owner=ann.guest))
        answer = decide(room, ann, orders.Start(), Moment(3))
        assert not isinstance(answer, Refusal)
        for entry in answer:
            room.apply(entry)
        assert len({seat.name for seat in room.seats}) == 10
