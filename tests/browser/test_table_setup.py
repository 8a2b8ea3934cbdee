"""Manual set-up of a table: the first player (SET-4) and the cells of the chests (CHEST-1)."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.browser_session import HANDHELD, Chromium, Tab, guest
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.message_texts import messages, text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import assert_accessible, assert_fits, assert_translated
from tests.browser.tables import make_table, sit_down
from tests.server.serving import Server

CHOSEN_CELLS = ((2, -3), (4, 0), (5, 2), (7, -1))


def variant(name: str, key: str) -> str:
    """One variant of a message."""
    found = re.search(rf"\[{key}\] (.*)", messages("en")[name])
    assert found is not None
    return found[1]


def why(reason: str) -> str:
    """The message for a cell where no chest may be placed."""
    return variant("lobby-chest-cell-refused", reason)


def cell(page: Page, place: tuple[int, int]) -> Locator:
    return page.locator(f"[data-chest-cell='{place[0]},{place[1]}']")


def round_begun(tab: Tab) -> dict[str, Any]:
    """The fact that begins the first round, as this page received it."""
    items = [item for frame in tab.frames for item in json.loads(frame).get("items", ())]
    return next(item for item in items if item.get("fact") == "RoundBegun")


@pytest.mark.rule("SET-4", "CHEST-1")
def test_a_host_on_a_phone_chooses_the_first_player_and_places_the_chests(
    chromium: Chromium, server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with (
            guest(browser, server.address, **HANDHELD) as visitor,
            guest(browser, server.address) as friend,
        ):
            host = await visitor.tab("/")
            await make_table(host.page, "the whole box")
            other = await friend.tab(f"/t/{host.room}")
            await sit_down(other.page, "Bea")
            await choose_first_player(host.page, other.page)
            await place_chests(host.page)
            plan = other.page.get_by_role("img", name=re.compile("column 7, 1 row up"))
            await expect(plan).to_be_visible()
            await assert_accessible(other.page, "manual chest layout, for other players")
            await other.page.get_by_role("button", name=text_of("lobby-ready")).click()
            await host.page.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
            player = PagePlayer(other, Random(3))
            assert await player.play("turn") == "turn"
            for tab in (host, other):
                assert round_begun(tab)["first"] == 1
                assert [tuple(place) for place in round_begun(tab)["chest_cells"]] == list(CHOSEN_CELLS)
            for x, y in CHOSEN_CELLS:
                await expect(other.page.locator(f"[data-cell='{x},{y}']")).to_have_count(1)

    chromium.run(play)


async def choose_first_player(host: Page, other: Page) -> None:
    """Choose Bea, whose page shows it; the seat of the first player cannot be removed."""
    first = host.get_by_label(text_of("lobby-first-player"), exact=True)
    await expect(first.locator("option:checked")).to_have_text(text_of("lobby-first-player-random"))
    shown = other.locator("dt", has_text=text_of("lobby-first-player")).locator("xpath=following-sibling::dd[1]")
    await expect(shown).to_contain_text(text_of("lobby-first-player-random"))
    await first.select_option(label=text_of("lobby-first-player-free", number=5))
    await expect(shown).to_contain_text(text_of("lobby-first-player-free", number=5))
    await host.get_by_role("button", name=text_of("lobby-seat-count-less")).tap()
    await expect(host.locator(".clash")).to_contain_text(text_of("problem-clash-first-seat"))
    await expect(host.locator(".clash").get_by_role("link")).to_have_text("SET-4")
    await host.get_by_role("button", name=text_of("lobby-undo")).tap()
    await first.select_option(label="Bea")
    await expect(shown).to_contain_text("Bea")
    await expect(other.locator("li.mine")).to_contain_text(text_of("lobby-is-first-player"))


async def place_chests(page: Page) -> None:
    """Clear the layout and place four chests; illegal cells show the reason."""
    await page.get_by_text(text_of("lobby-modules"), exact=True).tap()
    await page.get_by_role("radio", name=text_of("lobby-chest-layout-custom")).check()
    await expect(page.locator(".picker [aria-pressed=true][data-chest-cell]")).to_have_count(4)
    await assert_fits(page, "chests on a phone")
    await page.get_by_role("button", name=text_of("lobby-chest-clear")).tap()
    status = page.locator(".picker [role=status]")
    for place, reason in (((4, 3), "wardrobe"), ((1, 0), "beside-start"), ((8, -4), "goal"), ((0, 0), "start")):
        await cell(page, place).tap(force=True)
        await expect(status).to_contain_text(why(reason))
    for place in CHOSEN_CELLS[1:]:
        await cell(page, place).tap()
        await expect(cell(page, place)).to_have_attribute("aria-pressed", "true")
    await expect(status).to_contain_text(text_of("lobby-chest-not-applied"))
    await cell(page, (5, 1)).tap(force=True)
    await expect(status).to_contain_text(why("next"))
    await assert_accessible(page, "a chest is refused")
    await cell(page, CHOSEN_CELLS[0]).tap()
    await expect(status).not_to_contain_text(text_of("lobby-chest-not-applied"))
    await cell(page, (1, 1)).tap(force=True)
    await expect(status).to_contain_text(why("four"))
    await assert_translated(page, "manual chest layout")


@pytest.mark.rule("SET-4", "CHEST-1")
def test_chests_are_placed_by_keyboard(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab("/")
            page = tab.page
            await make_table(page, "the whole box")
            await page.get_by_text(text_of("lobby-modules"), exact=True).press("Enter")
            keys = KeyboardPlayer(tab, Random(5))
            await page.get_by_role("radio", name=text_of("lobby-chest-layout-gates")).focus()
            await keys.key(*["ArrowRight"] * 4)  # the last layout is the manual one
            # The previous layout was random, so no chest is placed yet; the cells have one tab stop.
            await keys.key("Tab")
            await expect(cell(page, (1, -1))).to_be_focused()
            await keys.key("ArrowUp", "Enter", "ArrowRight", "Enter")
            status = page.locator(".picker [role=status]")
            await expect(status).to_contain_text(why("next"))
            for arrow in ("ArrowRight", "ArrowRight", "ArrowDown"):
                await keys.key(arrow, arrow, " ")
            await expect(status).to_have_text(variant("lobby-chest-left", "0"))
            pressed = page.locator("[data-chest-cell][aria-pressed=true]")
            places = await pressed.evaluate_all("cells => cells.map(cell => cell.dataset.chestCell)")
            assert places == ["1,-2", "4,-2", "6,-2", "6,0"]

    chromium.run(play)


@pytest.mark.rule("SET-4", "CHEST-1")
def test_a_hotseat_game_uses_the_chosen_first_player_and_chest_cells(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as visitor:
            tab = await visitor.tab("/pass")
            page = tab.page
            await page.get_by_label(text_of("hotseat-game")).select_option("the whole box")
            for number, name in enumerate(("Ada", "Bea", "Cora"), 1):
                await page.get_by_label(text_of("hotseat-name", number=number), exact=True).fill(name)
            first = page.get_by_label(text_of("lobby-first-player"))
            await first.select_option(label="Cora")
            await page.get_by_role("button", name=text_of("hotseat-remove", number=3)).tap()
            await expect(page.get_by_text(text_of("hotseat-first-player-removed"))).to_be_visible()
            await first.select_option(label="Bea")
            await page.get_by_role("radio", name=text_of("lobby-chest-layout-custom")).check()
            await cell(page, (3, -1)).tap()
            await cell(page, (2, 3)).tap()
            await assert_fits(page, "chests of a hotseat game")
            await assert_accessible(page, "chests of a hotseat game")
            await page.get_by_role("button", name=text_of("hotseat-start"), exact=True).tap()
            await expect(page.locator(".handover")).to_contain_text("Bea")
            await tab.until(lambda: any('"chest_layout":[[2,3],[3,1]' in frame for frame in tab.frames))

    chromium.run(play)
