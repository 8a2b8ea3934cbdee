"""A vote to finish early that others can oppose, and what a host does about spectators."""

from random import Random

from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import Chromium, guest
from tests.browser.message_texts import messages, text_of
from tests.browser.page_player import PagePlayer
from tests.browser.tables import make_table, sit_down
from tests.server.serving import Server


async def press(page: Page, message: str, about: str = "") -> None:
    """Press the button with this label, which may have a name in it."""
    text = messages("en")[message].replace("{ $name }", about)
    await page.get_by_role("button", name=text, exact=True).click()


async def set_name(page: Page, name: str) -> None:
    """Set the name of the host in the lobby."""
    await page.get_by_label(text_of("lobby-sit-name")).fill(name)
    await press(page, "home-name-save")
    await expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


async def chat(page: Page, text: str) -> None:
    """Send a chat message."""
    await page.get_by_label(text_of("chat-input"), exact=True).fill(text)
    await press(page, "chat-send")


def test_one_player_stops_a_vote_to_finish_and_two_votes_finish_the_game(
    chromium: Chromium, server: Server
) -> None:
    async def vote(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            await set_name(host.page, "Ann")
            friend = await other.tab(f"/t/{host.room}")
            await sit_down(friend.page, "Bea")
            await press(host.page, "lobby-start")
            for tab in (host, friend):
                player = PagePlayer(tab, Random(5))
                await player.play("role")
                await player.answer("role")
            banner = [tab.page.get_by_role("region", name=text_of("vote-label")) for tab in (host, friend)]
            await press(host.page, "menu-title")
            await press(host.page, "menu-vote-to-end")
            await host.page.keyboard.press("Escape")
            await expect(banner[1]).to_contain_text("Ann")
            await expect(banner[0]).to_contain_text("Bea")  # has not voted yet
            await press(friend.page, "vote-oppose")
            for each in banner:
                await expect(each).to_have_count(0)
            await press(friend.page, "menu-title")
            await press(friend.page, "menu-vote-to-end")
            await friend.page.keyboard.press("Escape")
            await press(host.page, "vote-agree")
            for tab in (host, friend):
                await expect(tab.page.locator("main.podium")).to_be_visible()

    chromium.run(vote)


def test_a_host_mutes_and_removes_a_spectator_who_cannot_come_back(chromium: Chromium, server: Server) -> None:
    async def moderate(browser: Browser) -> None:
        async with guest(browser, server.address) as one, guest(browser, server.address) as other:
            host = await one.tab("/")
            await make_table(host.page, "classic")
            await set_name(host.page, "Ann")
            watching = await other.tab(f"/t/{host.room}")
            await watching.page.get_by_label(text_of("lobby-sit-name")).fill("ANN")
            await watching.page.get_by_role("button", name=text_of("lobby-sit"), exact=True).first.click()
            await expect(watching.page.get_by_text(text_of("problem-name-taken"))).to_be_visible()
            await press(host.page, "lobby-start")
            player = PagePlayer(host, Random(5))
            await player.play("role")
            await player.answer("role")
            await press(watching.page, "table-chat")
            await chat(watching.page, "I know who it is")
            await press(host.page, "menu-title")
            name = await host.page.locator(".spectators li b").inner_text()
            await press(host.page, "spectators-mute", name)
            await expect(host.page.get_by_text(text_of("spectators-muted"), exact=True)).to_be_visible()
            await chat(watching.page, "It is the host")
            await expect(watching.page.get_by_text(text_of("problem-muted"))).to_be_visible()
            await press(host.page, "spectators-remove", name)
            await press(host.page, "spectators-remove-confirm")
            await expect(host.page.get_by_text(text_of("spectators-none"))).to_be_visible()
            await expect(watching.page.get_by_text(text_of("problem-removed"))).to_be_visible()
            await watching.page.reload()
            await expect(watching.page.get_by_text(text_of("problem-removed"))).to_be_visible()

    chromium.run(moderate)
