"""Budgets for what is stored: chat, emotes, notes, marks and changes, by address, guest and room."""

import typing

import pytest

from pyrite.server.http.rate_limits import UNLIMITED, USUAL, Kind, Limits, Rate, Turnstile
from pyrite.server.realtime import talk_budgets
from pyrite.server.realtime.talk_budgets import over_budget
from pyrite.server.room import requests
from pyrite.server.room.requests import AnyOrder

SAY = requests.Say(text="hello")
FEW = Limits({Kind.CHAT: Rate(6, 1000)}, {Kind.CHAT: Rate(2, 1000)}, {}, per_room={Kind.CHAT: Rate(4, 1000)})


def said(
    turnstile: Turnstile, guest: str, room: str = "here", address: str = "a", now: float = 0, order: AnyOrder = SAY
) -> str:
    """The reason for which an order is refused; empty if it is not."""
    refusal = over_budget(turnstile, order, address=address, guest=guest, room=room, now=now)
    return "" if refusal is None else refusal.reason


def test_a_guest_a_room_and_an_address_each_have_a_budget() -> None:
    turnstile = Turnstile(FEW)
    assert [said(turnstile, "ada") for _ in range(3)] == ["", "", "chat-limit"]
    assert [said(turnstile, "ben") for _ in range(3)] == ["", "", "chat-limit"]
    assert said(turnstile, "cleo") == "chat-limit", "the room has had enough"
    assert [said(turnstile, "cleo", "there") for _ in range(2)] == ["", ""]
    assert said(turnstile, "dora", "elsewhere") == "chat-limit", "the address has had enough"
    assert said(turnstile, "dora", "elsewhere", "b") == ""


def test_what_is_refused_costs_nobody_anything() -> None:
    turnstile = Turnstile(FEW)
    for _ in range(100):
        said(turnstile, "ada")
    assert [said(turnstile, "ben") for _ in range(2)] == ["", ""]
    assert said(turnstile, "ada", now=999) == "chat-limit"
    assert said(turnstile, "ada", now=1000) == ""


def test_without_limits_everything_is_taken() -> None:
    turnstile = Turnstile(UNLIMITED)
    assert {said(turnstile, "ada") for _ in range(1000)} == {""}
    assert len(turnstile) == 0


def test_buckets_of_rooms_are_forgotten_too() -> None:
    turnstile = Turnstile(Limits({}, {}, {}, most_buckets=100, per_room={Kind.CHAT: Rate(4, 1000)}))
    for number in range(1000):
        said(turnstile, "ada", f"room {number}")
        assert len(turnstile) <= 100


def test_refusals_are_counted() -> None:
    hit: list[Kind] = []
    turnstile = Turnstile(FEW, hit.append)
    for _ in range(4):
        said(turnstile, "ada")
    assert hit == [Kind.CHAT, Kind.CHAT]


EXAMPLES: list[tuple[AnyOrder, str]] = [
    (SAY, "chat-limit"),
    (requests.MakeFace(emote="cheer"), "emote-limit"),
    (requests.Note(text="mine"), "note-limit"),
    (requests.MarkSeat(about=1, mark="foe"), "note-limit"),
    (requests.Ready(seat=1, ready=True), "change-limit"),
    (requests.Agree(agreed=True), "change-limit"),
]


@pytest.mark.parametrize(("order", "reason"), EXAMPLES, ids=lambda each: str(each)[:12])
def test_each_kind_has_a_budget_and_a_sentence(order: AnyOrder, reason: str) -> None:
    turnstile = Turnstile(USUAL)
    reasons = [said(turnstile, "ada", order=order) for _ in range(100)]
    assert set(reasons) == {"", reason}
    assert reasons.count("") >= 20, "people who play are not held up"
    assert said(turnstile, "ben", order=order) == ""


def test_moves_are_not_counted_and_everything_else_that_is_stored_is() -> None:
    turnstile = Turnstile(USUAL)
    free: list[AnyOrder] = [requests.Play(after=0, command={}), requests.AskWhy(command={})]
    for order in free:
        assert {said(turnstile, "ada", order=order) for _ in range(1000)} == {""}
    for rates in (USUAL.per_address, USUAL.per_guest, USUAL.per_room):
        assert set(talk_budgets._REFUSALS) <= set(rates)
    assert {type(each) for each in free} == set(talk_budgets._NOT_STORED)
    assert set(talk_budgets._KINDS) < set(typing.get_args(AnyOrder))


def test_one_address_cannot_fill_a_disk() -> None:
    """In an hour, with as many guests and rooms as it likes, and the longest texts there are."""
    bytes_of = {Kind.CHAT: 1500, Kind.EMOTES: 300, Kind.NOTES: 2500, Kind.CHANGES: 1500}
    written = 0.0
    for kind, size in bytes_of.items():
        rate = USUAL.per_address[kind]
        written += (rate.burst + 3600_000 / rate.every) * size
    assert written < 100e6
