"""Consistency checks of a position: play must be able to continue from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from pyrite.game import moves, toll
from pyrite.game.cards import WHY_NOT
from pyrite.game.cards.path_specialist import can_lay
from pyrite.game.catalogue import FRONT_BITS, NAME, ROB_A_HAND, SPECIALIST_CARD, THEFT, THREE_FOR_ONE
from pyrite.game.chests import movable_goals
from pyrite.game.facts.chests import AT_END_OF_TURN
from pyrite.game.legal import legal_moves
from pyrite.game.moves import CHEST, DETAILS, NOTHING, SWAP_GOALS, VERB_BITS, WHETHER_VETO, card_of
from pyrite.game.reaching import reached, reached_goals
from pyrite.game.refusal import BadInput
from pyrite.game.setup import ROUNDS
from pyrite.game.state import Private, State
from pyrite.game.table import NOBODY, Table
from pyrite.game.turn import nobody_can_play


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
    if bool(table.roles) != (table.question in (moves.WHICH_GOLD, moves.WHICH_VICTIM)):
        raise BadInput("Gold is chosen or stolen only after the end of a round, and nothing else is asked then.")
    waiting = reached_goals(table) if table.rules.one_goal_a_turn else []
    if any(table.joined_by[goal] == NOBODY for goal in waiting):
        raise BadInput(
            f"Goal {waiting[0]} is joined but face down: write who joined it, like 'joined: {waiting[0]} by 2'."
        )
    seats = table.choices if table.question == WHETHER_VETO else (table.asked,)
    if not seats or max(seats) >= table.rules.players:
        raise BadInput("The asked seats must be seats of this table.")
    own = state.privates[table.to_move if table.question == WHETHER_VETO else table.asked]
    assert own is not None
    if table.effects and not (table.rules.chests and AT_END_OF_TURN.issuperset(table.effects)):
        raise BadInput(
            "Effects at the end of a turn are extra draw, rob a hand or three for one, and need the module chests."
        )
    _check_lifted_and_offered(state)
    if not _QUESTION_FITS[table.question](table, own):
        raise BadInput(f"The question {moves.QUESTIONS[table.question]!r} does not fit this position.")
    if table.question == moves.WHETHER_TOLL and not _asker_can_continue(state):
        raise BadInput(f"Seat {table.to_move} has asked for a toll and cannot continue its turn: give it cards.")
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
    if table.question == moves.TURN and not table.deck and nobody_can_play(state, table.out):
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
            if table.question != moves.WHICH_CARD or seat != table.asked or not on_top:
                raise BadInput(
                    f"Seat {seat} has lifted cards: they must be on top of the pile, and it must be asked for one."
                )
        if own.offer and (table.question != moves.WHICH_GOLD or seat != table.asked):
            raise BadInput(f"Seat {seat} has an offer of gold cards, so it must be asked for gold.")
        if own.let_pass and (table.question != WHETHER_VETO or seat not in table.choices):
            raise BadInput(f"Seat {seat} has let a card pass, but it is not asked for a veto.")


def _asker_can_continue(state: State) -> bool:
    """Whether the seat that asked for a toll can continue its turn after the answer."""
    table = state.table
    own = state.privates[table.to_move]
    assert own is not None
    return can_lay(table, table.to_move, own) if table.specialist > 1 else bool(own.hand)


def _answers(state: State, seat: int) -> bool:
    own = state.privates[seat]
    assert own is not None
    if state.table.question == moves.NEXT_TUNNEL:
        return can_lay(
            state.table, seat, own
        )  # asking for a toll comes before it and does not answer the question
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
    if table.specialist:
        cards[SPECIALIST_CARD] += 1
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


# ---------------------------------------------------------------- questions


def _turn(table: Table, own: Private) -> bool:
    return table.asked == table.to_move and bool(own.hand)


def _which_goal(table: Table, own: Private) -> bool:
    return table.asked == table.to_move and len(table.choices) > 1 and list(table.choices) == reached(table)


def _which_way(table: Table, own: Private) -> bool:
    """One reached goal or chest tunnel is turned over but not laid yet."""
    if table.asked != table.to_move or len(table.choices) != 1:
        return False
    goal_or_chest = table.choices[0]
    if goal_or_chest < len(table.goal_faces):
        cell, face = table.goal_cells[goal_or_chest], table.goal_faces[goal_or_chest]
    elif 0 <= goal_or_chest - CHEST < len(table.chest_cells):
        cell, face = table.chest_cells[goal_or_chest - CHEST], table.chest_tunnels[goal_or_chest - CHEST]
    else:
        return False
    hidden = cell != NOBODY and cell not in table.maze.tunnels and not table.maze.reached[cell]
    return bool(face and hidden and table.maze.met[cell])


def _which_gold(table: Table, own: Private) -> bool:
    return len(own.offer) > 1 and table.finisher != NOBODY


def _which_victim(table: Table, own: Private) -> bool:
    rich = [seat for seat, gold in enumerate(table.tokens) if gold > 0 and seat != table.asked]
    return bool(table.fronts[table.asked] & THEFT) and bool(rich) and list(table.choices) == rich


def _whether_veto(table: Table, own: Private) -> bool:
    """The card in play is legal, and all others in the round who hold cards are asked."""
    others = [seat for seat in range(table.rules.players) if seat != table.to_move]
    asked = [seat for seat in others if table.hands[seat] and not table.is_out(seat)]
    if not table.rules.veto or table.in_play == NOBODY or list(table.choices) != asked:
        return False
    details = table.in_play & DETAILS
    return WHY_NOT[table.in_play >> VERB_BITS](table, table.to_move, own, details) is None


def _whether_swap(table: Table, own: Private) -> bool:
    one, other = [*table.choices, NOBODY, NOBODY][:2]
    hidden = all(0 <= goal < len(table.goal_faces) and not table.goal_faces[goal] for goal in (one, other))
    return len(table.choices) == 2 and one != other and hidden and table.in_play >> VERB_BITS == SWAP_GOALS


def _which_card(table: Table, own: Private) -> bool:
    if len(table.choices) != 2 or not own.lifted:
        return False
    from_deck, count = table.choices
    due = table.effects[:1] == [THREE_FOR_ONE] if from_deck else table.asked == table.to_move
    return from_deck in (0, 1) and count == len(own.lifted) and due


def _next_tunnel(table: Table, own: Private) -> bool:
    return table.asked == table.to_move and table.specialist > 1


def _whether_toll(table: Table, own: Private) -> bool:
    return len(table.choices) == 1 and table.asked != table.to_move and bool(toll.guards(table, table.choices[0]))


def _which_move(table: Table, own: Private) -> bool:
    return len(table.choices) > 1 and list(table.choices) == movable_goals(table)


def _which_hand(table: Table, own: Private) -> bool:
    return (
        table.effects[:1] == [ROB_A_HAND] and _others(table) and all(table.hands[seat] for seat in table.choices)
    )


def _which_role(table: Table, own: Private) -> bool:
    return table.asked == table.to_move and _others(table)


def _others(table: Table) -> bool:
    seats = set(table.choices)
    return bool(seats) and max(seats) < table.rules.players and table.asked not in seats


_QUESTION_FITS: Final[dict[int, Callable[[Table, Private], bool]]] = {
    moves.TURN: _turn,
    moves.WHICH_GOAL: _which_goal,
    moves.WHICH_WAY: _which_way,
    moves.WHICH_GOLD: _which_gold,
    moves.WHICH_VICTIM: _which_victim,
    moves.WHETHER_VETO: _whether_veto,
    moves.WHETHER_SWAP: _whether_swap,
    moves.WHICH_CARD: _which_card,
    moves.NEXT_TUNNEL: _next_tunnel,
    moves.WHETHER_TOLL: _whether_toll,
    moves.WHICH_MOVE: _which_move,
    moves.WHICH_HAND: _which_hand,
    moves.WHICH_ROLE: _which_role,
}
"""Checks for each question whether it fits the position."""
