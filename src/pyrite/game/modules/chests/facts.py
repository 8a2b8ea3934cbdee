"""Facts of treasure chests: looked at, turned over, opened, and their effects (CHEST-2 to CHEST-6)."""

from __future__ import annotations

from typing import Final

from pyrite.game.catalogue import (
    EXTRA_DRAW,
    NO_DRAW,
    NO_MORE_MAPS,
    ROB_A_HAND,
    SEARCH_THE_DISCARD,
    THREE_FOR_ONE,
)
from pyrite.game.codec import CARD, CHEST_FOUND, CHEST_NUMBER, GOAL, SEAT, SIDES
from pyrite.game.declare import Fact, fact, field
from pyrite.game.facts.common import answered
from pyrite.game.facts.maze import met_at_goals, note_joins
from pyrite.game.maze import HIDDEN_GOAL_PIECE
from pyrite.game.modules.chests.commands import LookInChest
from pyrite.game.modules.chests.state import Chests, ChestsSeen
from pyrite.game.moves import CHEST
from pyrite.game.pieces import piece_with_open_sides
from pyrite.game.state import State

_NO_NORMAL_DRAW: Final = frozenset({NO_DRAW, ROB_A_HAND, THREE_FOR_ONE, SEARCH_THE_DISCARD})
AT_END_OF_TURN: Final = frozenset({EXTRA_DRAW, ROB_A_HAND, THREE_FOR_ONE})


CHEST_OPENED: Final = 46


@fact(CHEST_OPENED)
class ChestOpened(Fact):
    """A chest was opened."""

    seat: int = field(SEAT)
    chest: int = field(CHEST_NUMBER)
    found: str | None = field(CHEST_FOUND)


def chest_opened(state: State, seat: int, chest: int, found: int) -> None:
    """A chest was opened; an effect for the end of the turn is queued (CHEST-6)."""
    if state.journal is not None:
        state.journal.append((CHEST_OPENED, seat, chest, found))
    table = state.table
    chests = table.part(Chests).opened(chest, found)
    if found == NO_MORE_MAPS:
        chests = chests.with_changes(no_maps=True)
    if found in _NO_NORMAL_DRAW:
        chests = chests.with_changes(no_draw=True)
    if found in AT_END_OF_TURN:
        chests = chests.with_changes(effects=(*chests.effects, found))
    table.put(chests)


EFFECT_ENDED: Final = 48


@fact(EFFECT_ENDED, silent=True)
class EffectEnded(Fact):
    """An effect of a chest at the end of the turn is done."""

    found: str | None = field(CHEST_FOUND)


def effect_ended(state: State, found: int) -> None:
    """An effect of a chest at the end of the turn is done."""
    if state.journal is not None:
        state.journal.append((EFFECT_ENDED, found))
    chests = state.table.part(Chests)
    place = chests.effects.index(found)
    state.table.put(chests.with_changes(effects=chests.effects[:place] + chests.effects[place + 1 :]))


GOAL_MOVED: Final = 43


@fact(GOAL_MOVED, sends_view=True)
class GoalMoved(Fact):
    """A face-down goal was moved one cell farther from the start."""

    seat: int = field(SEAT)
    goal: int = field(GOAL)


def goal_moved(state: State, seat: int, goal: int) -> None:
    """A face-down goal was moved one cell farther from the start (CHEST-5)."""
    if state.journal is not None:
        state.journal.append((GOAL_MOVED, seat, goal))
    table = state.table
    answered(table)
    before = met_at_goals(table)
    table.maze.unhide(table.goal_cells[goal])
    table.goal_cells[goal] += 1
    table.maze.hide(table.goal_cells[goal], HIDDEN_GOAL_PIECE)
    note_joins(table, seat, before)


CHEST_SEEN: Final = 47


@fact(CHEST_SEEN, said_by=(LookInChest,), sends_view=True)
class ChestSeen(Fact):
    """A seat looked at a closed chest and the tunnel card on it; only that seat knows them."""

    seat: int = field(SEAT)
    chest: int = field(CHEST_NUMBER)
    tunnel: str | None = field(CARD, to="seat")
    found: str | None = field(CHEST_FOUND, to="seat")


def chest_seen(state: State, seat: int, chest: int, tunnel: int, found: int) -> None:
    """A seat looked at a chest and its tunnel: everyone sees which chest, only the seat the content (CHEST-4)."""
    if state.journal is not None:
        state.journal.append((CHEST_SEEN, seat, chest, tunnel, found))
    turn = state.table.turn
    state.table.looks += ((seat, CHEST + chest, turn),)
    own = state.privates[seat]
    if own is not None:
        own.put(own.part(ChestsSeen).with_look((chest, tunnel, found, turn)))


CHEST_TURNED: Final = 44


@fact(CHEST_TURNED, silent=True)
class ChestTurned(Fact):
    """The tunnel card on a chest was turned over."""

    seat: int = field(SEAT)
    chest: int = field(CHEST_NUMBER)
    tunnel: str | None = field(CARD)


def chest_turned(state: State, seat: int, chest: int, tunnel: int) -> None:
    """The tunnel card on a chest was turned over (CHEST-2)."""
    if state.journal is not None:
        state.journal.append((CHEST_TURNED, seat, chest, tunnel))
    answered(state.table)
    state.table.put(state.table.part(Chests).turned(chest, tunnel))


CHEST_LAID: Final = 45


@fact(CHEST_LAID, silent=True)
class ChestLaid(Fact):
    """The tunnel card on a chest was laid, given by its open sides."""

    seat: int = field(SEAT)
    chest: int = field(CHEST_NUMBER)
    tunnel: str = field(SIDES)


def chest_laid(state: State, seat: int, chest: int, sides: int) -> None:
    """The tunnel card on a chest became part of the maze, with these sides open (CHEST-2)."""
    if state.journal is not None:
        state.journal.append((CHEST_LAID, seat, chest, sides))
    table = state.table
    answered(table)
    before = met_at_goals(table)
    chests = table.part(Chests)
    table.maze.lay(chests.chest_cells[chest], piece_with_open_sides(chests.chest_tunnels[chest], sides))
    note_joins(table, seat, before)
