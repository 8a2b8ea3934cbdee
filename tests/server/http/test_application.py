"""The application as a whole: security headers, static files, health, metrics, settings."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.types import Message

from pyrite.game import BadInput
from pyrite.server.http.static_files import static_folder
from pyrite.server.operations.metrics import Metrics
from pyrite.server.settings import Settings
from tests.server.app_client import AppUnderTest, reason, with_settings

TOKEN = "a token of some length"

# ---------------------------------------------------------------- headers


@pytest.mark.parametrize(
    "path", ["/", "/welcome.css", "/t/abc", "/api/me", "/api/nothing", "/health/live", "/metrics"]
)
def test_every_response_has_security_headers(path: str) -> None:
    headers = AppUnderTest().visitor().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    policy = dict(directive.strip().split(" ", 1) for directive in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self' ws://pyrite.test wss://pyrite.test"
    assert "unsafe" not in headers["content-security-policy"]


def test_https_sets_strict_transport_security() -> None:
    headers = AppUnderTest(with_settings(origins=("https://play.example.org",))).visitor().get("/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]


def test_a_forged_host_is_not_in_the_content_security_policy() -> None:
    visitor = AppUnderTest().visitor(Host="x; script-src *")
    assert "connect-src 'self';" in visitor.get("/").headers["content-security-policy"]


def test_api_responses_are_not_cached() -> None:
    visitor = AppUnderTest().visitor()
    for path in ("/api/me", "/api/nothing", "/api/openapi.json", "/health/ready", "/metrics"):
        assert visitor.get(path).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------- pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like that of the built client, with a secret file beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "index-4f3a9c.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_client_routes_get_index_html(built: Path) -> None:
    visitor = AppUnderTest(static_files=built).visitor()
    for path in ("/", "/index.html", "/t/kP3v9Qz1L0aXw7Yt", "/replay/1?from=2", "/assets"):
        answer = visitor.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html><title>client</title>")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_assets_are_cached_for_a_year_and_other_files_are_revalidated(built: Path) -> None:
    visitor = AppUnderTest(static_files=built).visitor()
    asset = visitor.get("/assets/index-4f3a9c.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    icon = visitor.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = visitor.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_missing_asset_is_404(built: Path) -> None:
    answer = AppUnderTest(static_files=built).visitor().get("/assets/index-old.js")
    assert reason(answer) == (404, "not-found")
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/%00", "/..%5csecret.txt", "/%ff", "/" + "x" * 5000])
def test_paths_that_cannot_be_files_get_index_html(built: Path, path: str) -> None:
    assert "client" in AppUnderTest(static_files=built).visitor().get(path).text


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "//secret.txt", "/assets/../../secret.txt", "/t/../../secret.txt"]
)
async def test_path_traversal_is_refused(built: Path, path: str) -> None:
    """Calls the ASGI app directly, because an HTTP client would normalise the path."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}
    await AppUnderTest(static_files=built).app(scope, _receive_disconnect, send)
    assert sent[0]["status"] in (200, 404)
    assert not any(b"secret" in message.get("body", b"") for message in sent)


async def _receive_disconnect() -> Message:
    return {"type": "http.disconnect"}


def test_static_files_are_read_only(built: Path) -> None:
    answer = AppUnderTest(static_files=built).visitor().post("/t/abc")
    assert reason(answer) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_the_built_client_is_served(built: Path) -> None:
    assert static_folder(built) == built


def test_without_a_built_client_the_welcome_page_is_served(tmp_path: Path) -> None:
    visitor = AppUnderTest(static_files=static_folder(tmp_path)).visitor()
    page = visitor.get("/").text
    assert "/api/openapi.json" in page
    assert "pyrite demo" in page
    assert not re.search(r"<style|<script|style=|\son[a-z]+=", page)  # blocked by the content security policy
    for path in re.findall(r'(?:href|src)="(/[^"]*)"', page):
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert "the web client is not installed" not in answer.text


# ---------------------------------------------------------------- health and metrics


def test_a_server_without_a_store_is_alive_but_not_ready() -> None:
    app = AppUnderTest()
    visitor = app.visitor()
    assert visitor.get("/health/ready").json() == {"status": "ok"}
    asyncio.run(app.store.close())
    assert reason(visitor.get("/health/ready")) == (503, "not-ready")
    assert visitor.get("/health/live").json() == {"status": "ok"}


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_metrics_are_served_to_this_machine_only(address: str) -> None:
    app = AppUnderTest()
    assert app.visitor(address).get("/metrics").status_code == 200
    assert reason(app.visitor("192.0.2.7").get("/metrics")) == (403, "metrics-forbidden")


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "X_Real_IP"])
def test_metrics_are_not_served_through_a_local_proxy(header: str) -> None:
    visitor = AppUnderTest().visitor("127.0.0.1", **{header: "192.0.2.7"})
    assert reason(visitor.get("/metrics")) == (403, "metrics-forbidden")


def test_with_a_token_metrics_are_served_to_clients_that_send_it() -> None:
    app = AppUnderTest(with_settings(metrics_token=TOKEN))
    assert app.visitor("192.0.2.7", Authorization=f"Bearer {TOKEN}").get("/metrics").status_code == 200
    for header in ("", "Bearer", "Bearer x", TOKEN, "Bearer \u00e9"):
        visitor = app.visitor("127.0.0.1")
        assert reason(visitor.get("/metrics", headers={"Authorization": header.encode()})) == (
            403,
            "metrics-forbidden",
        )


def test_requests_are_counted_by_route_and_never_by_path() -> None:
    app = AppUnderTest()
    visitor = app.visitor("127.0.0.1")
    visitor.get("/t/kP3v9Qz1L0aXw7Yt")
    visitor.get("/api/tables/kP3v9Qz1L0aXw7Yt")
    visitor.ask("BREW", "/api/me")
    visitor.put("/api/me")
    text = visitor.get("/metrics").text
    assert 'pyrite_http_requests_total{method="PUT",route="/api/me",status="401"} 1.0' in text
    assert 'pyrite_http_requests_total{method="other",route="/api/me",status="405"} 1.0' in text
    assert "kP3v9" not in text
    assert "BREW" not in text


def test_two_servers_in_one_process_have_separate_metrics() -> None:
    one, other = Metrics(), Metrics()
    one.count_accepted()
    one.count_refused("sides-clash")
    one.rooms.labels("lobby").set(2)
    assert b'pyrite_room_requests_total{outcome="refused",reason="sides-clash"} 1.0' in one.text()
    assert b"sides-clash" not in other.text()


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": -1}, "A port must be a number"),
        ({"port": 65536}, "A port must be a number"),
        ({"origins": ("play.example.org",)}, "An origin looks like"),
        ({"origins": ("https://play.example.org/",)}, "An origin looks like"),
        ({"origins": ("https://*.example.org",)}, "An origin looks like"),
        ({"origins": ("https://a.example", "http://b.example")}, "either http or https for all origins"),
        ({"watchdog": -1}, "The watchdog must be between 0 and 86400 seconds"),
        ({"watchdog": float("nan")}, "The watchdog must be between 0 and 86400 seconds"),
        ({"metrics_token": "short"}, "at least 16 characters"),
    ],
)
def test_invalid_settings_are_explained(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        with_settings(**wrong)


def test_settings_do_not_show_their_token() -> None:
    assert TOKEN not in repr(Settings(metrics_token=TOKEN))
