"""The rulebook: every numbered rule as it is told to players, in their language, wherever the program runs."""

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
"""What the rulebook is written in; English is what the others are translated from."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_SECTION: Final = re.compile(r"^(?=## )", re.MULTILINE)
_HEADING: Final = re.compile(r"## (?P<id>[A-Z0-9]+-[0-9]+[a-z]?) · (?P<title>.+)")
_CHAPTER: Final = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """A rule as it is told in the rulebook."""

    id: str
    title: str
    chapter: str
    """The title of its chapter."""
    body: str
    """What it says, in Markdown, without its heading."""

    @property
    def text(self) -> str:
        """All of it in Markdown, the heading included."""
        return f"## {self.id} · {self.title}\n\n{self.body}"


def rulebook(language: Language = "en") -> list[Rule]:
    """Every rule, in the order of the book."""
    folder = _folder() if language == "en" else _folder() / language
    pages = sorted(
        (page for page in folder.iterdir() if re.match(r"[0-9]+-.*\.md$", page.name)),
        key=lambda page: page.name,
    )
    return [rule for page in pages for rule in _rules_of(page.read_text(encoding="utf-8"))]


def _rules_of(page: str) -> list[Rule]:
    chapter = _CHAPTER.search(page)
    assert chapter, "a page of the rulebook begins with its title"
    return [
        Rule(heading["id"], heading["title"], chapter["title"], section[heading.end() :].strip())
        for section in _SECTION.split(page)
        if (heading := _HEADING.match(section))  # a section without an id is not for players
    ]


def _folder() -> Traversable:
    """The rulebook of an installed package; in a checkout, the pages it is made from."""
    installed = files(pyrite).joinpath("rulebook")
    if installed.is_dir():
        return installed
    checkout = Path(pyrite.__file__).parents[2] / "docs" / "rules"
    if checkout.is_dir():
        return checkout
    raise BadInput("The rulebook did not come with this installation; install pyrite-saboteur again.")
