"""Texts of the client, read from its message files, so that tests do not depend on the wording."""

import re
from functools import cache
from pathlib import Path

from pyrite.messages.bundle import Argument, Messages, message_texts
from pyrite.rulebook import Language

CHECKOUT = Path(__file__).parents[2]
SCREENS = CHECKOUT / "web" / "src" / "i18n" / "locales"
LEARN = CHECKOUT / "web" / "src" / "i18n" / "learn"


@cache
def messages(language: Language) -> dict[str, str]:
    """All messages of a language by id, as they are in the files."""
    screens = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (SCREENS, LEARN)]
    text = "\n".join([*screens, *message_texts(language).values()])
    found = re.findall(r"^([a-z][\w-]*) *= *(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE | re.IGNORECASE)
    assert found, f"no messages for {language}"
    return dict(found)


@cache
def formatted_messages(language: Language) -> Messages:
    """All messages of a language, which can be filled in."""
    return Messages(language, [SCREENS / f"{language}.ftl", LEARN / f"{language}.ftl"])


def text_of(name: str, language: Language = "en", **values: Argument) -> str:
    """A message with its values filled in."""
    text = formatted_messages(language).text(name, **values)
    assert "{" not in text, f"{name} lacks a value: {text}"
    return text
