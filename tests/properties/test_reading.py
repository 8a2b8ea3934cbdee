"""Whatever is read from outside is either understood or `BadInput`, never anything else."""

import json
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import given

from pyrite.game import BadInput, SetUp, command_from_plain, fact_from_plain, plain_command, plain_fact
from pyrite.game.commands import move_of
from pyrite.game.dealing.fairness import check_record, check_seen
from pyrite.game.fact_codec import named, raw
from pyrite.game.maze import Grid
from pyrite.game.notation.record import read_record, write_record
from pyrite.game.notation.seen import read_seen, write_seen
from tests.properties.driver import play_out
from tests.properties.effort import examples, rng
from tests.properties.strategies import set_ups

ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 99, 0.5, "", "x", "NES", "gold"),
    *([], [0], ["x"], [[]], [None], [0, 0], ["NES", "NES"], {}, {"x": 1}, False, "seat", "E"),
)


def spoilt(data: Any, random: Random) -> Any:
    """The same with one thing in it changed: a field lost, renamed or replaced, somewhere inside."""
    if isinstance(data, dict) and data and random.random() < 0.9:
        name = random.choice(sorted(data))
        rest = {key: value for key, value in data.items() if key != name}
        change = random.randrange(5)
        if change == 0:
            return rest
        if change == 1:
            return {**data, "more": random.choice(ODD)}
        return {**data, name: random.choice(ODD) if change == 2 else spoilt(data[name], random)}
    if isinstance(data, list) and data and random.random() < 0.7:
        place = random.randrange(len(data))
        return [*data[:place], spoilt(data[place], random), *data[place + 1 :]]
    return random.choice(ODD)


def read_fact(data: Any, grid: Grid) -> None:
    """Read a fact all the way into the core."""
    with suppress(BadInput):
        raw(fact_from_plain(data), grid)


@examples(10)
@given(set_ups(), rng())
def test_a_spoilt_fact_is_bad_input_or_a_fact(set_up: SetUp, lot: int) -> None:
    game, random = play_out(set_up, lot), Random(lot)
    grid = game.state.table.maze.grid
    one_of_each = {fact[0]: fact for fact in game.facts}
    for fact in one_of_each.values():
        data = plain_fact(named(fact, grid))
        for _ in range(20):
            read_fact(json.loads(json.dumps(spoilt(data, random))), grid)


@examples(10)
@given(set_ups(), rng())
def test_a_spoilt_command_is_bad_input_or_a_command(set_up: SetUp, lot: int) -> None:
    game, random = play_out(set_up, lot), Random(lot)
    grid = game.state.table.maze.grid
    for command in sorted({command for _, command in game.commands}, key=repr):
        for _ in range(2):
            with suppress(BadInput):
                move_of(command_from_plain(spoilt(plain_command(command), random)), grid)


@examples(60)
@given(set_ups(), rng())
def test_a_spoilt_set_up_is_bad_input_or_a_set_up(set_up: SetUp, lot: int) -> None:
    random = Random(lot)
    for _ in range(30):
        try:
            read = SetUp.from_plain(spoilt(set_up.plain(), random))
        except BadInput:
            continue
        assert SetUp.from_plain(read.plain()) == read


def spoilt_lines(text: str, random: Random) -> str:
    """The same file with a line spoilt, lost, doubled, or two exchanged."""
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
        lines[one] = json.dumps(spoilt(json.loads(lines[one]), random))
    return "\n".join(lines)


@examples(10)
@given(set_ups(), rng())
def test_a_spoilt_file_of_a_game_is_bad_input_or_found_fair_or_not(set_up: SetUp, lot: int) -> None:
    game, random = play_out(set_up, lot), Random(lot)
    record, seen = write_record(game), write_seen(game, lot % set_up.players)
    for _ in range(12):
        with suppress(BadInput):
            assert check_seen(read_seen(spoilt_lines(seen, random)))
    for _ in range(3):
        with suppress(BadInput):
            assert check_record(read_record(spoilt_lines(record, random)))
