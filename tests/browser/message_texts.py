"""Texts of the client, read from its message files, so that tests do not depend on the wording."""

import re
from functools import cache
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "web" / "src" / "i18n" / "locales"


@cache
def messages(language: str) -> dict[str, str]:
    """All messages of a language by id, as they are in the files."""
    files = sorted([*LOCALES.glob(f"{language}.ftl"), *LOCALES.glob(f"{language}/*.ftl")])
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r"^([a-z][\w-]*) *= *(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE | re.IGNORECASE)
    assert found, f"no messages in {LOCALES} for {language}"
    return dict(found)


def text_of(name: str, language: str = "en", **values: object) -> str:
    """A message with its values filled in; it must have no plural forms."""
    text = messages(language)[name].strip()
    for value in values.items():
        text = re.sub(rf"\{{ *\${value[0]} *\}}", str(value[1]), text)
    assert "{" not in text, f"{name} is not a plain text: {text}"
    return text
