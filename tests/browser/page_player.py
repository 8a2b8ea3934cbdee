"""Plays the game on a page as a person does: selects a card, chooses its target, confirms."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from pyrite.rulebook import Language
from tests.browser.browser_session import TIMEOUT, Tab
from tests.browser.message_texts import text_of
from tests.browser.page_state import NEXT_TASK, OFFER, PLACE, WAIT_FOR_ANSWER, Offer
from tests.browser.screen_checks import assert_one_screen

ROUND_END_DIALOG = "dialog[aria-labelledby=round-end-title]"
PLAYER_PLACES = """() => [...document.querySelectorAll('.table .player')].map((player) => {
  const { x, y, width, height } = player.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
BUTTONS = ":is(.prompt .buttons, [data-question] .choices)"


class PagePlayer:
    """Plays randomly, but prefers cells near the goals and modes of a turn that it has not tried yet."""

    def __init__(
        self,
        tab: Tab,
        random: Random,
        *,
        taps: bool = False,
        dismisses_round_end: bool = False,
        language: Language = "en",
        checks_screen: bool = False,
    ) -> None:
        self.tab, self.page, self.random = tab, tab.page, random
        self.language: Language = language
        """The language of the page."""
        self.checks_screen = checks_screen
        """Whether it checks at every step that the table is on one screen."""
        self._player_places: list[list[int]] | None = None
        self.taps = taps
        """Whether it taps instead of clicking."""
        self.dismisses_round_end = dismisses_round_end
        """Whether it closes the dialog at the end of a round and takes gold at the table."""
        self.closed_round_end = False
        self.touched: list[str] = []
        """What it clicked so far, for error messages."""
        self.tried: set[str] = set()
        """The modes of a turn that it used so far."""

    # ------------------------------------------------------------ clicking

    async def touch(self, selector: str, *, if_there: bool = False) -> None:
        """Click or tap the centre of an element, which nothing may cover."""
        place = await self._place(selector)
        if if_there and "missing" in place:
            return
        assert "x" in place, f"{selector} cannot be touched: {place}, after {self.touched[-8:]}"
        self.touched.append(selector)
        pointer = self.page.touchscreen.tap if self.taps else self.page.mouse.click
        await pointer(place["x"], place["y"])

    async def _place(self, selector: str) -> dict[str, Any]:
        """Where an element is. Closes an own look, and waits while something else covers it."""
        place: dict[str, Any] = await self.page.evaluate(PLACE, selector)
        with suppress(TimeoutError):
            async with asyncio.timeout(TIMEOUT):
                while "covered" in place:
                    await self.page.evaluate("document.querySelector('[data-own-look]')?.click()")
                    await asyncio.sleep(0.05)
                    place = await self.page.evaluate(PLACE, selector)
        return place

    async def press(self, name: str) -> None:
        """Press the button of the turn or decision with this label."""
        buttons = (await self.offer()).buttons
        assert name in buttons, f"no {name} among {buttons}"
        self.touched.append(f"{name} of {buttons}")
        await self.touch(f"{BUTTONS} > button:nth-of-type({buttons.index(name) + 1})")

    # ------------------------------------------------------------ what to do next

    async def next_task(self) -> str:
        """Wait until there is something to do; return what.

        It waits as long as the page changes: on a busy machine the others may need long for their turns.
        """
        while True:
            before = await self._text()
            try:
                async with asyncio.timeout(TIMEOUT):
                    found: str = await self.page.evaluate(NEXT_TASK, self.text_of("round-end-back-to-table"))
                    return found
            except TimeoutError:
                if await self._text() == before:
                    raise AssertionError(f"nothing to do: {await self.description()}") from None

    async def _text(self) -> str:
        text: str = await self.page.evaluate("document.body.innerText")
        return text

    async def description(self) -> str:
        """What this player did last and what its page offers and shows, for error messages."""
        offer, shown = await self.offer(), await self._text()
        sent = [request for socket in self.tab.sockets for request in socket.sent][-3:]
        answers = [frame[:200] for socket in self.tab.sockets for frame in socket.received][-5:]
        return (
            f"seat {self.tab.seat}: {self.touched[-8:]}; {offer}; sent {sent}; received {answers}; "
            f"the page shows:\n{shown}"
        )

    async def play(self, *until: str) -> str:
        """Play until the next task is one of these, and return it."""
        while (next_task := await self.next_task()) not in until:
            await self.answer(next_task)
        return next_task

    async def play_round(self) -> None:
        """Play to the end of the round, or to the next role if the dialog at its end was closed."""
        self.closed_round_end = False
        while (next_task := await self.next_task()) not in ("ended", "podium"):
            if next_task == "role" and self.closed_round_end:
                return
            await self.answer(next_task)

    async def answer(self, next_task: str) -> None:
        """Do a task."""
        await self.check_screen()
        doing = {"share": self._take_gold, "decision": self._decide, "turn": self._take_turn}
        simple = {
            "role": "[data-acknowledge]",
            "ended": f"{ROUND_END_DIALOG} .continue",
            "return": ".action-bar > .primary",
        }
        if next_task in doing:
            await doing[next_task]()
        else:
            await self.touch(simple[next_task])

    async def _take_gold(self) -> None:
        """Take a gold card, in the dialog or at the table."""
        if self.dismisses_round_end:
            await self.touch(f"{ROUND_END_DIALOG} .continue")
            self.closed_round_end = True
            return
        choices = await self.page.locator(f"{ROUND_END_DIALOG} fieldset button").count()
        before = self.tab.answers
        await self.touch(f"{ROUND_END_DIALOG} fieldset button:nth-of-type({self.random.randint(1, choices)})")
        await self.tab.until(lambda: self.tab.answers > before)

    # ------------------------------------------------------------ decisions

    async def _decide(self) -> None:
        offer = await self.offer()
        if not offer.question or not any(offer.buttons):
            return  # a veto window has closed in the meantime
        if offer.question == "veto":
            await self._answer_veto(offer)
        elif (offer.cells or offer.seats) and self.random.random() < 0.5:
            await self._choose_target(offer)  # choose on the board instead of by button
        else:
            await self.press(self.random.choice([button for button in offer.buttons if button]))
        if offer.question != "veto" and (await self.offer()).question == offer.question:
            await self.touch("[data-question] .primary[data-confirm]", if_there=True)
        await self.page.evaluate(WAIT_FOR_ANSWER)

    async def _answer_veto(self, offer: Offer) -> None:
        """Press a button of the veto window, unless the window has closed."""
        number = self.random.choice([number for number, button in enumerate(offer.buttons, 1) if button])
        selector = f"[data-question=veto] .choices > button:nth-of-type({number})"
        place = await self._place(selector)
        if "missing" not in place:
            assert "x" in place, f"{selector} cannot be touched: {place}"
            self.touched.append(selector)
            # Found and clicked in one script: a click at this position could hit what has replaced the button.
            await self.page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)

    # ------------------------------------------------------------ turns

    async def offer(self) -> Offer:
        """What can be touched now."""
        return Offer(**await self.page.evaluate(OFFER), language=self.language)

    def text_of(self, name: str) -> str:
        """A message in the language of the page."""
        return text_of(name, self.language)

    async def check_screen(self) -> None:
        """Check that the table is on one screen and that no player has moved since the last check."""
        if not self.checks_screen:
            return
        step = f"seat {self.tab.seat} after {self.touched[-3:]}"
        await assert_one_screen(self.page, step)
        places = await self.page.evaluate(PLAYER_PLACES)
        assert self._player_places in (None, places), f"{step}: players moved: {self._player_places} to {places}"
        self._player_places = places or None

    async def _take_turn(self) -> None:
        offer = await self.offer()
        new = [mode for mode in offer.modes if mode != "pass" and mode not in self.tried]
        self.tried.update(new[:1])
        for mode in [*new[:1], "play", "play", "play", "pass"]:
            if await self.take_turn(mode):
                return
        raise AssertionError(f"no turn can be taken: {await self.offer()}")

    async def take_turn(self, mode: str) -> bool:
        """Use the turn in this mode; False if it cannot be completed."""
        if mode != "play":
            await self.press(self.text_of(f"prompt-mode-{mode}"))
        if mode != "ask-toll":
            usable = (await self.offer()).usable
            if not usable:
                return False
            await self.select_card(self.random.choice(usable))
        for _ in range(8):
            await self.check_screen()
            offer = await self.offer()
            if offer.confirm:
                await self.confirm()
                return True
            if not await self._step(offer, mode):
                break
        await self.deselect()
        return False

    async def deselect(self) -> None:
        """Go back until nothing is selected."""
        while self.text_of("prompt-back") in (await self.offer()).buttons:
            await self.press(self.text_of("prompt-back"))

    async def confirm(self) -> None:
        """Confirm the choice."""
        await self.touch(".prompt [data-confirm]")
        await self.page.evaluate(WAIT_FOR_ANSWER)

    async def _step(self, offer: Offer, mode: str) -> bool:
        """Make one more choice; False if there is none."""
        if offer.options:  # first, because cells and players stay selectable after one was chosen
            await self.press(self.random.choice(offer.options))
        elif offer.cells or offer.seats:
            await self._choose_target(offer)
        elif mode == "discard-two" and offer.usable:
            await self.select_card(self.random.choice(offer.usable))
        else:
            return False
        return True

    async def select_card(self, place: int) -> None:
        """Select a card of the hand."""
        await self.touch(f"[data-index='{place}']")

    async def _choose_target(self, offer: Offer) -> None:
        if not offer.seats:
            digs = self.random.randrange(4) > 0
            cells = offer.cells
            await self._touch_cell(min(cells, key=_steps_to_goals) if digs else self.random.choice(cells))
        else:
            await self.touch(f"[data-seat='{self.random.choice(offer.seats)}']")

    async def _touch_cell(self, cell: str) -> None:
        """Click a cell; if it is out of view, zoom to the whole maze first."""
        selector = f"[data-cell='{cell}']"
        if "x" not in await self.page.evaluate(PLACE, selector):
            await self.touch(".board .fit")
        await self.touch(selector)


def _steps_to_goals(cell: str) -> int:
    """How far a cell is from the goals, which are in column 8 and rows -2 to 2."""
    column, row = map(int, cell.split(","))
    return abs(column - 8) + max(abs(row) - 2, 0)
