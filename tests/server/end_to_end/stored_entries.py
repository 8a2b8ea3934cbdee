"""Reads entries directly from the SQLite file."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any


def entries(db_path: Path, room: str) -> list[dict[str, Any]]:
    """The entries of a room, secrets included."""
    with closing(sqlite3.connect(db_path)) as file:
        rows = file.execute("SELECT body FROM entries WHERE room = ? ORDER BY number", (room,))
        return [json.loads(body) for (body,) in rows]
