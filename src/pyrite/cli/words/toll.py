"""Sentences for toll dwarfs and tolls."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import card_words, end_words, nuggets_words, place_words
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.facts.gold import TokensMoved
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood, TollAnswered, TollAsked

TollFact: TypeAlias = DwarfStood | DwarfLeft | TollAsked | TollAnswered | TokensMoved


def sentence(words: SeatWords, fact: TollFact) -> str:
    """The sentence for a fact about tolls."""
    match fact:
        case DwarfStood():
            places = f"{words.does(fact.seat, 'place')} a toll dwarf at {end_words(fact.cell, fact.side)}"
            return f"{places}, discarding {card_words(fact.card)}."
        case DwarfLeft():
            where = end_words(fact.cell, fact.side)
            return f"{words.whose(fact.owner)} toll dwarf at {where} leaves."
        case TollAsked():
            asks = f"{words.does(fact.asker, 'ask')} {words.name(fact.seat)}"
            return f"{asks} to pay the toll at {place_words(fact.cell)}."
        case TollAnswered():
            answers = words.does(fact.seat, "agree") if fact.pay else words.does(fact.seat, "decline")
            return f"{answers} to pay the toll at {place_words(fact.cell)}."
        case TokensMoved():
            pays = f"{words.does(fact.giver, 'pay')} {words.name(fact.taker)}"
            return f"{pays} {nuggets_words(fact.tokens)}."
        case _:
            assert_never(fact)
