"""The course of a turn: a card is played, may be vetoed, takes effect; then cards are drawn."""

from __future__ import annotations

from pyrite.game import chests
from pyrite.game.cards import PLAY, path_specialist, toll_dwarf
from pyrite.game.catalogue import IN_FRONT, SPECIALIST_CARD
from pyrite.game.facts.cards import (
    card_discarded,
    card_played,
    discarded_two,
    drew,
    let_pass_noted,
    nothing_to_lay,
    passed,
    something_to_lay,
    taken_from_front,
    unopposed,
    veto_asked,
    vetoed,
)
from pyrite.game.facts.course import asked
from pyrite.game.moves import (
    CALL_SPECIALIST,
    DETAILS,
    DISCARD_TWO,
    NEXT_TUNNEL,
    NOTHING,
    ONE_CARD,
    PASS,
    STAND_DWARF,
    VERB_BITS,
    VETO,
    WHETHER_VETO,
    card_of,
    cards_in,
)
from pyrite.game.playable import can_play, somebody_can_play
from pyrite.game.state import State
from pyrite.game.table import NOBODY


def take_turn(state: State, seat: int, move: int) -> None:
    """Carry out the move that a seat chose for its turn (TURN-1, S2-4, TOLL-1)."""
    verb, details = move >> VERB_BITS, move & DETAILS
    if verb < PASS:
        card_played(state, seat, move)
        if not (state.table.rules.veto and _ask_for_veto(state, seat)):
            PLAY[verb](state, seat, details)
    elif verb == PASS:
        forced = not state.table.deck and _counts_as_forced(state, seat)
        passed(state, seat, cards_in(details, 3), 2 if forced else 1)
    elif verb == DISCARD_TWO:
        discarded_two(state, seat, cards_in(details, 2))
        taken_from_front(state, details >> 17, IN_FRONT[1 << (details >> 14 & 7)])
    elif verb == STAND_DWARF:
        toll_dwarf.stand(state, seat, details)
    else:  # ASK_TOLL: the seat takes its turn afterwards
        toll_dwarf.ask(state, seat, details)


def _counts_as_forced(state: State, seat: int) -> bool:
    """Whether a pass with an empty deck is forced: the seat could play nothing (END-1)."""
    table, own = state.table, state.privates[seat]
    assert own is not None
    return table.rules.forced_passes_end_round and not can_play(table, seat, own)


def _ask_for_veto(state: State, seat: int) -> bool:
    """Ask all others in the round who hold cards for a veto; False if there are none (WC-19b, TURN-3).

    This does not depend on who holds the veto, so it reveals nothing.
    """
    table, hands = state.table, state.table.hands
    seats = tuple(
        [other for other in range(len(hands)) if hands[other] and other != seat and not table.is_out(other)]
    )
    if seats:
        veto_asked(state, seats)
    return bool(seats)


def answer_veto(state: State, seat: int, move: int) -> None:
    """A seat vetoes the card in play or lets it pass; after the last answer it takes effect (WC-19)."""
    table = state.table
    if move >> VERB_BITS == VETO:
        specialist = table.in_play >> VERB_BITS == CALL_SPECIALIST
        vetoed(state, seat)
        if specialist:
            something_to_lay(state, table.to_move, *path_specialist.layable(table, table.to_move))
        return
    let_pass_noted(state, seat)
    if not still_asked(state):
        unopposed(state)
        card = table.in_play
        PLAY[card >> VERB_BITS](state, table.to_move, card & DETAILS)


def next_asked(state: State) -> int:
    """A seat that is asked and has not answered; NOBODY when the game is over."""
    if state.table.question == WHETHER_VETO:
        return still_asked(state)[0]
    return state.table.asked


def asked_seats(state: State) -> list[int]:
    """All seats that must decide now; more than one only for a veto (WC-19b)."""
    table = state.table
    if table.question == WHETHER_VETO:
        return still_asked(state)
    return [] if table.asked == NOBODY else [table.asked]


def still_asked(state: State) -> list[int]:
    """The seats that have not answered the veto question yet."""
    return [seat for seat in state.table.choices if not _has_let_pass(state, seat)]


def _has_let_pass(state: State, seat: int) -> bool:
    own = state.privates[seat]
    return own is not None and own.let_pass


def finish(state: State) -> bool:
    """Continue the turn until a seat is asked; return False when the turn is over.

    The card in play is discarded after its effects (TURN-6). Then cards are drawn (TURN-2), effects of chests
    are carried out (CHEST-6), and the seat that vetoed draws last (WC-19). A seat that is out of the round and
    got a hand by a swap draws nothing (TURN-3).
    """
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if table.specialist > 1 and _ask_for_tunnel(state):
        return True
    if table.in_play != NOBODY or table.specialist:
        clear_played_cards(state)
    if table.draws and not table.no_draw and sealed.deck and not table.out >> table.drawer & 1:
        drew(state, table.drawer, _next_cards(sealed.deck, table.draws))
    while table.effects:
        chests.resolve_next(state)
        if table.question != NOTHING:
            return True
    if table.vetoer != NOBODY and sealed.deck:
        drew(state, table.vetoer, _next_cards(sealed.deck, 1))
    return False


def _next_cards(deck: bytearray, count: int) -> bytes:
    """The next cards of the deck, or as many as there are."""
    return ONE_CARD[deck[-1]] if count == 1 else bytes(deck[-count:])


def clear_played_cards(state: State) -> None:
    """Discard the cards that were played and have taken effect (TURN-6)."""
    table = state.table
    if table.in_play != NOBODY:
        card_discarded(state, card_of(table.in_play))
    if table.specialist:
        card_discarded(state, SPECIALIST_CARD)


def _ask_for_tunnel(state: State) -> bool:
    """Ask the path specialist for the next tunnel; return False if none can be laid (WC-22)."""
    table = state.table
    own = state.privates[table.to_move]
    assert own is not None
    if path_specialist.can_lay(table, table.to_move, own):
        asked(state, table.to_move, NEXT_TUNNEL, ())
        return True
    if table.hands[table.to_move]:
        nothing_to_lay(state, table.to_move, *path_specialist.layable(table, table.to_move))
    return False


def nobody_can_play(state: State, out: int) -> bool:
    """Whether the round ends between two turns with an empty deck, when these seats are out (END-1)."""
    table = state.table
    if table.rules.round_ends_when_nobody_can_play:
        return not somebody_can_play(state)
    return table.rules.forced_passes_end_round and _all_were_forced(state, out)


def _all_were_forced(state: State, out: int) -> bool:
    """Whether the last pass of every seat that is not out was forced, with no card played since.

    This equals as many forced passes in a row as there are seats, because every seat has its turn in between.
    After a pass by choice the round continues until that seat is forced to pass too.
    """
    for seat in range(len(state.privates)):
        own = state.privates[seat]
        assert own is not None
        if not (own.forced_pass or out >> seat & 1):
            return False
    return True
