"""Random operations give the same results on SQLite, PostgreSQL and the memory store (a model-based test)."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pyrite.server.store import Append, Conflict, Guest, Node, NotDriver, Store, Summary, open_store
from tests.server.store.store_helpers import EMPTY
from tools.postgresql import Postgresql

T = TypeVar("T")

ROOMS = st.sampled_from(["here", "there", "elsewhere"])
CODES = st.sampled_from(["AAAA", "BBBB"])
STATES = st.sampled_from(["lobby", "playing", "over"])
GUESTS = st.sampled_from(["ada", "ben", "cleo"])
DIGESTS = st.sampled_from([b"1", b"2", b"3"])
NAMES = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=3)  # see pyrite.server.room.texts
TIMES = st.integers(0, 9)
SUMMARIES = st.builds(
    Summary, ROOMS, st.none() | CODES, STATES, st.booleans(), TIMES, st.binary(max_size=3), st.frozensets(GUESTS)
)
APPENDS = st.tuples(SUMMARIES, st.integers(-1, 1), st.lists(st.binary(max_size=3), max_size=3))
NODES = [Node("first", "first-1", "1.0", "words"), Node("second", "second-1", "1.0", "words")]


async def outcome(doing: Awaitable[T]) -> T | str:
    try:
        return await doing
    except (Conflict, NotDriver) as refused:
        return str(refused)


class StoreComparison(RuleBasedStateMachine):
    """Does the same to a store and to a memory store, the model, and compares the results."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.model = self.runner.run(open_store("memory:"))
        self.store = self.runner.run(open_store(self.new_url()))

    def new_url(self) -> str:
        self.folder = tempfile.TemporaryDirectory()
        return f"sqlite:///{self.folder.name}/tables.db"

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def check_same_outcome(self, ask: Callable[[Store], Awaitable[T]]) -> None:
        async def both() -> tuple[object, object]:
            return await outcome(ask(self.model)), await outcome(ask(self.store))

        expected, got = self.runner.run(both())
        assert got == expected

    @rule(wanted=st.lists(APPENDS, min_size=1, max_size=5))
    def append_at_once(self, wanted: list[tuple[Summary, int, list[bytes]]]) -> None:
        async def all_of(store: Store) -> list[object]:
            entry_counts = {summary.room: len(await store.read(summary.room)) for summary, _, _ in wanted}
            doing = []
            for summary, off, entries in wanted:
                after = max(0, entry_counts[summary.room] + off)
                doing.append(outcome(store.append(summary, after, entries)))
                entry_counts[summary.room] = after + len(entries)
            return await asyncio.gather(*doing)

        self.check_same_outcome(all_of)

    @rule(wanted=st.lists(APPENDS, min_size=1, max_size=3, unique_by=lambda append: append[0].room))
    def append_together(self, wanted: list[tuple[Summary, int, list[bytes]]]) -> None:
        async def append(store: Store) -> None:
            appends = []
            for summary, off, entries in wanted:
                appends.append(Append(summary, max(0, len(await store.read(summary.room)) + off), entries))
            await store.append_together(appends)

        self.check_same_outcome(append)

    @rule(name=ROOMS, number=st.integers(1, 4), snapshot=st.binary(max_size=3))
    def save_snapshot(self, name: str, number: int, snapshot: bytes) -> None:
        self.check_same_outcome(lambda store: store.save_snapshot(name, number, snapshot))

    @rule(state=STATES, before=TIMES)
    def delete_rooms(self, state: str, before: int) -> None:
        self.check_same_outcome(lambda store: store.delete_rooms(state, before))

    @rule(guest=st.builds(Guest, GUESTS, NAMES, TIMES), token=DIGESTS)
    def add_token(self, guest: Guest, token: bytes) -> None:
        self.check_same_outcome(lambda store: store.add_token(guest, token))

    @rule(guest=st.builds(Guest, GUESTS, NAMES, TIMES))
    def update(self, guest: Guest) -> None:
        self.check_same_outcome(lambda store: store.update_guest(guest))

    @rule(guest=GUESTS, token=DIGESTS)
    def replace_tokens(self, guest: str, token: bytes) -> None:
        self.check_same_outcome(lambda store: store.replace_tokens(guest, token))

    @rule(guest=GUESTS, code=DIGESTS, until=TIMES)
    def offer_claim(self, guest: str, code: bytes, until: int) -> None:
        self.check_same_outcome(lambda store: store.offer_claim(guest, code, until))

    @rule(code=DIGESTS, now=TIMES)
    def claim(self, code: bytes, now: int) -> None:
        self.check_same_outcome(lambda store: store.claim(code, now))

    @rule(before=TIMES)
    def delete_guests(self, before: int) -> None:
        self.check_same_outcome(lambda store: store.delete_guests(before))

    @invariant()
    def everything_reads_the_same(self) -> None:
        async def all_there_is(store: Store) -> list[object]:
            return [
                *[await store.read(room) for room in ("here", "there", "elsewhere")],
                *[await store.load(room) for room in ("here", "there", "elsewhere")],
                *[await store.room_by_code(code) for code in ("AAAA", "BBBB")],
                await store.listed_rooms(2),
                *[await store.rooms_of_guest(guest, 2) for guest in ("ada", "ben", "cleo")],
                sorted(await store.rooms_in_play()),
                *[await store.summary(room) for room in ("here", "there", "nowhere")],
                *[
                    await store.retention_counts(dict.fromkeys(("lobby", "playing", "over"), n), n)
                    for n in (0, 2, 5)
                ],
                *[await store.guest_by_token(token) for token in (b"1", b"2", b"3")],
            ]

        self.check_same_outcome(all_there_is)


StoreComparison.TestCase.settings = settings(max_examples=15, stateful_step_count=15, deadline=None)


TestStoreComparison = StoreComparison.TestCase


def test_postgresql_matches_the_model(postgresql: Postgresql, postgresql_url: str) -> None:
    class PostgresqlComparison(StoreComparison):
        """Also with drivers, of which SQLite knows nothing."""

        def new_url(self) -> str:
            postgresql.sql(EMPTY, "migrated")
            return postgresql_url

        def __init__(self) -> None:
            super().__init__()
            for node in NODES:
                for store in (self.model, self.store):
                    self.runner.run(store.cluster.renew(node))

        @rule(node=st.sampled_from(NODES), name=ROOMS)
        def drive(self, node: Node, name: str) -> None:
            self.check_same_outcome(lambda store: store.cluster.drive(node, [name]))

        @rule(node=st.sampled_from(NODES), name=ROOMS)
        def release(self, node: Node, name: str) -> None:
            self.check_same_outcome(lambda store: store.cluster.release(node, [name]))

        @rule(wanted=st.lists(st.tuples(SUMMARIES, st.sampled_from([None, *NODES])), min_size=1, max_size=4))
        def append_as_driver(self, wanted: list[tuple[Summary, Node | None]]) -> None:
            async def all_of(store: Store) -> list[object]:
                rooms = [summary.room for summary, _ in wanted]
                last = dict(await store.cluster.last_entries(rooms))
                appends = [store.append(each, last.get(each.room, 0), [b"x"], node) for each, node in wanted]
                return await asyncio.gather(*map(outcome, appends))

            self.check_same_outcome(all_of)

    run_state_machine_as_test(
        PostgresqlComparison, settings=settings(max_examples=6, stateful_step_count=12, deadline=None)
    )


def test_the_comparison_detects_a_difference() -> None:
    machine = StoreComparison()
    try:
        machine.add_token(Guest("ada", "Ada", 1), b"1")
        machine.runner.run(machine.store.update_guest(Guest("ada", "Ada", 2)))
        with pytest.raises(AssertionError):
            machine.everything_reads_the_same()
    finally:
        machine.teardown()
