"""Requests as bytes on a TCP connection to a real server, with each of the HTTP parsers."""

import json
import re
import socket
from contextlib import suppress

from tests.server.serving import Server

HTTP_PARSERS = {"httptools and uvloop": (), "h11 and asyncio": ("httptools", "uvloop")}
"""For each parser with its event loop: the packages that the server runs without."""
WAIT_SECONDS = 30.0
"""Seconds until a test gives up waiting for the server."""


class RawConnection:
    """A TCP connection on which a test sends any bytes."""

    def __init__(self, server: Server, source: str = "127.0.0.1", *, receive_buffer: int = 0) -> None:
        self.port = int(server.address.rpartition(":")[2])
        self.socket = socket.socket()
        self.socket.settimeout(WAIT_SECONDS)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", self.port))

    def __enter__(self) -> "RawConnection":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, *chunks: bytes) -> "RawConnection":
        together = b"".join(chunks)
        for chunk in chunks if len(together) > 65536 else (together,):
            with suppress(ConnectionError):  # refused already; the response says why
                self.socket.sendall(chunk)
        return self

    def answer(self) -> bytes:
        """Everything until the server closes the connection."""
        answer = b""
        with suppress(ConnectionError):
            while chunk := self.socket.recv(65536):
                answer += chunk
        return answer

    def one_response(self) -> bytes:
        """One response, on a connection that stays open."""
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(65536)
        head, _, body = answer.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        while length and len(body) < int(length[1]):
            body += self.socket.recv(65536)
        return head + b"\r\n\r\n" + body


def refusal(answer: bytes) -> tuple[int, str]:
    """Status and reason of an error response."""
    head, _, body = answer.partition(b"\r\n\r\n")
    problem = json.loads(body)
    assert problem["text"].endswith(".")
    return int(head.split()[1]), problem["reason"]


GET = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n"
LAST_GET = GET + b"Connection: close\r\n"
UPGRADE = (
    b"GET /api/rooms/x/socket HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PUT = (
    b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\nContent-Type: application/json\r\n"
    b"Connection: close\r\n"
)
CHUNKED = PUT + b"Transfer-Encoding: chunked\r\n\r\n"


def guest_of(server: Server) -> str:
    """The cookie of a new guest."""
    with RawConnection(server) as connection:
        answer = connection.send(LAST_GET.replace(b"/health/live", b"/api/me"), b"\r\n").answer()
    found = re.search(rb"set-cookie: (pyrite_guest=[^;]+)", answer)
    assert found is not None
    return found[1].decode()


def cookie_header(server: Server) -> bytes:
    """The cookie header of a new guest: without a guest the request is refused before its body is read."""
    return b"Cookie: " + guest_of(server).encode() + b"\r\n"
