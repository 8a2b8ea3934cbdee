"""Chromium as a camera: pages of the people at a table, and what one of them looks like."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pyrite.server.operations.identity import COOKIE
from tools.chromium import launching
from tools.pictures.shots import Shot
from tools.pictures.stage import Person

_PATIENCE: Final = 120_000
"""Milliseconds for anything that is waited for; on a busy machine everything takes a while."""
_SETTLES: Final = 400
"""Milliseconds until nothing moves any more; motion is reduced, but a board fits itself to its place."""

_PIXELS: Final = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, picture.width, picture.height);
  let text = "";
  for (let from = 0; from < data.length; from += 32768)
    text += String.fromCharCode(...data.subarray(from, from + 32768));
  return btoa(text);
}"""


class Camera:
    """Takes pictures of the pages that a server shows."""

    def __init__(self, browser: Browser, server: str) -> None:
        self._browser = browser
        self._server = server
        self._developing = browser.new_page()

    def _visitor(self, person: Person | None, size: tuple[int, int] = (800, 600)) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 600,
            reduced_motion="reduce",
            locale="en",
        )
        if person is not None:
            context.add_cookies([{"name": COOKIE, "value": person.token, "url": self._server}])
        return context

    @contextmanager
    def company(self, people: Sequence[Person], room: str) -> Iterator[None]:
        """While the picture is taken, the others are at their table too."""
        visitors = [self._visitor(person) for person in people]
        try:
            for seat, visitor in enumerate(visitors, start=1):
                visitor.new_page().goto(f"{self._server}/t/{room}?seat={seat}")
            yield
        finally:
            for visitor in visitors:
                visitor.close()

    def take(self, shot: Shot, who: Person) -> tuple[int, int, bytes]:
        """One picture: its width, its height, and its pixels with four bytes each."""
        context = self._visitor(who, shot.size)
        try:
            page = context.new_page()
            page.set_default_timeout(_PATIENCE)
            page.goto(self._server + shot.address)
            page.locator(shot.shows).first.wait_for(state="attached")
            page.wait_for_load_state("networkidle")
            shot.before(page)
            page.wait_for_timeout(_SETTLES)
            return *shot.size, self._developed(page)
        finally:
            context.close()

    def _developed(self, page: Page) -> bytes:
        # The browser can read its own pictures: so nobody else has to.
        picture = b64encode(page.screenshot()).decode()
        return b64decode(self._developing.evaluate(_PIXELS, picture))


@contextmanager
def camera(server: str) -> Iterator[Camera]:
    """A camera for the pages of a server, until the end of the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launching("--hide-scrollbars"))
        yield Camera(browser, server)
        browser.close()
