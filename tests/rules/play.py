"""Helpers for tests of rules: set up a position, give commands, read the results."""

from typing import Any, TypeVar

from pyrite.game import Command, Fact, Game, LayTunnel, Refusal
from pyrite.game.commands import move_of
from pyrite.game.notation import parse_position
from tests.flat_view import flat_view

AnyFact = TypeVar("AnyFact", bound=Fact)
Cell = tuple[int, int]

INVALID_INPUT = ("malformed", "no-such-seat")
"""Refusal reasons of commands that are not valid input, so they are on no list of legal commands."""


def position(text: str, *more: str) -> Game:
    """A game from a drawn maze; ``more`` are further lines, as in ``edition: UA16``."""
    return Game(parse_position("\n".join([*more, text])))


def played(game: Game, seat: int, command: Command) -> list[Fact]:
    """The facts of a command that must be listed as legal, and accepted."""
    assert game.refusal(seat, command) is None
    assert is_listed(game, seat, command)
    answer = game.submit(seat, command)
    assert not isinstance(answer, Refusal), answer
    return answer


def is_listed(game: Game, seat: int, command: Command) -> bool:
    """Whether a command, however it is spelt, is on the seat's list of legal ones."""
    grid = game.state.table.maze.grid
    return move_of(command, grid) in [move_of(each, grid) for each in game.legal(seat)]


def refusal(game: Game, seat: int, command: Command) -> Refusal:
    """The refusal of a command that must be refused; nothing may have changed."""
    before, facts, commands = game.state.clone(), game.facts[:], game.commands[:]
    answer = game.submit(seat, command)
    assert isinstance(answer, Refusal), answer
    if answer.reason not in INVALID_INPUT:
        assert not is_listed(game, seat, command)
    assert game.state == before
    assert (game.facts, game.commands) == (facts, commands)
    return answer


def refused(game: Game, seat: int, command: Command) -> str:
    """The reason why a command is refused; nothing may have changed."""
    return refusal(game, seat, command).reason


def facts_of(game: Game, seat: int, command: Command, kind: type[AnyFact]) -> list[AnyFact]:
    """The facts of one kind that a command causes."""
    return [fact for fact in played(game, seat, command) if isinstance(fact, kind)]


def seen(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, knows now, as plain data."""
    return flat_view(game.view(seat))


def tunnels_by_cell(game: Game) -> dict[Cell, str]:
    """Every face-up card of the maze, spelt in its orientation."""
    return {tuple(card["cell"]): card["tunnel"] for card in seen(game)["maze"]}


def cells_for(game: Game, seat: int, tunnel: str) -> set[Cell]:
    """Where a seat may lay a tunnel in this orientation."""
    return {
        command.cell for command in game.legal(seat) if isinstance(command, LayTunnel) and command.tunnel == tunnel
    }
