"""Reaching goals: which are turned over, in which order, and which way they lie (GOAL-1 to GOAL-6)."""

from __future__ import annotations

from pyrite.game import apply
from pyrite.game.catalogue import GOLD, PIECES
from pyrite.game.moves import NOTHING, WHICH_GOAL, WHICH_WAY
from pyrite.game.table import State, Table


def reached(table: Table) -> list[int]:
    """The face-down goals that a reached opening meets (GOAL-1)."""
    met, faces = table.maze.met, table.goal_faces
    return [goal for goal, cell in enumerate(table.goal_cells) if met[cell] and not faces[goal]]


def openings_met(table: Table) -> bytes:
    """For each goal, the sides at which a reached opening meets it."""
    met = table.maze.met
    return bytes(met[cell] for cell in table.goal_cells)


def settle(state: State, seat: int, before: bytes) -> None:
    """Turn over what a change of the maze has reached, until a seat is asked or nothing is left.

    ``before`` is `openings_met` before the change: where only one goal a turn is turned
    over, it is chosen among those that this change made reached (GOAL-4).
    """
    table = state.table
    goals = reached(table)
    if goals and table.rules.one_goal_a_turn:
        now = openings_met(table)
        goals = [goal for goal in goals if now[goal] & ~before[goal]]
    choose(state, seat, goals)


def choose(state: State, seat: int, goals: list[int]) -> None:
    """Turn the goals over one by one; where there are several, the player says which is next (GOAL-4)."""
    table = state.table
    while goals:
        if len(goals) > 1:
            apply.asked(state, seat, WHICH_GOAL, tuple(goals))
            return
        turn_over(state, seat, goals[0])
        goals = _next_goals(table)


def go_on(state: State, seat: int) -> None:
    """After a decision about a goal: whatever else is reached now."""
    choose(state, seat, _next_goals(state.table))


def _next_goals(table: Table) -> list[int]:
    if table.question != NOTHING or GOLD in table.goal_faces or table.rules.one_goal_a_turn:
        return []  # GOAL-5: after the gold, all else stays face down
    return reached(table)


def turn_over(state: State, seat: int, goal: int) -> None:
    """Turn a goal over and lay it, or ask which way it lies (GOAL-3)."""
    assert state.sealed is not None
    face = state.sealed.goals[goal]
    apply.goal_turned(state, seat, goal, face)
    ways = turnings(state.table, goal)
    if len(ways) > 1:
        apply.asked(state, seat, WHICH_WAY, (goal,))
    else:
        apply.goal_laid(state, seat, goal, ways[0])


def turnings(table: Table, goal: int) -> list[int]:
    """The ways a goal that was turned over may lie (GOAL-3)."""
    maze, cell = table.maze, table.goal_cells[goal]
    ways = list(PIECES[table.goal_faces[goal]])
    misfits = {way: maze.mismatches(cell, way) for way in ways}
    if table.rules.edition.goal_misfit == "player":
        fitting = [way for way in ways if not misfits[way]]
        return fitting or ways
    joining = [way for way in ways if maze.joins(cell, way)]
    fewest = min(misfits[way] for way in joining)
    return [way for way in joining if misfits[way] == fewest]
