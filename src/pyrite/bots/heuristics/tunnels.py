"""Values of tunnels, in the maze and in hand, and of rockfalls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.heuristics.board_reading import is_dead_end, openness
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES, DIGGING_ROLES
from pyrite.game import moves as verbs
from pyrite.game.catalogue import CRYSTAL, GEOLOGIST, GREEDY, PIECES, kinds_marked
from pyrite.game.moves import VERB_BITS

_CRYSTALS: Final = kinds_marked(CRYSTAL)
_TURNED_OVER: Final = 1.0
"""Value to a digger of turning a goal over, in addition to the gold that may be there."""
_LEFT_TO_OTHERS: Final = 4.0
"""Cost to a greedy dwarf of coming so near that the next player can take the gold."""


def evaluate_tunnels(evaluator: MoveEvaluator, possible: Sequence[int]) -> None:
    """Rate all tunnels: with a rough estimate first, then exactly for the few that may be chosen."""
    reading = evaluator.reading
    lays = [move for move in possible if move >> VERB_BITS == verbs.LAY_TUNNEL]
    gains = {move: reading.rough_gain_of_laying(move >> 7, move & 127) for move in lays}
    if evaluator.role in BLOCKING_ROLES:
        for move in _likely_blocks(evaluator, lays):
            gains[move] = reading.gain_if_laid(move >> 7, move & 127)
    elif lays:
        for move in sorted(lays, key=gains.__getitem__)[-2:]:
            gains[move] = reading.gain_if_laid(move >> 7, move & 127)
    for move in lays:
        value = evaluator.value_of_gain(move, gains[move]) + _side_effects(evaluator, move >> 7, move & 127)
        evaluator.tunnel_values[move] = value
        kind = (move & 127) >> 1
        if value > evaluator.best_tunnel_by_kind.get(kind, -9.0):
            evaluator.best_tunnel_by_kind[kind] = value


def _likely_blocks(evaluator: MoveEvaluator, lays: list[int]) -> list[int]:
    """The few moves likeliest to block: in a cell where the path goes on, least open pieces first."""
    reading = evaluator.reading
    found = []
    for move in lays:
        cell, piece = move >> 7, move & 127
        met = evaluator.table.maze.met[cell]
        on_path = sum(
            reading.gold_probabilities[goal]
            for goal, paths in reading.paths.items()
            if any(met & side and paths.missing[cell << 4 | side] == paths.distance for side in (1, 2, 4, 8))
        )
        if on_path > 0.2:
            found.append((on_path - 0.15 * openness(piece), move))
    return [move for _, move in sorted(found, reverse=True)[:4]]


def _side_effects(evaluator: MoveEvaluator, cell: int, piece: int) -> float:
    """Goals turned over or left to others, crystals, gold lost to the other team, effects of modules."""
    reading, role = evaluator.reading, evaluator.role
    value = -5.0 * reading.gold_lost_to_other_team(cell, piece) if reading.closed else 0.0
    if role in DIGGING_ROLES:
        value += _goal_effects(evaluator, cell, piece)
    if role == GEOLOGIST and piece >> 1 in _CRYSTALS:
        value += 1.5
    return value + evaluator.lay_effects(cell)


def _goal_effects(evaluator: MoveEvaluator, cell: int, piece: int) -> float:
    """The value of goals that it turns over, less the gold that a greedy dwarf leaves to others (WC-16)."""
    reading = evaluator.reading
    turned = left = 0.0
    for goal, paths in reading.paths.items():
        count = reading.distance_after(goal, cell, piece)
        if count == 0:
            turned = _TURNED_OVER
        elif count == 1 < paths.distance and evaluator.role == GREEDY:
            left += reading.gold_probabilities[goal]
    return turned - _LEFT_TO_OTHERS * left


def lay(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Lay a tunnel."""
    return evaluator.tunnel_values.get(move, 0.0) - _cost_of_playing(evaluator, (details & 127) >> 1)


def _cost_of_playing(evaluator: MoveEvaluator, kind: int) -> float:
    """What a tunnel costs to play: good ones are kept for where they are needed."""
    return 0.1 * openness(PIECES[kind][0]) * (1.0 if evaluator.digging_drive > 0 else 0.3)


def rockfall(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Remove a tunnel: diggers a dead end on the path, saboteurs a tunnel of the path."""
    reading, role = evaluator.reading, evaluator.role
    piece = evaluator.table.maze.piece[details]
    dead = is_dead_end(piece) or piece >> 1 in reading.closed
    if dead != (evaluator.digging_drive > 0) or role == GEOLOGIST:
        return -0.5 if role != GEOLOGIST or piece >> 1 not in _CRYSTALS else -2.0
    if not dead and not _leads_on(evaluator, details):
        return -0.3
    gain = reading.gain_if_removed(details)
    return evaluator.value_of_gain(move, gain) - 0.3


def _leads_on(evaluator: MoveEvaluator, cell: int) -> bool:
    """Whether a tunnel is next to a cell where a shortest path goes on, so it may be the end of the path."""
    reading = evaluator.reading
    return any(reading.path_goes_on_in(cell + step) for step, _ in evaluator.table.maze.grid.steps[15])


def tunnel_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """The value of having a tunnel in hand."""
    piece = PIECES[kind][0]
    if evaluator.role == GEOLOGIST and kind in _CRYSTALS:
        return 1.0
    if is_dead_end(piece):
        return 0.75 if evaluator.role in BLOCKING_ROLES else 0.0
    useful = 0.12 * openness(piece)
    if evaluator.role in BLOCKING_ROLES:
        return 0.3 - useful * 0.5
    return useful + min(max(evaluator.best_tunnel_by_kind.get(kind, 0.0), 0.0), 1.0) * 0.4
