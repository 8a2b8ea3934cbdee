"""What it shows of the hands that a seat passes, and that a round goes on or ends, with the deck empty (END-1).

`pyrite.game.playable` is imported where it is called: the rooms of the cards import `pyrite.game.apply`.
"""

from __future__ import annotations

from pyrite.game import facts
from pyrite.game import hidden_card_history as history
from pyrite.game.state import State
from pyrite.game.table import Table


def note_pass(state: State, seat: int, count: int, *, forced: bool) -> None:
    """A seat passes with the deck empty: only it knows whether it had to; all know what it could have played."""
    table = state.table
    if table.rules.forced_passes_end_round:
        table.card_history.append((history.COULD_PLAY, *_ability(table, seat)))
        own = state.privates[seat]
        if own is not None:
            own.forced_pass = forced
    elif table.hands[seat] == count and _in_the_round(table) == [seat]:
        note_that_somebody_can_play(table)  # with the last cards of all


def clear_forced_passes(state: State) -> None:
    """A turn was spent on something else than a pass: passes before it no longer count."""
    table = state.table
    if table.rules.forced_passes_end_round and not table.deck:
        table.card_history.append((history.PASSES_CLEARED,))
        for own in state.privates:
            if own is not None:
                own.forced_pass = False


def note_going_on(table: Table) -> None:
    """The next turn began with the deck empty: somebody had not been forced to pass."""
    if table.rules.forced_passes_end_round:
        table.card_history.append((history.ROUND_CONTINUED, table.out))


def note_that_somebody_can_play(table: Table) -> None:
    """Something is about to change what can be played, and until now somebody could play a card.

    It need not be noted as long as what comes later shows it: a card that is played could be played, and who can
    play after a pass could before it. So it is noted where the turn is spent otherwise, and before the last pass.
    """
    if table.rules.round_ends_when_nobody_can_play and not table.deck:
        table.card_history.append((history.SOMEBODY_HELD, _abilities(table, _in_the_round(table))))


def nobody_can_play(state: State) -> None:
    """With the deck empty nobody can play a card any more, so the round ends (END-1)."""
    if state.journal is not None:
        state.journal.append((facts.NOBODY_CAN_PLAY,))
    table = state.table
    if table.rules.forced_passes_end_round:
        out = table.out | table.passed_over(table.next_to_move())
        table.card_history.append((history.ALL_FORCED, out))
        return
    abilities = _abilities(table, sorted({table.to_move, *_in_the_round(table)}))
    if (
        table.card_history[-1][0] == history.DISCARDED_FACE_DOWN
        and table.card_history[-2][0] != history.SOMEBODY_HELD
    ):
        # A pass, which changes nothing but a hand: before it somebody could play.
        table.card_history.insert(len(table.card_history) - 1, (history.SOMEBODY_HELD, abilities))
    for ability in abilities:
        table.card_history.append((history.LACKED, *ability))


def _ability(table: Table, seat: int) -> history.Step:
    """A seat, the gold it has, and the cards it could play now, by what they cost."""
    from pyrite.game.playable import playable_kinds

    return seat, table.tokens[seat], table.gold_cards[seat], playable_kinds(table, seat)


def _abilities(table: Table, seats: list[int]) -> tuple[history.Step, ...]:
    """The same for several seats between two turns: who agreed to pay a toll did so for one turn only (TOLL-3)."""
    from pyrite.game.playable import playable_kinds_of

    agreed, table.toll_payers = table.toll_payers, {}
    kinds = playable_kinds_of(table, seats)
    table.toll_payers = agreed
    tokens, gold_cards = table.tokens, table.gold_cards
    return tuple([(seat, tokens[seat], gold_cards[seat], each) for seat, each in zip(seats, kinds, strict=True)])


def _in_the_round(table: Table) -> list[int]:
    return [seat for seat in range(table.rules.players) if table.hands[seat] and not table.is_out(seat)]
