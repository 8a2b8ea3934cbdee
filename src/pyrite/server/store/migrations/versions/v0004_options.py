"""Rewrites stored entries: table options say how long a veto window is open, and whether there is a coach.

Until now the clock said how long, and there was no coach.

Snapshots are deleted: they are a cache, and the server writes new ones.
"""

import msgspec
import sqlalchemy as sa
from alembic import op

from pyrite.server.store.migrations.stored_entries import rewrite_entries

revision = "0004"
down_revision = "0003"

_snapshots = sa.table("snapshots")


def upgrade() -> None:
    """Rewrite entries, delete snapshots."""
    connection = op.get_bind()
    connection.execute(sa.delete(_snapshots))
    rewrite_entries(connection, _with_all_options)


def _with_all_options(body: bytes) -> bytes:
    entry = msgspec.json.decode(body)
    if "options" not in entry:
        return body
    entry["options"].setdefault("veto_time", "clock")
    entry["options"].setdefault("coach", False)
    return msgspec.json.encode(entry)
