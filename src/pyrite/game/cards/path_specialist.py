"""The path specialist: two tunnels in one turn (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.game.cards import tunnel
from pyrite.game.facts.cards import specialist_called
from pyrite.game.moves import CALL_SPECIALIST, VERB_BITS
from pyrite.game.refusal import Refusal
from pyrite.game.state import Private, State
from pyrite.game.table import Table

_MOVE: Final = CALL_SPECIALIST << VERB_BITS


def moves(table: Table, seat: int, own: Private, kind: int, found: list[int]) -> None:
    """Playable only if a tunnel can be laid now."""
    if can_lay(table, seat, own):
        found.append(_MOVE)


def why_not(table: Table, seat: int, own: Private, details: int) -> Refusal | None:
    """The seat must hold a tunnel that can be laid."""
    if not can_lay(table, seat, own):
        return Refusal("no-tunnel-to-lay", "You hold no tunnel that you can lay now.", "WC-22")
    return None


def can_lay(table: Table, seat: int, own: Private) -> bool:
    """Whether a seat can lay a tunnel now."""
    return bool(tunnel.moves(table, seat, own, own.kinds()[0]))


def layable(table: Table, seat: int) -> list[bytes]:
    """The tunnel cards of the game that a specialist could lay now if it held them: free, for one gold, for two.

    Broken tools are not checked: a seat that has called the specialist may lay tunnels.
    """
    return [bytes(sorted(each)) for each in tunnel.layable_kinds(table, seat)]


def play(state: State, seat: int, details: int) -> None:
    """From now on the seat lays two tunnels in this turn."""
    specialist_called(state, seat)
