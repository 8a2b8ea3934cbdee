"""The end of a turn: cards are drawn, effects that waited are carried out, the round may end (TURN-2, END-1)."""

from __future__ import annotations

from pyrite.game.facts.cards import card_discarded, drew
from pyrite.game.in_order import last_cards
from pyrite.game.moves import ONE_CARD, card_of
from pyrite.game.playable import somebody_can_play
from pyrite.game.state import State
from pyrite.game.table import NOBODY


def finish(state: State) -> bool:
    """Continue the turn until a seat is asked; return False when the turn is over.

    The card in play is discarded after its effects (TURN-6). Then cards are drawn (TURN-2), effects of chests
    are carried out (CHEST-6), and the seat that vetoed draws last (WC-19). A seat that is out of the round and
    got a hand by a swap draws nothing (TURN-3).
    """
    table = state.table
    if table.parts is not table.parts_at_turn:
        return _finish_with_modules(state)
    if table.in_play != NOBODY:
        card_discarded(state, card_of(table.in_play))
    if table.draws and table.deck:
        _draw(state)
    return False


def _finish_with_modules(state: State) -> bool:
    """The same if the state of a module has changed in this turn."""
    table, rules = state.table, state.table.rules
    for continues in rules.turn_continues:
        if continues(state):
            return True
    clear_played_cards(state)
    for cancelled in rules.no_draw:
        if cancelled(table):
            break
    else:
        if table.draws and table.deck:
            _draw(state)
    for after_draw in rules.after_draw:
        if after_draw(state):
            return True
    for hook in rules.on_turn_ending:
        hook(state)
    return False


def _draw(state: State) -> None:
    """Draw the cards of this turn, unless the seat is out of the round (TURN-2, TURN-3)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if not table.out >> table.drawer & 1:
        drew(state, table.drawer, _next_cards(sealed.deck, table.draws))


def _next_cards(deck: bytearray, count: int) -> bytes:
    """The next cards of the deck, or as many as there are."""
    return ONE_CARD[deck[-1]] if count == 1 else last_cards(deck, count)


def clear_played_cards(state: State) -> None:
    """Discard the cards that were played and have taken effect (TURN-6)."""
    table = state.table
    if table.in_play != NOBODY:
        card_discarded(state, card_of(table.in_play))
    for hook in table.rules.cards_in_play:
        for card in hook(table):
            card_discarded(state, card)


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
