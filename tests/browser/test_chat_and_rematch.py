"""Invitations, chat, emotes, muting, notes and rematches."""

import asyncio
import json
import re
from random import Random

from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import Chromium, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.qr import read_qr
from tests.browser.tables import finish_early, make_table, play_now, sit_down
from tests.server.serving import Server

MARGIN = 4
"""Width of the quiet zone around a QR code, in modules."""


async def scan_qr(page: Page, name: str) -> str:
    """The text of the QR code with this label."""
    picture = page.get_by_role("img", name=text_of(name))
    _, _, wide, _ = (int(each) for each in (await picture.get_attribute("viewBox") or "").split())
    drawn = await picture.locator("path").get_attribute("d") or ""
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)
    assert "".join(f"M{x} {y}h1v1h-1z" for x, y in squares) == drawn, "the path must have only modules"
    return read_qr({(int(y) - MARGIN, int(x) - MARGIN) for x, y in squares}, wide - 2 * MARGIN)


async def say(page: Page, text: str) -> None:
    """Send a chat message."""
    await page.get_by_label(text_of("chat-input"), exact=True).fill(text)
    await page.get_by_role("button", name=text_of("chat-send"), exact=True).click()


def test_players_are_invited_chat_and_mute_each_other(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            link = await scan_qr(host.page, "lobby-qr")
            assert link == f"{server.address}/t/{host.room}"
            friend = await other.tab(link.removeprefix(server.address))
            await sit_down(friend.page, "Bea")
            await say(friend.page, "Is this the way to the gold?")
            await expect(host.page.get_by_text("Is this the way to the gold?", exact=True)).to_be_visible()
            await say(host.page, "Only for the honest.")
            await expect(friend.page.get_by_text("Only for the honest.")).to_be_visible()
            await host.page.get_by_role("button", name=text_of("lobby-start"), exact=True).click()
            players = [PagePlayer(tab, Random(18)) for tab in (host, friend)]
            for player in players:
                await player.play("role")
                await player.answer("role")
            await chat_during_game(*players)
            await mute_each_other(*players)
            await edit_note(players[1])

    chromium.run(play)


async def chat_during_game(ada: PagePlayer, bea: PagePlayer) -> None:
    """A chat message counts as unread until the chat is opened; an emote is shown for a moment."""
    for player in (ada, bea):
        # Messages from before the game are not unread.
        await expect(player.page.locator(".unread")).to_have_count(0)
    await ada.page.get_by_role("button", name=text_of("table-chat")).click()
    await say(ada.page, "Trust me.")
    await expect(bea.page.locator(".unread")).to_have_text(re.compile("^1"))
    await bea.page.get_by_role("button", name=text_of("table-chat")).click()
    await expect(bea.page.locator(".unread")).to_have_count(0)
    await expect(bea.page.get_by_text("Trust me.")).to_be_visible()
    # It may be short: watch before it is sent.
    seen = asyncio.ensure_future(ada.page.wait_for_selector("[data-seat='1'] .emote"))
    await bea.page.get_by_role("button", name=text_of("emote-doubt")).click()
    await seen
    await expect(ada.page.locator("aside li", has_text=text_of("emote-doubt"))).to_have_count(1)
    await expect(ada.page.locator("[data-seat='1'] .emote")).to_have_count(0)  # it has disappeared


async def mute_each_other(ada: PagePlayer, bea: PagePlayer) -> None:
    """Bea mutes the host for herself; the host mutes Bea for everyone."""
    await open_player(bea.page, 0)
    await bea.page.get_by_role("button", name=text_of("player-mute")).click()
    await bea.page.keyboard.press("Escape")
    await expect(bea.page.get_by_text("Trust me.")).to_have_count(0)
    await say(ada.page, "Can you hear me?")
    await expect(ada.page.get_by_text("Can you hear me?")).to_be_visible()
    await bea.tab.until(lambda: "Can you hear me?" in str(bea.tab.frames))
    await expect(bea.page.get_by_text("Can you hear me?")).to_have_count(0)
    await expect(bea.page.locator("[data-seat='0'] .emote")).to_have_count(0)
    await open_player(ada.page, 1)
    await ada.page.get_by_role("button", name=text_of("player-mute-for-everyone")).click()
    await expect(bea.page.get_by_label(text_of("chat-input"), exact=True)).to_have_count(0)


async def edit_note(bea: PagePlayer) -> None:
    """A note keeps its line breaks; the dialog stays open if the note is refused."""
    note = bea.page.get_by_role("dialog").get_by_role("textbox")
    for hidden, accepted in (("\u202e", False), ("", True)):
        await open_player(bea.page, 0)
        await note.fill(f"lamps: the host{hidden}\ncarts: nobody")
        await bea.page.keyboard.press("Escape")
        if not accepted:
            await expect(bea.page.get_by_role("alert").get_by_text(text_of("problem-text-hidden"))).to_be_visible()
            await expect(note).to_be_visible()
            await bea.page.keyboard.press("Escape")  # discard the note
        await expect(bea.page.get_by_role("dialog")).to_have_count(0)
    await open_player(bea.page, 0)
    await expect(note).to_have_value("lamps: the host\ncarts: nobody")


async def open_player(page: Page, seat: int) -> None:
    """Open the dialog of a player by the mark beside their name."""
    await page.locator(f".player:has([data-seat='{seat}']) .mark").click()
    await expect(page.get_by_role("dialog")).to_be_visible()


def test_the_big_screen_follows_to_a_rematch(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor, guest(browser, server.address) as sofa:
            player = PagePlayer(await play_now(visitor, "classic"), Random(20))
            before = player.tab.room
            tv = await sofa.tab(f"/screen/{before}")
            own_tv = await visitor.tab(f"/screen/{before}")  # the browser of a player
            for screen in (tv, own_tv):
                await expect(screen.page.get_by_role("img", name=text_of("bigscreen-qr"))).to_be_visible()
            await player.answer("role")
            await finish_early(player)
            for screen in (tv, own_tv):
                await expect(screen.page.locator("main.podium")).to_be_visible()
            await own_tv.page.get_by_role("button", name=text_of("podium-rematch")).click()
            for screen in (tv, own_tv):
                code = screen.page.locator("main .code")
                await expect(code).to_be_visible()  # the code of the lobby; during a game it is in the footer
                assert screen.room != before
                assert f"/screen/{screen.room}" in screen.page.url
                assert {socket.seat for socket in screen.sockets} == {None}

    chromium.run(play)


def test_a_hotseat_game_has_a_rematch_on_the_same_device(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as visitor:
            tab = await visitor.tab("/pass")
            page, player = tab.page, PagePlayer(tab, Random(19))
            await page.get_by_role("button", name=text_of("hotseat-remove", number=3)).click()
            for number, name in enumerate(("Ada", "Bea"), 1):
                await page.get_by_label(text_of("hotseat-name", number=number), exact=True).fill(name)
            await page.get_by_label(text_of("hotseat-bots")).select_option("1")
            await page.get_by_role("button", name=text_of("hotseat-start"), exact=True).click()
            show_cards = page.locator(".handover").get_by_role("button")
            await expect(show_cards).to_have_count(1)  # not while a bot plays
            await show_cards.click()
            await player.answer(await player.next_task())  # the role
            await player.play("turn")
            await page.get_by_role("button", name=text_of("menu-title"), exact=True).click()
            # One vote is enough: one guest has all these seats.
            await page.get_by_role("button", name=text_of("menu-vote-to-end")).click()
            await expect(page.locator("main.podium")).to_be_visible()
            before = tab.room
            await page.route("**/requests", lambda route: route.abort())
            await page.get_by_role("button", name=text_of("podium-rematch")).click()
            # The rematch was not started.
            await expect(page.get_by_role("alert")).to_have_text(text_of("problem-offline"))
            await page.unroute("**/requests")
            tab.ignore_errors("ERR_FAILED")
            frames = [json.loads(frame) for socket in tab.sockets for frame in socket.received]
            items = [item for frame in frames for item in frame.get("items", ())]
            (rematch,) = {item["room"] for item in items if item.get("event") == "RematchOpened"}
            lobby = await visitor.tab(f"/pass/{rematch}")
            start = lobby.page.locator(".handover").get_by_role(
                "button", name=text_of("hotseat-start"), exact=True
            )
            await expect(start).to_be_visible()  # the game has not started
            await start.click()
            await expect(start).to_have_count(0)
            # It was started in the other tab.
            await page.get_by_role("button", name=text_of("podium-rematch-join")).click()
            await expect(show_cards).to_have_count(1)  # it has started with the handover screen
            assert tab.room != before
            assert "/pass/" in page.url
            await show_cards.click()
            assert await player.next_task() == "role"
            tab.ignore_errors("409 (Conflict)")  # it was already started

    chromium.run(play)
