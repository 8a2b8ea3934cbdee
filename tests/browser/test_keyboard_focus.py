"""Keyboard focus moves to the next choice and is never lost; log lines are large enough to tap."""

from playwright.async_api import Browser, Locator, Page, expect

from pyrite.server.operations.identity import COOKIE
from tests.browser.browser_session import HANDHELD, Chromium, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import ROUND_END_DIALOG
from tests.browser.prepared_tables import ADA, ada_at
from tests.server.serving import Server

FIRST_CARD = "[data-index][tabindex='0']"


async def enter(button: Locator) -> None:
    """Press Enter on a button."""
    await button.focus()
    await button.press("Enter")


async def expect_focus(page: Page, selector: str) -> None:
    """Wait until an element has the focus."""
    await expect(page.locator(selector).first).to_be_focused()


def test_a_choice_moves_the_focus_to_its_confirm_button_and_back(chromium: Chromium, tables: Server) -> None:
    async def steal(browser: Browser) -> None:
        async with ada_at(browser, tables, "asked-victim") as ada:
            page = ada.page
            choices = page.locator("[data-question=victim] .choices button")
            await enter(page.locator(f"{ROUND_END_DIALOG} .continue"))
            await expect(choices.first).to_be_focused()  # not lost with the closed dialog
            await page.keyboard.press("Enter")
            await expect_focus(page, "[data-question=victim] [data-confirm]")
            await enter(page.locator("[data-question=victim]").get_by_role("button", name=text_of("prompt-back")))
            await expect(page.locator("[data-question=victim] [data-confirm]")).to_have_count(0)
            await expect(choices.first).to_be_focused()
            await page.keyboard.press("Enter")
            await expect_focus(page, "[data-question=victim] [data-confirm]")
            await page.keyboard.press("Escape")
            await expect(choices.first).to_be_focused()

    chromium.run(steal)


def test_choosing_to_pass_and_going_back_both_move_the_focus_to_the_hand(
    chromium: Chromium, tables: Server
) -> None:
    async def pass_and_go_back(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage") as ada:
            page, prompt = ada.page, ada.page.locator(".prompt")
            await enter(prompt.get_by_role("button", name=text_of("prompt-mode-pass"), exact=True))
            await expect_focus(page, FIRST_CARD)
            await enter(prompt.get_by_role("button", name=text_of("prompt-back")))
            await expect_focus(page, FIRST_CARD)

    chromium.run(pass_and_go_back)


def test_the_role_dialog_stays_until_it_is_acknowledged(chromium: Chromium, tables: Server) -> None:
    async def try_to_escape(browser: Browser) -> None:
        async with guest(browser, tables.address) as ada:
            await ada.context.add_cookies([{"name": COOKIE, "value": ADA.token, "url": tables.address}])
            page = (await ada.tab("/t/tunnel-and-sabotage?seat=0")).page
            await expect_focus(page, "[data-acknowledge]")
            for _ in range(3):
                await page.keyboard.press("Escape")
                await expect_focus(page, "dialog[open] [data-acknowledge]")
            await page.keyboard.press("Enter")
            await expect(page.locator("dialog")).to_have_count(0)
            await expect_focus(page, FIRST_CARD)
            # A click without pointer events, as from a screen reader, shows the role until the focus moves on.
            role = page.locator("header button.role")
            await role.evaluate("button => button.click()")
            await expect(page.locator("[role=status] > .overlay")).to_be_visible()
            await role.press("Tab")
            await expect(page.locator(".overlay")).to_have_count(0)

    chromium.run(try_to_escape)


def test_log_lines_are_large_enough_to_tap(chromium: Chromium, tables: Server) -> None:
    async def measure(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage", **HANDHELD) as ada:
            await ada.page.get_by_role("button", name=text_of("table-log")).click()
            lines = await ada.page.locator("aside li button").all()
            heights = [(await line.bounding_box() or {"height": 0})["height"] for line in lines]
            assert len(heights) > 1
            assert min(heights) >= 44

    chromium.run(measure)
