"""Retention deletes old data, unless the clock seems wrong."""

from __future__ import annotations

import io
import json
import time
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from pyrite.game import BadInput
from pyrite.server.operations.retention import INTERVAL, RETRY_INTERVAL, Retention
from pyrite.server.settings import RetentionAges, RetentionGuard, Settings
from pyrite.server.store import Guest, RetentionCounts, Store, Unavailable
from pyrite.server.store.memory import MemoryStore
from tests.cli.running import as_program
from tests.server.app_client import Clock
from tests.server.log_lines import lines
from tests.server.serving import serving, until
from tests.server.store.store_helpers import room, with_store

DAY = 24 * 60 * 60
GUARD = RetentionGuard()
STATES = ("lobby", "playing", "over")


class RetentionFixture:
    """A store with rooms, a manual clock, and the retention of a server that has just started."""

    def __init__(self, store: Store | None = None, guard: RetentionGuard = GUARD) -> None:
        self.clock = Clock()
        self.store = store or MemoryStore()
        self.start(guard)

    def start(self, guard: RetentionGuard = GUARD) -> None:
        self.retention = Retention(self.store, RetentionAges(), guard, self.clock)

    async def add(self, state: str, number: int, *, days: float = 0) -> None:
        """Create rooms that were last used a number of days ago."""
        touched = self.clock.now - round(days * DAY * 1000)
        for place in range(number):
            summary = room(f"{state}-{days}-{place}-{self.clock.now}", state=state, touched=touched)
            await self.store.append(summary, 0, [b"one"])

    async def rooms(self) -> int:
        counts = await self.store.retention_counts(dict.fromkeys(STATES, 0), 0)
        return sum(count.total for count in counts.rooms.values())


async def test_old_data_is_announced_in_the_log_and_then_deleted(logged: io.StringIO) -> None:
    given = RetentionFixture()
    await given.store.add_token(Guest("ada", "Ada", given.clock.now - 500 * DAY * 1000), b"token")
    await given.store.add_token(Guest("ben", "Ben", given.clock.now), b"another")
    await given.add("over", 8, days=1)
    await given.add("lobby", 3, days=3)
    await given.add("playing", 2, days=15)
    await given.add("over", 1, days=91)
    assert (await given.retention.step(), await given.rooms()) == (GUARD.delay / 1000, 14)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 8)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 8)
    assert await given.store.guest_by_token(b"token") is None
    assert await given.store.guest_by_token(b"another") is not None
    figures = {"lobby": 3, "playing": 2, "over": 1, "guests": 1}
    dry_run, deleted = lines(logged)
    assert dry_run["event"] == "retention dry run: would delete"
    assert dry_run.items() >= {"seconds": 900.0, **figures}.items()
    assert deleted["event"] == "retention deleted"
    assert deleted.items() >= figures.items()


async def test_only_one_node_deletes_and_a_new_one_announces_first(logged: io.StringIO) -> None:
    fixture = RetentionFixture()
    await fixture.add("over", 3, days=91)
    await fixture.add("over", 9)
    is_responsible = False
    retention = Retention(fixture.store, RetentionAges(), GUARD, fixture.clock, lambda: is_responsible)
    for _ in range(3):
        assert await retention.step() == RETRY_INTERVAL
    assert await fixture.rooms() == 12
    is_responsible = True
    assert await retention.step() == GUARD.delay / 1000
    is_responsible = False  # for a while another node was responsible
    await retention.step()
    is_responsible = True
    assert await retention.step() == GUARD.delay / 1000
    assert await fixture.rooms() == 12
    await retention.step()
    assert await fixture.rooms() == 9


async def test_the_announcement_comes_once_and_always_before_the_first_deletion() -> None:
    given = RetentionFixture()
    await given.add("over", 8)
    assert await given.retention.step() == INTERVAL
    await given.add("lobby", 1, days=3)
    assert (await given.retention.step(), await given.rooms()) == (900, 9)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 8)
    await given.add("lobby", 1, days=3)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 8)


@pytest.mark.parametrize("rooms", [1, 5, 40])
async def test_a_clock_that_jumps_ahead_deletes_no_rooms(rooms: int, logged: io.StringIO) -> None:
    given = RetentionFixture()
    for state in STATES:
        await given.add(state, rooms)
    given.clock.wait(seconds=100 * DAY)
    given.start()
    for _ in range(5):
        assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 3 * rooms)
    await given.add("playing", rooms)
    given.start()  # the newest room has the time of the wrong clock
    for _ in range(5):
        assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 4 * rooms)
    assert [line["level"] for line in lines(logged)] == ["warning", "warning"], "each reason is logged once"
    idle, share = lines(logged)
    assert idle["event"] == (
        "retention deletes nothing: the clock says 2024-02-22, but no table was used since 2023-11-14; "
        "if the clock is right, start the server with --confirm-retention 2024-02-22"
    )
    assert f"which makes {3 * rooms} of {4 * rooms} tables too old, more than 50%; if the clock" in share["event"]
    assert share.items() >= {"lobby": rooms, "playing": rooms, "over": rooms, "guests": 0}.items()


@pytest.mark.parametrize(("days", "more"), [(60, 1), (100, 100)])
async def test_rooms_used_after_the_start_do_not_confirm_its_clock(days: int, more: int) -> None:
    """They carry the time of the same clock, however many they are."""
    given = RetentionFixture()
    await given.add("over", 12)
    await given.add("playing", 5)
    given.clock.wait(seconds=days * DAY)
    given.start()
    assert await given.retention.step() == INTERVAL
    await given.add("playing", more)
    for _ in range(3):
        assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 17 + more)


async def test_a_server_that_was_idle_since_its_start_deletes_again_once_a_room_is_used() -> None:
    given = RetentionFixture()
    await given.add("over", 12)
    await given.add("lobby", 1, days=3)
    assert await given.retention.step() == GUARD.delay / 1000
    given.clock.wait(seconds=11 * DAY)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 13)
    await given.add("playing", 1)
    assert (await given.retention.step(), await given.rooms()) == (INTERVAL, 13)


async def test_a_clock_that_jumps_ahead_deletes_no_guests() -> None:
    given = RetentionFixture()
    await given.store.add_token(Guest("ada", "Ada", given.clock.now), b"token")
    given.clock.wait(seconds=500 * DAY)
    for _ in range(3):
        await given.retention.step()
    assert await given.store.guest_by_token(b"token") is not None


@pytest.mark.parametrize(("confirmed", "left"), [(0, 0), (-6, 0), (-7, 3), (1, 3)])
async def test_the_operator_can_confirm_the_clock_for_a_week(confirmed: int, left: int) -> None:
    given = RetentionFixture()
    await given.add("over", 3)
    given.clock.wait(seconds=100 * DAY)
    today = datetime.fromtimestamp(given.clock.now / 1000, UTC).toordinal()
    given.start(replace(GUARD, confirmed_on=date.fromordinal(today + confirmed)))
    for _ in range(3):
        await given.retention.step()
    assert await given.rooms() == left


class UnavailableStore(MemoryStore):
    """A store that is unavailable for some time."""

    error: Exception | None = None

    async def retention_counts(self, *given: Any) -> RetentionCounts:
        if self.error is not None:
            raise self.error
        return await super().retention_counts(*given)


@pytest.mark.parametrize("error", [Unavailable("The store is unavailable."), ValueError("no such column")])
async def test_retention_survives_an_unavailable_store_and_logs_it_once(
    error: Exception, logged: io.StringIO
) -> None:
    store = UnavailableStore()
    given = RetentionFixture(store)
    await given.add("over", 3)
    await given.add("lobby", 1, days=3)
    store.error = error
    assert [await given.retention.step() for _ in range(3)] == [RETRY_INTERVAL] * 3
    store.error = None
    assert [await given.retention.step() for _ in range(2)] == [900, INTERVAL]
    assert await given.rooms() == 3
    assert [line["level"] for line in lines(logged)][:2] == [lines(logged)[0]["level"], "info"]
    assert len(lines(logged)) == 3


def test_invalid_settings_are_refused() -> None:
    for guard in (replace(GUARD, delay=-1), replace(GUARD, max_share=0), replace(GUARD, max_share=1.5)):
        with pytest.raises(BadInput, match="retention delay"):
            Settings(retention_guard=guard)
    ran = as_program("serve", "--store", "memory:", "--confirm-retention", "tomorrow")
    assert (ran.code, ran.err) == (2, "pyrite: A date looks like 2026-01-31, not 'tomorrow'.\n")


def test_a_real_server_deletes_after_the_announcement_and_never_everything(tmp_path: Path) -> None:
    path, now = tmp_path / "pyrite.db", time.time_ns() // 1_000_000

    async def write(store: Store) -> None:
        for number in range(4):
            await store.append(room(f"old-{number}", state="over", touched=now - 100 * DAY * 1000), 0, [b"one"])

    async def add(store: Store) -> None:
        for number in range(5):
            await store.append(room(f"new-{number}", state="over", touched=now), 0, [b"one"])

    async def names(store: Store) -> set[str]:
        return {name for name in (f"old-{number}" for number in range(4)) if await store.summary(name)}

    with_store(f"sqlite:///{path}", write)
    with serving("--retention-delay", "0", store=f"sqlite:///{path}") as server:
        until(lambda: "retention" in server.logged())
        assert server.stop() == 0
        assert "start the server with --confirm-retention" in server.logged()
    assert len(with_store(f"sqlite:///{path}", names)) == 4
    with_store(f"sqlite:///{path}", add)
    with serving("--retention-delay", "0", store=f"sqlite:///{path}") as server:
        until(lambda: "retention deleted" in server.logged())
        events = [json.loads(line) for line in server.logged().splitlines()]
    assert [event["event"].partition(":")[0] for event in events] == ["retention dry run", "retention deleted"]
    assert all((event["over"], event["guests"]) == (4, 0) for event in events)
    assert with_store(f"sqlite:///{path}", names) == set()
