"""Adds snapshots of rooms, so that a room is loaded without reading all its entries. They are only a cache."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "snapshots",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["room"], ["rooms.room"], name="fk_snapshots_room", ondelete="CASCADE"),
    )
