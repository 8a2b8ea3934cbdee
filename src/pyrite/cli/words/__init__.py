"""Facts in words: one sentence for each kind, as the one who hears it may know it.

Each module tells the facts about one thing. All of them together are `AnyFact`, so that
the type checker finds one that is forgotten.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from pyrite.cli.phrases import capital
from pyrite.cli.words import cards, chests, course, gold, maze, orders, roles, toll
from pyrite.cli.words.orders import AnyCommand
from pyrite.cli.words.voice import ALL, Hearer, Voice
from pyrite.game import Command, Fact

__all__ = ["ALL", "AnyCommand", "AnyFact", "Hearer", "Voice", "tell", "tell_command"]

AnyFact: TypeAlias = (
    course.CourseFact
    | cards.CardFact
    | maze.MazeFact
    | chests.ChestFact
    | toll.TollFact
    | roles.RoleFact
    | gold.GoldFact
)
"""Every fact there is."""


def tell(fact: Fact, hearer: Hearer) -> str:
    """A fact as a sentence.

    >>> from pyrite.game.facts import Drew
    >>> tell(Drew(2, (None,)), hearer=1), tell(Drew(2, ("map",)), hearer=2)
    ('Seat 2 draws a card.', 'You draw a map.')
    """
    return capital(_sentence(Voice(hearer), cast("AnyFact", fact)))


def tell_command(seat: int, command: Command, hearer: Hearer) -> str:
    """What a seat orders, as a sentence."""
    return capital(orders.sentence(Voice(hearer), seat, cast("AnyCommand", command)))


def _sentence(voice: Voice, fact: AnyFact) -> str:
    if isinstance(fact, course.CourseFact):
        return course.sentence(voice, fact)
    if isinstance(fact, cards.CardFact):
        return cards.sentence(voice, fact)
    if isinstance(fact, maze.MazeFact):
        return maze.sentence(voice, fact)
    if isinstance(fact, chests.ChestFact):
        return chests.sentence(voice, fact)
    if isinstance(fact, toll.TollFact):
        return toll.sentence(voice, fact)
    if isinstance(fact, roles.RoleFact):
        return roles.sentence(voice, fact)
    if isinstance(fact, gold.GoldFact):
        return gold.sentence(voice, fact)
    assert_never(fact)
