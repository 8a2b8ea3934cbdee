"""What a seat may do now, judged from its own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game.cards import MOVES, WHY_NOT, discarding, tunnel
from pyrite.game.catalogue import FIRST_ACTION
from pyrite.game.commands import Command, command_of
from pyrite.game.goals import turnings
from pyrite.game.moves import (
    DETAILS,
    DISCARD_TWO,
    LAY_GOAL,
    NO_SEAT,
    PASS,
    STEAL,
    TAKE_GOLD,
    TURN_GOAL,
    VERB_BITS,
    card_of,
    move,
)
from pyrite.game.refusal import Refusal
from pyrite.game.table import NOBODY, Private, Table, View


def legal(view: View) -> list[Command]:
    """The legal commands of the viewer, in a fixed order: that of their numbers."""
    if view.seat is None or view.own is None:
        return []
    grid = view.table.maze.grid
    return [command_of(number, grid) for number in legal_moves(view.table, view.seat, view.own)]


def legal_moves(table: Table, seat: int, own: Private) -> list[int]:
    """The legal moves of a seat, in rising order; none unless it is asked."""
    if table.asked != seat:
        return []
    return _ANSWERS[table.question](table, seat, own)


def _turn(table: Table, seat: int, own: Private) -> list[int]:
    """TURN-1, S2-4: lay a tunnel, play an action card, pass, or discard two."""
    found: list[int] = []
    kinds = sorted(set(own.hand))
    tunnels = [kind for kind in kinds if kind < FIRST_ACTION]
    tunnel.moves(table, seat, tunnels, found)
    for kind in kinds[len(tunnels) :]:
        MOVES[kind](table, seat, kind, found)
    discarding.pass_moves(table, own, kinds, found)
    if table.rules.saboteur2:
        discarding.discard_two_moves(table, seat, own, found)
    return found


def _which_goal(table: Table, seat: int, own: Private) -> list[int]:
    return [move(TURN_GOAL, goal) for goal in table.choices]


def _which_way(table: Table, seat: int, own: Private) -> list[int]:
    return [move(LAY_GOAL, piece) for piece in turnings(table, table.choices[0])]


def _which_victim(table: Table, seat: int, own: Private) -> list[int]:
    found = [move(STEAL, victim) for victim in table.choices]
    if table.rules.edition.theft_optional:
        found.append(move(STEAL, NO_SEAT))
    return found


def _which_gold(table: Table, seat: int, own: Private) -> list[int]:
    return [move(TAKE_GOLD, nuggets) for nuggets in sorted(set(own.offer))]


_ANSWERS: Final[dict[int, Callable[[Table, int, Private], list[int]]]] = {
    verbs.TURN: _turn,
    verbs.WHICH_GOAL: _which_goal,
    verbs.WHICH_WAY: _which_way,
    verbs.WHICH_GOLD: _which_gold,
    verbs.WHICH_VICTIM: _which_victim,
}

_ANSWERED_BY: Final = {
    verbs.TURN: frozenset({*WHY_NOT, PASS, DISCARD_TWO}),
    verbs.WHICH_GOAL: frozenset({TURN_GOAL}),
    verbs.WHICH_WAY: frozenset({LAY_GOAL}),
    verbs.WHICH_GOLD: frozenset({TAKE_GOLD}),
    verbs.WHICH_VICTIM: frozenset({STEAL}),
}
"""The verbs that answer each question."""

_ASKED_FOR: Final = {
    verbs.TURN: "take a turn",
    verbs.WHICH_GOAL: "choose which goal to turn over",
    verbs.WHICH_WAY: "choose which way the goal lies",
    verbs.WHICH_GOLD: "take a gold card",
    verbs.WHICH_VICTIM: "choose whom to steal from",
}


def why_not(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """Why a seat may not make a move now; None if it may."""
    if table.asked == NOBODY:
        return Refusal("game-over", "The game is over.", "GAME-1")
    if table.asked != seat:
        return Refusal("not-your-turn", f"Seat {table.asked} is asked now, not seat {seat}.", "TURN-1")
    verb = number >> VERB_BITS
    if verb not in _ANSWERED_BY[table.question]:
        return Refusal("not-asked-for", f"You are asked to {_ASKED_FOR[table.question]} now.", "TURN-1")
    if table.question == verbs.TURN:
        details = number & DETAILS
        if verb == PASS:
            return discarding.why_not_pass(table, own, details)
        if verb == DISCARD_TWO:
            return discarding.why_not_discard_two(table, seat, own, details)
        if card_of(number) not in own.hand:
            return Refusal("not-in-hand", "You do not hold that card.", "TURN-1")
        return WHY_NOT[verb](table, seat, details)
    if number not in _ANSWERS[table.question](table, seat, own):
        return _not_offered(table.question)
    return None


def _not_offered(question: int) -> Refusal:
    if question == verbs.WHICH_GOAL:
        return Refusal("goal-not-reached", "That goal is not among those you may turn over now.", "GOAL-4")
    if question == verbs.WHICH_WAY:
        return Refusal("goal-misfit", "The goal may not lie that way.", "GOAL-3")
    if question == verbs.WHICH_VICTIM:
        return Refusal("no-victim", "You cannot steal from there.", "S2-27")
    return Refusal("gold-not-there", "No such gold card is among those handed to you.", "PAY-2")
