"""Input from outside is rejected with a clear sentence, or it can be played to its end.

`make fuzz` searches for more failures guided by coverage, `make soak` for as long as it runs.
"""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from tests.fuzz.targets import TARGETS
from tests.properties.sample_sizes import examples, play_seeds

CORPUS = sorted(path for path in (Path(__file__).parent / "corpus").glob("*/*") if path.is_file())
"""Inputs that once made the program fail, in a folder for each target."""

INPUTS = {
    "position": 60,
    "record": 60,
    "scenario": 40,
    "setup": 30,
    "deal": 30,
    "command": 100,
    "fact": 120,
    "line": 200,
    "cli": 60,
}


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_inputs_that_once_failed_pass(path: Path) -> None:
    TARGETS[path.parent.name].accepts(path.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_a_mangled_input_is_refused_in_clear_words_or_can_be_played(name: str) -> None:
    target = TARGETS[name]
    outcomes = set()

    @examples(INPUTS[name])
    @given(play_seeds())
    def try_inputs(number: int) -> None:
        outcomes.add(target.accepts(target.mangled_input(number)))

    try_inputs()
    assert outcomes == {True, False}, "inputs that are all refused or all accepted test nothing"


@pytest.mark.parametrize("name", TARGETS)
def test_unmangled_inputs_are_accepted(name: str) -> None:
    target = TARGETS[name]
    whole = [target.draw(Random(number)).encode() for number in range(8)]
    assert [text for text in whole if not target.accepts(text)] == [] or name == "cli"
