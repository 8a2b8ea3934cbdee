"""Creates rooms with their entries and seats, and guests with their tokens and one-time codes.

A migration never changes once it has been released: later changes are new migrations.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    _rooms()
    _guests()


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_rooms"),
        sa.UniqueConstraint("code", name="uq_rooms_code"),
    )
    op.create_index("ix_rooms_state", "rooms", ["state", "listed"])
    op.create_table(
        "entries",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["room"], ["rooms.room"], name="fk_entries_room", ondelete="CASCADE"),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "guest", name="pk_seats"),
        sa.ForeignKeyConstraint(["room"], ["rooms.room"], name="fk_seats_room", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_guests"),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_table(
        "tokens",
        sa.Column("token", sa.LargeBinary, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
        sa.ForeignKeyConstraint(["guest"], ["guests.guest"], name="fk_tokens_guest", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_table(
        "claims",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("code", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_claims"),
        sa.UniqueConstraint("code", name="uq_claims_code"),
        sa.ForeignKeyConstraint(["guest"], ["guests.guest"], name="fk_claims_guest", ondelete="CASCADE"),
    )
