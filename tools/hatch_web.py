"""A hook of the build: no source archive and no wheel without the pages of the web client in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src", "pyrite", "web")


def what_is_missing(root: Path) -> str | None:
    """Why the pages cannot be packed, in a sentence; None if they are all there."""
    page = root / BUILT / "index.html"
    if not page.is_file():
        return f"The web client is not built: {BUILT / 'index.html'} is not there. `make wheel` builds it first."
    named = re.findall(r'(?:src|href)="/([^"]+)"', page.read_text("utf-8"))
    gone = [name for name in named if not (root / BUILT / name).is_file()]
    if gone:
        return f"The web client is built by half: {gone[0]} is not there. Run `make clean`, then `make wheel`."
    return None


class WebHook(BuildHookInterface[Any]):
    """Looks before anything is packed. An editable install packs nothing, so it needs no pages."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """End the build with a sentence if the pages are not there."""
        missing = None if version == "editable" else what_is_missing(Path(self.root))
        if missing:
            self.app.abort(missing)
