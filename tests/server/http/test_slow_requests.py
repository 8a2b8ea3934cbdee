"""Limits on the time of a request and of reading its response, on a real server with each HTTP parser."""

import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.http.raw_connection import (
    CHUNKED,
    GET,
    HTTP_PARSERS,
    PUT,
    UPGRADE,
    RawConnection,
    cookie_header,
    refusal,
)
from tests.server.serving import Server, serving

SLOW = {
    "headers": GET,
    "one byte": b"G",
    "body": PUT + b"Content-Length: 100\r\n\r\n{",
    "chunks": CHUNKED + b"10\r\n{",
    "a socket": UPGRADE,
}


@pytest.fixture(scope="module", params=HTTP_PARSERS.values(), ids=list(HTTP_PARSERS))
def short_timeouts(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with short timeouts."""
    with serving("--request-timeout", "0.5", "--send-timeout", "1", without=request.param) as running:
        yield running
        assert running.logged() == ""


@pytest.mark.parametrize("begin", SLOW.values(), ids=list(SLOW))
def test_an_incomplete_request_is_refused(short_timeouts: Server, begin: bytes) -> None:
    with RawConnection(short_timeouts) as connection:
        answer = connection.send(begin.replace(b"Connection: close\r\n", cookie_header(short_timeouts))).answer()
    assert refusal(answer) == (408, "request-too-slow")


def test_a_connection_without_a_request_is_closed_without_a_response(short_timeouts: Server) -> None:
    with RawConnection(short_timeouts) as connection:
        assert connection.answer() == b""


def test_a_request_that_arrives_byte_by_byte_is_refused(short_timeouts: Server) -> None:
    with RawConnection(short_timeouts) as connection:
        connection.socket.settimeout(0.05)
        answer = b""
        for byte in GET + b"A: b\r\n" * 50:
            connection.send(bytes([byte]))
            with suppress(TimeoutError, ConnectionError):
                answer += connection.socket.recv(1000)
            if answer:
                break
    assert refusal(answer) == (408, "request-too-slow")


def test_a_second_request_has_its_own_deadline(short_timeouts: Server) -> None:
    with RawConnection(short_timeouts) as connection:
        assert connection.send(GET, b"\r\n").one_response().startswith(b"HTTP/1.1 200")
        assert refusal(connection.send(GET).answer()) == (408, "request-too-slow")


def test_a_client_that_reads_too_slowly_is_disconnected(short_timeouts: Server) -> None:
    """Reading a little now and then hides this from TCP; the responses are larger than all buffers on the way."""
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with RawConnection(short_timeouts, receive_buffer=4096) as connection:
        connection.send(ask * 20)
        with pytest.raises(ConnectionError):
            _read_slowly(connection)


def _read_slowly(connection: RawConnection) -> None:
    """Read for more than a minute at most."""
    for _ in range(4000):
        assert connection.socket.recv(1024), "all that was sent was read before the connection was closed"
        time.sleep(0.02)
