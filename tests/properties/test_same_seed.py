"""A seed and the commands are the whole game, in this process and in any other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given

from pyrite.game import SetUp
from tests.properties.digest import digest
from tests.properties.driver import play_to_end
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

ROOT = Path(__file__).parents[2]


@examples(10)
@given(set_ups(), play_seeds())
def test_the_same_seed_gives_the_same_game(set_up: SetUp, play_seed: int) -> None:
    one, other = play_to_end(set_up, play_seed), play_to_end(set_up, play_seed)
    assert one.facts == other.facts
    assert one.commands == other.commands
    assert one.state == other.state


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_the_same_seed_gives_the_same_game_in_another_process(hash_seed: str) -> None:
    there = subprocess.run(
        [sys.executable, "-m", "tests.properties.digest"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.strip() == digest()
