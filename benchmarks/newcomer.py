"""How far a newcomer is from the first own move: taps and seconds, from the home page to a game against bots.

Each run has an empty profile on a page of a phone's size, and taps as soon as there is something to tap. So the
seconds are those of the page, of the server, and of the bots that play before the newcomer.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from playwright.async_api import Browser, Locator, expect

from tests.browser.browser_session import HANDHELD, Chromium, Guest, Tab, guest
from tests.browser.message_texts import text_of
from tests.server.serving import serving

SERVER: Final = ("--no-limits",)
"""Bots think as long as they do for everyone."""

CONFIRM: Final = "button[data-confirm]:not(:disabled)"


@dataclass
class Newcomer:
    """A guest on the way to the first move."""

    tab: Tab
    began: float
    taps: int = 0
    moments: dict[str, float] = field(default_factory=dict)
    """Seconds from the beginning to each moment."""

    def reached(self, moment: str) -> None:
        """Remember when a moment was reached."""
        self.moments[moment] = monotonic() - self.began

    async def tap(self, target: Locator) -> None:
        """Tap something as soon as it can be tapped."""
        await target.tap()
        self.taps += 1


async def first_move(visitor: Guest) -> Newcomer:
    """Start a game against bots on the home page and play a card in the maze."""
    began = monotonic()
    newcomer = Newcomer(await visitor.tab("/"), began)
    page = newcomer.tab.page
    play_now = page.get_by_role("button", name=text_of("home-play-now"), exact=True)
    await expect(play_now).to_be_enabled()
    newcomer.reached("home page")
    await newcomer.tap(play_now)
    await newcomer.tap(page.locator("[data-acknowledge]"))
    await page.locator(".prompt").wait_for()
    newcomer.reached("own turn")
    await _choose_tunnel(newcomer)
    newcomer.reached("card chosen")
    await newcomer.tap(page.locator("[data-cell].legal").first)
    await newcomer.tap(page.locator(CONFIRM))
    await newcomer.tab.until(lambda: newcomer.tab.answers > 0)
    newcomer.reached("first move")
    return newcomer


async def _choose_tunnel(newcomer: Newcomer) -> None:
    """Choose the first card that has a target in the maze."""
    page = newcomer.tab.page
    for card in await page.locator(".hand [data-index]").all():
        await newcomer.tap(card)
        if await page.locator("[data-cell].legal").count() > 0:
            return
    raise AssertionError("no card of the first hand has a target in the maze")


async def measure(browser: Browser, address: str, runs: int) -> list[Newcomer]:
    """Go the way this many times, each time as another guest."""
    found = []
    for number in range(1, runs + 1):
        async with guest(browser, address, **HANDHELD) as visitor:
            found.append(await first_move(visitor))
        times = ", ".join(f"{moment} {seconds:.1f} s" for moment, seconds in found[-1].moments.items())
        print(f"run {number} of {runs}: {found[-1].taps} taps; {times}", flush=True)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how many newcomers")
    options = parser.parse_args()
    chromium = Chromium()
    with serving(*SERVER) as server:
        found = chromium.run(lambda browser: measure(browser, server.address, options.runs), 1800)
    chromium.close()
    print(f"taps: median {statistics.median(each.taps for each in found):.0f}")
    for moment in found[0].moments:
        print(f"{moment}: median {statistics.median(each.moments[moment] for each in found):.1f} s")


if __name__ == "__main__":
    main()
