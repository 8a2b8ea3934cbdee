"""The veto: a card that stops the card of another player (WC-19)."""

from __future__ import annotations

from typing import Final

from pyrite.game.facts.cards import drew
from pyrite.game.module import Hooks, Module
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.game.modules.veto.facts import LetPassNoted, Unopposed, VetoAsked, Vetoed
from pyrite.game.modules.veto.state import VetoOfTurn
from pyrite.game.modules.veto.window import VETO_QUESTION, ask_for_veto
from pyrite.game.moves import ONE_CARD
from pyrite.game.state import State
from pyrite.game.table import NOBODY


def _turn_ending(state: State) -> None:
    """The seat that vetoed draws last (WC-19)."""
    vetoer, sealed = state.table.part(VetoOfTurn).vetoer, state.sealed
    assert sealed is not None
    if vetoer != NOBODY and sealed.deck:
        drew(state, vetoer, ONE_CARD[sealed.deck[-1]])


MODULE: Final[Module] = Module(
    "veto",
    words="the veto",
    rule="WC-19",
    deck={"veto": 1},
    changes=("in_play",),
    part=VetoOfTurn,
    commands=(
        Veto,
        LetPass,
    ),
    facts=(VetoAsked, LetPassNoted, Unopposed, Vetoed),
    questions=(VETO_QUESTION,),
    hooks=Hooks(card_announced=ask_for_veto, turn_ending=_turn_ending),
)
