"""Advice for the detour (WC-23)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import Advice
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.modules.detour import Detour


def detour(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Move the tunnel laid last: the loss where it lay plus the gain where it goes."""
    reading = evaluator.reading
    lifted = reading.gain_if_removed(evaluator.table.last_laid)
    gain = lifted + reading.rough_gain_of_laying(details >> 7, details & 127)
    return evaluator.value_of_gain(move, gain) - 0.3


ADVICE: Final = Advice(
    values={Detour: detour},
    classes={Detour: "rockfall"},  # it takes a tunnel away, too
    hand_values={"detour": 0.5},
)
