"""Imagined worlds: full states that a viewer cannot distinguish from the real one (INFO-4).

Everything the viewer may not know is sampled again, consistent with all the viewer has seen: its own hand
and role, looks, cards played, counts, swaps, moves of cards (`pyrite.game.hidden_card_history`). Tests use
such worlds to show that no secret leaks; a bot can use them to look ahead fairly. Only the table and the
viewer's own part are read, so a `View` works as well as the full state.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.imagine.world import sample_world
from pyrite.game.refusal import BadInput, is_whole, shown
from pyrite.game.sampling import Inconsistent
from pyrite.game.state import State
from pyrite.game.table import NOBODY

TRIES: Final = 20_000
"""How many samples may be inconsistent before sampling fails. Usually only a few are."""


def imagine(state: State, seat: int | None, rng: SeededRandom) -> State:
    """Sample a world that ``seat`` (None: a spectator) cannot distinguish from this one.

    Roles, goals and chests are sampled from their exact distribution given what the seat has seen. Hands and piles
    are sampled as if every player chose cards at random.
    """
    if seat is not None and not is_whole(seat, 0, state.table.rules.players - 1):
        raise BadInput(f"There is no seat {shown(seat)} at this table.")
    if not state.table.keeps_history:
        raise BadInput("No world can be imagined from a state of a rollout: it does not keep what was seen.")
    try:
        return sample_world(state, NOBODY if seat is None else seat, rng.seed(), TRIES)
    except Inconsistent:
        raise BadInput("No world fits what this seat has seen: the position contradicts itself.") from None
