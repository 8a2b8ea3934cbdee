"""A vector environment: many games in one call, with arrays that are reused at every step.

Each game has a row. The action in a row is that of the seat that must act in this game. Rules and observations
are those of the environment: game ``i`` of a vector with seed ``s`` is the series of games that an environment
plays after ``reset(seed=s + i)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from pyrite.game import BadInput, SetUp
from pyrite.game.refusal import is_whole, shown
from pyrite.game.setup import ROUNDS
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from pyrite.learn.actions.action_space import OutsideWindowError
from pyrite.learn.env_config import EnvConfig, seed_source
from pyrite.learn.observation.observer import Observer
from pyrite.learn.observation.planes import Numbers
from pyrite.learn.session import Session

_PICKLED: Final = ("_config", "_sessions", "_started", "actions", "observer", "rules", "size")


class VectorStep(NamedTuple):
    """The result of a step, with a row for each game. The arrays are overwritten by the next step."""

    observations: Numbers
    """The observation of the seat that must act; ``uint8``."""
    rewards: Numbers
    """The rewards of the last action, by seat number; ``float32``."""
    terminations: Numbers
    """Whether the last action ended the game; ``bool``."""
    truncations: Numbers
    """Whether the game was truncated because a legal move is outside the window; ``bool``."""
    masks: Numbers
    """The action mask of the seat that must act; ``int8``, 0 or 1."""
    seats: Numbers
    """The seat that must act; ``int64``."""


class Vector:
    """Several games of one set-up, stepped together.

    When a game ends, the next one is dealt in the same step: the row has the rewards and the termination of the
    old game, and already the observation, the action mask and the seat of the new one.

    >>> games = Vector(SetUp(3), 4, seed=1)
    >>> step = games.reset()
    >>> step = games.step(step.masks.argmax(axis=1))
    >>> step.seats.shape, step.rewards.shape
    ((4,), (4, 3))
    """

    def __init__(
        self,
        set_up: SetUp | None = None,
        n: int = 1,
        seed: int | None = None,
        *,
        reward: str = "gold",
        rounds: int = ROUNDS,
        window: tuple[int, int, int, int] | None = None,
        outside: str = "raise",
        **options: Any,
    ) -> None:
        if not is_whole(n, 1, 1 << 20):
            raise BadInput(f"A vector has 1 game or more, not {shown(n)}.")
        self._config = EnvConfig(set_up, reward, rounds, window, outside, options)
        self.rules: Final = self._config.rules
        self.actions: Final = self._config.actions
        self.observer: Final = Observer(self.rules, self.actions, self._config.encoder)
        self.size: Final = n
        self._sessions: list[Session] = self._new_sessions(seed)
        self._started = False
        self._make_arrays()

    def _make_arrays(self) -> None:
        """Observations and masks are byte arrays, which sessions write to; NumPy arrays share their memory."""
        n, observer = self.size, self.observer
        self._numbers = bytearray(n * observer.size)
        self._masks = bytearray(n * self.actions.size)
        observations = np.frombuffer(self._numbers, np.uint8).reshape(n, observer.size)
        self._legal: list[list[int]] = [[] for _ in range(n)]
        """The actions that are set in each row of the masks."""
        self.latest = VectorStep(
            observations,
            np.zeros((n, self.rules.players), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
            np.frombuffer(self._masks, np.int8).reshape(n, self.actions.size),
            np.zeros(n, np.int64),
        )

    def _new_sessions(self, seed: int | None) -> list[Session]:
        return [
            Session(self._config, seed_source(None if seed is None else seed + row)) for row in range(self.size)
        ]

    def reset(self, seed: int | None = None) -> VectorStep:
        """Shuffle and deal in every game. A seed restarts the series of games; without one they continue."""
        if seed is not None:
            self._sessions = self._new_sessions(seed)
        self._started = True
        self._clear_results()
        for row, game in enumerate(self._sessions):
            self._deal(game)
            self._show(row, game)
        return self.latest

    def step(self, actions: Numbers) -> VectorStep:
        """Carry out one action in each game. If any is illegal, `BadInput` is raised and no game changes."""
        if not self._started:
            raise BadInput("Nothing is dealt yet: call reset() first.")
        if len(actions) != self.size:
            raise BadInput(f"An action is needed for each of the {self.size} games, not {len(actions)}.")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not {chosen.dtype}.")
        games = self._sessions
        moves = [game.move_of(action) for game, action in zip(games, chosen.tolist(), strict=True)]
        self._clear_results()
        latest = self.latest
        for row, game in enumerate(games):
            game.play_move(moves[row])
            if game.rewards is not None:
                latest.rewards[row] = game.rewards
            if game.seat == NOBODY:
                latest.truncations[row] = game.left_window
                latest.terminations[row] = not game.left_window
                self._deal(game)
            self._show(row, game)
        return latest

    def _clear_results(self) -> None:
        self.latest.rewards.fill(0.0)
        self.latest.terminations.fill(False)
        self.latest.truncations.fill(False)

    def _deal(self, game: Session) -> None:
        game.start_game()
        if game.seat == NOBODY:
            raise OutsideWindowError("The first legal moves are already outside the window: give a wider window=.")

    def _show(self, row: int, game: Session) -> None:
        """Write the observation and the action mask of a row; of the mask only what changes."""
        at, size = row * self.observer.size, self.observer.size
        self._numbers[at : at + size] = game.observe(game.seat)
        self.latest.seats[row] = game.seat
        game.update_mask(self._masks, row * self.actions.size, self._legal[row])
        self._legal[row] = game.actions

    def __getstate__(self) -> dict[str, Any]:
        """The state of a copy, without the arrays: copied arrays would no longer share memory with the bytes."""
        return {name: getattr(self, name) for name in _PICKLED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy; rewards and terminations of the last step are not restored."""
        self.__dict__.update(state)
        self._make_arrays()
        if self._started:
            for row, game in enumerate(self._sessions):
                self._show(row, game)

    def legal_actions(self) -> list[list[int]]:
        """The legal actions of each game, in the order of the legal moves: faster than searching the masks."""
        return [game.actions[:] for game in self._sessions]

    def legal_moves(self) -> list[Sequence[int]]:
        """The legal moves of each game, for bots."""
        return [game.moves[:] for game in self._sessions]

    def view(self, row: int) -> View:
        """The view of the seat that must act in a game, for bots."""
        return self._sessions[row].view(self._sessions[row].seat)
