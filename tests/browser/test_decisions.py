"""Every decision of the game: its prompt is accessible and fits a phone, and it can be answered."""

import pytest
from playwright.async_api import Browser

from tests.browser.browser_session import PHONE, Chromium
from tests.browser.message_texts import text_of
from tests.browser.prepared_tables import DECISIONS, TURN_MODES, ada_at
from tests.browser.screen_checks import assert_accessible, assert_fits
from tests.server.serving import Server


@pytest.mark.parametrize("question", DECISIONS)
def test_every_decision_is_asked_for_and_answered(chromium: Chromium, tables: Server, question: str) -> None:
    command, _ = DECISIONS[question]

    async def answer(browser: Browser) -> None:
        async with ada_at(browser, tables, f"asked-{question}") as ada:
            await assert_accessible(ada.page, question)
            await ada.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            await assert_fits(ada.page, question)
            await ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
            await assert_fits(ada.page, f"{question} at 200 %")
            await ada.answer(await ada.next_task())
            assert command in [done["do"] for done in ada.tab.commands]

    chromium.run(answer)


@pytest.mark.parametrize("mode", TURN_MODES)
def test_a_turn_is_used_for_something_besides_a_card(chromium: Chromium, tables: Server, mode: str) -> None:
    command, _ = TURN_MODES[mode]

    async def play(browser: Browser) -> None:
        async with ada_at(browser, tables, f"mode-{mode}") as ada:
            assert await ada.take_turn(mode)
            assert [done["do"] for done in ada.tab.commands] == [command]

    chromium.run(play)


@pytest.mark.rule("WC-19")
def test_the_veto_card_cancels_the_card_in_play(chromium: Chromium, tables: Server) -> None:
    async def play(browser: Browser) -> None:
        async with ada_at(browser, tables, "veto-in-hand") as ada:
            await ada.page.locator("[data-question=veto]").get_by_role("button", name=text_of("move-veto")).click()
            await ada.tab.until(lambda: '"fact":"Vetoed"' in str(ada.tab.frames))
            assert [done["do"] for done in ada.tab.commands] == ["Veto"]
            line = ada.page.get_by_role("button", name=text_of("log-vetoed", seat_is="you"), exact=True)
            await line.wait_for()

    chromium.run(play)
