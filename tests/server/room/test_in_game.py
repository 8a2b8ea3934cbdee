"""Commands during the game: accepted, refused, stale, repeated, or from a seat that a bot plays."""

from random import Random

import pytest

from pyrite.game import LayTunnel, LetPass, Refusal, Veto, command_to_json
from pyrite.game.modules.veto.commands import LET_PASS
from pyrite.game.moves import move
from pyrite.server.room import Room, entries, requests
from pyrite.server.room.decide.context import RequestContext
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decide.in_game import play_move
from pyrite.server.room.decide.lobby import rematch
from pyrite.server.room.decision import NOTHING, Decision
from pyrite.server.room.requests import CheckCommand, Leave, Play, Rematch, ReturnToSeat
from pyrite.server.room.table_options import TableOptions
from tests.server.room.table import (
    Table,
    any_command,
    asked,
    guest_at,
    holder_of,
    requester,
    table_with_veto_window,
)

IMPOSSIBLE = command_to_json(LayTunnel("NESW", (40, 0)))


def a_play(table: Table, seat: int, ref: str = "r") -> Play:
    command = any_command(table, seat, Random(1))
    return Play(ref=ref, after=table.room.sent_count[seat], command=command_to_json(command))


def test_a_command_is_played_and_each_viewer_is_sent_its_projection() -> None:
    table = Table().begun()
    seat = asked(table)
    other = (seat + 1) % 5
    before = {viewer: table.room.sent_count[viewer] for viewer in (None, seat, other)}
    table.done(guest_at(table, seat), a_play(table, seat), seat)
    assert all(table.room.sent_count[viewer] > number for viewer, number in before.items())
    drawn = {
        viewer: [item for item in table.items_sent_to(viewer) if item.get("fact") == "Drew"] for viewer in before
    }
    assert drawn[None] == drawn[other] != drawn[seat]


def test_a_refused_command_names_the_rule_and_changes_nothing() -> None:
    table = Table().begun()
    seat = asked(table)
    answer = table.request(
        guest_at(table, seat), Play(after=table.room.sent_count[seat], command=IMPOSSIBLE), seat
    )
    assert isinstance(answer, Refusal)
    assert answer.rule


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = Table().begun()
    seat = asked(table)
    other = (seat + 1) % 5
    play = Play(after=table.room.sent_count[other], command=a_play(table, seat).command)
    answer = table.request(guest_at(table, other), play, other)
    assert isinstance(answer, Refusal)
    assert (answer.reason, answer.rule) == ("not-your-turn", "TURN-1")


@pytest.mark.parametrize(
    "command",
    [{}, {"do": "Fly"}, {"do": 7}, {"do": "Pass"}, {"do": "Pass", "cards": [[[[[[]]]]]]}, {"do": "Pass", "x": 1}],
    ids=repr,
)
def test_an_invalid_command_is_refused_with_a_sentence(command: dict[str, object]) -> None:
    table = Table().begun()
    seat = asked(table)
    play = Play(after=table.room.sent_count[seat], command=command)
    assert table.refused(guest_at(table, seat), play, seat) in ("bad-input", "malformed")
    assert table.refused(guest_at(table, seat), CheckCommand(command=command), seat) in ("bad-input", "malformed")


def test_a_command_is_stale_if_the_client_missed_a_fact() -> None:
    table = Table().begun()
    seat = asked(table)
    late = Play(after=table.room.last_game_item[seat] - 1, command=a_play(table, seat).command)
    assert table.refused(guest_at(table, seat), late, seat) == "stale"


def test_chat_does_not_make_a_command_stale() -> None:
    table = Table().begun()
    seat = asked(table)
    play = a_play(table, seat)
    table.done("ann", requests.SendChat(text="Hurry up"), 0)
    table.done(guest_at(table, seat), play, seat)


def test_a_number_that_is_too_large_is_refused() -> None:
    table = Table().begun()
    seat = asked(table)
    early = Play(after=table.room.sent_count[seat] + 1, command=a_play(table, seat).command)
    assert table.refused(guest_at(table, seat), early, seat) == "after-too-large"


def test_a_repeated_reference_is_carried_out_once_even_after_loading() -> None:
    table = Table().begun()
    seat = asked(table)
    play = a_play(table, seat)
    table.done(guest_at(table, seat), play, seat)
    number = table.room.entry_count
    assert table.request(guest_at(table, seat), play, seat) == NOTHING
    table.room = table.read_back(loaded_at=table.now)
    assert table.request(guest_at(table, seat), play, seat) == NOTHING
    assert table.room.entry_count == number


def test_references_of_different_guests_are_independent() -> None:
    table = Table().begun()
    table.done("ann", requests.SendChat(ref="1", text="Good morning"), 0)
    table.done("bob", requests.SendChat(ref="1", text="Good morning"), 1)
    table.done("ann", requests.SendChat(ref="1", text="Good morning"), 0)
    assert [item["seat"] for item in table.items_sent_to(None) if item.get("event") == "ChatSent"] == [0, 1]


def test_a_refused_request_can_be_sent_again_with_its_reference() -> None:
    table = Table().begun()
    seat = asked(table)
    play = a_play(table, seat, ref="again")
    stale = Play(ref="again", after=0, command=play.command)
    assert table.refused(guest_at(table, seat), stale, seat) == "stale"
    table.done(guest_at(table, seat), play, seat)
    assert asked(table) != seat


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
    table = Table().begun(4)
    assert table.refused("a passer-by", sent) == "spectator"
    assert table.refused("bob", sent, seat=0) == "not-your-seat"
    assert table.refused("bob", sent, seat=4) == "not-your-seat"
    assert table.refused("bob", sent, seat=11) == "not-your-seat"
    assert table.refused("bob", sent, seat=-1) == "not-your-seat"


@pytest.mark.parametrize(
    "sent",
    [each for each in AT_THE_TABLE if not isinstance(each, requests.ShowEmote)],
    ids=lambda o: type(o).__name__,
)
def test_before_the_game_nothing_is_played(sent: requests.AnyRequest) -> None:
    assert Table().seated(2).refused("ann", sent, seat=0) == "not-playing"


def test_checking_a_command_changes_nothing_and_gives_the_same_refusal() -> None:
    table = Table().begun()
    seat = asked(table)
    guest = guest_at(table, seat)
    number, sent = table.room.entry_count, dict(table.room.sent_count)
    assert table.request(guest, CheckCommand(command=a_play(table, seat).command), seat) == NOTHING
    why = table.request(guest, CheckCommand(command=IMPOSSIBLE), seat)
    assert why == table.request(guest, Play(after=table.room.sent_count[seat], command=IMPOSSIBLE), seat)
    assert (table.room.entry_count, table.room.sent_count) == (number, sent)


def test_an_absent_player_cannot_play_but_can_return() -> None:
    table = Table().begun()
    seat = asked(table)
    guest = guest_at(table, seat)
    play = a_play(table, seat)
    table.done(guest, Leave(seat=seat))
    assert table.refused(guest, play, seat) == "bot-took-over"
    assert table.shown(seat)["choices"] is None
    table.done(guest, ReturnToSeat(), seat)
    assert table.shown(seat)["choices"]
    table.done(guest, play, seat)


def test_returning_to_an_own_seat_does_nothing() -> None:
    table = Table().begun()
    assert table.request("ann", ReturnToSeat(), 0) == NOTHING


# ---------------------------------------------------------------- a veto


@pytest.mark.rule("WC-19b")
def test_a_seat_that_lets_a_card_pass_is_not_asked_again_and_others_do_not_see_it() -> None:
    table = table_with_veto_window()
    seat = holder_of(table)
    before = {viewer: list(frames) for viewer, frames in table.frames.items() if viewer != seat}
    shown = {viewer: table.snapshot(viewer) for viewer in before}
    table.plays(seat, LetPass())
    assert {viewer: table.frames[viewer] for viewer in before} == before
    assert {viewer: table.snapshot(viewer) for viewer in before} == shown
    assert table.items_sent_to(seat)[-1] == {"event": "VetoDeclined"}
    assert table.shown(seat)["choices"] is None
    assert table.shown(seat)["own"]["let_pass"] is True


@pytest.mark.rule("WC-19b")
def test_a_seat_that_let_a_card_pass_cannot_veto_it() -> None:
    table = table_with_veto_window()
    seat = holder_of(table)
    table.plays(seat, LetPass())
    assert table.play(seat, LetPass()) == NOTHING
    refusal = table.play(seat, Veto())
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "let-pass"
    assert table.request(guest_at(table, seat), CheckCommand(command=command_to_json(Veto())), seat) == refusal


@pytest.mark.rule("WC-19")
def test_a_veto_is_played_at_once() -> None:
    table = table_with_veto_window()
    seat = holder_of(table)
    table.plays(seat, Veto())
    assert not table.room.veto_window
    assert any(item.get("fact") == "Vetoed" for item in table.items_sent_to(None))


def test_nobody_vetoes_without_the_card() -> None:
    table = table_with_veto_window()
    other = next(seat for seat in table.room.asked() if seat != holder_of(table))
    refusal = table.play(other, Veto())
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "no-veto"


# ---------------------------------------------------------------- the end


def finished() -> Table:
    table = Table(TableOptions(seats=3)).begun()
    for seat, guest in enumerate(("ann", "bob", "cid")):
        table.done(guest, requests.VoteToFinish(agreed=True), seat)
    assert table.room.state == "over"
    return table


def test_after_the_end_nothing_is_played() -> None:
    table = finished()
    assert table.refused("ann", Play(after=table.room.sent_count[0], command={}), 0) == "not-playing"
    assert table.refused("ann", requests.VoteToFinish(agreed=False), 0) == "not-playing"
    assert table.refused("ann", Leave(seat=0)) == "game-over"
    assert table.refused("ann", requests.Remove(seat=1)) == "has-begun"
    assert table.room.question_deadline() is None


def test_bots_keep_their_seats_in_a_rematch() -> None:
    table = Table(TableOptions(seats=3, bots="greedy_digger")).begun(1)
    table.done("ann", requests.VoteToFinish(agreed=True), 0)
    again = Room.of("another-room", rematch(table.room, requester("ann"), seed=bytes(32), code="X", now=table.now))
    assert [seat.bot for seat in again.seats] == ["", "greedy_digger", "greedy_digger"]


def test_a_bot_that_decides_after_the_end_plays_nothing() -> None:
    table = finished()
    answer = play_move(table.room, 0, move(LET_PASS, 0), {"at": table.now}, "bot")
    assert isinstance(answer, Refusal)
    assert answer.reason == "not-playing"


def test_a_rematch_has_the_same_people_on_the_same_seats_and_is_for_players_after_the_end() -> None:
    early = Table(TableOptions(seats=3)).begun(2)
    assert early.refused("ann", Rematch()) == "not-over"
    table = finished()
    assert table.refused("a passer-by", Rematch()) == "not-your-seat"
    assert decide(table.room, requester("bob"), Rematch(), RequestContext(table.now)) == NOTHING
    again = Room.of("another-room", rematch(table.room, requester("bob"), seed=bytes(32), code="X", now=table.now))
    assert [seat.guest for seat in again.seats] == ["ann", "bob", "cid"]
    assert (again.host, again.previous, again.state) == ("bob", table.room.name, "lobby")
    assert not any(seat.ready for seat in again.seats)
    table.take(Decision.of(entries.RematchOpened(at=table.now, guest="bob", room="another-room")))
    assert table.items_sent_to(None)[-1] == {"event": "RematchOpened", "room": "another-room"}
    assert table.shown()["room"]["rematch"] == "another-room"
