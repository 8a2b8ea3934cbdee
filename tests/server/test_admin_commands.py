"""``pyrite admin``: nodes, rooms, drain, doctor, backup, restore, check."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from pyrite.game import SetUp
from pyrite.server.room.readable import published_names
from pyrite.server.room.summary import summary_of
from pyrite.server.store import Guest, Node, open_store
from tests.cli.running import Ran, in_process
from tests.server.room.random_room import RandomRoom
from tools.postgresql import Postgresql

NODE = Node("node1", "instance-1", "1.0", published_names())


def room_of(seed: int) -> RandomRoom:
    played = RandomRoom(SetUp(3, seed=bytes(32)), seed)
    played.gather()
    played.play_out(10)
    return played


async def fill(url: str) -> None:
    """Write two rooms in play, one of them driven by a node, and a guest."""
    store = await open_store(url, shared=True)
    try:
        await store.add_token(Guest("ada-7f3a", "Ada", 1000), b"phone")
        for seed in (1, 2):
            fixture = room_of(seed).fixture
            summary = replace(summary_of(fixture.room), room=f"room-{seed}", code=f"CODE{seed}")
            await store.append(summary, 0, fixture.written)
        await store.cluster.renew(NODE)
        await store.cluster.drive(NODE, ["room-1"])
    finally:
        await store.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'site.db'}"
    asyncio.run(fill(url))
    return url


def admin(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ran:
    return in_process(capsys, "admin", *arguments)


def test_nodes_of_a_site_are_listed(capsys: pytest.CaptureFixture[str], postgresql_url: str) -> None:
    asyncio.run(fill(postgresql_url))
    (found,) = json.loads(admin(capsys, "nodes", "--store", postgresql_url, "--json").out)
    assert (found["node"], found["state"], found["rooms"], found["version"]) == ("node1", "alive", 1, "1.0")
    shown = admin(capsys, "nodes", "--store", postgresql_url).out.split()
    assert shown[:5] == ["node", "state", "rooms", "lease", "version"]
    assert shown[5:8] == ["node1", "alive", "1"]


def test_rooms_are_listed_with_their_driver(capsys: pytest.CaptureFixture[str], postgresql_url: str) -> None:
    asyncio.run(fill(postgresql_url))
    ran = admin(capsys, "rooms", "--store", postgresql_url, "--json")
    found = {room["room"]: room["node"] for room in json.loads(ran.out)}
    assert found == {"room-1": "node1", "room-2": ""}
    ran = admin(capsys, "rooms", "--store", postgresql_url, "--state", "over")
    assert ran.out.splitlines()[-1] == "0 lobby, 2 playing, 0 over."
    assert "room-1" not in ran.out


def test_a_node_is_asked_to_drain(capsys: pytest.CaptureFixture[str], postgresql_url: str) -> None:
    asyncio.run(fill(postgresql_url))
    assert admin(capsys, "drain", "node1", "--store", postgresql_url).code == 0
    (found,) = json.loads(admin(capsys, "nodes", "--store", postgresql_url, "--json").out)
    assert found["state"] == "draining"
    ran = admin(capsys, "drain", "node9", "--store", postgresql_url)
    assert ran.code == 2
    assert ran.err == "pyrite: No living node has this name. Living nodes: node1.\n"


def test_the_doctor_says_what_is_wrong_and_what_to_do(
    capsys: pytest.CaptureFixture[str], postgresql_url: str
) -> None:
    asyncio.run(fill(postgresql_url))
    ran = admin(capsys, "doctor", "--store", postgresql_url)
    by_check = {line.split()[1]: line.split()[0] for line in ran.out.splitlines()}
    assert {name for name, found in by_check.items() if found == "WRONG"} == {"safety"}, ran.out
    assert ran.code == 1  # the server of tests does not wait for its disk
    assert "Turn on in postgresql.conf: fsync" in ran.out


def test_the_doctor_is_content_with_a_file(capsys: pytest.CaptureFixture[str], sqlite_url: str) -> None:
    ran = admin(capsys, "doctor", "--store", sqlite_url)
    assert ran.code == 0, ran.out
    assert "0 lobby, 2 playing, 0 over" in ran.out


def test_a_backup_can_be_checked_and_restored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, sqlite_url: str, postgresql_url: str
) -> None:
    file = tmp_path / "backup.db"
    ran = admin(capsys, "backup", file, "--store", sqlite_url)
    assert "2 rooms with" in ran.out
    assert "1 guests" in ran.out
    assert admin(capsys, "backup", file, "--store", sqlite_url).code == 2
    ran = admin(capsys, "check", "--store", f"sqlite:///{file}")
    assert (ran.code, ran.out.partition(" rooms")[0]) == (0, "2")
    ran = admin(capsys, "restore", file, "--store", postgresql_url)
    assert "all are the same" in ran.out
    assert admin(capsys, "check", "--store", postgresql_url).code == 0


def test_a_damaged_room_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path, sqlite_url: str) -> None:
    with closing(sqlite3.connect(tmp_path / "site.db")) as file:
        last = "(SELECT max(number) FROM entries WHERE room = 'room-1')"
        file.execute(
            f"UPDATE entries SET body = '{{\"entry\":\"Juggled\"}}' WHERE room = 'room-1' AND number = {last}"
        )
        file.execute("UPDATE rooms SET state = 'over' WHERE room = 'room-2'")
        file.commit()
    ran = admin(capsys, "check", "--store", sqlite_url)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert "Room room-1 has an entry that this version cannot read" in lines[0]
    assert lines[1] == "Room room-2 has a summary that does not follow from its entries."
    assert lines[2].endswith("2 are damaged.")


@pytest.mark.parametrize("command", ["nodes", "rooms", "doctor", "check"])
def test_a_file_that_does_not_exist_is_not_created(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    ran = admin(capsys, command, "--store", f"sqlite:///{tmp_path / 'nothing.db'}")
    assert ran.code == 2
    assert "There is no database" in ran.err
    assert not (tmp_path / "nothing.db").exists()


@pytest.mark.parametrize("command", ["nodes", "rooms", "doctor", "check"])
def test_a_database_of_another_version_is_not_migrated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, sqlite_url: str, command: str
) -> None:
    """Nodes of that version may be using it."""
    with closing(sqlite3.connect(tmp_path / "site.db")) as file:
        file.execute("UPDATE alembic_version SET version_num = '0004'")
        file.commit()
    ran = admin(capsys, command, "--store", sqlite_url)
    assert ran.code == 2
    assert "It has the tables of another version of Pyrite." in ran.err
    with closing(sqlite3.connect(tmp_path / "site.db")) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]


def test_an_empty_database_stays_empty(
    capsys: pytest.CaptureFixture[str], postgresql: Postgresql, postgresql_url: str
) -> None:
    postgresql.sql("CREATE DATABASE mistyped")
    try:
        ran = admin(capsys, "doctor", "--store", postgresql.url("mistyped"))
        assert ran.code == 2
        assert "The database mistyped cannot be opened. It is empty." in ran.err
        assert postgresql.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", "mistyped") == "0"
    finally:
        postgresql.sql("DROP DATABASE mistyped WITH (FORCE)")


def test_rooms_of_a_node_that_is_gone_are_no_fault(
    capsys: pytest.CaptureFixture[str], postgresql: Postgresql, postgresql_url: str
) -> None:
    asyncio.run(fill(postgresql_url))
    name = postgresql_url.rpartition("/")[2].partition("?")[0]
    postgresql.sql("UPDATE rooms SET driver = 'gone' WHERE room = 'room-1'", name)
    ran = admin(capsys, "doctor", "--store", postgresql_url)
    [line] = [line for line in ran.out.splitlines() if "1 rooms were driven by a node that is gone" in line]
    assert line.split()[0] != "WRONG"
