"""Exceptions without their messages, which may quote secrets. Worker processes need this without the logging."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from typing import Final

_MAX_FRAMES: Final = 12


def summarise_exception(error: BaseException) -> list[str]:
    """The type of an exception and its traceback positions, with those of its causes before it."""
    frames = [
        f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)[-_MAX_FRAMES:]
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = [*summarise_exception(cause), "caused"] if cause is not None else []
    return [*before, type(error).__name__, *frames]
