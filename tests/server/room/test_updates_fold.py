"""A room is the fold of its entries, and the state of a client is the fold of its snapshot and updates."""

from random import Random
from typing import Any

import msgspec
from hypothesis import given

from pyrite.game import SetUp, View, fact_from_json, update_view, view_to_json
from pyrite.game.project import Viewer
from pyrite.server.realtime.frames import encode_items
from pyrite.server.room import Room, requests
from pyrite.server.room.table_options import PRESETS, TableOptions
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups
from tests.server.room.random_room import RandomRoom
from tests.server.room.room_fixture import NAMES, Json, RoomFixture, state_of

WHOLE_BOX = PRESETS["the whole box"].set_up(bytes(32))


def viewers(room: Room) -> list[Viewer]:
    return [None, *range(room.options.seats)]


def check_same_after_reading_back(fixture: RoomFixture) -> None:
    assert state_of(fixture.read_back()) == fixture.state()


def check_numbers_have_no_gap(fixture: RoomFixture) -> None:
    for viewer in viewers(fixture.room):
        number = None
        for frame in map(msgspec.json.decode, fixture.frames[viewer]):
            assert number is None or frame["first"] == number + 1
            number = frame["first"] + len(frame["items"]) - 1
        assert number == fixture.room.sent_count[viewer]


def check_same_tail_from_any_number(fixture: RoomFixture, random: Random) -> None:
    for viewer in viewers(fixture.room):
        sent = fixture.items_sent_to(viewer)
        missing = fixture.room.sent_count[viewer] - len(sent)
        for after in {
            0,
            fixture.room.sent_count[viewer],
            *(random.randrange(fixture.room.sent_count[viewer]) for _ in range(5)),
        }:
            written = encode_items(fixture.room, fixture.room.items_since(viewer, after))
            tail = [msgspec.json.decode(each) for each in written]
            assert len(tail) == fixture.room.sent_count[viewer] - after
            assert missing or tail == sent[after:]


def check_reading_back(random_room: RandomRoom) -> None:
    fixture = random_room.gather()
    for _ in range(12):
        random_room.play_out(25)
        check_same_after_reading_back(fixture)
    random_room.play_out()
    check_same_after_reading_back(fixture)
    check_numbers_have_no_gap(fixture)
    check_same_tail_from_any_number(fixture, random_room.random)


@examples(8)
@given(set_ups(), play_seeds())
def test_a_loaded_room_is_equal_and_sends_the_same_items(set_up: SetUp, play_seed: int) -> None:
    check_reading_back(RandomRoom(set_up, play_seed))


def test_a_loaded_room_is_equal_with_every_module() -> None:
    for play_seed in range(3):
        check_reading_back(RandomRoom(WHOLE_BOX, play_seed))


# ---------------------------------------------------------------- what a client can compute


class Client:
    """A client that knows only its snapshot and the updates since."""

    def __init__(self, fixture: RoomFixture, viewer: Viewer) -> None:
        self.fixture, self.viewer = fixture, viewer
        shown = fixture.shown(viewer)
        self.number = shown["number"]
        self.room: dict[str, Any] = shown["room"]
        self.own: dict[str, Any] | None = shown["own"]
        self.view: View | None = None
        game = fixture.room.game
        if game is not None:
            self.view = game.view(viewer)
            assert plain_again(self.view) == shown["game"]

    def catch_up(self) -> None:
        items = self.fixture.room.items_since(self.viewer, self.number)
        for item in map(msgspec.json.decode, encode_items(self.fixture.room, items)):
            self.number += 1
            if "fact" in item:
                self._fact(item)
            else:
                getattr(self, f"on_{item.pop('event')}")(**item)

    def check_same_as_shown(self) -> None:
        shown = self.fixture.shown(self.viewer)
        assert self.number == shown["number"]
        for name in ("code", "name", "previous"):
            assert self.room[name] == shown["room"][name]
        assert self.room == shown["room"]
        assert (None if self.view is None else plain_again(self.view)) == shown["game"]
        if self.own is not None:
            assert self.own == shown["own"]

    def _fact(self, item: Json) -> None:
        if self.view is None:
            rules = self.fixture.room.game.rules if self.fixture.room.game else None
            assert rules is not None
            self.view = View.blank(rules, self.viewer)
        update_view(self.view, fact_from_json(item))
        if self.own is not None:
            self.own["let_pass"] = False
        if item["fact"] == "GameEnded":
            self.room["state"] = "over"

    def _seat(self, seat: int, **changes: object) -> None:
        self.room["seats"][seat].update(changes)

    def on_OptionsSet(self, options: Json, commitment: str) -> None:  # noqa: N802
        seats = self.room["seats"][: options["seats"]]
        for seat in seats:
            seat["ready"] = seat["bot"] is not None
        self.room["seats"] = seats + [empty() for _ in range(options["seats"] - len(seats))]
        self.room["options"], self.room["commitment"] = options, commitment

    def on_SeatTaken(self, seat: int, name: str, bot: str | None, person: str | None) -> None:  # noqa: N802
        ready = bot is not None
        self.room["seats"][seat] = {
            **empty(),
            "name": name,
            "bot": bot,
            "taken": True,
            "ready": ready,
            "person": person,
        }

    def on_SeatEmptied(self, seat: int, reason: str) -> None:  # noqa: N802
        self.room["seats"][seat] = empty()

    def on_ReadyChanged(self, seat: int, ready: bool) -> None:  # noqa: N802
        self._seat(seat, ready=ready)

    def on_HostChanged(self, seat: int | None) -> None:  # noqa: N802
        self.room["host"] = seat

    def on_GameStarted(self) -> None:  # noqa: N802
        self.room["state"] = "playing"

    def on_BotTookOver(self, seat: int) -> None:  # noqa: N802
        self._seat(seat, taken_over=True, wants_to_finish=False)

    def on_PlayerReturned(self, seat: int) -> None:  # noqa: N802
        self._seat(seat, taken_over=False)

    def on_FinishVoted(self, seat: int, agreed: bool) -> None:  # noqa: N802
        self._seat(seat, wants_to_finish=agreed)

    def on_FinishOpposed(self, seat: int) -> None:  # noqa: N802
        for number in range(len(self.room["seats"])):
            self._seat(number, wants_to_finish=False)

    def on_GameRevealed(self, roles: list[str], goals: list[str], seed: str) -> None:  # noqa: N802
        self.room["state"] = "over"

    def on_SeatMuted(self, seat: int, muted: bool) -> None:  # noqa: N802
        self._seat(seat, muted=muted)

    def on_NoteWritten(self, about: int | None, text: str) -> None:  # noqa: N802
        self._keep("notes", about, text)

    def on_SeatMarked(self, about: int, mark: str) -> None:  # noqa: N802
        self._keep("marks", about, mark)

    def _keep(self, what: str, about: int | None, text: str) -> None:
        assert self.own is not None
        kept = dict(map(tuple, self.own[what]))
        kept[about] = text
        self.own[what] = [[key, value] for key, value in kept.items() if value]

    def on_TimeRanOut(self, seat: int) -> None:  # noqa: N802
        """Changes no state."""

    def on_VetoDeclined(self) -> None:  # noqa: N802
        assert self.own is not None
        self.own["let_pass"] = True

    def on_LetAllPassChanged(self, active: bool) -> None:  # noqa: N802
        assert self.own is not None
        self.own["let_all_pass"] = active

    def on_ChatSent(self, seat: int | None, name: str, text: str, person: str) -> None:  # noqa: N802
        """Changes no state."""

    def on_SpectatorMuted(self, person: str, name: str, muted: bool) -> None:  # noqa: N802
        """Changes no state."""

    def on_SpectatorRemoved(self, person: str, name: str) -> None:  # noqa: N802
        """Changes no state."""

    def on_SpectatorsAllowed(self, allowed: bool) -> None:  # noqa: N802
        self.room["options"]["spectators"] = allowed

    def on_EmoteShown(self, seat: int, emote: str) -> None:  # noqa: N802
        """Changes no state."""


def plain_again(view: View) -> Any:
    """The view, encoded and decoded."""
    return msgspec.json.decode(msgspec.json.encode(view_to_json(view)))


def empty() -> Json:
    return {
        "name": "",
        "bot": None,
        "taken": False,
        "ready": False,
        "taken_over": False,
        "muted": False,
        "wants_to_finish": False,
        "person": None,
    }


@examples(6)
@given(set_ups(), play_seeds())
def test_a_snapshot_plus_updates_equals_the_next_snapshot(set_up: SetUp, play_seed: int) -> None:
    """From any moment to any later one, for every viewer."""
    random_room = RandomRoom(set_up, play_seed)
    fixture = random_room.fixture
    clients = [Client(fixture, viewer) for viewer in viewers(fixture.room)]
    random_room.gather()
    for _ in range(5):
        for client in clients:
            client.catch_up()
            client.check_same_as_shown()
        clients += [Client(fixture, random_room.random.choice(viewers(fixture.room)))]
        random_room.play_out(random_room.random.randrange(60))
    random_room.play_out()
    for client in clients:
        client.catch_up()
        client.check_same_as_shown()


def test_a_client_in_the_lobby_reaches_the_same_state_by_updates() -> None:
    """Seats are taken, left, added and removed; hosts change."""
    for play_seed in range(30):
        random = Random(play_seed)
        fixture = RoomFixture()
        client = Client(fixture, None)
        for _ in range(40):
            guest = random.choice(NAMES[:5])
            seat = random.randrange(7)
            options = TableOptions(seats=random.randrange(3, 8), edition=random.choice(("DE24", "UA16")))
            possible: list[requests.AnyRequest] = [
                requests.Sit(seat=seat),
                requests.Sit(seat=seat),
                requests.Leave(seat=seat),
                requests.SeatBot(seat=seat, bot="greedy_digger"),
                requests.Remove(seat=seat),
                requests.Ready(seat=seat, ready=random.random() < 0.5),
                requests.ChangeOptions(options=options),
                requests.PassHost(seat=seat),
                requests.Mute(seat=seat, muted=True),
            ]
            request = random.choice(possible)
            people = {who.guest for who in fixture.room.seats if who.guest}
            fixture.request(random.choice((guest, fixture.room.host)), request)
            still = {who.guest for who in fixture.room.seats if who.guest}
            if isinstance(request, requests.ChangeOptions):
                assert still == people, "new options cost nobody a seat"
            client.catch_up()
            client.check_same_as_shown()
            assert not still or fixture.room.host in still, "if there are people, one of them is the host"
        check_same_after_reading_back(fixture)
