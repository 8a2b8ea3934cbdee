"""Every screen: accessible, in six languages, on narrow screens, with large text."""

import re
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from pyrite.rulebook import LANGUAGES, Language, Rule, rulebook
from tests.browser.browser_session import DESKTOP, PHONE, Chromium, guest
from tests.browser.message_texts import messages, text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import (
    assert_accessible,
    assert_fits,
    assert_one_screen,
    assert_translated,
    is_untranslated,
)
from tests.browser.tables import (
    choose_language,
    create_table,
    finish_early,
    make_table,
    play_now,
    wait_for_guest_cookie,
)
from tests.server.serving import Server

# ---------------------------------------------------------------- axe-core


def test_the_home_page_the_lobby_and_the_rules_are_accessible(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as host, guest(browser, server.address) as other:
            tab = await host.tab("/")
            page = tab.page
            await expect(page.get_by_role("button", name=text_of("home-play-now"))).to_be_enabled()
            await assert_accessible(page, "home")
            await make_table(page, "the whole box")
            await _open_details(page)
            await assert_accessible(page, "lobby of the host")
            link = re.sub(r"\?.*", "", page.url)
            invited = (await other.tab(link.removeprefix(server.address))).page
            await expect(
                invited.get_by_role("button", name=text_of("lobby-sit"), exact=True).first
            ).to_be_visible()
            await assert_accessible(invited, "lobby of a guest")
            for place in ("/rules", "/rules/ladder", "/rules/ED-1", "/nowhere"):
                await page.goto(server.address + place)
                await expect(page.get_by_role("heading", level=1)).to_be_visible()
                await assert_accessible(page, place)
            tab.ignore_errors("404 (Not Found)")  # of the last one
            await page.goto(server.address)
            await page.get_by_role("button", name=text_of("home-play-now")).click()  # one tap starts a game
            await expect(page.locator("[data-acknowledge]")).to_be_visible()

    chromium.run(check)


def test_the_table_is_accessible(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            player = PagePlayer(await play_now(visitor, "saboteur 2"), Random(4))
            page = player.page
            await player.play("role")
            await assert_accessible(page, "role")
            await player.play("turn")
            await assert_accessible(page, "own turn")
            await player.select_card((await player.offer()).cards[0]["place"])
            await assert_accessible(page, "a card is selected")
            await page.get_by_role("button", name=text_of("prompt-enlarge", card=""), exact=False).click()
            await assert_accessible(page, "card dialog")
            await page.keyboard.press("Escape")
            await player.deselect()
            await _check_dialogs(page)

    chromium.run(check)


async def _check_dialogs(page: Page) -> None:
    """Check every dialog and panel over the table."""
    for name in ("prompt-all-moves", "menu-title"):
        await page.get_by_role("button", name=text_of(name), exact=True).click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        await assert_accessible(page, name)
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.locator(".player .mark").first.click()
    await assert_accessible(page, "a player")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=text_of("table-chat"), exact=True).click()
    await assert_accessible(page, "chat")


def test_a_new_page_has_the_focus_on_its_heading(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/rules")).page
            heading = page.get_by_role("heading", level=1)
            await expect(heading).to_be_visible()
            await expect(heading).not_to_be_focused()  # not after a full page load
            for address, title in (
                ("/rules/ladder", text_of("rules-name-ladder")),
                ("/rules/GOAL-3", f"GOAL-3 {_rule('GOAL-3', 'en').title}"),
            ):
                await page.locator(f"main a[href='{address}']").first.focus()
                await page.keyboard.press("Enter")
                await expect(page).to_have_title(f"{title} · Pyrite")
                await expect(heading).to_be_focused()
                if address == "/rules/ladder":
                    await page.locator("main a[href='/rules']").focus()
                    await page.keyboard.press("Enter")
                    await expect(page).to_have_title(f"{text_of('rules-title')} · Pyrite")
            await page.locator("main nav a").last.focus()  # from rule to rule
            await page.keyboard.press("Enter")
            await expect(page).not_to_have_title(f"{title} · Pyrite")
            await expect(heading).to_be_focused()

    chromium.run(check)


# ---------------------------------------------------------------- languages


def test_untranslated_texts_are_recognised() -> None:
    assert is_untranslated("lobby-part-nothing-is")
    assert is_untranslated("Take { $count } cards")
    assert not any(is_untranslated(text) for text in ("Deep-cut", "Play now", "Pyrite", "7WAHHP", "face-down"))


SCREENS = {"home": "home-play-now", "lobby": "lobby-start", "rules": "rules-title", "table": "table-chat"}
"""Each screen, and the name of a button or of the heading on it."""


def test_screens_are_translated_and_fit(chromium: Chromium, server: Server) -> None:
    """Each screen is opened once; then its language changes."""

    async def check(browser: Browser) -> None:
        async with guest(browser, server.address, viewport={"width": 320, "height": 640}) as visitor:
            tab = await visitor.tab("/")
            page = tab.page
            await _check_in_all_languages(page, "home")
            await create_table(page)
            await _open_details(page)
            await _check_in_all_languages(page, "lobby")
            await page.goto(f"{server.address}/rules")
            await _check_in_all_languages(page, "rules")
            await play_now(visitor, "classic", tab)
            await page.get_by_role("button", name=text_of("role-dismiss"), exact=True).click()
            await expect(page.get_by_role("dialog")).to_have_count(0)
            await _check_in_all_languages(page, "table")

    chromium.run(check)


async def _check_in_all_languages(page: Page, screen: str) -> None:
    """Check the screen in each language; the last one is English, in which it was opened."""
    for language in sorted(LANGUAGES, key="en".__eq__):
        await choose_language(page, language)
        name = text_of(SCREENS[screen], language)
        named = page.get_by_role("button", name=name, exact=True)
        await expect(named.or_(page.get_by_role("heading", name=name, level=1, exact=True))).to_be_visible()
        await assert_translated(page, f"{screen} in {language}")
        for width in (320, 390):
            await page.set_viewport_size({"width": width, "height": 844})
            await assert_fits(page, f"{screen} in {language}, {width} wide")
        if screen == "lobby":
            await _check_rule_dialog(page, "ED-1", language)
        if screen == "rules":
            await _check_rule_page(page, "ED-1", language)


def _rule(rule_id: str, language: Language) -> Rule:
    return next(rule for rule in rulebook(language) if rule.id == rule_id)


async def _check_rule_dialog(page: Page, rule_id: str, language: Language) -> None:
    """Open a rule by its id beside an option, without leaving the lobby, and close it."""
    await page.get_by_role("link", name=rule_id, exact=True).first.click()
    heading = page.get_by_role("dialog").get_by_role("heading", level=2)
    await expect(heading).to_have_text(_rule(rule_id, language).title)
    await expect(heading).to_have_attribute("lang", language)
    await assert_fits(page, f"{rule_id} opened in the lobby, in {language}")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def _check_rule_page(page: Page, rule_id: str, language: Language) -> None:
    """Open a rule from the list of all rules and go back. Its text and its lang attribute are in this language."""
    rule = _rule(rule_id, language)
    await page.get_by_role("link", name=f"{rule.id} {rule.title}", exact=True).click()
    heading = page.get_by_role("heading", name=rule.title, level=1, exact=True)
    await expect(heading).to_have_attribute("lang", language)
    await expect(page.locator("article")).to_contain_text(" ".join(rule.body.splitlines()[-1].split()))
    await assert_fits(page, f"{rule_id} in {language}")
    await page.go_back()
    await expect(page.locator(f"main a[href='/rules/{rule_id}']")).to_be_visible()


def test_an_open_rule_follows_a_change_of_language(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/rules/TUN-3")).page
            languages: tuple[Language, ...] = ("uk", "de", "en")
            for language in languages:
                await choose_language(page, language)
                title = _rule("TUN-3", language).title
                await expect(page.get_by_role("heading", level=1)).to_have_text(title)

    chromium.run(check)


async def _open_details(page: Page) -> None:
    """Open all closed sections of the host's options, which load after the lobby itself."""
    summaries = page.locator("main .right summary")
    await expect(summaries).to_have_count(3)
    for summary in await summaries.all():
        await summary.click()
    await expect(page.locator("main .right details:not([open])")).to_have_count(0)


def test_every_language_has_the_same_messages() -> None:
    assert all(messages(language).keys() == messages("en").keys() for language in LANGUAGES)


# ---------------------------------------------------------------- large text


async def assert_headers_above_numbers(page: Page) -> None:
    """Check that each column of numbers ends below the end of its header."""
    ends = "cells => cells.map(cell => Math.round(cell.getBoundingClientRect().right))"
    headers = await page.locator("thead .number").evaluate_all(ends)
    assert len(headers) >= 2
    for row in await page.locator("tbody tr").all():
        assert await row.locator(".number").evaluate_all(ends) == headers


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_screens_fit_with_text_twice_as_large(chromium: Chromium, server: Server, size: dict[str, int]) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address, viewport=size) as visitor:
            tab = await visitor.tab("/")
            await wait_for_guest_cookie(visitor)
            await visitor.context.add_init_script(
                "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
            )
            player = PagePlayer(await play_now(visitor, "classic"), Random(5))
            await assert_fits(player.page, "role at 200 %")
            await player.play("turn")
            await assert_fits(player.page, "table at 200 %")
            await assert_one_screen(player.page, "table at 200 %", scrolls=True)
            for _ in range(2):
                await player.answer("turn")
                await player.play("turn")  # the round may end in between
            await finish_early(player)
            await expect(player.page.get_by_role("table")).to_be_visible()
            await assert_fits(player.page, "podium at 200 %")
            await assert_headers_above_numbers(player.page)
            await player.page.get_by_role("link", name=text_of("podium-replay")).click()
            await expect(player.page.get_by_role("slider")).to_be_visible()
            await assert_fits(player.page, "replay at 200 %")
            for place in ("/", "/rules", "/pass"):
                await tab.page.goto(server.address + place)
                await expect(tab.page.get_by_role("heading", level=1)).to_be_visible()
                await assert_fits(tab.page, f"{place} at 200 %")

    chromium.run(check)
