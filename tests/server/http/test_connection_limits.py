"""Limits on request size and the number of connections, on a real server.

Every test runs with both HTTP parsers and both event loops: those of Linux and those of Windows.
"""

import json
import os
import re
import resource
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pyrite.game import BadInput
from pyrite.server.http.connection_limits import ConnectionLimiter, ConnectionLimits
from pyrite.server.http.limited_protocol import MAX_HEAD_BYTES, MAX_PIPELINED
from tests.server.http.raw_connection import (
    CHUNKED,
    GET,
    HTTP_PARSERS,
    LAST_GET,
    PUT,
    UPGRADE,
    RawConnection,
    cookie_header,
    guest_of,
    refusal,
)
from tests.server.serving import Server, serving, until

PER_ADDRESS, TOTAL = 12, 30
BOUNDS = ("--max-connections", str(TOTAL), "--max-connections-per-address", str(PER_ADDRESS))
PROXY = "127.0.0.9"


@pytest.fixture(scope="module", params=HTTP_PARSERS.values(), ids=list(HTTP_PARSERS))
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with low connection limits."""
    with serving(*BOUNDS, "--trusted-proxy", PROXY, without=request.param) as running:
        yield running
        assert "exception" not in running.logged(), running.logged()


def peak_memory(server: Server) -> int:
    """The peak memory of the server, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) * 1024


# ---------------------------------------------------------------- large requests

MANY_HEADERS = b"A: b\r\n" * 20_000
LARGE = {
    "many headers": [GET, MANY_HEADERS],
    "a long value": [GET, b"A: " + b"b" * 100_000],
    "a long name": [GET, b"A" * 100_000],
    "a long path": [b"GET /" + b"a" * 100_000],
    "little by little": [GET, *[b"A: " + b"b" * 997 + b"\r\n"] * 100],
    "a socket": [UPGRADE, MANY_HEADERS, b"\r\n"],
    "after another": [GET, b"\r\n", GET, MANY_HEADERS],
}


@pytest.mark.parametrize("chunks", LARGE.values(), ids=list(LARGE))
def test_large_headers_are_refused_and_the_connection_is_closed(server: Server, chunks: list[bytes]) -> None:
    with RawConnection(server) as connection:
        if chunks[1:2] == [b"\r\n"]:
            assert connection.send(*chunks[:2]).one_response().startswith(b"HTTP/1.1 200")
            chunks = chunks[2:]
        assert refusal(connection.send(*chunks).answer()) == (431, "headers-too-large")


def test_headers_of_nearly_32_kib_are_accepted_also_when_pipelined(server: Server) -> None:
    value = b"b" * 4000
    large = b"".join(b"A%d: %s\r\n" % (number, value) for number in range(8))
    assert MAX_HEAD_BYTES - 700 < len(GET + large) < MAX_HEAD_BYTES
    with RawConnection(server) as connection:
        answers = connection.send((GET + large + b"\r\n") * 3 + LAST_GET + large + b"\r\n").answer()
    assert answers.count(b"HTTP/1.1 200 OK") == 4


@pytest.mark.parametrize("end", [LAST_GET + b"\r\n", UPGRADE + b"\r\n", b"nonsense\r\n\r\n"])
def test_requests_that_do_not_wait_for_responses_are_answered_or_refused(server: Server, end: bytes) -> None:
    """h11 parses one request at a time and answers all; httptools parses all, so that the rest is dropped."""
    count = 5 * MAX_PIPELINED
    with RawConnection(server) as connection:
        answers = connection.send((GET + b"\r\n") * count, end).answer()
    *served, last = answers.split(b"HTTP/1.1 ")[1:]
    assert all(answer.startswith(b"200 OK") for answer in served[:count])
    if len(served) < count:
        assert len(served) >= MAX_PIPELINED
        assert refusal(b"HTTP/1.1 " + last) == (429, "too-many-pipelined")


def test_a_flood_of_pipelined_requests_uses_no_memory(server: Server) -> None:
    flood = b"GET / HTTP/1.1\r\nHost:a\r\n\r\n" * 20_000
    before = peak_memory(server)
    with ExitStack() as opened:
        for _ in range(PER_ADDRESS - 2):
            connection = opened.enter_context(RawConnection(server, "127.0.0.5"))
            connection.socket.setblocking(False)
            with suppress(BlockingIOError):
                connection.socket.send(flood)
        for _ in range(20):  # meanwhile the server reads some of the flood
            with RawConnection(server) as other:
                assert other.send(LAST_GET, b"\r\n").answer().startswith(b"HTTP/1.1 200 OK")
        assert peak_memory(server) - before < 16 * 1024 * 1024


def test_a_websocket_with_a_header_that_is_too_long_is_refused(server: Server) -> None:
    with RawConnection(server) as connection:
        answer = connection.send(UPGRADE, b"Cookie: ", b"a" * 9000, b"\r\n\r\n").answer()
    assert refusal(answer) == (431, "headers-too-large")


def test_endless_headers_use_no_memory(server: Server) -> None:
    before = peak_memory(server)
    with RawConnection(server) as connection:
        connection.send(GET, *[MANY_HEADERS[:60_000]] * 200)  # 12 MB
        connection.answer()
    assert peak_memory(server) - before < 12_000_000
    with RawConnection(server) as connection:
        assert connection.send(LAST_GET, b"\r\n").answer().startswith(b"HTTP/1.1 200")


ENDLESS = {
    "body": [PUT, b"Content-Length: 10000000\r\n\r\n", *[b"a" * 50_000] * 200],
    "chunks": [CHUNKED, *[b"1\r\na\r\n" * 10_000] * 50],
    "chunk extension": [CHUNKED, b"1;", *[b"a" * 50_000] * 50],
    "trailers": [CHUNKED, b"2\r\n{}\r\n0\r\n", *[MANY_HEADERS] * 20],
}


@pytest.mark.parametrize("chunks", ENDLESS.values(), ids=list(ENDLESS))
def test_an_endless_body_is_refused(server: Server, chunks: list[bytes]) -> None:
    begin = chunks[0].replace(b"Connection: close\r\n", cookie_header(server))
    before = peak_memory(server)
    with RawConnection(server) as connection:
        answer = connection.send(begin, *chunks[1:]).answer()
    assert refusal(answer) == (413, "too-large")
    assert peak_memory(server) - before < 12_000_000


def test_trailers_do_not_become_headers(server: Server) -> None:
    """Otherwise a trailer could change a header that was checked already, such as the origin."""
    head = CHUNKED.replace(b"Sec-Fetch-Site: none\r\n", b"")
    with RawConnection(server) as connection:
        answer = connection.send(head + b"2\r\n{}\r\n0\r\nSec-Fetch-Site: none\r\n\r\n").answer()
    assert refusal(answer) == (403, "wrong-origin")


# ---------------------------------------------------------------- many connections


def served(server: Server, source: str) -> bytes:
    with RawConnection(server, source) as connection:
        return connection.send(LAST_GET, b"\r\n").answer()


def half_open(server: Server, source: str) -> RawConnection:
    return RawConnection(server, source).send(GET)


def test_the_limit_per_address_does_not_affect_other_addresses(server: Server) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(half_open(server, "127.0.0.3")) for _ in range(PER_ADDRESS)]
        until(lambda: refused_as(served(server, "127.0.0.3")) == (429, "too-many-connections"))
        assert served(server, "127.0.0.4").startswith(b"HTTP/1.1 200")
        connections[0].socket.close()
        until(lambda: served(server, "127.0.0.3").startswith(b"HTTP/1.1 200"))


def refused_as(answer: bytes) -> tuple[int, str] | None:
    return None if answer.startswith(b"HTTP/1.1 200") else refusal(answer)


def test_idle_connections_are_closed_for_new_requests_when_full(server: Server) -> None:
    with ExitStack() as stack:
        for number in range(2 * TOTAL):
            stack.enter_context(half_open(server, f"127.0.1.{number // 6}"))
        for number in range(10):
            assert served(server, f"127.0.2.{number}").startswith(b"HTTP/1.1 200")


def test_open_websockets_count_and_are_never_closed_for_new_requests(server: Server) -> None:
    with ExitStack() as stack:
        room, guest = room_of(server)
        for number in range(TOTAL):
            stack.enter_context(socket_of(server, room, guest, f"127.0.3.{number // 10}"))
        until(lambda: refused_as(served(server, "127.0.0.4")) == (503, "server-full"))
    until(lambda: served(server, "127.0.0.4").startswith(b"HTTP/1.1 200"))


def test_open_websockets_count_for_their_address(server: Server) -> None:
    with ExitStack() as stack:
        room, guest = room_of(server)
        for _ in range(PER_ADDRESS):
            stack.enter_context(socket_of(server, room, guest, "127.0.0.5"))
        until(lambda: refused_as(served(server, "127.0.0.5")) == (429, "too-many-connections"))


def test_websockets_through_a_trusted_proxy_count_for_the_client_address(server: Server) -> None:
    with ExitStack() as stack:
        room, guest = room_of(server)
        named = {"X-Forwarded-For": "192.0.2.7"}
        for _ in range(PER_ADDRESS):
            stack.enter_context(socket_of(server, room, guest, PROXY, **named)).recv()
        assert served(server, PROXY).startswith(b"HTTP/1.1 200")
        with (
            socket_of(server, room, guest, PROXY, **named) as refused,
            pytest.raises(ConnectionClosed, match=r"4029.*too many connections from your address"),
        ):
            refused.recv()
        other = {"X-Forwarded-For": "192.0.2.8"}
        assert "Snapshot" in str(stack.enter_context(socket_of(server, room, guest, PROXY, **other)).recv())


def room_of(server: Server) -> tuple[str, str]:
    """A room, and a guest who may watch it."""
    guest, body = guest_of(server), b'{"preset": "classic", "seats": 5}'
    ask = PUT.replace(b"PUT /api/me", b"POST /api/play-now") + b"Cookie: " + guest.encode()
    with RawConnection(server) as connection:
        answer = connection.send(ask + b"\r\nContent-Length: %d\r\n\r\n" % len(body) + body).answer()
    return json.loads(answer.partition(b"\r\n\r\n")[2])["room"], guest


def socket_of(server: Server, room: str, guest: str, source: str, **headers: str) -> ClientConnection:
    return connect(
        f"{server.address.replace('http', 'ws')}/api/rooms/{room}/socket",
        additional_headers={"Cookie": guest, "Sec-Fetch-Site": "none", **headers},
        source_address=(source, 0),
        compression=None,
        max_queue=None,
    )


# ---------------------------------------------------------------- descriptors


@pytest.mark.parametrize("without", HTTP_PARSERS.values(), ids=list(HTTP_PARSERS))
def test_running_out_of_file_descriptors_is_logged_and_recovers(without: tuple[str, ...]) -> None:
    with serving("--log", "json", without=without, open_files=(150, 300)) as server:
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert limits == (300, 300)
        assert served(server, "127.0.0.1").startswith(b"HTTP/1.1 200")
        open_now = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (open_now - 2, 300))
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(half_open(server, "127.0.0.1"))
            until(lambda: "out of file descriptors" in server.logged())
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (300, 300))
        until(lambda: served(server, "127.0.0.1").startswith(b"HTTP/1.1 200"))
        until(lambda: "file descriptors are available again" in server.logged())
        events = [json.loads(line)["event"] for line in server.logged().splitlines()]
        assert events.count("out of file descriptors") == 1
        assert len(events) == 2
        assert server.stop() == 0


def test_few_file_descriptors_lower_the_connection_limit() -> None:
    usual = ConnectionLimits()
    assert usual.within(100_000) == usual
    assert usual.within(1024).max_total == 928
    assert usual.within(64).max_total == 16


# ---------------------------------------------------------------- counting


def test_one_address_never_gets_more_than_half_of_the_total() -> None:
    connections = ConnectionLimiter(ConnectionLimits(max_total=10, per_address=500))
    for _ in range(5):
        assert connections.reason_to_refuse("192.0.2.7") is None
        connections.add("192.0.2.7")
    assert connections.reason_to_refuse("192.0.2.7") is not None
    assert connections.reason_to_refuse("192.0.2.8") is None
    connections.remove("192.0.2.7")
    assert connections.reason_to_refuse("192.0.2.7") is None


def test_without_a_limit_per_address_the_total_is_still_limited() -> None:
    connections = ConnectionLimiter(ConnectionLimits(max_total=3, per_address=None))
    for _ in range(3):
        assert connections.reason_to_refuse("192.0.2.7") is None
        connections.add("192.0.2.7")
    assert connections.reason_to_refuse("192.0.2.7") is not None


def test_a_websocket_is_counted_once_with_or_without_a_proxy() -> None:
    proxy, client = ip_address("10.0.0.1"), ip_address("192.0.2.7")
    connections = ConnectionLimiter(ConnectionLimits(per_address=1), [ip_network("10.0.0.0/8")])
    with connections.proxied_socket(client, client) as first, connections.proxied_socket(client, client) as second:
        assert (first, second) == (True, True)  # their connections are counted
    with connections.proxied_socket(proxy, client):
        assert connections.reason_to_refuse("192.0.2.7") is not None
    assert connections.reason_to_refuse("192.0.2.7") is None


@pytest.mark.parametrize(
    "wrong", [{"max_total": 0}, {"per_address": 0}, {"request_seconds": 0}, {"request_seconds": -1.0}]
)
def test_invalid_limits_are_explained(wrong: dict[str, int]) -> None:
    with pytest.raises(BadInput, match=r"at least 1, in total|above 0 seconds"):
        ConnectionLimits(**wrong)
