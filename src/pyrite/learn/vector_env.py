"""Many games at once: one call takes an action of each and tells what came of it, in arrays made once.

The games go on by themselves, seat after seat: whoever is asked in game 7 acts in row 7. They are played by the
same rules as the environment and observed by the same observer; game ``i`` of a vector with seed ``s`` is the
series of games that an environment plays after ``reset(seed=s + i)``.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pyrite.game import BadInput, SetUp
from pyrite.game.refusal import is_whole, shown
from pyrite.game.setup import ROUNDS
from pyrite.game.state import View
from pyrite.game.table import NOBODY
from pyrite.learn.actions.action_space import OutsideWindowError
from pyrite.learn.env_config import Terms, rng_of
from pyrite.learn.observation.observer import Observer
from pyrite.learn.observation.planes import Numbers
from pyrite.learn.session import Playing

_KEPT: Final = ("_begun", "_games", "_terms", "actions", "observer", "rules", "size")


class Told(NamedTuple):
    """How things stand in each game, a row each. The arrays are the same at every step and written over."""

    observations: Numbers
    """What the seat that is asked knows; ``uint8``."""
    rewards: Numbers
    """What the last action brought each seat (by its number, not from the actor's place); ``float32``."""
    terminations: Numbers
    """Whether the last action ended the game; ``bool``."""
    truncations: Numbers
    """Whether it was broken off, since a legal move lay outside the window; ``bool``."""
    masks: Numbers
    """The legal actions of the seat that is asked; ``int8``, 0 or 1."""
    seats: Numbers
    """Which seat is asked; ``int64``."""


class Vector:
    """So many games of one set-up, stepped together.

    A game that ends is dealt anew in the same step: its row has the rewards of the end and a termination, and
    already the observation, the mask and the seat of the next game.

    >>> games = Vector(SetUp(3), 4, seed=1)
    >>> told = games.reset()
    >>> told = games.step(told.masks.argmax(axis=1))
    >>> told.seats.shape, told.rewards.shape
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
        self._terms = Terms(set_up, reward, rounds, window, outside, options)
        self.rules: Final = self._terms.rules
        self.actions: Final = self._terms.actions
        self.observer: Final = Observer(self.rules, self.actions, self._terms.sight)
        self.size: Final = n
        self._games: list[Playing] = self._series(seed)
        self._begun = False
        self._make_arrays()

    def _make_arrays(self) -> None:
        """Observations and masks lie in byte arrays, which the rules' side writes to; NumPy wraps them."""
        n, observer = self.size, self.observer
        self._numbers = bytearray(n * observer.size)
        self._masks = bytearray(n * self.actions.size)
        observations = np.frombuffer(self._numbers, np.uint8).reshape(n, observer.size)
        self._marked: list[list[int]] = [[] for _ in range(n)]
        """The actions that each row of the masks has a 1 for."""
        self.told = Told(
            observations,
            np.zeros((n, self.rules.players), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.bool_),
            np.frombuffer(self._masks, np.int8).reshape(n, self.actions.size),
            np.zeros(n, np.int64),
        )

    def _series(self, seed: int | None) -> list[Playing]:
        return [Playing(self._terms, rng_of(None if seed is None else seed + row)) for row in range(self.size)]

    def reset(self, seed: int | None = None) -> Told:
        """Shuffle and deal in every game. With a seed the series begin anew, else each goes on."""
        if seed is not None:
            self._games = self._series(seed)
        self._begun = True
        self._nothing_happened()
        for row, game in enumerate(self._games):
            self._deal(game)
            self._show(row, game)
        return self.told

    def step(self, actions: Numbers) -> Told:
        """Carry out an action of each game. If one is not legal, it is refused and no game is changed."""
        if not self._begun:
            raise BadInput("Nothing is dealt yet: call reset() first.")
        if len(actions) != self.size:
            raise BadInput(f"An action is needed for each of the {self.size} games, not {len(actions)}.")
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BadInput(f"Actions are whole numbers, not {chosen.dtype}.")
        games = self._games
        moves = [game.move_of(action) for game, action in zip(games, chosen.tolist(), strict=True)]
        self._nothing_happened()
        told = self.told
        for row, game in enumerate(games):
            game.carry_out(moves[row])
            if game.gains is not None:
                told.rewards[row] = game.gains
            if game.seat == NOBODY:
                told.truncations[row] = game.left_window
                told.terminations[row] = not game.left_window
                self._deal(game)
            self._show(row, game)
        return told

    def _nothing_happened(self) -> None:
        self.told.rewards.fill(0.0)
        self.told.terminations.fill(False)
        self.told.truncations.fill(False)

    def _deal(self, game: Playing) -> None:
        game.begin()
        if game.seat == NOBODY:
            raise OutsideWindowError("The first legal moves lie outside the window already: give a wider window=.")

    def _show(self, row: int, game: Playing) -> None:
        """Write the observation and the mask of a row; of the mask only what changes."""
        at, size = row * self.observer.size, self.observer.size
        self._numbers[at : at + size] = game.observed(game.seat)
        self.told.seats[row] = game.seat
        game.remask(self._masks, row * self.actions.size, self._marked[row])
        self._marked[row] = game.actions

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: not the arrays, which would no longer wrap the bytes that are written to."""
        return {name: getattr(self, name) for name in _KEPT}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on from there; rewards and ends of the step before are not told again."""
        self.__dict__.update(state)
        self._make_arrays()
        if self._begun:
            for row, game in enumerate(self._games):
                self._show(row, game)

    def legal_actions(self) -> list[list[int]]:
        """The legal actions of each game, in the order of the rules: quicker than looking through the masks."""
        return [game.actions[:] for game in self._games]

    def legal_moves(self) -> list[list[int]]:
        """The same as moves of the rules' own: what a bot chooses among."""
        return [game.moves[:] for game in self._games]

    def view(self, row: int) -> View:
        """What the seat that is asked in a game knows, as the rules have it: for bots."""
        return self._games[row].view(self._games[row].seat)
