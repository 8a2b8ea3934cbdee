"""The messages: the same in every language, each once."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from pyrite.messages.bundle import message_texts
from pyrite.rulebook import LANGUAGES, Language
from pyrite.server.room import events

CHECKOUT = Path(__file__).parents[2]
CLIENTS = {
    "web": CHECKOUT / "web" / "src" / "i18n" / "locales",
    "learn": CHECKOUT / "web" / "src" / "i18n" / "learn",
    "cli": CHECKOUT / "src" / "pyrite" / "cli" / "locales",
}
PLURALS = {"one", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def files(language: Language) -> dict[str, str]:
    """The messages of the base game, of each module and of each client, by its name."""
    clients = {name: (folder / f"{language}.ftl").read_text("utf-8") for name, folder in CLIENTS.items()}
    return message_texts(language) | clients


@cache
def messages(language: Language, file: str) -> list[ast.Message]:
    """The messages of a file; anything else but a comment fails."""
    entries = FluentParser().parse(files(language)[file]).body
    wrong = [entry for entry in entries if not isinstance(entry, ast.Message | ast.BaseComment)]
    assert wrong == [], f"{file} in {language} has text that is no message"
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def ids(language: Language, file: str) -> list[str]:
    return [message.id.name for message in messages(language, file)]


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*(variables(part) for part in parts))


def cases(node: object) -> set[str]:
    """The words by which a message chooses between texts, without the plural forms, which differ by language."""
    key = node.key if isinstance(node, ast.Variant) else None
    own: set[str] = {key.name} - PLURALS if isinstance(key, ast.Identifier) else set()
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return own.union(*(cases(part) for part in parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: Language) -> None:
    found = [name for file in files(language) for name in ids(language, file)]
    assert sorted({name for name in found if found.count(name) > 1}) == []


def lacking(language: Language, other: Language) -> list[str]:
    """The messages that only the other language has."""
    return [
        f"{file} lacks the message {name} in {language}"
        for file in files(other)
        for name in ids(other, file)
        if file not in files(language) or name not in ids(language, file)
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: Language) -> None:
    assert lacking(language, "en") == []
    assert lacking("en", language) == []
    assert {file: ids(language, file) for file in files(language)} == {
        file: ids("en", file) for file in files("en")
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_no_other_variables(language: Language) -> None:
    english = {message.id.name: message for file in files("en") for message in messages("en", file)}
    for own in (message for file in files(language) for message in messages(language, file)):
        if own.id.name in english:  # the test above names those that are not
            assert variables(own) <= variables(english[own.id.name]), own.id.name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_no_other_cases(language: Language) -> None:
    """A case under another word is never chosen, so players would always read the default text."""
    english = {message.id.name: message for file in files("en") for message in messages("en", file)}
    for own in (message for file in files(language) for message in messages(language, file)):
        if own.id.name in english:
            assert cases(own) <= cases(english[own.id.name]), own.id.name


def test_the_log_lines_of_the_web_client_are_about_events() -> None:
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in vars(events) if name[0].isupper()}
    lines = {name.removeprefix("log-") for name in ids("en", "web") if name.startswith("log-")}
    assert sorted(lines - names) == ["earlier", "empty", "label"]
