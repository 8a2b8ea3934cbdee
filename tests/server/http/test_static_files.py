"""Static files: pages of client routes, caching, compressed forms, ranges."""

import gzip
import json
import re
from pathlib import Path

import pytest
from starlette.types import Message

from pyrite.server.http.static_files import static_folder
from tests.server.app_client import AppUnderTest, Visitor, reason

PAGE = "<!doctype html><title>client</title>"
SCRIPT = "export const text = 'tunnel';\n" * 20
ASSET = "/assets/index-4f3a9c.js"

ROUTES = [
    {"path": "", "indexed": True},
    {"path": "/t/[a-zA-Z0-9]+"},
    {"path": "/rules(/[^/]+)?", "indexed": True},
]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like that of the built client, with a secret file beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "routes.json").write_text(json.dumps(ROUTES))
    script = folder / ASSET.removeprefix("/")
    script.write_text(SCRIPT)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_suffix(".js.br").write_bytes(b"the brotli form")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def visitor(built: Path) -> Visitor:
    return AppUnderTest(static_files=built).visitor()


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/t/kP3v9Qz1L0aXw7Yt", "/rules", "/rules/", "/rules/TUN-3?x=2"]
)
def test_client_routes_get_the_page(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = visitor.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/elsewhere", "/t", "/t/a/b", "/rules/a/b", "/assets", "/%00", "/..%5csecret.txt", "/%ff", "/" + "x" * 5000],
)
def test_other_paths_get_the_page_with_status_404(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    again = visitor.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (404, PAGE)


def test_unknown_paths_of_the_api_get_no_page(visitor: Visitor) -> None:
    assert reason(visitor.get("/api/elsewhere")) == (404, "not-found")


def test_search_engines_list_no_tables(visitor: Visitor) -> None:
    assert visitor.get("/t/kP3v9Qz1L0aXw7Yt").headers["x-robots-tag"] == "noindex"
    assert visitor.get("/elsewhere").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in visitor.get("/").headers
    assert "x-robots-tag" not in visitor.get("/rules/TUN-3").headers


def test_assets_are_cached_for_a_year_and_other_files_are_revalidated(visitor: Visitor) -> None:
    asset = visitor.get(ASSET)
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    icon = visitor.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = visitor.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/index-old.js", f"{ASSET}.gz", f"{ASSET}.br"])
def test_a_missing_asset_is_404_without_the_page(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert reason(answer) == (404, "not-found")
    assert "immutable" not in answer.headers.get("cache-control", "")


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


def test_static_files_are_read_only(visitor: Visitor) -> None:
    answer = visitor.post("/t/abc")
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


# ---------------------------------------------------------------- compressed forms


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("*", "br"),
        ("GZIP", "gzip"),
        ("br; q=0.5, gzip", "br"),
        ("br;q=, gzip;q=x", None),
        ("deflate", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_client_gets_the_smallest_form_that_it_accepts(
    visitor: Visitor, accepted: str, coding: str | None
) -> None:
    answer = visitor.get(ASSET, headers={"Accept-Encoding": accepted})
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.text == ("the brotli form" if coding == "br" else SCRIPT)  # httpx unpacks gzip


def test_each_form_has_its_own_etag(visitor: Visitor) -> None:
    tags = {
        coding: visitor.get(ASSET, headers={"Accept-Encoding": coding}).headers["etag"]
        for coding in ("br", "gzip", "identity")
    }
    assert len(set(tags.values())) == 3
    for coding, tag in tags.items():
        again = visitor.get(ASSET, headers={"Accept-Encoding": coding, "If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "Accept-Encoding")
    other = visitor.get(ASSET, headers={"Accept-Encoding": "br", "If-None-Match": tags["gzip"]})
    assert other.status_code == 200


def test_head_has_the_headers_of_get(visitor: Visitor) -> None:
    for accepted in ("br", "gzip", "identity"):
        headers = {"Accept-Encoding": accepted}
        head, get = visitor.ask("HEAD", ASSET, headers=headers), visitor.get(ASSET, headers=headers)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers == get.headers


def test_a_range_is_part_of_the_plain_file(visitor: Visitor) -> None:
    answer = visitor.get(ASSET, headers={"Accept-Encoding": "br, gzip", "Range": "bytes=7-11"})
    assert (answer.status_code, answer.text) == (206, SCRIPT[7:12])
    assert answer.headers["content-range"] == f"bytes 7-11/{len(SCRIPT)}"
    assert "content-encoding" not in answer.headers
    assert visitor.get(ASSET, headers={"Range": "bytes=5000-"}).status_code == 416


def test_a_file_without_compressed_forms_is_sent_as_it_is(visitor: Visitor) -> None:
    answer = visitor.get("/icon.svg", headers={"Accept-Encoding": "br, gzip"})
    assert (answer.text, "vary" in answer.headers) == ("<svg/>", False)


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/elsewhere", "/api/me", "/api/rules", "/health/live", "/metrics"]
)
def test_pages_and_responses_of_the_api_are_never_compressed(built: Path, path: str) -> None:
    """The length of compressed data can reveal secrets."""
    (built / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    visitor = AppUnderTest(static_files=built).visitor("127.0.0.1")
    answer = visitor.get(path, headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers


def test_the_manifest_has_its_media_type(built: Path, visitor: Visitor) -> None:
    (built / "manifest.webmanifest").write_text("{}")
    assert visitor.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
