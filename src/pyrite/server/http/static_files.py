"""Serves the built web client, or a welcome page if the client is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import pyrite

_BUILT: Final = Path(pyrite.__file__).parent / "web"
_WELCOME: Final = Path(__file__).parent / "welcome"

_ASSETS: Final = "assets/"
"""Folder of files with a content hash in their names, which never change."""
_CACHE_FOR_A_YEAR: Final = "public, max-age=31536000, immutable"


def static_folder(built: Path = _BUILT) -> Path:
    """The folder to serve: the built client, or the welcome page."""
    return built if (built / "index.html").is_file() else _WELCOME


class StaticPages(StaticFiles):
    """Serves a folder. Unknown paths get ``index.html``, because the client has its own routes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or ``index.html``."""
        path = path.replace("\\", "/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # A page from before an update must get 404 for an old asset, not a page.
            if error.status_code != 404 or path.startswith(_ASSETS):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = _CACHE_FOR_A_YEAR if path.startswith(_ASSETS) else "no-cache"
        return response
