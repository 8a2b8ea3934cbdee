"""Limits: so many at once, then one after another; by address and by guest; in bounded memory."""

import asyncio
from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from starlette.types import Message

from pyrite.server.http.client_addresses import client_address, parse_address, rate_limit_key
from pyrite.server.http.errors import ApiError
from pyrite.server.http.rate_limits import UNLIMITED, LimitKind, Rate, RateLimiter, RateLimits, TokenBucket
from tests.server.visiting import House, reason, with_settings

JOINS = RateLimits(
    {LimitKind.JOINS: Rate(3, 1000)}, {LimitKind.JOINS: Rate(2, 1000)}, {LimitKind.MESSAGES: Rate(2, 100)}
)


def wait(rate_limiter: RateLimiter, address: str, guest: str | None, now: float) -> float:
    """How many seconds one more would have to wait; 0 if it passes."""
    try:
        rate_limiter.check(LimitKind.JOINS, address, guest, now)
    except ApiError as refused:
        return refused.retry_after
    return 0


def passes(rate_limiter: RateLimiter, address: str, guest: str | None, now: float) -> bool:
    return not wait(rate_limiter, address, guest, now)


def test_so_many_pass_at_once_and_then_one_after_another() -> None:
    rate_limiter = RateLimiter(JOINS)
    assert [passes(rate_limiter, "a", None, 0) for _ in range(5)] == [True, True, True, False, False]
    assert [passes(rate_limiter, "a", None, 999), passes(rate_limiter, "a", None, 1000)] == [False, True]
    assert not passes(rate_limiter, "a", None, 1999)


def test_addresses_do_not_take_from_one_another() -> None:
    rate_limiter = RateLimiter(JOINS)
    for _ in range(4):
        passes(rate_limiter, "a", None, 0)
    assert passes(rate_limiter, "b", None, 0)


def test_a_guest_is_limited_wherever_they_come_from() -> None:
    rate_limiter = RateLimiter(JOINS)
    assert [passes(rate_limiter, address, "Gimli", 0) for address in "abc"] == [True, True, False]
    assert passes(rate_limiter, "d", "Gloin", 0)


def test_other_kinds_are_not_limited_if_nobody_says_so() -> None:
    rate_limiter = RateLimiter(JOINS)
    for _ in range(1000):
        rate_limiter.check(LimitKind.ROOMS, "a", "Gimli", 0)
    assert len(rate_limiter) == 0


@given(st.lists(st.integers(0, 3000), max_size=60))
def test_never_more_pass_than_the_rate_allows_and_whoever_waits_as_told_gets_through(pauses: list[int]) -> None:
    rate_limiter, now, passed = RateLimiter(JOINS), 0.0, []
    for pause in pauses:
        now += pause
        told = wait(rate_limiter, "a", None, now)
        if told:
            now += told * 1000 + 0.001
            assert passes(rate_limiter, "a", None, now)
        passed.append(now)
    for first, begin in enumerate(passed):
        for last in range(first, len(passed)):
            assert last - first + 1 <= 3 + (passed[last] - begin) / 1000 + 1e-6


def test_idle_ones_are_forgotten_and_there_are_never_too_many() -> None:
    rate_limiter = RateLimiter(RateLimits({LimitKind.JOINS: Rate(3, 1000)}, {}, {}, max_buckets=100))
    for number in range(1000):
        passes(rate_limiter, f"address {number}", None, now=0)
        assert len(rate_limiter) <= 100
    while len(rate_limiter) < 100:
        passes(rate_limiter, f"address {len(rate_limiter)} again", None, now=0)
    passes(rate_limiter, "late", None, now=1_000_000)
    assert len(rate_limiter) == 1


def test_who_was_refused_just_now_is_not_forgotten_first() -> None:
    rate_limiter = RateLimiter(RateLimits({LimitKind.JOINS: Rate(3, 1000)}, {}, {}, max_buckets=100))
    flooding = [passes(rate_limiter, "flood", None, now=0) for _ in range(4)]
    assert flooding == [True, True, True, False]
    for number in range(300):
        passes(rate_limiter, f"address {number}", None, now=0)
        assert not passes(rate_limiter, "flood", None, now=0)


def test_each_connection_has_its_own_bucket() -> None:
    rate_limiter = RateLimiter(JOINS)
    one, other = rate_limiter.connection_bucket(), rate_limiter.connection_bucket()
    assert [one.take(0), one.take(0), one.take(0), other.take(0), one.take(100)] == [True, True, False, True, True]
    assert all(TokenBucket(None).take(0) for _ in range(1000))


# ---------------------------------------------------------------- in the application


def test_too_many_requests_are_told_when_to_come_again_and_are_counted() -> None:
    few = RateLimits({LimitKind.REQUESTS: Rate(2, 5000)}, {}, {})
    house = House(with_settings(rate_limits=few))
    visitor = house.visitor()
    assert [visitor.get("/health/live").status_code for _ in range(2)] == [200, 200]
    refused = visitor.get("/")
    assert reason(refused) == (429, "too-many")
    assert refused.headers["retry-after"] == "5"
    assert refused.json()["text"] == "That was too much at once; try again in 5 seconds."
    assert "content-security-policy" in refused.headers
    assert house.visitor("192.0.2.8").get("/health/live").status_code == 200
    house.clock.wait(seconds=5)
    assert visitor.get("/health/live").status_code == 200
    assert house.context.metrics.registry.get_sample_value("pyrite_limits_hit_total", {"kind": "requests"}) == 1


def test_a_socket_is_a_request_too_and_is_refused_before_it_opens() -> None:
    house = House(with_settings(rate_limits=RateLimits({LimitKind.REQUESTS: Rate(0, 1000)}, {}, {})))
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        said.append(message)

    async def knock() -> None:
        scope = {"type": "websocket", "path": "/api/socket", "headers": [], "client": ("192.0.2.7", 5000)}
        await house.app(scope | {"extensions": {"websocket.http.response": {}}}, receive, send)

    asyncio.run(knock())
    assert (said[0]["type"], said[0]["status"]) == ("websocket.http.response.start", 429)
    assert b"content-security-policy" in dict(said[0]["headers"])


def test_one_address_makes_only_so_many_guests_but_those_who_are_known_stay() -> None:
    house = House()
    guest = house.guest()
    answers = [house.visitor().get("/api/me").status_code for _ in range(40)]
    assert answers == [200] * 39 + [429]
    assert guest.get("/api/me").status_code == 200


def test_a_guest_has_limits_of_their_own() -> None:
    house = House(with_settings(rate_limits=RateLimits({}, {LimitKind.REQUESTS: Rate(2, 1000)}, {})))
    guest = house.guest()
    assert [guest.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
    assert [house.visitor().get("/api/me").status_code for _ in range(3)] == [200, 200, 200]


def test_without_limits_everything_passes() -> None:
    visitor = House(with_settings(rate_limits=UNLIMITED)).visitor()
    assert {visitor.get("/health/live").status_code for _ in range(700)} == {200}


# ---------------------------------------------------------------- whose address it is


def connection_bucket(peer: str, *forwarded: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    return HTTPConnection({"type": "http", "client": (peer, 5000), "headers": headers})


PROXIES = (ip_network("10.0.0.0/8"), ip_network("127.0.0.1/32"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),  # who is no proxy of ours can write what they like
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["203.0.113.5, 198.51.100.1"], "198.51.100.1"),  # the first was written by the client
        ("127.0.0.1", ["203.0.113.5", "198.51.100.1, 10.1.2.3"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("127.0.0.1", ["198.51.100.1, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["10.0.0.1"], "10.0.0.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ],
)
def test_an_address_is_what_trusted_proxies_say_and_nobody_else(
    peer: str, forwarded: list[str], address: str
) -> None:
    assert str(client_address(connection_bucket(peer, *forwarded), PROXIES)) == address


def test_without_trusted_proxies_nobody_is_believed() -> None:
    assert str(client_address(connection_bucket("127.0.0.1", "198.51.100.1"), ())) == "127.0.0.1"


def test_a_household_with_ipv6_counts_as_one_address() -> None:
    here, there, elsewhere = (
        rate_limit_key(parse_address(a)) for a in ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1")
    )
    assert here == there != elsewhere
