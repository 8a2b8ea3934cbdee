"""Advice for toll tunnels (TOLL-1 to TOLL-5)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice.declaration import IGNORED, Advice, FactClass, by_value
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.toll.facts import DwarfStood
from pyrite.game.modules.toll.question import TOLL_QUESTION
from pyrite.game.modules.toll.state import dwarfs_at


def stand_dwarf(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Slow diggers down as a saboteur; costs a card that is not replaced."""
    base = -0.45 - evaluator.hand_value(details & 127) * 0.5
    guarded = (details >> 9) + evaluator.table.maze.grid.steps[1 << (details >> 7 & 3)][0][0]
    slows = evaluator.role in BLOCKING_ROLES and evaluator.reading.path_goes_on_in(guarded)
    return base + (0.9 if slows else 0.0)


def answer_toll(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Pay for an ally, if this seat wants the gold to be reached."""
    if not details:
        return 0.0
    return 0.6 * evaluator.goodwill[evaluator.table.to_move] * max(evaluator.digging_drive, 0.0) - 0.5


def toll_to_pay(evaluator: MoveEvaluator, cell: int) -> float:
    """The cost of laying a tunnel where a dwarf of another seat asks for gold."""
    steps = evaluator.table.maze.grid.steps
    seat = evaluator.reading.seat
    guarded = any(
        at + steps[side][0][0] == cell and whose != seat for whose, at, side in dwarfs_at(evaluator.table)
    )
    return -0.5 if guarded else 0.0


ADVICE: Final = Advice(
    values={
        StandDwarf: stand_dwarf,
        AskToll: -0.6,  # rarely useful: worse than nearly any other move
        AnswerToll: answer_toll,
    },
    classes={
        StandDwarf: FactClass(DwarfStood, "dwarf"),
        AskToll: IGNORED,  # the turn goes on, and its main action counts
        AnswerToll: IGNORED,  # too rare to count
    },
    ratings={TOLL_QUESTION: by_value},
    lay_effect=toll_to_pay,
)
