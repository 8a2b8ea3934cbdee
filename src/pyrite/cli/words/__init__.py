"""Facts and commands as English sentences, for one viewer.

Each module describes the facts about one subject. All of them together are `AnyFact`, so that the type checker
finds a kind of fact without a sentence.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from pyrite.cli.phrases import capital
from pyrite.cli.words import cards, chests, commands, course, gold, maze, roles, toll
from pyrite.cli.words.commands import AnyCommand
from pyrite.cli.words.seat_words import ALL, SeatWords, ViewerOrAll
from pyrite.game import Command, Fact

__all__ = ["ALL", "AnyCommand", "AnyFact", "SeatWords", "ViewerOrAll", "describe_command", "describe_fact"]

AnyFact: TypeAlias = (
    course.CourseFact
    | cards.CardFact
    | maze.MazeFact
    | chests.ChestFact
    | toll.TollFact
    | roles.RoleFact
    | gold.GoldFact
)
"""Every kind of fact."""


def describe_fact(fact: Fact, viewer: ViewerOrAll) -> str:
    """A fact that the viewer may know, as a sentence.

    >>> from pyrite.game.facts.cards import Drew
    >>> describe_fact(Drew(2, (None,)), viewer=1), describe_fact(Drew(2, ("map",)), viewer=2)
    ('Seat 2 draws a card.', 'You draw a map.')
    """
    return capital(_sentence(SeatWords(viewer), cast("AnyFact", fact)))


def describe_command(seat: int, command: Command, viewer: ViewerOrAll) -> str:
    """A command of a seat, as a sentence."""
    return capital(commands.sentence(SeatWords(viewer), seat, cast("AnyCommand", command)))


def _sentence(words: SeatWords, fact: AnyFact) -> str:
    if isinstance(fact, course.CourseFact):
        return course.sentence(words, fact)
    if isinstance(fact, cards.CardFact):
        return cards.sentence(words, fact)
    if isinstance(fact, maze.MazeFact):
        return maze.sentence(words, fact)
    if isinstance(fact, chests.ChestFact):
        return chests.sentence(words, fact)
    if isinstance(fact, toll.TollFact):
        return toll.sentence(words, fact)
    if isinstance(fact, roles.RoleFact):
        return roles.sentence(words, fact)
    if isinstance(fact, gold.GoldFact):
        return gold.sentence(words, fact)
    assert_never(fact)
