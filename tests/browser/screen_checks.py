"""What is checked of every screen: nothing that axe-core finds, no message without words, nothing sticks out."""

import re
from functools import cache
from pathlib import Path

from playwright.async_api import Page

from tests.browser.message_texts import messages

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

VIOLATIONS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`));
}"""

TEXTS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) texts.push(node.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
  return [document.title, ...texts].filter(Boolean);
}"""

WAIT_UNTIL_STILL = """async () => {
  const places = () => [...document.querySelectorAll('main, button, a, [data-cell]')]
    .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join()).join(' ');
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = '', still = 0, frames = 0; still < 2 && frames < 300; frames++) {
    await frame();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
"""Waits until nothing moves any more: a page is laid out anew in the frames after its size was changed."""

OVERFLOWING = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > wide + 1)
    .map((element) => element.outerHTML.slice(0, 160))
    .slice(0, 5);
}"""


@cache
def axe() -> str:
    """The checker, as it is installed for the client."""
    return AXE.read_text(encoding="utf-8")


async def assert_accessible(page: Page, screen: str) -> None:
    """axe-core finds nothing wrong with what is shown now."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(f"{axe()};0")  # as a tool of the browser, for the page itself may load nothing
    found = await page.evaluate(VIOLATIONS)
    assert found == [], f"{screen}: " + "\n".join(found)


@cache
def _message_families() -> frozenset[str]:
    return frozenset(name.split("-")[0] for name in messages("en") if "-" in name)


def is_untranslated(text: str) -> bool:
    """Whether a text is the id of a message, or one with a gap where a value should be."""
    looks_like_id = re.fullmatch(r"([a-z]+)(-[\w]+)+", text)
    return "{" in text or bool(looks_like_id and looks_like_id[1] in _message_families())


async def assert_translated(page: Page, screen: str) -> None:
    """Everything is said in words."""
    texts: list[str] = await page.evaluate(TEXTS)
    assert len(texts) > 5, f"{screen} is empty"
    assert [text for text in texts if is_untranslated(text)] == [], screen


async def assert_fits(page: Page, screen: str) -> None:
    """Nothing has to be scrolled sideways, once the page lies still."""
    await page.evaluate(WAIT_UNTIL_STILL)
    found = await page.evaluate(OVERFLOWING)
    assert found == [], f"{screen}: " + "\n".join(found)
    assert await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
