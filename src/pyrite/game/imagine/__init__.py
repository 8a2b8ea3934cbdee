"""Imagined worlds: full states that a viewer cannot tell from the real one (INFO-4).

What may not be known is drawn by lot again, so that it fits everything the viewer has seen: the
own hand and role, looks, cards played, counts, swaps, which way cards went (`pyrite.game.hidden_card_history`).
It is how a test shows that no secret leaves, and how a fair bot looks ahead. It reads the table and
the viewer's own part and nothing else, so a `View` serves as well as the state itself.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.drawing import Inconsistent
from pyrite.game.imagine.world import draw_world
from pyrite.game.refusal import BadInput, is_whole, shown
from pyrite.game.state import State
from pyrite.game.table import NOBODY

TRIES: Final = 20_000
"""How often a walk may go astray before it is given up. Hardly any does more than a few times."""


def imagine(state: State, seat: int | None, rng: SeededRandom) -> State:
    """Draw a world that ``seat`` (None: an onlooker) cannot tell from this one.

    Roles, goals and chests come out as likely as they are, given what the seat has seen; hands and
    piles as likely as the cards are, whatever their owners' habits.
    """
    if seat is not None and not is_whole(seat, 0, state.table.rules.players - 1):
        raise BadInput(f"There is no seat {shown(seat)} at this table.")
    try:
        return draw_world(state, NOBODY if seat is None else seat, rng.seed(), TRIES)
    except Inconsistent:
        raise BadInput("Nothing fits what this seat has seen: the position contradicts itself.") from None
