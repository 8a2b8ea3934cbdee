"""Wheel, pinch, drag and hover; and a player who does nothing until the clock runs out."""

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.browser_session import HANDHELD, Chromium, Tab, guest
from tests.browser.message_texts import text_of
from tests.browser.page_player import PagePlayer
from tests.browser.page_state import PLACE
from tests.browser.prepared_tables import ada_at
from tests.browser.tables import play_now
from tests.server.serving import Server, serving

TRANSFORM = "document.querySelector('.board .maze > g').getAttribute('transform')"
COUNT_AUDIO_CONTEXTS = """() => {
  window.contexts = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
}"""
IN_VIEW = """selector => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= board.left && x <= board.right && y >= board.top && y <= board.bottom;
  }).map(({ dataset }) => dataset.cell);
}"""
"""The cells that match a selector and are in view."""
SELECTOR_OF = """selector => {
  const found = document.querySelector(selector)?.dataset;
  return found && (found.cell ? `[data-cell='${found.cell}']` : `[data-seat='${found.seat}']`);
}"""
LEGAL = "[data-cell][aria-disabled=false]"
EMPTY = f"{LEGAL}[aria-label*='{text_of('table-empty-cell')}']"
GOALS = ", ".join(f"[data-cell='8,{row}']" for row in (-2, 0, 2))


async def middle(page: Page, selector: str) -> tuple[float, float]:
    """The centre of an element."""
    place = await page.evaluate(PLACE, selector)
    assert "x" in place, f"{selector}: {place}"
    return place["x"], place["y"]


# ---------------------------------------------------------------- the board


async def wait_for_transform(page: Page, act: Callable[[], Awaitable[object]]) -> dict[str, float]:
    """Do something to the board and wait until its transform changes; return the new one."""
    before = await page.evaluate(TRANSFORM)
    await act()
    await page.wait_for_function(f"before => {TRANSFORM} !== before", arg=before)
    return parse_transform(await page.evaluate(TRANSFORM))


def parse_transform(transform: str) -> dict[str, float]:
    """The translation and the scale of a transform."""
    x, y, k = (float(each) for each in re.findall(r"-?[\d.]+(?:e-?\d+)?", transform))
    return {"x": x, "y": y, "k": k}


async def zoom_to_fit(page: Page) -> str:
    """Press the button that shows the whole board; return the transform."""
    await page.get_by_role("button", name=text_of("table-fit")).click()
    transform: str = await page.evaluate(TRANSFORM)
    return transform


def test_the_board_zooms_by_wheel_pans_by_drag_and_fits_by_button(chromium: Chromium, tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage") as ada:
            page, mouse = ada.page, ada.page.mouse
            whole = await zoom_to_fit(page)
            x, y = await middle(page, "[data-cell='0,0']")
            await mouse.move(x, y)
            nearer = await wait_for_transform(page, lambda: mouse.wheel(0, -300))
            assert nearer["k"] > parse_transform(whole)["k"]
            still_there = await middle(page, "[data-cell='0,0']")
            assert max(abs(still_there[0] - x), abs(still_there[1] - y)) < 3, (
                "the cell under the pointer must not move"
            )
            await mouse.down()
            moved = await wait_for_transform(page, lambda: mouse.move(x + 60, y + 30, steps=5))
            await mouse.up()
            assert moved["k"] == nearer["k"]
            assert moved["x"] - nearer["x"] == pytest.approx(60, abs=1)
            assert await zoom_to_fit(page) == whole
            await _check_sound(ada)
            await _check_highlight_of_log_line(page)

    chromium.run(check)


async def _check_highlight_of_log_line(page: Page) -> None:
    line = page.locator("aside li button").filter(has_text=re.compile("placed a tunnel at")).last
    place = (await line.inner_text()).partition(" at ")[2]
    highlighted = page.locator("[data-cell]:has(> .highlighted)")
    await expect(highlighted).to_have_count(0)
    await line.hover()
    await expect(highlighted).to_have_count(1)
    assert place in (await highlighted.get_attribute("aria-label") or "")
    await page.mouse.move(5, 5)
    await expect(highlighted).to_have_count(0)
    await line.focus()  # the same by keyboard
    await expect(highlighted).to_have_count(1)
    await line.blur()


async def _check_sound(ada: PagePlayer) -> None:
    page = ada.page
    await page.evaluate(COUNT_AUDIO_CONTEXTS)
    await page.get_by_role("button", name=text_of("menu-title"), exact=True).click()
    await page.locator("[data-settings]").click()
    switch = page.get_by_role("checkbox", name=text_of("settings-sound"))
    await expect(switch).not_to_be_checked()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.resource_type))
    assert await page.evaluate("window.contexts") == 0
    await switch.check()
    await page.wait_for_function("window.contexts === 1")
    assert set(asked) <= {"other"}, "sounds must not be fetched"  # the favicon may load late
    await switch.uncheck()
    for _ in ("settings", "menu"):
        await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_shows_all_legal_cells_and_zooms_by_pinch(chromium: Chromium, tables: Server) -> None:
    async def check(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage", **HANDHELD) as ada:
            page = ada.page
            ada.taps = True
            card, _ = await card_for(ada, EMPTY)
            await ada.select_card(card)
            legal_cells = page.locator(LEGAL)
            await expect(legal_cells).not_to_have_count(0)
            await expect(page.locator(".board .fit")).to_be_visible()
            assert len(await page.evaluate(IN_VIEW, LEGAL)) == await legal_cells.count()
            assert len(await page.evaluate(IN_VIEW, GOALS)) == 3
            for cell in await legal_cells.all():
                box = await cell.bounding_box()
                assert box is not None
                assert (box["width"] >= 30, box["height"] >= 44) == (True, True), box
            before = parse_transform(await page.evaluate(TRANSFORM))
            pinched = await wait_for_transform(page, lambda: pinch(ada, wider=2.0))
            assert pinched["k"] > 1.5 * before["k"]
            await _check_edge_arrows(page)

    chromium.run(check)


async def _check_edge_arrows(page: Page) -> None:
    """Cells out of view have an arrow at the edge of the board that scrolls to them."""
    wanted = f"{LEGAL}, {GOALS}"
    seen = await page.evaluate(IN_VIEW, wanted)
    assert len(seen) < await page.locator(wanted).count()
    arrows = page.locator(".board button:not(.fit)")
    await expect(arrows).not_to_have_count(0)
    await wait_for_transform(page, arrows.first.click)
    assert set(await page.evaluate(IN_VIEW, wanted)) - set(seen), "nothing new has come into view"
    await zoom_to_fit(page)
    await expect(arrows).to_have_count(0)


async def pinch(ada: PagePlayer, wider: float) -> None:
    """Move two fingers apart on the board."""
    x, y = await middle(ada.page, ".board .maze")
    session = await ada.page.context.new_cdp_session(ada.page)

    async def fingers(kind: str, apart: float) -> None:
        points: list[dict[str, Any]] = [
            {"x": x - apart, "y": y, "id": 0},
            {"x": x + apart, "y": y, "id": 1},
        ]
        ends = kind == "touchEnd"
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if ends else points})

    await fingers("touchStart", 40)
    for step in range(1, 6):
        await fingers("touchMove", 40 + 40 * (wider - 1) * step / 5)
    await fingers("touchEnd", 0)


# ---------------------------------------------------------------- dragging


async def drag(ada: PagePlayer, card: int, to: str) -> None:
    """Drag a card with the mouse and drop it on an element."""
    mouse = ada.page.mouse
    await mouse.move(*await middle(ada.page, f"[data-index='{card}']"))
    await mouse.down()
    x, y = await middle(ada.page, f"[data-index='{card}']")
    await mouse.move(x, y - 40, steps=4)
    await expect(ada.page.locator(".dragged")).to_be_visible()
    await mouse.move(*await middle(ada.page, to), steps=8)
    await mouse.up()
    await expect(ada.page.locator(".dragged")).to_have_count(0)


async def card_for(ada: PagePlayer, target: str) -> tuple[int, str]:
    """The first card with a legal target that matches a selector, and that target."""
    for place in (await ada.offer()).usable:
        await ada.select_card(place)
        found = await ada.page.evaluate(SELECTOR_OF, target)
        await ada.deselect()
        if found:
            return place, found
    raise AssertionError(f"no card has the target {target}")


def test_a_card_is_dragged_onto_a_cell_and_onto_a_player(chromium: Chromium, tables: Server) -> None:
    async def play(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage") as ada:
            confirm = ada.page.locator(".prompt [data-confirm]")
            tunnel, cell = await card_for(ada, EMPTY)
            await drag(ada, tunnel, cell)
            await expect(ada.page.locator(".board .ghost")).to_be_visible()
            await expect(confirm).to_be_enabled()
            await ada.deselect()
            tool, seat = await card_for(ada, "[data-seat][aria-pressed=false]")
            await drag(ada, tool, "main h1")  # not a target
            await expect(confirm).to_have_count(0)
            await drag(ada, tool, seat)
            await expect(confirm).to_be_enabled()
            await ada.confirm()
            (command,) = ada.tab.commands
            assert (command["do"], command["seat"]) == ("Sabotage", int(seat.split("'")[1]))

    chromium.run(play)


ILLEGAL_CELLS = """() => [...document.querySelectorAll('[data-drop-cell]')]
  .map(({ dataset }) => dataset.dropCell)
  .filter((cell) => !document.querySelector(`[data-cell='${cell}']`))"""
"""The empty cells where the selected card may not be placed."""


def test_a_card_dropped_on_an_illegal_cell_shows_the_reason(chromium: Chromium, tables: Server) -> None:
    async def play(browser: Browser) -> None:
        async with ada_at(browser, tables, "tunnel-and-sabotage") as ada:
            tunnel, _ = await card_for(ada, EMPTY)
            await ada.select_card(tunnel)
            places = [f"[data-drop-cell='{cell}']" for cell in await ada.page.evaluate(ILLEGAL_CELLS)]
            seen = [place for place in places if "x" in await ada.page.evaluate(PLACE, place)]
            await ada.deselect()
            why = ada.page.locator(".action-bar .refusal")
            await expect(why).to_have_count(0)
            await drag(ada, tunnel, seen[0])
            await expect(why).to_be_visible()
            await expect(ada.page.locator(".board .ghost")).to_have_count(0)

    chromium.run(play)


def test_dragging_a_card_during_another_question_does_nothing(chromium: Chromium, tables: Server) -> None:
    async def play(browser: Browser) -> None:
        async with ada_at(browser, tables, "asked-hand") as ada:
            seat = (await ada.offer()).seats[0]
            await drag(ada, 0, f"[data-seat='{seat}']")
            await expect(ada.page.locator("dialog[open]")).to_have_count(0)
            await expect(ada.page.locator("[data-question=hand] [data-confirm]")).to_have_count(0)
            assert ada.tab.commands == []

    chromium.run(play)


# ---------------------------------------------------------------- the clock


def _asked_after(tab: Tab, text: str) -> bool:
    """Whether a frame with choices came after the first frame with this text."""
    frames = tab.frames
    first = next((place for place, frame in enumerate(frames) if text in frame), len(frames))
    return any(json.loads(frame).get("choices") for frame in frames[first:])


def test_a_bot_takes_over_when_the_clock_runs_out_until_the_player_returns(
    chromium: Chromium, tmp_path: Path
) -> None:
    async def play(browser: Browser) -> None:
        async with guest(browser, slow.address) as visitor:
            player = PagePlayer(await play_now(visitor, "classic", clock="blitz"), Random(17))
            await player.answer("role")
            tab, page = player.tab, player.page
            await tab.until(lambda: '"event":"TimeRanOut","seat":0' in str(tab.frames))
            log = page.locator("aside li")
            for message in ("log-time-ran-out", "log-bot-took-over"):  # a bot takes over for an absent player
                await expect(log.filter(has_text=text_of(message, seat_is="you")).first).to_be_visible()
            assert tab.commands == [], "the page must not have sent a command"
            await page.get_by_role("button", name=text_of("table-take-seat-back"), exact=True).click()
            await expect(log.filter(has_text=text_of("log-player-returned", seat_is="you")).first).to_be_visible()
            await tab.until(lambda: _asked_after(tab, '"event":"PlayerReturned","seat":0'))

    # Bots are slow enough for the round to last until the player returns; the clock is two seconds.
    store = f"sqlite:///{tmp_path / 'pyrite.db'}"
    with serving("--no-limits", "--bot-delay", "1", "1", "--speedup", "10", store=store) as slow:
        chromium.run(play)
