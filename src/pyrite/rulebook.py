"""The rulebook: every numbered rule for players, in all languages, from the package or a checkout."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import pyrite
from pyrite.game import BadInput

Language: TypeAlias = Literal["en", "de", "fr", "pl", "ru", "uk"]
"""The languages of the rulebook. English is the original; the others are translations."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_SECTION: Final = re.compile(r"^(?=## )", re.MULTILINE)
_HEADING: Final = re.compile(r"## (?P<id>[A-Z0-9]+-[0-9]+[a-z]?) · (?P<title>.+)")
_CHAPTER: Final = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """A numbered rule of the rulebook."""

    id: str
    title: str
    chapter: str
    """The title of its chapter."""
    body: str
    """Its text in Markdown, without the heading."""

    @property
    def text(self) -> str:
        """The whole rule in Markdown, with the heading."""
        return f"## {self.id} · {self.title}\n\n{self.body}"


def rulebook(language: Language = "en") -> list[Rule]:
    """All rules, in the order of the pages."""
    pages = sorted(
        (page for page in rules_folder(language).iterdir() if re.match(r"[0-9]+-.*\.md$", page.name)),
        key=lambda page: page.name,
    )
    return [rule for page in pages for rule in _rules_of(page.read_text(encoding="utf-8"))]


def _rules_of(page: str) -> list[Rule]:
    chapter = _CHAPTER.search(page)
    assert chapter, "a page of the rulebook has a title"
    return [
        Rule(heading["id"], heading["title"], chapter["title"], section[heading.end() :].strip())
        for section in _SECTION.split(page)
        if (heading := _HEADING.match(section))  # a section without an id is not for players
    ]


def rules_folder(language: Language) -> Traversable:
    """The folder with the pages of a language, and the messages of the game beside them."""
    return _folder() if language == "en" else _folder() / language


def _folder() -> Traversable:
    """The folder of the rulebook: in an installed package, or docs/rules in a checkout."""
    installed = files(pyrite).joinpath("rule_texts")
    if installed.is_dir():
        return installed
    checkout = Path(pyrite.__file__).parents[2] / "docs" / "rules"
    if checkout.is_dir():
        return checkout
    raise BadInput("This installation has no rulebook. Install pyrite-saboteur again.")
