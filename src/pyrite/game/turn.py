"""A turn: what a seat may do, and how it is carried out (TURN-1). `turn_end` has what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game.cards import BY_VERB, CARDS, PLAYED_VERBS, discarding, tunnel
from pyrite.game.cards.card import Card
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.facts.cards import card_played, passed
from pyrite.game.module import Action
from pyrite.game.moves import (
    DETAILS,
    PASS,
    TURN,
    VERB_BITS,
    card_of,
    cards_in,
)
from pyrite.game.number_row import NumberRow
from pyrite.game.playable import can_play
from pyrite.game.question import NO_CHOICES, Question, asked_private, asks_the_mover
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

ACTIONS: Final[dict[int, Action]] = {}
"""The moves of modules that play no card, by their verbs; `pyrite.game.modules` fills it."""


def moves(table: Table, seat: int, own: Private) -> NumberRow:
    """TURN-1: lay a tunnel, play an action card, pass; then what modules add."""
    found = tunnel.moves(table, seat, own)
    last = 0
    for kind in own.hand:
        if kind >= FIRST_ACTION and kind != last:
            last = kind
            card: Card = CARDS[kind]
            card.moves(table, seat, own, kind, found)
    discarding.pass_moves(table, own, found)
    if table.rules.turn_moves:
        for add_moves in table.rules.turn_moves:
            add_moves(table, seat, own, found)
    return found


def why_not(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """The first rule that forbids a move of a turn."""
    verb, details = number >> VERB_BITS, number & DETAILS
    if verb == PASS:
        return discarding.why_not_pass(table, own, details)
    if verb in ACTIONS:
        return ACTIONS[verb].why_not(table, seat, own, number)
    if card_of(number) not in own.hand:
        return Refusal("not-in-hand", "You do not hold that card.", "TURN-1")
    return BY_VERB[verb].why_not(table, seat, own, details)


def take_turn(state: State, seat: int, move: int) -> None:
    """Carry out the move that a seat chose for its turn (TURN-1)."""
    verb, details = move >> VERB_BITS, move & DETAILS
    if verb < PASS:
        card_played(state, seat, move)
        rules = state.table.rules
        if rules.on_card_announced:
            for announced in rules.on_card_announced:
                if announced(state, seat):
                    return
        card: Card = BY_VERB[verb]
        card.play(state, seat, details)
    elif verb == PASS:
        forced = state.table.rules.forced_passes_end_round and _counts_as_forced(state, seat)
        passed(state, seat, cards_in(details, 3), 2 if forced else 1)
    else:
        ACTIONS[verb].play(state, seat, details)


def _counts_as_forced(state: State, seat: int) -> bool:
    """Whether the deck is empty and the seat could play nothing (END-1)."""
    table, own = state.table, state.privates[seat]
    assert own is not None
    return not table.deck and not can_play(table, seat, own)


def _fits(state: State) -> bool:
    return asks_the_mover(state.table) and bool(asked_private(state).hand)


def _passes_with_one_card(answers: Sequence[int]) -> Sequence[int]:
    """A seat that ran out of time passes with one card."""
    passes = [each for each in answers if each >> VERB_BITS == PASS and len(cards_in(each & DETAILS, 3)) <= 1]
    return passes or answers


TURN_QUESTION: Final[Question] = Question(
    number=TURN,
    name="turn",
    words="take a turn",
    answered_by=frozenset({*PLAYED_VERBS, PASS}),
    choices=NO_CHOICES,
    answers=moves,
    why_not=why_not,
    carry_out=take_turn,
    after_round=False,
    fits=_fits,
    time="turn",
    by_clock=_passes_with_one_card,
)
