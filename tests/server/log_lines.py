"""What was logged, line by line."""

import io
import json
from typing import Any


def lines(logged: io.StringIO) -> list[dict[str, Any]]:
    """The lines that the fixture ``logged`` has caught."""
    return [json.loads(line) for line in logged.getvalue().splitlines()]
