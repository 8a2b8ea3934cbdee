"""Three people in three browsers and two bots play, and nobody's page is sent what its seat may not know."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browsing import Chromium
from tests.browser.looking import accessible
from tests.browser.person import Person
from tests.browser.secrets import Judge, read
from tests.browser.tables import Around, finish_early, go_on_to_the_next_round, table
from tests.browser.words import said
from tests.server.end_to_end.secrecy_check import prove
from tests.server.serving import Server

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.rule("INFO-4")]


async def together(around: Around, do: Callable[[Person], Awaitable[object]]) -> None:
    """Everybody at once, each at their own page."""
    async with asyncio.TaskGroup() as group:
        for person in around.people:
            group.create_task(_awaited(do(person)))


async def _awaited(work: Awaitable[object]) -> None:
    await work


async def judge(around: Around, server: Server, kept_at: Path, random: Random) -> Judge:
    """Hold all that came to all pages against the secrets of the game."""
    cookies = [await somebody.cookie() for somebody in around.guests]
    answer = await around.guests[0].context.request.get(f"{server.address}/api/rooms/{around.room}/record")
    found = Judge(await answer.text(), around.room, kept_at, cookies)
    assert sum(found.acquits(person.tab, random) for person in around.people) > 0
    return found


def test_a_whole_base_game_to_the_podium(chromium: Chromium, server: Server, kept_at: Path) -> None:
    async def game(browser: Browser) -> None:
        random = Random(1)
        async with table(browser, server.address, "classic", random) as around:
            around.people[0].looks = True
            await together(around, play_a_game)
            titles = [await person.page.get_by_role("heading", level=1).inner_text() for person in around.people]
            assert len(set(titles)) == 1, "everybody sees the same winner"
            found = await judge(around, server, kept_at, random)
            leaks_are_caught(found, around, random)
            await look_back(around.people[0].page)

    chromium.run(game)


async def play_a_game(person: Person) -> None:
    """To the podium; the end of a round and the podium are for everyone."""
    if person.looks:
        await person.play_round()
        await accessible(person.page, "end of a round")
    await person.play("podium")
    if person.looks:
        await expect(person.page.get_by_role("table")).to_be_visible()
        await accessible(person.page, "podium")


async def look_back(page: Page) -> None:
    """The way from the podium to the replay, and through it."""
    await page.get_by_role("link", name=said("podium-replay")).click()
    await expect(page.get_by_role("heading", name=said("replay-title"))).to_be_visible()
    slider = page.get_by_role("slider", name=said("replay-slider"))
    await expect(slider).to_be_visible()
    await accessible(page, "replay")
    moments = [await slider.get_attribute("aria-valuetext")]
    for key in ("End", "ArrowLeft", "Home"):
        await page.keyboard.press(key)
        await expect(slider).not_to_have_attribute("aria-valuetext", moments[-1] or "")
        moments.append(await slider.get_attribute("aria-valuetext"))
    await page.get_by_label(said("replay-eyes")).select_option("all")
    await page.get_by_role("button", name=said("replay-step-on"), exact=True).click()
    await expect(page).to_have_url(re.compile(r"eyes=all&at=[1-9]"))
    await page.locator(".board [data-cell]").last.focus()  # on the board, arrows go from card to card and not on
    where = await page.evaluate("location.href")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate("location.href") == where
    await accessible(page, "replay of everything")


def leaks_are_caught(found: Judge, around: Around, random: Random) -> None:
    """The same judge, and frames in which something was planted."""
    mine, neighbour = (person.tab for person in around.people[:2])
    place = next(place for place, frame in enumerate(mine.frames) if '"fact"' in frame)

    def caught(planted: dict[str, object], match: str) -> None:
        frame = json.dumps({**json.loads(mine.frames[place]), **planted})
        with pytest.raises(AssertionError, match=match):
            found.judge(mine.seat, [*mine.frames[:place], frame, *mine.frames[place + 1 :]], random)

    for what in ("the seed", "the cookie of 1"):
        caught({"x": found.secrets[what]}, what)
    caught({"roles": ["saboteur"]}, "more than the protocol knows")
    caught({"choices": [{"do": "LetPass"}]}, "the choices do not follow")
    with pytest.raises(AssertionError):  # what the neighbour was told, with what is in the neighbour's hand
        prove(found.record, mine.seat, read(neighbour.seat, neighbour.frames).facts, random, 1)


@pytest.mark.parametrize("preset", ["saboteur 2", "the whole box"])
def test_a_round_of_a_larger_box(chromium: Chromium, server: Server, kept_at: Path, preset: str) -> None:
    async def game(browser: Browser) -> None:
        random = Random(len(preset))
        async with table(browser, server.address, preset, random) as around:
            around.people[0].looks = True
            await together(around, Person.play_round)
            await together(around, go_on_to_the_next_round)
            await together(around, finish_early)
            await judge(around, server, kept_at, random)

    chromium.run(game)
