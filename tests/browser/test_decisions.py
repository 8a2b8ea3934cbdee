"""Every decision of the game: its prompt is accessible and fits a phone, and it can be answered."""

from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from tests.browser.browser_session import PHONE, Chromium, Guest
from tests.browser.message_texts import text_of
from tests.browser.prepared_tables import DECISIONS, TURN_MODES, ada_at_home, ada_sits_at
from tests.browser.screen_checks import assert_accessible, assert_fits, assert_one_screen
from tests.server.serving import Server


@pytest.fixture(scope="module")
def ada(chromium: Chromium, tables: Server) -> Iterator[Guest]:
    """Ada, who goes from table to table on one page."""
    stack = AsyncExitStack()
    yield chromium.run(lambda browser: stack.enter_async_context(ada_at_home(browser, tables)))
    chromium.run(lambda _: stack.aclose())


@pytest.mark.parametrize("question", DECISIONS)
def test_every_decision_is_asked_for_and_answered(chromium: Chromium, ada: Guest, question: str) -> None:
    command, _ = DECISIONS[question]

    async def answer(_: Browser) -> None:
        async with ada_sits_at(ada, f"asked-{question}") as player:
            await assert_accessible(player.page, question)
            await player.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
            await assert_fits(player.page, question)
            await player.page.evaluate("document.documentElement.style.fontSize = '200%'")
            await assert_fits(player.page, f"{question} at 200 %")
            await player.answer(await player.next_task())
            assert command in [done["do"] for done in player.tab.commands]

    chromium.run(answer)


@pytest.mark.parametrize("mode", TURN_MODES)
def test_a_turn_is_used_for_something_besides_a_card(chromium: Chromium, ada: Guest, mode: str) -> None:
    command, _ = TURN_MODES[mode]

    async def play(_: Browser) -> None:
        async with ada_sits_at(ada, f"mode-{mode}") as player:
            assert await player.take_turn(mode)
            assert [done["do"] for done in player.tab.commands] == [command]

    chromium.run(play)


@pytest.mark.parametrize("size", [(568, 320), (667, 375), (844, 390), (320, 568)], ids=str)
def test_a_question_about_a_veto_is_on_one_screen(chromium: Chromium, ada: Guest, size: tuple[int, int]) -> None:
    """Also on a phone on its side: text and buttons do not scroll, and the hand is whole."""

    async def check(_: Browser) -> None:
        async with ada_sits_at(ada, "veto-in-hand") as player:
            await player.page.set_viewport_size({"width": size[0], "height": size[1]})
            await assert_one_screen(player.page, f"a veto at {size}")
            overflow = "bar => [bar.scrollWidth - bar.clientWidth, bar.scrollHeight - bar.clientHeight]"
            assert await player.page.locator(".action-bar").evaluate(overflow) == [0, 0]

    chromium.run(check)


@pytest.mark.rule("WC-19")
def test_the_veto_card_cancels_the_card_in_play(chromium: Chromium, ada: Guest) -> None:
    """Also after Ada has allowed everything in this turn and taken that back (WC-19b)."""

    async def play(_: Browser) -> None:
        async with ada_sits_at(ada, "veto-in-hand") as player:
            allow_all = player.page.get_by_role("button", name=text_of("question-veto-allow-all"))
            for pressed, text in (("true", "question-veto-allowed"), ("false", "move-let-pass")):
                await allow_all.click()
                await player.page.locator(f".allow-all[aria-pressed={pressed}]").wait_for()
                await player.page.locator("[data-question=veto]").get_by_text(text_of(text)).wait_for()
            question = player.page.locator("[data-question=veto]")
            await question.get_by_role("button", name=text_of("move-veto")).click()
            await player.tab.until(lambda: '"fact":"Vetoed"' in str(player.tab.frames))
            assert [done["do"] for done in player.tab.commands] == ["Veto"]
            line = player.page.get_by_role("button", name=text_of("log-vetoed", seat_is="you"), exact=True)
            await line.wait_for()

    chromium.run(play)
