"""Every lesson can be played to its end by the real rules, and the guide has words for everything."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pyrite.game import BadInput
from pyrite.game.catalogue import LAID_AS, NAME
from pyrite.game.commands import command_to_json
from pyrite.game.declare import Command
from pyrite.game.notation.commands import parse_command
from pyrite.lessons import LESSONS, read_lesson
from pyrite.lessons.lesson import LEARNER
from pyrite.rulebook import LANGUAGES, Language
from pyrite.server.http.lessons_api import LessonName
from pyrite.server.realtime.lesson_room import LessonRoom

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "i18n" / "learn"


@cache
def bundle(language: Language) -> FluentBundle:
    found = FluentBundle([language])
    found.add_resource(FluentResource((MESSAGES / f"{language}.ftl").read_text("utf-8")))
    return found


def room(name: str) -> LessonRoom:
    return LessonRoom(name, read_lesson(name))


def legal(lesson: LessonRoom) -> list[Command]:
    assert lesson.room.game is not None
    return lesson.room.game.legal(LEARNER)


def said_in(name: str) -> set[str]:
    """The ids of everything that the guide may say in a lesson."""
    lesson, said = room(name), {f"lesson-title-{name}", f"lesson-about-{name}"}
    for step in lesson.lesson.steps:
        said |= {f"lesson-{name}-{step.id}", *(f"lesson-{name}-{step.id}-{answer}" for answer in step.answers)}
        said |= {f"lesson-say-{answer}" for answer in step.answers}
    while lesson.step is not None:
        said |= {f"lesson-wrong-{reply}" for each in legal(lesson) if (reply := lesson.reply_to(each))}
        lesson.play(parse_command(lesson.step.right[0]))
    return said


@pytest.mark.parametrize("name", LESSONS)
def test_every_right_command_is_legal_and_the_lesson_ends(name: str) -> None:
    lesson = room(name)
    for step in lesson.lesson.played_steps:
        assert lesson.step == step
        for text in step.right:
            assert parse_command(text) in legal(lesson), text
        lesson.play(parse_command(step.right[0]))
    assert lesson.step is None


@pytest.mark.parametrize("name", LESSONS)
def test_every_other_right_command_goes_on_as_well(name: str) -> None:
    steps = read_lesson(name).played_steps
    for place, step in enumerate(steps):
        for text in step.right[1:]:
            lesson = room(name)
            for before in steps[:place]:
                lesson.play(parse_command(before.right[0]))
            lesson.play(parse_command(text))
            for after in steps[place + 1 :]:
                lesson.play(parse_command(after.right[0]))
            assert lesson.step is None


@pytest.mark.parametrize("name", LESSONS)
def test_every_reply_that_a_step_lists_answers_some_legal_command(name: str) -> None:
    lesson = room(name)
    while lesson.step is not None:
        replies = {lesson.reply_to(each) for each in legal(lesson)} - {""}
        assert set(lesson.step.wrong.values()) <= replies, lesson.step.id
        lesson.play(parse_command(lesson.step.right[0]))


@pytest.mark.parametrize("name", LESSONS)
def test_the_guide_points_at_the_card_that_is_to_be_played(name: str) -> None:
    for step in read_lesson(name).played_steps:
        cards = {point.removeprefix("card ") for point in step.points if point.startswith("card ")}
        assert cards == {_card_of(parse_command(text)) for text in step.right} - {None}, step.id


def _card_of(command: Command) -> str | None:
    """The card in the hand that a command plays."""
    data = command_to_json(command)
    if data["do"] == "LayTunnel":
        return NAME[LAID_AS[data["tunnel"]] // 2]
    return {"ReadMap": "map", "Rockfall": "rockfall"}.get(data["do"], data.get("card"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_the_guide_has_words_in_every_language(name: str, language: Language) -> None:
    assert [text for text in sorted(said_in(name)) if not bundle(language).has_message(text)] == []


def test_no_words_of_lessons_are_left_over() -> None:
    said = set().union(*(said_in(name) for name in LESSONS)) | {"lesson-wrong-other"}
    prefixes = ("lesson-wrong-", "lesson-say-", *(f"lesson-{name}-" for name in LESSONS))
    lines = (MESSAGES / "en.ftl").read_text("utf-8").splitlines()
    ids = {line.partition(" =")[0] for line in lines if line.startswith(prefixes)}
    assert sorted(ids - said) == []


def test_the_api_offers_the_lessons_in_their_order() -> None:
    assert get_args(LessonName) == LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_that_is_played_again_sends_the_same_frames(name: str) -> None:
    """The server keeps nothing: each request repeats what was played."""
    played = [parse_command(step.right[0]) for step in read_lesson(name).played_steps]
    for before, after in pairwise(range(len(played) + 1)):
        first, second = room(name), room(name)
        first.replay(command_to_json(each) for each in played[:before])
        first.play(played[before])
        second.replay(command_to_json(each) for each in played[:after])
        assert first.frames == second.frames


def test_what_the_lesson_did_not_ask_for_cannot_be_repeated() -> None:
    lesson = room("tunnel")
    with pytest.raises(BadInput, match="Start it again"):
        lesson.replay([command_to_json(parse_command("Pass cards=EW"))])
