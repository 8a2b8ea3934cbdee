"""The language of the command line: an option, or the environment; and the names of things in it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.resources import files

from pyrite.game import Fact
from pyrite.messages.bundle import Messages
from pyrite.messages.log import fact_text, message_of
from pyrite.messages.names import Names
from pyrite.rulebook import LANGUAGES, Language


def environment_language() -> Language:
    """The language of the environment if it is one of ours, otherwise English."""
    setting = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    code = setting.replace(".", "_").partition("_")[0].lower()
    return next((language for language in LANGUAGES if language == code), "en")


def names_in(language: Language | None) -> Names:
    """The names of things on the command line. Seats, goals and chests are numbered from 0, as in files."""
    chosen = language or environment_language()
    messages = Messages(chosen, [files("pyrite.cli") / "locales" / f"{chosen}.ftl"])
    return Names(messages, lambda seat: messages.text("cli-seat", number=seat), first=0)


def sentence(names: Names, viewer: int | None, fact: Fact) -> str:
    """A fact as a sentence: as the terminal says it, or as the log does."""
    prefix = "cli" if has_own_message(names, fact) else "log"
    return names.messages.text("sentence", text=fact_text(names, viewer, fact, prefix))


def has_own_message(names: Names, fact: Fact) -> bool:
    """Whether the terminal says a fact in its own way."""
    return names.messages.has(f"cli-{message_of(fact)}")


def held_text(names: Names, player: str, role: str, hand: Sequence[str]) -> str:
    """The role and the hand of a player."""
    return names.messages.text("cli-held", player=player, role=names.role(role), cards=names.cards(hand))
