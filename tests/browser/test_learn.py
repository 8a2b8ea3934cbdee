"""The coach, the sheet of roles, and the introductions of modules."""

import json
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from pyrite.game.modules import MODULES
from pyrite.lessons import read_lesson
from pyrite.rulebook import LANGUAGES, Language
from tests.browser.browser_session import Chromium, Tab, guest
from tests.browser.lesson_player import CONFIRM, LessonPlayer
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import assert_accessible
from tests.browser.tables import Device, play_now
from tests.server.serving import Server


def test_a_reload_continues_a_lesson(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/learn/tools")).page
            await expect(page.locator(".player .name").first).to_have_text("You")
            learner = LessonPlayer(page)
            await learner.press("[data-acknowledge]")
            await learner.press(".guide button.primary")
            await learner.play(read_lesson("tools").steps[1])
            dots = page.locator(".guide .dot")
            await expect(dots.nth(2)).to_contain_class("now")
            words = await page.locator(".guide .words").inner_text()
            await page.reload()
            await expect(dots.nth(2)).to_contain_class("now")
            await expect(page.locator(".guide .words")).to_have_text(words)
            await page.locator(".guide .leave").click()
            await page.locator("a[href='/learn/tools']").click()
            await expect(dots.nth(0)).to_contain_class("now")

    chromium.run(check)


def test_a_coached_player_asks_for_a_hint_and_follows_it(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab("/learn")
            page = tab.page
            async with page.expect_response("**/hint?*") as response:
                await page.get_by_role("button", name=text_of("home-coached-game")).click()
            hint = await (await response.value).json()
            await page.locator("[data-acknowledge]").click()
            await page.get_by_role("button", name=text_of("coach-ask")).click()
            await expect(page.locator(".coach [role=status]")).not_to_be_empty()
            await assert_accessible(page, "a hint")
            await LessonPlayer(page).follow_rings()
            await tab.until(lambda: tab.commands)
            assert tab.commands == [hint["command"]]
            await expect(page.locator(CONFIRM)).to_have_count(0)

    chromium.run(check)


PLAY_ANY = """async ([place, label]) => {
  const buttons = () => [...document.querySelectorAll('.prompt button')];
  const all = () => buttons().find((button) => button.innerText.startsWith(label));
  while (all() === undefined) await new Promise(requestAnimationFrame);
  all().click();
  const moves = () => [...document.querySelectorAll('dialog button[data-move]')];
  while (moves().length === 0) await new Promise(requestAnimationFrame);
  moves()[Math.floor(place * moves().length)].click();
}"""
"""Waits for the own turn and plays one of all moves that the list offers."""

GET_HINT = """async () => {
    for (;;) {
        const answer = await fetch(`/api/rooms/${location.pathname.split("/").pop()}/hint?seat=0`);
        if (answer.status !== 503) return await answer.json();
        await new Promise((resolve) => setTimeout(resolve, 100)); // the coach is busy
    }
}"""
"""The hint for the open decision, which the page has fetched too."""


async def play_any_move(page: Page, tab: Tab, random: Random) -> dict[str, Any]:
    """Play a random legal move; return it."""
    played = len(tab.commands)
    await page.evaluate(PLAY_ANY, [random.random(), text_of("prompt-all-moves")])
    await tab.until(lambda: len(tab.commands) > played)
    return tab.commands[-1]


def test_the_coach_says_afterwards_that_something_was_much_better(chromium: Chromium, server: Server) -> None:
    """The player plays random moves. The note comes after those that are much worse, and after no others."""

    async def play(browser: Browser) -> None:
        random, outcomes = Random(3), set[bool]()
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab("/")
            page, player = tab.page, PagePlayer(tab, random)
            await play_now(visitor, "classic", tab, seats=3, coach=True)
            while outcomes != {True, False}:
                await player.play("turn")
                await page.locator(".coach .ask").wait_for()
                hint = await page.evaluate(GET_HINT)
                offers = [json.loads(frame).get("choices") for frame in tab.frames]
                choices = [offer for offer in offers if offer][-1]
                command = await play_any_move(page, tab, random)
                poor = choices.index(command) in hint["much_worse"]
                outcomes.add(poor)
                await player.next_task()
                note = page.locator(".coach [role=status]")
                if poor:
                    await expect(note).to_contain_text(text_of("coach-better", move="").rstrip(". "))
                    await expect(note).to_contain_text(text_of(f"coach-reason-{hint['reason']}"))
                else:
                    await expect(note).to_be_empty()

    chromium.run(play)


def test_everyone_can_look_up_who_can_be_what(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/learn/tunnel")).page
            await page.locator("[data-acknowledge]").click()
            await page.locator("header .roles").click()
            await expect(page.get_by_role("dialog", name=text_of("who-title", players=3))).to_be_visible()
            await expect(page.locator("dialog .count")).to_have_text(["2 to 3", "0 to 1"])
            await assert_accessible(page, "who can be what")

    chromium.run(check)


OPEN_INTRODUCTIONS = """async () => {
  const found = [];
  for (const button of document.querySelectorAll('section[aria-labelledby=introductions] li button')) {
    button.click();
    await new Promise(requestAnimationFrame);
    const dialog = document.querySelector('dialog');
    const [down, right] = [dialog.scrollHeight - dialog.clientHeight, dialog.scrollWidth - dialog.clientWidth];
    const problems = down > 0 || right > 0 ? [`scrolls ${down} px down and ${right} px right`] : [];
    for (const element of dialog.querySelectorAll('p, b, h2, a'))
      if (parseFloat(getComputedStyle(element).fontSize) < 14) problems.push(`small: ${element.innerText}`);
    for (const target of dialog.querySelectorAll('a, button'))
      if (target.getBoundingClientRect().height < 44) problems.push(`hard to tap: ${target.innerText}`);
    found.push([`${button.innerText}: ${dialog.querySelectorAll('li').length} cards`, problems]);
    dialog.close();
    while (document.querySelector('dialog')) await new Promise(requestAnimationFrame);
  }
  return found;
}"""
"""Opens every introduction; returns the name of each and what is wrong with it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_introduction_is_on_one_screen(chromium: Chromium, server: Server, language: Language) -> None:
    async def check(browser: Browser) -> None:
        options = {**Device(320, 568).options, "locale": language}
        async with guest(browser, server.address, **options) as visitor:
            page = (await visitor.tab("/learn")).page
            await page.locator("section[aria-labelledby=introductions]").wait_for()
            found = await page.evaluate(OPEN_INTRODUCTIONS)
            assert len(found) == len(MODULES)
            assert {introduction: problems for introduction, problems in found if problems} == {}

    chromium.run(check)
