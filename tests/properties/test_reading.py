"""Input from outside is accepted or raises `BadInput`, nothing else."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import given

from pyrite.game import BadInput, SetUp, command_from_json, command_to_json, fact_from_json, fact_to_json
from pyrite.game.commands import move_of
from pyrite.game.dealing.fairness import check_record, check_viewer_record
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.maze import Grid
from pyrite.game.notation.record import read_record, write_record
from pyrite.game.notation.viewer_record import read_viewer_record, write_viewer_record
from tests.properties.driver import play_to_end
from tests.properties.sample_sizes import examples, play_seeds
from tests.properties.strategies import set_ups

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 99, 0.5, "", "x", "NES", "gold"),
    *([], [0], ["x"], [[]], [None], [0, 0], ["NES", "NES"], {}, {"x": 1}, False, "seat", "E"),
)


def changed(data: Any, random: Random) -> Any:
    """A copy of the data in which one field is missing, renamed or replaced."""
    if isinstance(data, dict) and data and random.random() < 0.9:
        name = random.choice(sorted(data))
        rest = {key: value for key, value in data.items() if key != name}
        change = random.randrange(5)
        if change == 0:
            return rest
        if change == 1:
            return {**data, "more": random.choice(ODD)}
        return {**data, name: random.choice(ODD) if change == 2 else changed(data[name], random)}
    if isinstance(data, list) and data and random.random() < 0.7:
        place = random.randrange(len(data))
        return [*data[:place], changed(data[place], random), *data[place + 1 :]]
    return random.choice(ODD)


def read_fact(data: Any, grid: Grid) -> None:
    """Read a fact all the way into the core."""
    with suppress(BadInput):
        encode_fact(fact_from_json(data), grid)


@examples(10)
@given(set_ups(), play_seeds())
def test_a_changed_fact_is_bad_input_or_a_fact(set_up: SetUp, play_seed: int) -> None:
    game, random = play_to_end(set_up, play_seed), Random(play_seed)
    grid = game.state.table.maze.grid
    one_of_each = {fact[0]: fact for fact in game.facts}
    for fact in one_of_each.values():
        data = fact_to_json(decode_fact(fact, grid))
        for _ in range(20):
            read_fact(json.loads(json.dumps(changed(data, random))), grid)


@examples(10)
@given(set_ups(), play_seeds())
def test_a_changed_command_is_bad_input_or_a_command(set_up: SetUp, play_seed: int) -> None:
    game, random = play_to_end(set_up, play_seed), Random(play_seed)
    grid = game.state.table.maze.grid
    for command in sorted({command for _, command in game.commands}, key=repr):
        for _ in range(2):
            with suppress(BadInput):
                move_of(command_from_json(changed(command_to_json(command), random)), grid)


@examples(60)
@given(set_ups(), play_seeds())
def test_a_changed_set_up_is_bad_input_or_a_set_up(set_up: SetUp, play_seed: int) -> None:
    random = Random(play_seed)
    for _ in range(30):
        try:
            read = SetUp.from_json(changed(set_up.to_json(), random))
        except BadInput:
            continue
        assert SetUp.from_json(read.to_json()) == read


def with_a_changed_line(text: str, random: Random) -> str:
    """The file with one line changed, missing or doubled, or with two lines exchanged."""
    lines = text.splitlines()
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    change = random.randrange(6)
    if change == 0:
        del lines[one]
    elif change == 1:
        lines.insert(other, lines[one])
    elif change == 2:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines[one] = json.dumps(changed(json.loads(lines[one]), random))
    return "\n".join(lines)


@examples(10)
@given(set_ups(), play_seeds())
def test_a_changed_record_is_bad_input_or_checked_for_fairness(set_up: SetUp, play_seed: int) -> None:
    game, random = play_to_end(set_up, play_seed), Random(play_seed)
    record, seen = write_record(game), write_viewer_record(game, play_seed % set_up.players)
    for _ in range(12):
        with suppress(BadInput):
            assert check_viewer_record(read_viewer_record(with_a_changed_line(seen, random)))
    for _ in range(3):
        with suppress(BadInput):
            assert check_record(read_record(with_a_changed_line(record, random)))
