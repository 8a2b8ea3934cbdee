"""Beginning and end of turns, rounds and the game, and the questions that seats are asked."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.catalogue import PIECES
from pyrite.game.cells import LANDMARK_CELL
from pyrite.game.codec import (
    CARD,
    CARDS,
    CELLS,
    CHESTS_FOUND,
    CHOICES,
    CONTRIBUTION,
    COUNT,
    FLAG,
    HANDS,
    LEFT_OVER,
    NUGGETS_LIST,
    PURSES,
    QUESTION,
    ROLES_LIST,
    SEAT,
    SEATS,
    SEED,
    TEXT,
    Cell,
)
from pyrite.game.dealing.shuffle import add_contribution
from pyrite.game.declare import NO_VIEWER, OWN_ENTRY, Fact, fact, field
from pyrite.game.facts.common import answered, clear_turn_of_hidden_parts
from pyrite.game.facts.ends import note_round_continued
from pyrite.game.moves import TURN
from pyrite.game.state import State

SEED_SEALED: Final = 58


@fact(SEED_SEALED, silent=True)
class SeedSealed(Fact):
    """The server committed to the seed, before players contribute. Without contributions, `GameBegun` is first."""

    commitment: str = field(TEXT)


def seed_sealed(state: State, commitment: str) -> None:
    """The commitment to the seed was published, before players contribute to the shuffle (INFO-6)."""
    if state.journal is not None:
        state.journal.append((SEED_SEALED, commitment))


CONTRIBUTED: Final = 59


@fact(CONTRIBUTED)
class Contributed(Fact):
    """A seat added words of its own to the shuffle (INFO-6)."""

    seat: int = field(SEAT)
    words: str = field(CONTRIBUTION)


def contributed(state: State, seat: int, words: str) -> None:
    """A seat's words were hashed into the seed; no random number has been drawn yet (INFO-6)."""
    if state.journal is not None:
        state.journal.append((CONTRIBUTED, seat, words))
    if state.sealed is not None:
        state.sealed.shuffle_seed = add_contribution(state.sealed.shuffle_seed, seat, words)


GAME_BEGUN: Final = 0


@fact(GAME_BEGUN, silent=True, sends_view=True)
class GameBegun(Fact):
    """The game began. The commitment binds the server to its seed (INFO-6)."""

    first: int = field(SEAT)
    commitment: str = field(TEXT)
    gold_pile: tuple[int | None, ...] = field(NUGGETS_LIST, to=NO_VIEWER)


def game_begun(state: State, first: int, commitment: str, gold_pile: bytes) -> None:
    """The game begins; the gold cards were shuffled once for all rounds (SET-3)."""
    if state.journal is not None:
        state.journal.append((GAME_BEGUN, first, commitment, gold_pile))
    table = state.table
    table.first = first
    table.gold_pile = len(gold_pile)
    for hook in table.rules.on_game_begun:
        hook(table)
    if state.sealed is not None:
        state.sealed.gold_pile = bytearray(gold_pile)
    hidden_card_history.start_gold_history(state)


ROUND_BEGUN: Final = 1


@fact(ROUND_BEGUN, sends_view=True)
class RoundBegun(Fact):
    """A round was dealt. A viewer sees its own role and hand, and how many cards there are."""

    round: int = field(COUNT)
    first: int = field(SEAT)
    roles: tuple[str | None, ...] = field(ROLES_LIST, to=OWN_ENTRY)
    left_over: tuple[str | None, ...] = field(LEFT_OVER, to=NO_VIEWER)
    goals: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)
    hands: tuple[tuple[str | None, ...], ...] = field(HANDS, to=OWN_ENTRY)
    deck: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)
    aside: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)
    landmark: str | None = field(CARD)
    chest_cells: tuple[Cell, ...] = field(CELLS)
    chest_tunnels: tuple[str | None, ...] = field(CARDS, to=NO_VIEWER)
    chests: tuple[str | None, ...] = field(CHESTS_FOUND, to=NO_VIEWER)


def round_begun(
    state: State,
    number: int,
    first: int,
    roles: bytes,
    left_over: bytes,
    goals: bytes,
    hands: tuple[bytes, ...],
    deck: bytes,
    aside: bytes,
    landmark: int,
    chest_cells: tuple[tuple[int, int], ...],
    chest_tunnels: bytes,
    chests: bytes,
) -> None:
    """All cards were shuffled and dealt for a new round (SET-5)."""
    if state.journal is not None:
        dealt = (roles, left_over, goals, hands, deck, aside, landmark, chest_cells, chest_tunnels, chests)
        state.journal.append((ROUND_BEGUN, number, first, *dealt))
    table = state.table
    table.round = number
    table.first = first
    table.lay_out(chest_cells)
    if landmark:
        column, row = LANDMARK_CELL
        table.maze.lay(table.maze.grid.cell(column, row), PIECES[landmark][0])
    table.hands = bytearray([len(hand) for hand in hands])
    table.deck = len(deck)
    for seat, own in enumerate(state.privates):
        if own is not None:
            own.begin_round(roles[seat], hands[seat], table.rules.private_parts)
    hidden_card_history.start_card_history(state)
    sealed = state.sealed
    if sealed is not None:
        sealed.deck = bytearray(deck)
        sealed.discard = bytearray()
        sealed.goals = goals
        sealed.left_over = left_over
        sealed.aside = aside
        sealed.parts = table.rules.sealed_parts
        for hook in table.rules.on_chests_dealt:
            hook(sealed, chest_tunnels, chests)


TURN_BEGUN: Final = 2


@fact(TURN_BEGUN, silent=True)
class TurnBegun(Fact):
    """It is this seat's turn."""

    seat: int = field(SEAT)


def turn_begun(state: State, seat: int) -> None:
    """It is this seat's turn. Seats that were skipped hold no cards and are out of the round (TURN-3)."""
    if state.journal is not None:
        state.journal.append((TURN_BEGUN, seat))
    table = state.table
    if 0 in table.hands and table.turn:
        table.out |= table.passed_over(seat)
    if table.rules.forced_passes_end_round and table.turn and not table.deck:
        note_round_continued(table)
    table.begin_turn()
    table.turn += 1
    table.to_move = table.asked = seat
    table.question = TURN
    if table.rules.modules_follow_turns:
        _begin_turn_of_modules(state, seat)


def _begin_turn_of_modules(state: State, seat: int) -> None:
    """Clear what lasts one turn in hidden state, then call the hooks."""
    rules = state.table.rules
    if rules.hidden_parts_of_turn:
        clear_turn_of_hidden_parts(state)
    for hook in rules.on_turn_begun:
        hook(state.table, seat)


ASKED: Final = 16


@fact(ASKED, silent=True)
class Asked(Fact):
    """A seat was asked a question."""

    seat: int = field(SEAT)
    question: str = field(QUESTION)
    choices: tuple[int, ...] = field(CHOICES)


def asked(state: State, seat: int, question: int, choices: tuple[int, ...]) -> None:
    """A seat was asked a question within a turn; everyone sees which seat and which question (INFO-1)."""
    if state.journal is not None:
        state.journal.append((ASKED, seat, question, choices))
    state.table.asked = seat
    state.table.question = question
    state.table.choices = choices


ROUND_ENDED: Final = 3


@fact(ROUND_ENDED)
class RoundEnded(Fact):
    """The round is over; all roles are shown."""

    gold_reached: bool = field(FLAG)
    finisher: int | None = field(SEAT)
    roles: tuple[str | None, ...] = field(ROLES_LIST)
    left_over: tuple[str | None, ...] = field(LEFT_OVER)


def round_ended(state: State, gold_reached: bool, finisher: int, roles: bytes, left_over: bytes) -> None:
    """The round is over and all roles are shown (END-2)."""
    if state.journal is not None:
        state.journal.append((ROUND_ENDED, gold_reached, finisher, roles, left_over))
    table = state.table
    table.gold_reached = gold_reached
    table.finisher = finisher
    table.roles = roles
    table.left_over = left_over
    answered(table)
    table.begin_turn()  # effects that wait for the end of the turn are dropped (CHEST-6)
    if table.rules.hidden_parts_of_turn:
        clear_turn_of_hidden_parts(state)


GAME_ENDED: Final = 4


@fact(GAME_ENDED)
class GameEnded(Fact):
    """The game is over: the gold cards of each seat, who won, and the seed."""

    gold: tuple[tuple[int | None, ...], ...] = field(PURSES)
    winners: tuple[int, ...] = field(SEATS)
    seed: str = field(SEED)


def game_ended(state: State, gold: tuple[bytes, ...], winners: tuple[int, ...], seed: bytes) -> None:
    """The game is over: all gold and the seed are shown (GAME-1, INFO-6)."""
    if state.journal is not None:
        state.journal.append((GAME_ENDED, gold, winners, seed))
    state.table.shown_gold = tuple(gold)
    state.table.winners = winners
