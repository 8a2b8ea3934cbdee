"""A command can be played by its place in the list of choices; a decision has the next list."""

from random import Random

import pytest
from msgspec.structs import replace

from pyrite.game import Refusal
from pyrite.server.room.decide.context import RequestContext
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.requests import Play, PlayChoice
from tests.server.room.table import (
    Table,
    any_command,
    asked,
    guest_at,
    holder_of,
    requester,
    table_with_veto_window,
)


def a_choice(table: Table, seat: int, place: int) -> PlayChoice:
    """A choice by its place, of a seat that has received everything."""
    return PlayChoice(ref=f"choice {place}", after=table.room.sent_count[seat], choice=place)


def test_a_choice_by_its_place_is_the_command_that_was_offered_there() -> None:
    for place in (0, 1, -1):
        by_place, by_name = Table().begun(), Table().begun()
        seat = asked(by_place)
        offered = by_place.shown(seat)["choices"]
        place %= len(offered)
        by_place.done(guest_at(by_place, seat), a_choice(by_place, seat, place), seat)
        after = by_name.room.sent_count[seat]
        named = Play(ref=f"choice {place}", after=after, command=offered[place])
        by_name.done(guest_at(by_name, seat), named, seat)
        assert by_place.written == by_name.written
        assert by_place.frames == by_name.frames


def test_every_place_gives_the_same_decision_as_its_command() -> None:
    table = Table().begun()
    seat = asked(table)
    after = table.room.sent_count[seat]
    for place, command in enumerate(table.shown(seat)["choices"]):
        by_place, by_name = (
            decide(table.room, requester(guest_at(table, seat), seat), request, RequestContext(table.now))
            for request in (PlayChoice(after=after, choice=place), Play(after=after, command=command))
        )
        assert isinstance(by_place, Decision)
        assert isinstance(by_name, Decision)
        assert (by_place.entries, by_place.legal) == (by_name.entries, by_name.legal)
        assert by_place.state == by_name.state


def test_a_place_that_does_not_exist_is_refused() -> None:
    table = Table().begun()
    seat = asked(table)
    offered = len(table.shown(seat)["choices"])
    answer = table.request(guest_at(table, seat), a_choice(table, seat, offered), seat)
    assert isinstance(answer, Refusal)
    assert answer.reason == "no-such-choice"
    assert answer.text == f"There is no choice {offered}. The last one is {offered - 1}."


def test_a_place_in_an_older_list_is_stale() -> None:
    table = Table().begun()
    seat = asked(table)
    early = a_choice(table, seat, 0)
    table.plays(seat, any_command(table, seat, Random(1)))
    assert table.refused(guest_at(table, seat), replace(early, ref="again"), seat) == "stale"
    other = asked(table)
    late = PlayChoice(after=table.room.last_game_item[other] - 1, choice=0)
    assert table.refused(guest_at(table, other), late, other) == "stale"


def test_a_seat_that_is_not_asked_has_no_choices_to_name() -> None:
    table = Table().begun()
    seat = (asked(table) + 1) % len(table.room.seats)
    assert table.refused(guest_at(table, seat), a_choice(table, seat, 0), seat) == "not-your-turn"
    assert table.refused("zoe", PlayChoice(after=0, choice=0)) == "spectator"


@pytest.mark.rule("WC-19b")
def test_a_seat_can_decline_to_veto_by_place_and_then_names_no_other_place() -> None:
    table = table_with_veto_window()
    seat = holder_of(table)
    assert [choice["do"] for choice in table.shown(seat)["choices"]] == ["Veto", "LetPass"]
    table.done(guest_at(table, seat), a_choice(table, seat, 1), seat)
    assert table.shown(seat)["choices"] is None
    assert table.refused(guest_at(table, seat), a_choice(table, seat, 0), seat) == "let-pass"


def test_the_moves_of_a_decision_are_those_that_the_next_seat_is_offered() -> None:
    table = Table().begun()
    for number in range(20):
        seat = asked(table)
        answer = table.play(seat, any_command(table, seat, Random(number)))
        assert isinstance(answer, Decision)
        assert table.room.game is not None
        assert answer.state is table.room.game.state
        assert {each: table.read_back().legal_moves(each) for each in table.room.asked()} == answer.legal
