"""The question whether a seat pays the toll for another (TOLL-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game.cards.tunnel import can_lay
from pyrite.game.modules.path_specialist.state import tunnels_to_lay
from pyrite.game.modules.toll.commands import ANSWER_TOLL
from pyrite.game.modules.toll.dwarfs import guards, price
from pyrite.game.modules.toll.facts import WHETHER_TOLL, toll_answered
from pyrite.game.moves import DETAILS, move
from pyrite.game.question import CELLS, Question
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.state import Private, State, gold_of
from pyrite.game.table import Table


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    """A seat may always decline. It may agree if it has enough gold for all dwarfs there, whatever is laid."""
    found = [move(ANSWER_TOLL, 0)]
    if price(table, table.to_move, seat, table.choices[0]) <= gold_of(table, seat, own):
        found.append(move(ANSWER_TOLL, 1))
    return found


def _answer(state: State, seat: int, move: int) -> None:
    toll_answered(state, seat, state.table.choices[0], bool(move & DETAILS))


def _fits(state: State) -> bool:
    """Another seat is asked to pay for a guarded cell, and the seat that asked can continue its turn."""
    table = state.table
    if len(table.choices) != 1 or table.asked == table.to_move or not guards(table, table.choices[0]):
        return False
    asker = state.privates[table.to_move]
    assert asker is not None
    if not (can_lay(table, table.to_move, asker) if tunnels_to_lay(table) else asker.hand):
        raise BadInput(f"Seat {table.to_move} has asked for a toll and cannot continue its turn: give it cards.")
    return True


def _decline(answers: Sequence[int]) -> Sequence[int]:
    """A seat that ran out of time declines: that is always legal and comes first."""
    return answers[:1]


TOLL_QUESTION: Final[Question] = Question(
    number=WHETHER_TOLL,
    name="toll",
    words="agree to pay the toll or decline",
    answered_by=frozenset({ANSWER_TOLL}),
    choices=CELLS,
    answers=_answers,
    why_not=Refusal("toll-too-dear", "You do not have enough gold for that toll.", "TOLL-3"),
    carry_out=_answer,
    after_round=False,
    fits=_fits,
    time="answer",
    by_clock=_decline,
)
