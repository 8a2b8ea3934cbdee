"""The dialog that shows a card large: from the maze, from a veto window, and before a choice is confirmed."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import Chromium
from tests.browser.message_texts import text_of
from tests.browser.prepared_tables import ada_at
from tests.server.serving import Server

START, GOAL = "[data-cell='0,0']", "[data-cell='8,0']"


async def expect_card_dialog(page: Page, what: str) -> None:
    """Check that the dialog of this card is open, and close it."""
    await expect(page.get_by_role("dialog", name=text_of(f"rules-name-{what}"), exact=True)).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_dialog_of_a_card_in_the_maze_opens_by_mouse_and_by_key(chromium: Chromium, tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage") as ada:
            page = ada.page
            await ada.touch(".board .fit")
            await ada.touch(START)
            await expect_card_dialog(page, "start")
            await page.locator(GOAL).focus()
            await page.keyboard.press("Enter")
            await expect_card_dialog(page, "goal")
            await expect(page.locator(GOAL)).to_be_focused()
            await ada.select_card(0)  # with a card selected, a click on the board opens no dialog
            await ada.touch(START)
            await expect(page.locator("dialog[open]")).to_have_count(0)

    chromium.run(check)


def test_the_dialog_of_a_face_down_chest_opens(chromium: Chromium, tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with ada_at(browser, tables, "asked-role") as ada:
            chests = ada.page.locator(f"[data-cell][aria-label*='{text_of('card-chest-face-down')}']")
            await chests.first.focus()
            await ada.page.keyboard.press("Enter")
            await expect_card_dialog(ada.page, "chest-tunnel")

    chromium.run(check)


@pytest.mark.rule("WC-19")
def test_the_dialog_of_the_card_in_a_veto_window_opens(chromium: Chromium, tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with ada_at(browser, tables, "veto-in-hand") as ada:
            await ada.touch("[data-question=veto] .enlargeable")
            await expect(ada.page.locator("dialog[open] article")).to_be_visible()
            await ada.page.keyboard.press("Escape")
            assert ada.tab.commands == []

    chromium.run(check)


@pytest.mark.parametrize(("question", "command"), [("card", "KeepCard"), ("orientation", "LayGoal")])
def test_the_dialog_of_a_card_opens_before_the_choice_is_confirmed(
    chromium: Chromium, tables: Server, question: str, command: str
) -> None:
    async def choose(browser: Browser) -> None:
        async with ada_at(browser, tables, f"asked-{question}") as ada:
            page = ada.page
            decision = page.locator(f"[data-question={question}]")
            await ada.touch(f"[data-question={question}] .card-button")
            await expect(decision.locator(".primary")).to_be_enabled()
            await decision.get_by_role("button", name=re.compile(text_of("prompt-enlarge", card=""))).click()
            await expect(page.locator("dialog[open] article")).to_be_visible()
            await page.keyboard.press("Escape")
            assert ada.tab.commands == []
            await decision.get_by_role("button", name=text_of("prompt-back")).click()
            await expect(decision.locator(".card-button").first).to_be_visible()
            await ada.touch(f"[data-question={question}] .card-button")
            await decision.locator(".primary").click()
            await ada.tab.until(lambda: ada.tab.answers > 0)
            assert [done["do"] for done in ada.tab.commands] == [command]

    chromium.run(choose)
