"""Play the example game of docs/beliefs.md with Bayesian bots, and let `pyrite analyse` review it.

    python -m tools.suspicion_game

Writes the record of the game and its chart to docs/pictures/beliefs, and what the command prints for the
first round into the page.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import pyrite
from pyrite.bots.players.bayesian import BayesianBot
from pyrite.cli import main as run_pyrite
from pyrite.cli.bot_games import play_commands
from pyrite.game import Game, SetUp
from pyrite.game.dealing.seeds import derive_seed
from pyrite.game.notation.record import write_record
from tools.beliefs_page import CHECKOUT, PICTURES, SHOWN, check_page, put_on_page

SEED: Final = "suspicion"
NUMBER: Final = 2
PLAYERS: Final = 5
RECORD: Final = PICTURES / "game.jsonl"
PICTURE: Final = PICTURES / "game.svg"
ACTIONS: Final = 16
"""How many actions of the first round the page shows."""


def play() -> Game:
    """A game of Bayesian bots."""
    game = Game.begin(SetUp(PLAYERS, seed=derive_seed(SEED, "the deal", NUMBER)))
    play_commands(game, [BayesianBot(derive_seed(SEED, "the bots", NUMBER), seat) for seat in range(PLAYERS)])
    return game


def analyse(record: Path, picture: Path) -> str:
    """Run `pyrite analyse` on a record and draw the chart; return the printed text."""
    printed = StringIO()
    with redirect_stdout(printed):
        code = run_pyrite(["analyse", str(record), "--svg", str(picture), "--language", "en"])
    if code:
        raise SystemExit(code)
    return printed.getvalue()


def excerpt(printed: str) -> list[str]:
    """The first round of the printed text, and the largest changes."""
    rounds, changes = printed.split("\nLargest changes\n")
    head, first = rounds.split("\nRound ")[:2]
    actions, bars = first.rstrip().split("\n\n")
    number, *lines = actions.splitlines()
    more = ["  ..."] if len(lines) > ACTIONS else []
    return [head, f"Round {number}", *lines[:ACTIONS], *more, "", bars, "", "Largest changes", changes.rstrip()]


def main() -> int:
    """Play, draw the chart, and write into the page."""
    check_page(SHOWN)
    PICTURES.mkdir(parents=True, exist_ok=True)
    RECORD.write_text(write_record(play(), pyrite.__version__), encoding="utf-8", newline="\n")
    printed = analyse(RECORD, PICTURE)
    command = f"$ pyrite analyse {RECORD.relative_to(CHECKOUT)} --svg game.svg"
    put_on_page(SHOWN, ["```text", command, *excerpt(printed), "```"])
    print(f"{RECORD.relative_to(CHECKOUT)} and {PICTURE.relative_to(CHECKOUT)} are written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
