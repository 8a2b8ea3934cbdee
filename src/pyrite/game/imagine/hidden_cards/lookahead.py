"""Looks ahead in the history: which cards a hand will turn out to hold, so that a walk can keep them there."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history as history
from pyrite.game.imagine.hidden_cards.tracked_cards import KINDS
from pyrite.game.table import NOBODY, Table


def cards_shown_later(table: Table, viewer: int, seen_cards: tuple[bytes, ...]) -> list[bytearray]:
    """For each step, the cards that its hand will be seen to hold later: a count per kind.

    A walk need not keep them, because such a card may have been drawn from the deck in between. But
    walks that do keep them are hardly ever inconsistent.
    """
    nothing = bytearray(KINDS)
    needs = [nothing.copy() for _ in range(table.rules.players)]
    seen = iter(reversed(seen_cards))
    found: list[bytearray] = []
    for step in reversed(table.card_history):
        kind: int = step[0]
        seat: int = step[1] if _OF_A_SEAT[kind] else NOBODY
        shown_later = nothing
        if kind == history.PLAYED:
            _need(needs[seat], step[2])
        elif kind == history.SWAPPED:
            other: int = step[2]
            if viewer in (seat, other):
                hands = {other: next(seen), seat: next(seen)}
                partner = other if seat == viewer else seat
                needs[partner] = nothing.copy()
                for card in hands[partner]:
                    _need(needs[partner], card)
            else:
                needs[seat], needs[other] = needs[other], needs[seat]
        elif kind == history.CARD_TAKEN:
            shown_later = needs[step[2]].copy()
            if viewer in step[1:3]:
                card = next(seen)[0]
                if seat == viewer:
                    _need(needs[step[2]], card)
                elif needs[seat][card]:
                    needs[seat][card] -= 1
        elif kind in (history.DISCARDED_FACE_DOWN, history.KEPT):
            if seat == viewer:
                for _ in range(1 if kind == history.DISCARDED_FACE_DOWN else 2):
                    next(seen)
            else:
                shown_later = needs[seat].copy()
        found.append(shown_later)
    found.reverse()
    return found


def _need(needs: bytearray, kind: int) -> None:
    needs[kind] = needs[kind] + 1


_STEPS_OF_A_SEAT: Final = (
    history.PLAYED,
    history.DISCARDED_FACE_DOWN,
    history.SWAPPED,
    history.CARD_TAKEN,
    history.KEPT,
)
_OF_A_SEAT: Final = bytes([kind in _STEPS_OF_A_SEAT for kind in range(history.SOMEBODY_HELD + 1)])
