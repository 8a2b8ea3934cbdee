"""Toll tunnels: dwarfs at the ends of tunnels who ask for gold (TOLL-1 to TOLL-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game import hidden_card_history
from pyrite.game.facts.ends import note_that_somebody_can_play
from pyrite.game.module import Action, Hooks, Module, ModuleText
from pyrite.game.modules.detour import DETOUR
from pyrite.game.modules.toll import actions
from pyrite.game.modules.toll.commands import AnswerToll, AskToll, StandDwarf
from pyrite.game.modules.toll.dwarfs import costs, price
from pyrite.game.modules.toll.facts import DwarfLeft, DwarfStood, TollAnswered, TollAsked
from pyrite.game.modules.toll.question import TOLL_QUESTION
from pyrite.game.modules.toll.state import DWARFS, Toll
from pyrite.game.modules.toll.text import read_dwarfs, write_dwarfs
from pyrite.game.moves import DETAILS, LAY_TUNNEL, VERB_BITS
from pyrite.game.table import NOBODY, Table


def _game_begun(table: Table) -> None:
    """Everyone begins with one gold (TOLL-1)."""
    table.tokens = [1] * table.rules.players


def _round_begun(table: Table, places: tuple[tuple[int, int], ...]) -> None:
    """Two dwarfs can be placed in each round (TOLL-1)."""
    table.put(table.part(Toll).with_changes(dwarfs_left=DWARFS))


def _card_played(table: Table, seat: int, move: int) -> None:
    """A seat that lays a tunnel where a toll is due shows that it can pay, even if a veto follows (TOLL-2)."""
    toll = table.part(Toll)
    if toll.toll_payers:
        note_that_somebody_can_play(table)  # without the agreement to pay, this seat might not be able to play
    verb = move >> VERB_BITS
    if toll.dwarfs and verb in (LAY_TUNNEL, DETOUR):
        cell = (move & DETAILS) >> 7
        payer = toll.payer(cell, seat)
        lifted = table.last_laid if verb == DETOUR else NOBODY
        hidden_card_history.note_could_pay(table, payer, price(table, seat, payer, cell, lifted))


MODULE: Final[Module] = Module(
    "toll",
    words="toll tunnels",
    rule="TOLL-1",
    has_tokens=True,
    part=Toll,
    commands=(
        StandDwarf,
        AskToll,
        AnswerToll,
    ),
    facts=(DwarfStood, DwarfLeft, TollAsked, TollAnswered),
    questions=(TOLL_QUESTION,),
    actions={
        StandDwarf: Action(actions.why_not_stand, actions.stand),
        AskToll: Action(actions.why_not_ask, actions.ask),
    },
    hooks=Hooks(
        game_begun=_game_begun,
        round_begun=_round_begun,
        card_played=_card_played,
        lay_costs=costs,
        laying=actions.pay,
        lifting=actions.remove_standing_at,
        moving_goal=actions.remove_facing,
        turn_moves=actions.turn_moves,
        moves_before_tunnel=actions.ask_moves,
    ),
    text=ModuleText(read_dwarfs, write_dwarfs),
)
