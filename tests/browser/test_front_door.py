"""Settings on every screen, names, invitations, games to continue, and the next game."""

import re
from random import Random

from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import HANDHELD, Chromium, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import assert_accessible, assert_fits
from tests.browser.tables import create_table, finish_early, play_now
from tests.server.serving import Server

BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
FONT_SIZE = "getComputedStyle(document.documentElement).fontSize"


async def choose(page: Page, setting: str, value: str) -> None:
    """Open the settings, choose a value and close them."""
    await page.locator("[data-settings]").last.click()
    group = page.get_by_role("radiogroup", name=text_of(setting), exact=True)
    await group.get_by_text(value, exact=True).click()
    await expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog", has=page.get_by_role("radiogroup"))).to_have_count(0)


def test_settings_open_on_every_screen_and_apply_at_once(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as visitor:
            player = PagePlayer(await play_now(visitor, "classic"), Random(3))
            page = player.page
            await player.play("turn")
            await page.get_by_role("button", name=text_of("menu-title"), exact=True).click()
            await choose(page, "settings-speed", text_of("settings-speed-instant"))
            await page.keyboard.press("Escape")
            await finish_early(player)
            dark = await page.evaluate(BACKGROUND)
            await choose(page, "settings-theme", text_of("settings-theme-light"))
            light = await page.evaluate(BACKGROUND)
            assert light != dark
            themes = {"dark": dark, "light": light}
            places = ("/", "/rules", "/learn", "/pass", f"/screen/{player.tab.room}", f"/replay/{player.tab.room}")
            for number, place in enumerate(places):
                await page.goto(server.address + place)
                theme = ("dark", "light")[number % 2]
                await choose(page, "settings-theme", text_of(f"settings-theme-{theme}"))
                assert await page.evaluate(BACKGROUND) == themes[theme], place
            await page.goto(server.address)
            await choose(page, "settings-text-size", "150%")
            assert await page.evaluate(FONT_SIZE) == "24px"
            await page.locator("[data-settings]").click()
            await expect(page.get_by_role("dialog")).to_be_visible()
            await assert_fits(page, "settings at 150 %")
            await assert_accessible(page, "settings")
            stored = await page.evaluate("JSON.parse(localStorage.getItem('pyrite.settings'))")
            assert (stored["theme"], stored["textSize"], stored["speed"]) == ("light", 150, "instant")

    chromium.run(check)


def test_stored_settings_hold_before_the_first_paint(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            await visitor.context.add_init_script(
                "localStorage.setItem('pyrite.settings', JSON.stringify({ theme: 'light', textSize: 200 }))"
            )
            page = (await visitor.tab("/rules")).page
            await page.route(re.compile(r"/assets/.*\.js$"), lambda route: route.abort())
            await page.reload()
            assert await page.evaluate("document.documentElement.dataset.theme") == "light"
            assert await page.evaluate(FONT_SIZE) == "32px"
            visitor.tabs[0].ignore_errors("ERR_FAILED")

    chromium.run(check)


def test_a_guest_is_invited_by_name_and_sits_down_with_one_tap(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with (
            guest(browser, server.address) as visitor,
            guest(browser, server.address, **HANDHELD) as friend,
        ):
            host = await visitor.tab("/")
            await host.page.get_by_role("button", name=text_of("home-create"), exact=True).click()
            name = host.page.get_by_role("dialog").get_by_label(text_of("home-name"))
            await expect(name).not_to_have_value("")  # a suggestion
            await assert_accessible(host.page, "the question for a name")
            await name.fill("Ada")
            await host.page.get_by_role("button", name=text_of("name-accept"), exact=True).click()
            await expect(host.page.locator("li.mine")).to_contain_text("Ada")
            other = await friend.tab(f"/t/{host.room}")
            await expect(other.page.get_by_text(text_of("lobby-invited", host="Ada"))).to_be_visible()
            await expect(other.page.get_by_role("link", name=text_of("lobby-learn"))).to_have_attribute(
                "href", "/learn"
            )
            sit_name = other.page.get_by_label(text_of("lobby-sit-name"))
            await expect(sit_name).not_to_have_value("")  # a suggestion
            suggested = await sit_name.input_value()
            order = await _panels(other.page)
            await other.page.get_by_role("button", name=text_of("lobby-join"), exact=True).tap()
            await expect(other.page.locator("li.mine")).to_contain_text(suggested)
            await expect(other.page.locator("#game")).to_be_visible()
            assert [panel for panel in await _panels(other.page) if panel in order] == order
            for page in (host.page, other.page):
                await expect(page.get_by_text(text_of("lobby-code"), exact=True)).to_be_in_viewport()
            await expect(host.page.get_by_role("listitem").get_by_text(suggested, exact=True)).to_be_visible()
            await _check_chat_notice(host.page, other.page)

    chromium.run(check)


async def _panels(page: Page) -> list[str]:
    """The headings of the panels, from top to bottom; the panel of the options may be beside the others."""
    headings = """() => [...document.querySelectorAll('.panel h2[id]')]
        .map((heading) => [heading.getBoundingClientRect().top, heading.id])
        .filter(([, id]) => id !== 'invitation')
        .sort(([one], [other]) => one - other).map(([, id]) => id)"""
    found: list[str] = await page.evaluate(headings)
    return found


async def _check_chat_notice(host: Page, other: Page) -> None:
    """A message that arrives while the chat is out of view is in the bar, until it was read."""
    await host.get_by_label(text_of("chat-input"), exact=True).fill("Hello there")
    await host.keyboard.press("Enter")
    notice = other.get_by_role("button", name="Ada: Hello there")
    await expect(notice).to_be_in_viewport()
    await assert_fits(other, "lobby with a chat notice")
    await notice.tap()
    await expect(notice).to_have_count(0)
    await expect(other.get_by_label(text_of("chat-label"))).to_be_in_viewport()


def test_a_game_is_continued_from_the_home_page_and_played_again(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as visitor:
            player = PagePlayer(await play_now(visitor, "classic"), Random(7))
            page = player.page
            await player.play("turn")
            bots = await _names(page)
            await page.goto(server.address)
            game = page.get_by_role("region", name=text_of("home-continue"), exact=True).get_by_role("link")
            await expect(game).to_contain_text(text_of("table-your-turn"))
            await expect(game).to_contain_text(bots[1])
            await assert_accessible(page, "home with a game to continue")
            await assert_fits(page, "home with a game to continue")
            await game.tap()
            await expect(page).to_have_url(re.compile(r"seat=0$"))
            assert await player.next_task() == "turn"
            await finish_early(player)
            before = player.tab.room
            await page.get_by_role("button", name=text_of("podium-rematch"), exact=True).tap()
            await expect(page.locator("[data-acknowledge]")).to_be_visible()  # the game runs
            assert player.tab.room != before
            await player.play("turn")
            assert await _names(page) == bots

    chromium.run(check)


async def _names(page: Page) -> list[str]:
    return [name.strip() for name in await page.locator(".player .name").all_inner_texts()]


def test_a_newcomer_needs_few_taps_to_the_first_own_move(chromium: Chromium, server: Server) -> None:
    """Play now, Got it, a card: then its cells are offered."""

    async def check(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as visitor:
            tab = await visitor.tab("/")
            player = PagePlayer(tab, Random(1), taps=True)
            await tab.page.get_by_role("button", name=text_of("home-play-now"), exact=True).tap()
            await tab.page.locator("[data-acknowledge]").tap()
            assert await player.next_task() == "turn"
            await _assert_own_seat_has_a_name(tab.page)

    chromium.run(check)


async def _assert_own_seat_has_a_name(page: Page) -> None:
    assert text_of("player-unnamed", number=1) not in await page.locator("main").inner_text()


def test_a_table_can_be_created_from_the_top_of_the_home_page(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/")).page
            await page.get_by_role("button", name=text_of("home-friends"), exact=True).click()
            await expect(page.get_by_role("button", name=text_of("name-accept"), exact=True)).to_be_focused()
            await expect(page.get_by_role("dialog").get_by_role("textbox")).not_to_have_value("")
            await page.keyboard.press("Enter")  # one key accepts the suggested name
            await expect(page.get_by_role("button", name=text_of("lobby-start"), exact=True)).to_be_visible()
            await page.goto(server.address)
            await create_table(page)
            await expect(page.get_by_role("button", name=text_of("lobby-start"), exact=True)).to_be_visible()

    chromium.run(check)
