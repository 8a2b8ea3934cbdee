"""What questions are about and cards are played at, from the declarations of the modules in play."""

from __future__ import annotations

from pyrite.game.moves import PASS
from pyrite.game.question import Choices
from pyrite.game.setup import Rules
from pyrite.learn.layout import modules_in_play


def target_bits(rules: Rules, noun: str) -> dict[int, tuple[int, int]]:
    """For each verb of a card that is played at such a thing: the bits below it in a move, and its mask."""
    return {
        kind.verb: (field.shift, (1 << field.bits) - 1)
        for module in modules_in_play(rules)
        for kind in module.commands
        if kind.verb < PASS
        for field in kind.fields
        if field.codec.noun == noun
    }


def questions_about(rules: Rules, *choices: Choices) -> frozenset[int]:
    """The numbers of the questions that have such choices."""
    return frozenset(
        [
            question.number
            for module in modules_in_play(rules)
            for question in module.questions
            if question.choices in choices
        ]
    )
