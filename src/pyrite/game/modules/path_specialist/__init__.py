"""The path specialist: a card to lay two tunnels in one turn (WC-22)."""

from __future__ import annotations

from typing import Final

from pyrite.game.module import Hooks, Module
from pyrite.game.modules.path_specialist import card
from pyrite.game.modules.path_specialist.commands import CALL_SPECIALIST, SPECIALIST_CARD, CallSpecialist
from pyrite.game.modules.path_specialist.facts import (
    NothingToLay,
    SomethingToLay,
    SpecialistCalled,
    something_to_lay,
)
from pyrite.game.modules.path_specialist.state import Specialist
from pyrite.game.moves import ONE_CARD, VERB_BITS
from pyrite.game.state import State
from pyrite.game.table import Table


def _card_played(table: Table, seat: int, move: int) -> None:
    """While the specialist is in play, each card is one of its tunnels."""
    left = table.part(Specialist).specialist
    if left:
        table.put(Specialist(specialist=left - 1))


def _card_discarded(table: Table, discarded: int) -> None:
    if discarded == SPECIALIST_CARD:
        table.put(Specialist())


def _card_cancelled(table: Table) -> None:
    """A tunnel of the specialist was vetoed: it lays no other one."""
    table.put(Specialist(specialist=min(table.part(Specialist).specialist, 1)))


def _after_veto(state: State, vetoed: int) -> None:
    """A vetoed specialist shows that its player holds a tunnel that can be laid."""
    if vetoed >> VERB_BITS == CALL_SPECIALIST:
        seat = state.table.to_move
        something_to_lay(state, seat, *card.layable(state.table, seat))


def _cards_in_play(table: Table) -> bytes:
    return ONE_CARD[SPECIALIST_CARD] if table.part(Specialist).specialist else b""


MODULE: Final[Module] = Module(
    "path_specialist",
    words="the path specialist",
    rule="WC-22",
    action_cards={"path specialist": SPECIALIST_CARD},
    deck={"path specialist": 1},
    cards_change_hands=True,
    part=Specialist,
    commands=(CallSpecialist,),
    facts=(SpecialistCalled, NothingToLay, SomethingToLay),
    questions=(card.TUNNEL_QUESTION,),
    cards={CallSpecialist: card.SpecialistCard()},
    hooks=Hooks(
        card_played=_card_played,
        card_discarded=_card_discarded,
        card_cancelled=_card_cancelled,
        after_veto=_after_veto,
        cards_in_play=_cards_in_play,
        turn_continues=card.ask_for_tunnel,
    ),
)
