"""SQLite files beyond the contract of every store: other processes, crashes, transactions, checkpoints."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from pyrite.server.store import Conflict, Unavailable, appends, database, open_store
from pyrite.server.store.database import SqliteFile
from pyrite.server.store.rooms import COUNT_OLD_OVER, COUNT_OVER, NEWEST_OVER, OLD_OVER_ROOMS
from pyrite.server.store.sql import SqlStore
from tests.server.store.store_helpers import as_text, opened_store, room

CHECKOUT = Path(__file__).parents[3]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def writer(path: Path, name: str, count: int, *room_ids: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writer_process", str(path), name, str(count), *room_ids],
        cwd=CHECKOUT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(["src", "."])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process: subprocess.Popen[str]) -> list[str]:
    """The output of a process that has ended successfully."""
    output, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (0, "")
    return output.splitlines()


# ---------------------------------------------------------------- other processes


async def test_two_processes_append_to_the_same_rooms_without_loss_or_duplicates(path: Path) -> None:
    both = [writer(path, name, 60, "here", "there") for name in ("ada", "ben")]
    acknowledged = [line.split() for process in both for line in finished(process)]
    async with opened_store(f"sqlite:///{path}") as store:
        for room_id in ("here", "there"):
            entries = [entry.decode() for entry in await store.read(room_id)]
            assert Counter(entries) == Counter(entry for room, entry in acknowledged if room == room_id)
            for name in ("ada", "ben"):
                assert [e for e in entries if e.startswith(name)] == [f"{name}-{number}" for number in range(60)]


async def test_an_append_by_another_process_is_a_conflict(path: Path) -> None:
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("here"), 0, [b"ours"])
        finished(writer(path, "ada", 1, "here"))
        with pytest.raises(Conflict, match="2 entries, not 1"):
            await store.append(room("here"), 1, [b"ours too"])
        assert await store.read("here") == [b"ours", b"ada-0"]


def test_many_processes_can_create_the_same_file_concurrently(path: Path) -> None:
    processes = [writer(path, f"p{number}", 1, f"room{number}") for number in range(4)]
    assert [finished(process) for process in processes] == [[f"room{n} p{n}-0"] for n in range(4)]


async def test_a_crash_loses_no_acknowledged_append(path: Path) -> None:
    room_ids = [f"room{number}" for number in range(8)]
    acknowledged: list[list[str]] = []
    for name, lines in (("first", 8), ("second", 133), ("third", 400)):
        with writer(path, name, 100_000, *room_ids) as process:
            assert process.stdout is not None
            printed = [process.stdout.readline() for _ in range(lines)]
            process.send_signal(signal.SIGKILL)
            printed += process.stdout.readlines()  # printed between the last line we read and the end
            assert process.wait(60) == -signal.SIGKILL
        acknowledged += [line.split() for line in printed]
    async with opened_store(f"sqlite:///{path}") as store:
        assert sorted(await store.rooms_in_play()) == room_ids
        for name in room_ids:
            entries = [entry.decode() for entry in await store.read(name)]
            assert len(entries) == len(set(entries))
            kept = [entry for room, entry in acknowledged if room == name]
            assert [entry for entry in entries if entry in kept] == kept
            assert len(entries) <= len(kept) + 3, "more than one append of each process was not acknowledged"
            await store.append(room(name), len(entries), [b"next"])


# ---------------------------------------------------------------- transactions


class CountingFile(SqliteFile):
    """A SQLite file that counts its transactions."""

    count = 0

    def _after_writing(self, connection: Connection) -> None:
        self.count += 1
        super()._after_writing(connection)


@pytest.fixture
async def counting(path: Path) -> AsyncIterator[CountingFile]:
    await (await open_store(f"sqlite:///{path}")).close()
    file = CountingFile(path)
    yield file
    await file.close()


async def test_concurrent_appends_share_a_transaction(counting: CountingFile) -> None:
    store = SqlStore(counting)
    await asyncio.gather(*(store.append(room(f"room{n}"), 0, [b"one"]) for n in range(300)))
    assert counting.count == 1
    assert len(await store.read("room299")) == 1


async def test_appends_cancelled_before_the_transaction_are_not_written(counting: CountingFile) -> None:
    store = SqlStore(counting)
    one, other = (asyncio.create_task(store.append(room(name), 0, [b"one"])) for name in ("one", "other"))
    await asyncio.sleep(0)
    one.cancel()
    await other
    assert (await store.read("one"), await store.read("other")) == ([], [b"one"])
    assert counting.count == 1


async def test_an_append_that_fails_does_not_affect_others(path: Path) -> None:
    async with opened_store(f"sqlite:///{path}") as store:
        outcomes = await asyncio.gather(
            store.append(room("a"), 0, [b"one"]),
            store.append(room("b", touched=2**80), 0, [b"one"]),
            store.append(room("c"), 0, [b"one"]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), OverflowError, type(None)]
        assert [await store.read(name) for name in "abc"] == [[b"one"], [], [b"one"]]


async def test_readers_do_not_wait_for_writers_and_writers_take_turns(path: Path) -> None:
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("mine"), 0, [b"one"])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appending = asyncio.create_task(store.append(room("mine"), 1, [b"two"]))
        for _ in range(5):
            assert await store.read("mine") == [b"one"]
            assert await store.ready()
        assert not appending.done()
        other.execute("COMMIT")
        other.close()
        await appending
        assert await store.read("mine") == [b"one", b"two"]


async def test_a_file_that_stays_locked_is_unavailable_and_no_entry_is_in_the_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT", 20)
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("mine"), 0, [b"one"])
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *(store.append(room(name), 1, [b"the saboteur is ada"]) for name in ("mine", "yours")),
            return_exceptions=True,
        )
        other.execute("ROLLBACK")
        other.close()
        assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
        assert str(outcomes[0]) == "The store is unavailable: database is locked."
        await store.append(room("mine"), 1, [b"two"])


async def test_checkpoints_run_beside_writes_and_restart_the_wal(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKPOINT_INTERVAL", 5)
    monkeypatch.setattr(database, "MAX_WAL_PAGES", 40)
    log = path.with_name(path.name + "-wal")
    entry = b"x" * 8192
    async with opened_store(f"sqlite:///{path}") as store:
        for number in range(1000):
            await store.append(room("here"), number, [entry])
            if log.stat().st_size < number * len(entry) / 2:
                break
        else:
            raise AssertionError("the WAL still has all entries: it never restarts")
        assert await store.read("here", number - 1) == [entry] * 2


async def test_a_failed_checkpoint_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CHECKPOINT_INTERVAL", 1)
    monkeypatch.setattr(database, "MAX_WAL_PAGES", 0)
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("here"), 0, [b"one"])
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM rooms").fetchall()  # keeps the WAL in use
            for number in range(1, 20):
                await store.append(room("here"), number, [b"more"])
        assert len(await store.read("here")) == 20


async def test_database_errors_do_not_contain_parameters(path: Path) -> None:
    def insert_without_room(connection: Connection) -> None:
        connection.execute(appends.INSERT_ENTRIES, [{"room": "none", "number": 1, "body": b"the saboteur is ada"}])

    await (await open_store(f"sqlite:///{path}")).close()
    file = SqliteFile(path)
    try:
        with pytest.raises(Exception, match="FOREIGN KEY") as caught:
            await file.write(insert_without_room)
        assert "ada" not in str(caught.value)
    finally:
        await file.close()


async def test_retention_reads_by_an_index_that_games_in_progress_are_not_in(path: Path) -> None:
    async with opened_store(f"sqlite:///{path}") as store:
        await asyncio.gather(*(store.append(room(f"{n}", state="over", touched=n), 0, [b"one"]) for n in range(9)))
        await store.append(room("going on", state="playing", touched=1), 0, [b"one"])
        with closing(sqlite3.connect(path)) as reader:
            for statement in (OLD_OVER_ROOMS, COUNT_OLD_OVER, COUNT_OVER, NEWEST_OVER):
                (plan,) = reader.execute(f"EXPLAIN QUERY PLAN {as_text(statement, before=5, limit=20)}")
                assert "ix_rooms_over_touched" in plan[-1], plan
            indexed = "SELECT count(*) FROM rooms INDEXED BY ix_rooms_over_touched WHERE over_touched IS NOT NULL"
            assert reader.execute(indexed).fetchone() == (9,)
        assert await store.delete_rooms("over", 5) == 5
