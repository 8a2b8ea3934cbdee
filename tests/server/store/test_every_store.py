"""The contract of every store (pyrite.server.store.store), tested on each implementation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from pyrite.server.store import Append, Conflict, Guest, Store, StoredRoom, Unavailable
from tests.server.store.store_helpers import opened_store, room

ADA = Guest("ada-7f3a", "Ada", 1000)
BEN = Guest("ben-90cc", "Ben", 2000)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new store of each kind."""
    match request.param:
        case "memory":
            return "memory:"
        case "sqlite":
            return f"sqlite:///{tmp_path / 'tables.db'}"
        case _:
            return str(request.getfixturevalue("postgresql_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A new store of each kind."""
    async with opened_store(url) as store:
        yield store


# ---------------------------------------------------------------- rooms


async def test_entries_are_read_in_order_from_any_number(store: Store) -> None:
    await store.append(room("mine"), 0, [b"one", b"two"])
    await store.append(room("mine"), 2, [b"three"])
    await store.append(room("other"), 0, [b"else"])
    assert await store.read("mine") == [b"one", b"two", b"three"]
    assert await store.read("mine", 1) == [b"two", b"three"]
    assert await store.read("mine", 3) == []
    assert await store.read("mine", 17) == []
    assert await store.read("nowhere") == []


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_an_append_after_a_wrong_number_writes_nothing(store: Store, after: int) -> None:
    await store.append(room("mine", code="AAAA"), 0, [b"one", b"two"])
    with pytest.raises(Conflict, match="2 entries"):
        await store.append(room("mine", code="BBBB", state="playing"), after, [b"no"])
    assert await store.read("mine") == [b"one", b"two"]
    assert await store.room_by_code("AAAA") == "mine"
    assert await store.room_by_code("BBBB") is None
    assert await store.rooms_in_play() == []


async def test_an_append_to_a_missing_room_conflicts(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(room("mine"), 1, [b"two"])
    assert await store.read("mine") == []


async def test_a_summary_can_be_written_without_entries(store: Store) -> None:
    await store.append(room("mine"), 0, [])
    await store.append(room("mine"), 0, [b"one"])
    await store.append(room("mine", state="playing"), 1, [])
    assert await store.read("mine") == [b"one"]
    assert await store.rooms_in_play() == ["mine"]


async def test_a_summary_is_read_as_it_was_last_written(store: Store) -> None:
    first = room("mine", code="AAAA", listed=True, card=b'{"seats": 5}', guests=frozenset({"ada"}), due=5000)
    last = room("mine", code="AAAA", state="playing", touched=7, guests=frozenset({"ada"}), due=None)
    await store.append(first, 0, [b"one"])
    assert await store.summary("mine") == first
    await store.append(replace(first, due=2**50), 1, [b"two"])
    assert await store.summary("mine") == replace(first, due=2**50)
    await store.append(last, 2, [b"three"])
    assert await store.summary("mine") == last
    assert await store.summary("nowhere") is None


async def test_entries_may_be_any_bytes(store: Store) -> None:
    entries = [b"", b"\x00\xff", "größer".encode(), bytes(100_000)]
    await store.append(room("mine"), 0, entries)
    assert await store.read("mine") == entries


async def test_a_code_belongs_to_one_room_until_it_is_released(store: Store) -> None:
    await store.append(room("mine", code="AAAA"), 0, [b"one"])
    with pytest.raises(Conflict, match="code"):
        await store.append(room("other", code="AAAA"), 0, [b"one"])
    assert await store.read("other") == []
    await store.append(room("mine", code="BBBB"), 1, [b"two"])
    await store.append(room("other", code="AAAA"), 0, [b"one"])
    assert await store.room_by_code("AAAA") == "other"
    assert await store.room_by_code("BBBB") == "mine"
    await store.append(room("other", code=None), 1, [b"two"])
    assert await store.room_by_code("AAAA") is None


async def test_nothing_is_stored_under_a_name_that_cannot_be(store: Store) -> None:
    """Anybody can write %00 into an address."""
    for name in ("\0", "mine\0", "\ufffd", "", "é" * 3000):
        assert await store.read(name) == []
        assert await store.load(name) == StoredRoom(0, None, [])
        assert await store.summary(name) is None
        assert await store.room_by_code(name) is None
        assert await store.rooms_of_guest(name, 5) == []
        assert await store.cluster.last_entries([name]) == {}


async def test_many_rooms_may_be_without_a_code(store: Store) -> None:
    for name in ("one", "two", "three"):
        await store.append(room(name, state="playing"), 0, [b"one"])
    assert sorted(await store.rooms_in_play()) == ["one", "three", "two"]


async def test_listed_rooms_are_lobbies_with_the_latest_first(store: Store) -> None:
    await store.append(room("early", listed=True, touched=1), 0, [b"one"])
    await store.append(room("late", listed=True, touched=3, card=b'{"seats": 5}'), 0, [b"one"])
    await store.append(room("between", listed=True, touched=2), 0, [b"one"])
    await store.append(room("private", touched=4), 0, [b"one"])
    await store.append(room("begun", listed=True, state="playing", touched=4), 0, [b"one"])
    assert [summary.room for summary in await store.listed_rooms(10)] == ["late", "between", "early"]
    assert await store.listed_rooms(1) == [room("late", listed=True, touched=3, card=b'{"seats": 5}')]
    await store.append(room("early", listed=True, touched=5), 1, [b"two"])
    assert [summary.room for summary in await store.listed_rooms(2)] == ["early", "late"]


async def test_rooms_of_a_guest_are_those_with_a_seat_of_theirs(store: Store) -> None:
    both = room("both", guests=frozenset({"ada", "ben"}), touched=1, code="AAAA")
    await store.append(both, 0, [b"one"])
    await store.append(room("bens", guests=frozenset({"ben"}), touched=2, state="over"), 0, [b"one"])
    assert await store.rooms_of_guest("ada", 10) == [both]
    assert [summary.room for summary in await store.rooms_of_guest("ben", 10)] == ["bens", "both"]
    assert [summary.room for summary in await store.rooms_of_guest("ben", 1)] == ["bens"]
    await store.append(replace(both, guests=frozenset({"cleo", "ben"})), 1, [b"two"])
    assert await store.rooms_of_guest("ada", 10) == []
    assert [summary.room for summary in await store.rooms_of_guest("cleo", 10)] == ["both"]


async def test_old_rooms_of_a_state_are_deleted_with_all_their_data(store: Store) -> None:
    ada = frozenset({"ada"})
    for number in range(50):  # more than one batch of deletions
        await store.append(room(f"old{number}", state="over", code=f"{number}", guests=ada, touched=9), 0, [b""])
    await store.append(room("young", state="over", touched=10), 0, [b"one"])
    await store.append(room("played", state="playing", touched=1), 0, [b"one"])
    assert await store.delete_rooms("over", 10) == 50
    assert await store.delete_rooms("over", 10) == 0
    assert await store.read("old7") == []
    assert await store.room_by_code("7") is None
    assert await store.rooms_of_guest("ada", 10) == []
    assert await store.read("young") == await store.read("played") == [b"one"]
    with pytest.raises(Conflict):
        await store.append(room("old7"), 1, [b"two"])
    await store.append(room("old7", code="7"), 0, [b"new"])
    assert await store.read("old7") == [b"new"]


# ---------------------------------------------------------------- guests


async def test_a_guest_is_found_by_each_of_their_tokens(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.add_token(BEN, b"bens")
    await store.add_token(Guest(ADA.guest, "not Ada", 5), b"laptop")
    await store.add_token(ADA, b"laptop")
    assert await store.guest_by_token(b"phone") == await store.guest_by_token(b"laptop") == ADA
    assert await store.guest_by_token(b"bens") == BEN
    assert await store.guest_by_token(b"") is None
    with pytest.raises(Conflict):
        await store.add_token(Guest("eve", "Eve", 1), b"phone")
    assert await store.guest_by_token(b"phone") == ADA
    await store.delete_token(b"phone")
    await store.delete_token(b"never given")
    assert await store.guest_by_token(b"phone") is None
    assert await store.guest_by_token(b"laptop") == ADA


async def test_all_tokens_of_a_guest_can_be_replaced_by_one(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.add_token(ADA, b"laptop")
    await store.add_token(BEN, b"bens")
    await store.offer_claim(ADA.guest, b"code", 5000)
    with pytest.raises(Conflict):
        await store.replace_tokens(ADA.guest, b"bens")
    assert await store.guest_by_token(b"phone") == await store.guest_by_token(b"laptop") == ADA
    await store.replace_tokens(ADA.guest, b"new")
    assert [await store.guest_by_token(token) for token in (b"phone", b"laptop", b"new")] == [None, None, ADA]
    assert await store.claim(b"code", 1) is None
    assert await store.guest_by_token(b"bens") == BEN
    await store.replace_tokens(ADA.guest, b"new")
    assert await store.guest_by_token(b"new") == ADA
    await store.replace_tokens("nobody", b"void")
    assert await store.guest_by_token(b"void") is None


async def test_an_update_changes_the_name_and_never_sets_an_earlier_time(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.update_guest(Guest(ADA.guest, "Countess", 5000))
    await store.update_guest(Guest(ADA.guest, "Ada L.", 4000))
    assert await store.guest_by_token(b"phone") == Guest(ADA.guest, "Ada L.", 5000)
    await store.update_guest(BEN)
    await store.add_token(Guest(BEN.guest, "", 1), b"bens")
    assert await store.guest_by_token(b"bens") == Guest(BEN.guest, "", 1), "an update does not create a guest"


async def test_a_claim_works_once(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.offer_claim(ADA.guest, b"code", 50)
    assert await store.claim(b"cod", 50) is None
    assert await store.claim(b"code", 50) == ADA
    assert await store.claim(b"code", 50) is None


async def test_an_expired_claim_is_void(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.offer_claim(ADA.guest, b"code", 50)
    assert await store.claim(b"code", 51) is None
    assert await store.claim(b"code", 50) is None


async def test_a_new_claim_voids_the_one_before(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.offer_claim(ADA.guest, b"first", 50)
    await store.offer_claim(ADA.guest, b"first", 60)
    await store.offer_claim(ADA.guest, b"second", 50)
    assert await store.claim(b"first", 1) is None
    assert await store.claim(b"second", 1) == ADA


async def test_no_two_guests_have_the_same_claim(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.add_token(BEN, b"bens")
    await store.offer_claim("nobody", b"code", 50)
    await store.offer_claim(ADA.guest, b"code", 50)
    await store.offer_claim(BEN.guest, b"bens", 50)
    with pytest.raises(Conflict):
        await store.offer_claim(BEN.guest, b"code", 50)
    assert await store.claim(b"code", 1) == ADA
    assert await store.claim(b"bens", 1) == BEN, "the old claim stays valid if the new one conflicts"


async def test_of_two_concurrent_claims_one_succeeds(store: Store) -> None:
    await store.add_token(ADA, b"phone")
    await store.offer_claim(ADA.guest, b"code", 50)
    came = await asyncio.gather(*(store.claim(b"code", 1) for _ in range(8)))
    assert sorted(came, key=repr) == [ADA, *[None] * 7]


async def test_inactive_guests_without_a_seat_are_deleted(store: Store) -> None:
    for number in range(50):
        await store.add_token(Guest(f"g{number}", "", 9), b"old%d" % number)
    await store.add_token(Guest("seated", "", 9), b"seated")
    await store.add_token(Guest("young", "", 10), b"young")
    await store.offer_claim("g7", b"code", 99)
    await store.append(room("mine", guests=frozenset({"seated"})), 0, [b"one"])
    assert await store.delete_guests(10) == 50
    assert await store.delete_guests(10) == 0
    assert await store.guest_by_token(b"old7") is None
    assert await store.claim(b"code", 1) is None
    assert await store.guest_by_token(b"seated") == Guest("seated", "", 9)
    assert await store.guest_by_token(b"young") == Guest("young", "", 10)
    await store.add_token(Guest("g7", "new", 20), b"old7")
    assert await store.guest_by_token(b"old7") == Guest("g7", "new", 20)


# ---------------------------------------------------------------- snapshots


async def test_a_room_without_a_snapshot_is_loaded_from_all_its_entries(store: Store) -> None:
    await store.append(room("mine"), 0, [b"one", b"two"])
    assert await store.load("mine") == StoredRoom(0, None, [b"one", b"two"])
    assert await store.load("nowhere") == StoredRoom(0, None, [])


async def test_load_returns_the_latest_snapshot_and_all_later_entries(store: Store) -> None:
    await store.append(room("mine"), 0, [b"one", b"two", b"three"])
    await store.append(room("other"), 0, [b"else"])
    await store.save_snapshot("mine", 2, b"after two")
    assert await store.load("mine") == StoredRoom(2, b"after two", [b"three"])
    await store.save_snapshot("mine", 3, b"after three")
    await store.save_snapshot("mine", 1, b"too old")
    await store.save_snapshot("mine", 3, b"no later than the one that is there")
    assert await store.load("mine") == StoredRoom(3, b"after three", [])
    await store.append(room("mine"), 3, [b"four"])
    assert await store.load("mine") == StoredRoom(3, b"after three", [b"four"])
    assert await store.read("mine") == [b"one", b"two", b"three", b"four"]
    assert await store.load("other") == StoredRoom(0, None, [b"else"])


async def test_a_snapshot_beyond_the_last_entry_is_not_stored(store: Store) -> None:
    await store.append(room("mine"), 0, [b"one"])
    await store.save_snapshot("mine", 2, b"of a future")
    await store.save_snapshot("nowhere", 1, b"of nothing")
    assert await store.load("mine") == StoredRoom(0, None, [b"one"])
    assert await store.load("nowhere") == StoredRoom(0, None, [])


async def test_a_snapshot_is_deleted_with_its_room(store: Store) -> None:
    await store.append(room("mine", state="over", touched=1), 0, [b"one"])
    await store.save_snapshot("mine", 1, b"after one")
    assert await store.delete_rooms("over", 2) == 1
    assert await store.load("mine") == StoredRoom(0, None, [])


# ---------------------------------------------------------------- concurrency


async def test_of_concurrent_appends_after_the_same_number_one_succeeds(store: Store) -> None:
    async def one(store: Store, name: str, who: int) -> int | None:
        try:
            await store.append(room(name), 0, [b"%d" % who])
        except Conflict:
            return None
        return who

    names = [f"room{number}" for number in range(20)]
    for name in names:
        winners = await asyncio.gather(*(one(store, name, who) for who in range(10)))
        (winner,) = [who for who in winners if who is not None]
        assert await store.read(name) == [b"%d" % winner]


async def test_a_conflict_does_not_affect_other_appends(store: Store) -> None:
    await store.append(room("taken", code="AAAA"), 0, [b"one"])
    outcomes = await asyncio.gather(
        store.append(room("a"), 0, [b"a1"]),
        store.append(room("taken"), 0, [b"no"]),
        store.append(room("a"), 1, [b"a2", b"a3"]),
        store.append(room("b", code="AAAA"), 0, [b"no"]),
        store.append(room("taken", code=None), 1, [b"two"]),
        store.append(room("c", code="AAAA"), 0, [b"c1"]),
        store.append(room("d", code="AAAA"), 0, [b"no"]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 3
    assert [outcomes[number] is None for number in (0, 2, 4, 5)] == [True] * 4
    assert await store.read("a") == [b"a1", b"a2", b"a3"]
    assert await store.read("taken") == [b"one", b"two"]
    assert await store.read("b") == await store.read("d") == []
    assert await store.room_by_code("AAAA") == "c"


async def test_two_rooms_can_swap_codes(store: Store) -> None:
    await store.append(room("a", code="AAAA"), 0, [b"one"])
    await store.append(room("b", code="BBBB"), 0, [b"one"])
    await asyncio.gather(
        store.append(room("a"), 1, [b"two"]),
        store.append(room("b", code="AAAA"), 1, [b"two"]),
        store.append(room("a", code="BBBB"), 2, [b"three"]),
    )
    assert await store.room_by_code("AAAA") == "b"
    assert await store.room_by_code("BBBB") == "a"


async def test_appends_together_are_all_written_or_none(store: Store) -> None:
    await store.append(room("old", state="over", code="AAAA"), 0, [b"one"])
    rematch = room("new", code="BBBB", guests=frozenset({"ada"}))
    await store.append_together([Append(rematch, 0, [b"one"]), Append(room("old", state="over"), 1, [b"two"])])
    assert (await store.read("new"), await store.read("old")) == ([b"one"], [b"one", b"two"])
    assert await store.rooms_of_guest("ada", 5) == [rematch]
    for refused in (
        [Append(room("third", code="CCCC"), 0, [b"one"]), Append(room("old"), 1, [b"no"])],
        [Append(room("old"), 1, [b"no"]), Append(room("third", code="CCCC"), 0, [b"one"])],
        [Append(room("old"), 2, [b"no"]), Append(room("third", code="BBBB"), 0, [b"one"])],
        [Append(room("third", code="CCCC"), 0, [b"one"]), Append(room("fourth", code="CCCC"), 0, [b"one"])],
    ):
        with pytest.raises(Conflict):
            await store.append_together(refused)
    assert await store.read("third") == await store.read("fourth") == []
    assert await store.read("old") == [b"one", b"two"]
    assert await store.room_by_code("CCCC") is None


async def test_of_two_concurrent_rematches_one_is_opened(store: Store) -> None:
    for number in range(5):
        await store.append(room(f"old{number}", state="over"), 0, [b"one"])

    async def rematch(number: int, name: str) -> bool:
        try:
            await store.append_together(
                [Append(room(name, code=name), 0, [b"one"]), Append(room(f"old{number}"), 1, [name.encode()])]
            )
        except Conflict:
            return False
        return True

    for number in range(5):
        names = [f"new{number}{letter}" for letter in "abcd"]
        won = await asyncio.gather(*(rematch(number, name) for name in names))
        (winner,) = [name for name, opened in zip(names, won, strict=True) if opened]
        assert await store.read(f"old{number}") == [b"one", winner.encode()]
        assert [bool(await store.read(name)) for name in names] == won


@pytest.mark.parametrize("pauses", range(8))
async def test_a_cancelled_append_does_not_affect_others(store: Store, pauses: int) -> None:
    names = [f"room{number}" for number in range(12)]
    waiting = {name: asyncio.create_task(store.append(room(name), 0, [b"one"])) for name in names}
    for _ in range(pauses):
        await asyncio.sleep(0.0005)
    for name in names[::3]:
        waiting[name].cancel()
    await asyncio.wait(waiting.values())
    for name in names:
        if waiting[name].cancelled():
            assert await store.read(name) in ([], [b"one"])
        else:
            assert await store.read(name) == [b"one"]
    assert not any(waiting[name].cancelled() for name in names if name not in names[::3])
    await store.append(room("later"), 0, [b"one"])


# ---------------------------------------------------------------- the store itself


async def test_a_store_answers_until_it_is_closed(store: Store) -> None:
    assert await store.ready()
    under_way = [asyncio.create_task(store.append(room(f"room{number}"), 0, [b"one"])) for number in range(9)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*under_way)
    await store.close()
    assert not await store.ready()
    with pytest.raises(Unavailable, match="closed"):
        await store.append(room("mine"), 0, [b"one"])
    with pytest.raises(Unavailable, match="closed"):
        await store.read("mine")
    with pytest.raises(Unavailable, match="closed"):
        await store.load("mine")
    with pytest.raises(Unavailable, match="closed"):
        await store.save_snapshot("mine", 1, b"late")
    with pytest.raises(Unavailable, match="closed"):
        await store.add_token(ADA, b"phone")
