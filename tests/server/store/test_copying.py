"""Copying a site from one database to another: ``pyrite admin copy``."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from pyrite.game import BadInput
from pyrite.server.settings import RetentionAges
from pyrite.server.store import Guest, Node, Store, StoredRoom
from pyrite.server.store import copying as copying_module
from pyrite.server.store.copying import Copied, OnProgress, copy_site
from pyrite.server.store.sql import SqlStore
from tests.cli.running import Ran, in_process
from tests.server.store.store_helpers import opened_store, room, with_store
from tools.postgresql import Postgresql

ADA, BEN = Guest("ada-7f3a", "Ada", 1000), Guest("ben-90cc", "Ben", 2000)
NOW = 10_000
"""When the copies are made; nothing is old by then."""
NODE = Node("node", "node-1", "1.0", "words")


async def fill(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.add_token(ADA, b"laptop")
    await store.add_token(BEN, b"bens")
    await store.offer_claim(ADA.guest, b"code", 5000)
    await store.append(room("mine", code="AAAA", guests=frozenset({ADA.guest})), 0, [b"one", b"", b"\x00\xff"])
    await store.append(room("other", code="BBBB", state="playing", listed=True, due=7000), 0, [b"else"])
    await store.save_snapshot("mine", 2, b"after two")
    old = [room(f"old{number}", state="over", touched=number) for number in range(60)]  # more than one page
    await asyncio.gather(*(store.append(each, 0, [b"%d" % each.touched]) for each in old))


async def everything(store: Store) -> list[object]:
    names = ["mine", "other", "new", *(f"old{number}" for number in range(60))]
    return [
        *[await store.load(name) for name in names],
        *[await store.read(name) for name in names],
        *[await store.summary(name) for name in names],
        *[await store.guest_by_token(token) for token in (b"phone", b"laptop", b"bens", b"new")],
        *[await store.rooms_of_guest(guest.guest, 5) for guest in (ADA, BEN)],
    ]


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqlStore]:
    async with opened_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        assert isinstance(store, SqlStore)
        yield store


@pytest.fixture
async def postgresql_store(postgresql_url: str) -> AsyncIterator[SqlStore]:
    async with opened_store(postgresql_url) as store:
        assert isinstance(store, SqlStore)
        yield store


async def copy(
    source: SqlStore, target: SqlStore, on_progress: OnProgress = lambda what, done, all_: None
) -> Copied:
    return await copy_site(source.database, target.database, on_progress, now=lambda: NOW)


@pytest.fixture(params=["to PostgreSQL", "to SQLite"])
async def pair(
    request: pytest.FixtureRequest, sqlite: SqlStore, postgresql_store: SqlStore
) -> tuple[SqlStore, SqlStore]:
    """The source and the target."""
    return (sqlite, postgresql_store) if request.param == "to PostgreSQL" else (postgresql_store, sqlite)


async def test_everything_is_copied(pair: tuple[SqlStore, SqlStore]) -> None:
    source, target = pair
    await fill(source)
    await source.cluster.renew(NODE)
    await source.cluster.drive(NODE, ["mine"])
    seen: list[tuple[str, int, int]] = []
    copied = await copy(source, target, lambda *progress: seen.append(progress))
    assert await everything(target) == await everything(source)
    assert await target.claim(b"code", 1) == ADA
    assert await target.cluster.drive(NODE, ["mine"]) == frozenset(), "the target has no node, and no driver"
    assert (copied.rooms, copied.entries, copied.guests) == (62, 64, 2)
    assert copied.totals == {"rooms": 62, "entries": 64, "seats": 1, "guests": 2, "tokens": 3, "claims": 1}
    assert [progress for progress in seen if progress[0] == "Copying rooms"] == [
        ("Copying rooms", done, 62) for done in (50, 62)
    ]
    await target.append(room("other", code="BBBB", state="over"), 1, [b"goes on"])


async def test_a_repeated_copy_copies_what_is_new(pair: tuple[SqlStore, SqlStore]) -> None:
    source, target = pair
    await fill(source)
    await copy(source, target)
    again = await copy(source, target)
    assert (again.rooms, again.entries, again.guests) == (0, 0, 0)
    # A room goes on, two swap their codes, one is new; a guest signs out everywhere; a snapshot is taken.
    await source.append(room("mine", guests=frozenset({BEN.guest})), 3, [b"four", b"five"])
    await source.append(room("other", code="AAAA", touched=5), 1, [])
    await source.append(room("mine", code="BBBB", guests=frozenset({BEN.guest})), 5, [])
    await source.append(room("new", code="CCCC"), 0, [b"one"])
    await source.replace_tokens(ADA.guest, b"new")
    await source.update_guest(Guest(ADA.guest, "Countess", 3000))
    await source.offer_claim(BEN.guest, b"code", 6000)
    await source.save_snapshot("mine", 4, b"after four")
    again = await copy(source, target)
    assert (again.rooms, again.entries, again.guests) == (3, 3, 2)
    assert await everything(target) == await everything(source)
    assert await target.load("mine") == StoredRoom(4, b"after four", [b"five"])
    assert await target.guest_by_token(b"phone") is None
    assert await target.claim(b"code", 1) == Guest(BEN.guest, "Ben", 2000)


async def test_what_retention_has_deleted_at_the_source_is_deleted_in_the_target(
    pair: tuple[SqlStore, SqlStore],
) -> None:
    source, target = pair
    await fill(source)
    await copy(source, target)
    await source.delete_rooms("over", 30)
    await source.delete_guests(1500)  # nobody: the one who is old has a seat
    await source.append(room("mine"), 3, [])
    await source.delete_guests(1500)
    with pytest.raises(BadInput, match=r"The target has gone on: rooms are new there .* \(old0, .* and 25 more\)"):
        await copy(source, target)  # by the clock of this machine they are not old
    later = NOW + RetentionAges().guests
    again = await copy_site(source.database, target.database, lambda *_: None, now=lambda: later)
    assert (again.rooms, again.deleted_rooms, again.deleted_guests) == (1, 30, 1)
    assert again.totals == {"rooms": 32, "entries": 34, "seats": 0, "guests": 1, "tokens": 1, "claims": 0}
    assert await everything(target) == await everything(source)
    assert await target.read("old29") == []


async def test_a_target_that_has_gone_on_is_refused_and_not_changed(pair: tuple[SqlStore, SqlStore]) -> None:
    source, target = pair
    await fill(source)
    await copy(source, target)
    await target.append(room("mine", code="AAAA"), 3, [b"played there"])
    await target.append(room("there", code="DDDD"), 0, [b"opened there"])
    await source.append(room("other", code="BBBB"), 1, [b"played here"])
    before = await everything(target)
    with pytest.raises(BadInput, match=r"rooms are new there or have more entries \(mine, there\)"):
        await copy(source, target)
    assert await everything(target) == before


async def test_a_target_with_newer_guests_is_refused(pair: tuple[SqlStore, SqlStore]) -> None:
    source, target = pair
    await fill(source)
    await copy(source, target)
    await target.update_guest(Guest(ADA.guest, "Ada", 9000))
    with pytest.raises(BadInput, match=r"guests are new there or were there later \(1 of them\)"):
        await copy(source, target)


async def test_a_target_with_other_entries_is_refused(pair: tuple[SqlStore, SqlStore]) -> None:
    source, target = pair
    await source.append(room("mine"), 0, [b"one", b"two"])
    await target.append(room("mine"), 0, [b"another"])
    with pytest.raises(BadInput, match="other entries of the room mine"):
        await copy(source, target)
    assert await target.read("mine") == [b"another"]


async def test_a_difference_is_found(pair: tuple[SqlStore, SqlStore], monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that writes something else than it has read."""
    source, target = pair
    await fill(source)
    read_entries = copying_module._entry_rows
    monkeypatch.setattr(
        copying_module,
        "_entry_rows",
        lambda each: [row | {"body": row["body"].replace(b"57", b"58")} for row in read_entries(each)],
    )
    with pytest.raises(BadInput, match=r"changed during the copy \(old57\)"):
        await copy(source, target)


async def test_a_guest_that_differs_is_found(
    pair: tuple[SqlStore, SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that keeps the name of a guest from before."""
    source, target = pair
    await fill(source)
    await copy(source, target)
    await source.update_guest(Guest(BEN.guest, "Benedict", 3000))
    monkeypatch.setattr(copying_module, "_write_guests", lambda connection, guests: None)
    with pytest.raises(BadInput, match=rf"changed during the copy \(guest {BEN.guest}\)"):
        await copy(source, target)


async def test_a_source_that_changes_during_the_copy_is_copied_again(
    tmp_path: Path, sqlite: SqlStore, postgresql_store: SqlStore
) -> None:
    await fill(sqlite)

    def change(what: str, done: int, _: int) -> None:
        if (what, done) == ("Copying rooms", 62):
            with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
                other.execute("INSERT INTO entries VALUES ('mine', 4, CAST('four' AS BLOB))")
                other.execute("UPDATE rooms SET last = 4 WHERE room = 'mine'")
                other.commit()

    with pytest.raises(BadInput, match=r"changed during the copy \(mine\). Stop its server, and copy again"):
        await copy(sqlite, postgresql_store, change)
    again = await copy(sqlite, postgresql_store)
    assert (again.rooms, again.entries) == (1, 1)


# ---------------------------------------------------------------- the command


def test_the_command_says_what_it_has_copied(
    tmp_path: Path, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"sqlite:///{tmp_path / 'tables.db'}"
    with_store(source, fill)
    assert in_process(capsys, "admin", "copy", source, postgresql_url) == Ran(
        0,
        "Copied 62 rooms with 64 entries, and 2 guests. Both databases have 62 rooms with 64 entries, "
        "and 2 guests; all are the same.\n",
        "",
    )


def test_the_command_refuses_a_target_that_a_server_uses(
    tmp_path: Path, postgresql: Postgresql, postgresql_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"sqlite:///{tmp_path / 'tables.db'}"
    with_store(source, fill)
    postgresql.sql(
        "INSERT INTO nodes VALUES ('first', 'first-1', '1.0', 1, 4611686018427387904, false)", "migrated"
    )
    ran = in_process(capsys, "admin", "copy", source, postgresql_url)
    assert ran == Ran(2, "", "pyrite: A server uses the target: first. Stop it first.\n")


def test_the_command_refuses_what_is_not_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = f"sqlite:///{tmp_path / 'target.db'}"
    missing = in_process(capsys, "admin", "copy", f"sqlite:///{tmp_path / 'typo.db'}", target)
    assert missing.err == f"pyrite: There is no database {tmp_path / 'typo.db'}; check the name and the folder.\n"
    assert "A store in memory is empty" in in_process(capsys, "admin", "copy", "memory:", target).err
    assert list(tmp_path.iterdir()) == []
