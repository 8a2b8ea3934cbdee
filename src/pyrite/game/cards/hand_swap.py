"""The hand swap: two players swap all their cards (S2-17)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards.targets import no_such_seat, not_oneself
from pyrite.game.facts.cards import hands_swapped
from pyrite.game.moves import SWAP_HANDS, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_BASE: Final = SWAP_HANDS << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Any other player; either hand may be empty."""
    found.extend([_BASE | other for other in range(table.rules.players) if other != seat])


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The first rule that forbids this swap."""
    return no_such_seat(table, details, "S2-17") or not_oneself(seat, details, "S2-17")


def play(state: State, seat: int, details: int) -> None:
    """Swap the hands without this card, which was just played. The other player draws at the end of the turn."""
    mine, theirs = state.privates[seat], state.privates[details]
    assert mine is not None
    assert theirs is not None
    hands_swapped(state, seat, details, bytes(theirs.hand), bytes(mine.hand))
