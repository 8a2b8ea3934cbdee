"""Lessons: scripted positions with which newcomers learn the game. Each ``NAME.toml`` here is one lesson.

A lesson is played by the real rules. Its file has the position, and the steps that the guide leads through:

- ``id``: the guide says the message ``lesson-NAME-ID``, in the language of the learner.
- ``points``: what the guide points at: ``card EW``, ``cell 3,0``, ``seat 1``, or ``role``.
- ``right``: the commands that the learner may play. A step without them only needs to be read.
- ``wrong``: the reply to other legal commands, by how they begin: the message ``lesson-wrong-REPLY``.
- ``then``: what the others play afterwards.
- ``answers``: what the learner may say instead, the right answer first. The replies are ``lesson-NAME-ID-ANSWER``.
"""

from pyrite.lessons.lesson import LESSONS, Lesson, LessonStep, read_lesson

__all__ = ["LESSONS", "Lesson", "LessonStep", "read_lesson"]
