"""Makes tables and seats players at them, each on their own page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import DESKTOP, PHONE, TIMEOUT, Guest, Tab, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import ROUND_END_DIALOG, PagePlayer

NAMES = ("Ada", "Bea", "Cleo")

DESKTOP_DEVICE: dict[str, Any] = {"viewport": DESKTOP}
PHONE_DEVICE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
"""A phone: players tap instead of clicking."""


@dataclass
class SeatedTable:
    """A table with its guests and players; the first is the host."""

    guests: list[Guest]
    players: list[PagePlayer]

    @property
    def room(self) -> str:
        """The name of the room."""
        return self.players[0].tab.room


async def make_table(page: Page, preset: str, clock: str = "none", bots: str = "greedy_digger") -> str:
    """Make a table on the home page and choose its options; return its code."""
    await page.get_by_role("button", name=text_of("home-create")).click()
    await page.get_by_role("radio", name=text_of(f"preset-{preset.replace(' ', '-')}"), exact=False).first.check()
    await page.get_by_label(text_of("lobby-clock"), exact=True).select_option(clock)
    await page.get_by_label(text_of("lobby-bots"), exact=True).select_option(bots)
    return (await page.locator(".code [role=img]").get_attribute("aria-label") or "").replace(" ", "")


async def sit_down(page: Page, name: str) -> None:
    """Take the first free seat and get ready."""
    await page.get_by_label(text_of("lobby-sit-name")).fill(name)
    await page.get_by_role("button", name=text_of("lobby-sit"), exact=True).first.click()
    await page.get_by_role("button", name=text_of("lobby-ready")).click()
    await expect(page.get_by_role("button", name=text_of("lobby-unready"))).to_be_visible()


async def join_by_code(visitor: Guest, code: str) -> Tab:
    """Join a table by its code, on the home page."""
    tab = await visitor.tab("/")
    await tab.page.get_by_label(text_of("home-code"), exact=True).fill(code)
    await tab.page.get_by_role("button", name=text_of("home-join-button"), exact=True).click()
    return tab


@asynccontextmanager
async def table(
    browser: Browser, address: str, preset: str, random: Random, number: int = 3
) -> AsyncIterator[SeatedTable]:
    """A started game with this number of players and bots at the other seats."""
    async with AsyncExitStack() as stack:
        devices = [DESKTOP_DEVICE, PHONE_DEVICE, PHONE_DEVICE][:number]
        guests = [await stack.enter_async_context(guest(browser, address, **device)) for device in devices]
        host = await guests[0].tab("/")
        code = await make_table(host.page, preset)
        tabs = [host]
        for visitor, name in zip(guests[1:], NAMES[1:], strict=False):
            by_link = len(tabs) == 1
            tab = await (visitor.tab(f"/t/{host.room}") if by_link else join_by_code(visitor, code))
            await sit_down(tab.page, name)
            tabs.append(tab)
        await host.page.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
        touch = ["has_touch" in device for device in devices]
        players = [
            PagePlayer(tab, Random(random.random()), taps=taps) for tab, taps in zip(tabs, touch, strict=True)
        ]
        yield SeatedTable(guests, players)


async def wait_for_guest_cookie(visitor: Guest) -> None:
    """Wait until the first page has the guest cookie; a second page opened earlier would be another guest."""
    async with asyncio.timeout(TIMEOUT):
        while not await visitor.context.cookies():
            await asyncio.sleep(0.02)


async def play_now(visitor: Guest, preset: str, tab: Tab | None = None, **options: Any) -> Tab:
    """Start a game against bots with one request, as the home page does, but with fast bots."""
    tab = tab or await visitor.tab("/")
    await wait_for_guest_cookie(visitor)
    request = {"preset": preset, "seats": 5, "bots": "greedy_digger", "clock": "none", **options}
    room = await tab.page.evaluate(
        """async (request) => {
          const headers = { 'Content-Type': 'application/json' };
          const made = await fetch('/api/play-now', { method: 'POST', headers, body: JSON.stringify(request) });
          return (await made.json()).room;
        }""",
        request,
    )
    await tab.page.goto(f"{visitor.address}/t/{room}?seat=0")
    await tab.page.locator("[data-acknowledge]").wait_for()
    return tab


async def continue_to_next_round(player: PagePlayer) -> None:
    """Close the dialog at the end of a round, if it is still open, and acknowledge the new role."""
    button = f"{ROUND_END_DIALOG} .continue"
    await player.page.evaluate("(button) => document.querySelector(button)?.click()", button)
    await expect(player.page.locator("[data-acknowledge]")).to_be_visible()
    await player.answer("role")


async def finish_early(player: PagePlayer) -> None:
    """Vote in the menu to finish the game early; it ends when all players do."""
    page = player.page
    await page.get_by_role("button", name=text_of("menu-title"), exact=True).click()
    await page.get_by_role("button", name=text_of("menu-vote-to-end")).click()
    await expect(page.locator("main.podium")).to_be_visible()
