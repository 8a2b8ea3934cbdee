"""Every decision of the game, at a table where somebody is asked for it: shown, for everyone, and answered."""

import pytest
from playwright.async_api import Browser

from tests.browser.browsing import PHONE, Chromium
from tests.browser.looking import accessible, fits
from tests.browser.staged import DECISIONS, WAYS, ada_at
from tests.browser.words import said
from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("browser")


@pytest.mark.parametrize("question", DECISIONS)
def test_every_decision_is_asked_for_and_answered(chromium: Chromium, tables: Server, question: str) -> None:
    command, _ = DECISIONS[question]

    async def answer(browser: Browser) -> None:
        async with ada_at(browser, tables, f"asked-{question}") as ada:
            await accessible(ada.page, question)
            await ada.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            await fits(ada.page, question)
            await ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
            await fits(ada.page, f"{question} at 200 %")
            await ada.answer(await ada.called())
            assert command in [done["do"] for done in ada.tab.commands]

    chromium.run(answer)


@pytest.mark.parametrize("way", WAYS)
def test_a_turn_is_taken_in_every_other_way(chromium: Chromium, tables: Server, way: str) -> None:
    command, _ = WAYS[way]

    async def take(browser: Browser) -> None:
        async with ada_at(browser, tables, f"way-{way}") as ada:
            assert await ada.take_turn_for(way)
            assert [done["do"] for done in ada.tab.commands] == [command]

    chromium.run(take)


@pytest.mark.rule("WC-19")
def test_a_card_is_stopped_by_the_veto_card(chromium: Chromium, tables: Server) -> None:
    async def stop(browser: Browser) -> None:
        async with ada_at(browser, tables, "veto-in-hand") as ada:
            await ada.page.locator("[data-question=veto]").get_by_role("button", name=said("move-veto")).click()
            await ada.tab.until(lambda: '"fact":"Vetoed"' in str(ada.tab.frames))
            assert [done["do"] for done in ada.tab.commands] == ["Veto"]
            line = ada.page.get_by_role("button", name=said("log-vetoed", player="Ada"), exact=True)
            await line.wait_for()

    chromium.run(stop)
