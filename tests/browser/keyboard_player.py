"""Plays the game on a page with the keyboard only."""

from tests.browser.page_player import PagePlayer
from tests.browser.page_state import WAIT_FOR_ANSWER

FOCUS = """() => {
  const now = document.activeElement;
  if (now.matches('[data-question]:not([data-question=veto]) .primary')) return 'chosen';
  if (now.closest('[data-question] .choices')) return 'answer';
  if (now.matches('[data-confirm]')) return 'confirm';
  if (now.matches('[data-cell]')) return 'cell';
  if (now.matches('[data-seat]')) return 'seat';
  if (now.matches('[data-index]')) return 'card';
  if (now.matches('[data-acknowledge]')) return 'role';
  if (now.matches('dialog fieldset button')) return 'share';
  if (now.matches('dialog .continue')) return 'ended';
  if (now.matches('dialog [data-move]')) return 'move';
  if (now.matches('dialog summary')) return 'group';
  if (now.matches('.prompt .buttons button')) return 'option';
  return now.matches('.action-bar > .primary') ? 'return' : now.tagName;
}"""
"""What has the focus."""

MAX_TABS = 150
"""A page has fewer tab stops than this."""


class KeyboardPlayer(PagePlayer):
    """Uses the keys that the menu lists: arrows, Enter, R, Esc, H, B, P and M."""

    use_number_row = True
    """Whether the next turn uses the list of all moves; later turns use it only if no card can be played."""

    async def touch(self, selector: str, *, if_there: bool = False) -> None:
        """Fail: this player has no mouse."""
        raise AssertionError(f"the keyboard player used the mouse: {selector}")

    async def key(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def focus(self) -> str:
        """What has the focus."""
        found: str = await self.page.evaluate(FOCUS)
        return found

    async def tab_to(self, what: str) -> None:
        """Press Tab until this kind of element has the focus."""
        seen: list[str] = []
        for _ in range(MAX_TABS):
            seen.append(await self.focus())
            if seen[-1] == what:
                return
            await self.key("Tab")
        shown = await self.page.evaluate("document.body.innerText")
        raise AssertionError(f"Tab does not reach {what}, but {seen}, on a page with this text:\n{shown}")

    async def answer(self, next_task: str) -> None:
        """Do a task."""
        if next_task == "turn":
            await self._take_turn()
        elif next_task == "decision":
            await self._decide()
        else:
            before = self.tab.answers
            await self.tab_to(next_task)
            await self.key("Enter")
            if next_task == "share":
                await self.tab.until(lambda: self.tab.answers > before)

    async def finish_early(self) -> None:
        """Vote in the menu to finish the game, in which nobody else votes."""
        for button in ("menu-title", "menu-vote-to-end"):
            await self._tab_to_button(self.text_of(button))
            await self.key("Enter")
        await self.page.locator("main.podium").wait_for()

    async def _tab_to_button(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        for _ in range(MAX_TABS):
            if await button.evaluate("button => button === document.activeElement"):
                return
            await self.key("Tab")
        raise AssertionError(f"Tab does not reach {name}")

    async def _decide(self) -> None:
        offer = await self.offer()
        if not offer.question or not any(offer.buttons):
            return
        await self.tab_to("answer")
        await self.key("Enter")
        if await self.focus() == "chosen":  # it still needs a confirmation
            await self.key("Enter")
        await self.page.evaluate(WAIT_FOR_ANSWER)

    async def _take_turn(self) -> None:
        from_list = self.use_number_row
        self.use_number_row = False
        for _ in range(0 if from_list else 3):
            if await self._play_card():
                return
        await self._play_from_list()

    async def _play_card(self) -> bool:
        """Select a card with arrows and Enter, then follow the focus; False if the card cannot be played."""
        usable = (await self.offer()).usable
        if not usable:
            return False
        await self.key("h")
        step = self.random.choice(["ArrowRight", "ArrowLeft"])
        for _ in range(self.random.randrange(3)):
            await self.key(step)
        while await self.page.evaluate("Number(document.activeElement.dataset.index)") not in usable:
            await self.key(step)
        await self.key("Enter")
        for _ in range(4):
            focus = await self.focus()
            if focus == "confirm":
                await self.key("r", "Enter")
                await self.page.evaluate(WAIT_FOR_ANSWER)
                return True
            if focus == "option":
                await self.key("Enter")
            elif focus in ("cell", "seat"):
                await self._choose_legal()
            else:
                assert focus == "card", f"after a card was selected, the focus moved to {focus}"
                break
        while self.text_of("prompt-back") in (await self.offer()).buttons:
            await self.key("Escape")
        return False

    async def _choose_legal(self) -> None:
        """Perhaps move the focus by an arrow key, then choose a legal target."""
        arrow = self.random.choice(["", "ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"])
        selectable = "document.activeElement.matches('[aria-disabled=false], [aria-pressed=false]')"
        if arrow:
            await self.key(arrow)
            if not await self.page.evaluate(selectable):
                await self.key({"R": "ArrowLeft", "L": "ArrowRight", "U": "ArrowDown", "D": "ArrowUp"}[arrow[5]])
        if await self.page.evaluate(selectable):
            await self.key("Enter")
        else:
            await self.key("Escape")

    async def _play_from_list(self) -> None:
        """Play the first move of the list of all moves."""
        await self.key("m")
        await self.page.locator("dialog summary").last.wait_for()
        if not await self.page.locator("dialog details[open]").count():
            await self.tab_to("group")
            await self.key("Enter")
        before = self.tab.answers
        await self.tab_to("move")
        await self.key("Enter")
        await self.tab.until(lambda: self.tab.answers > before)
