"""``make pictures``: play the tables, serve them, and take all screenshots, or those that are named."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from pyrite.game import BadInput
from pyrite.game.refusal import no_such
from tests.server.serving import serving
from tools.pictures.png import small_png
from tools.pictures.screenshots import ScreenshotBrowser, screenshot_browser
from tools.pictures.shots import SHOTS, Shot
from tools.pictures.tables import PEOPLE, store_all

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures" / "web"
_SERVER_OPTIONS: Final = ("--no-limits", "--bot-delay", "3600", "3600", "--speedup", "0.01")
"""Bots wait and clocks hardly move while screenshots are taken."""


def main(names: list[str]) -> None:
    """Take the screenshots with these names, or all."""
    shots = [_shot(name) for name in names] or list(SHOTS)
    PICTURES.mkdir(parents=True, exist_ok=True)
    since = time.monotonic()

    def report(text: str) -> None:
        print(f"{time.monotonic() - since:5.0f} s  {text}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/pictures.db"
        asyncio.run(store_all(store, {shot.room for shot in shots}, report))
        with serving(*_SERVER_OPTIONS, store=store) as server, screenshot_browser(server.address) as browser:
            for number, shot in enumerate(shots, start=1):
                others = PEOPLE[1:] if shot.address.startswith("/t/") else ()
                with browser.others_present(others, shot.room):
                    picture = _picture(browser, shot)
                (PICTURES / shot.file).write_bytes(picture)
                report(f"picture {number} of {len(shots)}: {shot.file}, {len(picture) // 1000} kB")


def _picture(browser: ScreenshotBrowser, shot: Shot) -> bytes:
    viewer = PEOPLE[0] if shot.room else None  # a newcomer on pages without a room: Ada has games to continue
    return browser.animate(shot, viewer) if shot.animated else small_png(browser.take(shot, viewer))


def _shot(name: str) -> Shot:
    found = next((shot for shot in SHOTS if shot.name == name), None)
    if found is None:
        raise no_such("picture", name, [shot.name for shot in SHOTS])
    return found


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BadInput as error:
        sys.exit(str(error))
