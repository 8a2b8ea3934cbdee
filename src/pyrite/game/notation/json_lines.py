"""Reads files of JSON lines; errors name the line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, ParamSpec, TypeVar

from pyrite.game.refusal import BadInput, shown_names

_VERSION: Final = re.compile(r"[0-9A-Za-z.+-]{1,40}")
_Read = TypeVar("_Read")
_Args = ParamSpec("_Args")


def json_lines(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each non-empty line with its number; raise `BadInput` if one is not a JSON object."""
    # Not `splitlines`: it also splits at characters that JSON strings may contain.
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise BadInput(f"Line {number} is not JSON: this is not a record, or it is damaged.") from None
        if not isinstance(data, dict):
            raise BadInput(f"Line {number}: each line of a record must be a JSON object, from {{ to }}.")
        yield number, data


def at_line(line: int, read: Callable[_Args, _Read], *args: _Args.args, **kwargs: _Args.kwargs) -> _Read:
    """Call ``read``; a `BadInput` that it raises gets the line number."""
    try:
        return read(*args, **kwargs)
    except BadInput as error:
        raise BadInput(f"Line {line}: {error}") from None


def expect_names(data: dict[str, Any], names: set[str]) -> None:
    """Raise `BadInput` unless a line has exactly these names."""
    if data.keys() != names:
        raise BadInput(f"This line needs {', '.join(sorted(names))}, but has {shown_names(sorted(data))}.")


def version_in(data: dict[str, Any]) -> str | None:
    """The version of Pyrite that wrote a file, if the file says so."""
    version = data.get("pyrite")
    if version is not None and not (isinstance(version, str) and _VERSION.fullmatch(version)):
        raise BadInput("'pyrite' is the version that wrote the record, like \"0.1.0\", or null.")
    return version
