"""A phone, the keyboard only, a hotseat game, and the big screen."""

from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import DESKTOP, HANDHELD, Chromium, Tab, guest
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import WAIT_UNTIL_STILL, assert_accessible, assert_fits, assert_one_screen
from tests.browser.secrecy_checks import read
from tests.browser.tables import finish_early, make_table, play_now, wait_for_guest_cookie
from tests.server.serving import Server


def test_play_now_has_a_choice_of_the_number_of_players(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            page = (await visitor.tab("/")).page
            await page.get_by_text(text_of("home-options")).click()
            await page.get_by_label(text_of("home-players")).select_option("7")
            await page.get_by_role("button", name=text_of("home-play-now"), exact=True).click()
            await expect(page.locator("[data-seat]")).to_have_count(7)

    chromium.run(play)


def test_a_whole_round_can_be_played_on_a_phone(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as visitor:
            tab = await play_now(visitor, "saboteur 2")
            player = PagePlayer(tab, Random(7), taps=True, checks_screen=True)
            await assert_fits(player.page, "role on a phone")
            await player.play("turn")
            await check_that_problems_are_found(player.page)
            await assert_fits(player.page, "table on a phone")
            await assert_accessible(player.page, "table on a phone")
            await player.play("ended")
            await assert_fits(player.page, "end of a round on a phone")
            await assert_accessible(player.page, "end of a round on a phone")
            assert len(player.tab.commands) > 1

    chromium.run(play)


async def check_that_problems_are_found(page: Page) -> None:
    """Check that `assert_one_screen` fails if a part of the table is out of view, covered, or too small."""
    for part, style, problem in (
        (".hand", "translate: 0 2rem", "out of view"),
        (".action-bar", "translate: 0 2rem", "overlaps"),
        (".bar nav button", "zoom: 0.5", "too small"),
        (".maze", "padding-bottom: 200vh", "scrolls"),
        (".player .count", "translate: 0 3rem", "out of its tile"),
        (".player .count", "width: 1px; text-indent: 20rem", "out of its tile"),
    ):
        element = page.locator(f".table {part}").first
        await element.evaluate("(element, style) => (element.style.cssText = style)", style)
        with pytest.raises(AssertionError, match=problem):
            await assert_one_screen(page, part)
        await element.evaluate("(element) => (element.style.cssText = '')")
    await assert_one_screen(page, "all as before")


def test_a_game_can_be_played_by_keyboard_alone(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            player = KeyboardPlayer(await play_now(visitor, "classic", seats=3), Random(8))
            await player.play_round()
            await player.answer("ended")
            await player.play("turn")
            await player.answer("turn")
            await player.finish_early()
            await player.key("Tab", "Enter")  # the first tab stop of the podium is the rematch button
            await expect(player.page.locator("main.podium")).to_have_count(0)
            assert len(player.tab.commands) > 5

    chromium.run(play)


def test_a_hotseat_game_hides_secrets_between_turns(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab("/")
            await tab.page.get_by_role("link", name=text_of("home-hotseat")).click()
            await expect(tab.page.get_by_role("button", name=text_of("hotseat-start"), exact=True)).to_be_enabled()
            await assert_accessible(tab.page, "set-up of a hotseat game")
            for number, name in enumerate(("Ada", "Bea", "Cora"), 1):
                await tab.page.get_by_label(text_of("hotseat-name", number=number), exact=True).fill(name)
            await tab.page.get_by_role("button", name=text_of("hotseat-start"), exact=True).click()
            await play_turns(tab, turns=6)

    chromium.run(play)


async def play_turns(tab: Tab, turns: int) -> None:
    """Each player shows their cards, plays a turn and hides the cards again."""
    page, player = tab.page, PagePlayer(tab, Random(14))
    for turn in range(turns):
        show_cards = page.locator(".handover .show-cards")
        await expect(show_cards).to_have_count(1)
        await expect_no_secrets(tab)
        if turn == 0:
            await assert_accessible(page, "handover")
        await show_cards.click()
        if turn < 3:
            await player.play("role")
        await player.play("turn")
        if turn == 0:
            await assert_accessible(page, "table of a hotseat game")
            await check_sizes(page, "table of a hotseat game")
        await player.answer("turn")
        await page.get_by_role("button", name=text_of("hotseat-hide-cards")).click()


async def check_sizes(page: Page, screen: str) -> None:
    """Check that the table is on one screen of a phone, upright and on its side, and of a desktop."""
    for width, height in ((320, 568), (844, 390), (DESKTOP["width"], DESKTOP["height"])):
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(WAIT_UNTIL_STILL)
        await assert_one_screen(page, f"{screen}, {width} by {height}")


async def expect_no_secrets(tab: Tab) -> None:
    """Check that the page has no hand and no connection to a seat while the cards are hidden."""
    assert await tab.page.locator("[data-index], [data-acknowledge]").count() == 0
    await tab.until(lambda: [socket.seat for socket in tab.sockets if socket.open] == [None])


MAKE_TABLE_OF_TWELVE = """async () => {
    const post = async (path, body) => (await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    })).json();
    const { room } = await post("/api/rooms", { seats: 12, modules: ["saboteur2"], clock: "none" });
    const send = (request) => post(`/api/rooms/${room}/requests`, { request });
    for (let seat = 0; seat < 12; seat++)
        await send({ request: "Sit", seat, name: "Maximilianfriedrichhan" + String(seat).padStart(2, "0") });
    await send({ request: "Start" });
    return room;
}"""
"""Makes a table of twelve players, all with names of maximal length."""


def test_a_big_screen_shows_twelve_players_with_long_names(chromium: Chromium, server: Server) -> None:
    async def check(browser: Browser) -> None:
        async with guest(browser, server.address) as watcher:
            screen = (await watcher.tab("/")).page
            await wait_for_guest_cookie(watcher)  # only a guest can make a table
            room = await screen.evaluate(MAKE_TABLE_OF_TWELVE)
            for width, height in ((1280, 720), (1920, 1080)):
                await screen.set_viewport_size({"width": width, "height": height})
                await screen.goto(f"{server.address}/screen/{room}")
                await expect(screen.locator("ul.seats > li")).to_have_count(12)
                hidden = "list => list.scrollHeight - list.clientHeight"
                assert await screen.locator("ul.seats").evaluate(hidden) <= 0, (width, height)
                lines = (
                    "names => names.map(name => name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight))"
                )
                names = await screen.locator("ul.seats .name").evaluate_all(lines)
                assert [round(each) for each in names] == [1] * 12, "a name is broken inside a word"

    chromium.run(check)


def test_a_big_screen_receives_only_what_spectators_may_know(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor, guest(browser, server.address) as watcher:
            host = (await visitor.tab("/")).page
            await make_table(host, "classic")
            player = PagePlayer(visitor.tabs[0], Random(15))
            screen = (await watcher.tab(f"/screen/{player.tab.room}")).page
            await expect(screen.get_by_role("img", name=text_of("bigscreen-qr"))).to_be_visible()
            await assert_accessible(screen, "big screen before the game")
            await host.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
            await player.play("turn")
            await expect(screen.locator("[data-cell]").first).to_be_visible()
            await assert_accessible(screen, "big screen")
            spectator = (await watcher.tab(f"/t/{player.tab.room}")).page
            await expect(spectator.locator("[data-cell]").first).to_be_visible()
            await check_sizes(spectator, "table of a spectator")
            await spectator.close()
            await finish_early(player)
            await expect(screen.locator("main.podium")).to_be_visible()
            await assert_accessible(screen, "big screen at the end")
            frames = [frame for socket in watcher.tabs[0].sockets for frame in socket.received]
            assert read(None, frames).facts

    chromium.run(play)
