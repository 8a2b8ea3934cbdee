"""Opening a store: URLs, migrations, files of other programs."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.engine.interfaces import ReflectedIndex

from pyrite.game import BadInput
from pyrite.server.store import Store, open_store
from pyrite.server.store.database import engine
from pyrite.server.store.migrations import MIGRATIONS_FOLDER, migrate
from pyrite.server.store.tables import HEAD, METADATA
from tests.server.store.store_helpers import room, with_store


async def only_check_ready(store: Store) -> None:
    assert await store.ready()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def refusal(url: str) -> str:
    with pytest.raises(BadInput) as caught:
        with_store(url, only_check_ready)
    return str(caught.value)


# ---------------------------------------------------------------- URLs


@pytest.mark.parametrize(
    "url",
    ["", "tables.db", "sqlite:", "sqlite:///", "sqlite://tables.db", "memory", "pg://ada:secret@host/tables"],
)
def test_an_invalid_url_is_explained(url: str) -> None:
    message = refusal(url)
    assert "Use sqlite:///pyrite.db" in message
    assert "secret" not in message


def test_sqlite_in_memory_is_refused() -> None:
    assert "Use memory:" in refusal("sqlite:///:memory:")


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert f"There is no folder {tmp_path / 'missing'}" in refusal(f"sqlite:///{tmp_path}/missing/tables.db")


def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path}/50 % of ä#b?mode=ro.db", only_check_ready)
    assert (tmp_path / "50 % of ä#b?mode=ro.db").exists()


def test_data_is_still_there_when_the_file_is_reopened(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append(room("mine", code="AAAA"), 0, [b"one"])

    async def read(store: Store) -> None:
        assert await store.read("mine") == [b"one"]
        assert await store.room_by_code("AAAA") == "mine"

    with_store(f"sqlite:///{path}", write)
    with_store(f"sqlite:///{path}", read)


# ---------------------------------------------------------------- files that are something else


def test_a_file_that_is_not_a_database_is_refused(path: Path) -> None:
    path.write_text("a shopping list, long enough to be read as the head of a file\n" * 100)
    assert refusal(f"sqlite:///{path}") == f"The store {path} cannot be opened: file is not a database."


def test_a_database_of_another_program_is_refused_and_not_changed(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert "not a database of Pyrite" in refusal(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_database_of_a_newer_version_is_refused(path: Path) -> None:
    with_store(f"sqlite:///{path}", only_check_ready)
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert "newer version of Pyrite" in refusal(f"sqlite:///{path}")


# ---------------------------------------------------------------- migrations


def schema(path: Path) -> dict[str, object]:
    """The schema that the database reports."""
    reader = engine(path, writes=False)
    with reader.connect() as connection:
        seen = inspect(connection)
        found = {
            table: (
                [{**column, "type": str(column["type"])} for column in seen.get_columns(table)],
                seen.get_pk_constraint(table),
                seen.get_foreign_keys(table),
                seen.get_unique_constraints(table),
                [_as_text(index) for index in seen.get_indexes(table)],
            )
            for table in seen.get_table_names()
            if table != "alembic_version"
        }
    reader.dispose()
    return {**found}


def _as_text(index: ReflectedIndex) -> dict[str, object]:
    """An index whose condition can be compared."""
    return {**index, "dialect_options": [f"{name} {each}" for name, each in index["dialect_options"].items()]}


def test_migrations_create_the_declared_tables(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path / 'migrated.db'}", only_check_ready)
    made = engine(tmp_path / "made.db", writes=True)
    METADATA.create_all(made)
    made.dispose()
    assert schema(tmp_path / "migrated.db") == schema(tmp_path / "made.db")
    assert len(schema(tmp_path / "made.db")) == len(METADATA.tables)

    migrated = engine(tmp_path / "migrated.db", writes=False)
    with migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrated.dispose()


def test_head_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_an_interrupted_migration_changes_nothing(path: Path) -> None:
    def migrate_then_interrupt(connection: Connection) -> None:
        migrate(connection)
        assert inspect(connection).has_table("entries")
        raise KeyboardInterrupt

    writer = engine(path, writes=True)
    with pytest.raises(KeyboardInterrupt), writer.begin() as connection:
        migrate_then_interrupt(connection)
    writer.dispose()
    assert schema(path) == {}
    with_store(f"sqlite:///{path}", only_check_ready)


def test_migrating_logs_nothing(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with_store(f"sqlite:///{path}", only_check_ready)
    assert [record for record in caplog.records if record.name.startswith(("alembic", "sqlalchemy"))] == []


def test_a_database_that_is_up_to_date_is_opened_without_alembic(path: Path) -> None:
    with_store(f"sqlite:///{path}", only_check_ready)
    program = (
        "import asyncio, sys; from pyrite.server.store import open_store\n"
        "async def main(): await (await open_store(sys.argv[1])).close()\n"
        "asyncio.run(main()); print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", program, f"sqlite:///{path}"]
    source = str(MIGRATIONS_FOLDER.parents[3])
    done = subprocess.run(command, env={"PYTHONPATH": source}, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("False\n", "")


async def test_a_memory_store_starts_empty() -> None:
    store = await open_store("memory:")
    await store.append(room("mine"), 0, [b"one"])
    assert await (await open_store("memory:")).read("mine") == []
