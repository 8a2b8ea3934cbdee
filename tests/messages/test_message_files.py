"""The message files: the same messages in every language, each once, and one file for each module."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from pyrite.game.modules import MODULES
from pyrite.messages.bundle import message_files
from pyrite.rulebook import LANGUAGES, Language
from pyrite.server.room import events

CHECKOUT = Path(__file__).parents[2]
CLIENTS = {
    "web": CHECKOUT / "web" / "src" / "i18n" / "locales",
    "cli": CHECKOUT / "src" / "pyrite" / "cli" / "locales",
}
OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def files(language: Language) -> dict[str, str]:
    """The text of each file by its name."""
    game = {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in message_files(language)}
    return game | {client: (folder / f"{language}.ftl").read_text("utf-8") for client, folder in CLIENTS.items()}


@cache
def messages(language: Language, file: str) -> list[ast.Message]:
    """The messages of a file; anything else but a comment fails."""
    entries = FluentParser().parse(files(language)[file]).body
    wrong = [entry for entry in entries if not isinstance(entry, ast.Message | ast.BaseComment)]
    assert wrong == [], f"{file}.ftl in {language} has text that is no message"
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def ids(language: Language, file: str) -> list[str]:
    return [message.id.name for message in messages(language, file)]


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*(variables(part) for part in parts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: Language) -> None:
    found = [name for file in files(language) for name in ids(language, file)]
    assert sorted({name for name in found if found.count(name) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: Language) -> None:
    lacking = [
        f"{file}.ftl lacks {name} in {language}"
        for file in files("en")
        for name in ids("en", file)
        if file not in files(language) or name not in ids(language, file)
    ]
    assert not lacking, lacking[0]
    assert {file: ids(language, file) for file in files(language)} == {
        file: ids("en", file) for file in files("en")
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_no_other_variables(language: Language) -> None:
    for file in files("en"):
        for own, english in zip(messages(language, file), messages("en", file), strict=True):
            assert variables(own) <= variables(english), own.id.name


def test_every_file_belongs_to_a_module_a_client_or_the_game() -> None:
    assert sorted(set(files("en")) - set(MODULES)) == ["cli", "game", "web"]


def test_the_log_lines_of_the_web_client_are_about_events() -> None:
    names = {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in vars(events) if name[0].isupper()}
    lines = {name.removeprefix("log-") for name in ids("en", "web") if name.startswith("log-")}
    assert sorted(lines - names) == ["empty", "label"]
