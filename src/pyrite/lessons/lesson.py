"""Reads the files of lessons, and says whether a command is right."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from pyrite.game.declare import Command
from pyrite.game.notation.commands import parse_command, print_command

LESSONS: Final = ("tunnel", "tools", "map", "saboteur", "gold")
"""All lessons, in the order in which they are learned."""

LEARNER: Final = 0
"""The seat of the learner."""

_OTHERWISE: Final = {"Pass": "pass", "": "other"}
"""The replies to commands that a step does not mention."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson; `pyrite.lessons` explains the fields."""

    id: str
    points: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    then: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()

    def is_right(self, command: Command) -> bool:
        """Whether the learner may play this command here."""
        return any(parse_command(text) == command for text in self.right)

    def reply_to(self, command: Command) -> str:
        """The reply to a legal command that is not right: that of the longest beginning that fits."""
        text, replies = print_command(command), _OTHERWISE | self.wrong
        return replies[max((start for start in replies if text.startswith(start)), key=len)]

    def others(self) -> list[tuple[int, Command]]:
        """What the other seats play after this step."""
        return [_read_move(line) for line in self.then]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is in its file."""

    names: tuple[str, ...]
    """The names of the seats. The first is that of the learner, who needs none."""
    position: str
    steps: tuple[LessonStep, ...]
    opening: tuple[str, ...] = ()
    """What the others play before the first step."""

    @property
    def played_steps(self) -> list[LessonStep]:
        """The steps in which the learner plays a command."""
        return [step for step in self.steps if step.right]

    def first_moves(self) -> list[tuple[int, Command]]:
        """What the other seats play before the first step."""
        return [_read_move(line) for line in self.opening]


@cache
def read_lesson(name: str) -> Lesson:
    """A lesson by its name, one of `LESSONS`."""
    text = (files("pyrite.lessons") / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Lesson)


def _read_move(line: str) -> tuple[int, Command]:
    """A line like ``seat 2: ReadMap 0``."""
    seat, _, command = line.removeprefix("seat ").partition(":")
    return int(seat), parse_command(command)
