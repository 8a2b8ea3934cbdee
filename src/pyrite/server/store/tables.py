"""The SQL tables. A change here needs a migration in migrations/versions and a new HEAD.

PostgreSQL has two more, `nodes` and `presence`: see postgresql/cluster.py.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Computed,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

HEAD: Final = "0006"
"""The version of these tables: the latest migration in migrations/versions."""

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

_IS_OVER: Final = text("over_touched IS NOT NULL")

# No index contains `touched` or `due`: they change with every append, which would have to write one page more.
# `over_touched` is `touched` of a room whose game is over, computed by the database (migration 0006 says why).
ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("last", Integer, nullable=False),  # number of the last entry
    Column("code", Text),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("guests", Text, nullable=False),  # sorted JSON list; the same as in `seats`, which can be searched
    Column("driver", Text),  # the instance of the node that drives the room; unused on SQLite
    Column("due", BigInteger),
    Column("over_touched", BigInteger, Computed("CASE WHEN state = 'over' THEN touched END")),
    UniqueConstraint("code"),
    Index(None, "state", "listed"),
    Index(None, "driver"),
    Index(None, "over_touched", postgresql_where=_IS_OVER, sqlite_where=_IS_OVER),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# At most one per room: the latest. A cache of the entries up to `number`; it can be deleted without loss.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("room", Text, ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Index(None, "guest"),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index(None, "seen"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("token", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guests.guest", ondelete="CASCADE"), nullable=False),
    Index(None, "guest"),
)

CLAIMS: Final = Table(
    "claims",
    METADATA,
    Column("guest", Text, ForeignKey("guests.guest", ondelete="CASCADE"), primary_key=True),
    Column("code", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
    UniqueConstraint("code"),
)
