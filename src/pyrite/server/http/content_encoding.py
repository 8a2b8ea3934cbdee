"""Which compressed form of a static file a client accepts.

Only files of the build are compressed, when they are built. Responses of the API and WebSocket frames never are:
the length of compressed data can reveal a secret that is compressed together with text that an attacker chooses.
"""

from __future__ import annotations

from typing import Final

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""Ends of the names of compressed files by content coding, the smallest form first."""


def accepted_encodings(header: str) -> list[str]:
    """The codings that an ``Accept-Encoding`` header accepts, the smallest form first.

    >>> accepted_encodings("gzip, deflate, br;q=0.9"), accepted_encodings("br;q=0, *"), accepted_encodings("")
    (['br', 'gzip'], ['gzip'], [])
    """
    named = dict(_weighted(part) for part in header.lower().split(","))
    others = named.get("*", 0.0)
    return [coding for coding in SUFFIXES if named.get(coding, others) > 0]


def _weighted(part: str) -> tuple[str, float]:
    """A coding with its weight. A weight that is not a number counts as 0: the plain file is always right."""
    coding, _, weight = part.partition(";")
    if not weight.strip():
        return coding.strip(), 1.0
    try:
        return coding.strip(), float(weight.strip().removeprefix("q="))
    except ValueError:
        return coding.strip(), 0.0
