"""The steps of the golden playthroughs as frames. Every fact and every card occurs in them.

A room is made around the game of a playthrough, and its frames are written by the server's own encoder. So a page
can be shown a rare card without a game that leads to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from pyrite.game import Game, Refusal
from pyrite.game.commands import move_of
from pyrite.game.declare import Command, Fact
from pyrite.game.fact_codec import decode_fact
from pyrite.game.facts.cards import CardPlayed
from pyrite.game.facts.course import GameEnded, TurnBegun
from pyrite.game.project import project
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.room import Room, entries
from pyrite.server.room.decide.in_game import play_move
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_state import game_parts
from tests.golden.script import Script, golden_files, read_script

NAMES = ("Ada", "Bea", "Cora", "Dana", "Emil", "Fred", "Gwen", "Hugo", "Ines", "Jack", "Kira", "Liam")


@dataclass
class Scene:
    """A step of a game, as some viewers get it."""

    title: str
    actor: int
    played: CardPlayed | None = None
    """The last card that was played in this turn before the step."""
    facts: dict[int | None, list[Fact]] = field(default_factory=dict)
    """What each viewer sees: all facts of the step."""
    frames: dict[int | None, tuple[str, str]] = field(default_factory=dict)
    """For each viewer: the snapshot before the step, and the update."""


def name_of(fact: Fact) -> str:
    """What a fact is listed as: a played card by its command."""
    return type(fact.command).__name__ if isinstance(fact, CardPlayed) else type(fact).__name__


def scenes() -> Iterator[Scene]:
    """All steps of the golden playthroughs before the end of each game."""
    for path in golden_files():
        yield from _scenes_of(path.stem, read_script(path.read_text(encoding="utf-8")))


def _scenes_of(title: str, script: Script) -> Iterator[Scene]:
    room = _room_around(title, script.begin())
    assert room.game is not None
    viewers: list[int | None] = [None, *range(len(room.seats))]
    played: CardPlayed | None = None
    for seat, command in script.commands:
        before = {viewer: encode_snapshot(room, "", viewer, _NOBODY, now=0).decode() for viewer in viewers}
        sent = {viewer: (room.sent_count[viewer], game_parts(room, viewer)) for viewer in viewers}
        since = len(room.game.facts)
        _play(room, seat, command)
        encoder, scene = FrameEncoder(room, now=0), Scene(f"{title}, {seat}: {command}", seat, played)
        grid = room.game.state.table.maze.grid
        for viewer in viewers:
            seen = [project(fact, viewer) for fact in room.game.facts[since:]]
            scene.facts[viewer] = [decode_fact(fact, grid) for fact in seen if fact is not None]
            scene.frames[viewer] = (before[viewer], encoder.update_for(viewer, *sent[viewer]).decode())
        for fact in scene.facts[None]:
            played = fact if isinstance(fact, CardPlayed) else None if isinstance(fact, TurnBegun) else played
        if any(isinstance(fact, GameEnded) for fact in scene.facts[None]):
            return  # the podium covers the table
        yield scene


_NOBODY = wire.Presence(connected=[], spectator_count=0)


def _room_around(title: str, game: Game) -> Room:
    players = game.rules.players
    opened = entries.RoomOpened(
        at=0, guest="", options=TableOptions(seats=players, clock="none"), seed=bytes(32).hex(), code=""
    )
    seats = [entries.BotSeated(at=0, seat=seat, bot="random_bot", name=NAMES[seat]) for seat in range(players)]
    room = Room.of(f"golden-{title}", [opened, *seats])
    room.game = game
    return room


def _play(room: Room, seat: int, command: Command) -> None:
    assert room.game is not None
    decision = play_move(room, seat, move_of(command, room.game.state.table.maze.grid), {"at": 0})
    assert not isinstance(decision, Refusal), f"{seat}: {command} is refused: {decision}"
    room.commit(decision)
