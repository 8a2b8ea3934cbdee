"""The layout of a set-up, to compare and to look names up."""

from typing import Any

from pyrite.game import SetUp
from pyrite.game.setup import Rules
from pyrite.learn import NEAR, ActionSpace, Observer
from pyrite.learn.observation.boards import boards_of


def layout_of(set_up: SetUp) -> tuple[Any, ...]:
    """Everything that gives a number of an observation or an action its meaning."""
    rules = Rules(set_up)
    actions = ActionSpace(rules, NEAR)
    observer = Observer(rules, actions)
    return actions.blocks, list(observer.fields.values()), observer.plane_names, boards_of(rules)


def names_of(set_up: SetUp) -> tuple[list[str], list[str], list[str], list[str]]:
    """The names of blocks, fields, planes and boards, in order."""
    blocks, vector, planes, boards = layout_of(set_up)
    return [block.name for block in blocks], [field.name for field in vector], list(planes), list(boards)
