"""People who sit down together, each at a page of their own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, expect

from tests.browser.browsing import DESKTOP, PATIENCE, PHONE, Guest, Tab, guest
from tests.browser.person import ENDING, Person
from tests.browser.words import said

NAMES = ("Ada", "Bea", "Cleo")

AT_A_DESK: dict[str, Any] = {"viewport": DESKTOP}
IN_THE_HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
"""A phone, at which fingers touch what others click on."""


@dataclass
class Around:
    """A table with people; the first is the host."""

    guests: list[Guest]
    people: list[Person]

    @property
    def room(self) -> str:
        """The name of the room."""
        return self.people[0].tab.room


async def make_table(page: Page, preset: str, clock: str = "none", bots: str = "greedy_digger") -> str:
    """Make a table from the entrance and choose what is played; the code of the table."""
    await page.get_by_role("button", name=said("home-make")).click()
    await page.get_by_role("radio", name=said(f"preset-{preset.replace(' ', '-')}"), exact=False).first.check()
    await page.get_by_label(said("lobby-clock"), exact=True).select_option(clock)
    await page.get_by_label(said("lobby-bots"), exact=True).select_option(bots)
    return (await page.locator(".code [role=img]").get_attribute("aria-label") or "").replace(" ", "")


async def sit_down(page: Page, name: str) -> None:
    """Take the first free seat."""
    await page.get_by_label(said("lobby-sit-name")).fill(name)
    await page.get_by_role("button", name=said("lobby-sit"), exact=True).first.click()
    await page.get_by_role("button", name=said("lobby-ready")).click()
    await expect(page.get_by_role("button", name=said("lobby-unready"))).to_be_visible()


async def come_by_code(somebody: Guest, code: str) -> Tab:
    """Come to a table as one does who was told the code."""
    tab = await somebody.tab("/")
    await tab.page.get_by_label(said("home-code"), exact=True).fill(code)
    await tab.page.get_by_role("button", name=said("home-join-go"), exact=True).click()
    return tab


@asynccontextmanager
async def table(
    browser: Browser, address: str, preset: str, random: Random, number: int = 3
) -> AsyncIterator[Around]:
    """A game that has begun, with so many people and bots at the other seats."""
    async with AsyncExitStack() as stack:
        devices = [AT_A_DESK, IN_THE_HAND, IN_THE_HAND][:number]
        guests = [await stack.enter_async_context(guest(browser, address, **device)) for device in devices]
        host = await guests[0].tab("/")
        code = await make_table(host.page, preset)
        tabs = [host]
        for somebody, name in zip(guests[1:], NAMES[1:], strict=False):
            by_link = len(tabs) == 1
            tab = await (somebody.tab(f"/t/{host.room}") if by_link else come_by_code(somebody, code))
            await sit_down(tab.page, name)
            tabs.append(tab)
        await host.page.get_by_role("button", name=said("lobby-start"), exact=True).click()
        fingers = ["has_touch" in device for device in devices]
        people = [
            Person(tab, Random(random.random()), finger=finger) for tab, finger in zip(tabs, fingers, strict=True)
        ]
        yield Around(guests, people)


async def introduced(somebody: Guest) -> None:
    """The first page introduces itself, once; another that came meanwhile would do so too, as somebody else."""
    async with asyncio.timeout(PATIENCE):
        while not await somebody.context.cookies():
            await asyncio.sleep(0.02)


async def play_now(somebody: Guest, preset: str, tab: Tab | None = None, **wishes: Any) -> Tab:
    """A game against bots, as one tap at the entrance asks for it, but with quick bots."""
    tab = tab or await somebody.tab("/")
    await introduced(somebody)
    wish = {"preset": preset, "seats": 5, "bots": "greedy_digger", "clock": "none", **wishes}
    room = await tab.page.evaluate(
        """async (wish) => {
          const headers = { 'Content-Type': 'application/json' };
          const made = await fetch('/api/play-now', { method: 'POST', headers, body: JSON.stringify(wish) });
          return (await made.json()).room;
        }""",
        wish,
    )
    await tab.page.goto(f"{somebody.address}/t/{room}?seat=0")
    await tab.page.locator("[data-acknowledge]").wait_for()
    return tab


async def go_on_to_the_next_round(person: Person) -> None:
    """Put the end of a round away, where it has not gone by itself meanwhile, and learn the new role."""
    await person.page.evaluate("(onward) => document.querySelector(onward)?.click()", f"{ENDING} .onward")
    await expect(person.page.locator("[data-acknowledge]")).to_be_visible()
    await person.answer("role")


async def finish_early(person: Person) -> None:
    """Agree in the menu to stop here and show everything; when all do, the game is over."""
    page = person.page
    await page.get_by_role("button", name=said("menu-title"), exact=True).click()
    await page.get_by_role("button", name=said("menu-finish")).click()
    await expect(page.locator("main.podium")).to_be_visible()
