"""Reads from a page, in one script call, what the player has to do and what can be clicked."""

from dataclasses import dataclass
from typing import Any

from pyrite.rulebook import Language
from tests.browser.message_texts import text_of

TURN_MODES = ("pass", "discard-two", "stand-dwarf", "ask-toll")
"""What a turn can be used for besides playing a card."""

NEXT_TASK = """backLabel => new Promise(resolve => {
  const seen = (selector) => document.querySelector(selector);
  const task = () => {
    if (seen('[data-acknowledge]')) return 'role';
    const dialog = seen('dialog[aria-labelledby=round-end-title]');
    if (dialog?.querySelector('fieldset button')) return 'share';
    if (dialog) return dialog.querySelector('.continue').textContent.trim() === backLabel ? null : 'ended';
    if (seen('main.podium')) return 'podium';
    if (seen('[data-question] .choices button:not(:disabled)')) return 'decision';
    if (seen('.prompt') && !seen('button[data-confirm]:disabled')) return 'turn';
    return seen('.action-bar > .primary') ? 'return' : null;
  };
  // The page renders in several steps, and the end of a round is last: check again after the current task.
  const check = () => task() !== null && setTimeout(() => {
    const found = task();
    if (found === null) return;
    watch.disconnect();
    resolve(found);
  });
  const watch = new MutationObserver(check);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  check();
})"""
"""Waits with a MutationObserver until the player has something to do, and returns what."""

WAIT_FOR_ANSWER = """() => new Promise(resolve => {
  const settled = () => !document.querySelector('button[data-confirm]:disabled');
  const watch = new MutationObserver(() => settled() && (watch.disconnect(), resolve()));
  if (settled()) resolve();
  else watch.observe(document, { subtree: true, childList: true, attributes: true });
})"""
"""Waits until the pending request was answered."""

PLACE = """async selector => {
  const found = document.querySelector(selector);
  if (!found) return { missing: selector };
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const top = ({ x, y }) => document.elementFromPoint(x, y);
  if (!found.contains(top(middle()))) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = middle();
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const place = middle();
  if (place.x !== before.x || place.y !== before.y) return { covered: 'it is moving' };
  const above = top(place);
  return found.contains(above) ? place : { covered: above ? above.outerHTML.slice(0, 200) : 'out of view' };
}"""
"""The centre of an element; or what covers it, or that it moves or is missing.

Two frames are enough for the layout to follow a change: a tap on an element that moves away would miss it.
"""

OFFER = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    question: document.querySelector('[data-question]')?.dataset.question ?? '',
    confirm: all('button[data-confirm]:not(:disabled)').length > 0,
    cells: all('[data-cell][aria-disabled=false]').map(({ dataset }) => dataset.cell),
    seats: all('[data-seat][aria-pressed=false]').map(({ dataset }) => Number(dataset.seat)),
    cards: all('[data-index]').map((card) => ({
      place: Number(card.dataset.index),
      name: card.getAttribute('aria-label'),
      taken: card.getAttribute('aria-pressed') === 'true',
    })),
    buttons: all('.prompt .buttons button, [data-question] .choices button').map((button) =>
      button.disabled ? '' : (button.getAttribute('aria-label') ?? button.firstChild.textContent).trim()),
  };
}"""


@dataclass
class Offer:
    """What can be clicked now."""

    question: str
    """The question of the decision that the page asks for; empty if there is none."""
    confirm: bool
    cells: list[str]
    seats: list[int]
    cards: list[dict[str, Any]]
    buttons: list[str]
    """Their labels in page order; empty for a disabled button."""
    language: Language = "en"

    @property
    def usable(self) -> list[int]:
        """The hand positions of the playable cards that are not selected yet."""
        no = self._text("hand-unusable")
        return [card["place"] for card in self.cards if not card["taken"] and not card["name"].endswith(no)]

    @property
    def modes(self) -> list[str]:
        """What the turn can be used for besides playing a card."""
        return [mode for mode in TURN_MODES if self._text(f"prompt-mode-{mode}") in self.buttons]

    @property
    def options(self) -> list[str]:
        """Buttons that choose something but do not confirm: a tool, a side, a card to remove."""
        known = {self._text(f"prompt-{name}") for name in ("confirm", "rotate", "back", "why-not", "all-moves")}
        known |= {self._text(f"prompt-confirm-{mode}") for mode in TURN_MODES}
        known |= {self._text(f"prompt-mode-{mode}") for mode in ("play", *TURN_MODES)}
        return [button for button in self.buttons if button and button not in known]

    def _text(self, name: str) -> str:
        return text_of(name, self.language)
