"""Facts that a transcript leaves out, because the sentence about the played card says them already."""

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
from pyrite.game.facts.cards import CardDiscarded, CardPlayed, HandsSwapped, PutInFront, TakenFromFront
from pyrite.game.facts.course import TurnBegun
from pyrite.game.facts.maze import Looked, TunnelLaid, TunnelRemoved
from pyrite.game.facts.roles import RoleChanged, RoleSeen
from pyrite.game.modules.change_of_direction import DirectionChanged
from pyrite.game.modules.chests.facts import ChestSeen, EffectEnded
from pyrite.game.modules.detour import TunnelMoved
from pyrite.game.modules.path_specialist.facts import SomethingToLay, SpecialistCalled
from pyrite.game.modules.veto.facts import LetPassNoted, Unopposed, VetoAsked

_EFFECTS: Final[dict[type[Fact], tuple[type[Command], ...]]] = {
    TunnelLaid: (LayTunnel,),
    PutInFront: (Sabotage, PlanTheft, Trap),
    TakenFromFront: (Repair, HandsOff, Free),
    TunnelRemoved: (Rockfall,),
    TunnelMoved: (Detour,),
    DirectionChanged: (ChangeDirection,),
    SpecialistCalled: (CallSpecialist,),
}
"""Facts that follow from the played card."""

_SECRET_EFFECTS: Final[dict[type[Fact], type[Command]]] = {
    Looked: ReadMap,
    ChestSeen: LookInChest,
    RoleSeen: Inspect,
    RoleChanged: SwapHats,
    HandsSwapped: SwapHands,
}
"""Facts that follow from the played card for viewers who may not know their secret field."""

_NEVER_SHOWN: Final = (CardDiscarded, TurnBegun, VetoAsked, LetPassNoted, Unopposed, EffectEnded, SomethingToLay)
"""Facts that never get a sentence."""


def is_redundant(fact: Fact, played: CardPlayed | None) -> bool:
    """Whether a fact is redundant after the card that was played in this turn."""
    if isinstance(fact, _NEVER_SHOWN):
        return True
    if played is None:
        return False
    kind = type(fact)
    if kind in _SECRET_EFFECTS:
        return isinstance(played.command, _SECRET_EFFECTS[kind]) and _has_hidden_field(fact)
    return isinstance(played.command, _EFFECTS.get(kind, ()))


def _has_hidden_field(fact: Fact) -> bool:
    """Whether a field of a fact is hidden from the viewer."""
    values = [getattr(fact, each.name) for each in fields(fact)]  # type: ignore[arg-type]  # a dataclass
    return any(value is None or (isinstance(value, tuple) and None in value) for value in values)
