"""Rate limits for stored requests: chat, emotes, notes, marks and changes, by address, guest and room."""

import typing

import pytest

from pyrite.server.http.rate_limits import DEFAULT_RATE_LIMITS, UNLIMITED, LimitKind, Rate, RateLimiter, RateLimits
from pyrite.server.realtime import room_rate_limits
from pyrite.server.realtime.room_rate_limits import rate_limit_refusal
from pyrite.server.room import requests
from pyrite.server.room.requests import AnyRequest

CHAT = requests.SendChat(text="hello")
LOW_LIMITS = RateLimits(
    {LimitKind.CHAT: Rate(6, 1000)}, {LimitKind.CHAT: Rate(2, 1000)}, {}, per_room={LimitKind.CHAT: Rate(4, 1000)}
)


def refusal_reason(
    rate_limiter: RateLimiter,
    guest: str,
    room: str = "here",
    address: str = "a",
    now: float = 0,
    request: AnyRequest = CHAT,
) -> str:
    """The reason of the refusal; empty if the request is accepted."""
    refusal = rate_limit_refusal(rate_limiter, request, address=address, guest=guest, room=room, now=now)
    return "" if refusal is None else refusal.reason


def test_guests_rooms_and_addresses_have_separate_rate_limits() -> None:
    rate_limiter = RateLimiter(LOW_LIMITS)
    assert [refusal_reason(rate_limiter, "ada") for _ in range(3)] == ["", "", "chat-limit"]
    assert [refusal_reason(rate_limiter, "ben") for _ in range(3)] == ["", "", "chat-limit"]
    assert refusal_reason(rate_limiter, "cleo") == "chat-limit", "the limit of the room"
    assert [refusal_reason(rate_limiter, "cleo", "there") for _ in range(2)] == ["", ""]
    assert refusal_reason(rate_limiter, "dora", "elsewhere") == "chat-limit", "the limit of the address"
    assert refusal_reason(rate_limiter, "dora", "elsewhere", "b") == ""


def test_a_refused_request_uses_up_no_limit() -> None:
    rate_limiter = RateLimiter(LOW_LIMITS)
    for _ in range(100):
        refusal_reason(rate_limiter, "ada")
    assert [refusal_reason(rate_limiter, "ben") for _ in range(2)] == ["", ""]
    assert refusal_reason(rate_limiter, "ada", now=999) == "chat-limit"
    assert refusal_reason(rate_limiter, "ada", now=1000) == ""


def test_without_limits_everything_is_accepted() -> None:
    rate_limiter = RateLimiter(UNLIMITED)
    assert {refusal_reason(rate_limiter, "ada") for _ in range(1000)} == {""}
    assert len(rate_limiter) == 0


def test_buckets_of_rooms_expire_too() -> None:
    rate_limiter = RateLimiter(RateLimits({}, {}, {}, max_buckets=100, per_room={LimitKind.CHAT: Rate(4, 1000)}))
    for number in range(1000):
        refusal_reason(rate_limiter, "ada", f"room {number}")
        assert len(rate_limiter) <= 100


def test_refusals_are_counted() -> None:
    hit: list[LimitKind] = []
    rate_limiter = RateLimiter(LOW_LIMITS, hit.append)
    for _ in range(4):
        refusal_reason(rate_limiter, "ada")
    assert hit == [LimitKind.CHAT, LimitKind.CHAT]


EXAMPLES: list[tuple[AnyRequest, str]] = [
    (CHAT, "chat-limit"),
    (requests.ShowEmote(emote="cheer"), "emote-limit"),
    (requests.WriteNote(text="mine"), "note-limit"),
    (requests.MarkSeat(about=1, mark="foe"), "note-limit"),
    (requests.Ready(seat=1, ready=True), "change-limit"),
    (requests.VoteToFinish(agreed=True), "change-limit"),
]


@pytest.mark.parametrize(("sent", "reason"), EXAMPLES, ids=lambda each: str(each)[:12])
def test_each_kind_has_a_rate_limit_and_a_refusal(sent: AnyRequest, reason: str) -> None:
    rate_limiter = RateLimiter(DEFAULT_RATE_LIMITS)
    reasons = [refusal_reason(rate_limiter, "ada", request=sent) for _ in range(100)]
    assert set(reasons) == {"", reason}
    assert reasons.count("") >= 20, "normal play stays below the limit"
    assert refusal_reason(rate_limiter, "ben", request=sent) == ""


def test_commands_are_not_counted_and_all_other_stored_requests_are() -> None:
    rate_limiter = RateLimiter(DEFAULT_RATE_LIMITS)
    free: list[AnyRequest] = [
        requests.Play(after=0, command={}),
        requests.PlayChoice(after=0, choice=0),
        requests.CheckCommand(command={}),
    ]
    for request in free:
        assert {refusal_reason(rate_limiter, "ada", request=request) for _ in range(1000)} == {""}
    for rates in (DEFAULT_RATE_LIMITS.per_address, DEFAULT_RATE_LIMITS.per_guest, DEFAULT_RATE_LIMITS.per_room):
        assert set(room_rate_limits._REFUSALS) <= set(rates)
    assert {type(each) for each in free} == set(room_rate_limits._NOT_LIMITED)
    assert set(room_rate_limits._KINDS) < set(typing.get_args(AnyRequest))


def test_one_address_cannot_fill_a_disk() -> None:
    """In an hour, with any number of guests and rooms, and the longest texts."""
    bytes_of = {LimitKind.CHAT: 1500, LimitKind.EMOTES: 300, LimitKind.NOTES: 2500, LimitKind.CHANGES: 1500}
    written = 0.0
    for kind, size in bytes_of.items():
        rate = DEFAULT_RATE_LIMITS.per_address[kind]
        written += (rate.burst + 3600_000 / rate.interval) * size
    assert written < 100e6
