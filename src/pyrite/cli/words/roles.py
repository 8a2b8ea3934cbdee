"""Roles: looked at, and changed in the middle of a round."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from pyrite.cli.phrases import capital, listed, role_words
from pyrite.cli.words.voice import Voice
from pyrite.game.facts import RoleChanged, RolesDealt, RoleSeen, WardrobeEntered

RoleFact: TypeAlias = RoleSeen | RoleChanged | WardrobeEntered | RolesDealt


def sentence(voice: Voice, fact: RoleFact) -> str:
    """A fact about roles, in words."""
    match fact:
        case RoleSeen():
            seen = f": {role_words(fact.role)}" if fact.role is not None else ""
            return f"{voice.does(fact.seat, 'look')} at {voice.whose(fact.other, fact.seat)} role{seen}."
        case RoleChanged():
            return f"{_changes(voice, fact.seat, fact.role)}."
        case WardrobeEntered():
            return f"The wardrobe is reached: {_changes(voice, fact.seat, fact.role)}."
        case RolesDealt():
            known = [
                f"{voice.does(seat, 'are', 'is')} {role_words(role)} now"
                for seat, role in enumerate(fact.roles)
                if role is not None
            ]
            told = "The party is reached: all roles are shuffled and dealt again."
            return f"{told} {capital(listed(known))}." if known else told
        case _:
            assert_never(fact)


def _changes(voice: Voice, seat: int, role: str | None) -> str:
    known = f" and {'are' if seat == voice.hearer else 'is'} {role_words(role)} now" if role is not None else ""
    return f"{voice.does(seat, 'change')} roles{known}"
