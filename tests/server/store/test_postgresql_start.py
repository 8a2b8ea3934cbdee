"""The start of a store on PostgreSQL: what is refused, in one sentence each, and migrations."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from pyrite.server.store import open_store
from pyrite.server.store.postgresql import connections
from pyrite.server.store.postgresql.connections import Server
from pyrite.server.store.postgresql.database import PostgresqlDatabase
from pyrite.server.store.tables import METADATA
from tests.server.store.postgresql_helpers import ADA, refusal, relay
from tests.server.store.store_helpers import opened_store, room
from tools.postgresql import Postgresql, free_port


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:secret@[::1/tables",
        "postgresql://ada:secret@host:port/tables",
        "postgresql://ada:secret@127.0.0.1/tables?sslmode=maybe",
    ],
)
async def test_an_invalid_url_is_refused(url: str) -> None:
    assert "not the URL of a PostgreSQL database. Use postgresql://" in await refusal(url)


async def test_a_server_that_does_not_run_is_refused() -> None:
    port = free_port()
    message = await refusal(f"postgresql://ada:secret@127.0.0.1:{port}/tables")
    reason = "does not answer (Connection refused). Is it running? Is the address right?"
    assert message == f"PostgreSQL at 127.0.0.1:{port} {reason}"


async def test_an_unknown_host_is_refused() -> None:
    message = await refusal("postgresql://ada:secret@nowhere.invalid/tables")
    assert message.startswith("PostgreSQL at nowhere.invalid does not answer (")
    assert "Unknown error" not in message


async def test_a_server_that_accepts_and_does_not_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT_SECONDS", 0.2)
    async with relay(None) as port:
        assert "does not answer" in await refusal(f"postgresql://ada:secret@127.0.0.1:{port}/tables")


async def test_a_wrong_password_is_refused(postgresql: Postgresql) -> None:
    postgresql.sql("CREATE ROLE eve LOGIN PASSWORD 'other'")
    rules = postgresql.data / "pg_hba.conf"
    before = rules.read_text()
    rules.write_text(f"host all eve 127.0.0.1/32 scram-sha-256\n{before}")
    postgresql.sql("SELECT pg_reload_conf()")
    try:
        message = await refusal(f"postgresql://eve:secret@127.0.0.1:{postgresql.port}/migrated")
        assert message.endswith("refuses the user 'eve'. Check name and password.")
    finally:
        rules.write_text(before)
        postgresql.sql("SELECT pg_reload_conf()")


async def test_an_unknown_user_is_refused(postgresql: Postgresql) -> None:
    url = postgresql.url("migrated", "nobody:secret")
    assert "refuses the user 'nobody'" in await refusal(url)


async def test_an_unknown_database_is_refused(postgresql: Postgresql) -> None:
    assert "has no database 'elsewhere'" in await refusal(postgresql.url("elsewhere"))


async def test_an_old_server_is_refused(postgresql: Postgresql, postgresql_url: str) -> None:
    """The only server here is new: a relay changes what it says of its version."""
    version = postgresql.sql("SHOW server_version")[:2].encode()

    def aged(data: bytes) -> bytes:
        return data.replace(b"server_version\0" + version, b"server_version\x0012")

    async with relay(postgresql.port, aged) as port:
        url = f"postgresql://postgres:secret@127.0.0.1:{port}/migrated"
        assert await refusal(url) == "PostgreSQL 12 is too old: Pyrite needs version 13 or newer."


async def test_a_server_that_only_reads_is_refused(postgresql: Postgresql, database: str) -> None:
    postgresql.sql("ALTER DATABASE fresh SET default_transaction_read_only = on")
    assert "is read-only, such as a standby" in await refusal(database)


async def test_a_user_who_may_not_create_tables_is_refused(postgresql: Postgresql, database: str) -> None:
    postgresql.sql("CREATE ROLE zoe LOGIN")
    postgresql.sql("REVOKE CREATE ON SCHEMA public FROM PUBLIC", "fresh")
    message = await refusal(postgresql.url("fresh", "zoe"))
    assert message.startswith("The database 'fresh' cannot be opened: ")
    assert "permission denied" in message


async def test_a_database_of_another_program_is_refused(postgresql: Postgresql, database: str) -> None:
    postgresql.sql("CREATE TABLE recipes (name text)", "fresh")
    assert "It is not a database of Pyrite" in await refusal(database)
    assert postgresql.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", "fresh") == "1"


async def test_a_database_of_a_newer_version_is_refused(postgresql: Postgresql, database: str) -> None:
    await (await open_store(database)).close()
    postgresql.sql("UPDATE alembic_version SET version_num = '9999'", "fresh")
    assert "written by a newer version of Pyrite" in await refusal(database)


async def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("asyncpg", "pyrite.server.store.postgresql.store"):
        monkeypatch.setitem(__import__("sys").modules, name, None)
    assert "Install pyrite-saboteur[postgres]" in await refusal("postgresql://ada:secret@127.0.0.1/tables")


# ---------------------------------------------------------------- migrations


async def test_nodes_that_start_together_migrate_once(database: str) -> None:
    stores = await asyncio.gather(*(open_store(database) for _ in range(3)))
    await stores[0].append(room("mine"), 0, [b"one"])
    assert await stores[2].read("mine") == [b"one"]
    for store in stores:
        await store.close()


async def test_migrations_create_the_declared_tables(postgresql: Postgresql, postgresql_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"include_name": lambda name, kind, _: kind != "table" or name not in ("nodes", "presence")}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    database = PostgresqlDatabase(Server(postgresql_url))
    assert await database.read(differences) == []
    await database.close()
    unlogged = "SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class "
    assert (
        postgresql.sql(f"{unlogged} WHERE relpersistence = 'u' AND relkind = 'r'", "migrated") == "nodes presence"
    )


async def test_an_old_schema_is_migrated_with_its_rooms(postgresql: Postgresql, database: str) -> None:
    async with opened_store(database) as store:
        await store.append(room("mine"), 0, [b'{"entry": "Opened"}'])
    postgresql.sql(
        "DROP TABLE nodes; DROP TABLE presence; ALTER TABLE rooms DROP COLUMN driver, DROP COLUMN due, "
        "DROP COLUMN over_touched; "
        "UPDATE alembic_version SET version_num = '0004'",
        "fresh",
    )
    async with opened_store(database) as store:
        assert await store.read("mine") == [b'{"entry": "Opened"}']
        await store.cluster.renew(ADA)
        assert await store.cluster.drive(ADA, ["mine"]) == {"mine"}
