"""The C++ yardstick plays the same game as ours: as many decisions, legal moves, tunnels and nuggets."""

import json
import shutil
import statistics
import subprocess
from random import Random
from typing import Any

import pytest

from benchmarks.speed import yardstick
from pyrite.game import SetUp
from pyrite.game.decide import play
from pyrite.game.legal import legal_moves
from pyrite.game.moves import LAY_TUNNEL, TURN, VERB_BITS
from pyrite.game.rounds import begin_game
from pyrite.game.setup import Rules
from pyrite.game.state import State
from pyrite.game.turn import next_asked

OURS, THEIRS = 150, 4000
"""The number of games played."""
MAX_ERRORS = 4.5
"""More standard errors than this happen by chance once in a hundred thousand tests. The seeds are fixed."""


def game_of_ours(number: int, rng: Random) -> tuple[float, float, float, float]:
    """Decisions, legal moves a decision, tunnels laid, nuggets paid."""
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


def games_of_yardstick(how: str) -> dict[str, Any]:
    """The answer of the yardstick for many games."""
    done = subprocess.run(
        [yardstick.build()], input=f"{how} 1 0 {THEIRS}\n", capture_output=True, text=True, check=True
    )
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[1])
    assert answer["games"] == THEIRS
    return answer


@pytest.mark.skipif(shutil.which("g++") is None and shutil.which("c++") is None, reason="no C++ compiler")
def test_the_yardstick_plays_as_we_do() -> None:
    rng = Random(1)
    ours = list(zip(*(game_of_ours(number, rng) for number in range(OURS)), strict=True))
    listed, sampled = games_of_yardstick("list"), games_of_yardstick("sample")
    decisions = listed["counts"]["list"]
    of_lists = (
        decisions / THEIRS,
        listed["legal"] / decisions,
        listed["laid"] / THEIRS,
        listed["nuggets"] / THEIRS,
    )
    without = (sampled["counts"]["sample"] / THEIRS, None, sampled["laid"] / THEIRS, sampled["nuggets"] / THEIRS)
    for figures, one, other in zip(ours, of_lists, without, strict=True):
        error = max(statistics.stdev(figures) / OURS**0.5, 0.01)
        assert abs(statistics.mean(figures) - one) < MAX_ERRORS * error
        if other is not None:
            assert abs(statistics.mean(figures) - other) < MAX_ERRORS * error
