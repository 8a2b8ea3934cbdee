"""What a seat's view tells, as bytes: the boards of the window, then the vector. Nothing else is read (INFO-4)."""

from __future__ import annotations

from typing import Final

from pyrite.game.setup import Rules
from pyrite.game.state import Private
from pyrite.game.table import Table
from pyrite.learn.actions.action_space import Actions
from pyrite.learn.observation.cell_encoding import Cells
from pyrite.learn.observation.goal_knowledge import faces_seen
from pyrite.learn.observation.vector_encoding import Telling


class Sight:
    """What seats see at tables of one set-up."""

    def __init__(self, rules: Rules, actions: Actions) -> None:
        self._rules = rules
        self._actions = actions
        self._cells = Cells(rules, actions)
        self._telling = Telling(rules, actions)
        self.fields: Final = self._telling.fields
        self.boards_size: Final = self._cells.size
        self.size: Final = self._cells.size + self._telling.size

    def __reduce__(self) -> tuple[type[Sight], tuple[Rules, Actions]]:
        """All of it follows from the rules and the actions."""
        return Sight, (self._rules, self._actions)

    def of(self, table: Table, seat: int, own: Private) -> bytearray:
        """What a seat knows now, from the parts of its view."""
        seen = faces_seen(table, seat, own)
        return self._cells.boards(table, seat, seen) + self._telling.vector(table, seat, own, seen)
