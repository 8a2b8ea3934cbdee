"""Toll dwarfs: stood, asked for, paid, gone."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import card_words, end_words, nuggets_words, place_words
from pyrite.cli.words.voice import Voice
from pyrite.game.facts import DwarfLeft, DwarfStood, TokensMoved, TollAnswered, TollAsked

TollFact: TypeAlias = DwarfStood | DwarfLeft | TollAsked | TollAnswered | TokensMoved


def sentence(voice: Voice, fact: TollFact) -> str:
    """A fact about tolls, in words."""
    match fact:
        case DwarfStood():
            stands = f"{voice.does(fact.seat, 'stand')} a toll dwarf at {end_words(fact.cell, fact.side)}"
            return f"{stands}, discarding {card_words(fact.card)}."
        case DwarfLeft():
            where = end_words(fact.cell, fact.side)
            return f"{voice.whose(fact.owner)} toll dwarf at {where} leaves."
        case TollAsked():
            asks = f"{voice.does(fact.asker, 'ask')} {voice.name(fact.seat)}"
            return f"{asks} to pay the toll at {place_words(fact.cell)}."
        case TollAnswered():
            answers = voice.does(fact.seat, "agree") if fact.pay else voice.does(fact.seat, "decline")
            return f"{answers} to pay the toll at {place_words(fact.cell)}."
        case TokensMoved():
            pays = f"{voice.does(fact.giver, 'pay')} {voice.name(fact.taker)}"
            return f"{pays} {nuggets_words(fact.tokens)}."
        case _:
            assert_never(fact)
