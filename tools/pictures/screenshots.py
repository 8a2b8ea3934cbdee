"""Takes screenshots in Chromium: pages of the people at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pyrite.server.operations.identity import COOKIE
from tools.chromium import launch_options
from tools.pictures.animation import animated_webp, frames_of_a_turn
from tools.pictures.played_room import Person
from tools.pictures.shots import Shot

_TIMEOUT: Final = 120_000
"""Milliseconds to wait for anything; long enough for a busy machine."""
_SETTLE_TIME: Final = 400
"""Milliseconds until nothing moves: motion is reduced, but the board still fits itself to its place."""


class ScreenshotBrowser:
    """A browser that takes screenshots of the pages of a server."""

    def __init__(self, browser: Browser, server: str) -> None:
        self._browser = browser
        self._server = server

    def _visitor(
        self, person: Person | None, size: tuple[int, int] = (800, 600), *, moving: bool = False
    ) -> BrowserContext:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 600,
            reduced_motion="no-preference" if moving else "reduce",
            locale="en",
        )
        if person is not None:
            context.add_cookies([{"name": COOKIE, "value": person.token, "url": self._server}])
        return context

    @contextmanager
    def others_present(self, people: Sequence[Person], room: str) -> Iterator[None]:
        """Keep the other people connected to the room while a screenshot is taken."""
        visitors = [self._visitor(person) for person in people]
        try:
            for seat, visitor in enumerate(visitors, start=1):
                visitor.new_page().goto(f"{self._server}/t/{room}?seat={seat}")
            yield
        finally:
            for visitor in visitors:
                visitor.close()

    def take(self, shot: Shot, who: Person | None) -> bytes:
        """A screenshot as a PNG file."""
        with self._opened(shot, who) as page:
            return page.screenshot()

    def animate(self, shot: Shot, who: Person | None) -> bytes:
        """A turn at the table as an animated WebP file."""
        with self._opened(shot, who, moving=True) as page:
            return animated_webp(list(frames_of_a_turn(page)))

    @contextmanager
    def _opened(self, shot: Shot, who: Person | None, *, moving: bool = False) -> Iterator[Page]:
        context = self._visitor(who, shot.size, moving=moving)
        try:
            page = context.new_page()
            page.set_default_timeout(_TIMEOUT)
            if moving:
                page.clock.install()
            page.goto(self._server + shot.address)
            page.locator(shot.ready).first.wait_for(state="attached")
            page.wait_for_load_state("networkidle")
            shot.before(page)
            page.wait_for_timeout(_SETTLE_TIME)
            yield page
        finally:
            context.close()


@contextmanager
def screenshot_browser(server: str) -> Iterator[ScreenshotBrowser]:
    """A browser that takes screenshots of the pages of a server, until the end of the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options("--hide-scrollbars"))
        yield ScreenshotBrowser(browser, server)
        browser.close()
