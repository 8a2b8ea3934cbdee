"""When the path specialist can be called, and the tunnels it lays (WC-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.game.cards import tunnel
from pyrite.game.cards.card import Card
from pyrite.game.facts.course import asked
from pyrite.game.modules.path_specialist.commands import CALL_SPECIALIST
from pyrite.game.modules.path_specialist.facts import nothing_to_lay, specialist_called
from pyrite.game.modules.path_specialist.state import NEXT_TUNNEL, Specialist, tunnels_to_lay
from pyrite.game.modules.toll.commands import ASK_TOLL
from pyrite.game.moves import LAY_TUNNEL, VERB_BITS
from pyrite.game.number_row import NumberRow
from pyrite.game.question import NO_CHOICES, Question, asked_private, asks_the_mover
from pyrite.game.refusal import BadInput, Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table
from pyrite.game.turn import take_turn
from pyrite.game.turn import why_not as why_not_turn

_MOVE: Final = CALL_SPECIALIST << VERB_BITS


def layable(table: Table, seat: int) -> list[bytes]:
    """The tunnel cards of the game that a specialist could lay now if it held them: free, for one gold, for two.

    Broken tools are not checked: a seat that has called the specialist may lay tunnels.
    """
    return [bytes(sorted(each)) for each in tunnel.layable_kinds(table, seat)]


class SpecialistCard(Card):
    """Its player lays two tunnels in one turn."""

    __slots__ = ()

    def moves(self, table: Table, seat: int, own: Private, kind: int, found: NumberRow) -> None:
        """Playable only if a tunnel can be laid now."""
        if tunnel.can_lay(table, seat, own):
            found.append(_MOVE)

    def why_not(self, table: Table, seat: int, own: Private, details: int) -> Refusal | None:
        """The seat must hold a tunnel that can be laid."""
        if not tunnel.can_lay(table, seat, own):
            return Refusal("no-tunnel-to-lay", "You hold no tunnel that you can lay now.", "WC-22")
        return None

    def prices(self, table: Table, seat: int) -> set[int]:
        """Whether it is held makes no difference: a seat that can play it also holds a tunnel that it can lay."""
        return set()

    def play(self, state: State, seat: int, details: int) -> None:
        """From now on the seat lays two tunnels in this turn."""
        specialist_called(state, seat)


# ---------------------------------------------------------------- the tunnels


def ask_for_tunnel(state: State) -> bool:
    """Ask for the next tunnel, if there is one to lay and it can be laid; return whether a seat is asked."""
    table = state.table
    if table.part(Specialist).specialist <= 1:
        return False
    own = state.privates[table.to_move]
    assert own is not None
    if tunnel.can_lay(table, table.to_move, own):
        asked(state, table.to_move, NEXT_TUNNEL, ())
        return True
    if table.hands[table.to_move]:
        nothing_to_lay(state, table.to_move, *layable(table, table.to_move))
    return False


def _next_tunnel(table: Table, seat: int, own: Private) -> NumberRow:
    """WC-22: lay a tunnel, or first ask another player to pay a toll."""
    found = tunnel.moves(table, seat, own)
    for add_moves in table.rules.moves_before_tunnel:
        add_moves(table, seat, own, found)
    return found


def _next_tunnel_fits(state: State) -> bool:
    table = state.table
    if not asks_the_mover(table) or not tunnels_to_lay(table):
        return False
    if not tunnel.can_lay(table, table.asked, asked_private(state)):
        raise BadInput(f"Seat {table.asked} is asked but has no legal answer: give it a tunnel that it can lay.")
    return True


def _tunnels(answers: Sequence[int]) -> Sequence[int]:
    """A seat that ran out of time lays a tunnel; to ask for a toll would not end its turn."""
    return [each for each in answers if each >> VERB_BITS == LAY_TUNNEL] or answers


TUNNEL_QUESTION: Final[Question] = Question(
    number=NEXT_TUNNEL,
    name="tunnel",
    words="lay a tunnel",
    answered_by=frozenset({LAY_TUNNEL, ASK_TOLL}),
    choices=NO_CHOICES,
    answers=_next_tunnel,
    why_not=why_not_turn,
    carry_out=take_turn,
    after_round=False,
    fits=_next_tunnel_fits,
    time="turn",
    by_clock=_tunnels,
)
