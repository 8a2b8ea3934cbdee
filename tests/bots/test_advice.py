"""Every module has bot advice for its commands, questions and cards, or says that bots ignore them."""

from collections.abc import Iterator
from dataclasses import replace
from pkgutil import iter_modules
from statistics import median
from typing import get_args

import pytest

import pyrite.bots.advice
from pyrite.bots.advice.declaration import IGNORED, OTHER_CARD, ActionKind, Advice, Ignored
from pyrite.bots.advice.registry import (
    ADVICE,
    CARD_CLASSES,
    FACT_KINDS,
    HAND_VALUES,
    RATINGS,
    VALUES,
    class_function,
    hand_value_function,
    value_function,
)
from pyrite.bots.beliefs.role_belief import likelihoods
from pyrite.bots.heuristics.board_reading import BoardReading
from pyrite.bots.heuristics.evaluation import Beliefs
from pyrite.bots.heuristics.policy import HeuristicPolicy
from pyrite.bots.players.heuristic import role_priors
from pyrite.game import Command, Game, SetUp
from pyrite.game.catalogue import FIRST_ACTION, KIND
from pyrite.game.commands import COMMANDS
from pyrite.game.module import Module
from pyrite.game.modules import BASE, MODULES
from pyrite.game.modules.change_of_direction import CHANGE_DIRECTION
from pyrite.game.moves import TURN, VERB_BITS
from pyrite.game.table import NOBODY
from tests.bots.decisions import choices

ALL_MODULES = {BASE.name: BASE, **MODULES}
SABOTEUR2 = MODULES["saboteur2"]


def commands_of(module: Module) -> Iterator[type[Command]]:
    """The commands of a module. Those of no module belong to the base game, or to Saboteur 2 by their rule."""
    yield from module.commands
    if module in (BASE, SABOTEUR2):
        elsewhere = {kind for each in MODULES.values() for kind in each.commands}
        for kind in COMMANDS.values():
            if kind not in elsewhere and kind.rule.startswith("S2-") == (module is SABOTEUR2):
                yield kind


def action_cards_of(module: Module) -> list[str]:
    """The action cards that a module adds to the game; Saboteur 2 has more of some of the base game."""
    before = BASE.deck if module is not BASE else {}
    return [name for name in module.deck if KIND[name] >= FIRST_ACTION and name not in before]


def missing_advice(module: Module, advice: Advice | Ignored | None) -> list[str]:
    """What the advice of a module lacks, as sentences."""
    if advice is None:
        return [f"{module.name} lacks bot advice: add src/pyrite/bots/advice/{module.name}.py"]
    if advice is IGNORED:
        advice = Advice()
    lacking = [f"the command {kind.__name__}" for kind in commands_of(module) if kind not in advice.values]
    lacking += [
        f"the command {kind.__name__} as others see it (classes)"
        for kind in commands_of(module)
        if kind not in advice.classes
    ]
    lacking += [f"the question {each.name}" for each in module.questions if each not in advice.ratings]
    lacking += [f"the card {name}" for name in action_cards_of(module) if name not in advice.hand_values]
    return [f"{module.name} lacks bot advice for {each}" for each in lacking]


@pytest.mark.parametrize("name", ALL_MODULES)
def test_bots_have_advice_for_everything_in_a_module(name: str) -> None:
    assert missing_advice(ALL_MODULES[name], ADVICE.get(name)) == []


@pytest.mark.parametrize("name", ALL_MODULES)
def test_advice_is_about_its_own_module(name: str) -> None:
    module, advice = ALL_MODULES[name], ADVICE.get(name, IGNORED)
    if advice is not IGNORED:
        assert {*advice.values, *advice.classes} <= set(commands_of(module))
        assert set(advice.ratings) <= set(module.questions)
        assert set(advice.hand_values) <= set(action_cards_of(module))


def test_every_file_of_advice_belongs_to_a_module() -> None:
    files = {each.name for each in iter_modules(pyrite.bots.advice.__path__)}
    assert files - {"declaration", "registry"} <= set(ALL_MODULES)


def test_missing_advice_is_named() -> None:
    veto, advice = MODULES["veto"], ADVICE["veto"]
    assert advice is not IGNORED
    values = {kind: value for kind, value in advice.values.items() if kind.__name__ != "Veto"}
    classes = {kind: each for kind, each in advice.classes.items() if kind.__name__ != "LetPass"}
    assert missing_advice(veto, replace(advice, values=values, classes=classes, ratings={}, hand_values={})) == [
        "veto lacks bot advice for the command Veto",
        "veto lacks bot advice for the command LetPass as others see it (classes)",
        "veto lacks bot advice for the question veto",
        "veto lacks bot advice for the card veto",
    ]
    assert missing_advice(veto, None) == ["veto lacks bot advice: add src/pyrite/bots/advice/veto.py"]
    assert len(missing_advice(veto, IGNORED)) == 6


def test_likelihoods_are_counted_for_every_kind_of_action() -> None:
    counted = {name for classes in likelihoods().values() for name in classes}
    assert [kind for kind in get_args(ActionKind) if not any(name.startswith(kind) for name in counted)] == []
    assert set(FACT_KINDS.values()) <= set(get_args(ActionKind))


# ---------------------------------------------------------------- what is ignored


@pytest.fixture
def policy() -> HeuristicPolicy:
    """The policy of the first seat in a new game."""
    game = Game.begin(SetUp(5, seed=bytes(32)))
    view = game.view(game.asked)
    return HeuristicPolicy(BoardReading(view), Beliefs(role_priors(view)))


def verbs_of(moves: list[int]) -> set[int]:
    return {move >> VERB_BITS for move in moves}


def test_an_ignored_command_is_the_last_choice(policy: HeuristicPolicy, monkeypatch: pytest.MonkeyPatch) -> None:
    possible = choices(policy.reading.view)
    (best,) = verbs_of(policy.best_moves(possible))
    monkeypatch.setitem(VALUES, best, value_function(IGNORED))
    assert best not in verbs_of(policy.best_moves(possible))
    ignored = [move for move in possible if move >> VERB_BITS == best]
    assert policy.best_moves(ignored) == ignored


def test_all_answers_to_an_ignored_question_are_equally_good(
    policy: HeuristicPolicy, monkeypatch: pytest.MonkeyPatch
) -> None:
    possible = choices(policy.reading.view)
    assert len(policy.best_moves(possible)) < len(possible)
    monkeypatch.delitem(RATINGS, TURN)
    assert policy.best_moves(possible) == possible


def test_an_ignored_card_counts_as_any_other_card() -> None:
    assert class_function(IGNORED)(0) == (OTHER_CARD, NOBODY)
    assert CARD_CLASSES[CHANGE_DIRECTION](0) == (OTHER_CARD, NOBODY)


def test_an_ignored_card_is_worth_less_in_hand_than_most(policy: HeuristicPolicy) -> None:
    ignored = hand_value_function(IGNORED)(policy, KIND["veto"])
    assert ignored < median(value(policy, kind) for kind, value in HAND_VALUES.items())
