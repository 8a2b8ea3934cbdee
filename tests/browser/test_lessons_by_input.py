"""Each lesson is played to its end by touch, by keyboard alone, and with text twice as large.

All languages and all sizes of screens that we support occur among them. At every step the table is on one screen,
and every kind of step is accessible.
"""

import json
from itertools import product

import pytest
from playwright.async_api import Browser, expect

from pyrite.lessons import LESSONS
from pyrite.rulebook import LANGUAGES
from tests.browser.browser_session import Chromium, guest
from tests.browser.lesson_player import KeyboardLearner, LessonPlayer, TouchLearner
from tests.browser.message_texts import text_of
from tests.browser.screen_checks import assert_accessible, assert_fits, assert_one_screen, assert_translated
from tests.browser.tables import SIZES, Device, nth_device
from tests.server.serving import Server

INPUTS: dict[str, type[LessonPlayer]] = {
    "touch": TouchLearner,
    "keyboard": KeyboardLearner,
    "large text": LessonPlayer,
}


_checked_kinds: set[str] = set()
"""The kinds of steps that were checked with axe-core in this process; once each, because that takes long."""

CASES = [(lesson, by, nth_device(number)) for number, (by, lesson) in enumerate(product(INPUTS, LESSONS))]
"""Each lesson, how it is played, and where."""
QUICK = (1, 8, 9, 10, 11, 12)
"""The cases of `make test`: every lesson, input, language and size occurs. The others are slow."""


def test_all_lessons_inputs_languages_and_sizes_occur() -> None:
    lessons, inputs, devices = zip(*(CASES[number] for number in QUICK), strict=True)
    assert set(lessons) == set(LESSONS)
    assert set(inputs) == set(INPUTS)
    assert {device.language for device in devices} == set(LANGUAGES)
    assert {(device.width, device.height) for device in devices} == set(SIZES)


@pytest.mark.parametrize(
    ("lesson", "by", "device"),
    [
        pytest.param(*case, id=f"{case[0]} {case[1]}", marks=[] if number in QUICK else pytest.mark.slow)
        for number, case in enumerate(CASES)
    ],
)
def test_a_lesson_is_played_to_its_end(
    chromium: Chromium, server: Server, lesson: str, by: str, device: Device
) -> None:
    large = by == "large text"
    settings = {"speed": "instant", "language": device.language, "textSize": 200 if large else 100}

    async def check(browser: Browser) -> None:
        options = {**device.options, "has_touch": by == "touch", "is_mobile": by == "touch"}
        async with guest(browser, server.address, **options) as visitor:
            await visitor.context.add_init_script(
                f"localStorage.setItem('pyrite.settings', {json.dumps(json.dumps(settings))})"
            )
            page = (await visitor.tab(f"/learn/{lesson}")).page

            async def check_step(kind: str) -> None:
                step = f"{lesson} by {by} at {device}: {kind}"
                await assert_one_screen(page, step, scrolls=large)
                if kind not in _checked_kinds:
                    _checked_kinds.add(kind)
                    await assert_accessible(page, step)

            await INPUTS[by](page, check_step).play_lesson(lesson)
            await assert_translated(page, lesson)
            await assert_fits(page, lesson)
            last = await page.locator(".guide .words").inner_text()
            assert last.strip() not in ("", text_of("lesson-watch", device.language))
            if lesson != LESSONS[-1]:
                return
            await page.locator(".guide a.primary").click()
            await expect(page.locator("li .mark.done")).to_have_count(1)
            await assert_accessible(page, "the list of lessons")

    chromium.run(check)
