"""Sentences for treasure chests: uncovered, opened, looked into."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import card_words, found_words, tunnel_words
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.modules.chests.facts import ChestLaid, ChestOpened, ChestSeen, ChestTurned, EffectEnded

ChestFact: TypeAlias = ChestTurned | ChestLaid | ChestOpened | ChestSeen | EffectEnded


def sentence(words: SeatWords, fact: ChestFact) -> str:
    """The sentence for a fact about chests."""
    match fact:
        case ChestTurned():
            turns = f"{words.does(fact.seat, 'turn')} over the tunnel above chest {fact.chest}"
            return f"{turns}: {card_words(fact.tunnel)}."
        case ChestLaid():
            return f"The tunnel above chest {fact.chest} is laid as {tunnel_words(fact.tunnel)}."
        case ChestOpened():
            return f"{words.does(fact.seat, 'open')} chest {fact.chest}: {found_words(fact.found)}."
        case ChestSeen():
            looks = f"{words.does(fact.seat, 'look')} into chest {fact.chest}"
            if fact.tunnel is None:
                return f"{looks}."
            return f"{looks}, under {card_words(fact.tunnel)}: {found_words(fact.found)}."
        case EffectEnded():
            return f"The effect of the chest ends: {found_words(fact.found)}."
        case _:
            assert_never(fact)
