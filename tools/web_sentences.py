"""Sentences of the log that the web client must say as the command line does: `web/tests/sentences.json`.

Each row is a fact of a golden playthrough with its viewer, the card that was played before it, and the line of
the log in every language; null if the log leaves the fact out. Each form of a message occurs once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyrite.game import Fact, command_to_json, fact_from_json, fact_to_json
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import TurnBegun
from pyrite.messages.arguments import command_arguments, fact_arguments
from pyrite.messages.bundle import Messages
from pyrite.messages.log import fact_text, is_redundant
from pyrite.messages.names import Names
from pyrite.rulebook import LANGUAGES
from tests.golden.frames import frames_of
from tests.golden.script import golden_files

Seen = tuple[int | None, Fact, CardPlayed | None]
_FLAGS = ("yes", "no", "unknown")


def sentences() -> Iterator[dict[str, Any]]:
    """The rows of the file."""
    names = [Names(Messages(language), "Dwarf {}".format) for language in LANGUAGES]
    for viewer, fact, played in _one_of_each_form(names[0]):
        said = not is_redundant(fact, played)
        yield {
            "viewer": viewer,
            "played": None if played is None else command_to_json(played.command),
            "fact": fact_to_json(fact),
            "texts": {each.messages.language: fact_text(each, viewer, fact) for each in names} if said else None,
        }


def _one_of_each_form(names: Names) -> Iterator[Seen]:
    met = set()
    for viewer, fact, played in _facts():
        form = _form(names, viewer, fact), is_redundant(fact, played)
        if form not in met:
            met.add(form)
            yield viewer, fact, played


def _form(names: Names, viewer: int | None, fact: Fact) -> tuple[str, ...]:
    """The message of a fact, and the arguments by which it chooses its words."""
    if isinstance(fact, CardPlayed):
        arguments = command_arguments(names, viewer, fact.command, fact.seat)
        name = type(fact.command).__name__
    else:
        arguments, name = fact_arguments(names, viewer, fact), type(fact).__name__
    chosen_by = [key for key, value in arguments.items() if value in _FLAGS or key.endswith("_is")]
    return name, *(f"{key}={arguments[key]}" for key in chosen_by)


def _facts() -> Iterator[Seen]:
    for path in golden_files():
        text = path.with_suffix(".jsonl").read_text("utf-8")
        for viewer in (None, 0, 1):
            played: CardPlayed | None = None
            for step in frames_of(text, viewer)[1]:
                for fact in map(fact_from_json, step):
                    if isinstance(fact, CardPlayed | TurnBegun):
                        played = fact if isinstance(fact, CardPlayed) else None
                    yield viewer, fact, played
