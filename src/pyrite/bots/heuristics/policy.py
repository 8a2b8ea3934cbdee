"""The heuristic policy: rates every legal move and returns those with the highest value.

The ratings are in one module for each kind of move: `tunnels`, `player_cards`, `looks_and_swaps`, `questions`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pyrite.bots.heuristics.evaluation import Beliefs
from pyrite.bots.heuristics.looks_and_swaps import LookAndSwapEvaluator
from pyrite.bots.heuristics.player_cards import PlayerCardEvaluator
from pyrite.bots.heuristics.questions import QuestionEvaluator
from pyrite.bots.heuristics.tunnels import TunnelEvaluator
from pyrite.game import moves as verbs
from pyrite.game.moves import DETAILS, VERB_BITS

__all__ = ["Beliefs", "HeuristicPolicy"]


class HeuristicPolicy(TunnelEvaluator, PlayerCardEvaluator, LookAndSwapEvaluator, QuestionEvaluator):
    """Rates the moves of one decision of one seat."""

    def best_moves(self, possible: Sequence[int]) -> list[int]:
        """The moves with the highest value."""
        question = self.table.question
        if question in (verbs.TURN, verbs.NEXT_TUNNEL):
            self.evaluate_tunnels(possible)
        values = [self.value(move) for move in possible]
        most = max(values)
        return [move for move, value in zip(possible, values, strict=True) if value > most - 1e-9]

    def value(self, move: int) -> float:
        """The value of a move to this seat."""
        return _VALUE_OF[move >> VERB_BITS](self, move, move & DETAILS)


_VALUE_OF: Final[dict[int, Callable[[HeuristicPolicy, int, int], float]]] = {
    verbs.LAY_TUNNEL: HeuristicPolicy.lay,
    verbs.READ_MAP: HeuristicPolicy.read_map,
    verbs.LOOK_IN_CHEST: HeuristicPolicy.look_in_chest,
    verbs.ROCKFALL: HeuristicPolicy.rockfall,
    verbs.SABOTAGE: HeuristicPolicy.sabotage,
    verbs.REPAIR: HeuristicPolicy.repair,
    verbs.PLAN_THEFT: HeuristicPolicy.plan_theft,
    verbs.HANDS_OFF: HeuristicPolicy.hands_off,
    verbs.TRAP: HeuristicPolicy.trap,
    verbs.FREE: HeuristicPolicy.free,
    verbs.INSPECT: HeuristicPolicy.inspect,
    verbs.SWAP_HATS: HeuristicPolicy.swap_hats,
    verbs.SWAP_HANDS: HeuristicPolicy.swap_hands,
    verbs.SWAP_GOALS: HeuristicPolicy.swap_goals,
    verbs.SEARCH_TROVE: HeuristicPolicy.search_trove,
    verbs.CHANGE_DIRECTION: HeuristicPolicy.change_direction,
    verbs.CALL_SPECIALIST: HeuristicPolicy.call_specialist,
    verbs.DETOUR: HeuristicPolicy.detour,
    verbs.PASS: HeuristicPolicy.pass_,
    verbs.DISCARD_TWO: HeuristicPolicy.discard_two,
    verbs.STAND_DWARF: HeuristicPolicy.stand_dwarf,
    verbs.ASK_TOLL: HeuristicPolicy.ask_toll,
    verbs.TURN_GOAL: HeuristicPolicy.turn_goal,
    verbs.OPEN_CHEST: HeuristicPolicy.open_chest,
    verbs.LAY_GOAL: HeuristicPolicy.lay_goal,
    verbs.TAKE_GOLD: HeuristicPolicy.take_gold,
    verbs.STEAL: HeuristicPolicy.steal,
    verbs.VETO: HeuristicPolicy.veto,
    verbs.LET_PASS: HeuristicPolicy.let_pass,
    verbs.PUT_GOALS_BACK: HeuristicPolicy.put_goals_back,
    verbs.KEEP_CARD: HeuristicPolicy.keep_card,
    verbs.ANSWER_TOLL: HeuristicPolicy.answer_toll,
    verbs.MOVE_GOAL: HeuristicPolicy.move_goal,
    verbs.ROB_HAND: HeuristicPolicy.rob_hand,
    verbs.LOOK_AT_ROLE: HeuristicPolicy.look_at_role,
}
"""The method that rates each kind of move."""
