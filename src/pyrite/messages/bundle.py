"""The messages of one language: those of the game and of each module in docs/rules, and those of a client."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import TypeAlias

from pyrite.rulebook import Language, module_pages, rules_folder

Argument: TypeAlias = str | int
"""An argument of a message: a text, or a number that chooses between forms."""


def message_texts(language: Language) -> dict[str, str]:
    """The messages of the base game, by "game", and those of each module, by its name."""
    game = (rules_folder(language) / "game.ftl").read_text(encoding="utf-8")
    return {"game": game, **{page.name: page.messages for page in module_pages(language)}}


class Messages:
    """The messages of one language."""

    def __init__(self, language: Language, extra: Iterable[Traversable] = ()) -> None:
        # Imported on first use: it takes a tenth of a second, and most commands say nothing about a game.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        own = [file.read_text(encoding="utf-8") for file in extra]
        for text in (*message_texts(language).values(), *own):
            self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **arguments: Argument) -> str:
        """A message with its arguments; raise KeyError if it is missing. A missing argument shows its name."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, "our messages have a value"
        formatted, _ = self._bundle.format_pattern(pattern, arguments)
        return str(formatted)
