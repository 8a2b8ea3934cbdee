"""Steps many games in one call. Each game has a row in buffers that all games share.

This is the part of the vector environment that is compiled; it knows nothing of NumPy.
"""

from __future__ import annotations

from typing import Final

from pyrite.game.in_order import NATIVE
from pyrite.game.table import NOBODY
from pyrite.learn.actions.action_space import OutsideWindowError
from pyrite.learn.actions.legal_actions import room_for
from pyrite.learn.env_config import EnvConfig
from pyrite.learn.observation.byte_rows import clear_bytes
from pyrite.learn.session import Session

Ending = tuple[int, list[float] | None, bool, bool]
"""A row, the rewards of the last action if any is not zero, and whether it ended or truncated the game."""

BYTES_OF_SEAT: Final = 8
BYTES_OF_COUNT: Final = 4
_ROOM: Final = 256
"""The room for the legal actions of a row at first; base games of five hardly ever have more than 150."""


class GameRows:
    """Some games, and buffers with a row for each: observations, action masks, lists of legal actions, seats."""

    __slots__ = (
        "_games",
        "_mask_size",
        "_observation_size",
        "counts",
        "legal",
        "masks",
        "needed_room",
        "observations",
        "room",
        "seats",
    )

    def __init__(self, config: EnvConfig, games: list[Session]) -> None:
        count = len(games)
        self._games: list[Session] = games
        self._mask_size: int = config.actions.size
        self._observation_size: int = config.encoder.size
        self.observations: bytearray = bytearray(count * self._observation_size)
        self.masks: bytearray = bytearray(count * self._mask_size)
        self.legal: bytearray = bytearray()
        """The legal actions of each game; a row has the room for `room` of them."""
        self.room: int = 0
        self.needed_room: int = 0
        """More than `room` if a list of legal actions was too long for its row: call `widen` then."""
        self.seats: bytearray = bytearray(count * BYTES_OF_SEAT)
        """The seat that must act in each game, the lowest byte first."""
        self.counts: bytearray = bytearray(count * BYTES_OF_COUNT)
        """How many legal actions each game has, the lowest byte first."""
        self.widen(_ROOM)

    def replace_games(self, games: list[Session]) -> None:
        """Continue with other games, which have not begun yet, in the same rows."""
        for old, new in zip(self._games, games, strict=True):
            old.legal.clear()
            new.legal = old.legal
        self._games = games

    def widen(self, room: int) -> None:
        """Give every row room for this many legal actions, in a new buffer."""
        self.room = self.needed_room = room
        self.legal = room_for(len(self._games) * room)
        for row, game in enumerate(self._games):
            game.legal.move_to(self.legal, row * room, room, self.masks, row * self._mask_size)

    def start_all(self) -> None:
        """Shuffle and deal in every game."""
        for game in self._games:
            _deal(game)
        self.show_all()

    def show_all(self) -> None:
        """Write the rows of all games."""
        for row, game in enumerate(self._games):
            self._show(row, game)

    def step_many(self, actions: list[int]) -> list[Ending]:
        """Carry out one action in each game, deal again where it ends, and write all rows.

        Returns what is not written: rewards and ends of games. If any action is illegal, `BadInput` is raised and
        no game changes.
        """
        games, endings = self._games, []
        moves = [0] * len(games)
        for row in range(len(games)):
            game: Session = games[row]
            place = game.legal.place_of(actions[row])
            moves[row] = game.moves[place] if place >= 0 else game.move_of(actions[row], f" in game {row}")
        for row in range(len(games)):
            game = games[row]
            game.play_move(moves[row], game.legal)
            if game.seat == NOBODY:
                endings.append((row, game.rewards, not game.left_window, game.left_window))
                _deal(game)
            elif game.rewards is not None:
                endings.append((row, game.rewards, False, False))
            self._show(row, game)
        return endings

    def _show(self, row: int, game: Session) -> None:
        """Write the row of a game; its actions and its mask are written already."""
        at, size = row * self._observation_size, self._observation_size
        if not NATIVE:
            self.observations[at : at + size] = game.observe(game.seat)
        else:
            game.write_observation(self.observations, at)
        first = row * BYTES_OF_SEAT
        self.seats[first] = game.seat
        clear_bytes(self.seats, first + 1, first + BYTES_OF_SEAT)  # the user may have written to the array
        legal, first = game.legal, row * BYTES_OF_COUNT
        self.counts[first] = legal.count & 255
        self.counts[first + 1] = legal.count >> 8
        clear_bytes(self.counts, first + 2, first + BYTES_OF_COUNT)
        if legal.room > self.needed_room:
            self.needed_room = legal.room


def _deal(game: Session) -> None:
    game.start_game()
    if game.seat == NOBODY:
        raise OutsideWindowError("The first legal moves are already outside the window: give a wider window=.")
