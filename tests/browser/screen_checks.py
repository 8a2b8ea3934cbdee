"""Checks of a screen: accessible (axe-core), every message translated, no horizontal scrolling."""

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
"""Waits until the layout is stable; after a resize it changes for some frames."""

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
    """The source of axe-core, from the node modules of the client."""
    return AXE.read_text(encoding="utf-8")


async def assert_accessible(page: Page, screen: str) -> None:
    """Check the page with axe-core as it is now."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(f"{axe()};0")  # the content security policy forbids a script tag
    found = await page.evaluate(VIOLATIONS)
    assert found == [], f"{screen}: " + "\n".join(found)


@cache
def _message_families() -> frozenset[str]:
    return frozenset(name.split("-")[0] for name in messages("en") if "-" in name)


def is_untranslated(text: str) -> bool:
    """Whether a text is a message id, or has a placeholder without a value."""
    looks_like_id = re.fullmatch(r"([a-z]+)(-[\w]+)+", text)
    return "{" in text or bool(looks_like_id and looks_like_id[1] in _message_families())


async def assert_translated(page: Page, screen: str) -> None:
    """Check that no text of the page is a message id or has a placeholder left."""
    texts: list[str] = await page.evaluate(TEXTS)
    assert len(texts) > 5, f"{screen} is empty"
    assert [text for text in texts if is_untranslated(text)] == [], screen


async def assert_fits(page: Page, screen: str) -> None:
    """Check that the page has no horizontal scrolling once its layout is stable."""
    await page.evaluate(WAIT_UNTIL_STILL)
    found = await page.evaluate(OVERFLOWING)
    assert found == [], f"{screen}: " + "\n".join(found)
    assert await page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
