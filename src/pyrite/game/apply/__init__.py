"""What each fact does to a state. Nothing here refuses, draws lots or asks the time.

Each function is one fact: it changes the state and, where a journal is kept, notes
itself there. The rules call them as things happen; `apply` plays noted facts again,
on a full state or on a `View`, which knows only some of it: hidden values are 0, and
what a viewer may not know is None and stays so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyrite.game import facts
from pyrite.game.apply.cards import (
    card_discarded,
    card_played,
    discarded_two,
    drew,
    hands_swapped,
    passed,
    put_in_front,
    taken_from_front,
)
from pyrite.game.apply.course import asked, game_begun, game_ended, round_begun, round_ended, turn_begun
from pyrite.game.apply.gold import gold_dealt, gold_drawn, gold_offered, gold_taken, stole, tokens_paid
from pyrite.game.apply.maze import goal_laid, goal_turned, looked, tunnel_laid, tunnel_removed
from pyrite.game.apply.roles import role_changed, role_seen
from pyrite.game.table import RawFact, State


def apply(state: State, fact: RawFact) -> None:
    """Fold one fact into a state or a view."""
    _APPLY[fact[0]](state, *fact[1:])


_APPLY: Final[tuple[Callable[..., Any], ...]] = (
    game_begun,
    round_begun,
    turn_begun,
    round_ended,
    game_ended,
    card_played,
    card_discarded,
    passed,
    drew,
    put_in_front,
    taken_from_front,
    tunnel_laid,
    tunnel_removed,
    goal_turned,
    goal_laid,
    looked,
    asked,
    gold_drawn,
    gold_offered,
    gold_taken,
    gold_dealt,
    tokens_paid,
    discarded_two,
    role_seen,
    role_changed,
    hands_swapped,
    stole,
)

assert len(_APPLY) == len(facts.FACTS)

__all__ = [
    "apply",
    "asked",
    "card_discarded",
    "card_played",
    "discarded_two",
    "drew",
    "game_begun",
    "game_ended",
    "goal_laid",
    "goal_turned",
    "gold_dealt",
    "gold_drawn",
    "gold_offered",
    "gold_taken",
    "hands_swapped",
    "looked",
    "passed",
    "put_in_front",
    "role_changed",
    "role_seen",
    "round_begun",
    "round_ended",
    "stole",
    "taken_from_front",
    "tokens_paid",
    "tunnel_laid",
    "tunnel_removed",
    "turn_begun",
]
