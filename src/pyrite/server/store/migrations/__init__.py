"""Migrates a database to the current tables. Each module in `versions` is one migration (alembic)."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from pyrite.game import BadInput
from pyrite.server.store.tables import HEAD

MIGRATIONS_FOLDER: Final = Path(__file__).parent


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is new."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" in tables:
        version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return version
    if tables:
        raise BadInput("It is not a database of Pyrite. Choose another store, or a new one.")
    return None


def check_version(version: str | None) -> None:
    """Raise `BadInput` unless a database has this version of the tables."""
    if version is None:
        raise BadInput("It is empty. Check its name; a server creates the tables when it starts.")
    if version != HEAD:
        raise BadInput(
            "It has the tables of another version of Pyrite. Use that version, or start a server of this one, "
            "which migrates it."
        )


def migrate(connection: Connection) -> None:
    """Run the missing migrations within the transaction of this connection."""
    version = version_of(connection)
    if version == HEAD:
        return  # without importing alembic, which is slow

    from alembic.config import Config
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER).replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    known = {step.revision for step in steps.walk_revisions()}
    if version is not None and version not in known:
        raise BadInput("It was written by a newer version of Pyrite. Install that, or choose another store.")
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for step in reversed(list(steps.iterate_revisions(HEAD, version or "base"))):
            step.module.upgrade()
    context.stamp(steps, HEAD)
