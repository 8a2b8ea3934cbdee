"""Makes tables and seats players at them, each on their own page."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, expect

from pyrite.rulebook import LANGUAGES, Language
from tests.browser.browser_session import DESKTOP, TIMEOUT, Guest, Tab, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import ROUND_END_DIALOG, PagePlayer

NAMES = ("Ada", "Bea", "Cora")
"""None of these is suggested to people without a name (`web/src/names/suggestions.ts`), so nobody else has it."""


@dataclass(frozen=True)
class Device:
    """The screen of a player, and the language of the game on it."""

    width: int
    height: int
    language: Language = "en"

    @property
    def touch(self) -> bool:
        """Whether the player taps instead of clicking."""
        return self.width < 1000

    @property
    def options(self) -> dict[str, Any]:
        """The options of its browser context."""
        viewport = {"width": self.width, "height": self.height}
        return {"viewport": viewport, "has_touch": self.touch, "is_mobile": self.touch}


SIZES = ((390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (1440, 900))
"""The sizes of screens that we support: phones upright and on their side, and a desktop."""


def nth_device(number: int) -> Device:
    """A device for each number. Languages and sizes take turns; 36 devices in a row have every pair of them."""
    width, height = SIZES[(number + number // len(LANGUAGES)) % len(SIZES)]
    return Device(width, height, LANGUAGES[number % len(LANGUAGES)])


DESKTOP_DEVICE = Device(DESKTOP["width"], DESKTOP["height"])


@dataclass
class SeatedTable:
    """A table with its guests and players; the first is the host."""

    guests: list[Guest]
    players: list[PagePlayer]

    @property
    def room(self) -> str:
        """The name of the room."""
        return self.players[0].tab.room


async def create_table(page: Page, language: Language = "en") -> None:
    """Create a table on the home page, under the name that is suggested."""
    await page.get_by_role("button", name=text_of("home-create", language), exact=True).click()
    await page.get_by_role("button", name=text_of("name-accept", language), exact=True).click()


async def choose_language(page: Page, language: Language) -> None:
    """Choose a language in the settings, from any screen; at a table they are in its menu."""
    menu = await page.locator(".bar .menu").count()
    if menu:
        await page.locator(".bar .menu").click()
    await page.locator("[data-settings]").click()
    await page.locator("dialog select").select_option(language)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    for left in reversed(range(1 + menu)):
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(left)


async def make_table(
    page: Page, preset: str, clock: str = "none", bots: str = "greedy_digger", seats: int = 5
) -> str:
    """Make a table on the home page and choose its options; return its code."""
    await create_table(page)
    await page.get_by_role("radio", name=text_of(f"preset-{preset.replace(' ', '-')}"), exact=False).first.check()
    await page.get_by_label(text_of("lobby-clock"), exact=True).select_option(clock)
    await page.get_by_label(text_of("lobby-bots"), exact=True).select_option(bots)
    for _ in range(5, seats):
        await page.get_by_role("button", name=text_of("lobby-seat-count-more")).click()
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
    browser: Browser,
    address: str,
    preset: str,
    random: Random,
    devices: Sequence[Device] = (DESKTOP_DEVICE,),
    seats: int = 5,
) -> AsyncIterator[SeatedTable]:
    """A started game with a player at each device and bots at the other seats."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(browser, address, **each.options)) for each in devices]
        host = await guests[0].tab("/")
        code = await make_table(host.page, preset, seats=seats)
        tabs = [host]
        for visitor, name in zip(guests[1:], NAMES[1:], strict=False):
            by_link = len(tabs) == 1
            tab = await (visitor.tab(f"/t/{host.room}") if by_link else join_by_code(visitor, code))
            await sit_down(tab.page, name)
            tabs.append(tab)
        for tab, device in zip(tabs, devices, strict=True):
            if device.language != "en":
                await choose_language(tab.page, device.language)
        start = text_of("lobby-start", devices[0].language)
        await host.page.get_by_role("button", name=start, exact=True).click()
        players = [
            PagePlayer(
                tab, Random(random.random()), taps=device.touch, language=device.language, checks_screen=True
            )
            for tab, device in zip(tabs, devices, strict=True)
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
    await page.get_by_role("button", name=player.text_of("menu-title"), exact=True).click()
    await page.get_by_role("button", name=player.text_of("menu-vote-to-end")).click()
    await expect(page.locator("main.podium")).to_be_visible()
