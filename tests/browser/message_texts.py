"""Texts of the client, read from its message files, so that tests do not depend on the wording."""

import re
from functools import cache
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
SCREENS = CHECKOUT / "web" / "src" / "i18n" / "locales"
RULES = CHECKOUT / "docs" / "rules"


@cache
def messages(language: str) -> dict[str, str]:
    """All messages of a language by id, as they are in the files."""
    folder = RULES if language == "en" else RULES / language
    files = [SCREENS / f"{language}.ftl", *folder.glob("*.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r"^([a-z][\w-]*) *= *(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE | re.IGNORECASE)
    assert found, f"no messages for {language}"
    return dict(found)


def text_of(name: str, language: str = "en", **values: object) -> str:
    """A message with its values filled in; it must have no plural forms."""
    text = messages(language)[name].strip()
    for value in values.items():
        text = re.sub(rf"\{{ *\${value[0]} *\}}", str(value[1]), text)
    assert "{" not in text, f"{name} is not a plain text: {text}"
    return text
