"""What the store keeps, read from its file."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


def entries(kept_at: Path, room: str) -> list[dict[str, Any]]:
    """The entries of a room, all secrets included."""
    with closing(sqlite3.connect(kept_at)) as file:
        rows = file.execute("SELECT body FROM entries WHERE room = ? ORDER BY number", (room,))
        return [json.loads(body) for (body,) in rows]
