"""What is shown of finished games is computed once, one after the other, and kept within bounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from pyrite.server.http import finished_games_api
from pyrite.server.http.errors import TOO_MANY, ApiError
from pyrite.server.http.finished_games_api import CacheKey, FinishedGameCache
from pyrite.server.operations.metrics import Metrics
from pyrite.server.operations.worker_process import TaskFailed, WorkerDied, WorkerProcess
from pyrite.server.room.replays import Computed
from pyrite.server.store.memory import MemoryStore
from tests.server.store.store_helpers import room

HERE, THERE = CacheKey("here", "suspicion", "0"), CacheKey("there", "suspicion", "0")


class Worker:
    """Computes nothing, and when it is told to."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Any, ...]] = []
        self.try_send = 0
        self.go_on = asyncio.Event()
        self.error: Exception | None = None

    async def run(self, work: Callable[..., Any], *given: Any) -> Computed:
        self.tasks.append(given)
        self.try_send += 1
        assert self.try_send == 1, "one after the other"
        await self.go_on.wait()
        self.try_send -= 1
        if self.error is not None:
            raise self.error
        return Computed(b"x" * 100, "")


class Asked:
    """Somebody who asks, and how often it counted."""

    def __init__(self, max_bytes: int = 1000) -> None:
        self.worker = Worker()
        self.games = FinishedGameCache(MemoryStore(), cast(WorkerProcess, self.worker), Metrics(), max_bytes)
        self.counted = 0
        self.refuses = False

    def count(self) -> None:
        if self.refuses:
            raise ApiError(TOO_MANY)
        self.counted += 1

    def get(self, key: CacheKey) -> asyncio.Task[Computed]:
        return asyncio.create_task(self.games.get(key, self.count))


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


async def status(asking: asyncio.Task[Computed]) -> int:
    with pytest.raises(ApiError) as refused:
        await asking
    return refused.value.type.status


def test_many_who_ask_for_the_same_wait_for_one_computation() -> None:
    async def play() -> None:
        asked = Asked()
        asking = [asked.get(key) for _ in range(50) for key in (HERE, THERE)]
        await settle()
        assert len(asked.worker.tasks) == 1
        asked.worker.go_on.set()
        await asyncio.gather(*asking)
        await asyncio.gather(*(asked.get(HERE) for _ in range(50)))
        assert [len(asked.worker.tasks), asked.counted] == [2, 2]

    asyncio.run(play())


def test_who_goes_away_does_not_take_it_from_the_others() -> None:
    async def play() -> None:
        asked = Asked()
        first, second = asked.get(HERE), asked.get(HERE)
        await settle()
        first.cancel()
        await settle()
        asked.worker.go_on.set()
        assert (await second).body == b"x" * 100
        third = asked.get(THERE)
        await settle()
        third.cancel()
        await settle()
        assert (await asked.get(THERE)).body == b"x" * 100
        assert len(asked.worker.tasks) == 2

    asyncio.run(play())


def test_what_was_not_asked_for_longest_is_computed_again() -> None:
    async def play() -> None:
        asked = Asked(max_bytes=250)
        asked.worker.go_on.set()
        other = CacheKey("elsewhere", "record")
        for key in (HERE, THERE, HERE, other, HERE, THERE):
            await asked.get(key)
        assert asked.counted == 4
        assert asked.games._bytes == sum(len(each.body) for each in asked.games._cache.values()) == 200

    asyncio.run(play())


def test_who_may_not_compute_may_still_see_what_is_there() -> None:
    async def play() -> None:
        asked = Asked()
        asked.worker.go_on.set()
        await asked.get(HERE)
        asked.refuses = True
        assert (await asked.get(HERE)).body == b"x" * 100
        assert await status(asked.get(THERE)) == 429
        assert len(asked.worker.tasks) == 1

    asyncio.run(play())


def test_when_too_many_wait_the_next_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games_api, "MAX_QUEUE", 3)

    async def play() -> None:
        asked = Asked()
        waiting = [asked.get(CacheKey(f"room {number}", "record")) for number in range(3)]
        await settle()
        assert await status(asked.get(HERE)) == 503
        asked.worker.go_on.set()
        await asyncio.gather(*waiting)
        await asked.get(HERE)

    asyncio.run(play())


@pytest.mark.parametrize(("error", "expected"), [(WorkerDied("It died."), 503), (TaskFailed("It failed."), 500)])
def test_what_failed_is_told_to_all_who_wait_and_tried_again(error: Exception, expected: int) -> None:
    async def play() -> None:
        asked = Asked()
        asked.worker.error = error
        asked.worker.go_on.set()
        first, second = asked.get(HERE), asked.get(HERE)
        assert [await status(first), await status(second)] == [expected] * 2
        asked.worker.error = None
        assert (await asked.get(HERE)).body == b"x" * 100

    asyncio.run(play())


def test_the_entries_of_a_room_are_read_when_its_turn_has_come() -> None:
    """Many who wait must not fill the memory with rooms."""

    async def play() -> None:
        asked = Asked()
        asking = [asked.get(HERE), asked.get(THERE)]
        await settle()
        await asked.games._store.append(room("there"), 0, [b"later"])
        asked.worker.go_on.set()
        await asyncio.gather(*asking)
        assert [given[0] for given in asked.worker.tasks] == [[], [b"later"]]

    asyncio.run(play())
