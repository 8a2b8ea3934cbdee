"""All questions, by number (`pyrite.game.question`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pyrite.game.cards import PLAYED_VERBS
from pyrite.game.codec import ASKED_FOR
from pyrite.game.declare import without_gap
from pyrite.game.modules import BASE, MODULES
from pyrite.game.question import Question
from pyrite.game.turn import ACTIONS, TURN_QUESTION


def _declared() -> list[Question]:
    """The questions of all modules, each once. A turn is answered by all cards and actions of the box."""
    found = dict.fromkeys(question for module in (BASE, *MODULES.values()) for question in module.questions)
    verbs = frozenset({*TURN_QUESTION.answered_by, *PLAYED_VERBS, *ACTIONS})
    return [replace(each, answered_by=verbs) if each is TURN_QUESTION else each for each in found]


def in_order(questions: Iterable[Question]) -> tuple[Question, ...]:
    """Questions by their number, which begins with 1 and has no gap; raise if two have the same name."""
    by_name: dict[str, Question] = {}
    for question in questions:
        other = by_name.setdefault(question.name, question)
        if other is not question:
            raise TypeError(f"Two questions have the same name: {_described(question)} and {_described(other)}.")
    described = {_described(question): question for question in by_name.values()}
    return tuple(without_gap("number", described, lambda question: question.number, first=1))


def _described(question: Question) -> str:
    """The question with the module that declares it: ``the question swap of goal_swap``."""
    owners = [f" of {module.name}" for module in MODULES.values() if question in module.questions]
    return f"the question {question.name}{owners[0] if owners else ''}"


_DECLARED: Final = in_order(_declared())

QUESTIONS: Final = {question.number: question for question in _DECLARED}
"""Every question that a seat can be asked, by its number."""

QUESTION_NAMES: Final = ("nothing", *[question.name for question in _DECLARED])
"""The name of each question, by its number; 0 is no question."""

ASKED_FOR[:] = QUESTION_NAMES[1:]
