"""Advice for Saboteur 2: thefts, traps, inspections, swaps, discarding two cards (S2-4, S2-11 to S2-17, S2-27)."""

from __future__ import annotations

from typing import Final

from pyrite.bots.advice import base
from pyrite.bots.advice.declaration import IGNORED, OTHER_CARD, ActionKind, Advice, FactClass, by_value
from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.bots.heuristics.role_affinity import BLOCKING_ROLES
from pyrite.game.catalogue import IN_FRONT, KIND, TRAPPED
from pyrite.game.commands import (
    DiscardTwo,
    Free,
    HandsOff,
    Inspect,
    PlanTheft,
    Steal,
    SwapHands,
    SwapHats,
    Trap,
)
from pyrite.game.facts.cards import DiscardedTwo
from pyrite.game.moves import NO_SEAT, cards_in
from pyrite.game.sharing.saboteur2 import VICTIM_QUESTION


def plan_theft(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Worth more late in the round, when less time is left for others to remove it."""
    return 0.5 if evaluator.reading.missing > 3 and evaluator.table.deck else 1.6


def hands_off(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Remove the theft of another seat, never its own."""
    return -2.0 if details == evaluator.reading.seat else 0.9 - 0.4 * evaluator.goodwill[details]


def trap(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Like a sabotage, but the trapped seat also gets no gold (S2-26)."""
    return base.sabotage(evaluator, move, details) + 0.2


def free(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Free an ally, or this seat."""
    return 2.0 * evaluator.goodwill[details] - 0.25


def inspect(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Inspect the seat whose role is least certain."""
    return 0.5 * (1.0 - max(evaluator.beliefs.roles[details])) + 0.1


def swap_hats(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Change the role of an opponent, or its own role when this seat is on the losing side."""
    if details != evaluator.reading.seat:
        return -0.8 * evaluator.goodwill[details] - 0.1
    near = evaluator.reading.missing < 3
    if evaluator.role in BLOCKING_ROLES:
        losing = near
    else:
        losing = evaluator.digging_drive > 0.5 and not near and not evaluator.table.deck
    return 0.6 if losing else -0.5


def swap_hands(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Swap a poor hand, preferably with an opponent who has many cards."""
    hand = evaluator.reading.own.hand
    poor = 0.55 - sum(evaluator.hand_value(kind) for kind in hand) / max(1, len(hand))
    fewer = 0.2 * (evaluator.table.hands[details] - len(hand) + 1)
    return poor + fewer - 0.3 * evaluator.goodwill[details] - 0.2


def discard_two(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Discard two cards to remove one in front of a player (S2-4)."""
    seat, bit = details >> 17, 1 << (details >> 14 & 7)
    own, goodwill = seat == evaluator.reading.seat, evaluator.goodwill[seat]
    price = sum(evaluator.hand_value(kind) for kind in cards_in(details & 0x3FFF, 2)) * 0.6
    if IN_FRONT[bit] == KIND["theft"]:
        return (-2.0 if own else 0.5 - 0.4 * goodwill) - price
    return (1.7 if own and evaluator.digging_drive > 0 else 1.2 * goodwill) - price


def steal(evaluator: MoveEvaluator, move: int, details: int) -> float:
    """Steal from the richest seat; never decline."""
    return -1.0 if details == NO_SEAT else float(evaluator.table.tokens[details])


def free_in_hand(evaluator: MoveEvaluator, kind: int) -> float:
    """Worth most to a trapped seat."""
    return 1.2 if evaluator.table.fronts[evaluator.reading.seat] & TRAPPED else 0.3


def class_of_free(details: int) -> tuple[ActionKind, int]:
    """Freeing a seat counts as a repair."""
    return "repair", details


ADVICE: Final = Advice(
    values={
        PlanTheft: plan_theft,
        HandsOff: hands_off,
        Trap: trap,
        Free: free,
        Inspect: inspect,
        SwapHats: swap_hats,
        SwapHands: swap_hands,
        DiscardTwo: discard_two,
        Steal: steal,
    },
    classes={
        PlanTheft: OTHER_CARD,
        HandsOff: OTHER_CARD,
        Trap: base.class_of_break,  # it also keeps a seat from digging
        Free: class_of_free,
        Inspect: OTHER_CARD,
        SwapHats: OTHER_CARD,
        SwapHands: OTHER_CARD,
        DiscardTwo: FactClass(DiscardedTwo, "discard two"),
        Steal: IGNORED,  # the roles are known by then (END-2)
    },
    ratings={VICTIM_QUESTION: by_value},
    hand_values={
        "theft": 1.2,
        "hands off": 0.5,
        "trapped": 1.0,
        "free": free_in_hand,
        "inspection": 0.4,
        "hat swap": 0.2,
        "hand swap": 0.2,
    },
)
