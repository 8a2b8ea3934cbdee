"""Games of bots: played by the numbers of their moves, which is fastest, or so that they can be written down."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

import pyrite
from pyrite.bots import Hurrier, Mover, Stroller
from pyrite.game import BadInput, Game, Refusal
from pyrite.game.commands import command_of
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.notation.record import write_record
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.shuffle import Lots
from pyrite.game.state import RawFact, State
from pyrite.game.turn import next_asked

Bots: TypeAlias = Literal["strollers", "hurriers", "mixed"]
"""Who plays: strollers do anything, hurriers dig towards the goals, or some of each."""

MOST_DECISIONS: Final = 100_000
"""No game takes nearly so long; one that does goes round in circles."""


class GameStuckError(Exception):
    """A game that does not come to its end."""


def bots_for(kind: Bots, seed: bytes, players: int) -> list[Stroller | Hurrier]:
    """A bot for each seat; the seed from which they play tells nothing of the deal."""
    lots = Lots(seed, "who plays")
    hurries = [kind == "hurriers" or (kind == "mixed" and bool(lots.below(2))) for _ in range(players)]
    return [Hurrier(seed, seat) if hurry else Stroller(seed, seat) for seat, hurry in enumerate(hurries)]


def deal(rules: Rules, seed: bytes, journal: list[RawFact] | None = None) -> State:
    """A game that was just dealt; what happens is noted in the journal, if there is one."""
    state = State.before(rules, seed)
    state.journal = journal
    begin_game(state)
    return state


def play_by_numbers(state: State, bots: Sequence[Mover]) -> int:
    """Play a game to its end, without names; return how many decisions that took."""
    table = state.table
    for decisions in range(MOST_DECISIONS):
        if table.winners:
            return decisions
        seat = next_asked(state)
        play(state, seat, bots[seat].move(table, _moves(state, seat)))
    raise GameStuckError(f"after {MOST_DECISIONS} decisions the game is not over")


def play_by_name(game: Game, bots: Sequence[Mover]) -> None:
    """Play the same game so that it can be written down; only the moves that are made get names."""
    state, table = game.state, game.state.table
    while not table.winners:
        if len(game.commands) >= MOST_DECISIONS:
            raise GameStuckError(f"after {MOST_DECISIONS} decisions the game is not over")
        seat = next_asked(state)
        move = bots[seat].move(table, _moves(state, seat))
        answer = game.submit(seat, command_of(move, table.maze.grid))
        if isinstance(answer, Refusal):
            raise GameStuckError(f"a legal move of seat {seat} is refused: {answer}")


def _moves(state: State, seat: int) -> list[int]:
    own = state.privates[seat]
    assert own is not None
    moves = legal_moves(state.table, seat, own)
    if not moves:
        raise GameStuckError(f"seat {seat} is asked and has no legal move")
    return moves


# ---------------------------------------------------------------- records


def make_folder(folder: Path) -> Path:
    """Make a folder for records and return it; raise `BadInput` if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"No records can be written to {folder}: {error.strerror or error}.") from None
    return folder


def record_game(folder: Path, number: int, game: Game) -> None:
    """Write a game down, as far as it was played."""
    path = folder / f"game-{number:06}.jsonl"
    try:
        path.write_text(write_record(game, pyrite.__version__), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror or error}.") from None
