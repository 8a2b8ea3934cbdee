"""The legal moves of a seat, from what that seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyrite.game import moves as verbs
from pyrite.game import toll
from pyrite.game.cards import MOVES, WHY_NOT, discarding, toll_dwarf, tunnel
from pyrite.game.catalogue import VETO_CARD
from pyrite.game.commands import command_of
from pyrite.game.declare import Command
from pyrite.game.moves import CHEST, DETAILS, NO_SEAT, VERB_BITS, card_of, move
from pyrite.game.reaching import orientations
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, View
from pyrite.game.table import NOBODY, Table


def legal(view: View) -> list[Command]:
    """The legal commands of the viewer, ordered by their move numbers."""
    if view.seat is None or view.own is None:
        return []
    grid = view.table.maze.grid
    return [command_of(number, grid) for number in legal_moves(view.table, view.seat, view.own)]


def legal_moves(table: Table, seat: int, own: Private) -> list[int]:
    """The legal moves of a seat, in rising order; none unless it is asked."""
    if table.asked == seat or is_asked(table, seat, own):
        return _ANSWERS[table.question](table, seat, own)
    return []


def is_asked(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat has something to decide now."""
    if table.question == verbs.WHETHER_VETO:
        return seat in table.choices and not own.let_pass
    return table.asked == seat


# ---------------------------------------------------------------- a turn


def _turn(table: Table, seat: int, own: Private) -> list[int]:
    """TURN-1, S2-4, TOLL-1: lay a tunnel, play an action card, pass, discard two cards, place a dwarf."""
    tunnels, actions = own.kinds()
    found = tunnel.moves(table, seat, own, tunnels)
    for kind in actions:
        MOVES[kind](table, seat, own, kind, found)
    kinds = tunnels + actions
    discarding.pass_moves(table, own, kinds, found)
    add_rarer_moves(table, seat, own, kinds, found)
    return found


def add_rarer_moves(table: Table, seat: int, own: Private, kinds: list[int], found: list[int]) -> None:
    """Add the moves of a turn that only some modules permit: S2-4, TOLL-1, TOLL-3."""
    rules = table.rules
    if rules.saboteur2:
        discarding.discard_two_moves(table, seat, own, found)
    if rules.toll:
        toll_dwarf.stand_moves(table, kinds, found)
        toll_dwarf.ask_moves(table, seat, own, found)


def _next_tunnel(table: Table, seat: int, own: Private) -> list[int]:
    """WC-22: lay a tunnel, or first ask another player to pay a toll."""
    found = tunnel.moves(table, seat, own, own.kinds()[0])
    if table.dwarfs:
        toll_dwarf.ask_moves(table, seat, own, found)
    return found


def _why_not_turn(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    verb, details = number >> VERB_BITS, number & DETAILS
    if verb == verbs.PASS:
        return discarding.why_not_pass(table, own, details)
    if verb == verbs.DISCARD_TWO:
        return discarding.why_not_discard_two(table, seat, own, details)
    if verb == verbs.STAND_DWARF:
        return toll_dwarf.why_not_stand(table, own, details)
    if verb == verbs.ASK_TOLL:
        return toll_dwarf.why_not_ask(table, seat, own, details)
    if card_of(number) not in own.hand:
        return Refusal("not-in-hand", "You do not hold that card.", "TURN-1")
    return WHY_NOT[verb](table, seat, own, details)


# ---------------------------------------------------------------- decisions


def _which_goal(table: Table, seat: int, own: Private) -> list[int]:
    return [
        move(verbs.TURN_GOAL, goal_or_chest)
        if goal_or_chest < CHEST
        else move(verbs.OPEN_CHEST, goal_or_chest - CHEST)
        for goal_or_chest in table.choices
    ]


def _which_way(table: Table, seat: int, own: Private) -> list[int]:
    return [move(verbs.LAY_GOAL, sides) for sides in orientations(table, table.choices[0])]


def _which_gold(table: Table, seat: int, own: Private) -> list[int]:
    return [move(verbs.TAKE_GOLD, nuggets) for nuggets in sorted(set(own.offer))]


def _which_victim(table: Table, seat: int, own: Private) -> list[int]:
    found = _among_choices(verbs.STEAL)(table, seat, own)
    if table.rules.edition.theft_optional:
        found.append(move(verbs.STEAL, NO_SEAT))
    return found


def _whether_veto(table: Table, seat: int, own: Private) -> list[int]:
    """Every asked seat may let the card pass; only the holder of the veto may use it."""
    found = [move(verbs.LET_PASS, 0)]
    return [move(verbs.VETO, 0), *found] if VETO_CARD in own.hand else found


def _whether_swap(table: Table, seat: int, own: Private) -> list[int]:
    return [move(verbs.PUT_GOALS_BACK, 0), move(verbs.PUT_GOALS_BACK, 1)]


def _which_card(table: Table, seat: int, own: Private) -> list[int]:
    return [move(verbs.KEEP_CARD, card) for card in sorted(set(own.lifted))]


def _whether_toll(table: Table, seat: int, own: Private) -> list[int]:
    """A seat may always decline. It may agree if it has enough gold for all dwarfs there, whatever is laid."""
    found = [move(verbs.ANSWER_TOLL, 0)]
    if toll.price(table, table.to_move, seat, table.choices[0]) <= toll.wealth(table, seat, own):
        found.append(move(verbs.ANSWER_TOLL, 1))
    return found


def _among_choices(verb: int) -> Callable[[Table, int, Private], list[int]]:
    return lambda table, seat, own: [move(verb, choice) for choice in table.choices]


_ANSWERS: Final[dict[int, Callable[[Table, int, Private], list[int]]]] = {
    verbs.TURN: _turn,
    verbs.NEXT_TUNNEL: _next_tunnel,
    verbs.WHICH_GOAL: _which_goal,
    verbs.WHICH_WAY: _which_way,
    verbs.WHICH_GOLD: _which_gold,
    verbs.WHICH_VICTIM: _which_victim,
    verbs.WHETHER_VETO: _whether_veto,
    verbs.WHETHER_SWAP: _whether_swap,
    verbs.WHICH_CARD: _which_card,
    verbs.WHETHER_TOLL: _whether_toll,
    verbs.WHICH_MOVE: _among_choices(verbs.MOVE_GOAL),
    verbs.WHICH_HAND: _among_choices(verbs.ROB_HAND),
    verbs.WHICH_ROLE: _among_choices(verbs.LOOK_AT_ROLE),
}
"""The function that lists the answers to each question."""

_TURN_VERBS: Final = frozenset({*WHY_NOT, verbs.PASS, verbs.DISCARD_TWO, verbs.STAND_DWARF, verbs.ASK_TOLL})
ANSWERED_BY: Final = {
    verbs.TURN: (_TURN_VERBS, "take a turn"),
    verbs.NEXT_TUNNEL: (frozenset({verbs.LAY_TUNNEL, verbs.ASK_TOLL}), "lay a tunnel"),
    verbs.WHICH_GOAL: (frozenset({verbs.TURN_GOAL, verbs.OPEN_CHEST}), "choose what to turn over next"),
    verbs.WHICH_WAY: (frozenset({verbs.LAY_GOAL}), "choose how to turn the card"),
    verbs.WHICH_GOLD: (frozenset({verbs.TAKE_GOLD}), "take a gold card"),
    verbs.WHICH_VICTIM: (frozenset({verbs.STEAL}), "choose whom to steal from"),
    verbs.WHETHER_VETO: (frozenset({verbs.VETO, verbs.LET_PASS}), "let the card pass or veto it"),
    verbs.WHETHER_SWAP: (frozenset({verbs.PUT_GOALS_BACK}), "put the goals back"),
    verbs.WHICH_CARD: (frozenset({verbs.KEEP_CARD}), "keep a card"),
    verbs.WHETHER_TOLL: (frozenset({verbs.ANSWER_TOLL}), "agree to pay the toll or decline"),
    verbs.WHICH_MOVE: (frozenset({verbs.MOVE_GOAL}), "choose which goal moves"),
    verbs.WHICH_HAND: (frozenset({verbs.ROB_HAND}), "choose whose hand to draw from"),
    verbs.WHICH_ROLE: (frozenset({verbs.LOOK_AT_ROLE}), "choose whose role to look at"),
}
"""The verbs that answer each question, and the question in words."""

_NOT_OFFERED: Final = {
    verbs.WHICH_GOAL: Refusal(
        "goal-not-reached", "You cannot turn that over now. Choose one of the reached cards.", "GOAL-4"
    ),
    verbs.WHICH_WAY: Refusal("goal-misfit", "The card cannot be laid that way round. Turn it.", "GOAL-3"),
    verbs.WHICH_GOLD: Refusal("gold-not-there", "That gold card is not among those you can choose from.", "PAY-2"),
    verbs.WHICH_VICTIM: Refusal("no-victim", "You cannot steal from that player.", "S2-27"),
    verbs.WHETHER_VETO: Refusal("no-veto", "You do not hold the veto.", "WC-19"),
    verbs.WHICH_CARD: Refusal("card-not-there", "That card is not among those you are looking at.", "WC-18"),
    verbs.WHETHER_TOLL: Refusal("toll-too-dear", "You do not have enough gold for that toll.", "TOLL-3"),
    verbs.WHICH_MOVE: Refusal("goal-cannot-move", "That goal cannot be moved.", "CHEST-5"),
    verbs.WHICH_HAND: Refusal("no-hand", "You cannot draw from that hand.", "CHEST-5"),
    verbs.WHICH_ROLE: Refusal("no-role", "You cannot look at that role.", "CHEST-5"),
}


def why_not(table: Table, seat: int, own: Private, number: int) -> Refusal | None:
    """Why a seat may not make a move now; None if it may."""
    if table.winners:
        return Refusal("game-over", "The game is over.", "GAME-1")
    if not is_asked(table, seat, own):
        who = "other players" if table.asked == NOBODY else f"seat {table.asked}"
        return Refusal("not-your-turn", f"You are not asked now: wait for {who}.", "TURN-1")
    wanted, asked_for = ANSWERED_BY[table.question]
    if number >> VERB_BITS not in wanted:
        return Refusal("not-asked-for", f"You must {asked_for} now.", "TURN-1")
    if table.question in (verbs.TURN, verbs.NEXT_TUNNEL):
        return _why_not_turn(table, seat, own, number)
    if number not in _ANSWERS[table.question](table, seat, own):
        return _NOT_OFFERED[table.question]
    return None
