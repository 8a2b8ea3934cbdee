"""The check of the Host header, against DNS rebinding."""

import socket
from urllib.parse import urlsplit

import pytest
from starlette.types import Message
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.app_client import AppUnderTest, reason, with_settings
from tests.server.serving import serving

HERE = socket.gethostname()
ALWAYS_ALLOWED = ["localhost", "LOCALHOST:8000", "localhost.", "pit.localhost", "127.0.0.1:8000", "[::1]:8000"]
NEVER_ALLOWED = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "[evil]",
]
MALFORMED = ["[::1]evil.example", "[::1", "127.0.0.1:80:80", "localhost:80@evil.example", "127.1"]
OTHER_ADDRESSES = ["10.0.0.2", "10.0.0.2:8000", "[2001:db8::2]:8000"]
LOCAL = ["127.0.0.1", "localhost", "::1", "192.0.2.7"]
ALL_ADDRESSES = ["0.0.0.0", "::"]


@pytest.mark.parametrize("host", [*LOCAL, *ALL_ADDRESSES, "pit.example"])
def test_loopback_names_and_the_bound_address_are_accepted(host: str) -> None:
    app = AppUnderTest(with_settings(host=host))
    own = [HERE, f"{HERE.upper()}:8000", f"{HERE.partition('.')[0]}.local"] if host in ALL_ADDRESSES else [host]
    own = [f"[{name}]" if ":" in name and name in LOCAL else name for name in own]
    for name in [*ALWAYS_ALLOWED, *own]:
        assert app.visitor(Host=name).get("/api/me").status_code == 200, name
    for name in [*NEVER_ALLOWED, *MALFORMED]:
        assert reason(app.visitor(Host=name).get("/api/me")) == (403, "wrong-host"), name


@pytest.mark.parametrize("host", LOCAL)
def test_another_address_than_the_bound_one_is_refused(host: str) -> None:
    app = AppUnderTest(with_settings(host=host))
    for name in OTHER_ADDRESSES:
        assert reason(app.visitor(Host=name).get("/api/me")) == (403, "wrong-host"), name


@pytest.mark.parametrize("host", [*ALL_ADDRESSES, "pit.example"])
def test_a_server_that_does_not_know_its_addresses_accepts_any(host: str) -> None:
    app = AppUnderTest(with_settings(host=host))
    for name in OTHER_ADDRESSES:
        assert app.visitor(Host=name).get("/api/me").status_code == 200, name


@pytest.mark.parametrize("path", ["/", "/api/rooms", "/metrics", "/health/live"])
def test_every_path_refuses_an_unknown_host(path: str) -> None:
    answer = AppUnderTest(with_settings(host="127.0.0.1")).visitor("127.0.0.1", Host="evil.example").get(path)
    assert reason(answer) == (403, "wrong-host")
    assert "content-security-policy" in answer.headers


def test_the_error_says_which_option_allows_the_host() -> None:
    visitor = AppUnderTest(with_settings(host="127.0.0.1")).visitor(Host="Pit.example:8000")
    assert visitor.get("/").json()["text"] == (
        "The server does not know this host name. To use it, start the server with --origin http://pit.example:8000."
    )
    assert "evil" not in AppUnderTest().visitor(Host="<evil>").get("/").json()["text"]


def test_with_configured_origins_the_host_is_not_checked() -> None:
    app = AppUnderTest(with_settings(origins=("https://play.example.org",)))
    assert app.visitor(Host="pyrite-backend:8000").get("/api/me").status_code == 200


@pytest.mark.parametrize(("hosts", "status"), [([], 200), ([b"localhost"], 200), ([b"localhost"] * 2, 403)])
async def test_a_request_has_one_host_or_none(hosts: list[bytes], status: int) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "GET", "path": "/health/live", "query_string": b""}
    await AppUnderTest().app({**scope, "headers": [(b"host", each) for each in hosts]}, receive, send)
    assert sent[0]["status"] == status


def test_a_websocket_with_an_unknown_host_is_refused() -> None:
    with serving() as server:
        port = urlsplit(server.address).port or 0
        place, origin = f"ws://evil.example:{port}/api/rooms/x/socket", Origin(f"http://evil.example:{port}")
        with socket.create_connection(("127.0.0.1", port)) as rebound, pytest.raises(InvalidStatus) as refused:
            connect(place, sock=rebound, origin=origin)
        assert refused.value.response.status_code == 403
        assert f"--origin {origin}.".encode() in (refused.value.response.body or b"")
