"""Files of JSON lines, read with care: whatever makes no sense is told with the line where it stands."""

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
    """Each line that is not empty with its number; raise `BadInput` if one is no object."""
    # Not `splitlines`: JSON may hold characters that it takes for the end of a line.
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise BadInput(f"Line {number} is not JSON: this is no record, or a damaged one.") from None
        if not isinstance(data, dict):
            raise BadInput(f"Line {number}: each line of a record is an object, from {{ to }}.")
        yield number, data


def at_line(line: int, read: Callable[_Args, _Read], *args: _Args.args, **kwargs: _Args.kwargs) -> _Read:
    """Read something; what `BadInput` is raised names the line."""
    try:
        return read(*args, **kwargs)
    except BadInput as error:
        raise BadInput(f"Line {line}: {error}") from None


def expect_names(data: dict[str, Any], names: set[str]) -> None:
    """Raise `BadInput` unless just these names stand in a line."""
    if data.keys() != names:
        raise BadInput(f"Here stand {', '.join(sorted(names))}, but this line has {shown_names(sorted(data))}.")


def version_in(data: dict[str, Any]) -> str | None:
    """The version of Pyrite that wrote a file, if that was noted."""
    version = data.get("pyrite")
    if version is not None and not (isinstance(version, str) and _VERSION.fullmatch(version)):
        raise BadInput("'pyrite' is the version that wrote the record, as in \"0.1.0\", or null.")
    return version
