"""``pyrite serve`` as a real process: start, shutdown, logs, error messages."""

import json
import signal
import socket
import subprocess
import threading
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pyrite.cli import app
from pyrite.game import BadInput
from pyrite.server.operations.identity import COOKIE
from pyrite.server.operations.logs import room_digest
from pyrite.server.serve import run
from pyrite.server.settings import Settings
from pyrite.server.store.store import Store
from tests.cli.running import as_program, in_process, plain_environment, program
from tests.server.serving import Server, serving

ROOM = "kP3v9Qz1L0aXw7Yt"


def raw(server: Server, request: bytes) -> bytes:
    """The response to these bytes, which an HTTP client would not send."""
    port = urlsplit(server.address).port
    with closing(socket.create_connection(("127.0.0.1", port or 0), timeout=10)) as connection:
        connection.sendall(request)
        answer = b""
        while chunk := connection.recv(65536):
            answer += chunk
        return answer


def test_a_guest_is_recognised_after_a_restart(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'pyrite.db'}"
    with httpx.Client(headers={"Sec-Fetch-Site": "none"}) as browser:
        with serving(store=store) as server:
            assert browser.get(f"{server.address}/api/me").json() == {"name": ""}
            assert browser.put(f"{server.address}/api/me", json={"name": "Gimli"}).status_code == 200
            assert server.stop() == 0
        with serving(store=store) as server:
            assert browser.get(f"{server.address}/api/me").json() == {"name": "Gimli"}


def test_health_and_metrics_are_served_without_headers_about_the_server() -> None:
    with serving() as server, httpx.Client() as browser:
        answer = browser.get(f"{server.address}/health/ready")
        assert answer.json() == {"status": "ok"}
        assert not {"server", "date", "x-powered-by"} & set(answer.headers)
        assert browser.get(f"{server.address}/metrics").status_code == 200


def test_the_server_stops_although_a_request_is_incomplete() -> None:
    with serving() as server:
        address = urlsplit(server.address)
        with closing(socket.create_connection((address.hostname or "", address.port or 0))) as slow:
            slow.sendall(b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\n")
            slow.sendall(b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
            with httpx.Client() as idle:
                idle.get(f"{server.address}/health/live")
                assert server.stop() == 0


def test_no_path_reaches_files_outside_the_web_client() -> None:
    with serving() as server:
        for path in ("/../../../../etc/passwd", "//etc/passwd", "/assets/..%2f..%2f..%2f__init__.py"):
            answer = raw(server, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404"))
            assert b"root:" not in answer
            assert b"__version__" not in answer


def test_logs_contain_no_secrets() -> None:
    with (
        serving("--verbose", "--log", "json") as server,
        httpx.Client(headers={"Sec-Fetch-Site": "none"}) as browser,
    ):
        browser.get(f"{server.address}/api/me")
        token = str(browser.cookies[COOKIE])
        browser.put(f"{server.address}/api/me", json={"name": "Gimli the Discreet"})
        code = browser.post(f"{server.address}/api/me/code").json()["code"]
        browser.post(f"{server.address}/api/me/claim", json={"code": code})
        again = str(browser.cookies[COOKIE])
        browser.post(f"{server.address}/api/me/claim", json={"code": code})
        browser.get(f"{server.address}/t/{ROOM}?code={code}")
        browser.get(f"{server.address}/api/rooms/{ROOM}")
        raw(server, f"NONSENSE {ROOM} {token}\r\n\r\n".encode())
        with pytest.raises(InvalidStatus):
            connect(f"{server.address.replace('http', 'ws')}/api/rooms/{ROOM}/socket?{token}")
        server.stop()
        logged = server.logged()
    assert len(logged.splitlines()) >= 7
    events = [json.loads(line) for line in logged.splitlines()]
    assert {"request handled"} <= {event["event"] for event in events}
    assert {event["logger"] for event in events} <= {"pyrite.http", "uvicorn.error"}
    assert "uvicorn.error" in {event["logger"] for event in events}  # the invalid request, logged in our format
    for secret in (token, again, code, ROOM, "Gimli", COOKIE):
        assert secret not in logged


def test_the_error_for_a_port_in_use_says_what_to_do() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        ran = as_program("serve", "--port", str(port), "--store", "memory:")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(
        f"pyrite: Port {port} is used by another program; choose another one, for example --port"
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--port", "99999"], "A port must be a number from 1 to 65535"),
        (["--origin", "play.example.org"], "An origin looks like https://play.example.org"),
        (["--trusted-proxy", "proxy"], "A proxy looks like 10.0.0.1"),
        (["--metrics-token", "short"], "The metrics token must have at least 16 characters."),
    ],
)
def test_invalid_settings_are_explained(
    capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    ran = in_process(capsys, "serve", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"pyrite: {sentence}")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--host", "192.0.2.1"], "192.0.2.1 is not an address of this machine"),
        (["--host", "no such host"], "There is no host 'no such host'"),
        (["--port", "0", "--store", "nowhere"], "That is not the URL of a store"),
    ],
)
def test_an_invalid_address_or_store_is_explained_without_a_traceback(options: list[str], sentence: str) -> None:
    ran = as_program("serve", *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"pyrite: {sentence}")
    assert "Traceback" not in ran.err


def test_no_watchdog_is_left_if_the_store_cannot_be_opened() -> None:
    """It would end the process half a minute later, because the event loop is gone."""

    async def open_nothing(url: str) -> Store:
        assert any(thread.name == "watchdog" for thread in threading.enumerate())
        raise BadInput("There is no store.")

    with pytest.raises(BadInput, match=r"There is no store\."):
        run(Settings(port=0, watchdog=20), open_nothing, lambda addresses: None)
    for thread in threading.enumerate():
        if thread.name == "watchdog":
            thread.join(timeout=5)
            assert not thread.is_alive()


def test_the_printed_address_is_the_origin_if_there_is_one() -> None:
    with serving("--origin", "https://play.example.org/") as server:
        assert server.address == "https://play.example.org"


def test_the_store_can_be_given_by_a_variable_that_other_users_do_not_see(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYRITE_STORE", "nowhere")
    assert "That is not the URL of a store" in in_process(capsys, "serve", "--port", "0").err
    _, bound, _ = app.parse_args(["serve", "--store", "memory:"], exit_on_error=False, print_error=False)
    assert bound.arguments["store"] == "memory:"


def test_the_help_explains_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    shown = in_process(capsys, "serve", "--help").out
    for option in ("--host", "--port", "--store", "--origin", "--trusted-proxy", "--metrics-token", "--open"):
        assert option in shown


def test_one_interrupt_stops_the_server_without_a_traceback() -> None:
    """Ctrl-C on a terminal."""
    process = subprocess.Popen(
        program("serve", "--port", "0", "--store", "memory:"),
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Pyrite is ready")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (0, "")


def test_the_digest_of_a_room_in_logs_is_short_and_differs_between_rooms() -> None:
    assert room_digest(ROOM) != room_digest(ROOM.lower())
    assert len(room_digest(ROOM)) == 8
