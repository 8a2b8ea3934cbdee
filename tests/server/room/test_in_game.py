"""Commands during the game: accepted, refused, stale, repeated, or from a seat that a bot plays."""

from random import Random

import pytest

from pyrite.game import LayTunnel, Refusal, command_to_json
from pyrite.game.modules.veto.commands import LET_PASS, LetPass, Veto
from pyrite.game.moves import move
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide.context import RequestContext
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decide.in_game import play_move
from pyrite.server.room.decide.lobby import rematch
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.requests import CheckCommand, Leave, Play, Rematch, ReturnToSeat
from pyrite.server.room.table_options import TableOptions
from tests.server.room.room_fixture import (
    RoomFixture,
    any_command,
    asked,
    fixture_with_veto_window,
    guest_at,
    holder_of,
    requester,
)

IMPOSSIBLE = command_to_json(LayTunnel("NESW", (40, 0)))


def a_play(fixture: RoomFixture, seat: int, ref: str = "r") -> Play:
    command = any_command(fixture, seat, Random(1))
    return Play(ref=ref, after=fixture.room.sent_count[seat], command=command_to_json(command))


def test_a_command_is_played_and_each_viewer_is_sent_its_projection() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    other = (seat + 1) % 5
    before = {viewer: fixture.room.sent_count[viewer] for viewer in (None, seat, other)}
    fixture.accepted(guest_at(fixture, seat), a_play(fixture, seat), seat)
    assert all(fixture.room.sent_count[viewer] > number for viewer, number in before.items())
    drawn = {
        viewer: [item for item in fixture.items_sent_to(viewer) if item.get("fact") == "Drew"] for viewer in before
    }
    assert drawn[None] == drawn[other] != drawn[seat]


def test_a_refused_command_names_the_rule_and_changes_nothing() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    answer = fixture.request(
        guest_at(fixture, seat), Play(after=fixture.room.sent_count[seat], command=IMPOSSIBLE), seat
    )
    assert isinstance(answer, Refusal)
    assert answer.rule


def test_a_seat_that_is_not_asked_is_refused() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    other = (seat + 1) % 5
    play = Play(after=fixture.room.sent_count[other], command=a_play(fixture, seat).command)
    answer = fixture.request(guest_at(fixture, other), play, other)
    assert isinstance(answer, Refusal)
    assert (answer.reason, answer.rule) == ("not-your-turn", "TURN-1")


@pytest.mark.parametrize(
    "command",
    [{}, {"do": "Fly"}, {"do": 7}, {"do": "Pass"}, {"do": "Pass", "cards": [[[[[[]]]]]]}, {"do": "Pass", "x": 1}],
    ids=repr,
)
def test_an_invalid_command_is_refused_with_a_sentence(command: dict[str, object]) -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    play = Play(after=fixture.room.sent_count[seat], command=command)
    assert fixture.refused(guest_at(fixture, seat), play, seat) in ("bad-input", "malformed")
    assert fixture.refused(guest_at(fixture, seat), CheckCommand(command=command), seat) in (
        "bad-input",
        "malformed",
    )


def test_a_command_is_stale_if_the_client_missed_a_fact() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    late = Play(after=fixture.room.last_game_item[seat] - 1, command=a_play(fixture, seat).command)
    assert fixture.refused(guest_at(fixture, seat), late, seat) == "stale"


def test_chat_does_not_make_a_command_stale() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    play = a_play(fixture, seat)
    fixture.accepted("ann", requests.SendChat(text="Hurry up"), 0)
    fixture.accepted(guest_at(fixture, seat), play, seat)


def test_a_number_that_is_too_large_is_refused() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    early = Play(after=fixture.room.sent_count[seat] + 1, command=a_play(fixture, seat).command)
    assert fixture.refused(guest_at(fixture, seat), early, seat) == "after-too-large"


def test_a_repeated_reference_is_carried_out_once_even_after_loading() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    play = a_play(fixture, seat)
    fixture.accepted(guest_at(fixture, seat), play, seat)
    number = fixture.room.entry_count
    assert fixture.request(guest_at(fixture, seat), play, seat) == NOTHING
    fixture.room = fixture.read_back()
    assert fixture.request(guest_at(fixture, seat), play, seat) == NOTHING
    assert fixture.room.entry_count == number


def test_references_of_different_guests_are_independent() -> None:
    fixture = RoomFixture().begun()
    fixture.accepted("ann", requests.SendChat(ref="1", text="Good morning"), 0)
    fixture.accepted("bob", requests.SendChat(ref="1", text="Good morning"), 1)
    fixture.accepted("ann", requests.SendChat(ref="1", text="Good morning"), 0)
    assert [item["seat"] for item in fixture.items_sent_to(None) if item.get("event") == "ChatSent"] == [0, 1]


def test_a_refused_request_can_be_sent_again_with_its_reference() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    play = a_play(fixture, seat, ref="again")
    stale = Play(ref="again", after=0, command=play.command)
    assert fixture.refused(guest_at(fixture, seat), stale, seat) == "stale"
    fixture.accepted(guest_at(fixture, seat), play, seat)
    assert asked(fixture) != seat


AT_THE_TABLE = (
    Play(after=0, command={}),
    CheckCommand(command={}),
    ReturnToSeat(),
    requests.VoteToFinish(agreed=True),
    requests.ShowEmote(emote="cheer"),
    requests.WriteNote(text="x"),
    requests.MarkSeat(about=1, mark="foe"),
)


@pytest.mark.parametrize("sent", AT_THE_TABLE, ids=lambda request: type(request).__name__)
def test_spectators_and_guests_on_foreign_seats_can_do_nothing(sent: requests.AnyRequest) -> None:
    fixture = RoomFixture().begun(4)
    assert fixture.refused("a passer-by", sent) == "spectator"
    assert fixture.refused("bob", sent, seat=0) == "not-your-seat"
    assert fixture.refused("bob", sent, seat=4) == "not-your-seat"
    assert fixture.refused("bob", sent, seat=11) == "not-your-seat"
    assert fixture.refused("bob", sent, seat=-1) == "not-your-seat"


@pytest.mark.parametrize(
    "sent",
    [each for each in AT_THE_TABLE if not isinstance(each, requests.ShowEmote)],
    ids=lambda o: type(o).__name__,
)
def test_before_the_game_nothing_is_played(sent: requests.AnyRequest) -> None:
    assert RoomFixture().seated(2).refused("ann", sent, seat=0) == "not-playing"


def test_checking_a_command_changes_nothing_and_gives_the_same_refusal() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    guest = guest_at(fixture, seat)
    number, sent = fixture.room.entry_count, dict(fixture.room.sent_count)
    assert fixture.request(guest, CheckCommand(command=a_play(fixture, seat).command), seat) == NOTHING
    why = fixture.request(guest, CheckCommand(command=IMPOSSIBLE), seat)
    assert why == fixture.request(guest, Play(after=fixture.room.sent_count[seat], command=IMPOSSIBLE), seat)
    assert (fixture.room.entry_count, fixture.room.sent_count) == (number, sent)


def test_an_absent_player_cannot_play_but_can_return() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    guest = guest_at(fixture, seat)
    play = a_play(fixture, seat)
    fixture.accepted(guest, Leave(seat=seat))
    assert fixture.refused(guest, play, seat) == "bot-took-over"
    assert fixture.shown(seat)["choices"] is None
    fixture.accepted(guest, ReturnToSeat(), seat)
    assert fixture.shown(seat)["choices"]
    fixture.accepted(guest, play, seat)


def test_returning_to_an_own_seat_does_nothing() -> None:
    fixture = RoomFixture().begun()
    assert fixture.request("ann", ReturnToSeat(), 0) == NOTHING


# ---------------------------------------------------------------- a veto


@pytest.mark.rule("WC-19b")
def test_a_seat_that_lets_a_card_pass_is_not_asked_again_and_others_do_not_see_it() -> None:
    fixture = fixture_with_veto_window()
    seat = holder_of(fixture)
    before = {viewer: list(frames) for viewer, frames in fixture.frames.items() if viewer != seat}
    shown = {viewer: fixture.snapshot(viewer) for viewer in before}
    fixture.play_accepted(seat, LetPass())
    assert {viewer: fixture.frames[viewer] for viewer in before} == before
    assert {viewer: fixture.snapshot(viewer) for viewer in before} == shown
    assert fixture.items_sent_to(seat)[-1] == {"event": "VetoDeclined"}
    assert fixture.shown(seat)["choices"] is None
    assert fixture.shown(seat)["own"]["let_pass"] is True


@pytest.mark.rule("WC-19b")
def test_a_seat_that_let_a_card_pass_cannot_veto_it() -> None:
    fixture = fixture_with_veto_window()
    seat = holder_of(fixture)
    fixture.play_accepted(seat, LetPass())
    assert fixture.play(seat, LetPass()) == NOTHING
    refusal = fixture.play(seat, Veto())
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "let-pass"
    assert fixture.request(guest_at(fixture, seat), CheckCommand(command=command_to_json(Veto())), seat) == refusal


@pytest.mark.rule("WC-19")
def test_a_veto_is_played_at_once() -> None:
    fixture = fixture_with_veto_window()
    seat = holder_of(fixture)
    fixture.play_accepted(seat, Veto())
    assert not fixture.room.veto_window
    assert any(item.get("fact") == "Vetoed" for item in fixture.items_sent_to(None))


def test_nobody_vetoes_without_the_card() -> None:
    fixture = fixture_with_veto_window()
    other = next(seat for seat in fixture.room.asked() if seat != holder_of(fixture))
    refusal = fixture.play(other, Veto())
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "no-veto"


# ---------------------------------------------------------------- the end


def finished() -> RoomFixture:
    fixture = RoomFixture(TableOptions(seats=3)).begun()
    for seat, guest in enumerate(("ann", "bob", "cid")):
        fixture.accepted(guest, requests.VoteToFinish(agreed=True), seat)
    assert fixture.room.state == "over"
    return fixture


def test_after_the_end_nothing_is_played() -> None:
    fixture = finished()
    assert fixture.refused("ann", Play(after=fixture.room.sent_count[0], command={}), 0) == "not-playing"
    assert fixture.refused("ann", requests.VoteToFinish(agreed=False), 0) == "not-playing"
    assert fixture.refused("ann", Leave(seat=0)) == "game-over"
    assert fixture.refused("ann", requests.Remove(seat=1)) == "has-begun"
    assert fixture.room.question_deadline() is None


def test_bots_keep_their_seats_in_a_rematch() -> None:
    fixture = RoomFixture(TableOptions(seats=3, bots="greedy_digger")).begun(1)
    fixture.accepted("ann", requests.VoteToFinish(agreed=True), 0)
    again = Room.of(
        "another-room", rematch(fixture.room, requester("ann"), seed=bytes(32), code="X", now=fixture.now)
    )
    assert [seat.bot for seat in again.seats] == ["", "greedy_digger", "greedy_digger"]


def test_a_bot_that_decides_after_the_end_plays_nothing() -> None:
    fixture = finished()
    answer = play_move(fixture.room, 0, move(LET_PASS, 0), {"at": fixture.now}, "bot")
    assert isinstance(answer, Refusal)
    assert answer.reason == "not-playing"


def test_a_rematch_has_the_same_people_on_the_same_seats_and_is_for_players_after_the_end() -> None:
    early = RoomFixture(TableOptions(seats=3)).begun(2)
    assert early.refused("ann", Rematch()) == "not-over"
    fixture = finished()
    assert fixture.refused("a passer-by", Rematch()) == "not-your-seat"
    assert decide(fixture.room, requester("bob"), Rematch(), RequestContext(fixture.now)) == NOTHING
    again = Room.of(
        "another-room", rematch(fixture.room, requester("bob"), seed=bytes(32), code="X", now=fixture.now)
    )
    assert [seat.guest for seat in again.seats] == ["ann", "bob", "cid"]
    assert (again.host, again.previous, again.state) == ("bob", fixture.room.name, "lobby")
    assert not any(seat.ready for seat in again.seats)
    fixture.carry_out(Decision.of(entries.RematchOpened(at=fixture.now, guest="bob", room="another-room")))
    assert fixture.items_sent_to(None)[-1] == {"event": "RematchOpened", "room": "another-room"}
    assert fixture.shown()["room"]["rematch"] == "another-room"
