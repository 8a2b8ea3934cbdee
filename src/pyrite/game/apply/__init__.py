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
    card_taken,
    direction_changed,
    discarded_two,
    drew,
    hands_swapped,
    let_pass,
    passed,
    put_in_front,
    specialist_called,
    taken_from_front,
    unopposed,
    veto_asked,
    vetoed,
)
from pyrite.game.apply.chests import (
    chest_opened,
    dwarf_left,
    dwarf_stood,
    effect_ended,
    gold_picked,
    tokens_moved,
    toll_answered,
    toll_asked,
)
from pyrite.game.apply.course import asked, game_begun, game_ended, round_begun, round_ended, turn_begun
from pyrite.game.apply.gold import gold_dealt, gold_drawn, gold_offered, gold_taken, stole, tokens_paid
from pyrite.game.apply.maze import (
    chest_laid,
    chest_seen,
    chest_turned,
    goal_laid,
    goal_moved,
    goal_turned,
    goals_put_back,
    looked,
    tunnel_laid,
    tunnel_moved,
    tunnel_removed,
)
from pyrite.game.apply.piles import card_kept, cards_lifted, deck_buried, discard_shuffled
from pyrite.game.apply.roles import role_changed, role_seen, roles_dealt, wardrobe_entered
from pyrite.game.state import RawFact, State


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
    direction_changed,
    veto_asked,
    let_pass,
    unopposed,
    vetoed,
    goals_put_back,
    specialist_called,
    tunnel_moved,
    cards_lifted,
    card_kept,
    dwarf_stood,
    dwarf_left,
    toll_asked,
    toll_answered,
    tokens_moved,
    roles_dealt,
    goal_moved,
    chest_turned,
    chest_laid,
    chest_opened,
    chest_seen,
    effect_ended,
    gold_picked,
    card_taken,
    deck_buried,
    discard_shuffled,
    wardrobe_entered,
)

assert len(_APPLY) == len(facts.FACTS)

__all__ = [
    "apply",
    "asked",
    "card_discarded",
    "card_kept",
    "card_played",
    "card_taken",
    "cards_lifted",
    "chest_laid",
    "chest_opened",
    "chest_seen",
    "chest_turned",
    "deck_buried",
    "direction_changed",
    "discard_shuffled",
    "discarded_two",
    "drew",
    "dwarf_left",
    "dwarf_stood",
    "effect_ended",
    "game_begun",
    "game_ended",
    "goal_laid",
    "goal_moved",
    "goal_turned",
    "goals_put_back",
    "gold_dealt",
    "gold_drawn",
    "gold_offered",
    "gold_picked",
    "gold_taken",
    "hands_swapped",
    "let_pass",
    "looked",
    "passed",
    "put_in_front",
    "role_changed",
    "role_seen",
    "roles_dealt",
    "round_begun",
    "round_ended",
    "specialist_called",
    "stole",
    "taken_from_front",
    "tokens_moved",
    "tokens_paid",
    "toll_answered",
    "toll_asked",
    "tunnel_laid",
    "tunnel_moved",
    "tunnel_removed",
    "turn_begun",
    "unopposed",
    "veto_asked",
    "vetoed",
    "wardrobe_entered",
]
