"""Link previews: title, description and picture of a page, for chats that show what is behind a link.

They contain only what the holder of the link may know: the name of the host, how many seats are taken, and whether
the game has started. Once it has, the table and its host are named only if spectators are allowed. The texts are
messages of the web client, which its build lists in ``previews.json``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from pyrite.server.http.origins import own_origins
from pyrite.server.http.static_files import StaticPages
from pyrite.server.room.summary import RoomCard
from pyrite.server.store import Store, Summary, Unavailable

TEXTS_FILE: Final = "previews.json"
"""File of the build with the messages of previews, by language."""
PICTURE: Final = "/preview.png"
_FALLBACK: Final = "en"

_PREVIEWED: Final = re.compile(r"/(?:(?P<screen>t|replay)/(?P<room>[A-Za-z0-9_-]{1,40})/?)?")
_decode_card: Final = msgspec.json.Decoder(RoomCard).decode

Texts = Mapping[str, str]


class Preview(NamedTuple):
    """What a chat shows of a page."""

    title: str
    description: str


class PagesWithPreviews(StaticPages):
    """Serves the web client. The home page, tables and replays have link previews."""

    def __init__(self, folder: Path, store: Store, origins: Sequence[str]) -> None:
        super().__init__(folder)
        self._store = store
        self._origins = origins
        texts = folder / TEXTS_FILE
        self._texts: Mapping[str, Texts] = msgspec.json.decode(texts.read_bytes()) if texts.is_file() else {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or the page with the preview of that path."""
        found = _PREVIEWED.fullmatch(scope["path"])
        if found is None or not self._texts or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)
        headers = Headers(scope=scope)
        language = best_language(headers.get("accept-language", ""), self._texts)
        summary, status = await self._summary(found["room"])
        html = self._with_preview(preview_of(self._texts[language], found["screen"], summary), language, scope)
        return _page_response(html, headers, status, indexed=found["room"] is None)

    async def _summary(self, room: str | None) -> tuple[Summary | None, int]:
        """The summary of a room, if there is one, and the status of the page."""
        if room is None:
            return None, 200
        try:
            summary = await self._store.summary(room)
        except Unavailable:
            return None, 200  # the page says it; the preview is that of the home page
        return summary, 404 if summary is None else 200

    def _with_preview(self, preview: Preview, language: str, scope: Scope) -> str:
        origin = next(iter(self._origins), None) or _own_origin(scope)
        page = self._page.read_text("utf-8")
        head = _tags(preview, origin + PICTURE) + "</head>"
        html = page.replace("</head>", head, 1).replace('<html lang="en">', f'<html lang="{language}">', 1)
        return html.replace("<title>Pyrite</title>", f"<title>{escape(preview.title)}</title>", 1)


def preview_of(texts: Texts, screen: str | None, summary: Summary | None) -> Preview:
    """The preview of the home page, or of a screen of a room. Before the game starts there is no replay."""
    if summary is None or (screen == "replay" and summary.state == "lobby"):
        return Preview(f"Pyrite: {texts['home-tagline']}", texts["home-pitch"])
    card = _decode_card(summary.card)
    if summary.state == "over":
        return _of_game(texts, card, Preview(texts["preview-replay"], texts["preview-replay-description"]))
    if summary.state == "playing":
        return _of_game(texts, card, Preview(texts["preview-playing"], texts["home-pitch"]))
    invited = _filled(texts["lobby-invited"], host=card.host) if card.host else texts["lobby-invited-unnamed"]
    taken = _filled(texts["preview-seats"], taken=str(card.people + card.bots), seats=str(card.seats))
    return Preview(invited, f"{texts['home-pitch']} {taken}")


def _of_game(texts: Texts, card: RoomCard, preview: Preview) -> Preview:
    """The preview of a game that has started, with the table and its host if everyone with the link may watch."""
    if not card.spectators:
        return preview
    title = f"{card.title} · {preview.title}" if card.title else preview.title
    if not card.host:
        return Preview(title, preview.description)
    players = _filled(texts["preview-players"], host=card.host, players=str(card.people + card.bots))
    return Preview(title, f"{preview.description} {players}")


def _filled(text: str, **values: str) -> str:
    """A message with its variables; a value is never read as part of the message."""
    return re.sub(r"\{ \$(\w+) \}", lambda found: values[found[1]], text)


def best_language(accepted: str, available: Mapping[str, object]) -> str:
    """The available language that an ``Accept-Language`` header prefers.

    >>> best_language("sv, de-AT;q=0.8, en;q=0.9", {"en": 1, "de": 2}), best_language("sv", {"en": 1})
    ('en', 'en')
    """
    ranked = []
    for part in accepted[:200].split(","):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        ranked.append((-float(found[1]) if found else -1.0, tag.strip().lower().partition("-")[0]))
    return next((code for _, code in sorted(ranked, key=lambda each: each[0]) if code in available), _FALLBACK)


def _own_origin(scope: Scope) -> str:
    origins = own_origins(Headers(scope=scope))
    return next((each for each in origins if each.startswith(f"{scope['scheme']}:")), "")


def _tags(preview: Preview, picture: str) -> str:
    named = {"description": preview.description, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": "Pyrite",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    tags += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    return "".join(f"  {tag}\n  " for tag in tags)


def _page_response(html: str, headers: Headers, status: int, *, indexed: bool) -> Response:
    body = html.encode()
    etag = f'"{sha256(body).hexdigest()[:32]}"'
    known = [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]
    modified = status != 200 or etag not in known
    response = HTMLResponse(body, status) if modified else Response(status_code=304)
    response.headers.update({"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Language"})
    if not indexed:
        response.headers["X-Robots-Tag"] = "noindex"
    return response
