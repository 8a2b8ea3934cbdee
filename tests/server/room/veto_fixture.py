"""Rooms with an open veto window, for tests of how long it is open."""

from pyrite.game.modules.veto.commands import VETO_CARD
from pyrite.server.room import Room
from pyrite.server.room.clock import SECOND
from pyrite.server.room.requests import LetAllPass
from pyrite.server.room.table_options import ClockName, TableOptions, VetoTime
from tests.properties.driver import Driver
from tests.server.room.random_room import turn_of
from tests.server.room.room_fixture import RoomFixture, asked, guest_at
from tests.server.room.test_clock import wait_out

FIXED: dict[VetoTime, int] = {"2s": 2 * SECOND, "5s": 5 * SECOND, "10s": 10 * SECOND}
NEW_TIMES: tuple[VetoTime, ...] = (*FIXED, "all")
"""What a host can choose. ``clock`` is the time of rooms from before this option."""


def options_with(veto_time: VetoTime = "5s", clock: ClockName = "normal", seats: int = 5) -> TableOptions:
    return TableOptions(modules=("veto",), clock=clock, veto_time=veto_time, seats=seats)


def veto_fixture(options: TableOptions, people: int, *, person_plays: bool | None = None) -> RoomFixture:
    """A room with an open veto window for a card that a person, a bot or anyone has played."""
    fixture, driver = RoomFixture(options).begun(people), Driver(3)
    for _ in range(80):
        room = fixture.room
        assert room.game is not None
        if room.veto_window:
            if person_plays in (None, bool(room.seats[room.game.state.table.to_move].guest)):
                return fixture
            wait_out(fixture)
            continue
        fixture.play_by_anyone(asked(fixture), driver.choose(room.game)[1])
    raise AssertionError("nobody played a card")


def give_the_veto(room: Room, holder: int | None) -> None:
    """Put the veto into the hand of a seat, or into no hand."""
    assert room.game is not None
    for seat, own in enumerate(room.game.state.privates):
        assert own is not None
        hand = [card for card in own.hand if card != VETO_CARD]
        own.hand = bytearray(sorted([*hand[1:], VETO_CARD] if seat == holder else hand))
    room.game._spare = None  # it lacks this change
    room._legal.clear()
    room._legal_texts.clear()


def let_all_pass(fixture: RoomFixture, seat: int, active: bool = True) -> None:
    request = LetAllPass(turn=turn_of(fixture.room), active=active)
    fixture.accepted(guest_at(fixture, seat), request, seat)


def before_the_card(options: TableOptions, people: int) -> tuple[RoomFixture, list[int]]:
    """A room in which a card can be played now, and the seats of people that will be asked for a veto."""
    fixture = RoomFixture(options).begun(people)
    mover = asked(fixture)
    return fixture, [seat for seat in range(people) if seat != mover]


def play_a_card(fixture: RoomFixture) -> None:
    """The asked seat plays a card, and a veto window opens."""
    driver = Driver(5)
    assert fixture.room.game is not None
    while not fixture.room.veto_window:
        seat, command = driver.choose(fixture.room.game)
        if type(command).__name__ == "LayTunnel":
            fixture.play_by_anyone(seat, command)


def closes_after(fixture: RoomFixture) -> int:
    """Milliseconds until the open window closes."""
    deadline = fixture.room.next_deadline()
    assert deadline is not None
    return deadline - fixture.now
