"""Consistency checks of a position: play must be able to continue from it."""

from __future__ import annotations

from collections import Counter

from pyrite.game.asked import seats_in_question
from pyrite.game.catalogue import FRONT_BITS, NAME
from pyrite.game.legal import legal_moves
from pyrite.game.moves import NOTHING, TURN, WHICH_CARD, WHICH_GOLD, card_of
from pyrite.game.questions import QUESTIONS
from pyrite.game.reaching import reached_goals
from pyrite.game.refusal import BadInput
from pyrite.game.setup import ROUNDS
from pyrite.game.state import State
from pyrite.game.table import NOBODY
from pyrite.game.turn_end import nobody_can_play


def check_position(state: State) -> None:
    """Raise `BadInput` for a position that cannot be played."""
    _check_counts(state)
    table = state.table
    if not 1 <= table.round <= ROUNDS:
        raise BadInput(f"A game has rounds 1 to {ROUNDS}, not {table.round}.")
    if table.winners:
        if table.question != NOTHING:
            raise BadInput("A game with winners is over and asks nobody: write 'asked: nobody'.")
        return
    if table.question == NOTHING:
        raise BadInput("A seat must be asked, like 'asked: seat 2, turn', unless the game has winners.")
    question = QUESTIONS[table.question]
    if bool(table.roles) != question.after_round:
        raise BadInput("Gold is chosen or stolen only after the end of a round, and nothing else is asked then.")
    waiting = reached_goals(table) if table.rules.one_goal_a_turn else []
    if any(table.joined_by[goal] == NOBODY for goal in waiting):
        raise BadInput(
            f"Goal {waiting[0]} is joined but face down: write who joined it, like 'joined: {waiting[0]} by 2'."
        )
    seats = seats_in_question(table)
    if not seats or max(seats) >= table.rules.players:
        raise BadInput("The asked seats must be seats of this table.")
    for check in table.rules.check_position:
        check(state)
    _check_lifted_and_offered(state)
    if not question.fits(state):
        raise BadInput(f"The question {question.name!r} does not fit this position.")
    _check_end(state)
    if not any(_answers(state, seat) for seat in seats):
        raise BadInput(f"Seat {seats[0]} is asked but has no legal answer: give it cards, or ask another seat.")


def _check_end(state: State) -> None:
    """Check that the seat to move is not out, forced passes count, and the round is not over (END-1)."""
    table = state.table
    if not table.roles and table.is_out(table.to_move):
        raise BadInput(f"Seat {table.to_move} is out of the round, so it cannot be its turn.")
    passed = [seat for seat, own in enumerate(state.privates) if own is not None and own.forced_pass]
    if passed and (table.deck or not table.rules.forced_passes_end_round):
        raise BadInput(
            f"Seat {passed[0]} was forced to pass: that needs an empty deck and round_end=forced_passes."
        )
    if table.question == TURN and not table.deck and nobody_can_play(state, table.out):
        raise BadInput("The deck is empty and nobody can play, so by these rules the round is over.")


def _check_lifted_and_offered(state: State) -> None:
    """Check that lifted cards and offered gold belong to the asked seat and match the piles."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    for seat, own in enumerate(state.privates):
        assert own is not None
        if own.lifted:
            pile = sealed.deck if table.choices[:1] == (1,) else sealed.discard
            on_top = bytes(pile[-len(own.lifted) :]) == own.lifted
            if table.question != WHICH_CARD or seat != table.asked or not on_top:
                raise BadInput(
                    f"Seat {seat} has lifted cards: they must be on top of the pile, and it must be asked for one."
                )
        if own.offer and (table.question != WHICH_GOLD or seat != table.asked):
            raise BadInput(f"Seat {seat} has an offer of gold cards, so it must be asked for gold.")


def _answers(state: State, seat: int) -> bool:
    own = state.privates[seat]
    assert own is not None
    return bool(legal_moves(state.table, seat, own))


# ---------------------------------------------------------------- cards


def _check_counts(state: State) -> None:
    """Check that no card occurs more often than the set-up has it."""
    table, sealed = state.table, state.sealed
    assert sealed is not None
    maze = table.maze
    cards = Counter(sealed.deck) + Counter(sealed.discard) + Counter(sealed.aside)
    cards += Counter(maze.piece[cell] >> 1 for cell in maze.tunnels if maze.piece[cell] >> 1 in table.rules.deck)
    gold = Counter(sealed.gold_pile)
    if table.in_play != NOBODY:
        cards[card_of(table.in_play)] += 1
    for hook in table.rules.cards_in_play:
        cards.update(hook(table))
    for seat, own in enumerate(state.privates):
        assert own is not None
        cards += Counter(own.hand)
        cards += Counter(kind for kind, bit in FRONT_BITS.items() if table.fronts[seat] & bit)
        gold += Counter(own.gold) + Counter(own.offer)
        if table.tokens[seat] + sum(own.gold) < 0:
            raise BadInput(
                f"Seat {seat} has {table.tokens[seat]} tokens, and its gold cards do not make up for that."
            )
    _no_more_than(cards, Counter(table.rules.deck), NAME)
    _no_more_than(gold, Counter(table.rules.gold_cards), {n: f"gold card of {n}" for n in (1, 2, 3)})


def _no_more_than(have: Counter[int], box: Counter[int], names: dict[int, str]) -> None:
    for kind in sorted(have - box):
        raise BadInput(f"{names[kind]} occurs {have[kind]} times in this position; the set-up has {box[kind]}.")
