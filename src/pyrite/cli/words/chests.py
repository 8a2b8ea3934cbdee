"""Treasure chests: turned over, opened, looked into."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import card_words, found_words, tunnel_words
from pyrite.cli.words.voice import Voice
from pyrite.game.facts import ChestLaid, ChestOpened, ChestSeen, ChestTurned, EffectEnded

ChestFact: TypeAlias = ChestTurned | ChestLaid | ChestOpened | ChestSeen | EffectEnded


def sentence(voice: Voice, fact: ChestFact) -> str:
    """A fact about chests, in words."""
    match fact:
        case ChestTurned():
            return (
                f"{voice.does(fact.seat, 'turn')} over what covers chest {fact.chest}: {card_words(fact.tunnel)}."
            )
        case ChestLaid():
            return f"The tunnel above chest {fact.chest} lies as {tunnel_words(fact.tunnel)}."
        case ChestOpened():
            return f"{voice.does(fact.seat, 'open')} chest {fact.chest}: {found_words(fact.found)}."
        case ChestSeen():
            looks = f"{voice.does(fact.seat, 'look')} into chest {fact.chest}"
            if fact.tunnel is None:
                return f"{looks}."
            return f"{looks}, under {card_words(fact.tunnel)}: {found_words(fact.found)}."
        case EffectEnded():
            return f"That chest is done with: {found_words(fact.found)}."
        case _:
            assert_never(fact)
