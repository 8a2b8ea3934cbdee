"""The rulebook has the same rules, structure and markup in every language."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from pyrite.rulebook import LANGUAGES, Language, Rule, chapters, rulebook

CHECKOUT = Path(__file__).parents[1]
PAGES = CHECKOUT / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != "en"]

ID = re.compile(r"\b[A-Z][A-Z0-9]*-\d+[a-z]?\b")
EDITION = re.compile(r"\b(?:DE24|UA24|UA16|RU16|PL2|FR2)\b")
VALUES = re.compile(r"^\| `.*$", re.MULTILINE)
"""A row of the table of options: their values are the same in every language."""
CODE = re.compile(r"`([^`\n]+)`")
NUMBER = re.compile(r"(?<![\w-])-?\d+\b")
EMPHASIS = re.compile(r"(?<!\*)\*([^*\n]+(?:\n[^*\n]+)*)\*(?!\*)")
ITEM = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)
MESSAGES = re.compile(r"^```ftl\n.*?^```$", re.MULTILINE | re.DOTALL)
DRAWN = re.compile(r"[─-╿\[\]?.]|\d+")
"""The symbols of a drawing, without its words."""
ENGLISH = re.compile(
    r"\b(?:the|and|of|is|you|card|cards|player|players|with|may|when|goal|goals|path|round|deck)\b"
)


def blocks(text: str) -> list[str]:
    """The blocks of a text, separated by blank lines; a drawing is one block."""
    parts = re.split(r"(```text\n.*?```)", text, flags=re.DOTALL)
    drawn = [[part] if part.startswith("```") else re.split(r"\n\s*\n", part) for part in parts]
    return [block.strip("\n") for each in drawn for block in each if block.strip()]


@cache
def labels(language: Language) -> tuple[str, str]:
    """The labels that begin a paragraph about an edition and one about a house ruling."""
    messages = (CHECKOUT / "web" / "src" / "i18n" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    edition, house = re.findall(r"^rules-label-(?:edition|house) = (.+)$", messages, re.MULTILINE)
    return edition, house


def kind(block: str, language: Language) -> str:
    """The kind and size of a block, which must be the same in every language."""
    edition, house = labels(language)
    if block.startswith("```"):
        return "drawing"
    if block.startswith("|"):
        rows = block.splitlines()
        return f"table {len(rows)} x {rows[0].count('|') - 1}"
    if ITEM.match(block):
        return f"list of {len(ITEM.findall(block))}"
    return "edition" if block.startswith(edition) else "house" if block.startswith(house) else "paragraph"


def prose(rule: Rule) -> str:
    return "\n\n".join(block for block in blocks(rule.body) if not block.startswith("```"))


def pairs(language: Language) -> list[tuple[Rule, Rule]]:
    """Each rule in English and in another language. A test of its own names the rules that a language lacks."""
    own = {rule.id: rule for rule in rulebook(language)}
    return [(english, own[english.id]) for english in rulebook("en") if english.id in own]


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_there(language: Language) -> None:
    own, english = ({page.name for page in folder.glob("*.*")} for folder in (PAGES / language, PAGES))
    assert [f"docs/rules/{language} lacks {name}" for name in sorted(english - own)] == []
    assert [f"docs/rules lacks {name}, which {language} has" for name in sorted(own - english)] == []


def test_every_page_is_a_chapter_or_a_module_of_a_chapter() -> None:
    listed = {page.name for chapter, modules in chapters("en") for page in (chapter, *modules)}
    found = {page.stem for page in PAGES.glob("*.md")}
    assert sorted(found - listed) == ["README"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_there_in_the_same_order(language: Language) -> None:
    english, own = ([rule.id for rule in rulebook(each)] for each in ("en", language))
    assert [f"{language} lacks {rule}" for rule in english if rule not in own] == []
    assert [f"en lacks {rule}" for rule in own if rule not in english] == []
    assert own == english
    assert len({rule.chapter for rule in rulebook(language)}) == len({rule.chapter for rule in rulebook("en")})


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_same_blocks(language: Language) -> None:
    for english, own in pairs(language):
        expected = [kind(block, "en") for block in blocks(english.body)]
        assert [kind(block, language) for block in blocks(own.body)] == expected, own.id


@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(ID, id="rules"),
        pytest.param(EDITION, id="editions"),
        pytest.param(CODE, id="options"),
        pytest.param(NUMBER, id="numbers"),
    ],
)
@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_same_ids_editions_options_and_numbers(language: Language, mark: re.Pattern[str]) -> None:
    for english, own in pairs(language):
        assert Counter(mark.findall(prose(own))) == Counter(mark.findall(prose(english))), own.id


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_as_much_emphasis(language: Language) -> None:
    for english, own in pairs(language):
        assert len(EMPHASIS.findall(prose(own))) == len(EMPHASIS.findall(prose(english))), own.id


@pytest.mark.parametrize("language", OTHERS)
def test_drawings_are_the_same_but_for_their_words(language: Language) -> None:
    for english, own in pairs(language):
        drawn, wanted = (
            [Counter(DRAWN.findall(block)) for block in blocks(rule.body) if block.startswith("```")]
            for rule in (own, english)
        )
        assert drawn == wanted, own.id


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: Language) -> None:
    for rule in rulebook(language):
        assert ENGLISH.findall(CODE.sub("", VALUES.sub("", rule.text))) == [], rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_enough(language: Language) -> None:
    folder = PAGES if language == "en" else PAGES / language
    for page in folder.glob("*.md"):
        text = MESSAGES.sub("", page.read_text(encoding="utf-8"))
        for line in text.splitlines():
            assert len(line) <= 115 or line.startswith("|"), f"{page.name}: {line}"
