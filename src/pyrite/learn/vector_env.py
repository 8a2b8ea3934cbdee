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
from pyrite.learn.env_config import EnvConfig, seed_source
from pyrite.learn.game_rows import BYTES_OF_COUNT, BYTES_OF_SEAT, Ending, GameRows
from pyrite.learn.observation.observer import Observer
from pyrite.learn.observation.planes import Numbers
from pyrite.learn.session import Session

_LARGEST: Final = 2**63 - 1

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
    legal: Numbers
    """The legal actions of that seat, in the first entries of the row, as many as `counts` says; ``int32``."""
    counts: Numbers
    """How many legal actions there are; ``int32``."""


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

    def _new_sessions(self, seed: int | None) -> list[Session]:
        return [
            Session(self._config, seed_source(None if seed is None else seed + row)) for row in range(self.size)
        ]

    def _make_arrays(self) -> None:
        """Make the buffers of the games, and arrays that share their memory."""
        n = self.size
        self._rows = rows = GameRows(self._config, self._sessions)
        self._every_row = np.arange(n)
        self.latest = VectorStep(
            np.frombuffer(rows.observations, np.uint8).reshape(n, self.observer.size),
            np.zeros((n, self.rules.players), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
            np.frombuffer(rows.masks, np.int8).reshape(n, self.actions.size),
            np.frombuffer(rows.seats, f"<i{BYTES_OF_SEAT}"),
            self._legal_array(),
            np.frombuffer(rows.counts, f"<i{BYTES_OF_COUNT}"),
        )

    def _legal_array(self) -> Numbers:
        return np.frombuffer(self._rows.legal, np.int32).reshape(self.size, self._rows.room)

    def reset(self, seed: int | None = None) -> VectorStep:
        """Shuffle and deal in every game. A seed restarts the series of games; without one they continue."""
        if seed is not None:
            self._sessions = self._new_sessions(seed)
            self._rows.replace_games(self._sessions)
        self._started = True
        self._rows.start_all()
        return self._show([])

    def step(self, actions: Numbers) -> VectorStep:
        """Carry out one action in each game. If any is illegal, `BadInput` is raised and no game changes."""
        self._require_games()
        if len(actions) != self.size:
            raise BadInput(f"An action is needed for each of the {self.size} games, not {len(actions)}.")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not {chosen.dtype}.")
        if chosen.dtype.kind == "u":
            chosen = np.minimum(chosen, _LARGEST)
        return self._show(self._rows.step_many(chosen.tolist()))

    def _require_games(self) -> None:
        if not self._started:
            raise BadInput("Nothing is dealt yet: call reset() first.")

    def _show(self, endings: list[Ending]) -> VectorStep:
        """Write what the games do not write themselves."""
        latest = self.latest
        latest.rewards.fill(0.0)
        latest.terminations.fill(False)
        latest.truncations.fill(False)
        for row, rewards, terminated, truncated in endings:
            if rewards is not None:
                latest.rewards[row] = rewards
            latest.terminations[row] = terminated
            latest.truncations[row] = truncated
        if self._rows.needed_room > self._rows.room:
            self._rows.widen(self._rows.needed_room)
            self.latest = latest = latest._replace(legal=self._legal_array())
        return latest

    def sample_actions(self, rng: np.random.Generator) -> Numbers:
        """A legal action for each game, each with the same probability; no mask is searched."""
        self._require_games()
        legal, counts = self.latest.legal, self.latest.counts
        places = (rng.random(self.size) * counts).astype(np.intp)
        return legal[self._every_row, places]

    def __getstate__(self) -> dict[str, Any]:
        """The state of a copy, without the arrays: copied arrays would no longer share memory with the bytes."""
        return {name: getattr(self, name) for name in _PICKLED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy; rewards and terminations of the last step are not restored."""
        self.__dict__.update(state)
        self._make_arrays()
        if self._started:
            self._rows.show_all()
            self._show([])

    def legal_actions(self) -> list[list[int]]:
        """The legal actions of each game, in the order of the legal moves, as lists (see `VectorStep.legal`)."""
        return [game.actions for game in self._sessions]

    def legal_moves(self) -> list[Sequence[int]]:
        """The legal moves of each game, for bots."""
        return [game.moves[:] for game in self._sessions]

    def view(self, row: int) -> View:
        """The view of the seat that must act in a game, for bots."""
        return self._sessions[row].view(self._sessions[row].seat)
