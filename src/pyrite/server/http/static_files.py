"""Serves the built web client, or a welcome page if the client is not built."""

from __future__ import annotations

import os
from contextlib import suppress
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

import pyrite
from pyrite.server.http.client_routes import client_routes
from pyrite.server.http.content_encoding import SUFFIXES, accepted_encodings

_BUILT: Final = Path(pyrite.__file__).parent / "web"
_WELCOME: Final = Path(__file__).parent / "welcome"

_PAGE: Final = "index.html"
_ASSETS: Final = "assets/"
"""Folder of files with a content hash in their names, which never change."""
_CACHE_FOR_A_YEAR: Final = "public, max-age=31536000, immutable"
_MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}
"""Types that the tables of some systems lack."""


def static_folder(built: Path = _BUILT) -> Path:
    """The folder to serve: the built client, or the welcome page."""
    return built if (built / _PAGE).is_file() else _WELCOME


class StaticPages(StaticFiles):
    """Serves a folder. Other paths get ``index.html``, with status 404 if the client has no screen for them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._page = folder / _PAGE
        self._routes = client_routes(folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or the page."""
        path = path.replace("\\", "/")
        try:
            if path.endswith(tuple(SUFFIXES.values())):  # only ever sent under the name of the file itself
                raise HTTPException(404)
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # A page from before an update must get a plain 404 for an old asset, not a page.
            if error.status_code != 404 or path.startswith(_ASSETS):
                raise
            return self._page_response(scope)
        response.headers["Cache-Control"] = _CACHE_FOR_A_YEAR if path.startswith(_ASSETS) else "no-cache"
        return response

    def _page_response(self, scope: Scope) -> Response:
        """The page of the client. It is never compressed."""
        route = next((each for each in self._routes if each.matches(scope["path"])), None)
        status = 200 if route else 404
        stat_result = self._page.stat()
        response: Response = FileResponse(self._page, status, stat_result=stat_result)
        if route and self.is_not_modified(response.headers, Headers(scope=scope)):
            response = NotModifiedResponse(response.headers)
        response.headers["Cache-Control"] = "no-cache"
        if not (route and route.indexed):
            response.headers["X-Robots-Tag"] = "noindex"
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, in the smallest form that the build made and the client accepts."""
        headers = Headers(scope=scope)
        path = os.fspath(full_path)
        forms = _compressed_forms(path)
        response: Response = _file(path, stat_result, forms, headers, status_code)
        if self.is_not_modified(response.headers, headers):
            response = NotModifiedResponse(response.headers)
        if forms:
            response.headers["Vary"] = "Accept-Encoding"
        return response


def _compressed_forms(path: str) -> dict[str, os.stat_result]:
    """The compressed files beside a file, by content coding."""
    forms = {}
    for coding, suffix in SUFFIXES.items():
        with suppress(FileNotFoundError):
            forms[coding] = os.stat(path + suffix)
    return forms


def _file(
    path: str, plain: os.stat_result, forms: dict[str, os.stat_result], headers: Headers, status: int
) -> FileResponse:
    media_type = _MEDIA_TYPES.get(Path(path).suffix) or guess_type(path)[0]
    # A range counts bytes of the file itself.
    accepted = "" if "range" in headers else headers.get("accept-encoding", "")
    for coding in accepted_encodings(accepted):
        if stat_result := forms.get(coding):
            encoded, header = path + SUFFIXES[coding], {"Content-Encoding": coding}
            return FileResponse(encoded, status, header, media_type, stat_result=stat_result)
    return FileResponse(path, status, media_type=media_type, stat_result=plain)
