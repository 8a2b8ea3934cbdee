"""Sentences for roles that are looked at or change within a round."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import capital, listed, role_words
from pyrite.cli.words.seat_words import SeatWords
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.modules.party import RolesDealt
from pyrite.game.modules.wardrobe import WardrobeEntered

RoleFact: TypeAlias = RoleSeen | RoleChanged | WardrobeEntered | RolesDealt


def sentence(words: SeatWords, fact: RoleFact) -> str:
    """The sentence for a fact about roles."""
    match fact:
        case RoleSeen():
            seen = f": {role_words(fact.role)}" if fact.role is not None else ""
            return f"{words.does(fact.seat, 'look')} at {words.whose(fact.other, fact.seat)} role{seen}."
        case RoleChanged():
            return f"{_changes(words, fact.seat, fact.role)}."
        case WardrobeEntered():
            return f"The wardrobe is reached: {_changes(words, fact.seat, fact.role)}."
        case RolesDealt():
            known = [
                f"{words.does(seat, 'are', 'is')} {role_words(role)} now"
                for seat, role in enumerate(fact.roles)
                if role is not None
            ]
            dealt = "The party is reached: all roles are shuffled and dealt again."
            return f"{dealt} {capital(listed(known))}." if known else dealt
        case _:
            assert_never(fact)


def _changes(words: SeatWords, seat: int, role: str | None) -> str:
    known = f" and {'are' if seat == words.viewer else 'is'} {role_words(role)} now" if role is not None else ""
    return f"{words.does(seat, 'change')} roles{known}"
