"""What goes without saying: facts that tell a hearer nothing which the card played has not said already."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from pyrite.game import Command, Fact
from pyrite.game.commands import (
    CallSpecialist,
    ChangeDirection,
    Detour,
    Free,
    HandsOff,
    Inspect,
    LayTunnel,
    LookInChest,
    PlanTheft,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    SwapHands,
    SwapHats,
    Trap,
)
from pyrite.game.facts import (
    CardDiscarded,
    CardPlayed,
    ChestSeen,
    DirectionChanged,
    EffectEnded,
    HandsSwapped,
    LetPassNoted,
    Looked,
    PutInFront,
    RoleChanged,
    RoleSeen,
    SomethingToLay,
    SpecialistCalled,
    TakenFromFront,
    TunnelLaid,
    TunnelMoved,
    TunnelRemoved,
    TurnBegun,
    Unopposed,
    VetoAsked,
)

_CARRIED_OUT: Final[dict[type[Fact], tuple[type[Command], ...]]] = {
    TunnelLaid: (LayTunnel,),
    PutInFront: (Sabotage, PlanTheft, Trap),
    TakenFromFront: (Repair, HandsOff, Free),
    TunnelRemoved: (Rockfall,),
    TunnelMoved: (Detour,),
    DirectionChanged: (ChangeDirection,),
    SpecialistCalled: (CallSpecialist,),
}
"""Facts that only carry out what the card played has said already."""

_SECRETS: Final[dict[type[Fact], type[Command]]] = {
    Looked: ReadMap,
    ChestSeen: LookInChest,
    RoleSeen: Inspect,
    RoleChanged: SwapHats,
    HandsSwapped: SwapHands,
}
"""Facts that say no more than the card played did, to those who may not know the secret in them."""

_SILENT: Final = (CardDiscarded, TurnBegun, VetoAsked, LetPassNoted, Unopposed, EffectEnded, SomethingToLay)
"""Facts that change nothing one would want to hear of. That all are asked for a veto happens with every card; that
a path specialist had a tunnel to lay goes with its being played."""


def goes_without_saying(fact: Fact, played: CardPlayed | None) -> bool:
    """Whether a fact need not be told after the card that was played in this turn."""
    if isinstance(fact, _SILENT):
        return True
    if played is None:
        return False
    kind = type(fact)
    if kind in _SECRETS:
        return isinstance(played.command, _SECRETS[kind]) and _keeps_a_secret(fact)
    return isinstance(played.command, _CARRIED_OUT.get(kind, ()))


def _keeps_a_secret(fact: Fact) -> bool:
    """Whether something in a fact is hidden from its hearer."""
    values = [getattr(fact, each.name) for each in fields(fact)]  # type: ignore[arg-type]  # a dataclass
    return any(value is None or (isinstance(value, tuple) and None in value) for value in values)
