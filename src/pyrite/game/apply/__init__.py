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
from pyrite.game.apply.chests import chest_opened, effect_ended
from pyrite.game.apply.course import (
    asked,
    contributed,
    game_begun,
    game_ended,
    round_begun,
    round_ended,
    seed_sealed,
    turn_begun,
)
from pyrite.game.apply.gold import (
    gold_dealt,
    gold_drawn,
    gold_offered,
    gold_picked,
    gold_taken,
    stole,
    tokens_moved,
    tokens_paid,
)
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
from pyrite.game.apply.toll import dwarf_left, dwarf_stood, toll_answered, toll_asked
from pyrite.game.state import RawFact, State


def apply(state: State, fact: RawFact) -> None:
    """Fold one fact into a state or a view."""
    _APPLY[fact[0]](state, *fact[1:])


_APPLY: Final[dict[int, Callable[..., Any]]] = {
    facts.GAME_BEGUN: game_begun,
    facts.ROUND_BEGUN: round_begun,
    facts.TURN_BEGUN: turn_begun,
    facts.ROUND_ENDED: round_ended,
    facts.GAME_ENDED: game_ended,
    facts.CARD_PLAYED: card_played,
    facts.CARD_DISCARDED: card_discarded,
    facts.PASSED: passed,
    facts.DREW: drew,
    facts.PUT_IN_FRONT: put_in_front,
    facts.TAKEN_FROM_FRONT: taken_from_front,
    facts.TUNNEL_LAID: tunnel_laid,
    facts.TUNNEL_REMOVED: tunnel_removed,
    facts.GOAL_TURNED: goal_turned,
    facts.GOAL_LAID: goal_laid,
    facts.LOOKED: looked,
    facts.ASKED: asked,
    facts.GOLD_DRAWN: gold_drawn,
    facts.GOLD_OFFERED: gold_offered,
    facts.GOLD_TAKEN: gold_taken,
    facts.GOLD_DEALT: gold_dealt,
    facts.TOKENS_PAID: tokens_paid,
    facts.DISCARDED_TWO: discarded_two,
    facts.ROLE_SEEN: role_seen,
    facts.ROLE_CHANGED: role_changed,
    facts.HANDS_SWAPPED: hands_swapped,
    facts.STOLE: stole,
    facts.DIRECTION_CHANGED: direction_changed,
    facts.VETO_ASKED: veto_asked,
    facts.LET_PASS: let_pass,
    facts.UNOPPOSED: unopposed,
    facts.VETOED: vetoed,
    facts.GOALS_PUT_BACK: goals_put_back,
    facts.SPECIALIST_CALLED: specialist_called,
    facts.TUNNEL_MOVED: tunnel_moved,
    facts.CARDS_LIFTED: cards_lifted,
    facts.CARD_KEPT: card_kept,
    facts.DWARF_STOOD: dwarf_stood,
    facts.DWARF_LEFT: dwarf_left,
    facts.TOLL_ASKED: toll_asked,
    facts.TOLL_ANSWERED: toll_answered,
    facts.TOKENS_MOVED: tokens_moved,
    facts.ROLES_DEALT: roles_dealt,
    facts.GOAL_MOVED: goal_moved,
    facts.CHEST_TURNED: chest_turned,
    facts.CHEST_LAID: chest_laid,
    facts.CHEST_OPENED: chest_opened,
    facts.CHEST_SEEN: chest_seen,
    facts.EFFECT_ENDED: effect_ended,
    facts.GOLD_PICKED: gold_picked,
    facts.CARD_TAKEN: card_taken,
    facts.DECK_BURIED: deck_buried,
    facts.DISCARD_SHUFFLED: discard_shuffled,
    facts.WARDROBE_ENTERED: wardrobe_entered,
    facts.SEED_SEALED: seed_sealed,
    facts.CONTRIBUTED: contributed,
}

assert _APPLY.keys() == set(range(len(facts.FACTS)))

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
    "contributed",
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
    "seed_sealed",
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
