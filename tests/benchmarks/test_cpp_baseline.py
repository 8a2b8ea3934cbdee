"""The C++ baseline plays the same game as the Python rules: on average the same numbers of decisions and moves."""

import json
import shutil
import statistics
import subprocess
from random import Random
from typing import Any

import pytest

from benchmarks.speed import cpp_baseline
from pyrite.game import SetUp
from pyrite.game.asked import next_asked
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.moves import LAY_TUNNEL, TURN, VERB_BITS
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import State

PYTHON_GAMES, CPP_GAMES = 150, 4000
MAX_STANDARD_ERRORS = 4.5
"""A difference of this many standard errors has a probability of one in a hundred thousand. Seeds are fixed."""


def python_game(number: int, rng: Random) -> tuple[float, float, float, float]:
    """Decisions, legal moves per decision, tunnels laid, nuggets paid."""
    state = State.before(Rules(SetUp(5)), number.to_bytes(32, "big"))
    begin_game(state)
    decisions = legal = laid = 0
    while not state.table.winners:
        seat = next_asked(state)
        own = state.privates[seat]
        assert own is not None
        moves = legal_moves(state.table, seat, own)
        decisions += 1
        legal += len(moves)
        move = rng.choice(moves)
        laid += state.table.question == TURN and move >> VERB_BITS == LAY_TUNNEL
        play(state, seat, move)
    nuggets = sum(sum(own.gold) for own in state.privates if own is not None)
    return decisions, legal / decisions, laid, nuggets


def cpp_games(job: str) -> dict[str, Any]:
    """The totals of the C++ baseline over many games."""
    done = subprocess.run(
        [cpp_baseline.build()], input=f"{job} 1 0 {CPP_GAMES}\n", capture_output=True, text=True, check=True
    )
    totals: dict[str, Any] = json.loads(done.stdout.splitlines()[1])
    assert totals["games"] == CPP_GAMES
    return totals


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("g++") is None and shutil.which("c++") is None, reason="no C++ compiler")
def test_the_cpp_baseline_plays_the_same_game() -> None:
    rng = Random(1)
    python = list(zip(*(python_game(number, rng) for number in range(PYTHON_GAMES)), strict=True))
    listed, sampled = cpp_games("list"), cpp_games("sample")
    decisions = listed["counts"]["list"]
    with_lists = (
        decisions / CPP_GAMES,
        listed["legal"] / decisions,
        listed["laid"] / CPP_GAMES,
        listed["nuggets"] / CPP_GAMES,
    )
    without_lists = (
        sampled["counts"]["sample"] / CPP_GAMES,
        None,
        sampled["laid"] / CPP_GAMES,
        sampled["nuggets"] / CPP_GAMES,
    )
    for figures, mean_with_lists, mean_without in zip(python, with_lists, without_lists, strict=True):
        tolerance = MAX_STANDARD_ERRORS * max(statistics.stdev(figures) / PYTHON_GAMES**0.5, 0.01)
        assert abs(statistics.mean(figures) - mean_with_lists) < tolerance
        if mean_without is not None:
            assert abs(statistics.mean(figures) - mean_without) < tolerance
