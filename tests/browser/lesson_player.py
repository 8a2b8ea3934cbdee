"""Plays a lesson by following the guide: reads, says, and plays what the script of the lesson asks for."""

from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page

from pyrite.game.catalogue import LAID_AS
from pyrite.game.commands import command_to_json
from pyrite.game.notation.commands import parse_command
from pyrite.lessons import LessonStep, read_lesson

CONFIRM = "button[data-confirm]"
RINGED = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  return ring && document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2)
    ?.closest('button, [data-cell], [data-seat]');
}"""
"""What the ring is around."""
IS_FOCUSED = "selector => document.activeElement?.matches(selector)"
GOALS = {0: "8,-2", 1: "8,0", 2: "8,2"}
MAX_KEYS = 120


class LessonPlayer:
    """A learner with a pointer."""

    def __init__(self, page: Page, on_step: Callable[[str], Awaitable[None]] | None = None) -> None:
        self.page = page
        self._on_step = on_step
        """Called at every step, before the learner does something, with what the page asks for."""

    async def press(self, selector: str) -> None:
        """Press something."""
        await self.page.locator(selector).first.click()

    async def arrive(self, kind: str) -> None:
        """The page asks for something of this kind."""
        if self._on_step is not None:
            await self._on_step(kind)

    async def play_lesson(self, name: str) -> None:
        """Play a lesson until the guide offers the next one."""
        await self.page.locator("[data-acknowledge]").wait_for()
        await self.arrive("role")
        await self.press("[data-acknowledge]")
        *steps, last = read_lesson(name).steps
        for place, step in enumerate(steps):
            await self._wait_for_step(place)
            if step.right:
                await self.play(step)
            elif step.answers:
                await self._answer(len(step.answers))
            else:
                await self.page.locator(".guide button.primary").wait_for()
                await self.arrive("read")
                await self.press(".guide button.primary")
        await self._wait_for_step(len(steps))
        assert not last.right, "the last step of a lesson is only read"
        await self.page.locator(".guide a.primary").wait_for()
        await self.arrive("end")

    async def _wait_for_step(self, place: int) -> None:
        await self.page.locator(f".guide .dot.now:nth-child({place + 2})").wait_for()  # the first child is text

    async def _answer(self, count: int) -> None:
        """Give a wrong answer, which the guide answers, then the right one."""
        await self.page.locator(f".guide .buttons button:nth-of-type({count})").wait_for()
        await self.arrive("say")
        await self.press(".guide .buttons button:nth-of-type(2)")
        await self.page.locator(".guide .reply").wait_for()
        await self.arrive("reply")
        await self.press(".guide .buttons button:nth-of-type(1)")
        await self.press(".guide button.primary")

    async def play(self, step: LessonStep) -> None:
        """Play the first right command of a step, as the rings show it."""
        command = command_to_json(parse_command(step.right[0]))
        if command["do"] == "TakeGold":
            await self.page.locator("dialog fieldset button").last.wait_for()
            await self.arrive("gold")
            await self.press("dialog fieldset button:last-of-type")
            await self.page.locator("dialog .continue:not(:disabled)").wait_for()
            await self.arrive("round end")
            await self.press("dialog .continue:not(:disabled)")
            return
        await self.page.locator(".ring").first.wait_for()
        await self.arrive("card")
        await self.press(f".hand [data-index='{await self._place_in_hand()}']")
        await self.page.locator(f"{_target(command)}:is([aria-disabled=false], [aria-pressed=false])").wait_for()
        await self.arrive("target")
        await self.press(_target(command))
        if command["do"] == "LayTunnel" and LAID_AS[command["tunnel"]] & 1:
            await self.page.keyboard.press("r")
        await self.page.locator(CONFIRM).wait_for()
        await self.arrive("confirm")
        await self.press(CONFIRM)

    async def follow_rings(self) -> None:
        """Press what has a ring, one thing after another, up to the button that plays the command."""
        plays = False
        while not plays:
            pressed = (await self.page.wait_for_function(RINGED)).as_element()
            assert pressed is not None
            plays = await pressed.evaluate("(element, confirm) => element.matches(confirm)", CONFIRM)
            await pressed.click()
            await self.page.wait_for_function(f"(pressed) => ({RINGED})() !== pressed", arg=pressed)

    async def _place_in_hand(self) -> int:
        """The place of the card that has a ring."""
        return int(
            await self.page.evaluate(
                """() => {
                  const ring = document.querySelector('.ring').getBoundingClientRect();
                  const cards = [...document.querySelectorAll('.hand [data-index]')];
                  const far = (card) => {
                    const { left, top } = card.getBoundingClientRect();
                    return Math.hypot(left - ring.left, top - ring.top);
                  };
                  return cards.sort((one, other) => far(one) - far(other))[0].dataset.index;
                }"""
            )
        )


def _target(command: dict[str, Any]) -> str:
    if "seat" in command:
        return f"[data-seat='{command['seat']}']"
    cell = GOALS[command["goal"]] if "goal" in command else ",".join(map(str, command["cell"]))
    return f"[data-cell='{cell}']"


class TouchLearner(LessonPlayer):
    """A learner who touches the screen."""

    async def press(self, selector: str) -> None:
        """Tap something."""
        await self.page.locator(selector).first.tap()


class KeyboardLearner(LessonPlayer):
    """A learner without a pointer: Tab, arrows and Enter."""

    async def press(self, selector: str) -> None:
        """Go to something with Tab and the arrow keys, then press Enter."""
        await self.page.locator(selector).first.wait_for()
        for _ in range(MAX_KEYS):
            if await self.page.evaluate(IS_FOCUSED, selector):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press(await self.page.evaluate(NEXT_KEY, selector))
        raise AssertionError(f"no key leads to {selector}")


NEXT_KEY = """selector => {
  const [now, target] = [document.activeElement, document.querySelector(selector)];
  const place = (element) => [element.dataset?.cell, element.dataset?.index, element.dataset?.seat]
    .map((text) => text?.split(',').map(Number));
  const [cell, index, seat] = place(now), [wantedCell, wantedIndex, wantedSeat] = place(target);
  if (cell && wantedCell)
    return cell[1] < wantedCell[1] ? 'ArrowDown' : cell[1] > wantedCell[1] ? 'ArrowUp'
      : cell[0] < wantedCell[0] ? 'ArrowRight' : 'ArrowLeft';
  if (index && wantedIndex) return index[0] < wantedIndex[0] ? 'ArrowRight' : 'ArrowLeft';
  if (seat && wantedSeat) return seat[0] < wantedSeat[0] ? 'ArrowRight' : 'ArrowLeft';
  return 'Tab';
}"""
"""The key that leads towards an element: an arrow within the same group, otherwise Tab."""
