"""Plays games of bots: fast with moves (integers), or with commands so that they can be recorded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import pyrite
from pyrite.bots import Bot, GreedyDigger, Match, RandomBot, play_decision, seat_bots
from pyrite.game import BadInput, Game
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.notation.record import write_record
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State

Bots: TypeAlias = Literal["random_bot", "greedy_digger", "mixed"]
"""Bots to play with: random_bot plays any legal move, greedy_digger digs towards the goals, or some of each."""


def bots_for(kind: Bots, seed: bytes, players: int) -> list[RandomBot | GreedyDigger]:
    """A bot for each seat. Their seed is independent of the deal."""
    rng = SeededRandom(seed, "who plays")
    greedy = [kind == "greedy_digger" or (kind == "mixed" and bool(rng.randbelow(2))) for _ in range(players)]
    return [GreedyDigger(seed, seat) if digs else RandomBot(seed, seat) for seat, digs in enumerate(greedy)]


def deal_game(rules: Rules, seed: bytes, journal: list[RawFact] | None = None) -> State:
    """A newly dealt game that appends its facts to the journal, if one is given."""
    state = State.before(rules, seed)
    state.journal = journal
    begin_game(state)
    return state


def play_moves(state: State, bots: Sequence[Bot]) -> int:
    """Play a game to the end on integer moves; return the number of decisions."""
    match = Match(state, bots)
    match.play_out()
    return match.decisions


def play_commands(game: Game, bots: Sequence[Bot]) -> None:
    """Play the same game with named commands, so that it can be recorded."""
    match = seat_bots(game, bots)
    while not game.over:
        play_decision(game, match)


# ---------------------------------------------------------------- records


def make_folder(folder: Path) -> Path:
    """Create the folder for records and return it; raise `BadInput` if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"Records cannot be written to {folder}: {error.strerror or error}.") from None
    return folder


def record_game(folder: Path, number: int, game: Game) -> None:
    """Write the record of a game, complete or not."""
    path = folder / f"game-{number:06}.jsonl"
    try:
        path.write_text(write_record(game, pyrite.__version__), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror or error}.") from None
