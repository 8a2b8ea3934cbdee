"""PostgreSQL beyond the contract of every store: start-up errors, outages, promotion, migrations, full disk."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from pyrite.game import BadInput
from pyrite.server.store import Conflict, Guest, Node, Store, Unavailable, open_store, readiness
from pyrite.server.store.cluster import LEASE_MS, Message, MissedMessages, RoomWritten, SignedOut
from pyrite.server.store.postgresql import cluster as cluster_statements
from pyrite.server.store.postgresql import connections
from pyrite.server.store.postgresql.connections import Server
from pyrite.server.store.postgresql.database import PostgresqlDatabase
from pyrite.server.store.tables import METADATA
from tests.server.store.store_helpers import opened_store, room
from tools.postgresql import WITHOUT_SYNC, Postgresql, free_port, running

ADA = Node("ada", "ada-1", "1.0", 1)


@pytest.fixture
def database(postgresql: Postgresql) -> Iterator[str]:
    """A new database without tables."""
    postgresql.sql("CREATE DATABASE fresh")
    yield postgresql.url("fresh")
    postgresql.sql("DROP DATABASE fresh WITH (FORCE)")


@pytest.fixture
def always_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readiness is checked whenever it is asked for."""
    monkeypatch.setattr(readiness.Readiness.__init__, "__defaults__", (0.0, readiness.CHECK_TIMEOUT))


@pytest.fixture
def own_server(postgresql_data: Path, always_checked: None) -> Iterator[Postgresql]:
    """A server of this test alone, which it may stop."""
    with running(WITHOUT_SYNC, postgresql_data) as server:
        yield server


async def refusal(url: str) -> str:
    with pytest.raises(BadInput) as caught:
        await (await open_store(url)).close()
    message = str(caught.value)
    assert "secret" not in message
    assert "\n" not in message
    return message


async def until(done: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


# ---------------------------------------------------------------- the start


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
    assert message.startswith(f"PostgreSQL at 127.0.0.1:{port} does not answer")
    assert message.endswith("Is it running? Is the address right?")


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
        "DROP TABLE nodes; DROP TABLE presence; ALTER TABLE rooms DROP COLUMN driver, DROP COLUMN due; "
        "UPDATE alembic_version SET version_num = '0004'",
        "fresh",
    )
    async with opened_store(database) as store:
        assert await store.read("mine") == [b'{"entry": "Opened"}']
        await store.cluster.renew(ADA)
        assert await store.cluster.drive(ADA, ["mine"]) == {"mine"}


# ---------------------------------------------------------------- outages


async def test_a_store_recovers_when_its_server_restarts(own_server: Postgresql) -> None:
    heard: list[Message] = []
    async with opened_store(own_server.url()) as store, opened_store(own_server.url()) as other:
        await store.append(room("mine"), 0, [b"one"])
        await store.cluster.renew(ADA)
        other.cluster.listen(heard.append)
        await until(lambda: MissedMessages() in heard)
        own_server.stop(signal.SIGQUIT)  # a crash
        for _ in range(2):
            with pytest.raises(Unavailable) as caught:
                await store.append(room("mine"), 1, [b"two"])
            assert "secret" not in str(caught.value)
            with pytest.raises(Unavailable):
                await store.read("mine")
            with pytest.raises(Unavailable):
                await store.cluster.renew(ADA)
        assert not await store.ready()
        heard.clear()
        own_server.start()
        assert await store.read("mine") == [b"one"]
        await store.append(room("mine"), 1, [b"two"])
        assert await store.ready()
        assert await store.cluster.nodes() == [], "unlogged tables are empty after a crash"
        await store.cluster.renew(ADA)
        await until(lambda: MissedMessages() in heard)
        await store.append(room("mine"), 2, [b"three"])
        await until(lambda: RoomWritten("mine", 3) in heard)


async def test_a_store_whose_connections_are_ended_goes_on(postgresql: Postgresql, postgresql_url: str) -> None:
    heard: list[Message] = []
    end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'pyrite'"
    async with opened_store(postgresql_url) as store, opened_store(postgresql_url) as other:
        other.cluster.listen(heard.append)
        for number in range(3):
            await until(lambda count=number + 1: heard.count(MissedMessages()) == count)  # type: ignore[misc]
            await store.append(room("mine"), number, [b"one"])
            await until(lambda last=number + 1: RoomWritten("mine", last) in heard)  # type: ignore[misc]
            assert len(await store.read("mine")) == number + 1
            await store.cluster.renew(ADA)
            postgresql.sql(end)
            await asyncio.sleep(0.1)  # the event loop notices that they have ended


async def test_a_sign_out_is_told_when_the_server_can_be_reached_again(
    postgresql: Postgresql, database: str
) -> None:
    heard: list[Message] = []
    end = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'fresh' "
        "AND query NOT LIKE 'LISTEN%'"
    )
    async with opened_store(database) as store, opened_store(database) as other:
        other.cluster.listen(heard.append)
        await until(lambda: MissedMessages() in heard)
        postgresql.sql("ALTER DATABASE fresh ALLOW_CONNECTIONS false")
        postgresql.sql(end)
        await store.cluster.tell_sign_out("ada-7f3a")
        with pytest.raises(Unavailable):
            await store.cluster.nodes()
        postgresql.sql("ALTER DATABASE fresh ALLOW_CONNECTIONS true")
        await until(lambda: SignedOut("ada-7f3a") in heard)
        assert heard.count(MissedMessages()) == 1, "the other node has listened all the time"


async def test_a_server_that_is_cut_off_is_unavailable(
    postgresql: Postgresql, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packets get lost: nobody closes the connections."""
    for module, name in (
        (connections, "ANSWER_SECONDS"),
        (connections, "CONNECT_SECONDS"),
        (cluster_statements, "ANSWER_SECONDS"),
    ):
        monkeypatch.setattr(module, name, 0.3)
    async with relay(postgresql.port) as port:
        url = f"postgresql://postgres@127.0.0.1:{port}/migrated"
        async with opened_store(url) as store:
            await store.append(room("mine"), 0, [b"one"])
            CUT.add(port)
            for asked in (store.append(room("mine"), 1, [b"two"]), store.cluster.renew(ADA)):
                async with asyncio.timeout(10):
                    with pytest.raises(Unavailable, match="no answer"):
                        await asked
            CUT.remove(port)
            written = len(await store.read("mine"))
            await store.append(room("mine"), written, [b"three"])


async def test_a_promoted_standby_is_followed_and_nothing_is_lost(postgresql_data: Path) -> None:
    folder = Path(mkdtemp(prefix="pyrite-promotion-"))
    folder.chmod(0o755)
    primary = Postgresql(folder / "primary", settings=WITHOUT_SYNC)
    standby = Postgresql(folder / "standby", settings=WITHOUT_SYNC)
    acknowledged = 0
    try:
        primary.create(postgresql_data)
        primary.start()
        standby.create_standby(primary, "standby")
        standby.start()
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'; ")
        primary.sql("SELECT pg_reload_conf()")
        assert "is read-only" in await refusal(standby.url())
        url = f"postgresql://postgres@127.0.0.1:{standby.port},127.0.0.1:{primary.port}/postgres"
        async with opened_store(url) as store:
            for number in range(20):
                await store.append(room("mine"), number, [b"%d" % number])
                acknowledged += 1
            primary.stop(signal.SIGQUIT)
            with pytest.raises(Unavailable):
                await store.append(room("mine"), acknowledged, [b"lost"])
            with pytest.raises(Unavailable):  # the standby does not take writes yet
                await store.read("mine")
            standby.promote()
            entries = await store.read("mine")
            assert entries == [b"%d" % number for number in range(acknowledged)]
            await store.append(room("mine"), acknowledged, [b"next"])
            await store.cluster.renew(ADA)
    finally:
        primary.stop()
        standby.stop()
        shutil.rmtree(folder)


async def test_a_server_that_becomes_read_only_is_not_ready(own_server: Postgresql) -> None:
    async with opened_store(own_server.url()) as store:
        await store.append(room("mine"), 0, [b"one"])
        set_read_only(own_server, "on")
        with pytest.raises(Unavailable):
            await store.append(room("mine"), 1, [b"two"])
        assert not await store.ready()
        assert await store.read("mine") == [b"one"]
        set_read_only(own_server, "off")
        await store.append(room("mine"), 1, [b"two"])
        assert await store.ready()


def set_read_only(server: Postgresql, value: str) -> None:
    """By the file, because a server that is read-only refuses the statement that would change it."""
    (server.data / "postgresql.auto.conf").write_text(f"default_transaction_read_only = {value}\n")
    assert server.process is not None
    server.process.send_signal(signal.SIGHUP)
    while server.sql("SHOW default_transaction_read_only") != value:
        pass


async def test_a_full_disk_is_not_ready_until_there_is_space(postgresql_data: Path, always_checked: None) -> None:
    if os.geteuid() != 0 or subprocess.run(["unshare", "-m", "true"], check=False).returncode:
        pytest.skip("needs root in order to mount a disk")
    folder = Path(mkdtemp(prefix="pyrite-full-"))
    server = Postgresql(folder, settings=WITHOUT_SYNC)
    disk = folder / "disk"
    try:
        server.create(postgresql_data)
        disk.mkdir()
        mount = f"mount -t tmpfs -o size=20m,uid={server.data.stat().st_uid} none '{disk}'"
        server.start(["unshare", "-m", "sh", "-c", f'{mount} && exec "$@"', "sh"])
        server.sql(f"CREATE TABLESPACE small LOCATION '{disk}'")
        server.sql("CREATE DATABASE small TABLESPACE small")
        async with opened_store(server.url("small")):
            pass
        filler = "SELECT string_agg(md5(n::text), '') AS text FROM generate_series(1, 100000) AS n"
        server.sql(f"CREATE TABLE filler AS {filler}", "small")
        await fill_and_free(server)
    finally:
        server.stop()
        shutil.rmtree(folder)


async def fill_and_free(server: Postgresql) -> None:
    async with opened_store(server.url("small")) as store:
        await store.append(room("mine"), 0, [])
        written = 0
        while await written_to(store, written):
            written += 1
        assert 0 < written < 30
        with pytest.raises(Unavailable, match="could not extend file"):
            await store.append(room("mine"), written, [os.urandom(1 << 20)])
        assert not await store.ready()
        assert len(await store.read("mine")) == written, "nothing is lost, and nothing is half written"
        server.sql("DROP TABLE filler", "small")
        assert await written_to(store, written)
        assert await store.ready()


async def written_to(store: Store, after: int) -> bool:
    try:
        await store.append(room("mine"), after, [os.urandom(1 << 20)])
    except Unavailable:
        return False
    return True


# ---------------------------------------------------------------- statements


async def test_a_lease_lasts_three_seconds(postgresql: Postgresql, postgresql_url: str) -> None:
    async with opened_store(postgresql_url) as store:
        await store.append(room("mine"), 0, [b"one"])
        await store.cluster.renew(ADA)
        postgresql.sql(f"UPDATE nodes SET renewed = renewed + 60000 - {LEASE_MS}", "migrated")
        assert await store.cluster.drive(ADA, ["mine"]) == {"mine"}
        postgresql.sql("UPDATE nodes SET renewed = renewed - 60000", "migrated")
        assert await store.cluster.drive(ADA, ["mine"]) == frozenset()


async def test_database_errors_do_not_contain_parameters(postgresql_url: str) -> None:
    async with opened_store(postgresql_url) as store:
        with pytest.raises(Exception, match="range") as caught:
            await store.append(room("mine", card=b"the saboteur is ada", touched=2**80), 0, [b"ada"])
        assert "saboteur" not in str(caught.value)
        outcomes = await asyncio.gather(
            store.append(room("a"), 0, [b"one"]),
            store.append(room("b", touched=2**80), 0, [b"one"]),
            store.append(room("c"), 0, [b"one"]),
            return_exceptions=True,
        )
        assert [outcome is None for outcome in outcomes] == [True, False, True]


async def test_two_nodes_that_open_rooms_with_one_code_get_one_conflict(postgresql_url: str) -> None:
    async with opened_store(postgresql_url) as store, opened_store(postgresql_url) as other:
        for number in range(10):
            outcomes = await asyncio.gather(
                store.append(room(f"a{number}", code=f"{number}"), 0, [b"one"]),
                other.append(room(f"b{number}", code=f"{number}"), 0, [b"one"]),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == [Conflict.__name__, "NoneType"]


async def test_of_two_nodes_that_replace_the_tokens_of_a_guest_one_token_stays(postgresql_url: str) -> None:
    async with opened_store(postgresql_url) as store, opened_store(postgresql_url) as other:
        await store.add_token(Guest("ada", "Ada", 1), b"old")
        for number in range(10):
            tokens = [b"%d" % number, b"other%d" % number]
            await asyncio.gather(
                store.replace_tokens("ada", tokens[0]),
                other.replace_tokens("ada", tokens[1]),
                store.offer_claim("ada", b"code", 5),
            )
            assert sum([await store.guest_by_token(token) is not None for token in tokens]) == 1


# ---------------------------------------------------------------- a relay between store and server

CUT: set[int] = set()
"""Ports of relays that pass nothing on."""


@asynccontextmanager
async def relay(port: int | None, change: Callable[[bytes], bytes] = lambda data: data) -> AsyncIterator[int]:
    """A port that relays to a server, and its answers back, changed; without a server, nothing."""
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def pump(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, changed: Callable[[bytes], bytes]
    ) -> None:
        while data := await reader.read(1 << 16):
            if own not in CUT:
                writer.write(changed(data))
        writer.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        if port is None:
            return
        answers, requests = await asyncio.open_connection("127.0.0.1", port)
        writers.append(requests)
        tasks.add(asyncio.ensure_future(pump(reader, requests, lambda data: data)))
        tasks.add(asyncio.ensure_future(pump(answers, writer, change)))

    listener = await asyncio.start_server(connected, "127.0.0.1")
    own = int(listener.sockets[0].getsockname()[1])
    try:
        yield own
    finally:
        listener.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.close()


async def test_a_lock_of_a_node_that_stopped_in_a_transaction_is_released(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node neither ends its transaction nor its connection, as if its process were stopped."""
    monkeypatch.setitem(connections._LIMITS, "idle_in_transaction_session_timeout", "100ms")
    async with opened_store(database) as store:
        await store.append(room("mine"), 0, [b"one"])
        stopped = await Server(database).connect()
        await stopped.execute("BEGIN")
        await stopped.execute("UPDATE rooms SET touched = 5 WHERE room = 'mine'")
        await store.append(room("mine"), 1, [b"two"])
        assert await store.read("mine") == [b"one", b"two"]
        stopped.terminate()


async def test_an_acknowledged_append_is_on_disk_whatever_the_default_of_the_database(
    postgresql: Postgresql, database: str
) -> None:
    postgresql.sql("ALTER DATABASE fresh SET synchronous_commit = off")
    connection = await Server(database).connect()
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()
