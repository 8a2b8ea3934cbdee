"""Cards on their way: played, drawn, discarded, laid in front of a player, passed from hand to hand."""

from __future__ import annotations

from typing import TypeAlias, assert_never, cast

from pyrite.cli.phrases import card_noun, card_words, cards_words, hand_words
from pyrite.cli.words import orders
from pyrite.cli.words.voice import Voice
from pyrite.game.facts import (
    CardDiscarded,
    CardKept,
    CardPlayed,
    CardsLifted,
    CardTaken,
    DeckBuried,
    DiscardedTwo,
    DiscardShuffled,
    Drew,
    HandsSwapped,
    NothingToLay,
    Passed,
    PutInFront,
    SomethingToLay,
    SpecialistCalled,
    TakenFromFront,
)

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


def sentence(voice: Voice, fact: CardFact) -> str:
    """A fact about cards, in words."""
    match fact:
        case CardPlayed():
            return orders.sentence(voice, fact.seat, cast("orders.AnyCommand", fact.command))
        case CardDiscarded():
            return f"{card_words(fact.card)} goes to the discard pile."
        case Passed():
            forced = ", as nothing in the hand could be played" if fact.forced else ""
            return f"{voice.does(fact.seat, 'pass', 'passes')}, discarding {cards_words(fact.cards)}{forced}."
        case Drew():
            return f"{voice.does(fact.seat, 'draw')} {cards_words(fact.cards)}."
        case PutInFront():
            return f"Now {card_words(fact.card)} lies in front of {voice.name(fact.seat)}."
        case TakenFromFront():
            card = "card" if fact.card is None else card_noun(fact.card)
            return f"The {card} in front of {voice.name(fact.seat)} is gone."
        case DiscardedTwo():
            return f"{voice.does(fact.seat, 'discard')} {cards_words(fact.cards)} to take a card away."
        case HandsSwapped():
            return _hands(voice, fact)
        case SpecialistCalled():
            return f"{voice.does(fact.seat, 'lay')} two tunnels in this turn."
        case NothingToLay():
            return f"{voice.does(fact.seat, 'have', 'has')} no second tunnel to lay."
        case SomethingToLay():
            return f"{voice.does(fact.seat, 'had', 'had')} a tunnel to lay."
        case CardsLifted():
            pile = "the deck" if fact.from_deck else "the discard pile"
            return f"{voice.does(fact.seat, 'look')} at {cards_words(fact.cards)} from {pile}, to keep one."
        case CardKept():
            rest = "discards the others" if fact.from_deck else "puts the others back"
            mine = "discard the others" if fact.from_deck else "put the others back"
            tail = mine if fact.seat == voice.hearer else rest
            kept = "one" if fact.card is None else card_words(fact.card)
            return f"{voice.does(fact.seat, 'keep')} {kept} and {tail}."
        case CardTaken():
            taken = f"{voice.does(fact.seat, 'draw')} {card_words(fact.card)}"
            return f"{taken} from {voice.whose(fact.other)} hand."
        case DeckBuried():
            return f"The discard pile gets {cards_words(fact.cards)} from the top of the deck, unseen."
        case DiscardShuffled():
            return "The discard pile is shuffled."
        case _:
            assert_never(fact)


def _hands(voice: Voice, fact: HandsSwapped) -> str:
    """The two who swap know both hands."""
    told = f"{voice.does(fact.seat, 'swap')} hands with {voice.name(fact.other)}"
    if None in fact.got or None in fact.given:
        return f"{told}: {len(fact.given)} cards for {len(fact.got)}."
    return f"{told}: {hand_words(fact.given)} for {hand_words(fact.got)}."
