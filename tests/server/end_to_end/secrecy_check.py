"""The secrecy check: a client was sent nothing that it may not know (section 11 of the rules, INFO-4)."""

import json
from random import Random
from typing import Any

from pyrite.game import Game, fact_to_json, imagine
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.fact_codec import decode_fact
from pyrite.game.notation.record import read_record, replay
from pyrite.game.project import Viewer, project
from tests.properties.imagined_past import replay_in_world

JsonObject = dict[str, Any]


def facts_sent_to(game: Game, viewer: Viewer) -> list[JsonObject]:
    """The facts of a game that a viewer is sent, as JSON."""
    grid = game.state.table.maze.grid
    visible = (project(fact, viewer) for fact in game.facts)
    sent: list[JsonObject] = json.loads(
        json.dumps([fact_to_json(decode_fact(fact, grid)) for fact in visible if fact is not None])
    )
    return sent


def game_after(record: str, commands: int) -> Game:
    """The game of a record after this many commands."""
    read = read_record(record)
    game = read.opening()
    for entry in read.entries[1 : commands + 1]:
        assert entry.seat is not None
        assert entry.command is not None
        assert isinstance(game.submit(entry.seat, entry.command), list)
    return game


def check_viewer_secrecy(record: str, viewer: Viewer, facts: list[JsonObject], random: Random, worlds: int) -> int:
    """Replay the game in imagined worlds that look the same to the viewer, who must receive the same facts.

    ``worlds`` is how many are imagined. Returns how many of them differ from the real one.

    Every client also checks that choices and snapshots follow from the facts alone. So nothing in its frames
    depends on secrets.
    """
    whole = replay(read_record(record))
    assert facts_sent_to(whole, viewer) == facts
    others = 0
    for _ in range(worlds):
        game = game_after(record, random.randrange(len(whole.commands)))
        world = imagine(game.state, viewer, SeededRandom(random.randbytes(32), "an imagined world"))
        others += world.privates != game.state.privates
        sent = facts_sent_to(replay_in_world(game, world, viewer, random), viewer)
        assert sent == facts[: len(sent)]
        assert len(sent) == len(facts_sent_to(game, viewer))
    return others


def check_no_frame_contains(frames: list[str], secrets: dict[str, str]) -> None:
    """Check that no frame contains any of these texts."""
    for frame in frames:
        for what, secret in secrets.items():
            assert secret not in frame, f"{what} in {frame}"
