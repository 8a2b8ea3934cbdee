"""Observations: what a seat's view tells, as numbers. Nothing but the view is read (INFO-4)."""

from __future__ import annotations

from typing import Final

import numpy as np

from pyrite.game.maze import Maze, grid_for
from pyrite.game.setup import Rules
from pyrite.game.state import Private, View
from pyrite.game.table import Table
from pyrite.learn.actions.action_space import Actions
from pyrite.learn.observation.fields import boards_of
from pyrite.learn.observation.observation_encoding import Sight
from pyrite.learn.observation.planes import Boards, Numbers, Wrapping, spread


class Observer:
    """Turns views of one set-up into observations of one size: the boards of the window, then the vector."""

    def __init__(self, rules: Rules, actions: Actions, sight: Sight | None = None) -> None:
        self.actions: Final = actions
        window = actions.window
        self._sight = Sight(rules, actions) if sight is None else sight
        self._wrapping = Wrapping(window, grid_for(rules.reach_of_deck))
        self.fields: Final = self._sight.fields
        self.boards_shape: Final = (len(boards_of(rules)), window.rows, window.columns)
        self.boards_size: Final = self._sight.boards_size
        self.size: Final = self._sight.size
        self.vector_size: Final = self.size - self.boards_size

    def split(self, observations: Numbers) -> tuple[Numbers, Numbers]:
        """The boards, by board, row and column, and the vector of an observation, or of many; no copies."""
        boards = observations[..., : self.boards_size]
        return boards.reshape(*observations.shape[:-1], *self.boards_shape), observations[..., self.boards_size :]

    def planes(self, observations: Numbers) -> Numbers:
        """The boards of an observation, or of many, spread out: by row, column and plane, 1 where it is so."""
        return spread(self.split(observations)[0])

    def field(self, observations: Numbers, name: str) -> Numbers:
        """One field of the vector, item by item."""
        field = self.fields[name]
        first = self.boards_size + field.first
        part = observations[..., first : first + field.size]
        return part.reshape(*observations.shape[:-1], field.items, field.each)

    def boards(self, maze: Maze) -> Boards:
        """The rules' own boards through the window, wrapped and not copied: they change as the game goes on.

        Pieces, reached openings, sides met by reached openings. Look, and do not write.
        """
        return self._wrapping.of(maze)

    def observe(self, view: View) -> Numbers:
        """What a seat knows, as numbers from 0 to 255."""
        assert view.seat is not None
        assert view.own is not None
        return self.observation(view.table, view.seat, view.own)

    def observation(self, table: Table, seat: int, own: Private) -> Numbers:
        """What a seat knows, from the parts of its view."""
        return np.frombuffer(self._sight.of(table, seat, own), np.uint8)
