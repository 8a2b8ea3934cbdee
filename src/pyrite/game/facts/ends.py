"""Notes in the history what a round with an empty deck shows about the hands: passes, turns, its end (END-1).

`pyrite.game.playable` is imported inside functions: the modules of the cards import `pyrite.game.facts`.
"""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history as history
from pyrite.game.declare import Fact, fact
from pyrite.game.state import State
from pyrite.game.table import Table


def note_pass(state: State, seat: int, count: int, *, forced: bool) -> None:
    """A seat passes with the deck empty. Everyone knows what was playable, only the seat knows what it held."""
    table = state.table
    if table.rules.forced_passes_end_round:
        if table.keeps_history:
            table.card_history.append((history.COULD_PLAY, *_ability(table, seat)))
        own = state.privates[seat]
        if own is not None:
            own.forced_pass = forced
    elif table.hands[seat] == count and _in_the_round(table) == [seat]:
        note_that_somebody_can_play(table)  # these are the last cards of all hands


def clear_forced_passes(state: State) -> None:
    """A turn was spent on something other than a pass: earlier passes no longer count."""
    table = state.table
    if table.rules.forced_passes_end_round and not table.deck:
        table.card_history.append((history.PASSES_CLEARED,))
        for own in state.privates:
            if own is not None:
                own.forced_pass = False


def note_round_continued(table: Table) -> None:
    """The next turn began with the deck empty, so somebody was not forced to pass."""
    table.card_history.append((history.ROUND_CONTINUED, table.out))


def note_that_somebody_can_play(table: Table) -> None:
    """Note that somebody can play a card now, before a change to what can be played.

    This is only noted where later steps do not show it. A card that is played shows it, and a seat that can play
    after a pass could play before it. So it is noted before the last pass and before turns spent otherwise.
    """
    if table.rules.round_ends_when_nobody_can_play and not table.deck and table.keeps_history:
        table.card_history.append((history.SOMEBODY_HELD, _abilities(table, _in_the_round(table))))


NOBODY_CAN_PLAY: Final = 60


@fact(NOBODY_CAN_PLAY)
class NobodyCanPlay(Fact):
    """The deck is empty and nobody can play a card: the round ends (END-1)."""


def nobody_can_play(state: State) -> None:
    """With the deck empty nobody can play a card any more, so the round ends (END-1)."""
    if state.journal is not None:
        state.journal.append((NOBODY_CAN_PLAY,))
    table = state.table
    if not table.keeps_history:
        return
    if table.rules.forced_passes_end_round:
        out = table.out | table.passed_over(table.next_to_move())
        table.card_history.append((history.ALL_FORCED, out))
        return
    abilities = _abilities(table, sorted({table.to_move, *_in_the_round(table)}))
    if (
        table.card_history[-1][0] == history.DISCARDED_FACE_DOWN
        and table.card_history[-2][0] != history.SOMEBODY_HELD
    ):
        # The last step is a pass, which changes only a hand: before it somebody could play.
        table.card_history.insert(len(table.card_history) - 1, (history.SOMEBODY_HELD, abilities))
    for ability in abilities:
        table.card_history.append((history.LACKED, *ability))


def _ability(table: Table, seat: int) -> history.Step:
    """A seat, its gold, and the kinds of cards it could play now, by the toll they cost."""
    from pyrite.game.playable import playable_kinds

    return seat, table.tokens[seat], table.gold_cards[seat], playable_kinds(table, seat)


def _abilities(table: Table, seats: list[int]) -> tuple[history.Step, ...]:
    """The same for several seats between two turns, when agreements to pay a toll have expired (TOLL-3)."""
    from pyrite.game.playable import playable_kinds_of

    in_turn = table.parts
    if in_turn:
        table.clear_turn()
    kinds = playable_kinds_of(table, seats)
    table.parts = in_turn
    tokens, gold_cards = table.tokens, table.gold_cards
    return tuple([(seat, tokens[seat], gold_cards[seat], each) for seat, each in zip(seats, kinds, strict=True)])


def _in_the_round(table: Table) -> list[int]:
    return [seat for seat in range(table.rules.players) if table.hands[seat] and not table.is_out(seat)]
