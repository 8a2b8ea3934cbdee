"""Two or three players in browsers of their own play with bots.

No page receives what its seat may not know. At every step the whole table is on one screen: on each size of screen
that we support, and in all languages.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import Chromium
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.screen_checks import assert_accessible
from tests.browser.secrecy_checks import SecrecyChecker, read
from tests.browser.tables import Device, SeatedTable, continue_to_next_round, finish_early, table
from tests.server.end_to_end.secrecy_check import check_viewer_secrecy
from tests.server.serving import Server

pytestmark = [
    pytest.mark.rule("INFO-4"),
    pytest.mark.plain,  # random numbers within a round are patched
]


async def for_all_players(seated: SeatedTable, do: Callable[[PagePlayer], Awaitable[object]]) -> None:
    """Run this for all players at the same time."""
    async with asyncio.TaskGroup() as group:
        for player in seated.players:
            group.create_task(_describe_failure(seated, do(player)))


async def _describe_failure(seated: SeatedTable, work: Awaitable[object]) -> None:
    """Await the work. If it fails, add to the error what each player did last and what each page shows.

    A page that waits in vain fails first, but the cause may be on the page of the player that it waits for.
    """
    try:
        await work
    except Exception as error:
        for player in seated.players:
            error.add_note(await player.description())
        raise


async def check_secrecy(seated: SeatedTable, server: Server, db_path: Path, random: Random) -> SecrecyChecker:
    """Check all frames of all pages against the secrets of the game."""
    cookies = [await visitor.cookie() for visitor in seated.guests]
    answer = await seated.guests[0].context.request.get(f"{server.address}/api/rooms/{seated.room}/record")
    found = SecrecyChecker(await answer.text(), seated.room, db_path, cookies)
    assert sum(found.check_tab(player.tab, random) for player in seated.players) > 0
    return found


def test_no_page_of_a_base_game_receives_a_secret(chromium: Chromium, server: Server, db_path: Path) -> None:
    """A round to its end, then the next role and the podium."""

    async def play(browser: Browser) -> None:
        random = Random(1)
        devices = (Device(1440, 900), Device(390, 664, "pl"), Device(768, 1024, "fr"))
        async with table(browser, server.address, "classic", random, devices) as seated:
            await play_first_round(seated)
            await for_all_players(seated, finish_early)
            await assert_same_result(seated)
            await assert_accessible(seated.players[0].page, "podium")
            found = await check_secrecy(seated, server, db_path, random)
            check_planted_leaks(found, seated, random)
            await view_replay(seated.players[0].page)

    chromium.run(play)


async def assert_same_result(seated: SeatedTable) -> None:
    """Check that all pages show the same result on the podium."""
    totals = [await player.page.locator("main.podium tbody").inner_text() for player in seated.players]
    assert len({tuple(re.findall(r"-?\d+", text)) for text in totals}) == 1, totals


async def play_first_round(seated: SeatedTable) -> None:
    """Play to the roles of the second round. The first player takes gold at the table."""
    seated.players[0].dismisses_round_end = True
    await for_all_players(seated, PagePlayer.play_round)
    await assert_accessible(seated.players[0].page, "end of a round")
    await for_all_players(seated, continue_to_next_round)


@pytest.mark.slow  # three rounds on three pages: they show nothing that one round and the podium do not
@pytest.mark.parametrize(
    "devices",
    [
        (Device(1440, 900), Device(390, 844, "de"), Device(375, 667, "fr")),
        (Device(390, 664, "pl"), Device(320, 568, "ru"), Device(844, 390, "uk")),
    ],
    ids=["large screens", "small screens"],
)
def test_no_page_of_a_whole_base_game_receives_a_secret(
    chromium: Chromium, server: Server, db_path: Path, devices: tuple[Device, ...]
) -> None:
    """A whole game at each size that we support and in each language; the screen is checked at every step."""

    async def play(browser: Browser) -> None:
        random = Random(1)
        async with table(browser, server.address, "classic", random, devices) as seated:
            seated.players[0].dismisses_round_end = True
            await for_all_players(seated, lambda player: player.play("podium"))
            await assert_same_result(seated)
            await check_secrecy(seated, server, db_path, random)

    chromium.run(play)


async def view_replay(page: Page) -> None:
    """Open the replay from the podium and step through it."""
    await page.get_by_role("link", name=text_of("podium-replay")).click()
    await expect(page.get_by_role("heading", name=text_of("replay-title"))).to_be_visible()
    slider = page.get_by_role("slider", name=text_of("replay-position"))
    await expect(slider).to_be_visible()
    await assert_accessible(page, "replay")
    slider_values = [await slider.get_attribute("aria-valuetext")]
    for key in ("End", "ArrowLeft", "Home"):
        await page.keyboard.press(key)
        await expect(slider).not_to_have_attribute("aria-valuetext", slider_values[-1] or "")
        slider_values.append(await slider.get_attribute("aria-valuetext"))
    await page.get_by_label(text_of("replay-view-as")).select_option("all")
    await page.get_by_role("button", name=text_of("replay-step-forward"), exact=True).click()
    await expect(page).to_have_url(re.compile(r"view-as=all&at=[1-9]"))
    await page.locator(".board [data-cell]").last.focus()  # on the board, arrows move the focus and not the replay
    where = await page.evaluate("location.href")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate("location.href") == where
    await assert_accessible(page, "replay of everything")


def check_planted_leaks(found: SecrecyChecker, seated: SeatedTable, random: Random) -> None:
    """Check that frames with a planted secret fail the check."""
    mine, neighbour = (player.tab for player in seated.players[:2])
    place = next(place for place, frame in enumerate(mine.frames) if '"fact"' in frame)

    def expect_caught(planted: dict[str, object], match: str) -> None:
        frame = json.dumps({**json.loads(mine.frames[place]), **planted})
        with pytest.raises(AssertionError, match=match):
            found.check_frames(mine.seat, [*mine.frames[:place], frame, *mine.frames[place + 1 :]], random)

    for what in ("the seed", "the cookie of 1"):
        expect_caught({"x": found.secrets[what]}, what)
    expect_caught({"roles": ["saboteur"]}, "not in the protocol")
    expect_caught({"choices": [{"do": "LetPass"}]}, "the choices do not follow")
    with pytest.raises(AssertionError):  # the facts sent to the neighbour include the neighbour's hand
        check_viewer_secrecy(found.record, mine.seat, read(neighbour.seat, neighbour.frames).facts, random, 1)


@pytest.mark.parametrize(
    ("preset", "devices", "seats"),
    [
        pytest.param(
            "saboteur 2",
            (Device(768, 1024), Device(390, 664, "pl")),
            5,
            marks=pytest.mark.slow,  # the whole box has all its cards
        ),
        pytest.param(
            "the whole box",
            (Device(844, 340, "uk"), Device(320, 480, "ru")),
            5,
            marks=pytest.mark.slow,  # the same cards with twelve players, and smaller screens than we support
        ),
        ("the whole box", (Device(320, 568, "uk"), Device(844, 390, "de")), 12),
    ],
    ids=["saboteur 2", "the whole box", "twelve players"],
)
def test_no_page_of_a_larger_game_receives_a_secret(
    chromium: Chromium, server: Server, db_path: Path, preset: str, devices: tuple[Device, ...], seats: int
) -> None:
    async def play(browser: Browser) -> None:
        random = Random(len(preset))
        async with table(browser, server.address, preset, random, devices, seats) as seated:
            await play_first_round(seated)
            await for_all_players(seated, finish_early)
            await check_secrecy(seated, server, db_path, random)

    chromium.run(play)
