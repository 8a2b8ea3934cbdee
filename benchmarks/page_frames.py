"""How smoothly the page shows a turn: longest task and frames per second, with a processor slowed four times.

A person and eleven bots play the whole box with motions on, on a page of a phone's size. Chromium draws without a
graphics card here, so a real phone has more frames per second; compare figures of one machine only.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from playwright.async_api import Browser, Page

from tests.browser.browser_session import HANDHELD, Chromium, guest
from tests.browser.page_player import PagePlayer
from tests.browser.tables import play_now
from tests.server.serving import serving

SERVER: Final = ("--no-limits", "--bot-delay", "1.2", "1.2")

RECORD: Final = """() => {
  window.recorded = { frames: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.recorded.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const frame = (time) => { window.recorded.frames.push(time); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
"""Records the times of all frames, and all tasks longer than 50 ms."""

TAKE: Final = """() => {
  const taken = window.recorded;
  window.recorded = { frames: taken.frames.slice(-1), tasks: [] };
  return taken;
}"""


@dataclass(frozen=True)
class Turn:
    """What the page did from one turn of the person to the next: the turns of all bots."""

    frames_per_second: float
    slowest_second: int
    longest_task: float


def turn_of(recorded: dict[str, list[float]]) -> Turn:
    """The figures of what was recorded."""
    frames, tasks = recorded["frames"], recorded["tasks"]
    seconds = (frames[-1] - frames[0]) / 1000
    return Turn(len(frames) / seconds, _slowest_second(frames), max(tasks, default=0.0))


def _slowest_second(frames: Sequence[float]) -> int:
    """The fewest frames within one second."""
    starts = range(int(frames[0]), int(frames[-1]) - 1000, 100)
    return min((sum(start <= time < start + 1000 for time in frames) for start in starts), default=len(frames))


async def slow_down(page: Page, factor: float) -> None:
    """Slow the processor of a page down."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": factor})


async def measure(browser: Browser, address: str, turns: int, factor: float) -> list[Turn]:
    """Play and record this many turns of all bots."""
    device: dict[str, Any] = {**HANDHELD, "reduced_motion": "no-preference"}
    async with guest(browser, address, **device) as visitor:
        tab = await play_now(visitor, "the whole box", seats=12)
        player = PagePlayer(tab, Random(1), taps=True)
        await player.answer("role")
        await player.play("turn")
        await slow_down(tab.page, factor)
        await tab.page.evaluate(RECORD)
        found = []
        for number in range(1, turns + 1):
            await player.answer("turn")
            await tab.page.evaluate(TAKE)
            await player.play("turn", "ended")
            found.append(turn_of(await tab.page.evaluate(TAKE)))
            print(f"turn {number} of {turns}: {found[-1]}", flush=True)
        return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=3, help="turns of all bots to measure")
    parser.add_argument("--slowed", type=float, default=4, help="how many times the processor is slowed down")
    options = parser.parse_args()
    chromium = Chromium()
    with serving(*SERVER) as server:
        found = chromium.run(lambda browser: measure(browser, server.address, options.turns, options.slowed), 1800)
    chromium.close()
    print(f"longest task: {max(turn.longest_task for turn in found):.0f} ms")
    print(f"frames per second: median {statistics.median(turn.frames_per_second for turn in found):.0f}, ", end="")
    print(f"slowest second {min(turn.slowest_second for turn in found)}")


if __name__ == "__main__":
    main()
