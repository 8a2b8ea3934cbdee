"""``pyrite simulate``: many games of bots that play at random, and what they add up to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

import pyrite
from pyrite.bots import Stroller
from pyrite.cli.console import stderr, stdout
from pyrite.cli.options import TableOptions
from pyrite.cli.tally import Tally
from pyrite.game import BadInput, Game, SetUp
from pyrite.game.commands import command_of
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.notation.record import write_record
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import RawFact, State
from pyrite.game.turn import next_asked


def simulate(
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    table: TableOptions | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    record: Path | None = None,
) -> None:
    """Play many games with bots that move at random, and count what comes of it.

    Parameters
    ----------
    games
        How many games.
    as_json
        Print the numbers as JSON.
    record
        A folder in which to write a record of every game.
    """
    table = table or TableOptions()
    if games < 1:
        raise BadInput(f"One game is the least that can be played, not {games}.")
    rules = Rules(table.set_up())
    tally = Tally(rules.players)
    if record is not None:
        _make_folder(record)
    since = perf_counter()
    for number in _watched(games):
        bots = [Stroller(table.bots_seed(number), seat) for seat in range(rules.players)]
        if record is None:
            tally.add(*play_by_numbers(rules, table.set_up(number).seed, bots))
        else:
            game = play_by_name(table.set_up(number), bots)
            tally.add(game.facts, len(game.commands))
            _write(record / f"game-{number:06}.jsonl", write_record(game, pyrite.__version__))
    seconds = perf_counter() - since
    numbers = {
        "set_up": rules.set_up.plain(with_seed=False),
        "seed": table.seed,
        **tally.plain(),
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
    }
    if as_json:
        stdout().out(json.dumps(numbers, indent=2))
    else:
        _show(stdout(), numbers)


def play_by_numbers(rules: Rules, seed: bytes, bots: list[Stroller]) -> tuple[list[RawFact], int]:
    """Play a game by the numbers of its moves, which is fastest; return its facts and its decisions."""
    state = State.before(rules, seed)
    journal: list[RawFact] = []
    state.journal = journal
    begin_game(state)
    table, privates = state.table, state.privates
    decisions = 0
    while not table.winners:
        seat = next_asked(state)
        own = privates[seat]
        assert own is not None
        moves = legal_moves(table, seat, own)
        play(state, seat, moves[bots[seat].pick(len(moves))])
        decisions += 1
    return journal, decisions


def play_by_name(set_up: SetUp, bots: list[Stroller]) -> Game:
    """Play the same game so that it can be written down; only the moves that are made get names."""
    game = Game.begin(set_up)
    table, privates = game.state.table, game.state.privates
    while not table.winners:
        seat = next_asked(game.state)
        own = privates[seat]
        assert own is not None
        moves = legal_moves(table, seat, own)
        game.submit(seat, command_of(moves[bots[seat].pick(len(moves))], table.maze.grid))
    return game


def _watched(games: int) -> Iterator[int]:
    """The numbers of the games, with a bar that grows while someone is there to see it."""
    console = stderr()
    numbers = range(1, games + 1)
    yield from track(numbers, "Playing", console=console, transient=True, disable=not console.is_terminal)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"No records can be written to {folder}: {error.strerror or error}.") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror or error}.") from None


def _show(console: Console, numbers: dict[str, Any]) -> None:
    won, gold, wins = numbers["won_by"], numbers["gold_per_round"], numbers["wins"]
    rows = [
        ("games", f"{numbers['games']:>9}   {numbers['games_per_second']:.0f} a second"),
        ("decisions", f"{numbers['decisions_per_game']:>9.1f}   a game"),
        *(
            (f"won by {side}", f"{each['rounds']:>9}   {each['percent']:.2f} % of the rounds")
            for side, each in won.items()
        ),
        *((f"gold of a {role}", f"{each:>9.2f}   a round") for role, each in gold.items()),
        *(
            (f"won by seat {each['seat']}", f"{each['games']:>9}   {each['shared']} of them shared")
            for each in wins
        ),
    ]
    for name, value in rows:
        console.print(f"{name:<24}{value}")
