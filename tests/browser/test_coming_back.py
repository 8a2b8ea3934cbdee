"""Whoever was away sees the table as it is: after a reload, after a cut, in another tab."""

import asyncio
import re
from random import Random

import pytest
from playwright.async_api import APIResponse, Browser, Page, Route, expect

from tests.browser.browsing import Chromium, Tab, guest
from tests.browser.person import Person
from tests.browser.relay import relay
from tests.browser.secrets import read
from tests.browser.tables import make_table, play_now, sit_down, table
from tests.browser.words import said
from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("browser")

VIEW = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) =>
    (each.getAttribute('aria-label') ?? each.textContent).replace(/\\s+/g, ' ').trim());
  return {
    maze: texts('[data-cell]').sort(),
    hand: texts('[data-place]'),
    players: texts('[data-seat] > .visually-hidden'),
    piles: texts('.maze ul .visually-hidden'),
    dock: texts('.action-bar'),
    log: texts('aside li'),
    round: texts('h1'),
  };
}"""
"""All that the table says."""


async def view(page: Page) -> dict[str, list[str]]:
    """All that the table says, once it has come."""
    await expect(page.locator("[data-place]").first).to_be_visible()
    found: dict[str, list[str]] = await page.evaluate(VIEW)
    assert all(found.values()), f"the table says nothing of some things: {found}"
    return found


async def connected(page: Page) -> None:
    """Wait until the page says that it is connected."""
    await expect(page.locator("header [role=status]")).to_have_text(said("line-open"))


def test_a_reload_in_mid_turn_stands_where_it_stood(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with table(browser, server.address, "saboteur 2", Random(9), number=1) as around:
            (person,) = around.people
            for _ in range(3):
                await person.play("turn")
                before = await view(person.page)
                await person.take((await person.offer()).cards[0]["place"])
                await person.page.reload()
                await person.play("turn")  # and no role to be learnt again, or the view would differ
                assert await view(person.page) == before
                await person.answer("turn")
            reader = read(0, person.tab.frames)  # each time it was shown what it knew
            assert len(reader.facts) > 10

    chromium.run(play)


def test_a_cut_line_is_seen_and_afterwards_all_is_as_for_others(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with (
            relay(server.address) as line,
            table(browser, line.address, "classic", Random(10), number=1) as around,
        ):
            (person,) = around.people
            await person.play("turn")
            before = await view(person.page)
            line.cut()
            status = person.page.locator("header [role=status]")
            await expect(status).to_have_text(said("line-lost"))
            place = (await person.offer()).usable[0]
            await person.take(place)  # looking at cards needs no line
            await person.lay_down()
            line.mend()
            await connected(person.page)
            assert await view(person.page) == before
            await person.answer("turn")
            await person.play("turn", "ended")
            now = await view(person.page)
            await person.page.reload()
            await person.play("turn", "ended")
            assert await view(person.page) == now
            read(0, person.tab.frames)  # told without a gap, and nothing twice
            person.tab.forgive("WebSocket connection")

    chromium.run(play)


def test_a_move_under_way_when_the_line_is_cut_is_made_once(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with (
            relay(server.address) as line,
            table(browser, line.address, "classic", Random(11), number=1) as around,
        ):
            (person,) = around.people
            await person.play("turn")
            await person.press(said("prompt-way-pass"))
            await person.take(0)
            line.cut()
            await person.touch(".prompt [data-confirm]")
            await expect(person.page.locator("header [role=status]")).to_have_text(said("line-lost"))
            line.mend()
            await connected(person.page)
            await person.play("turn", "ended")
            facts = read(0, person.tab.frames).facts
            assert [fact["seat"] for fact in facts if fact["fact"] == "Passed"].count(0) <= 1
            begun = [fact for fact in facts if fact["fact"] == "TurnBegun" and fact["seat"] == 0]
            assert len(begun) <= 2
            person.tab.forgive("WebSocket connection")

    chromium.run(play)


def test_a_device_without_network_says_so_and_comes_back(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as somebody:
            person = Person(await play_now(somebody, "classic"), Random(12))
            await person.play("turn")
            before = await view(person.page)
            await somebody.context.set_offline(True)
            await expect(person.page.locator("header [role=status]")).not_to_have_text(said("line-open"))
            await somebody.context.set_offline(False)
            await connected(person.page)
            assert await view(person.page) == before
            await person.answer("turn")
            person.tab.forgive("WebSocket connection")

    chromium.run(play)


def test_a_part_of_the_client_that_does_not_come_says_so_and_is_asked_for_again(
    chromium: Chromium, server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as somebody:
            tab = await somebody.tab()
            await tab.page.route("**/assets/Rules*", lambda route: route.abort())
            await tab.page.goto(f"{server.address}/rules")
            heading = tab.page.get_by_role("heading", level=1)
            await expect(heading).to_have_text(said("problem-offline"))
            await tab.page.unroute("**/assets/Rules*")
            await tab.page.get_by_role("button", name=said("home-refresh")).click()
            await expect(heading).to_be_visible()
            await expect(heading).not_to_have_text(said("problem-offline"))
            tab.forgive("ERR_FAILED")

    chromium.run(play)


def test_a_language_that_does_not_come_leaves_nobody_before_a_blank_page(
    chromium: Chromium, server: Server
) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address, locale="de-DE") as somebody:
            tab = await somebody.tab("/rules")
            heading = tab.page.get_by_role("heading", level=1)
            await tab.page.route(re.compile("/assets/(de|en)-"), lambda route: route.abort())
            await tab.page.goto(server.address)
            await expect(heading).to_have_text(said("problem-offline"))
            await tab.page.unroute_all()
            await tab.page.route("**/assets/de-*", lambda route: route.abort())
            await tab.page.get_by_role("button").click()
            languages = tab.page.locator("header select")
            await expect(languages).to_have_value("en")  # better than none
            await languages.select_option("de")
            await expect(tab.page.locator("header [role=alert]")).to_contain_text("Deutsch")
            await expect(languages).to_have_value("en")
            await tab.page.unroute_all()
            await tab.page.reload()  # a browser asks once for a part of a page
            await expect(tab.page.get_by_role("button", name=said("home-play", "de"))).to_be_visible()
            await expect(languages).to_have_value("de")
            tab.forgive("ERR_FAILED")

    chromium.run(play)


def test_two_players_in_two_tabs_of_one_browser_do_not_mix(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as somebody, guest(browser, server.address) as other:
            host = await somebody.tab("/")
            await make_table(host.page, "classic")
            room = host.room
            third = await other.tab(f"/t/{room}")
            await sit_down(third.page, "Cleo")
            await give(host.page, room, request="Sit", seat=2, name="Bea")
            await host.page.reload()  # which seats are one's own is shown, not told
            second = await somebody.tab(f"/t/{room}?seat=2")
            await second.until(lambda: second.frames)  # it is there before the game begins
            await host.page.get_by_role("button", name=said("lobby-start"), exact=True).click()
            people = [Person(tab, Random(13)) for tab in (host, second, third)]

            async def some_turns(person: Person) -> None:
                for _ in range(5):
                    await person.answer(await person.called())

            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(some_turns(person))
            for person, seat in zip(people, (0, 2, 1), strict=True):
                assert person.tab.seat == seat
                assert read(seat, person.tab.frames).facts
                played = [socket.seat for socket in person.tab.sockets if '"GameStarted"' in str(socket.received)]
                assert set(played) == {seat}
            await give(host.page, room, request="PassHost", seat=1)
            await give(third.page, room, request="Remove", seat=0)
            await reads_that_the_seat_is_lost(host)
            await host.page.get_by_role("button", name=said("line-look-on"), exact=True).click()
            await only_looks_on(host)
            await host.page.reload()
            await only_looks_on(host)
            assert second.seat == 2

    chromium.run(play)


WAITS_FOR_A_LOCK = "async () => (await navigator.locks.query()).pending.length > 0"


def test_two_tabs_that_open_at_the_same_moment_are_one_guest(chromium: Chromium, server: Server) -> None:
    async def open_both(browser: Browser) -> None:
        async with guest(browser, server.address) as somebody:
            first_asks, second_asks, may_go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
            answers: asyncio.Queue[APIResponse] = asyncio.Queue()

            async def hold_the_first(route: Route) -> None:
                if first_asks.is_set():
                    second_asks.set()
                else:
                    first_asks.set()
                    await may_go_on.wait()
                answer = await route.fetch()
                answers.put_nowait(answer)
                await route.fulfill(response=answer)

            await somebody.context.route("**/api/me", hold_the_first)
            await somebody.tab("/")
            await first_asks.wait()
            second = await somebody.tab("/")
            either = (second.page.wait_for_function(WAITS_FOR_A_LOCK), second_asks.wait())
            tries = [asyncio.ensure_future(each) for each in either]
            await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
            may_go_on.set()
            made = ["set-cookie" in (await answers.get()).headers for _ in range(2)]
            assert made == [True, False], "each tab has become a guest"

    chromium.run(open_both)


async def give(page: Page, room: str, **want: object) -> None:
    """Give an order by HTTP, which is carried out."""
    status = await page.evaluate(
        """async ([room, want]) => {
          const headers = { 'Content-Type': 'application/json' };
          const body = JSON.stringify({ request: want });
          return (await fetch(`/api/rooms/${room}/requests`, { method: 'POST', headers, body })).status;
        }""",
        [room, want],
    )
    assert status < 300, (want, status)


async def reads_that_the_seat_is_lost(tab: Tab) -> None:
    """Nobody who is removed is left to guess it."""
    told = tab.page.get_by_role("status").filter(has_text=said("line-because-seat-lost"))
    await expect(told).to_be_visible()
    await expect(tab.page.locator("[data-place]")).to_have_count(0)


async def only_looks_on(tab: Tab) -> None:
    """The tab has no hand, and never looked through the eyes of the other player in this browser."""
    await expect(tab.page.get_by_text(said("table-spectator"))).to_be_visible()
    await expect(tab.page.locator("[data-place]")).to_have_count(0)
    assert tab.seat is None
    assert {socket.seat for socket in tab.sockets} <= {0, None}


def test_who_gets_up_or_is_removed_in_the_lobby_looks_on_and_stays_so(chromium: Chromium, server: Server) -> None:
    async def come_and_go(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            room = host.room
            first = await other.tab(f"/t/{room}")
            await sit_down(first.page, "Bea")
            await give(first.page, room, request="Sit", seat=2, name="Cleo")
            second = await other.tab(f"/t/{room}?seat=2")
            name = second.page.get_by_label(said("lobby-sit-name"))
            await expect(name).to_have_value("Cleo")  # and not that of the other tab
            await (
                second.page.get_by_role("listitem", name=said("lobby-seat", number=3), exact=True)
                .get_by_role("button", name=said("lobby-get-up"))
                .click()
            )
            await second.page.wait_for_url("**look=on")
            await expect(second.page.get_by_text(said("lobby-free")).first).to_be_visible()
            assert {socket.seat for socket in second.sockets} == {2, None}
            await (
                host.page.get_by_role("listitem", name=said("lobby-seat", number=2), exact=True)
                .locator("summary")
                .click()
            )
            await host.page.locator("details[open] .menu button").last.click()
            await reads_that_the_seat_is_lost(first)
            await first.page.get_by_role("button", name=said("line-look-on"), exact=True).click()
            await sit_down(first.page, "Bea")  # there is always a way back

    chromium.run(come_and_go)


def test_where_no_onlookers_are_wanted_they_are_told_so(chromium: Chromium, server: Server) -> None:
    async def begin(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            await host.page.get_by_label(said("lobby-spectators-may")).uncheck()
            room = host.room
            looking, screen = await other.tab(f"/t/{room}"), await other.tab(f"/screen/{room}")
            for tab in (looking, screen):
                await expect(tab.page.get_by_role("heading").first).to_be_visible()
            await host.page.get_by_role("button", name=said("lobby-start"), exact=True).click()
            late = await other.tab(f"/t/{room}?seat=0")
            for tab in (looking, screen, late):
                await expect(tab.page.get_by_text(said("problem-no-spectators"))).to_be_visible()

    chromium.run(begin)
