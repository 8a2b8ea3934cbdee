"""Looking at the top cards of a pile to keep one of them (WC-18, CHEST-5)."""

from __future__ import annotations

from typing import Final

from pyrite.game.facts.piles import card_kept, cards_lifted
from pyrite.game.moves import DETAILS, KEEP_CARD, WHICH_CARD, move
from pyrite.game.question import NUMBERS, Question, any_answer, asked_private, asks_the_mover
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

LOOKED_AT: Final = 5


def search(state: State, seat: int) -> None:
    """Look at the top five cards of the discard pile, or all if there are fewer, and keep one."""
    assert state.sealed is not None
    cards_lifted(state, seat, False, bytes(state.sealed.discard[-LOOKED_AT:]))


def _answers(table: Table, seat: int, own: Private) -> list[int]:
    return [move(KEEP_CARD, card) for card in sorted(set(own.lifted))]


def _keep(state: State, seat: int, move: int) -> None:
    """Keep a card of the discard pile, or of the deck as a chest permits (CHEST-5)."""
    from_deck = bool(state.table.choices[0])
    card_kept(state, seat, from_deck, move & DETAILS)
    if from_deck:
        for hook in state.table.rules.kept_from_deck:
            hook(state)


def _fits(state: State) -> bool:
    """The asked seat holds as many cards as the question says, and a trove or a chest let it look."""
    table, lifted = state.table, asked_private(state).lifted
    if len(table.choices) != 2 or not lifted:
        return False
    from_deck, count = table.choices
    by_chest = from_deck == 1 and bool(table.rules.kept_from_deck)
    return count == len(lifted) and (by_chest or (from_deck == 0 and asks_the_mover(table)))


CARD_QUESTION: Final[Question] = Question(
    number=WHICH_CARD,
    name="card",
    words="keep a card",
    answered_by=frozenset({KEEP_CARD}),
    choices=NUMBERS,  # 1 if the cards are from the deck, and how many cards
    answers=_answers,
    why_not=Refusal("card-not-there", "That card is not among those you are looking at.", "WC-18"),
    carry_out=_keep,
    after_round=False,
    fits=_fits,
    time="answer",
    by_clock=any_answer,
)
