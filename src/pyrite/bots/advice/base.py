"""Advice for the base game; `pyrite.bots.heuristics.tunnels` rates tunnels and rockfalls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyrite.bots.advice.declaration import IGNORED, ActionKind, Advice, FactClass, by_value
from pyrite.bots.heuristics import tunnels
from pyrite.bots.heuristics.board_reading import is_dead_end
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.catalogue import (
    BASE_ACTIONS,
    BREAKS,
    BROKEN_TOOLS,
    FIRST_ACTION,
    GOLD,
    KIND,
    NO_TUNNELS,
    PIECES,
    REPAIRS,
    SPIDER,
)
from pyrite.game.commands import (
    LayGoal,
    LayTunnel,
    Pass,
    ReadMap,
    Repair,
    Rockfall,
    Sabotage,
    TakeGold,
    TurnGoal,
)
from pyrite.game.facts.cards import Passed
from pyrite.game.moves import CHEST, cards_in
from pyrite.game.reaching import GOAL_QUESTION, ORIENTATION_QUESTION
from pyrite.game.sharing.gold_cards import GOLD_QUESTION
from pyrite.game.table import NOBODY
from pyrite.game.turn import TURN_QUESTION

# ---------------------------------------------------------------- moves of a turn


def tunnels_first(evaluator: MoveEvaluator, possible: Sequence[int]) -> list[float]:
    """Rate all tunnels, then each move by its value: other moves may depend on the best tunnels."""
    tunnels.evaluate_tunnels(evaluator, possible)
    return by_value(evaluator, possible)


def read_map(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Look at the likeliest goal, unless the place of the gold is known."""
    reading = evaluator.reading
    probabilities = reading.gold_probabilities
    if reading.knows_gold or not probabilities[details]:
        return -0.4
    best = max(probabilities)
    value = 0.9 if evaluator.digging_drive > 0 else 0.6
    return value * probabilities[details] / best + (0.15 if reading.missing > 3 else 0.0)


def sabotage(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Break a tool of an opponent: best if that seat can still dig, and pointless if its hand is empty."""
    seat = details & 15
    value = -1.5 * evaluator.goodwill[seat] - 0.35
    if evaluator.table.fronts[seat] & NO_TUNNELS:
        value *= 0.35 if value > 0 else 1.0
    if not evaluator.table.hands[seat]:
        value -= 1.0
    return value + evaluator.exposure_penalty(move)


def repair(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Repair own tools first, then those of an ally."""
    seat = details >> 2 & 15
    broken = (evaluator.table.fronts[seat] & BROKEN_TOOLS).bit_count()
    value = 1.6 * evaluator.goodwill[seat] * (1.0 if broken == 1 else 0.7)
    if seat == evaluator.reading.seat:
        hand = evaluator.reading.own.hand
        blocks = any(kind < FIRST_ACTION and is_dead_end(PIECES[kind][0]) for kind in hand)
        value += 0.6 if evaluator.digging_drive > 0 else -0.5 if blocks else -0.9
    else:
        value -= 0.25
    return value + evaluator.exposure_penalty(move)


def pass_(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Discard the cards with the lowest value in hand, as many poor ones as allowed."""
    cards = cards_in(details, 3)
    return -0.15 - sum(evaluator.hand_value(kind) - 0.22 for kind in cards)


# ---------------------------------------------------------------- answers


def turn_goal(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Diggers turn the gold over first, saboteurs last."""
    return evaluator.digging_drive * evaluator.reading.gold_probabilities[details]


def lay_goal(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Diggers lay a goal so that the path goes on, saboteurs so that it does not."""
    table, reading = evaluator.table, evaluator.reading
    goal_or_chest = table.choices[0]
    if goal_or_chest >= CHEST or table.goal_faces[goal_or_chest] in (GOLD, SPIDER):
        return 0.0
    cell = table.goal_cells[goal_or_chest]
    total = 0.0
    for step, facing in table.maze.grid.steps[details]:
        for goal, paths in reading.paths.items():
            total -= reading.gold_probabilities[goal] * paths.missing[(cell + step) << 4 | facing]
    return total * evaluator.digging_drive


def take_gold(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Take as many nuggets as possible."""
    return float(details)


# ---------------------------------------------------------------- cards in hand


def map_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """A map is worth little once the place of the gold is known."""
    return 0.05 if evaluator.reading.knows_gold else 0.5


def rockfall_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """Saboteurs need it more."""
    return 0.75 if evaluator.role in BLOCKING_ROLES else 0.4


def break_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """Saboteurs need it more."""
    return 0.8 if evaluator.role in BLOCKING_ROLES else 0.45


def repair_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """A card that repairs an own tool is worth most."""
    if evaluator.table.fronts[evaluator.reading.seat] & REPAIRS[kind]:
        return 1.0
    return 0.25 if evaluator.role in BLOCKING_ROLES else 0.4


# ---------------------------------------------------------------- classes


def class_of_tunnel(details: int) -> tuple[ActionKind, int]:
    """Dead ends count apart."""
    return ("dead end" if is_dead_end(details & 127) else "tunnel"), NOBODY


def class_of_break(details: int) -> tuple[ActionKind, int]:
    """The seat that can no longer dig."""
    return "break", details & 15


def class_of_repair(details: int) -> tuple[ActionKind, int]:
    """The seat whose tool is repaired."""
    return "repair", details >> 2 & 15


ADVICE: Final = Advice(
    values={
        LayTunnel: tunnels.lay,
        ReadMap: read_map,
        Rockfall: tunnels.rockfall,
        Sabotage: sabotage,
        Repair: repair,
        Pass: pass_,
        TurnGoal: turn_goal,
        LayGoal: lay_goal,
        TakeGold: take_gold,
    },
    classes={
        LayTunnel: class_of_tunnel,
        ReadMap: "map",
        Rockfall: "rockfall",
        Sabotage: class_of_break,
        Repair: class_of_repair,
        Pass: FactClass(Passed, "pass"),
        TurnGoal: IGNORED,  # rare, and often without a real choice
        LayGoal: IGNORED,  # the same
        TakeGold: IGNORED,  # the roles are known by then (END-2)
    },
    ratings={
        TURN_QUESTION: tunnels_first,
        GOAL_QUESTION: by_value,
        ORIENTATION_QUESTION: by_value,
        GOLD_QUESTION: by_value,
    },
    hand_values={
        "map": map_in_hand,
        "rockfall": rockfall_in_hand,
        **{name: break_in_hand for name in BASE_ACTIONS if KIND[name] in BREAKS},
        **{name: repair_in_hand for name in BASE_ACTIONS if KIND[name] in REPAIRS},
    },
)
