"""The messages of one language, from all its files: docs/rules and, for a client, its own file."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import TypeAlias

from pyrite.rulebook import Language, rules_folder

Argument: TypeAlias = str | int
"""An argument of a message: a text, or a number that chooses between forms."""


def message_files(language: Language) -> list[Traversable]:
    """The messages of the game and of each module, beside the rules in that language."""
    files = (file for file in rules_folder(language).iterdir() if file.name.endswith(".ftl"))
    return sorted(files, key=lambda file: file.name)


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, extra: Iterable[Traversable] = ()) -> None:
        # Imported on first use: it takes a tenth of a second, and most commands say nothing about a game.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in (*message_files(language), *extra):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **arguments: Argument) -> str:
        """A message with its arguments; raise KeyError if it is missing. A missing argument shows its name."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, "our messages have a value"
        formatted, _ = self._bundle.format_pattern(pattern, arguments)
        return str(formatted)
