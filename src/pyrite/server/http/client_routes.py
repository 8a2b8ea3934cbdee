"""The paths that the web client has screens for, as its build lists them (``web/src/route.ts``)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

LIST_FILE: Final = "routes.json"
"""File of the build with all routes."""


class ClientRoute(msgspec.Struct, frozen=True):
    """Paths of one screen."""

    path: str
    """A regular expression for the whole path, without a slash at its end."""
    indexed: bool = False
    """Whether search engines may list the screen. The link to a table is a secret."""

    def matches(self, path: str) -> bool:
        """Whether a path shows this screen."""
        return re.fullmatch(f"(?:{self.path})/?", path) is not None


_HOME: Final = (ClientRoute("", indexed=True),)
"""The only route of a folder without a list: the welcome page."""


def client_routes(folder: Path) -> Sequence[ClientRoute]:
    """The routes that a build lists."""
    file = folder / LIST_FILE
    return msgspec.json.decode(file.read_bytes(), type=list[ClientRoute]) if file.is_file() else _HOME
