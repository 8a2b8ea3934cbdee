"""Lobby: table options, ready, starting the game."""

import msgspec
import pytest

from pyrite.game import Refusal
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide import lobby
from pyrite.server.room.decide.context import RequestContext, Requester
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING
from pyrite.server.room.requests import ChangeOptions, Leave, Ready, Remove, SeatBot, Sit, Start
from pyrite.server.room.summary import summary_of
from pyrite.server.room.table_options import PRESETS, TableOptions, check
from tests.server.room.room_fixture import RoomFixture, name_of, people, seat_taken

# ---------------------------------------------------------------- options


CLASHES = {
    "The base game is for 3 to 10 players, not 2.": ("clash-seats-base", TableOptions(seats=2)),
    "With 5 players the first seat is a number from 0 to 4, not 5 (SET-4).": (
        "clash-first-seat",
        TableOptions(first_seat=5),
    ),
    "A chest cannot be at (4, 0): that cell has a card of the tournament variant (CHEST-1).": (
        "clash-chests-taken",
        TableOptions(
            modules=("chests",), variants=("tournament",), chest_layout=((2, 1), (4, 0), (5, -2), (5, 2))
        ),
    ),
    "A chest cannot be at (3, 2): it is next to the chest at (3, 1) (CHEST-1).": (
        "clash-chests-touch",
        TableOptions(modules=("chests",), chest_layout=((3, -1), (3, 1), (3, 2), (5, 1))),
    ),
    "A table has 2 to 12 seats.": ("bad-input", TableOptions(seats=13)),
    "The name of a table can have at most 40 characters.": ("text-too-long", TableOptions(title="x" * 41)),
}


@pytest.mark.parametrize("sentence", CLASHES)
def test_incompatible_options_are_explained(sentence: str) -> None:
    reason, options = CLASHES[sentence]
    answer = RoomFixture().request("ann", ChangeOptions(options=options))
    assert answer == Refusal(reason, sentence, "")


UNPLAYABLE = (
    TableOptions(edition="XX99"),
    TableOptions(modules=("no such module",)),
    TableOptions(modules=("wardrobe", "party")),
    TableOptions(modules=("saboteur2",), variants=("tournament",)),
    TableOptions(house_rules={"no such option": True}),
    TableOptions(chest_layout="nowhere", modules=("chests",)),
    TableOptions(chest_layout="x" * 5000),
    TableOptions(chest_layout=((0, 0),) * 4, modules=("chests",)),
    TableOptions(chest_layout=((3, 1),) * 5000, modules=("chests",)),
    TableOptions(chest_layout=((10**40, -(10**40)),) * 4, modules=("chests",)),
    TableOptions(first_seat=-1),
    TableOptions(first_seat=10**40),
    TableOptions(seats=4, first_seat=4),
    TableOptions(modules=tuple(f"module {number}" for number in range(70))),
)


@pytest.mark.parametrize("options", UNPLAYABLE, ids=repr)
def test_unplayable_options_are_refused_with_a_sentence(options: TableOptions) -> None:
    fixture = RoomFixture()
    assert fixture.refused("ann", ChangeOptions(options=options)).startswith(("bad-input", "clash-"))
    answer = fixture.request("ann", ChangeOptions(options=options))
    assert isinstance(answer, Refusal)
    assert len(answer.text) < 300


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str) -> None:
    assert check(PRESETS[name]) == PRESETS[name]
    fixture = RoomFixture(PRESETS[name]).begun(1)
    assert fixture.room.state == "playing"


def test_new_options_reset_ready_except_for_bots() -> None:
    fixture = RoomFixture().seated(3)
    fixture.accepted("ann", SeatBot(seat=4, bot="greedy_digger"))
    fixture.accepted("ann", ChangeOptions(options=TableOptions(edition="UA16")))
    assert [seat["ready"] for seat in fixture.shown()["room"]["seats"]] == [False, False, False, False, True]
    assert fixture.refused("ann", Start()) == "not-all-ready"


def test_fewer_seats_move_people_to_free_seats_then_to_those_of_bots() -> None:
    fixture = RoomFixture()
    fixture.accepted("ann", Sit(seat=4))
    fixture.accepted("bob", Sit(seat=3))
    fixture.accepted("ann", SeatBot(seat=0, bot="bayesian"))
    fixture.accepted("ann", SeatBot(seat=2, bot="bayesian"))
    fixture.accepted("ann", ChangeOptions(options=TableOptions(seats=3)))
    assert people(fixture) == ["ann", "bob", "bayesian"]
    assert fixture.room.host_seat == 0
    assert fixture.items_sent_to(None)[-3:] == [
        seat_taken(fixture, 1, "bob"),
        seat_taken(fixture, 0, "ann"),
        {"event": "HostChanged", "seat": 0},
    ]


def test_there_are_never_fewer_seats_than_people() -> None:
    fixture = RoomFixture().seated(4)
    assert fixture.refused("ann", ChangeOptions(options=TableOptions(seats=3))) == "too-few-seats"


def test_a_new_seat_has_been_sent_what_spectators_were_sent() -> None:
    fixture = RoomFixture().seated(2)
    fixture.accepted("ann", ChangeOptions(options=TableOptions(seats=7)))
    fixture.accepted("cid", Sit(seat=6))
    assert fixture.room.sent_count[6] == fixture.room.sent_count[None]
    assert fixture.room.items_since(6, 0) == fixture.room.items_since(None, 0)


# ---------------------------------------------------------------- who begins, and where the chests lie


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("seat", range(5))
def test_the_first_seat_can_be_chosen_and_is_public(seat: int) -> None:
    fixture = RoomFixture().seated(3)  # seats 3 and 4 are free: a bot takes the first seat
    sent = fixture.since(1, lambda: fixture.accepted("ann", ChangeOptions(options=TableOptions(first_seat=seat))))
    assert sent[0]["options"]["first_seat"] == seat
    for guest, number in (("bob", 1), ("cid", 2)):
        fixture.accepted(guest, Ready(seat=number, ready=True))
    fixture.accepted("ann", Start())
    assert fixture.room.asked() == [seat]
    assert fixture.shown()["game"]["setup"]["first_seat"] == seat
    assert fixture.read_back().asked() == [seat]


@pytest.mark.rule("SET-4")
def test_a_random_first_seat_stays_unknown_before_the_game() -> None:
    fixtures = [RoomFixture(seed=number.to_bytes(32, "big")).seated(3) for number in range(30)]
    before = set()
    for fixture in fixtures:
        sent = fixture.snapshot(1) + b"".join(fixture.frames[1])
        before.add(sent.replace(fixture.room.commitment.encode(), b""))
        assert b'"first_seat":null' in sent
        fixture.accepted("ann", Start())
    assert len(before) == 1
    assert {seat for fixture in fixtures for seat in fixture.room.asked()} == set(range(5))


@pytest.mark.rule("SET-4")
def test_the_first_seat_cannot_be_removed() -> None:
    fixture = RoomFixture(TableOptions(first_seat=4)).seated(2)
    assert fixture.refused("ann", ChangeOptions(options=TableOptions(seats=4, first_seat=4))) == "clash-first-seat"
    assert (fixture.room.options.seats, fixture.room.options.first_seat) == (5, 4)
    fixture.accepted("ann", ChangeOptions(options=TableOptions(seats=4)))
    assert fixture.room.options.first_seat is None


@pytest.mark.rule("SET-4", "CHEST-1")
def test_a_rematch_keeps_the_first_seat_and_the_chest_layout() -> None:
    cells = ((2, 2), (3, -3), (5, 1), (7, 0))
    options = TableOptions(seats=3, modules=("chests",), chest_layout=cells, first_seat=2)
    fixture = RoomFixture(options).begun(2)
    again = Room.of("again", lobby.rematch(fixture.room, Requester("ann", "Ann"), seed=bytes(32), code="X", now=1))
    assert again.options == fixture.room.options == options


@pytest.mark.rule("CHEST-1")
def test_the_chosen_chest_layout_is_used() -> None:
    cells = ((2, 2), (3, -3), (5, 1), (7, 0))
    fixture = RoomFixture(TableOptions(modules=("chests",), chest_layout=cells)).begun(1)
    assert [tuple(chest["cell"]) for chest in fixture.shown()["game"]["parts"]["chests"]["chests"]] == list(cells)
    assert fixture.shown()["game"]["setup"]["chest_layout"] == [list(cell) for cell in cells]


@pytest.mark.rule("CHEST-1")
def test_a_refused_layout_changes_nothing() -> None:
    options = TableOptions(modules=("chests",), chest_layout=((2, 1), (4, 0), (5, -2), (5, 2)))
    fixture = RoomFixture(options).seated(2)
    tournament = msgspec.structs.replace(options, variants=("tournament",))
    assert fixture.refused("ann", ChangeOptions(options=tournament)) == "clash-chests-taken"
    assert fixture.room.options == options


@pytest.mark.rule("SET-4")
def test_older_options_without_a_first_seat_are_read() -> None:
    assert msgspec.json.decode(b'{"seats": 4}', type=TableOptions).first_seat is None


@pytest.mark.rule("SET-4", "CHEST-1")
@pytest.mark.parametrize(
    "part",
    [
        b'"first_seat": "0"',
        b'"first_seat": true',
        b'"first_seat": 1.5',
        b'"first_seat": [0]',
        b'"chest_layout": [[1, 2, 3]]',
        b'"chest_layout": [["1", 2]]',
        b'"chest_layout": 4',
        b'"chest_layout": null',
    ],
)
def test_options_with_invalid_types_are_not_read(part: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b"{" + part + b"}", type=TableOptions)


# ---------------------------------------------------------------- ready, and the beginning


def test_shuffle_words_stay_secret_until_the_game_starts() -> None:
    """INFO-6: nobody can choose words after seeing those of others."""
    fixture = RoomFixture().seated(2)
    fixture.accepted("bob", Ready(seat=1, ready=True, words="plover's egg"))
    assert b"plover" not in b"".join(b"".join(frames) for frames in fixture.frames.values())
    assert b"plover" not in fixture.snapshot(1)
    fixture.accepted("ann", Start())
    assert {"fact": "Contributed", "seat": 1, "words": "plover's egg"} in fixture.items_sent_to(0)


def test_shuffle_words_must_be_printable_ascii() -> None:
    assert RoomFixture().seated(1).refused("ann", Ready(seat=0, ready=True, words="é")) == "words-not-plain"


def test_nobody_sets_ready_for_another_seat() -> None:
    fixture = RoomFixture().seated(2)
    assert fixture.refused("bob", Ready(seat=0, ready=False)) == "not-your-seat"
    assert fixture.refused("bob", Ready(seat=3, ready=True)) == "not-your-seat"


def test_the_game_starts_when_all_others_are_ready_and_bots_fill_free_seats() -> None:
    fixture = RoomFixture(TableOptions(bots="heuristic"))
    fixture.accepted("ann", Sit(seat=2))
    fixture.accepted("bob", Sit(seat=0))
    answer = fixture.request("ann", Start())
    assert isinstance(answer, Refusal)
    assert answer.reason == "not-all-ready"
    assert name_of("bob") in answer.text
    fixture.accepted("bob", Ready(seat=0, ready=True))
    fixture.accepted("ann", Start())
    assert people(fixture) == ["bob", "heuristic", "ann", "heuristic", "heuristic"]
    assert fixture.room.state == "playing"


def test_a_game_of_bots_alone_does_not_start() -> None:
    fixture = RoomFixture()
    fixture.accepted("ann", SeatBot(seat=0, bot="bayesian"))
    assert fixture.refused("ann", Start()) == "nobody-there"


BEFORE_THE_GAME = (
    SeatBot(seat=3, bot="bayesian"),
    Remove(seat=3),
    ChangeOptions(options=TableOptions()),
    Ready(seat=0, ready=False),
    Start(),
)


@pytest.mark.parametrize("sent", BEFORE_THE_GAME, ids=lambda request: type(request).__name__)
def test_lobby_requests_are_refused_during_the_game(sent: requests.AnyRequest) -> None:
    assert RoomFixture().begun(2).refused("ann", sent) == "has-begun"


def test_a_bot_plays_for_a_player_who_leaves_or_is_removed() -> None:
    fixture = RoomFixture().begun(3)
    fixture.accepted("bob", Leave(seat=1))
    assert (fixture.room.seats[1].guest, fixture.room.seats[1].taken_over) == ("bob", True)
    fixture.accepted("ann", Remove(seat=2))
    assert (fixture.room.seats[2].guest, fixture.room.seats[2].bot) == ("", "bayesian")
    assert fixture.refused("cid", requests.ReturnToSeat(), seat=2) == "not-your-seat"


def test_a_bot_takes_over_only_once_and_only_for_people() -> None:
    fixture = RoomFixture().begun(2)
    fixture.accepted("bob", Leave(seat=1))
    number = fixture.room.entry_count
    fixture.accepted("bob", Leave(seat=1))
    assert fixture.room.entry_count == number
    assert lobby.on_absence(fixture.room, 1, fixture.now, frozenset({0})) == NOTHING
    assert lobby.on_absence(fixture.room, 3, fixture.now, frozenset({0})) == NOTHING


def test_only_the_stored_part_of_a_summary_names_guests() -> None:
    fixture = RoomFixture(TableOptions(title="Moria", listed=True)).seated(2)
    summary = summary_of(fixture.room)
    assert (summary.state, summary.code, summary.listed) == ("lobby", "ABCDEF", True)
    assert summary.guests == {"ann", "bob"}
    assert b"ann" not in summary.card
    assert name_of("ann").encode() in summary.card
    fixture.accepted("ann", Start())
    assert summary_of(fixture.room).listed is False


def test_the_commitment_is_published_at_once_and_never_changes() -> None:
    """INFO-6."""
    fixture = RoomFixture().seated(1)
    published = {item["commitment"] for item in fixture.items_sent_to(None) if item["event"] == "OptionsSet"}
    fixture.accepted("ann", Start())
    sealed = [item["commitment"] for item in fixture.items_sent_to(None) if item.get("fact") == "GameBegun"]
    assert published == {fixture.shown()["room"]["commitment"]} == set(sealed)


# ---------------------------------------------------------------- requests as JSON


def test_requests_are_decoded_strictly() -> None:
    decode = msgspec.json.Decoder(requests.AnyRequest).decode
    assert decode(b'{"request": "Sit", "seat": 3, "ref": "x"}') == Sit(seat=3, ref="x")
    for wrong in (
        b'{"request": "Sit", "seat": 12}',
        b'{"request": "Sit", "seat": -1}',
        b'{"request": "Sit", "seat": "3"}',
        b'{"request": "Sit", "seat": 3, "more": 1}',
        b'{"request": "Sit"}',
        b'{"request": "Stand", "seat": 3}',
        b'{"request": "SeatBot", "seat": 3, "bot": "genius"}',
        b'{"request": "Start", "ref": "' + b"x" * 41 + b'"}',
        b'{"request": "ChangeOptions", "options": {"seats": 5, "secret": 1}}',
        b'{"request": "Play", "after": -1, "command": {}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(wrong)


def test_bots_get_names_that_nobody_else_has() -> None:
    """No two players have the same name, whatever people choose."""
    ann = Requester("ann", "Ann")
    for code in ("ACDEFG", "ACDEFH", "ACDEFJ"):
        room = Room.of("room", lobby.open_room(ann, TableOptions(seats=10), seed=bytes(32), code=code, now=1))
        for seat, name in enumerate(lobby._NAMES[::4]):
            room.apply(entries.SeatTaken(at=2, seat=seat, name=name, owner=ann.guest))
        answer = decide(room, ann, requests.Start(), RequestContext(3))
        assert not isinstance(answer, Refusal)
        room.commit(answer)
        assert len({seat.name for seat in room.seats}) == 10
