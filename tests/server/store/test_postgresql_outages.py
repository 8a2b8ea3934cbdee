"""Outages of PostgreSQL: nothing that was acknowledged is lost, and the store recovers by itself."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from pyrite.server.store import Store, Unavailable, readiness
from pyrite.server.store.cluster import Message, MissedMessages, RoomWritten, SignedOut
from pyrite.server.store.postgresql import cluster as cluster_statements
from pyrite.server.store.postgresql import connections
from pyrite.server.store.postgresql.connections import Server
from tests.server.store.postgresql_helpers import ADA, CUT, refusal, relay
from tests.server.store.store_helpers import opened_store, room
from tools.postgresql import WITHOUT_SYNC, Postgresql, running


@pytest.fixture
def always_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readiness is checked whenever it is asked for."""
    monkeypatch.setattr(readiness.Readiness.__init__, "__defaults__", (0.0, readiness.CHECK_TIMEOUT))


@pytest.fixture
def own_server(postgresql_data: Path, always_checked: None) -> Iterator[Postgresql]:
    """A server of this test alone, which it may stop."""
    with running(WITHOUT_SYNC, postgresql_data) as server:
        yield server


async def until(done: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


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
