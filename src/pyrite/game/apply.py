"""What each fact does to a state. Nothing here refuses, draws lots or asks the time.

Each function is one fact: it changes the state and, where a journal is kept, notes
itself there. The rules call them as things happen; `apply` plays noted facts again,
on a full state or on a `View`, which knows only some of it: hidden values are 0, and
what a viewer may not know is None and stays so.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from pyrite.game import facts
from pyrite.game.catalogue import FACE_DOWN, FRONT_BITS, KIND, PIECES, THEFT
from pyrite.game.deal import Deal
from pyrite.game.moves import NOTHING, TURN, WHICH_GOLD, card_of
from pyrite.game.setup import LANDMARK_CELL
from pyrite.game.table import NOBODY, RawFact, State, Table

_THEFT_CARD: Final = KIND["theft"]


def apply(state: State, fact: RawFact) -> None:
    """Fold one fact into a state or a view."""
    _APPLY[fact[0]](state, *fact[1:])


# ---------------------------------------------------------------- beginnings and ends


def game_begun(state: State, first: int, commitment: str, gold_pile: bytes) -> None:
    """The table sat down; the gold cards were shuffled once for the whole game (SET-3)."""
    if state.journal is not None:
        state.journal.append((facts.GAME_BEGUN, first, commitment, gold_pile))
    state.table.first = first
    state.table.gold_pile = len(gold_pile)
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(gold_pile)


def round_begun(state: State, number: int, first: int, deal: Deal) -> None:
    """Everything was shuffled and dealt anew (SET-5)."""
    if state.journal is not None:
        state.journal.append((facts.ROUND_BEGUN, number, first, deal))
    table = state.table
    table.round = number
    table.first = first
    table.lay_out()
    if deal.landmark:
        table.maze.lay(table.maze.grid.cell(*LANDMARK_CELL), PIECES[deal.landmark][0])
    table.hands = bytearray(len(hand) for hand in deal.hands)
    table.deck = len(deal.deck)
    for own, role, hand in zip(state.privates, deal.roles, deal.hands, strict=True):
        if own is not None:
            own.role = role
            own.hand = bytearray(hand)
            own.looks = []
            own.inspections = []
            own.former = []
            own.discarded = []
    if state.sealed is not None:
        state.sealed.deck = bytearray(deal.deck)
        state.sealed.discard = bytearray()
        state.sealed.goals = deal.goals
        state.sealed.left_over = deal.left_over
        state.sealed.aside = deal.aside


def turn_begun(state: State, seat: int) -> None:
    """It is this seat's turn. Seats passed over on the way hold no cards (TURN-3)."""
    if state.journal is not None:
        state.journal.append((facts.TURN_BEGUN, seat))
    table = state.table
    if table.turn and table.rules.passes_end_round:
        # END-1: a seat without cards counts as having passed when its turn comes.
        seats = table.rules.players
        table.passes += (seat - table.to_move - 1) % seats
    table.turn += 1
    table.to_move = table.asked = seat
    table.question = TURN


def round_ended(state: State, gold_reached: bool, finisher: int, roles: bytes, left_over: bytes) -> None:
    """The round is over and all roles are shown (END-2)."""
    if state.journal is not None:
        state.journal.append((facts.ROUND_ENDED, gold_reached, finisher, roles, left_over))
    table = state.table
    table.gold_reached = gold_reached
    table.finisher = finisher
    table.roles = roles
    table.left_over = left_over
    _answered(table)


def game_ended(state: State, gold: tuple[bytes, ...], winners: tuple[int, ...], seed: bytes) -> None:
    """The last round is paid; purses are opened, the seed is shown (GAME-1, INFO-6)."""
    if state.journal is not None:
        state.journal.append((facts.GAME_ENDED, gold, winners, seed))
    state.table.shown_gold = list(gold)
    state.table.winners = winners


# ---------------------------------------------------------------- cards


def card_played(state: State, seat: int, move: int) -> None:
    """A card was laid out for all to see, with whom or what it is meant for."""
    if state.journal is not None:
        state.journal.append((facts.CARD_PLAYED, seat, move))
    table = state.table
    _answered(table)
    table.in_play = move
    table.passes = 0
    table.last_card = seat
    table.hands[seat] -= 1
    own = state.privates[seat]
    if own is not None:
        own.hand.remove(card_of(move))


def card_discarded(state: State, card: int) -> None:
    """The card in play has run its course and went to the discard pile (TURN-6)."""
    if state.journal is not None:
        state.journal.append((facts.CARD_DISCARDED, card))
    state.table.in_play = NOBODY
    _to_discard(state, card, card)


def passed(state: State, seat: int, cards: bytes) -> None:
    """A seat passed and discarded face down (TURN-4)."""
    if state.journal is not None:
        state.journal.append((facts.PASSED, seat, cards))
    table = state.table
    if not table.deck and table.rules.passes_end_round:
        table.passes += 1
    _discard_face_down(state, seat, cards)


def drew(state: State, seat: int, cards: bytes) -> None:
    """A seat drew from the deck (TURN-2)."""
    if state.journal is not None:
        state.journal.append((facts.DREW, seat, cards))
    state.table.deck -= len(cards)
    state.table.hands[seat] += len(cards)
    own = state.privates[seat]
    if own is not None:
        for card in cards:
            insort(own.hand, card)
    if state.sealed is not None:
        del state.sealed.deck[-len(cards) :]


def put_in_front(state: State, seat: int, card: int) -> None:
    """The card in play stays in front of a seat."""
    if state.journal is not None:
        state.journal.append((facts.PUT_IN_FRONT, seat, card))
    state.table.in_play = NOBODY
    state.table.fronts[seat] |= FRONT_BITS[card]
    if card == _THEFT_CARD:
        state.table.thefts.append(seat)


def taken_from_front(state: State, seat: int, card: int) -> None:
    """A card that lay in front of a seat went to the discard pile."""
    if state.journal is not None:
        state.journal.append((facts.TAKEN_FROM_FRONT, seat, card))
    state.table.fronts[seat] &= ~FRONT_BITS[card]
    if card == _THEFT_CARD:
        state.table.thefts.remove(seat)
    _to_discard(state, card, card)


def discarded_two(state: State, seat: int, cards: bytes) -> None:
    """A seat discarded two cards face down, to take away a card in front of a player (S2-4)."""
    if state.journal is not None:
        state.journal.append((facts.DISCARDED_TWO, seat, cards))
    state.table.passes = 0
    _discard_face_down(state, seat, cards)


def hands_swapped(state: State, seat: int, other: int, got: bytes, given: bytes) -> None:
    """Two seats swapped all their cards (S2-17)."""
    if state.journal is not None:
        state.journal.append((facts.HANDS_SWAPPED, seat, other, got, given))
    for whose, hand in ((seat, got), (other, given)):
        state.table.hands[whose] = len(hand)
        own = state.privates[whose]
        if own is not None:
            own.hand = bytearray(hand)


# ---------------------------------------------------------------- roles


def role_seen(state: State, seat: int, other: int, role: int) -> None:
    """A seat looked at a role: all see whose, one sees which (S2-15)."""
    if state.journal is not None:
        state.journal.append((facts.ROLE_SEEN, seat, other, role))
    turn = state.table.turn
    state.table.inspections.append((seat, other, turn))
    own = state.privates[seat]
    if own is not None:
        own.inspections.append((other, role, turn))


def role_changed(state: State, seat: int, role: int) -> None:
    """A seat drew the top role of the stack and put its old one under it (S2-16)."""
    if state.journal is not None:
        state.journal.append((facts.ROLE_CHANGED, seat, role))
    turn = state.table.turn
    state.table.role_changes.append((seat, turn))
    own = state.privates[seat]
    if own is not None:
        own.former.append((own.role, turn))
        if state.sealed is not None:
            state.sealed.left_over = bytes((own.role,)) + state.sealed.left_over[:-1]
        own.role = role


# ---------------------------------------------------------------- the maze


def tunnel_laid(state: State, seat: int, cell: int, piece: int) -> None:
    """The tunnel card in play lies in the maze."""
    if state.journal is not None:
        state.journal.append((facts.TUNNEL_LAID, seat, cell, piece))
    table = state.table
    table.in_play = NOBODY
    table.last_tunnel = seat
    table.maze.lay(cell, piece)
    if table.rules.one_goal_a_turn:
        _note_joins(table, seat)


def tunnel_removed(state: State, seat: int, cell: int) -> None:
    """A tunnel card was taken out of the maze and discarded (ACT-3)."""
    if state.journal is not None:
        state.journal.append((facts.TUNNEL_REMOVED, seat, cell))
    card = state.table.maze.remove(cell) >> 1
    if state.table.rules.one_goal_a_turn:
        _note_joins(state.table, seat)
    _to_discard(state, card, card)


def goal_turned(state: State, seat: int, goal: int, face: int) -> None:
    """A goal was turned over for all to see (GOAL-1)."""
    if state.journal is not None:
        state.journal.append((facts.GOAL_TURNED, seat, goal, face))
    _answered(state.table)
    state.table.goal_faces[goal] = face


def goal_laid(state: State, seat: int, goal: int, piece: int) -> None:
    """A turned-over goal lies as part of the maze (GOAL-3)."""
    if state.journal is not None:
        state.journal.append((facts.GOAL_LAID, seat, goal, piece))
    table = state.table
    _answered(table)
    table.maze.put(table.goal_cells[goal], piece)
    if table.rules.one_goal_a_turn:
        _note_joins(table, seat)


def looked(state: State, seat: int, goal: int, face: int) -> None:
    """A seat looked at a face-down goal: all see which, one sees what (ACT-4)."""
    if state.journal is not None:
        state.journal.append((facts.LOOKED, seat, goal, face))
    turn = state.table.turn
    state.table.looks.append((seat, goal, turn))
    own = state.privates[seat]
    if own is not None:
        own.looks.append((goal, face, turn))


def asked(state: State, seat: int, question: int, choices: tuple[int, ...]) -> None:
    """A seat was asked to decide something within a turn; all see who and what kind of thing (INFO-1)."""
    if state.journal is not None:
        state.journal.append((facts.ASKED, seat, question, choices))
    state.table.asked = seat
    state.table.question = question
    state.table.choices = choices


# ---------------------------------------------------------------- gold


def gold_drawn(state: State, nuggets: bytes) -> None:
    """Gold cards were drawn unseen, to go round among the diggers (PAY-2)."""
    if state.journal is not None:
        state.journal.append((facts.GOLD_DRAWN, nuggets))
    state.table.gold_pile -= len(nuggets)
    state.table.drafted = len(nuggets)
    if state.sealed is not None:
        del state.sealed.gold_pile[-len(nuggets) :]


def gold_offered(state: State, seat: int, nuggets: bytes) -> None:
    """The drawn gold cards were handed to a seat, who looks at them and takes one (PAY-2)."""
    if state.journal is not None:
        state.journal.append((facts.GOLD_OFFERED, seat, nuggets))
    state.table.asked = seat
    state.table.question = WHICH_GOLD
    own = state.privates[seat]
    if own is not None:
        own.offer = nuggets


def gold_taken(state: State, seat: int, nuggets: int) -> None:
    """A seat took one of the gold cards going round; which is its secret (PAY-5)."""
    if state.journal is not None:
        state.journal.append((facts.GOLD_TAKEN, seat, nuggets))
    table = state.table
    _answered(table)
    table.drafted -= 1
    table.gold_cards[seat] += 1
    own = state.privates[seat]
    if own is not None:
        own.gold.append(nuggets)
        own.offer = b""


def gold_dealt(state: State, seat: int, due: int, paid: int, nuggets: bytes, pile: bytes) -> None:
    """A seat drew gold cards for the sum due to it (PAY-6); ``pile`` is what is left, as it lies."""
    if state.journal is not None:
        state.journal.append((facts.GOLD_DEALT, seat, due, paid, nuggets, pile))
    state.table.gold_pile = len(pile)
    state.table.gold_cards[seat] += len(nuggets)
    own = state.privates[seat]
    if own is not None:
        own.gold += nuggets
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(pile)


def tokens_paid(state: State, seat: int, tokens: int) -> None:
    """A seat was paid in tokens, for all to see (VAR-4)."""
    if state.journal is not None:
        state.journal.append((facts.TOKENS_PAID, seat, tokens))
    state.table.tokens[seat] += tokens


def stole(state: State, seat: int, victim: int) -> None:
    """A thief took one gold from ``victim``, or nothing; the theft went to the discard pile (S2-27)."""
    if state.journal is not None:
        state.journal.append((facts.STOLE, seat, victim))
    table = state.table
    _answered(table)
    if victim != NOBODY:
        table.tokens[victim] -= 1
        table.tokens[seat] += 1
    table.fronts[seat] &= ~THEFT
    table.thefts.remove(seat)
    _to_discard(state, _THEFT_CARD, _THEFT_CARD)


# ---------------------------------------------------------------- shared steps


def _answered(table: Table) -> None:
    table.question = NOTHING
    table.asked = NOBODY
    table.choices = ()


def _discard_face_down(state: State, seat: int, cards: bytes) -> None:
    table = state.table
    _answered(table)
    table.last_card = seat
    table.hands[seat] -= len(cards)
    own = state.privates[seat]
    for card in cards:
        if own is not None:
            own.hand.remove(card)
            own.discarded.append(card)
        _to_discard(state, card, FACE_DOWN)


def _to_discard(state: State, card: int, seen: int) -> None:
    state.table.discard.append(seen)
    if state.sealed is not None:
        state.sealed.discard.append(card)


def _note_joins(table: Table, seat: int) -> None:
    """Remember who joined each goal that waits face down; one that is cut off again is joined by nobody."""
    met, joined_by = table.maze.met, table.joined_by
    for goal, cell in enumerate(table.goal_cells):
        if not met[cell] or table.goal_faces[goal]:
            joined_by[goal] = NOBODY
        elif joined_by[goal] == NOBODY:
            joined_by[goal] = seat


_APPLY: Final[tuple[Callable[..., Any], ...]] = (
    game_begun,
    round_begun,
    turn_begun,
    round_ended,
    game_ended,
    card_played,
    card_discarded,
    passed,
    drew,
    put_in_front,
    taken_from_front,
    tunnel_laid,
    tunnel_removed,
    goal_turned,
    goal_laid,
    looked,
    asked,
    gold_drawn,
    gold_offered,
    gold_taken,
    gold_dealt,
    tokens_paid,
    discarded_two,
    role_seen,
    role_changed,
    hands_swapped,
    stole,
)

assert len(_APPLY) == len(facts.FACTS)
