"""Adds what several nodes share: the driver of a room, when a room is due, and on PostgreSQL nodes and presence.

Nodes and presence are unlogged: they change all the time, and a server that crashes may forget them, because every
node writes them again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns, and the tables on PostgreSQL."""
    op.add_column("rooms", sa.Column("driver", sa.Text))
    op.add_column("rooms", sa.Column("due", sa.BigInteger))
    op.create_index("ix_rooms_driver", "rooms", ["driver"])
    if op.get_bind().dialect.name == "postgresql":
        _nodes()


def _nodes() -> None:
    op.create_table(
        "nodes",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("instance", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("entries_version", sa.Integer, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_nodes"),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "presence",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("instance", sa.Text, nullable=False),
        sa.Column("connected", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "instance", name="pk_presence"),
        prefixes=["UNLOGGED"],
    )
