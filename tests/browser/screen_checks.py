"""Checks of a screen: accessible (axe-core), every message translated, no scrolling, nothing out of view."""

import re
from functools import cache
from pathlib import Path

from playwright.async_api import Page

from tests.browser.message_texts import messages

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

VIOLATIONS = """async () => {
  const { dataset } = document.documentElement;
  const found = async (theme, options) => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${theme}): ${html.slice(0, 300)} ${failureSummary}`));
  };
  const { theme } = dataset;
  const all = await found(theme, {});
  dataset.theme = theme === 'light' ? 'dark' : 'light';
  const contrasts = await found(dataset.theme, { runOnly: ['color-contrast'] });
  dataset.theme = theme;
  return [...all, ...contrasts];
}"""
"""All violations in the theme of the page, and the contrasts in the other one."""

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

OUT_OF_ONE_SCREEN = """(scrolls) => {
  const page = document.documentElement;
  const problems = [];
  const [down, right] = [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
  if (!scrolls && down > 0) problems.push(`the page scrolls down ${down} px`);
  if (right > 0) problems.push(`the page scrolls right ${right} px`);
  const name = (element) => `${element.className.baseVal ?? element.className} ${JSON.stringify(element.dataset)}`;
  const inside = ({ left, top, right, bottom }, outer) =>
    left >= outer.left - 1 && top >= outer.top - 1 && right <= outer.right + 1 && bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const parts = all('.table > .maze, .table .action-bar, .table .vote, .table .hand, .table .player')
    .map((element) => [name(element), element.getBoundingClientRect()]);
  for (const [what, place] of parts) {
    if (!scrolls && !inside(place, screen)) problems.push(`${what} is out of view`);
    if (place.width < 24 || place.height < 24) problems.push(`${what} is too small`);
  }
  const overlap = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
    && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  parts.forEach(([what, one], index) => {
    for (const [other, two] of parts.slice(index + 1))
      if (overlap(one, two)) problems.push(`${what} overlaps ${other}`);
  });
  for (const button of all('.table button')) {
    const { width, height } = button.getBoundingClientRect();
    const least = button.matches('.bar nav *, .buttons *, .choices :not(.card-button), .player .main') ? 44 : 24;
    if (height > 0 && (height < least - 0.5 || width < Math.min(least, 42)))
      problems.push(`${name(button)} is too small: ${width} by ${height}`);
  }
  // Texts may be wider than their element.
  const extent = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [own, content] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
    return {
      left: Math.min(own.left, content.left), top: Math.min(own.top, content.top),
      right: Math.max(own.right, content.right), bottom: Math.max(own.bottom, content.bottom),
    };
  };
  for (const tile of all('.table .player')) {
    const outer = tile.getBoundingClientRect();
    const items = '.avatar, .avatar > svg, .number, .seconds, .count, .front, .main > .role, .own-mark';
    for (const item of tile.querySelectorAll(items)) {
      if (item.getClientRects().length === 0) continue;
      const place = item.matches('.count, .seconds') ? extent(item) : item.getBoundingClientRect();
      if (!inside(place, outer)) problems.push(`${name(item)} is out of its tile`);
      if (place.right - place.left < 5) problems.push(`${name(item)} is too small`);
    }
  }
  for (const caption of all('.acts .caption, .acts .sentence'))
    if (caption.scrollHeight > caption.clientHeight) problems.push(`the caption ${caption.innerText} is cut`);
  if (scrolls) return problems;
  for (const card of all('.hand [data-index]'))
    if (!inside(card.getBoundingClientRect(), screen)) problems.push(`${name(card)} is out of view`);
  if (document.querySelector('dialog[open], .compact aside')) return problems;
  const board = document.querySelector('.table > .maze')?.getBoundingClientRect();
  const targets = '[data-cell][aria-disabled=false], [data-seat][aria-pressed=false], button[data-confirm]';
  for (const target of all(targets)) {
    const place = target.getBoundingClientRect();
    const middle = [place.left + place.width / 2, place.top + place.height / 2];
    const top = document.elementFromPoint(...middle);
    const { cell } = target.dataset;
    if (!inside(place, cell ? board : screen)) problems.push(`target ${name(target)} is out of view`);
    else if (!target.contains(top)) problems.push(`target ${name(target)} is covered by ${top && name(top)}`);
  }
  return problems;
}"""
"""What is out of view, too small, cut or covered at the table, in words. If the page may scroll: what overlaps."""


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


async def assert_one_screen(page: Page, screen: str, *, scrolls: bool = False) -> None:
    """Check that the table needs no scrolling.

    Maze, hand, prompt and each player are in view and do not overlap. Everything in the tile of a player is inside
    of it, and no caption is cut. All targets of a choice are in view, and nothing covers them. With large text the
    page may scroll (``scrolls``), but nothing overlaps.
    """
    found = await page.evaluate(OUT_OF_ONE_SCREEN, scrolls)
    if found:  # the layout may still follow a change
        await page.evaluate(WAIT_UNTIL_STILL)
        found = await page.evaluate(OUT_OF_ONE_SCREEN, scrolls)
    assert found == [], f"{screen}: " + "\n".join(found)
