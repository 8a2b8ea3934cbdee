"""Observations as NumPy arrays, and access to their parts."""

from __future__ import annotations

from typing import Final

import numpy as np

from pyrite.game.maze import Maze, grid_for
from pyrite.game.setup import Rules
from pyrite.game.state import Private, View
from pyrite.game.table import Table
from pyrite.learn.actions.action_space import ActionSpace
from pyrite.learn.observation.boards import boards_of
from pyrite.learn.observation.observation_encoding import ObservationEncoder
from pyrite.learn.observation.planes import Boards, BoardViews, Numbers, PlaneExpander


class Observer:
    """Makes observations of one set-up and reads them: the boards of the window, then the vector."""

    def __init__(self, rules: Rules, actions: ActionSpace, encoder: ObservationEncoder | None = None) -> None:
        self.actions: Final = actions
        window = actions.window
        self._encoder = ObservationEncoder(rules, actions) if encoder is None else encoder
        self._board_views = BoardViews(window, grid_for(rules.reach_of_deck))
        self._expander = PlaneExpander(rules)
        self.fields: Final = self._encoder.fields
        self.plane_names: Final = self._expander.names
        self.boards_shape: Final = (len(boards_of(rules)), window.rows, window.columns)
        self.boards_size: Final = self._encoder.boards_size
        self.size: Final = self._encoder.size
        self.vector_size: Final = self.size - self.boards_size

    def split(self, observations: Numbers) -> tuple[Numbers, Numbers]:
        """The boards (by board, row and column) and the vector of one or many observations, without copying."""
        boards = observations[..., : self.boards_size]
        return boards.reshape(*observations.shape[:-1], *self.boards_shape), observations[..., self.boards_size :]

    def planes(self, observations: Numbers) -> Numbers:
        """The boards of one or many observations as binary planes: by row, column and plane (`plane_names`)."""
        return self._expander.expand(self.split(observations)[0])

    def field(self, observations: Numbers, name: str) -> Numbers:
        """One field of the vector, by item and number."""
        field = self.fields[name]
        first = self.boards_size + field.first
        numbers = observations[..., first : first + field.size]
        return numbers.reshape(*observations.shape[:-1], field.items, field.each)

    def boards(self, maze: Maze) -> Boards:
        """The boards of a maze in the window: pieces, reached openings, sides met by reached openings.

        They share the maze's memory, so they change with the game. Do not write to them.
        """
        return self._board_views.of(maze)

    def observe(self, view: View) -> Numbers:
        """The observation of a view: numbers from 0 to 255."""
        assert view.seat is not None
        assert view.own is not None
        return self.observation(view.table, view.seat, view.own)

    def observation(self, table: Table, seat: int, own: Private) -> Numbers:
        """The observation of a seat, from the parts of its view."""
        return np.frombuffer(self._encoder.encode(table, seat, own, self._encoder.new_read_parts()), np.uint8)
