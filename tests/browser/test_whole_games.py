"""Three people in three browsers and two bots play, and nobody's page is sent what its seat may not know."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, expect

from tests.browser.browsing import Chromium
from tests.browser.person import ENDING, Person
from tests.browser.secrets import Judge, read
from tests.browser.tables import Around, table
from tests.browser.words import said
from tests.server.real.proof import prove
from tests.server.serving import Server

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.rule("INFO-4")]


async def together(around: Around, do: Callable[[Person], Awaitable[object]]) -> None:
    """Everybody at once, each at their own page."""
    async with asyncio.TaskGroup() as group:
        for person in around.people:
            group.create_task(_awaited(do(person)))


async def _awaited(work: Awaitable[object]) -> None:
    await work


async def finish_early(person: Person) -> None:
    """Agree in the menu to stop here and show everything; when all do, the game is over."""
    page = person.page
    if await page.locator(ENDING).count():
        await person.answer("ended")
        await expect(page.locator("[data-known]")).to_be_visible()
        await person.answer("role")
    await page.get_by_role("button", name=said("menu-title"), exact=True).click()
    await page.get_by_role("button", name=said("menu-finish")).click()
    await expect(page.locator("main.podium")).to_be_visible()


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
            await together(around, lambda person: person.play("podium"))
            titles = [await person.page.get_by_role("heading", level=1).inner_text() for person in around.people]
            assert len(set(titles)) == 1, "everybody sees the same winner"
            found = await judge(around, server, kept_at, random)
            leaks_are_caught(found, around, random)

    chromium.run(game)


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
            await together(around, lambda person: person.play("ended"))
            await together(around, finish_early)
            await judge(around, server, kept_at, random)

    chromium.run(game)
