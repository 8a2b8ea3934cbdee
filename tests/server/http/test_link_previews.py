"""Link previews: what a chat sees of the home page, a table and a replay, also with hostile names."""

import asyncio
import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from pyrite.server.http.link_previews import best_language
from pyrite.server.room.summary import RoomCard
from pyrite.server.store import Summary
from pyrite.server.store.memory import MemoryStore
from tests.server.app_client import HERE, AppUnderTest, Visitor, with_settings

PAGE = '<!doctype html>\n<html lang="en"><head><title>Pyrite</title></head><body></body></html>'
ENGLISH = {
    "home-tagline": "Dig.",
    "home-pitch": "A game.",
    "lobby-invited": "{ $host } invites you",
    "lobby-invited-unnamed": "You are invited",
    "preview-seats": "{ $taken } of { $seats } seats.",
    "preview-players": "Host: { $host }. Players: { $players }.",
    "preview-playing": "In progress",
    "preview-replay": "A replay",
    "preview-replay-description": "Move by move.",
}
TEXTS = {"en": ENGLISH, "de": {**ENGLISH, "lobby-invited": "{ $host } lädt dich ein"}}
ROUTES = [{"path": "", "indexed": True}, {"path": "/t/[a-zA-Z0-9]+"}, {"path": "/replay/[a-zA-Z0-9]+"}]
HOSTILE = ("</title><script>", '"><img src=x>', "{ $seats }", "&quot;&lt;", "\\1 \\g<0>")


class Head(HTMLParser):
    """The title and the meta tags of a page, and which tags it has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(html)
        self.title = unescape(html.partition("<title>")[2].partition("</title>")[0])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        if tag == "meta":
            self.meta[given.get("property") or given.get("name") or ""] = given["content"] or ""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder like that of the built client."""
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "previews.json").write_text(json.dumps(TEXTS))
    (tmp_path / "routes.json").write_text(json.dumps(ROUTES))
    return tmp_path


def visitor_of(
    built: Path,
    state: str = "lobby",
    host: str = "Ana",
    title: str = "Secret title",
    spectators: bool = False,
    **changes: object,
) -> Visitor:
    """A visitor of a server with one room, `mine`."""
    card = RoomCard(
        title=title,
        host=host,
        state="lobby",
        seats=5,
        people=2,
        bots=1,
        edition="DE24",
        modules=(),
        variants=(),
        clock="none",
        spectators=spectators,
    )
    store = MemoryStore()
    summary = Summary("mine", "ABCDEF", state, False, 5, msgspec.json.encode(card), frozenset({"a secret guest"}))
    asyncio.run(store.append(summary, 0, [b"the first entry"]))
    return AppUnderTest(with_settings(**changes), store=store, static_files=built).visitor()


@pytest.mark.parametrize(
    ("path", "state", "title", "description"),
    [
        ("/", "lobby", "Pyrite: Dig.", "A game."),
        ("/t/mine", "lobby", "Ana invites you", "A game. 3 of 5 seats."),
        ("/t/mine/", "lobby", "Ana invites you", "A game. 3 of 5 seats."),
        ("/t/mine?seat=0", "lobby", "Ana invites you", "A game. 3 of 5 seats."),
        ("/t/mine", "playing", "In progress", "A game."),
        ("/t/mine", "over", "A replay", "Move by move."),
        ("/replay/mine", "over", "A replay", "Move by move."),
        ("/replay/mine", "playing", "In progress", "A game."),
        ("/replay/mine", "lobby", "Pyrite: Dig.", "A game."),
    ],
)
def test_a_page_has_a_preview(built: Path, path: str, state: str, title: str, description: str) -> None:
    answer = visitor_of(built, state).get(path)
    head = Head(answer.text)
    assert answer.status_code == 200
    assert (head.title, head.meta["og:title"]) == (title, title)
    assert (head.meta["description"], head.meta["og:description"]) == (description, description)
    assert head.meta["og:image"] == f"{HERE}/preview.png"


@pytest.mark.parametrize(
    ("state", "host", "name", "title", "description"),
    [
        ("playing", "Ana", "Deep", "Deep · In progress", "A game. Host: Ana. Players: 3."),
        ("playing", "Ana", "", "In progress", "A game. Host: Ana. Players: 3."),
        ("playing", "", "Deep", "Deep · In progress", "A game."),
        ("over", "Ana", "Deep", "Deep · A replay", "Move by move. Host: Ana. Players: 3."),
        (
            "over",
            HOSTILE[0],
            HOSTILE[2],
            "{ $seats } · A replay",
            f"Move by move. Host: {HOSTILE[0]}. Players: 3.",
        ),
    ],
)
def test_a_game_that_all_may_watch_is_named(
    built: Path, state: str, host: str, name: str, title: str, description: str
) -> None:
    head = Head(visitor_of(built, state, host, name, spectators=True).get("/replay/mine").text)
    assert (head.title, head.meta["og:description"]) == (title, description)


@pytest.mark.parametrize("path", ["/t/other", "/replay/other"])
def test_the_page_of_an_unknown_room_has_the_status_404(built: Path, path: str) -> None:
    visitor = visitor_of(built)
    answer = visitor.get(path)
    assert (answer.status_code, Head(answer.text).title) == (404, "Pyrite: Dig.")
    assert answer.headers["x-robots-tag"] == "noindex"
    assert visitor.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 404


@pytest.mark.parametrize("state", ["lobby", "playing", "over"])
def test_a_preview_shows_nothing_else_of_a_room(built: Path, state: str) -> None:
    answer = visitor_of(built, state).get("/t/mine")
    for secret in ("Secret title", "ABCDEF", "secret guest", "first entry"):
        assert secret not in answer.text
    assert answer.headers["x-robots-tag"] == "noindex"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_stays_text(built: Path, name: str) -> None:
    answer = visitor_of(built, host=name).get("/t/mine")
    head = Head(answer.text)
    assert set(head.tags) == {"html", "head", "title", "meta", "body"}
    assert (head.title, head.meta["og:title"]) == (f"{name} invites you", f"{name} invites you")


def test_a_host_without_a_name_is_not_named(built: Path) -> None:
    assert Head(visitor_of(built, host="").get("/t/mine").text).title == "You are invited"


def test_a_preview_is_in_the_language_of_the_reader(built: Path) -> None:
    answer = visitor_of(built).get("/t/mine", headers={"Accept-Language": "de-AT, en;q=0.5"})
    assert Head(answer.text).title == "Ana lädt dich ein"
    assert '<html lang="de">' in answer.text
    assert answer.headers["vary"] == "Accept-Language"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr-CA, de;q=0.3, en;q=0.2", "fr"),
        ("en;q=0.2, de;q=0.9", "de"),
        ("sv, uk;q=0.1", "uk"),
        ("de;q=x, fr", "de"),
        ("xx" * 5000, "en"),
    ],
)
def test_the_best_language_is_chosen(accepted: str, language: str) -> None:
    assert best_language(accepted, dict.fromkeys(("en", "de", "fr", "uk"), 1)) == language


def test_the_picture_has_the_address_of_the_server(built: Path) -> None:
    visitor = visitor_of(built, origins=("https://play.example.org",))
    assert Head(visitor.get("/").text).meta["og:image"] == "https://play.example.org/preview.png"


def test_a_known_page_is_not_sent_again(built: Path) -> None:
    visitor = visitor_of(built)
    etag = visitor.get("/t/mine").headers["etag"]
    again = visitor.get("/t/mine", headers={"If-None-Match": etag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    assert visitor.get("/", headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize("path", ["/t/" + "x" * 41, "/t/a/b", "/replay", "/T/mine"])
def test_other_paths_have_no_preview(built: Path, path: str) -> None:
    assert "og:title" not in visitor_of(built).get(path).text


def test_an_unreachable_store_gives_the_preview_of_the_home_page(built: Path) -> None:
    store = MemoryStore()
    visitor = AppUnderTest(store=store, static_files=built).visitor()
    asyncio.run(store.close())
    assert Head(visitor.get("/t/mine").text).title == "Pyrite: Dig."


def test_only_reading_is_allowed(built: Path) -> None:
    assert visitor_of(built).post("/t/mine").status_code == 405


def test_every_variable_of_the_texts_is_filled_in(built: Path) -> None:
    for state in ("lobby", "playing", "over"):
        visitor = visitor_of(built, state, spectators=True)
        assert not re.search(r"\{ \$", visitor.get("/t/mine").text)
