"""Rewrites stored entries in batches, for migrations."""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

_BATCH: Final = 1000
"""How many entries are read at a time."""

_entries = sa.table(
    "entries", sa.column("room", sa.Text), sa.column("number", sa.Integer), sa.column("body", sa.LargeBinary)
)


def rewrite_entries(connection: sa.Connection, rewritten: Callable[[bytes], bytes]) -> None:
    """Replace each entry by what ``rewritten`` returns for it."""
    place = sa.tuple_(_entries.c.room, _entries.c.number)
    batch = sa.select(_entries.c.room, _entries.c.number, _entries.c.body).order_by(
        _entries.c.room, _entries.c.number
    )
    of_entry = sa.and_(_entries.c.room == sa.bindparam("key"), _entries.c.number == sa.bindparam("place"))
    update = sa.update(_entries).where(of_entry).values(body=sa.bindparam("new"))
    last = ("", 0)
    while found := connection.execute(batch.where(place > sa.tuple_(*last)).limit(_BATCH)).all():
        rows = [
            {"key": room, "place": number, "new": new}
            for room, number, body in found
            if (new := rewritten(bytes(body))) != bytes(body)
        ]
        if rows:
            connection.execute(update, rows)
        last = (found[-1][0], found[-1][1])
