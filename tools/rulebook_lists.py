"""Write what the rulebook says about all modules, in every language: contents, lists of chapters, forbidden mixes.

It follows from the declarations and from the page of each module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

from pyrite.game.modules import clashes
from pyrite.messages.bundle import Messages
from pyrite.rulebook import LANGUAGES, Language, Page, chapters, page_of

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
_LIST: Final = re.compile(r"^- .*\n(?:(?:- |  ).*\n)*", re.MULTILINE)


def path_of(page: str, language: Language) -> Path:
    """The file of a page."""
    return RULES / ("" if language == "en" else language) / f"{page}.md"


def generated_pages(language: Language) -> Iterator[tuple[str, str]]:
    """The name of each page with something that follows from the modules, and the text that it must have."""
    yield "README", _contents(language)
    yield "09-mixing", _with_list(page_of("09-mixing", language), _forbidden_mixes(language))
    for chapter, modules in chapters(language):
        if modules:
            yield chapter.name, _with_list(chapter, _module_list(modules, language))


def _contents(language: Language) -> str:
    """The table of chapters: the modules of a chapter are what it explains."""
    text = page_of("README", language).text
    for chapter, modules in chapters(language):
        row = re.search(rf"^\| (.*\({chapter.name}\.md\)) \| (.*) \| .* \|$", text, re.MULTILINE)
        assert row, f"{path_of('README', language)} has no row for {chapter.name}.md"
        explained = ", ".join(f"[{page.title}]({page.name}.md)" for page in modules) or row[2]
        rules = [rule.id.partition("-")[0] for page in (chapter, *modules) for rule in page.rules(chapter.title)]
        text = text.replace(row[0], f"| {row[1]} | {explained} | {', '.join(dict.fromkeys(rules))} |")
    return text


def _module_list(modules: list[Page], language: Language) -> list[str]:
    messages = Messages(language)
    texts = [_text(messages, f"lobby-part-{page.name}-description") for page in modules]
    return [f"[{page.title}]({page.name}.md). {text}" for page, text in zip(modules, texts, strict=True)]


def _forbidden_mixes(language: Language) -> list[str]:
    """The refusal of each forbidden mix, and the rules of both modules (MIX-1)."""
    messages = Messages(language)
    return [
        f"{_text(messages, f'problem-clash-{one.name}-{other.name}')} ({other.rule}, {one.rule})"
        for one, other, _ in clashes()
    ]


def _text(messages: Messages, name: str) -> str:
    assert messages.has(name), f"{messages.language} lacks the message {name}"
    return messages.text(name)


def _with_list(page: Page, items: list[str]) -> str:
    """The page with these items in its first list."""
    lines = [line for item in items for line in _wrapped(item)]
    text, found = _LIST.subn(lambda _: "\n".join(lines) + "\n", page.text, count=1)
    assert found, f"{page.name}.md has no list"
    return text


def _wrapped(item: str) -> list[str]:
    return wrap(f"- {item}", 110, subsequent_indent="  ", break_on_hyphens=False)


if __name__ == "__main__":
    for language in LANGUAGES:
        for name, text in list(generated_pages(language)):
            path_of(name, language).write_text(text, encoding="utf-8")
