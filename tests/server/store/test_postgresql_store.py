"""Statements of the store on PostgreSQL, beyond the contract of every store."""

from __future__ import annotations

import asyncio

import pytest

from pyrite.server.store import Conflict, Guest
from pyrite.server.store.cluster import LEASE_MS
from pyrite.server.store.postgresql.cluster import NODES
from pyrite.server.store.postgresql.connections import Server
from pyrite.server.store.rooms import COUNT_OLD_OVER, COUNT_OVER, NEWEST_OVER, OLD_OVER_ROOMS
from tests.server.store.postgresql_helpers import ADA
from tests.server.store.store_helpers import as_text, opened_store, room
from tools.postgresql import Postgresql


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


async def test_an_acknowledged_append_is_on_disk_whatever_the_default_of_the_database(
    postgresql: Postgresql, database: str
) -> None:
    postgresql.sql("ALTER DATABASE fresh SET synchronous_commit = off")
    connection = await Server(database).connect()
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_retention_and_leases_read_by_indexes_and_appends_touch_none(postgresql_url: str) -> None:
    """An append changes `touched`. If an index contained it, PostgreSQL would write to all indexes (not HOT)."""
    connection = await Server(postgresql_url).connect()
    await connection.execute("ALTER TABLE rooms SET (fillfactor = 50)")  # HOT needs space in the page of the row
    await connection.execute(
        "INSERT INTO rooms (room, last, state, listed, touched, card, guests) SELECT n::text, 1, "
        "CASE WHEN n % 50 = 0 THEN 'playing' ELSE 'over' END, false, n, repeat('x', 300)::bytea, '[]' "
        "FROM generate_series(1, 20000) AS n"
    )
    await connection.execute("VACUUM ANALYZE rooms")
    for statement in (OLD_OVER_ROOMS, COUNT_OLD_OVER, COUNT_OVER, NEWEST_OVER):
        plan = await connection.fetch(f"EXPLAIN {as_text(statement, before=100, limit=20)}")
        assert any("ix_rooms_over_touched" in row[0] for row in plan), plan
        assert not any("Seq Scan" in row[0] for row in plan), plan
    assert await connection.fetchval(as_text(COUNT_OLD_OVER, before=100)) == 98
    assert "rooms" not in NODES, "every node asks twice a second"
    transaction = connection.transaction()
    await transaction.start()
    await connection.execute("UPDATE rooms SET touched = touched + 1, last = 2 WHERE room = '20000'")
    await connection.execute("UPDATE rooms SET touched = touched + 1, last = 2 WHERE room = '19999'")
    found = await connection.fetchval("SELECT n_tup_hot_upd FROM pg_stat_xact_user_tables WHERE relname = 'rooms'")
    assert found == 1, "the game that goes on, but not the finished one"
    await transaction.rollback()
    await connection.close()
