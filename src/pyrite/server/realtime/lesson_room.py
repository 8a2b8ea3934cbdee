"""A lesson as a room that is never stored: its position, the moves of the learner, and the script of the others.

A lesson has no state on the server. A client sends what the learner has played so far, and the lesson is played
again: that takes a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Raw

from pyrite.game import BadInput, Game, Refusal, command_from_json
from pyrite.game.commands import move_of
from pyrite.game.declare import Command
from pyrite.game.notation import parse_position
from pyrite.lessons.lesson import LEARNER, Lesson, LessonStep
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.room import Room, entries
from pyrite.server.room.decide.in_game import play_move, refusal_of
from pyrite.server.room.table_options import TableOptions
from pyrite.server.room.viewer_state import game_parts

_GUEST: Final = "learner"
_ALONE: Final = wire.Presence(connected=[LEARNER], spectator_count=0)


class LessonRoom:
    """A lesson while it is played, and the frames for its learner."""

    def __init__(self, name: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.room = _room(f"lesson-{name}", lesson)
        self.frames: list[Raw] = [Raw(encode_snapshot(self.room, _GUEST, LEARNER, _ALONE, now=0))]
        """What the learner is sent: a snapshot, then an update for each command."""
        self._steps = iter(lesson.steps)
        self.step: LessonStep | None = None
        """The step in which the learner must play; None at the end."""
        self._play_all(lesson.first_moves())
        self._go_on()

    def replay(self, played: Iterable[dict[str, Any]]) -> None:
        """Play what the learner has played so far; raise `BadInput` if that is not what the lesson asks for."""
        for each in played:
            command = command_from_json(each)
            if self.step is None or not self.step.is_right(command):
                raise BadInput("This is not how the lesson goes. Start it again.")
            self.play(command)

    def refusal(self, command: Command) -> Refusal | None:
        """Why the learner may not play a command now; None if the rules allow it."""
        return refusal_of(self.room, LEARNER, self._move(command))

    def reply_to(self, command: Command) -> str:
        """The reply to a legal command that is not right here; empty if it is right."""
        if self.step is None:
            return "other"
        return "" if self.step.is_right(command) else self.step.reply_to(command)

    def play(self, command: Command) -> None:
        """Play the command of the learner, then what the script says until the learner must play again."""
        assert self.step is not None
        self._play_all([(LEARNER, command), *self.step.others()])
        self._go_on()

    def _go_on(self) -> None:
        self.step = None
        for step in self._steps:
            if step.right:
                self.step = step
                return
            self._play_all(step.others())

    def _play_all(self, moves: Sequence[tuple[int, Command]]) -> None:
        for seat, command in moves:
            after, parts = self.room.sent_count[LEARNER], game_parts(self.room, LEARNER)
            decision = play_move(self.room, seat, self._move(command), {"at": 0})
            if isinstance(decision, Refusal):
                raise BadInput(f"The lesson cannot go on: {decision}")
            self.room.commit(decision)
            self.frames.append(Raw(FrameEncoder(self.room, now=0).update_for(LEARNER, after, parts)))

    def _move(self, command: Command) -> int:
        assert self.room.game is not None
        return move_of(command, self.room.game.state.table.maze.grid)


def _room(name: str, lesson: Lesson) -> Room:
    game = Game(parse_position(lesson.position))
    options = TableOptions(seats=len(lesson.names), clock="none", spectators=False, chat=False)
    opened = entries.RoomOpened(at=0, guest=_GUEST, options=options, seed=bytes(32).hex(), code="")
    seats: list[entries.AnyEntry] = [entries.SeatTaken(at=0, seat=LEARNER, name="", owner=_GUEST)]
    for seat, other in list(enumerate(lesson.names))[1:]:
        seats.append(entries.BotSeated(at=0, seat=seat, bot="heuristic", name=other))
    room = Room.of(name, [opened, *seats])
    room.game = game
    return room
