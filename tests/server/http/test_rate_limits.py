"""Rate limits: bursts and intervals, by address and by guest, in bounded memory."""

from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from starlette.types import Message

from pyrite.server.http.client_addresses import client_address, parse_address, rate_limit_key
from pyrite.server.http.errors import ApiError
from pyrite.server.http.rate_limits import UNLIMITED, LimitKind, Rate, RateLimiter, RateLimits, TokenBucket
from tests.server.app_client import AppUnderTest, reason, with_settings

JOINS = RateLimits(
    {LimitKind.JOINS: Rate(3, 1000)}, {LimitKind.JOINS: Rate(2, 1000)}, {LimitKind.MESSAGES: Rate(2, 100)}
)


def wait(rate_limiter: RateLimiter, address: str, guest: str | None, now: float) -> float:
    """Seconds that a request would have to wait; 0 if it is allowed."""
    try:
        rate_limiter.check(LimitKind.JOINS, address, guest, now)
    except ApiError as refused:
        return refused.retry_after
    return 0


def passes(rate_limiter: RateLimiter, address: str, guest: str | None, now: float) -> bool:
    return not wait(rate_limiter, address, guest, now)


def test_a_burst_is_allowed_and_then_one_per_interval() -> None:
    rate_limiter = RateLimiter(JOINS)
    assert [passes(rate_limiter, "a", None, 0) for _ in range(5)] == [True, True, True, False, False]
    assert [passes(rate_limiter, "a", None, 999), passes(rate_limiter, "a", None, 1000)] == [False, True]
    assert not passes(rate_limiter, "a", None, 1999)


def test_addresses_have_separate_buckets() -> None:
    rate_limiter = RateLimiter(JOINS)
    for _ in range(4):
        passes(rate_limiter, "a", None, 0)
    assert passes(rate_limiter, "b", None, 0)


def test_a_guest_is_limited_across_addresses() -> None:
    rate_limiter = RateLimiter(JOINS)
    assert [passes(rate_limiter, address, "Gimli", 0) for address in "abc"] == [True, True, False]
    assert passes(rate_limiter, "d", "Gloin", 0)


def test_kinds_without_a_rate_are_not_limited() -> None:
    rate_limiter = RateLimiter(JOINS)
    for _ in range(1000):
        rate_limiter.check(LimitKind.ROOMS, "a", "Gimli", 0)
    assert len(rate_limiter) == 0


@given(st.lists(st.integers(0, 3000), max_size=60))
def test_the_rate_is_never_exceeded_and_retry_after_is_enough(pauses: list[int]) -> None:
    rate_limiter, now, passed = RateLimiter(JOINS), 0.0, []
    for pause in pauses:
        now += pause
        retry_after = wait(rate_limiter, "a", None, now)
        if retry_after:
            now += retry_after * 1000 + 0.001
            assert passes(rate_limiter, "a", None, now)
        passed.append(now)
    for first, begin in enumerate(passed):
        for last in range(first, len(passed)):
            assert last - first + 1 <= 3 + (passed[last] - begin) / 1000 + 1e-6


def test_idle_buckets_are_evicted_and_their_number_is_limited() -> None:
    rate_limiter = RateLimiter(RateLimits({LimitKind.JOINS: Rate(3, 1000)}, {}, {}, max_buckets=100))
    for number in range(1000):
        passes(rate_limiter, f"address {number}", None, now=0)
        assert len(rate_limiter) <= 100
    while len(rate_limiter) < 100:
        passes(rate_limiter, f"address {len(rate_limiter)} again", None, now=0)
    passes(rate_limiter, "late", None, now=1_000_000)
    assert len(rate_limiter) == 1


def test_a_recently_refused_bucket_is_not_evicted_first() -> None:
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


def test_too_many_requests_get_429_with_retry_after_and_are_counted() -> None:
    few = RateLimits({LimitKind.REQUESTS: Rate(2, 5000)}, {}, {})
    app = AppUnderTest(with_settings(rate_limits=few))
    visitor = app.visitor()
    assert [visitor.get("/health/live").status_code for _ in range(2)] == [200, 200]
    refused = visitor.get("/")
    assert reason(refused) == (429, "too-many")
    assert refused.headers["retry-after"] == "5"
    assert refused.json()["text"] == "Too many requests. Try again in 5 seconds."
    assert "content-security-policy" in refused.headers
    assert app.visitor("192.0.2.8").get("/health/live").status_code == 200
    app.clock.wait(seconds=5)
    assert visitor.get("/health/live").status_code == 200
    assert app.context.metrics.registry.get_sample_value("pyrite_rate_limited_total", {"kind": "requests"}) == 1


async def test_a_websocket_counts_as_a_request_and_is_refused_before_it_opens() -> None:
    app = AppUnderTest(with_settings(rate_limits=RateLimits({LimitKind.REQUESTS: Rate(0, 1000)}, {}, {})))
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": "/api/socket", "headers": [], "client": ("192.0.2.7", 5000)}
    await app.app(scope | {"extensions": {"websocket.http.response": {}}}, receive, send)
    assert (sent[0]["type"], sent[0]["status"]) == ("websocket.http.response.start", 429)
    assert b"content-security-policy" in dict(sent[0]["headers"])


def test_new_guests_per_address_are_limited_but_known_guests_are_not() -> None:
    app = AppUnderTest()
    guest = app.guest()
    answers = [app.visitor().get("/api/me").status_code for _ in range(40)]
    assert answers == [200] * 39 + [429]
    assert guest.get("/api/me").status_code == 200


def test_a_guest_has_limits_of_their_own() -> None:
    app = AppUnderTest(with_settings(rate_limits=RateLimits({}, {LimitKind.REQUESTS: Rate(2, 1000)}, {})))
    guest = app.guest()
    assert [guest.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
    assert [app.visitor().get("/api/me").status_code for _ in range(3)] == [200, 200, 200]


def test_without_limits_every_request_is_allowed() -> None:
    visitor = AppUnderTest(with_settings(rate_limits=UNLIMITED)).visitor()
    assert {visitor.get("/health/live").status_code for _ in range(700)} == {200}


# ---------------------------------------------------------------- whose address it is


def connection_from(peer: str, *forwarded: str) -> HTTPConnection:
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    return HTTPConnection({"type": "http", "client": (peer, 5000), "headers": headers})


PROXIES = (ip_network("10.0.0.0/8"), ip_network("127.0.0.1/32"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),  # not a trusted proxy, so the header is ignored
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
def test_only_trusted_proxies_can_forward_an_address(peer: str, forwarded: list[str], address: str) -> None:
    assert str(client_address(connection_from(peer, *forwarded), PROXIES)) == address


def test_without_trusted_proxies_no_forwarded_address_counts() -> None:
    assert str(client_address(connection_from("127.0.0.1", "198.51.100.1"), ())) == "127.0.0.1"


def test_a_household_with_ipv6_counts_as_one_address() -> None:
    here, there, elsewhere = (
        rate_limit_key(parse_address(a)) for a in ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:1::1")
    )
    assert here == there != elsewhere
