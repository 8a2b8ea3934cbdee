"""The pages: the built client, or, while there is none, one page that says what is there."""

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
"""Where files have a digest of themselves in their names, so that they never change."""
_FOR_A_YEAR: Final = "public, max-age=31536000, immutable"


def static_folder(built: Path = _BUILT) -> Path:
    """Where the pages are: what was built, or until then a page of welcome."""
    return built if (built / "index.html").is_file() else _WELCOME


class StaticPages(StaticFiles):
    """Files of one folder; whatever is no file is a place in the client, and begins with ``index.html``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page that all places of the client begin with."""
        path = path.replace("\\", "/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            # A page from before the last update must see that its asset is gone, and not get a page instead.
            if error.status_code != 404 or path.startswith(_ASSETS):
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = _FOR_A_YEAR if path.startswith(_ASSETS) else "no-cache"
        return response
