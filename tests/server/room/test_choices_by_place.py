"""A command can be played by its place in the list of choices; a decision has the next list."""

from random import Random

import pytest
from msgspec.structs import replace

from pyrite.game import Refusal
from pyrite.server.room.decide.context import RequestContext
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import Decision
from pyrite.server.room.requests import Play, PlayChoice
from tests.server.room.room_fixture import (
    RoomFixture,
    any_command,
    asked,
    fixture_with_veto_window,
    guest_at,
    holder_of,
    requester,
)


def a_choice(fixture: RoomFixture, seat: int, place: int) -> PlayChoice:
    """A choice by its place, of a seat that has received everything."""
    return PlayChoice(ref=f"choice {place}", after=fixture.room.sent_count[seat], choice=place)


def test_a_choice_by_its_place_is_the_command_that_was_offered_there() -> None:
    for place in (0, 1, -1):
        by_place, by_name = RoomFixture().begun(), RoomFixture().begun()
        seat = asked(by_place)
        offered = by_place.shown(seat)["choices"]
        place %= len(offered)
        by_place.accepted(guest_at(by_place, seat), a_choice(by_place, seat, place), seat)
        after = by_name.room.sent_count[seat]
        named = Play(ref=f"choice {place}", after=after, command=offered[place])
        by_name.accepted(guest_at(by_name, seat), named, seat)
        assert by_place.written == by_name.written
        assert by_place.frames == by_name.frames


def test_every_place_gives_the_same_decision_as_its_command() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    after = fixture.room.sent_count[seat]
    for place, command in enumerate(fixture.shown(seat)["choices"]):
        by_place, by_name = (
            decide(fixture.room, requester(guest_at(fixture, seat), seat), request, RequestContext(fixture.now))
            for request in (PlayChoice(after=after, choice=place), Play(after=after, command=command))
        )
        assert isinstance(by_place, Decision)
        assert isinstance(by_name, Decision)
        assert (by_place.entries, by_place.legal) == (by_name.entries, by_name.legal)
        assert by_place.state == by_name.state


def test_a_place_that_does_not_exist_is_refused() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    offered = len(fixture.shown(seat)["choices"])
    answer = fixture.request(guest_at(fixture, seat), a_choice(fixture, seat, offered), seat)
    assert isinstance(answer, Refusal)
    assert answer.reason == "no-such-choice"
    assert answer.text == f"There is no choice {offered}. The last one is {offered - 1}."


def test_a_place_in_an_older_list_is_stale() -> None:
    fixture = RoomFixture().begun()
    seat = asked(fixture)
    early = a_choice(fixture, seat, 0)
    fixture.play_accepted(seat, any_command(fixture, seat, Random(1)))
    assert fixture.refused(guest_at(fixture, seat), replace(early, ref="again"), seat) == "stale"
    other = asked(fixture)
    late = PlayChoice(after=fixture.room.last_game_item[other] - 1, choice=0)
    assert fixture.refused(guest_at(fixture, other), late, other) == "stale"


def test_a_seat_that_is_not_asked_has_no_choices_to_name() -> None:
    fixture = RoomFixture().begun()
    seat = (asked(fixture) + 1) % len(fixture.room.seats)
    assert fixture.refused(guest_at(fixture, seat), a_choice(fixture, seat, 0), seat) == "not-your-turn"
    assert fixture.refused("zoe", PlayChoice(after=0, choice=0)) == "spectator"


@pytest.mark.rule("WC-19b")
def test_a_seat_can_decline_to_veto_by_place_and_then_names_no_other_place() -> None:
    fixture = fixture_with_veto_window()
    seat = holder_of(fixture)
    assert [choice["do"] for choice in fixture.shown(seat)["choices"]] == ["Veto", "LetPass"]
    fixture.accepted(guest_at(fixture, seat), a_choice(fixture, seat, 1), seat)
    assert fixture.shown(seat)["choices"] is None
    assert fixture.refused(guest_at(fixture, seat), a_choice(fixture, seat, 0), seat) == "let-pass"


def test_the_moves_of_a_decision_are_those_that_the_next_seat_is_offered() -> None:
    fixture = RoomFixture().begun()
    for number in range(20):
        seat = asked(fixture)
        answer = fixture.play(seat, any_command(fixture, seat, Random(number)))
        assert isinstance(answer, Decision)
        assert fixture.room.game is not None
        assert answer.state is fixture.room.game.state
        assert {each: fixture.read_back().legal_moves(each) for each in fixture.room.asked()} == answer.legal
