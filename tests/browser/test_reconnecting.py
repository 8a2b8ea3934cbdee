"""Reloads, lost connections, failed downloads and several tabs: a page always shows the current state."""

import asyncio
import re
from random import Random

from playwright.async_api import APIResponse, Browser, Page, Route, expect

from tests.browser.browser_session import Chromium, Tab, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.relay import relay
from tests.browser.secrecy_checks import read
from tests.browser.tables import make_table, play_now, sit_down, table
from tests.server.serving import Server

TABLE_TEXTS = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).replace(/\\s+/g, ' ').trim());
  return {
    maze: texts('[data-cell]').sort(),
    hand: texts('[data-index]'),
    players: texts('[data-seat] > .visually-hidden'),
    piles: texts('.bar ul .visually-hidden'),
    action_bar: texts('.action-bar'),
    log: texts('aside li'),
    round: texts('h1'),
  };
}"""
"""All texts of the table."""
MIN_LOG_LINES = 15
"""A reload brings the latest items of a longer log: at least this many lines."""


async def table_texts(page: Page) -> dict[str, list[str]]:
    """All texts of the table, once it is loaded."""
    await expect(page.locator("[data-index]").first).to_be_visible()
    found: dict[str, list[str]] = await page.evaluate(TABLE_TEXTS)
    assert all(found.values()), f"some parts of the table have no text: {found}"
    return found


async def expect_connected(page: Page) -> None:
    """Wait until the page shows that it is connected."""
    await expect(page.locator("header [role=status]")).to_have_text(text_of("connection-open"))


def test_a_reload_during_a_turn_shows_the_same_table(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with table(browser, server.address, "saboteur 2", Random(9)) as seated:
            (player,) = seated.players
            for _ in range(3):
                await player.play("turn")
                before = await table_texts(player.page)
                await player.select_card((await player.offer()).cards[0]["place"])
                await player.page.reload()
                await player.play("turn")  # without the role dialog, or the texts would differ
                after = await table_texts(player.page)
                assert len(after["log"]) >= min(len(before["log"]), MIN_LOG_LINES)
                before["log"] = before["log"][-len(after["log"]) :]
                assert after == before
                await player.answer("turn")
            reader = read(0, player.tab.frames)  # checks each snapshot
            assert len(reader.facts) > 10

    chromium.run(play)


def test_a_lost_connection_is_shown_and_the_page_catches_up(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with (
            relay(server.address) as network,
            table(browser, network.address, "classic", Random(10)) as seated,
        ):
            (player,) = seated.players
            await player.play("turn")
            before = await table_texts(player.page)
            network.cut()
            status = player.page.locator("header [role=status]")
            await expect(status).to_have_text(text_of("connection-lost"))
            place = (await player.offer()).usable[0]
            await player.select_card(place)  # selecting cards needs no connection
            await player.deselect()
            network.restore()
            await expect_connected(player.page)
            assert await table_texts(player.page) == before
            await player.answer("turn")
            await player.play("turn", "ended")
            now = await table_texts(player.page)
            await player.page.reload()
            await player.play("turn", "ended")
            assert await table_texts(player.page) == now
            read(0, player.tab.frames)  # checks that nothing is missing or sent twice
            player.tab.ignore_errors("WebSocket connection")

    chromium.run(play)


def test_a_command_sent_while_the_connection_is_cut_is_played_once(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with (
            relay(server.address) as network,
            table(browser, network.address, "classic", Random(11)) as seated,
        ):
            (player,) = seated.players
            await player.play("turn")
            await player.press(text_of("prompt-mode-pass"))
            await player.select_card(0)
            network.cut()
            await player.touch(".prompt [data-confirm]")
            await expect(player.page.locator("header [role=status]")).to_have_text(text_of("connection-lost"))
            network.restore()
            await expect_connected(player.page)
            await player.play("turn", "ended")
            facts = read(0, player.tab.frames).facts
            assert [fact["seat"] for fact in facts if fact["fact"] == "Passed"].count(0) <= 1
            turns = [fact for fact in facts if fact["fact"] == "TurnBegun" and fact["seat"] == 0]
            assert len(turns) <= 2
            player.tab.ignore_errors("WebSocket connection")

    chromium.run(play)


def test_an_offline_device_is_shown_as_such_and_reconnects(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            player = PagePlayer(await play_now(visitor, "classic"), Random(12))
            await player.play("turn")
            before = await table_texts(player.page)
            await visitor.context.set_offline(True)
            await expect(player.page.locator("header [role=status]")).not_to_have_text(text_of("connection-open"))
            await visitor.context.set_offline(False)
            await expect_connected(player.page)
            assert await table_texts(player.page) == before
            await player.answer("turn")
            player.tab.ignore_errors("WebSocket connection")

    chromium.run(play)


def test_a_script_that_fails_to_load_shows_an_error_and_can_be_retried(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab()
            await tab.page.route("**/assets/Rules*", lambda route: route.abort())
            await tab.page.goto(f"{server.address}/rules")
            heading = tab.page.get_by_role("heading", level=1)
            await expect(heading).to_have_text(text_of("problem-offline"))
            await tab.page.unroute("**/assets/Rules*")
            await tab.page.get_by_role("button", name=text_of("home-refresh")).click()
            await expect(heading).to_be_visible()
            await expect(heading).not_to_have_text(text_of("problem-offline"))
            tab.ignore_errors("ERR_FAILED")

    chromium.run(play)


def test_a_language_that_fails_to_load_falls_back_to_english(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address, locale="de-DE") as visitor:
            tab = await visitor.tab("/rules")
            heading = tab.page.get_by_role("heading", level=1)
            await tab.page.route(re.compile("/assets/(de|en)-"), lambda route: route.abort())
            await tab.page.goto(server.address)
            await expect(heading).to_have_text(text_of("problem-offline"))
            await tab.page.unroute_all()
            await tab.page.route("**/assets/de-*", lambda route: route.abort())
            await tab.page.get_by_role("button").click()
            languages = tab.page.locator("dialog select")
            await tab.page.locator("[data-settings]").click()
            await expect(languages).to_have_value("en")  # the fallback
            await languages.select_option("de")
            await expect(tab.page.locator("dialog [role=alert]")).to_contain_text("Deutsch")
            await expect(languages).to_have_value("en")
            await tab.page.unroute_all()
            await tab.page.reload()  # a browser does not retry a failed module import
            await expect(tab.page.get_by_role("button", name=text_of("home-play-now", "de"))).to_be_visible()
            tab.ignore_errors("ERR_FAILED")

    chromium.run(play)


def test_two_players_in_two_tabs_of_one_browser_are_kept_apart(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor, guest(browser, server.address) as other:
            host = await visitor.tab("/")
            await make_table(host.page, "classic")
            room = host.room
            third = await other.tab(f"/t/{room}")
            await sit_down(third.page, "Cora")
            await send_request(host.page, room, request="Sit", seat=2, name="Bea")
            await host.page.reload()  # only a snapshot says which seats belong to the guest
            second = await visitor.tab(f"/t/{room}?seat=2")
            await second.until(lambda: second.frames)  # connected before the game starts
            await host.page.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
            players = [PagePlayer(tab, Random(13)) for tab in (host, second, third)]

            async def some_turns(player: PagePlayer) -> None:
                while len(player.tab.commands) < 2:
                    task = await player.next_task()
                    if task in ("ended", "share"):
                        return  # nobody is waited for: it is the end of the round for all
                    await player.answer(task)

            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(some_turns(player))
            for player, seat in zip(players, (0, 2, 1), strict=True):
                assert player.tab.seat == seat
                assert read(seat, player.tab.frames).facts
                played = [socket.seat for socket in player.tab.sockets if '"GameStarted"' in str(socket.received)]
                assert set(played) == {seat}
            await send_request(host.page, room, request="PassHost", seat=1)
            await send_request(third.page, room, request="Remove", seat=0)
            await expect_seat_lost(host)
            await host.page.get_by_role("button", name=text_of("connection-spectate"), exact=True).click()
            await expect_spectator(host)
            await host.page.reload()
            await expect_spectator(host)
            assert second.seat == 2

    chromium.run(play)


WAITS_FOR_A_LOCK = "async () => (await navigator.locks.query()).pending.length > 0"


def test_two_tabs_that_open_at_the_same_time_are_one_guest(chromium: Chromium, server: Server) -> None:
    async def open_both(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            first_asks, second_asks, may_continue = asyncio.Event(), asyncio.Event(), asyncio.Event()
            answers: asyncio.Queue[APIResponse] = asyncio.Queue()

            async def delay_first_request(route: Route) -> None:
                if first_asks.is_set():
                    second_asks.set()
                else:
                    first_asks.set()
                    await may_continue.wait()
                answer = await route.fetch()
                answers.put_nowait(answer)
                await route.fulfill(response=answer)

            await visitor.context.route("**/api/me", delay_first_request)
            await visitor.tab("/")
            await first_asks.wait()
            second = await visitor.tab("/")
            either = (second.page.wait_for_function(WAITS_FOR_A_LOCK), second_asks.wait())
            tries = [asyncio.ensure_future(each) for each in either]
            await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
            may_continue.set()
            made = ["set-cookie" in (await answers.get()).headers for _ in range(2)]
            assert made == [True, False], "each tab has become a guest of its own"

    chromium.run(open_both)


async def send_request(page: Page, room: str, **request: object) -> None:
    """Send a request by HTTP, which must be accepted."""
    status = await page.evaluate(
        """async ([room, request]) => {
          const headers = { 'Content-Type': 'application/json' };
          const body = JSON.stringify({ request });
          return (await fetch(`/api/rooms/${room}/requests`, { method: 'POST', headers, body })).status;
        }""",
        [room, request],
    )
    assert status < 300, (request, status)


async def expect_seat_lost(tab: Tab) -> None:
    """Wait until the page says that its seat was taken away."""
    notice = tab.page.get_by_role("status").filter(has_text=text_of("connection-reason-seat-lost"))
    await expect(notice).to_be_visible()
    await expect(tab.page.locator("[data-index]")).to_have_count(0)


async def expect_spectator(tab: Tab) -> None:
    """The tab is a spectator, and was never connected as the other player of this browser."""
    await expect(tab.page.get_by_text(text_of("table-spectator"))).to_be_visible()
    await expect(tab.page.locator("[data-index]")).to_have_count(0)
    assert tab.seat is None
    assert {socket.seat for socket in tab.sockets} <= {0, None}


def test_a_player_who_leaves_a_seat_or_is_removed_in_the_lobby_becomes_a_spectator(
    chromium: Chromium, server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            room = host.room
            first = await other.tab(f"/t/{room}")
            await sit_down(first.page, "Bea")
            await send_request(first.page, room, request="Sit", seat=2, name="Cora")
            second = await other.tab(f"/t/{room}?seat=2")
            name = second.page.get_by_label(text_of("lobby-sit-name"))
            await expect(name).to_have_value("Cora")  # not the name of the other tab
            await (
                second.page.get_by_role("listitem", name=text_of("lobby-seat", number=3), exact=True)
                .get_by_role("button", name=text_of("lobby-leave-seat"))
                .click()
            )
            await second.page.wait_for_url("**spectate=1")
            await expect(second.page.get_by_text(text_of("lobby-seat-free")).first).to_be_visible()
            assert {socket.seat for socket in second.sockets} == {2, None}
            await (
                host.page.get_by_role("listitem", name=text_of("lobby-seat", number=2), exact=True)
                .locator("summary")
                .click()
            )
            await host.page.locator("details[open] .menu button").last.click()
            await expect_seat_lost(first)
            await first.page.get_by_role("button", name=text_of("connection-spectate"), exact=True).click()
            await sit_down(first.page, "Bea")  # and can take a seat again

    chromium.run(play)


def test_spectators_are_told_that_a_table_allows_none(chromium: Chromium, server: Server) -> None:
    async def start(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            await host.page.get_by_label(text_of("lobby-spectators-allowed")).uncheck()
            room = host.room
            watching, screen = await other.tab(f"/t/{room}"), await other.tab(f"/screen/{room}")
            for tab in (watching, screen):
                await expect(tab.page.get_by_role("heading").first).to_be_visible()
            await host.page.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
            late = await other.tab(f"/t/{room}?seat=0")
            for tab in (watching, screen, late):
                await expect(tab.page.get_by_text(text_of("problem-no-spectators"))).to_be_visible()

    chromium.run(start)
