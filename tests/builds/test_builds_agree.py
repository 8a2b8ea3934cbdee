"""Both builds of the rules give the same lists, facts, views, imagined worlds and rollouts.

300 games of random mixes are compared; `make equal-builds` compares any number.
"""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from pyrite.game import COMPILED
from tests.builds.digests import digests

CHECKOUT = Path(__file__).parents[2]
GAMES = 300


@pytest.mark.skipif(not COMPILED, reason="there is no compiled build to compare with")
def test_the_compiled_rules_play_as_the_plain_ones() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.builds.digests", str(GAMES)],
        env=os.environ | {"PYTHONPATH": str(CHECKOUT / "src")},
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=True,
    )
    plain = done.stdout.splitlines()
    assert len(plain) == GAMES
    assert list(islice(digests(), GAMES)) == plain


def test_games_differ() -> None:
    assert len({line.split()[-1] for line in islice(digests(), 20)}) == 20
