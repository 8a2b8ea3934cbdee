"""Sentences for cards that are played, drawn, discarded, put in front of a player or swapped."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from pyrite.cli.phrases import card_noun, card_words, cards_words, hand_words
from pyrite.cli.words import commands
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.facts.cards import (
    CardDiscarded,
    CardPlayed,
    CardTaken,
    DiscardedTwo,
    Drew,
    HandsSwapped,
    Passed,
    PutInFront,
    TakenFromFront,
)
from pyrite.game.facts.piles import CardKept, CardsLifted, DeckBuried, DiscardShuffled
from pyrite.game.modules.path_specialist.facts import NothingToLay, SomethingToLay, SpecialistCalled

CardFact: TypeAlias = (
    CardPlayed
    | CardDiscarded
    | Passed
    | Drew
    | PutInFront
    | TakenFromFront
    | DiscardedTwo
    | HandsSwapped
    | SpecialistCalled
    | NothingToLay
    | SomethingToLay
    | CardsLifted
    | CardKept
    | CardTaken
    | DeckBuried
    | DiscardShuffled
)


def sentence(words: SeatWords, fact: CardFact) -> str:
    """The sentence for a fact about cards."""
    match fact:
        case CardPlayed():
            return commands.sentence(words, fact.seat, cast("commands.AnyCommand", fact.command))
        case CardDiscarded():
            return f"{card_words(fact.card)} goes to the discard pile."
        case Passed():
            forced = ", as nothing in the hand could be played" if fact.forced else ""
            return f"{words.does(fact.seat, 'pass', 'passes')}, discarding {cards_words(fact.cards)}{forced}."
        case Drew():
            return f"{words.does(fact.seat, 'draw')} {cards_words(fact.cards)}."
        case PutInFront():
            return f"{card_words(fact.card)} is now in front of {words.name(fact.seat)}."
        case TakenFromFront():
            card = "card" if fact.card is None else card_noun(fact.card)
            return f"The {card} in front of {words.name(fact.seat)} is gone."
        case DiscardedTwo():
            return f"{words.does(fact.seat, 'discard')} {cards_words(fact.cards)} to take a card away."
        case HandsSwapped():
            return _hands(words, fact)
        case SpecialistCalled():
            return f"{words.does(fact.seat, 'lay')} two tunnels in this turn."
        case NothingToLay():
            return f"{words.does(fact.seat, 'have', 'has')} no second tunnel to lay."
        case SomethingToLay():
            return f"{words.does(fact.seat, 'had', 'had')} a tunnel to lay."
        case CardsLifted():
            pile = "the deck" if fact.from_deck else "the discard pile"
            return f"{words.does(fact.seat, 'look')} at {cards_words(fact.cards)} from {pile}, to keep one."
        case CardKept():
            rest = "discards the others" if fact.from_deck else "puts the others back"
            mine = "discard the others" if fact.from_deck else "put the others back"
            tail = mine if fact.seat == words.viewer else rest
            kept = "one" if fact.card is None else card_words(fact.card)
            return f"{words.does(fact.seat, 'keep')} {kept} and {tail}."
        case CardTaken():
            taken = f"{words.does(fact.seat, 'draw')} {card_words(fact.card)}"
            return f"{taken} from {words.whose(fact.other)} hand."
        case DeckBuried():
            return f"The discard pile gets {cards_words(fact.cards)} from the top of the deck, unseen."
        case DiscardShuffled():
            return "The discard pile is shuffled."
        case _:
            assert_never(fact)


def _hands(words: SeatWords, fact: HandsSwapped) -> str:
    """A swap of hands; only the two players see the cards."""
    swap = f"{words.does(fact.seat, 'swap')} hands with {words.name(fact.other)}"
    if None in fact.got or None in fact.given:
        return f"{swap}: {len(fact.given)} cards for {len(fact.got)}."
    return f"{swap}: {hand_words(fact.given)} for {hand_words(fact.got)}."
