"""What a client was told, held against section 11 of the rules: nothing that it may not know (INFO-4)."""

import json
from random import Random
from typing import Any

from pyrite.game import Game, fact_to_json, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.fact_codec import decode_fact
from pyrite.game.notation.record import read_record, replay
from pyrite.game.project import Viewer, project
from tests.properties.imagined_past import relive

Plain = dict[str, Any]


def told_of(game: Game, viewer: Viewer) -> list[Plain]:
    """What a viewer is told of a game, as it is sent."""
    grid = game.state.table.maze.grid
    seen = (project(fact, viewer) for fact in game.facts)
    told: list[Plain] = json.loads(
        json.dumps([fact_to_json(decode_fact(fact, grid)) for fact in seen if fact is not None])
    )
    return told


def up_to(record: str, commands: int) -> Game:
    """The game of a record after so many commands."""
    read = read_record(record)
    game = read.opening()
    for entry in read.entries[1 : commands + 1]:
        assert entry.seat is not None
        assert entry.command is not None
        assert isinstance(game.submit(entry.seat, entry.command), list)
    return game


def prove(record: str, viewer: Viewer, facts: list[Plain], random: Random, moments: int) -> int:
    """Play the game again with other secrets, as the viewer may imagine them: just the same is told.

    Returns how many of these worlds were not the real one by chance.

    Together with what every client checks all the time, that choices and what it is shown follow from the facts
    alone, nothing in its frames depends on what it may not know.
    """
    whole = replay(read_record(record))
    assert told_of(whole, viewer) == facts
    others = 0
    for _ in range(moments):
        game = up_to(record, random.randrange(len(whole.commands)))
        world = imagine(game.state, viewer, SeededRandom(random.randbytes(32), "an imagined world"))
        others += world.privates != game.state.privates
        told = told_of(relive(game, world, viewer, random), viewer)
        assert told == facts[: len(told)]
        assert len(told) == len(told_of(game, viewer))
    return others


def search(frames: list[str], secrets: dict[str, str]) -> None:
    """None of these texts is in any frame."""
    for frame in frames:
        for what, secret in secrets.items():
            assert secret not in frame, f"{what} in {frame}"
