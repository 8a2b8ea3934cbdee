"""Around the application: headers, pages, health, metrics, settings."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.types import Message

from pyrite.game import BadInput
from pyrite.server.http.static_files import static_folder
from pyrite.server.operations.metrics import Metrics
from pyrite.server.settings import Settings
from tests.server.visiting import House, reason, with_settings

TOKEN = "a token of some length"

# ---------------------------------------------------------------- headers


@pytest.mark.parametrize(
    "path", ["/", "/welcome.css", "/t/abc", "/api/me", "/api/nothing", "/health/live", "/metrics"]
)
def test_every_answer_has_the_headers_that_keep_people_safe(path: str) -> None:
    headers = House().visitor().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["form-action"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self' ws://pyrite.test wss://pyrite.test"
    assert "unsafe" not in headers["content-security-policy"]


def test_by_https_browsers_are_told_to_stay_with_it() -> None:
    headers = House(with_settings(origins=("https://play.example.org",))).visitor().get("/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]


def test_a_forged_host_does_not_get_into_the_policy() -> None:
    visitor = House().visitor(Host="x; script-src *")
    assert "connect-src 'self';" in visitor.get("/").headers["content-security-policy"]


def test_what_the_api_says_is_kept_nowhere() -> None:
    visitor = House().visitor()
    for path in ("/api/me", "/api/nothing", "/api/openapi.json", "/health/ready", "/metrics"):
        assert visitor.get(path).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------- pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build of the client leaves it, and a secret beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "index-4f3a9c.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_all_places_of_the_client_begin_with_its_page(built: Path) -> None:
    visitor = House(static_files=built).visitor()
    for path in ("/", "/index.html", "/t/kP3v9Qz1L0aXw7Yt", "/replay/1?from=2", "/assets"):
        answer = visitor.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html><title>client</title>")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_assets_are_kept_for_a_year_and_other_files_are_asked_for_again(built: Path) -> None:
    visitor = House(static_files=built).visitor()
    asset = visitor.get("/assets/index-4f3a9c.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    icon = visitor.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = visitor.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_an_asset_that_is_gone_is_gone(built: Path) -> None:
    answer = House(static_files=built).visitor().get("/assets/index-old.js")
    assert reason(answer) == (404, "not-found")
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/%00", "/..%5csecret.txt", "/%ff", "/" + "x" * 5000])
def test_paths_that_cannot_be_files_are_places_of_the_client(built: Path, path: str) -> None:
    assert "client" in House(static_files=built).visitor().get(path).text


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "//secret.txt", "/assets/../../secret.txt", "/t/../../secret.txt"]
)
def test_no_path_leads_out_of_the_folder(built: Path, path: str) -> None:
    """Asked without a client in between that would put the path in order."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""}

    async def ask() -> None:
        await House(static_files=built).app(scope, _silent, send)

    asyncio.run(ask())
    assert said[0]["status"] in (200, 404)
    assert not any(b"secret" in message.get("body", b"") for message in said)


async def _silent() -> Message:
    return {"type": "http.disconnect"}


def test_pages_are_only_read(built: Path) -> None:
    answer = House(static_files=built).visitor().post("/t/abc")
    assert reason(answer) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_the_client_is_shown_once_it_is_built(built: Path) -> None:
    assert static_folder(built) == built


def test_until_there_is_a_client_a_page_says_what_there_is(tmp_path: Path) -> None:
    visitor = House(static_files=static_folder(tmp_path)).visitor()
    page = visitor.get("/").text
    assert "/api/openapi.json" in page
    assert "pyrite demo" in page
    assert not re.search(r"<style|<script|style=|\son[a-z]+=", page)  # the policy would not let them pass
    for path in re.findall(r'(?:href|src)="(/[^"]*)"', page):
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert "front door" not in answer.text


# ---------------------------------------------------------------- health and metrics


def test_it_is_alive_as_long_as_it_answers_and_ready_as_long_as_its_store_does() -> None:
    house = House()
    visitor = house.visitor()
    assert visitor.get("/health/ready").json() == {"status": "ok"}
    asyncio.run(house.store.close())
    assert reason(visitor.get("/health/ready")) == (503, "not-ready")
    assert visitor.get("/health/live").json() == {"status": "ok"}


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_metrics_are_for_this_machine(address: str) -> None:
    house = House()
    assert house.visitor(address).get("/metrics").status_code == 200
    assert reason(house.visitor("192.0.2.7").get("/metrics")) == (403, "metrics-forbidden")


@pytest.mark.parametrize("header", ["X_Forwarded_For", "Forwarded", "X_Real_IP"])
def test_metrics_are_not_for_those_behind_a_proxy_on_this_machine(header: str) -> None:
    visitor = House().visitor("127.0.0.1", **{header: "192.0.2.7"})
    assert reason(visitor.get("/metrics")) == (403, "metrics-forbidden")


def test_with_a_token_metrics_are_for_those_who_have_it() -> None:
    house = House(with_settings(metrics_token=TOKEN))
    assert house.visitor("192.0.2.7", Authorization=f"Bearer {TOKEN}").get("/metrics").status_code == 200
    for header in ("", "Bearer", "Bearer x", TOKEN, "Bearer \u00e9"):
        visitor = house.visitor("127.0.0.1")
        assert reason(visitor.get("/metrics", headers={"Authorization": header.encode()})) == (
            403,
            "metrics-forbidden",
        )


def test_requests_are_counted_by_route_and_never_by_path() -> None:
    house = House()
    visitor = house.visitor("127.0.0.1")
    visitor.get("/t/kP3v9Qz1L0aXw7Yt")
    visitor.get("/api/tables/kP3v9Qz1L0aXw7Yt")
    visitor.ask("BREW", "/api/me")
    visitor.put("/api/me")
    text = visitor.get("/metrics").text
    assert 'pyrite_http_requests_total{method="PUT",route="/api/me",status="401"} 1.0' in text
    assert 'pyrite_http_requests_total{method="other",route="/api/me",status="405"} 1.0' in text
    assert "kP3v9" not in text
    assert "BREW" not in text


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.accepted()
    one.refused("sides-clash")
    one.rooms.labels("lobby").set(2)
    assert b'pyrite_orders_total{outcome="refused",reason="sides-clash"} 1.0' in one.text()
    assert b"sides-clash" not in other.text()


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": -1}, "A port is a number"),
        ({"port": 65536}, "A port is a number"),
        ({"origins": ("play.example.org",)}, "An origin is written as in"),
        ({"origins": ("https://play.example.org/",)}, "An origin is written as in"),
        ({"origins": ("https://*.example.org",)}, "An origin is written as in"),
        ({"origins": ("https://a.example", "http://b.example")}, "all http or all https"),
        ({"watchdog": -1}, "The watchdog waits for 0 to 86400 seconds"),
        ({"watchdog": float("nan")}, "The watchdog waits for 0 to 86400 seconds"),
        ({"metrics_token": "short"}, "at least 16 characters"),
    ],
)
def test_settings_that_make_no_sense_are_explained(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        with_settings(**wrong)


def test_settings_do_not_show_their_token() -> None:
    assert TOKEN not in repr(Settings(metrics_token=TOKEN))
