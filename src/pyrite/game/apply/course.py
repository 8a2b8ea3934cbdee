"""Beginning and end of turns, rounds and the game, and the questions that seats are asked."""

from __future__ import annotations

from pyrite.game import facts, hidden_card_history
from pyrite.game.apply.common import answered
from pyrite.game.apply.ends import note_round_continued
from pyrite.game.catalogue import PIECES
from pyrite.game.dealing.deal import Deal
from pyrite.game.dealing.shuffle import add_contribution
from pyrite.game.moves import TURN
from pyrite.game.set_up_rules import LANDMARK_CELL
from pyrite.game.state import State


def seed_sealed(state: State, commitment: str) -> None:
    """The commitment to the seed was published, before players contribute to the shuffle (INFO-6)."""
    if state.journal is not None:
        state.journal.append((facts.SEED_SEALED, commitment))


def contributed(state: State, seat: int, words: str) -> None:
    """A seat's words were hashed into the seed; no random number has been drawn yet (INFO-6)."""
    if state.journal is not None:
        state.journal.append((facts.CONTRIBUTED, seat, words))
    if state.sealed is not None:
        state.sealed.shuffle_seed = add_contribution(state.sealed.shuffle_seed, seat, words)


def game_begun(state: State, first: int, commitment: str, gold_pile: bytes) -> None:
    """The game begins; the gold cards were shuffled once for all rounds (SET-3)."""
    if state.journal is not None:
        state.journal.append((facts.GAME_BEGUN, first, commitment, gold_pile))
    table = state.table
    table.first = first
    table.gold_pile = len(gold_pile)
    if table.rules.toll:
        table.tokens = [1] * table.rules.players  # TOLL-1
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(gold_pile)
    hidden_card_history.start_gold_history(state)


def round_begun(state: State, number: int, first: int, deal: Deal) -> None:
    """All cards were shuffled and dealt for a new round (SET-5)."""
    if state.journal is not None:
        state.journal.append((facts.ROUND_BEGUN, number, first, deal))
    table = state.table
    table.round = number
    table.first = first
    table.lay_out(deal.chest_cells)
    if deal.landmark:
        table.maze.lay(table.maze.grid.cell(*LANDMARK_CELL), PIECES[deal.landmark][0])
    table.hands = bytearray(len(hand) for hand in deal.hands)
    table.deck = len(deal.deck)
    for own, role, hand in zip(state.privates, deal.roles, deal.hands, strict=True):
        if own is not None:
            own.begin_round(role, hand)
    hidden_card_history.start_card_history(state)
    if state.sealed is not None:
        state.sealed.deck = bytearray(deal.deck)
        state.sealed.discard = bytearray()
        state.sealed.goals = deal.goals
        state.sealed.left_over = deal.left_over
        state.sealed.aside = deal.aside
        state.sealed.chest_tunnels = deal.chest_tunnels
        state.sealed.chests = deal.chests


def turn_begun(state: State, seat: int) -> None:
    """It is this seat's turn. Seats that were skipped hold no cards and are out of the round (TURN-3)."""
    if state.journal is not None:
        state.journal.append((facts.TURN_BEGUN, seat))
    table = state.table
    if table.turn:
        if seat != (table.to_move + table.direction) % table.rules.players:
            table.out |= table.passed_over(seat)
        if not table.deck:
            note_round_continued(table)
    table.begin_turn()
    table.turn += 1
    table.to_move = table.asked = seat
    table.question = TURN


def asked(state: State, seat: int, question: int, choices: tuple[int, ...]) -> None:
    """A seat was asked a question within a turn; everyone sees which seat and which question (INFO-1)."""
    if state.journal is not None:
        state.journal.append((facts.ASKED, seat, question, choices))
    state.table.asked = seat
    state.table.question = question
    state.table.choices = choices


def round_ended(state: State, gold_reached: bool, finisher: int, roles: bytes, left_over: bytes) -> None:
    """The round is over and all roles are shown (END-2)."""
    if state.journal is not None:
        state.journal.append((facts.ROUND_ENDED, gold_reached, finisher, roles, left_over))
    table = state.table
    table.gold_reached = gold_reached
    table.finisher = finisher
    table.roles = roles
    table.left_over = left_over
    answered(table)
    table.begin_turn()  # effects that wait for the end of the turn are dropped (CHEST-6)


def game_ended(state: State, gold: tuple[bytes, ...], winners: tuple[int, ...], seed: bytes) -> None:
    """The game is over: all gold and the seed are shown (GAME-1, INFO-6)."""
    if state.journal is not None:
        state.journal.append((facts.GAME_ENDED, gold, winners, seed))
    state.table.shown_gold = tuple(gold)
    state.table.winners = winners
