"""Adds an index for retention, and on PostgreSQL what a node can read in entries.

Finished rooms are most of the rooms. Retention looks for those that were not used for a long time, so it needs an
index. An index on `touched` would cost every append: it changes with each, and PostgreSQL updates a row without
touching its indexes (HOT) only if no indexed column changes. `over_touched` is `touched` once the game is over,
and empty before. The database computes it, so nodes of the previous version need not know it.

Nodes of the previous version do not publish what they read, so nodes of this one write nothing until the last of
those has ended. Those also need `entries_version`, which a later migration drops.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_OVER_TOUCHED = "CASE WHEN state = 'over' THEN touched END"


def upgrade() -> None:
    """Add the columns and the index."""
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    # SQLite cannot add a stored column, and PostgreSQL 15 has no other.
    op.add_column(
        "rooms", sa.Column("over_touched", sa.BigInteger, sa.Computed(_OVER_TOUCHED, persisted=is_postgresql))
    )
    used = sa.text("over_touched IS NOT NULL")
    op.create_index("ix_rooms_over_touched", "rooms", ["over_touched"], postgresql_where=used, sqlite_where=used)
    if is_postgresql:
        op.add_column("nodes", sa.Column("reads", sa.Text, nullable=False, server_default=""))
        op.alter_column("nodes", "entries_version", server_default="2")
