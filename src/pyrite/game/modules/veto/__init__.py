"""The veto: a card that cancels the card of another player (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game.asked import VetoAnswer, has_let_pass
from pyrite.game.facts.cards import drew
from pyrite.game.module import Hooks, Module
from pyrite.game.modules.veto.commands import VETO_CARD, LetPass, Veto
from pyrite.game.modules.veto.facts import WHETHER_VETO, LetPassNoted, Unopposed, VetoAsked, Vetoed
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.modules.veto.window import VETO_QUESTION, ask_for_veto
from pyrite.game.moves import ONE_CARD
from pyrite.game.refusal import BadInput
from pyrite.game.state import State
from pyrite.game.table import NOBODY


def _turn_ending(state: State) -> None:
    """The seat that vetoed draws last (WC-19)."""
    vetoer, sealed = state.table.part(VetoOfTurn).vetoer, state.sealed
    assert sealed is not None
    if vetoer != NOBODY and sealed.deck:
        drew(state, vetoer, ONE_CARD[sealed.deck[-1]])


def _check_position(state: State) -> None:
    """Raise `BadInput` if a seat has let a card pass although it is not asked."""
    table = state.table
    for seat, own in enumerate(state.privates):
        asked = table.question == WHETHER_VETO and seat in table.choices
        if own is not None and has_let_pass(table, own) and not asked:
            raise BadInput(f"Seat {seat} has let a card pass, but it is not asked for a veto.")


MODULE: Final[Module] = Module(
    "veto",
    words="the veto",
    rule="WC-19",
    action_cards={"veto": VETO_CARD},
    deck={"veto": 1},
    changes=("in_play",),
    part=VetoOfTurn,
    private=VetoAnswer,
    commands=(
        Veto,
        LetPass,
    ),
    facts=(VetoAsked, LetPassNoted, Unopposed, Vetoed),
    questions=(VETO_QUESTION,),
    hooks=Hooks(
        card_announced=ask_for_veto,
        turn_ending=_turn_ending,
        check_position=_check_position,
    ),
)
