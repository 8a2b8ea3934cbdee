"""The rulebook: every numbered rule for players, in all languages, from the package or a checkout.

README.md lists the chapters. Each module has a page of its own with its rules and, below them, its messages. The
page begins with a link to its chapter, unless it is a chapter itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import pyrite
from pyrite.game import BadInput
from pyrite.game.modules import MODULES

Language: TypeAlias = Literal["en", "de", "fr", "pl", "ru", "uk"]
"""The languages of the rulebook. English is the original; the others are translations."""
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

_CHAPTER: Final = re.compile(r"^\| \[\d+\. [^]]+\]\((?P<page>[\w-]+)\.md\)", re.MULTILINE)
_TITLE: Final = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)
_LINK: Final = re.compile(r"\]\((?P<page>[\w-]+)\.md\)$", re.MULTILINE)
_SECTION: Final = re.compile(r"^(?=## )", re.MULTILINE)
_HEADING: Final = re.compile(r"## (?P<id>[A-Z0-9]+-[0-9]+[a-z]?) · (?P<title>.+)")
_MESSAGES: Final = re.compile(r"^```ftl\n(?P<messages>.*?)^```$", re.MULTILINE | re.DOTALL)


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


@dataclass(frozen=True)
class Page:
    """A page of the rulebook: a chapter or a module."""

    name: str
    """The name of its file, which for a module is the name of the module."""
    text: str

    @property
    def title(self) -> str:
        """Its first heading."""
        found = _TITLE.search(self.text)
        assert found, f"{self.name}.md has no title"
        return found["title"]

    @property
    def chapter(self) -> str:
        """The name of the page of its chapter: the page that it links to before its rules, or itself."""
        found = _LINK.search(_SECTION.split(self.text)[0])
        return found["page"] if found else self.name

    @property
    def messages(self) -> str:
        """Its Fluent messages; only pages of modules have them."""
        found = _MESSAGES.search(self.text)
        return found["messages"] if found else ""

    def rules(self, chapter: str) -> list[Rule]:
        """Its rules, with the title of their chapter."""
        return [
            Rule(heading["id"], heading["title"], chapter, section[heading.end() :].strip())
            for section in _SECTION.split(self.text)
            if (heading := _HEADING.match(section))  # a section without an id is not for players
        ]


def rulebook(language: Language = "en") -> list[Rule]:
    """All rules, in the order of the chapters."""
    return [
        rule
        for chapter, modules in chapters(language)
        for page in (chapter, *modules)
        for rule in page.rules(chapter.title)
    ]


def chapters(language: Language) -> list[tuple[Page, list[Page]]]:
    """The page of each chapter, and the pages of the modules that belong to it."""
    contents = page_of("README", language)
    modules = module_pages(language)
    return [
        (page_of(name, language), [each for each in modules if each.chapter == name != each.name])
        for name in _CHAPTER.findall(contents.text)
    ]


def module_pages(language: Language) -> list[Page]:
    """The pages of all modules, in the order of their rules. A test names the pages that are missing."""
    folder = rules_folder(language)
    names = sorted(MODULES, key=_place)
    return [page_of(name, language) for name in names if (folder / f"{name}.md").is_file()]


def _place(module: str) -> tuple[int, int]:
    """Modules whose rule ids begin with the same word are together, by their numbers: WC-16, WC-17."""
    words = [_word(each.rule) for each in MODULES.values()]
    rule = MODULES[module].rule
    return words.index(_word(rule)), int(re.findall("[0-9]+", rule)[-1])


def _word(rule: str) -> str:
    return rule.partition("-")[0]


def page_of(name: str, language: Language) -> Page:
    """A page by the name of its file, without the ending."""
    return Page(name, (rules_folder(language) / f"{name}.md").read_text(encoding="utf-8"))


def rules_folder(language: Language) -> Traversable:
    """The folder with the pages of a language."""
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
