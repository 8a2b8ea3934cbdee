"""Reads the log that the fixture ``logged`` captures."""

import io
import json
from typing import Any


def lines(logged: io.StringIO) -> list[dict[str, Any]]:
    """The captured log lines."""
    return [json.loads(line) for line in logged.getvalue().splitlines()]
