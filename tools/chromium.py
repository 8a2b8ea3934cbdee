"""The chromium of this machine, for tests in a browser and for pictures: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

from pyrite.game import BadInput

_QUIET: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launching(*more: str) -> dict[str, Any]:
    """What Playwright's ``launch`` wants to know, with these flags beside the usual ones."""
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return {"executable_path": _found(), "args": [*root, *_QUIET, *more], "chromium_sandbox": not root}


def _found() -> str:
    named = os.environ.get("CHROMIUM", "")
    for name in (named,) if named else ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise BadInput("There is no chromium here: run tools/get_chromium.sh, or say where it is by CHROMIUM=/path.")
