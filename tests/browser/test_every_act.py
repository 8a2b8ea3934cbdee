"""Every fact that is told and every card: its sentence and motion, seen by its actor, its target and a spectator.

Golden playthroughs are shown to a page of each language, in every size of a screen. Devices and viewers take
turns; the slow tests show every act on every device. Time runs fast on the page. What it must say follows from the
declarations of the facts and the messages, as `pyrite.messages` reads them, so a new fact without a scene fails.
"""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocketRoute
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from pyrite.game.all_facts import FACTS
from pyrite.game.declare import Fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.modules.goal_swap import SwapGoals
from pyrite.messages.log import fact_text
from pyrite.messages.names import Names
from pyrite.rulebook import LANGUAGES, Language
from tests.browser.browser_session import TIMEOUT, Chromium, guest
from tests.browser.golden_scenes import NAMES, Scene, name_of, scenes
from tests.browser.message_texts import formatted_messages, messages
from tests.browser.screen_checks import assert_one_screen
from tests.browser.tables import SIZES, Device, nth_device
from tests.server.serving import Server

ELSEWHERE = {"RoundEnded", "GameEnded", "Contributed"}
"""What has a screen of its own instead of a sentence at the table."""
NO_MOTION = {"news", "goal"}
"""Kinds of acts in which nothing moves."""

RECORD = """
const later = window.setTimeout;
// The heartbeat of the connection, which is longer, stays as it is: a busy machine would miss it.
window.setTimeout = (run, time, ...rest) => later(run, time > 20_000 ? time : time / 40, ...rest);
window.told = [];
const at = ([x, y]) => {
  const places = [...document.querySelectorAll('[data-seat], [data-cell], .piles')].filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left - 2 <= x && x <= right + 2 && top - 2 <= y && y <= bottom + 2;
  });
  return places.map(({ dataset }) =>
    dataset.seat ? `seat ${dataset.seat}` : dataset.cell ? `cell ${dataset.cell}` : 'piles');
};
const motionOf = (element) => {
  const frames = element.getAnimations()[0]?.effect.getKeyframes() ?? [];
  const { left, top } = (element.offsetParent ?? document.body).getBoundingClientRect();
  const place = ({ transform }) => at(transform.match(/translate\\(([-\\d.]+)px, ([-\\d.]+)px\\)/).slice(1)
    .map((value, index) => Number(value) + (index ? top : left)));
  return frames.length ? [place(frames[0]), place(frames.at(-1))] : null;
};
const isCut = (element) => {
  const { left, right } = element.getBoundingClientRect();
  const sentence = element.querySelector('.sentence');
  return left < 0 || right > innerWidth || sentence.scrollHeight > sentence.clientHeight + 1;
};
const seen = new WeakSet();
let batch = 0;
new MutationObserver(() => {
  batch += 1; // the sentence and the motion of an act appear together
  document.querySelector('[data-acknowledge], dialog[aria-labelledby=round-end-title] .continue')?.click();
  document.querySelector('[data-own-look]')?.click();
  for (const element of document.querySelectorAll('.acts .caption, .acts .thing')) {
    if (seen.has(element)) continue;
    seen.add(element);
    if (element.matches('.thing')) window.told.push({ batch, motion: motionOf(element) });
    else {
      const [caption, fact, kind] = [element.innerText.trim(), element.dataset.act, element.classList[1]];
      const last = window.told.findLast((each) => each.caption);
      // An own look hides the sentence for a moment.
      if (last?.caption !== caption || last.fact !== fact)
        window.told.push({ batch, caption, fact, kind, cut: isCut(element) });
    }
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Records what the page shows for a moment only. It closes what covers the table, so that nothing waits."""

SCENE_TIMEOUT = 10_000
"""How long a scene may take, in milliseconds; time on the page runs forty times as fast."""

IS_DONE = """count => window.told.filter(({ caption }) => caption).length >= count
  && !document.querySelector('.acts .caption, .acts .thing, [data-acknowledge], dialog')"""


def told_facts() -> set[str]:
    """Every fact with a sentence at the table, and every card."""
    facts = {kind.__name__ for kind in FACTS if not kind.silent and kind is not CardPlayed}
    cards = {name for name in messages("en") if name.startswith("log-play-")}
    return (facts - ELSEWHERE) | {_camel(name.removeprefix("log-play-")) for name in cards}


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def told_in(scene: Scene, viewer: int | None) -> list[Fact]:
    """The facts of a scene that a viewer is told."""
    played, told = scene.played, list[Fact]()
    for fact in scene.facts[viewer]:
        played = fact if isinstance(fact, CardPlayed) else played
        if type(fact).__name__ == "Unopposed" and played is not None:  # now the card takes effect
            told.append(played)
        elif not fact.silent and type(fact).__name__ not in ELSEWHERE and not _is_said(fact, played):
            told.append(fact)
    return told


def _is_said(fact: Fact, played: CardPlayed | None) -> bool:
    return played is not None and isinstance(played.command, fact.said_by)


def target_of(fact: Fact) -> int | None:
    """The other seat that a fact is about."""
    about = fact.command if isinstance(fact, CardPlayed) else fact
    names = ("seat", "other", "victim", "taker") if about is not fact else ("other", "victim", "taker")
    return next((value for name in names if isinstance(value := getattr(about, name, None), int)), None)


def kinds_in(scene: Scene) -> set[tuple[str, bool]]:
    """Everything that a spectator is told in a scene, and whether it is done to another player."""
    told = told_in(scene, None)
    return {(name_of(fact), target_of(fact) not in (None, getattr(fact, "seat", None))) for fact in told}


def viewers_of(scene: Scene) -> list[int | None]:
    """A spectator, the actor, and those to whom something is done."""
    targets = {target for fact in told_in(scene, None) if (target := target_of(fact)) is not None}
    return [None, scene.actor, *sorted(targets - {scene.actor})]


@cache
def telling_scenes() -> list[Scene]:
    """Scenes that show every kind of act."""
    kinds, found = set[tuple[str, bool]](), list[Scene]()
    for scene in scenes():
        if not kinds_in(scene) <= kinds:
            kinds |= kinds_in(scene)
            found.append(scene)
    only_with_a_card = {kind.__name__ for kind in FACTS if kind.said_by}
    assert told_facts() - only_with_a_card <= {name for name, _ in kinds}, "no scene shows these"
    return found


@dataclass(frozen=True)
class Showing:
    """A scene as a viewer sees it on a device."""

    scene: Scene
    viewer: int | None
    device: Device


def showing(number: int, scene: Scene, device: Device) -> Showing:
    """The scene on this device; its viewers take turns with the number."""
    viewers = viewers_of(scene)
    return Showing(scene, viewers[number % len(viewers)], device)


def test_every_act_is_told_in_every_language_and_size(chromium: Chromium, server: Server) -> None:
    shown = [showing(number, scene, nth_device(number)) for number, scene in enumerate(telling_scenes())]
    assert len({each.device for each in shown}) == len(LANGUAGES) * len(SIZES), "a language lacks a size"
    for each in ("a spectator", "the actor", "a target"):
        assert each in {_kind_of_viewer(one) for one in shown}

    async def check(browser: Browser) -> None:
        for language in LANGUAGES:
            await show_scenes(
                browser, server, language, [each for each in shown if each.device.language == language]
            )

    chromium.run(check)


def _kind_of_viewer(shown: Showing) -> str:
    if shown.viewer is None:
        return "a spectator"
    return "the actor" if shown.viewer == shown.scene.actor else "a target"


@pytest.mark.slow  # each act in each pair of language and size: the same code shows them
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_is_told_on_every_device(
    chromium: Chromium, server: Server, language: Language, size: tuple[int, int]
) -> None:
    """Over the sizes, every act is shown to its actor, its target and a spectator."""
    device, first = Device(*size, language), SIZES.index(size)
    shown = [showing(number, scene, device) for number, scene in enumerate(telling_scenes(), first)]
    chromium.run(lambda browser: show_scenes(browser, server, language, shown))


async def show_scenes(browser: Browser, server: Server, language: Language, shown: list[Showing]) -> None:
    """Show scenes on one page of this language."""
    async with guest(browser, server.address, reduced_motion="no-preference", locale=language) as visitor:
        await visitor.context.add_init_script(RECORD)
        sockets: list[WebSocketRoute] = []
        await visitor.context.route_web_socket(re.compile("/api/rooms/"), lambda each: sockets.append(each))
        tab = await visitor.tab("/t/golden?spectate=1")
        async with asyncio.timeout(TIMEOUT):
            while not sockets:
                await asyncio.sleep(0.02)
        for each in shown:
            await show_scene(tab.page, sockets[-1], each)
        tab.ignore_errors("404 (Not Found)")  # the server does not have this room


async def show_scene(page: Page, socket: WebSocketRoute, shown: Showing) -> None:
    """Show a scene, and check what its viewer is told."""
    scene, viewer, device = shown.scene, shown.viewer, shown.device
    await page.set_viewport_size({"width": device.width, "height": device.height})
    facts, title = told_in(scene, viewer), f"{scene.title}, seen by {viewer} at {device}"
    found = await _shown_to(page, socket, scene, viewer, len(facts))
    _check(title, device.language, viewer, facts, found)
    await assert_one_screen(page, title)


async def _shown_to(
    page: Page, socket: WebSocketRoute, scene: Scene, viewer: int | None, count: int
) -> list[dict[str, Any]]:
    before, update = scene.frames[viewer]
    socket.send(before)
    await page.wait_for_function(
        "() => document.querySelector('main.table') && !document.querySelector('[data-acknowledge], dialog')"
    )
    await page.evaluate("window.told = []")
    socket.send(update)
    with suppress(PlaywrightTimeoutError):  # then the sentences that are missing are listed
        await page.wait_for_function(IS_DONE, arg=count, timeout=SCENE_TIMEOUT)
    found: list[dict[str, Any]] = await page.evaluate("window.told")
    return found


def _check(
    scene: str, language: Language, viewer: int | None, facts: list[Fact], found: list[dict[str, Any]]
) -> None:
    names = Names(formatted_messages(language), NAMES.__getitem__)
    texts = [fact_text(names, viewer, fact) for fact in facts]
    captions = [each for each in found if "caption" in each]
    assert [each["caption"] for each in captions] == texts, scene
    for fact, text, caption in zip(facts, texts, captions, strict=True):
        assert not caption["cut"], f"{scene}: {text}"
        if viewer is not None and viewer == getattr(fact, "seat", None):
            assert NAMES[viewer] not in text, f"{scene}: {text}"
            assert text != fact_text(names, None, fact), f"{scene}: {text}"
        motions = _motions_of(caption, found)
        if isinstance(fact, CardPlayed):
            assert any(_is_motion(fact, each) for each in motions), (scene, found)
        elif caption["kind"] not in NO_MOTION:
            assert motions, (scene, found)


def _motions_of(caption: dict[str, Any], found: list[dict[str, Any]]) -> list[list[list[str]]]:
    """The motions that come with a sentence; an own look may hide the sentence until its motion is over."""
    place = found.index(caption)
    before = next((index for index in range(place - 1, -1, -1) if "caption" in found[index]), -1)
    near = [*found[before + 1 : place], *(each for each in found[place:] if each["batch"] == caption["batch"])]
    return [each["motion"] for each in near if each.get("motion")]


def _is_motion(fact: CardPlayed, motion: list[list[str]]) -> bool:
    """Whether a card moved from the player to the target."""
    start, end = motion
    if isinstance(fact.command, SwapGoals):  # the two goals move
        return "cell" in " ".join(start) and "cell" in " ".join(end)
    if f"seat {fact.seat}" not in start:
        return False
    target = target_of(fact)
    cell = getattr(fact.command, "cell", None)
    if target is not None:
        return f"seat {target}" in end
    return cell is None or not end or f"cell {cell[0]},{cell[1]}" in end  # a rockfall leaves no card there
