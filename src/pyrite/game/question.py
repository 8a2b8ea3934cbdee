"""How a question to a seat is declared: once, beside the rules that ask it.

    WHICH_HAND: Final = 12

    HAND_QUESTION: Final = Question(number=WHICH_HAND, name="hand", ...)

Every field is required, so a forgotten one fails in mypy and at import. `pyrite.game.questions` collects all
questions; the legal moves, what an answer does, the text of a position, the clock and the wire types follow from
the declarations. Inside the core a question is its number (`Table.question`), and `Table.choices` has its choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from pyrite.game.maze import Grid
from pyrite.game.moves import CHEST, move
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

Answers = Callable[[Table, int, Private], Sequence[int]]
"""Lists the legal answers of a seat, as moves in rising order."""
WhyNot = Callable[[Table, int, Private, int], Refusal | None]
"""Why a seat may not make a move; None if it may."""
CarryOut = Callable[[State, int, int], None]
"""Carries out the move of a seat."""
DecisionTime = Literal["turn", "answer", "veto"]


@dataclass(frozen=True, eq=False)
class Choices:
    """What the choices of a question are."""

    to_json: Callable[[int, Grid], Any]


NO_CHOICES: Final = Choices(lambda raw, grid: raw)
NUMBERS: Final = Choices(lambda raw, grid: raw)
"""They say more about the question; the seat does not choose one of them."""
SEATS: Final = Choices(lambda raw, grid: raw)
GOALS: Final = Choices(lambda raw, grid: raw)
GOALS_AND_CHESTS: Final = Choices(lambda raw, grid: {"goal": raw} if raw < CHEST else {"chest": raw - CHEST})
CELLS: Final = Choices(lambda raw, grid: list(grid.at(raw)))


@dataclass(frozen=True, kw_only=True)
class Question:
    """One kind of question. Who is asked which question is public (INFO-1)."""

    number: int
    name: str
    """Its name on the wire and in text."""
    words: str
    """What the asked seat must do: "You must WORDS now"."""
    answered_by: frozenset[int]
    """The verbs of its answers."""
    choices: Choices
    answers: Answers
    why_not: Refusal | WhyNot | None
    """Why a move with one of its verbs is no answer: always the same reason, or a function that finds the first.

    None if every such move is an answer."""
    carry_out: CarryOut
    after_round: bool
    """Whether it is asked after the end of a round; all other questions are asked within a turn."""
    fits: Callable[[State], bool]
    """Whether it can be asked in a position that was read. It may raise `BadInput` with a better sentence."""
    time: DecisionTime
    """Which time of the clock it has."""
    by_clock: Callable[[Sequence[int]], Sequence[int]]
    """Selects the legal answers from which the clock draws one for a seat that ran out of time."""


def any_answer(answers: Sequence[int]) -> Sequence[int]:
    """The clock draws among all answers: if it were always the first, others would know what the answer was."""
    return answers


def among_choices(verb: int) -> Answers:
    """The answers to a question whose choices are the details of the moves."""
    return lambda table, seat, own: [move(verb, choice) for choice in table.choices]


def asks_the_mover(table: Table) -> bool:
    """Whether the seat whose turn it is is asked."""
    return table.asked == table.to_move


def chooses_other_seats(table: Table) -> bool:
    """Whether the choices are seats of this table other than the asked one."""
    seats = set(table.choices)
    return bool(seats) and max(seats) < table.rules.players and table.asked not in seats


def asked_private(state: State) -> Private:
    """The private part of the seat that is asked."""
    own = state.privates[state.table.asked]
    assert own is not None
    return own
