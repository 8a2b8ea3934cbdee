"""Effects of chests, immediate or at the end of the turn (CHEST-5, CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    BURY_FIVE,
    EXTRA_DRAW,
    LOOK_AT_A_ROLE,
    MOVE_A_GOAL,
    ONE_GOLD,
    ROB_A_HAND,
    SEARCH_THE_DISCARD,
    THREE_FOR_ONE,
)
from pyrite.game.facts.cards import card_taken, drew
from pyrite.game.facts.course import asked
from pyrite.game.facts.gold import gold_picked, nothing_to_pick, tokens_paid
from pyrite.game.facts.piles import cards_lifted, deck_buried, discard_shuffled
from pyrite.game.facts.roles import role_seen
from pyrite.game.lifting import search
from pyrite.game.modules.chests.commands import LOOK_AT_ROLE, MOVE_GOAL, ROB_HAND
from pyrite.game.modules.chests.facts import effect_ended, goal_moved
from pyrite.game.modules.chests.state import Chests
from pyrite.game.moves import DETAILS, NOTHING
from pyrite.game.question import (
    GOALS,
    SEATS,
    Question,
    among_choices,
    any_answer,
    asks_the_mover,
    chooses_other_seats,
)
from pyrite.game.refusal import Refusal
from pyrite.game.state import State
from pyrite.game.table import Table

# The questions of chests.
WHICH_MOVE: Final = 11
WHICH_HAND: Final = 12
WHICH_ROLE: Final = 13

BURIED_CARDS: Final = 5
"""How many cards of the deck a chest buries."""
LIFTED_CARDS: Final = 3
"""How many cards of the deck a chest lets its finder choose from."""


def on_open(state: State, seat: int, found: int) -> None:
    """Carry out the immediate effect of an opened chest; other effects wait for the end of the turn (CHEST-6)."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if found == ONE_GOLD:
        _one_gold(state, seat)
    elif found == MOVE_A_GOAL:
        goals = movable_goals(table)
        if len(goals) > 1:
            asked(state, seat, WHICH_MOVE, tuple(goals))
        elif goals:
            move_goal(state, seat, goals[0])
    elif found == LOOK_AT_A_ROLE:
        others = tuple(other for other in range(table.rules.players) if other != seat)
        if len(others) > 1:
            asked(state, seat, WHICH_ROLE, others)
        else:
            look_at_role(state, seat, others[0])
    elif found == SEARCH_THE_DISCARD and sealed.discard:
        pile = bytearray(sealed.discard)
        sealed.rng(f"round {table.round} discard").shuffle(pile)
        discard_shuffled(state, bytes(pile))
        search(state, seat)
    elif found == BURY_FIVE and sealed.deck:
        deck_buried(state, bytes(sealed.deck[-BURIED_CARDS:]))


def _one_gold(state: State, seat: int) -> None:
    """Pay one token; in the base game a gold card of one nugget if the pile has one."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    if table.rules.pays_tokens:
        tokens_paid(state, seat, 1)
        return
    if 1 not in sealed.gold_pile:
        nothing_to_pick(state, seat)
        tokens_paid(state, seat, 1)
        return
    pile = bytearray(sealed.gold_pile)
    pile.remove(1)
    sealed.rng(f"round {table.round} gold pile").shuffle(pile)
    gold_picked(state, seat, bytes(pile))


def movable_goals(table: Table) -> list[int]:
    """The face-down goals with an empty cell behind them."""
    piece = table.maze.piece
    return [
        goal for goal, cell in enumerate(table.goal_cells) if not table.goal_faces[goal] and not piece[cell + 1]
    ]


def move_goal(state: State, seat: int, goal: int) -> None:
    """Move a face-down goal away from the start; dwarfs that faced its new cell leave (TOLL-4)."""
    for hook in state.table.rules.on_moving_goal:
        hook(state, state.table.goal_cells[goal] + 1)
    goal_moved(state, seat, goal)


def look_at_role(state: State, seat: int, other: int) -> None:
    """Look secretly at another player's role."""
    own = state.privates[other]
    assert own is not None
    role_seen(state, seat, other, own.role)


# ---------------------------------------------------------------- at the end of the turn


def carry_out_effects(state: State) -> bool:
    """Carry out the effects that waited for the end of the turn; True if a seat is asked."""
    while state.table.part(Chests).effects:
        _carry_out_next(state)
        if state.table.question != NOTHING:
            return True
    return False


def _carry_out_next(state: State) -> None:
    """Carry out the next effect that waited for the end of the turn, or ask the question it needs."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    seat, effect = table.to_move, table.part(Chests).effects[0]
    if effect == EXTRA_DRAW:
        if sealed.deck:
            drew(state, seat, bytes(sealed.deck[-1:]))
    elif effect == ROB_A_HAND:
        hands = table.hands
        others = tuple([other for other in range(len(hands)) if hands[other] and other != seat])
        if len(others) > 1:
            asked(state, seat, WHICH_HAND, others)
        elif others:
            rob(state, seat, others[0])
    elif effect == THREE_FOR_ONE and sealed.deck:
        lifted = bytes(sealed.deck[-LIFTED_CARDS:])
        if len(lifted) > 1:
            cards_lifted(state, seat, True, lifted)
        else:
            drew(state, seat, lifted)
    if table.question == NOTHING and effect in table.part(Chests).effects:
        effect_ended(state, effect)


def rob(state: State, seat: int, other: int) -> None:
    """Draw a random card from another hand."""
    table, sealed, theirs = state.table, state.sealed, state.privates[other]
    assert sealed is not None
    assert theirs is not None
    rng = sealed.rng(f"round {table.round} robbery")
    card_taken(state, seat, other, theirs.hand[rng.randbelow(len(theirs.hand))])
    effect_ended(state, ROB_A_HAND)


# ---------------------------------------------------------------- questions


def _move_goal(state: State, seat: int, move: int) -> None:
    move_goal(state, seat, move & DETAILS)


def _move_fits(state: State) -> bool:
    choices = state.table.choices
    return len(choices) > 1 and list(choices) == movable_goals(state.table)


MOVE_QUESTION: Final[Question] = Question(
    number=WHICH_MOVE,
    name="move",
    words="choose which goal moves",
    answered_by=frozenset({MOVE_GOAL}),
    choices=GOALS,
    answers=among_choices(MOVE_GOAL),
    why_not=Refusal("goal-cannot-move", "That goal cannot be moved.", "CHEST-5"),
    carry_out=_move_goal,
    after_round=False,
    fits=_move_fits,
    time="answer",
    by_clock=any_answer,
)


def _rob_hand(state: State, seat: int, move: int) -> None:
    rob(state, seat, move & DETAILS)


def _hand_fits(state: State) -> bool:
    table = state.table
    due = table.part(Chests).effects[:1] == (ROB_A_HAND,)
    return due and chooses_other_seats(table) and all(table.hands[seat] for seat in table.choices)


HAND_QUESTION: Final[Question] = Question(
    number=WHICH_HAND,
    name="hand",
    words="choose whose hand to draw from",
    answered_by=frozenset({ROB_HAND}),
    choices=SEATS,
    answers=among_choices(ROB_HAND),
    why_not=Refusal("no-hand", "You cannot draw from that hand.", "CHEST-5"),
    carry_out=_rob_hand,
    after_round=False,
    fits=_hand_fits,
    time="answer",
    by_clock=any_answer,
)


def _look_at_role(state: State, seat: int, move: int) -> None:
    look_at_role(state, seat, move & DETAILS)


def _role_fits(state: State) -> bool:
    return asks_the_mover(state.table) and chooses_other_seats(state.table)


ROLE_QUESTION: Final[Question] = Question(
    number=WHICH_ROLE,
    name="role",
    words="choose whose role to look at",
    answered_by=frozenset({LOOK_AT_ROLE}),
    choices=SEATS,
    answers=among_choices(LOOK_AT_ROLE),
    why_not=Refusal("no-role", "You cannot look at that role.", "CHEST-5"),
    carry_out=_look_at_role,
    after_round=False,
    fits=_role_fits,
    time="answer",
    by_clock=any_answer,
)
