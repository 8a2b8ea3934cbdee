"""How the advice of a module is declared: what bots think of its commands, questions and cards.

    ADVICE: Final = Advice(
        values={Detour: detour},
        classes={Detour: "rockfall"},
        hand_values={"detour": 0.5},
    )

The file has the name of the module. `pyrite.bots.advice.registry` finds it. Every command, question and action
card of a module needs advice. What bots do not consider is declared as `IGNORED`, with a comment that says why. A
module that has none of them declares ``ADVICE: Final = IGNORED``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Literal

from pyrite.bots.heuristics.evaluation import MoveEvaluator
from pyrite.game.declare import Command, Fact
from pyrite.game.question import Question

ActionKind = Literal[
    "tunnel",
    "dead end",
    "rockfall",
    "map",
    "break",
    "repair",
    "other card",
    "pass",
    "discard two",
    "dwarf",
    "veto",
]
"""The kinds of actions that are counted in each role. A new kind needs new likelihoods (`tools.likelihoods`)."""


class Ignored(Enum):
    """The type of `IGNORED`."""

    IGNORED = "ignored"


IGNORED: Final = Ignored.IGNORED
"""Bots do not consider this."""

Value = Callable[[MoveEvaluator, int, int], float]
"""The value of a move to the seat that decides, from the move and its details."""
HandValue = Callable[[MoveEvaluator, int], float]
"""The value of having a card of this kind in hand."""
Rating = Callable[[MoveEvaluator, Sequence[int]], list[float]]
"""The values of all answers to a question."""
LayEffect = Callable[[MoveEvaluator, int], float]
"""What a module adds to the value of laying a tunnel in this cell."""
CardClass = Callable[[int], tuple[ActionKind, int]]
"""The kind of action that a card is, and the seat it is aimed at or `NOBODY`, from the details of the move."""

OTHER_CARD: Final = "other card"
"""The kind of cards that say little about the role of the seat that plays them."""


@dataclass(frozen=True)
class FactClass:
    """The kind of an action that plays no card: others see it by this fact, whose first field is the seat."""

    fact: type[Fact]
    kind: ActionKind


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What bots think of a module."""

    values: Mapping[type[Command], float | Value | Ignored] = field(default_factory=dict)
    """The value of each command. Bots choose an ignored one only if nothing else is legal."""
    classes: Mapping[type[Command], ActionKind | CardClass | FactClass | Ignored] = field(default_factory=dict)
    """Which kind of action each command is to those who see it (`pyrite.bots.beliefs.action_classes`).

    An ignored card counts as `OTHER_CARD`; any other ignored command changes no belief."""
    ratings: Mapping[Question, Rating | Ignored] = field(default_factory=dict)
    """How the answers to each question are rated. If it is ignored, all answers are equally good."""
    hand_values: Mapping[str, float | HandValue | Ignored] = field(default_factory=dict)
    """The value in hand of each action card. An ignored one is discarded as soon as most other cards."""
    lay_effect: LayEffect | None = None
    """What it changes about laying a tunnel, if bots consider that."""


def by_value(evaluator: MoveEvaluator, answers: Sequence[int]) -> list[float]:
    """Rate each answer by the value of its command."""
    return [evaluator.value(move) for move in answers]
