"""Asking for a veto before a card takes effect (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game.asked import next_asked
from pyrite.game.cards import BY_VERB
from pyrite.game.cards.card import Card
from pyrite.game.modules.veto.commands import LET_PASS, VETO, VETO_CARD
from pyrite.game.modules.veto.facts import WHETHER_VETO, let_pass_noted, unopposed, veto_asked, vetoed
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.moves import DETAILS, VERB_BITS
from pyrite.game.question import NUMBERS, Question, any_answer
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table

_VETO: Final = VETO << VERB_BITS
_LET_PASS: Final = LET_PASS << VERB_BITS


def ask_for_veto(state: State, seat: int) -> bool:
    """Ask all others in the round who hold cards for a veto; False if there are none (WC-19b, TURN-3).

    This does not depend on who holds the veto, so it reveals nothing.
    """
    seats = _may_veto(state.table, seat)
    if seats:
        veto_asked(state, seats)
    return bool(seats)


def _may_veto(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that are asked when a seat has played a card: all others in the round who hold cards."""
    hands, out = table.hands, table.out
    return tuple([other for other in range(len(hands)) if hands[other] and other != seat and not out >> other & 1])


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    """Every asked seat may let the card pass; only the holder of the veto may use it."""
    return [_VETO, _LET_PASS] if VETO_CARD in own.hand else [_LET_PASS]


def _answer(state: State, seat: int, move: int) -> None:
    """A seat vetoes the card in play or lets it pass; after the last answer it takes effect (WC-19)."""
    table = state.table
    if move >> VERB_BITS == VETO:
        card = table.in_play
        vetoed(state, seat)
        for hook in table.rules.after_veto:
            hook(state, card)
        return
    let_pass_noted(state, seat)
    if next_asked(state) == NOBODY:
        unopposed(state)
        card = table.in_play
        played: Card = BY_VERB[card >> VERB_BITS]
        played.play(state, table.to_move, card & DETAILS)


def _fits(state: State) -> bool:
    """The card in play is legal, and all others in the round who hold cards are asked."""
    table = state.table
    if (
        table.find(VetoOfTurn) is None
        or table.in_play == NOBODY
        or table.choices != _may_veto(table, table.to_move)
    ):
        return False
    own = state.privates[table.to_move]
    assert own is not None
    return BY_VERB[table.in_play >> VERB_BITS].why_not(table, table.to_move, own, table.in_play & DETAILS) is None


VETO_QUESTION: Final[Question] = Question(
    number=WHETHER_VETO,
    name="veto",
    words="let the card pass or veto it",
    answered_by=frozenset({VETO, LET_PASS}),
    choices=NUMBERS,  # the seats that are asked
    answers=_answers,
    why_not=Refusal("no-veto", "You do not hold the veto.", "WC-19"),
    carry_out=_answer,
    after_round=False,
    fits=_fits,
    time="veto",
    by_clock=any_answer,
)
