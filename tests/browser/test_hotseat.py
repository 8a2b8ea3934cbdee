"""Hotseat games (several seats on one device): secrets stay hidden, every player gets a turn, the layout fits."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from pyrite.game.questions import QUESTION_NAMES
from pyrite.rulebook import Language
from pyrite.server.operations.identity import COOKIE
from pyrite.server.room import Room
from pyrite.server.room.table_options import TableOptions
from pyrite.server.store import open_store
from tests.browser.browser_session import PHONE, Chromium, Tab, guest
from tests.browser.message_texts import messages, text_of
from tests.browser.page_player import ROUND_END_DIALOG
from tests.browser.screen_checks import assert_accessible, assert_fits
from tests.server.serving import Server, serving
from tools.pictures.played_room import NoSuchMomentError, Person, PlayedRoom


class HotseatPlayer(Person):
    """A player of a hotseat game: to the server all of them are one guest with several seats."""

    @property
    def guest(self) -> str:
        """The guest id, the same for all."""
        return "guest of all"

    @property
    def token(self) -> str:
        """The value of the cookie, the same for all."""
        return "x" * 43


NAMES = ("Ada", "Bea", "Cora", "Dora")
LONG_NAMES = tuple("W" * 23 + letter for letter in "ABC")
FIRST_SEED = 65
"""The first seed at which gold is found before the last round."""


def _played_room(room: str, names: tuple[str, ...], seed: int = 1) -> PlayedRoom:
    """A started hotseat game."""
    options = TableOptions(seats=len(names), bots="greedy_digger", clock="none", chat=False)
    played_room = PlayedRoom(room, options, [HotseatPlayer(name) for name in names], seed=str(seed))
    played_room.begin()
    return played_room


def _shares_gold(room: Room) -> bool:
    """Whether gold is being shared and another round follows."""
    table = room.playing.state.table if room.playing else None
    return table is not None and QUESTION_NAMES[table.question] == "gold" and table.round < 3


async def _room_that_shares_gold() -> PlayedRoom:
    """A game of four players at the end of a round, when gold is shared."""
    for seed in range(FIRST_SEED, FIRST_SEED + 200):
        played_room = _played_room("gold", NAMES, seed)
        with suppress(NoSuchMomentError):
            await played_room.play_until(_shares_gold)
            return played_room
    raise NoSuchMomentError("gold")


async def _store_tables(url: str) -> None:
    store = await open_store(url)
    await (await _room_that_shares_gold()).save(store)
    for room, names in (("turn", NAMES), ("left", NAMES[:3]), ("long", LONG_NAMES)):
        await _played_room(room, names).save(store)
    await store.close()


@pytest.fixture(scope="module")
def hotseat_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with hotseat games."""
    url = f"sqlite:///{tmp_path_factory.mktemp('hotseat') / 'pyrite.db'}"
    asyncio.run(_store_tables(url))
    with serving("--no-limits", "--bot-delay", "0", "0", store=url) as running:
        yield running
        assert running.logged() == ""


@asynccontextmanager
async def device(browser: Browser, server: Server, path: str, **options: Any) -> AsyncIterator[Tab]:
    """A tab with the cookie of the hotseat guest."""
    async with guest(browser, server.address, **options) as visitor:
        cookie = {"name": COOKIE, "value": HotseatPlayer("").token, "url": server.address}
        await visitor.context.add_cookies([cookie])  # type: ignore[list-item]
        yield await visitor.tab(path)


def heading(page: Page) -> Locator:
    """The heading of the handover screen, which is shown between two players."""
    return page.locator(".handover h1")


async def take_device(page: Page) -> None:
    """Take the device as the named player and acknowledge the role."""
    await page.locator(".handover button.show-cards").click()
    await page.locator("[data-acknowledge]").click()
    await expect(page.locator("[data-acknowledge]")).to_have_count(0)


def hand_over_to(*names: str) -> re.Pattern[str]:
    """Matches the text that asks to hand the device to one of these players."""
    return re.compile(messages("en")["hotseat-pass-to"].replace("{ $name }", f"({'|'.join(names)})"))


# ---------------------------------------------------------------- secrets


def test_the_handover_screen_follows_each_player_who_took_gold_and_shows_no_new_role(
    chromium: Chromium, hotseat_server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with device(browser, hotseat_server, "/pass/gold") as tab:
            page, taken = tab.page, 0
            while await _someone_takes_gold(page):
                await page.locator(f"{ROUND_END_DIALOG} button.show-cards").click()
                await page.locator(f"{ROUND_END_DIALOG} fieldset button").first.click()
                # The handover screen appears by itself.
                await expect(page.locator(".handover-bar")).to_have_count(0)
                taken += 1
            assert taken > 1
            await expect(page.locator(ROUND_END_DIALOG)).to_be_visible()  # everyone sees who took the last card
            await page.locator(f"{ROUND_END_DIALOG} .continue").click()
            await expect(page.locator(ROUND_END_DIALOG)).to_have_count(0)
            await expect(heading(page)).to_have_text(hand_over_to(*NAMES))
            await expect(heading(page)).to_be_focused()
            assert await page.locator("[data-acknowledge], [data-index]").count() == 0
            assert [command["do"] for command in tab.commands] == ["TakeGold"] * taken

    chromium.run(play)


async def _someone_takes_gold(page: Page) -> bool:
    """Wait until a player is asked to take gold (True) or all gold is shared (False)."""
    asked = page.locator(f"{ROUND_END_DIALOG} button.show-cards")
    all_shared = page.locator(f"{ROUND_END_DIALOG} .continue").filter(has_text=text_of("round-end-next-round"))
    await expect(asked.or_(all_shared)).to_be_visible()
    return await asked.count() > 0


@pytest.mark.parametrize("came_by", ["the link", "the home page"])
def test_coming_back_shows_the_handover_screen(chromium: Chromium, hotseat_server: Server, came_by: str) -> None:
    async def check(browser: Browser) -> None:
        async with device(browser, hotseat_server, "/t/turn" if came_by == "the link" else "/") as tab:
            if came_by == "the home page":
                await tab.page.locator("a[href='/t/turn']").click()
            await expect(heading(tab.page)).to_have_text(hand_over_to(*NAMES))
            assert tab.page.url == f"{hotseat_server.address}/pass/turn"
            assert await tab.page.locator("[data-index], [data-acknowledge]").count() == 0
            assert {socket.seat for socket in tab.sockets} == {None}

    chromium.run(check)


# ---------------------------------------------------------------- leaving


def test_a_player_who_leaves_hands_on_the_device_and_the_last_one_returns_home(
    chromium: Chromium, hotseat_server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with device(browser, hotseat_server, "/pass/left") as tab:
            staying = set(NAMES[:3])
            while staying:
                await expect(heading(tab.page)).to_have_text(hand_over_to(*staying))
                staying -= {name for name in staying if name in await heading(tab.page).inner_text()}
                await take_device(tab.page)
                await tab.page.get_by_role("button", name=text_of("menu-title"), exact=True).click()
                await tab.page.get_by_role("button", name=text_of("menu-leave-player"), exact=True).click()
                await expect(tab.page.locator(".handover-bar")).to_have_count(0)
                await expect(tab.page).to_have_url(f"{hotseat_server.address}{'/pass/left' if staying else '/'}")

    chromium.run(play)


# ---------------------------------------------------------------- focus


def test_the_handover_screen_gets_the_focus_when_it_appears(chromium: Chromium, hotseat_server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with device(browser, hotseat_server, "/pass/turn") as tab:
            await take_device(tab.page)
            await tab.page.get_by_role("button", name=text_of("hotseat-hide-cards")).press("Enter")
            await expect(heading(tab.page)).to_be_focused()
            await tab.page.keyboard.press("Tab")
            await expect(tab.page.locator(".handover button.show-cards")).to_be_focused()
            await assert_accessible(tab.page, "handover screen")

    chromium.run(check)


# ---------------------------------------------------------------- narrow screens, long names, large text

OUTSIDE = """selector => [...document.querySelectorAll(selector)]
  .map((element) => element.getBoundingClientRect())
  .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight)
  .map((place) => JSON.stringify(place))"""
"""Elements outside the screen; a fixed bar cannot be scrolled into view."""

LARGE_TEXT = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"


@pytest.mark.parametrize("language", ["ru", "de"])
@pytest.mark.parametrize(("width", "large"), [(320, False), (390, False), (390, True)])
def test_handover_screen_and_bar_fit_with_long_names(
    chromium: Chromium, hotseat_server: Server, width: int, large: bool, language: Language
) -> None:
    async def check(browser: Browser) -> None:
        size = {**PHONE, "width": width}
        async with device(browser, hotseat_server, "/pass/long", viewport=size, locale=language) as tab:
            page = tab.page
            if large:
                await page.add_init_script(LARGE_TEXT)
                await page.reload()
            await expect(page.locator(".handover button.show-cards")).to_be_visible()
            await assert_fits(page, "handover screen")
            await take_device(page)
            await assert_fits(page, "table with the bar")
            assert await page.evaluate(OUTSIDE, ".handover-bar, .handover-bar *") == []
            await page.evaluate("scrollTo(0, document.body.scrollHeight)")
            card, bar = page.locator("[data-index]").last, page.locator(".handover-bar")
            assert _bottom(await card.bounding_box()) <= _top(await bar.bounding_box())

    chromium.run(check)


def _top(box: Any) -> float:
    return float(box["y"])


def _bottom(box: Any) -> float:
    return float(box["y"] + box["height"])
