"""The API for lessons. Nothing is stored: each request has what the learner has played so far."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from pyrite.game import command_from_json
from pyrite.lessons import LessonStep, read_lesson
from pyrite.server.http.endpoints import Call, Endpoint
from pyrite.server.http.errors import BAD_INPUT
from pyrite.server.http.rate_limits import LimitKind
from pyrite.server.realtime.lesson_room import LessonRoom
from pyrite.server.realtime.wire import Refused

LessonName = Literal["tunnel", "tools", "map", "saboteur", "gold"]


class LessonPath(Struct, frozen=True):
    """A lesson by its name."""

    lesson: LessonName


class GuideStep(Struct, frozen=True):
    """A step as the guide shows it; `pyrite.lessons` explains the fields."""

    id: str
    points: tuple[str, ...]
    plays: bool
    """Whether the learner must play a command."""
    others: int
    """How many commands the others play after this step."""
    answers: tuple[str, ...]


class LessonBeginning(Struct, frozen=True):
    """The steps of a lesson, and the frames before the first."""

    steps: list[GuideStep]
    frames: list[Raw]


class LessonCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of the learner, after those that were right. With ``check`` it is not played."""

    played: Annotated[list[dict[str, Any]], Meta(max_length=20)]
    command: dict[str, Any]
    check: bool = False


class LessonAnswer(Struct, frozen=True):
    """What follows: frames if the command is right, a reply if it is legal but not right, or a refusal."""

    frames: list[Raw]
    reply: str
    refused: Refused | None


class LessonsApi:
    """Endpoints for lessons."""

    @property
    def endpoints(self) -> tuple[Endpoint, ...]:
        """The endpoints of this API."""
        address = "/api/lessons/{lesson}"
        return (
            Endpoint("GET", address, self.begin, (BAD_INPUT,), LimitKind.LESSONS),
            Endpoint("POST", address, self.play, (BAD_INPUT,), LimitKind.LESSONS),
        )

    async def begin(self, call: Call, path: LessonPath) -> LessonBeginning:
        """Begin a lesson: its steps, and the first frames for its learner."""
        lesson = LessonRoom(path.lesson, read_lesson(path.lesson))
        return LessonBeginning([_guide_step(step) for step in lesson.lesson.steps], lesson.frames)

    async def play(self, call: Call, path: LessonPath, body: LessonCommand) -> LessonAnswer:
        """Play a command in a lesson, or check whether it would be refused."""
        lesson = LessonRoom(path.lesson, read_lesson(path.lesson))
        lesson.replay(body.played)
        command = command_from_json(body.command)
        refusal = lesson.refusal(command)
        if refusal is not None:
            return LessonAnswer(
                [], "", Refused(ref="", reason=refusal.reason, text=refusal.text, rule=refusal.rule)
            )
        reply = lesson.reply_to(command)
        if reply or body.check:
            return LessonAnswer([], reply, None)
        known = len(lesson.frames)
        lesson.play(command)
        return LessonAnswer(lesson.frames[known:], "", None)


def _guide_step(step: LessonStep) -> GuideStep:
    return GuideStep(step.id, step.points, bool(step.right), len(step.then), step.answers)
