"""From a move to facts: the course of a turn, of a round, and of the game.

`play` carries a move out on the state itself, until some seat is asked again; it does
not judge it. `decide` is the pure form: it leaves the state alone and returns the facts.
"""

from __future__ import annotations

from pyrite.game import apply, goals, sharing
from pyrite.game.cards import PLAY
from pyrite.game.catalogue import GOLD, IN_FRONT
from pyrite.game.deal import Deal
from pyrite.game.moves import (
    DETAILS,
    DISCARD_TWO,
    LAY_TUNNEL,
    NO_SEAT,
    NOTHING,
    PASS,
    SWAP_HANDS,
    TURN,
    VERB_BITS,
    WHICH_GOAL,
    WHICH_GOLD,
    WHICH_WAY,
    card_of,
    cards_in,
)
from pyrite.game.setup import ROUNDS
from pyrite.game.shuffle import Lots, commitment
from pyrite.game.table import NOBODY, RawFact, State, Table

Deals = dict[int, Deal]
"""Deals given outright, by round; other rounds are dealt by lot."""


def decide(state: State, move: int, deals: Deals | None = None) -> list[RawFact]:
    """The facts that a legal move of the seat asked brings about. The state is left as it was."""
    scratch = state.clone()
    scratch.journal = []
    play(scratch, move, deals)
    return scratch.journal


def begin(state: State, deals: Deals | None = None, gold_pile: bytes | None = None) -> None:
    """Sit down and begin the first round (SET-3, SET-4)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    rules = table.rules
    if gold_pile is None:
        pile = bytearray(rules.gold_cards)
        Lots(sealed.seed, "gold cards").shuffle(pile)
        gold_pile = bytes(pile)
    first = rules.set_up.first_seat
    if first is None:
        first = Lots(sealed.seed, "first seat").below(rules.players)
    apply.game_begun(state, first, commitment(sealed.seed), gold_pile)
    _begin_round(state, 1, first, deals)


def play(state: State, move: int, deals: Deals | None = None) -> None:
    """Carry out a legal move of the seat that is asked, up to the next question."""
    table = state.table
    seat, question = table.asked, table.question
    if question == TURN:
        _take_turn(state, seat, move)
    elif question == WHICH_GOAL:
        goals.turn_over(state, seat, move & DETAILS)
        _after_goal(state, seat)
    elif question == WHICH_WAY:
        apply.goal_laid(state, seat, table.choices[0], move & DETAILS)
        _after_goal(state, seat)
    elif question == WHICH_GOLD:
        sharing.take(state, seat, move & DETAILS)
    else:
        victim = move & DETAILS
        sharing.steal(state, seat, NOBODY if victim == NO_SEAT else victim)
    if table.roles and table.question == NOTHING:
        _after_sharing(state, deals)


# ---------------------------------------------------------------- a turn


def _take_turn(state: State, seat: int, move: int) -> None:
    table = state.table
    verb = move >> VERB_BITS
    details = move & DETAILS
    if verb == PASS:
        cards = cards_in(details, 3)
        apply.passed(state, seat, cards)
        _end_turn(state, seat, draw=len(cards))
        return
    if verb == DISCARD_TWO:
        apply.discarded_two(state, seat, cards_in(details, 2))
        apply.taken_from_front(state, details >> 17, IN_FRONT[1 << (details >> 14 & 7)])
        _end_turn(state, seat)
        return
    apply.card_played(state, seat, move)
    if verb == LAY_TUNNEL:
        before = goals.openings_met(table) if table.rules.one_goal_a_turn else b""
        PLAY[verb](state, seat, details)
        goals.settle(state, seat, before)
        if table.question == NOTHING:
            _after_settling(state, seat)
        return
    PLAY[verb](state, seat, details)
    if table.in_play != NOBODY:
        apply.card_discarded(state, card_of(move))
    _end_turn(state, details if verb == SWAP_HANDS else seat)  # S2-17: the other player draws


def _after_goal(state: State, seat: int) -> None:
    """A decision about a goal was made: go on with what else is reached, then end the turn."""
    if state.table.question == NOTHING:
        goals.go_on(state, seat)
    if state.table.question == NOTHING:
        _after_settling(state, seat)


def _after_settling(state: State, seat: int) -> None:
    if GOLD in state.table.goal_faces:
        _end_round(state, seat)  # GOAL-2
    else:
        _end_turn(state, seat)


def _end_turn(state: State, drawer: int, draw: int = 1) -> None:
    """TURN-2: draw while the deck lasts; then the next seat that holds cards, or the round's end."""
    assert state.sealed is not None
    deck = state.sealed.deck
    if deck:
        apply.drew(state, drawer, bytes(deck[-draw:]))
    following = next_seat(state.table)
    if following == NOBODY:
        _end_round(state, _joiner_of_waiting_gold(state))
    else:
        apply.turn_begun(state, following)


def next_seat(table: Table) -> int:
    """Who has the next turn, or NOBODY if the round is over without gold (TURN-3, END-1)."""
    seats, hands = table.rules.players, table.hands
    seat, passes = table.to_move, table.passes
    for _ in range(seats):
        if table.rules.passes_end_round and passes >= seats:
            return NOBODY
        seat = (seat + table.direction) % seats
        if hands[seat]:
            return seat
        if not table.deck:
            passes += 1
    return NOBODY


def _joiner_of_waiting_gold(state: State) -> int:
    """Turn over the goals that still wait at the round's end (GOAL-4); return who joined the gold, if so."""
    table = state.table
    assert state.sealed is not None
    if not table.rules.one_goal_a_turn:
        return NOBODY
    finisher = NOBODY
    for goal in goals.reached(table):
        face = state.sealed.goals[goal]
        joiner = table.joined_by[goal]
        apply.goal_turned(state, joiner, goal, face)
        if face == GOLD:
            finisher = joiner
    return finisher


# ---------------------------------------------------------------- a round, the game


def _end_round(state: State, finisher: int) -> None:
    """Show the roles and share the gold (END-2, section 4)."""
    assert state.sealed is not None
    roles = bytes(own.role for own in state.privates if own is not None)
    # The base game's left-over card can be worked out, so it is shown; the stack of Saboteur 2 is not.
    left_over = b"" if state.table.rules.saboteur2 else state.sealed.left_over
    apply.round_ended(state, finisher != NOBODY, finisher, roles, left_over)
    sharing.share(state)


def _after_sharing(state: State, deals: Deals | None) -> None:
    table = state.table
    if table.round < ROUNDS:
        _begin_round(state, table.round + 1, next_starter(table), deals)
    else:
        _end_game(state)


def next_starter(table: Table) -> int:
    """Who begins the next round: left of the seat the edition names (SET-6, ED-2)."""
    seat = {
        "last_card": table.last_card,
        "last_turn": table.to_move,
        "last_tunnel": table.last_tunnel,
    }[table.rules.edition.next_round_starter]
    if seat == NOBODY:
        seat = table.to_move
    return (seat + 1) % table.rules.players


def _begin_round(state: State, number: int, first: int, deals: Deals | None) -> None:
    table = state.table
    assert state.sealed is not None
    deal = deals.get(number) if deals else None
    if deal is None:
        deal = Deal.by_lot(table.rules, state.sealed.seed, number)
    apply.round_begun(state, number, first, deal)
    apply.turn_begun(state, first)


def _end_game(state: State) -> None:
    """GAME-1: the most nuggets win; ties share the win."""
    assert state.sealed is not None
    purses = tuple(bytes(own.gold) for own in state.privates if own is not None)
    totals = [sum(gold) + tokens for gold, tokens in zip(purses, state.table.tokens, strict=True)]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    apply.game_ended(state, purses, winners, state.sealed.seed)
