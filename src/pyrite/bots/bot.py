"""What a bot is: something that chooses among legal commands, knowing only its own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pyrite.game import Command, Fact, Game, Refusal, View
from pyrite.game.table import Table


class Bot(Protocol):
    """A player in one seat."""

    def choose(self, view: View, commands: Sequence[Command]) -> Command:
        """One of the legal commands, of which there is at least one."""
        ...


class Mover(Protocol):
    """A player who can do without names, for games that are played in great numbers."""

    def move(self, table: Table, moves: Sequence[int]) -> int:
        """One of the legal moves, of which there is at least one; the table is what everyone sees."""
        ...


def play_on(game: Game, bots: Sequence[Bot]) -> list[Fact]:
    """Let the bot in the seat that is asked decide, and return what came of it, with all secrets."""
    seat = game.asked
    if seat is None:
        raise ValueError("the game is over, so nobody is left to play on")
    command = bots[seat].choose(game.view(seat), game.legal(seat))
    answer = game.submit(seat, command)
    if isinstance(answer, Refusal):
        raise ValueError(f"the bot in seat {seat} chose {command}, which is not legal: {answer}")
    return answer
