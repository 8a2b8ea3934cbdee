"""Treasure chests: four chests under face-down tunnels in the maze (CHEST-1 to CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import THREE_FOR_ONE
from pyrite.game.chest_layouts import cells_of_layout, check_layout
from pyrite.game.lifting import CARD_QUESTION
from pyrite.game.module import Cell, Hooks, Module, ModuleText, TurnedOver
from pyrite.game.modules.chests import effects, hidden
from pyrite.game.modules.chests.commands import LookAtRole, LookInChest, MoveGoal, OpenChest, RobHand
from pyrite.game.modules.chests.facts import (
    AT_END_OF_TURN,
    ChestLaid,
    ChestOpened,
    ChestSeen,
    ChestTurned,
    EffectEnded,
    GoalMoved,
    effect_ended,
)
from pyrite.game.modules.chests.fairness import compare_both, compare_content, compare_tunnel
from pyrite.game.modules.chests.imagined import imagine_chests
from pyrite.game.modules.chests.state import Chests, ChestsSeen, SealedChests
from pyrite.game.modules.chests.text import read_public_looks
from pyrite.game.modules.trove import KeepCard
from pyrite.game.moves import WHICH_CARD
from pyrite.game.refusal import BadInput
from pyrite.game.rules import Rules
from pyrite.game.state import State
from pyrite.game.table import Table


def _no_draw(table: Table) -> bool:
    return table.part(Chests).no_draw


def _kept_from_deck(state: State) -> None:
    effect_ended(state, THREE_FOR_ONE)


def _check_position(state: State) -> None:
    """Raise `BadInput` if effects wait that do not, or if a card of the deck is lifted without a chest."""
    table = state.table
    waiting = table.part(Chests).effects
    if not AT_END_OF_TURN.issuperset(waiting):
        raise BadInput("Effects at the end of a turn are extra draw, rob a hand or three for one.")
    if table.question == WHICH_CARD and table.choices[:1] == (1,) and waiting[:1] != (THREE_FOR_ONE,):
        raise BadInput("The question 'card' does not fit this position.")


def _cells_of_chests_and_goals(rules: Rules) -> list[Cell]:
    """The cells where a chest can be (CHEST-1), and those that a goal can be moved to (CHEST-5)."""
    return [*cells_of_layout(rules.set_up.chest_layout), *((x + 1, y) for x, y in rules.goal_cells)]


MODULE: Final[Module] = Module(
    "chests",
    words="treasure chests",
    rule="CHEST-1",
    check=check_layout,
    has_tokens=True,
    cards_change_hands=True,
    adds_to_hand=4,  # an extra draw, a robbed card, one of three, one of five (CHEST-6)
    relays_a_tunnel=True,
    other_cells=_cells_of_chests_and_goals,
    changes=("goal_cells", "inspections", "lifted"),
    part=Chests,
    private=ChestsSeen,
    sealed=SealedChests,
    commands=(
        LookInChest,
        OpenChest,
        MoveGoal,
        RobHand,
        LookAtRole,
        KeepCard,
    ),
    facts=(GoalMoved, ChestSeen, ChestTurned, ChestLaid, ChestOpened, EffectEnded),
    fairness={ChestTurned: compare_tunnel, ChestOpened: compare_content, ChestSeen: compare_both},
    questions=(CARD_QUESTION, effects.MOVE_QUESTION, effects.HAND_QUESTION, effects.ROLE_QUESTION),
    cards={LookInChest: hidden.ChestMapCard()},
    hooks=Hooks(
        round_begun=hidden.lay_out,
        chests_dealt=hidden.seal,
        imagine=imagine_chests,
        card_removed=hidden.card_removed,
        removable=hidden.removable,
        turned_over=TurnedOver(
            hidden.count, hidden.cells, hidden.reached, hidden.turned_card, hidden.turn_over, hidden.lay
        ),
        why_no_map=hidden.why_no_map,
        map_moves=hidden.add_looks,
        kept_from_deck=_kept_from_deck,
        no_draw=_no_draw,
        after_draw=effects.carry_out_effects,
        check_position=_check_position,
    ),
    text=ModuleText(read=read_public_looks),
)
