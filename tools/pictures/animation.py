"""The animated picture of a turn: Ada chooses a card and a space, plays it, and the card moves there.

A screenshot takes longer than a frame of the animation. So the clock of the page stands still, and goes on by one
frame after each screenshot.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Final

from PIL import Image
from playwright.sync_api import Page

FRAME_TIME: Final = 80
"""Milliseconds of one frame."""

_QUALITY: Final = 80
_SERVER_TIME: Final = 1000
"""Milliseconds until the server has surely answered, on the clock of the wall."""

_STAND_STILL: Final = """() => {
  for (const animation of document.getAnimations()) animation.pause();
}"""

_GO_ON: Final = """(milliseconds) => {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    animation.pause();
    animation.currentTime = Math.min(Number(animation.currentTime ?? 0) + milliseconds, end);
  }
}"""


def frames_of_a_turn(page: Page) -> Iterator[bytes]:
    """Screenshots of a turn; the page shows the table on Ada's turn."""
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    yield from _frames(page, 800)
    _select_tunnel(page)
    yield from _frames(page, 700)
    page.locator(".cell.legal").last.click(force=True)
    yield from _frames(page, 800)
    page.locator("button[data-confirm]").click(force=True)
    page.wait_for_timeout(_SERVER_TIME)
    yield from _frames(page, 1800)


def _select_tunnel(page: Page) -> None:
    """Select the first card with more than one legal space."""
    for place in range(page.locator("[data-index]").count()):
        page.locator(f"[data-index='{place}']").click(force=True)
        if page.locator(".cell.legal").count() > 1:
            return


def _frames(page: Page, milliseconds: int) -> Iterator[bytes]:
    for _ in range(milliseconds // FRAME_TIME):
        page.evaluate(_STAND_STILL)
        yield page.screenshot()
        page.clock.run_for(FRAME_TIME)
        page.evaluate(_GO_ON, FRAME_TIME)


def animated_webp(screenshots: list[bytes]) -> bytes:
    """An animated WebP file that repeats for ever."""
    first, *others = [Image.open(BytesIO(each)).convert("RGB") for each in screenshots]
    file = BytesIO()
    first.save(
        file, "WEBP", save_all=True, append_images=others, duration=FRAME_TIME, loop=0, quality=_QUALITY, method=4
    )
    return file.getvalue()
