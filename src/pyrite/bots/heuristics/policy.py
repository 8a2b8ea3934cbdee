"""Rules of thumb: what each move is worth to a seat, for every card, role and question of the game.

The best move is made; equals are drawn by lot. What moves are worth is told by what they are about:
`tunnelling`, `meddling`, `looking`, `answering`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pyrite.bots.heuristics.evaluation import Chances, Mind
from pyrite.bots.heuristics.looks_and_swaps import Looking
from pyrite.bots.heuristics.player_cards import Meddling
from pyrite.bots.heuristics.questions import Answering
from pyrite.bots.heuristics.tunnels import Tunnelling
from pyrite.game import moves as verbs
from pyrite.game.moves import DETAILS, VERB_BITS

__all__ = ["Chances", "Mind", "Thumb"]


class Thumb(Tunnelling, Meddling, Looking, Answering):
    """One decision of one seat."""

    def best(self, possible: Sequence[int]) -> list[int]:
        """The moves worth most."""
        question = self.table.question
        if question in (verbs.TURN, verbs.NEXT_TUNNEL):
            self.look_at_tunnels(possible)
        worths = [self.worth(move) for move in possible]
        most = max(worths)
        return [move for move, worth in zip(possible, worths, strict=True) if worth > most - 1e-9]

    def worth(self, move: int) -> float:
        """What a move is worth to this seat."""
        return _WORTH[move >> VERB_BITS](self, move, move & DETAILS)


_WORTH: Final[dict[int, Callable[[Thumb, int, int], float]]] = {
    verbs.LAY_TUNNEL: Thumb.lay,
    verbs.READ_MAP: Thumb.read_map,
    verbs.LOOK_IN_CHEST: Thumb.look_in_chest,
    verbs.ROCKFALL: Thumb.rockfall,
    verbs.SABOTAGE: Thumb.sabotage,
    verbs.REPAIR: Thumb.repair,
    verbs.PLAN_THEFT: Thumb.plan_theft,
    verbs.HANDS_OFF: Thumb.hands_off,
    verbs.TRAP: Thumb.trap,
    verbs.FREE: Thumb.free,
    verbs.INSPECT: Thumb.inspect,
    verbs.SWAP_HATS: Thumb.swap_hats,
    verbs.SWAP_HANDS: Thumb.swap_hands,
    verbs.SWAP_GOALS: Thumb.swap_goals,
    verbs.SEARCH_TROVE: Thumb.search_trove,
    verbs.CHANGE_DIRECTION: Thumb.change_direction,
    verbs.CALL_SPECIALIST: Thumb.call_specialist,
    verbs.DETOUR: Thumb.detour,
    verbs.PASS: Thumb.pass_,
    verbs.DISCARD_TWO: Thumb.discard_two,
    verbs.STAND_DWARF: Thumb.stand_dwarf,
    verbs.ASK_TOLL: Thumb.ask_toll,
    verbs.TURN_GOAL: Thumb.turn_goal,
    verbs.OPEN_CHEST: Thumb.open_chest,
    verbs.LAY_GOAL: Thumb.lay_goal,
    verbs.TAKE_GOLD: Thumb.take_gold,
    verbs.STEAL: Thumb.steal,
    verbs.VETO: Thumb.veto,
    verbs.LET_PASS: Thumb.let_pass,
    verbs.PUT_GOALS_BACK: Thumb.put_goals_back,
    verbs.KEEP_CARD: Thumb.keep_card,
    verbs.ANSWER_TOLL: Thumb.answer_toll,
    verbs.MOVE_GOAL: Thumb.move_goal,
    verbs.ROB_HAND: Thumb.rob_hand,
    verbs.LOOK_AT_ROLE: Thumb.look_at_role,
}
"""What each kind of move is worth."""
