"""Advice for the veto (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED, Advice, FactClass, by_value
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import Vetoed
from pyrite.game.modules.veto.window import VETO_QUESTION
from pyrite.game.moves import DETAILS, LAY_TUNNEL, PLAN_THEFT, ROCKFALL, SABOTAGE, TRAP, VERB_BITS


def veto(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Veto a card that harms its own side enough to be worth the veto card."""
    return _harm_of(evaluator, evaluator.table.in_play) - 1.2


def _harm_of(evaluator: MoveEvaluator, card: int) -> float:
    """How much a card in play harms this seat."""
    table, reading = evaluator.table, evaluator.reading
    verb, details = card >> VERB_BITS, card & DETAILS
    if verb == LAY_TUNNEL:
        return -evaluator.digging_drive * reading.gain_if_laid(details >> 7, card & 127)
    if verb == ROCKFALL and table.maze.piece[details] >> 1 < FIRST_ACTION and details in table.maze.tunnels:
        return -evaluator.digging_drive * reading.gain_if_removed(details)
    if verb in (SABOTAGE, TRAP):
        return 1.5 * evaluator.goodwill[card & 15]
    if verb == PLAN_THEFT:
        return 0.8 - evaluator.goodwill[table.to_move]
    return 0.0


ADVICE: Final = Advice(
    values={
        Veto: veto,
        LetPass: 0.0,  # the default answer
    },
    classes={
        Veto: FactClass(Vetoed, "veto"),
        LetPass: IGNORED,  # nobody else sees it (WC-19b)
    },
    ratings={VETO_QUESTION: by_value},
    hand_values={"veto": 0.8},
)
