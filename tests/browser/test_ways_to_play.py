"""With a finger on a phone; with nothing but the keyboard; at one device that goes from hand to hand."""

from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.browser.browsing import PHONE, Chromium, guest
from tests.browser.by_keys import Typist
from tests.browser.looking import accessible, fits
from tests.browser.person import Person
from tests.browser.tables import play_now
from tests.server.serving import Server

pytestmark = pytest.mark.xdist_group("browser")

HANDHELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def test_a_whole_round_with_a_finger_on_a_phone(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address, **HANDHELD) as somebody:
            person = Person(await play_now(somebody, "saboteur 2"), Random(7), finger=True)
            await fits(person.page, "role on a phone")
            await person.play("turn")
            await fits(person.page, "table on a phone")
            await accessible(person.page, "table on a phone")
            await person.play("ended")
            await fits(person.page, "end of a round on a phone")
            await accessible(person.page, "end of a round on a phone")
            assert len(person.tab.commands) > 3

    chromium.run(play)


def test_a_whole_game_by_keyboard_alone(chromium: Chromium, server: Server) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, server.address) as somebody:
            person = Typist(await play_now(somebody, "classic", seats=3), Random(8))
            await person.play("podium")
            await person.key("Tab", "Enter")  # the first thing on the podium is the rematch
            await expect(person.page.locator("main.podium")).to_have_count(0)
            assert len(person.tab.commands) > 10

    chromium.run(play)
