"""Sentences for gold: drawn, shared, paid, lost and stolen."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import gold_words, nuggets_words
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.facts.gold import (
    GoldDealt,
    GoldDrawn,
    GoldOffered,
    GoldPicked,
    GoldTaken,
    NothingToLose,
    NothingToPick,
    Stole,
    TokensPaid,
)

GoldFact: TypeAlias = (
    GoldDrawn
    | GoldOffered
    | GoldTaken
    | GoldDealt
    | GoldPicked
    | TokensPaid
    | NothingToLose
    | NothingToPick
    | Stole
)


def sentence(words: SeatWords, fact: GoldFact) -> str:
    """The sentence for a fact about gold."""
    match fact:
        case GoldDrawn():
            return f"The diggers draw {gold_words(fact.nuggets)}."
        case GoldOffered():
            return f"{words.does(fact.seat, 'hold')} {gold_words(fact.nuggets)} and may choose."
        case GoldTaken():
            return f"{words.does(fact.seat, 'take')} {gold_words((fact.nuggets,))}."
        case GoldDealt():
            got = f"{words.does(fact.seat, 'get')} {nuggets_words(fact.paid)} in gold cards"
            short = f", though {fact.due} were due: no cards made that sum" if fact.paid < fact.due else ""
            return f"{got}{short}."
        case GoldPicked():
            return f"{words.does(fact.seat, 'get')} a gold card of 1."
        case TokensPaid():
            if fact.tokens < 0:
                return f"{words.does(fact.seat, 'lose')} {nuggets_words(-fact.tokens)}."
            return f"{words.does(fact.seat, 'get')} {nuggets_words(fact.tokens)} in tokens."
        case NothingToLose():
            return f"{words.does(fact.seat, 'have', 'has')} no gold to lose."
        case NothingToPick():
            return f"No gold card of 1 is left for {words.name(fact.seat)}."
        case Stole():
            if fact.victim is None:
                return f"{words.does(fact.seat, 'steal')} from nobody."
            return f"{words.does(fact.seat, 'steal')} 1 nugget from {words.name(fact.victim)}."
        case _:
            assert_never(fact)
