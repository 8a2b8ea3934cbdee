"""The legal moves of a seat, from what that seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game import turn
from pyrite.game.asked import is_asked
from pyrite.game.commands import command_of
from pyrite.game.declare import Command
from pyrite.game.moves import TURN, VERB_BITS
from pyrite.game.question import Answers
from pyrite.game.questions import QUESTIONS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, View
from pyrite.game.table import NOBODY, Table


def legal(view: View) -> list[Command]:
    """The legal commands of the viewer, ordered by their move numbers."""
    if view.seat is None or view.own is None:
        return []
    grid = view.table.maze.grid
    return [command_of(number, grid) for number in legal_moves(view.table, view.seat, view.own)]


def legal_moves(table: Table, seat: int, own: Private) -> Sequence[int]:
    """The legal moves of a seat, in rising order; none unless it is asked."""
    if table.asked == seat or is_asked(table, seat, own):
        if table.question == TURN:
            return turn.moves(table, seat, own)
        return _ANSWERS[table.question](table, seat, own)
    return []


_ANSWERS: Final[dict[int, Answers]] = {number: question.answers for number, question in QUESTIONS.items()}
"""The function that lists the answers to each question."""


def why_not(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """Why a seat may not make a move now; None if it may."""
    if table.winners:
        return Refusal("game-over", "The game is over.", "GAME-1")
    if not is_asked(table, seat, own):
        who = "other players" if table.asked == NOBODY else f"seat {table.asked}"
        return Refusal("not-your-turn", f"You are not asked now: wait for {who}.", "TURN-1")
    question = QUESTIONS[table.question]
    if number >> VERB_BITS not in question.answered_by:
        return Refusal("not-asked-for", f"You must {question.words} now.", "TURN-1")
    refusal = question.why_not
    if refusal is None or isinstance(refusal, Refusal):
        return refusal if number not in question.answers(table, seat, own) else None
    return refusal(table, seat, own, number)
