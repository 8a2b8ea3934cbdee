"""Reviews of finished games are computed once, one after another, and cached within bounds."""

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
from pyrite.server.room.replays import ComputedDocument
from pyrite.server.store.memory import MemoryStore
from tests.server.store.store_helpers import room

HERE, THERE = CacheKey("here", "suspicion", "0"), CacheKey("there", "suspicion", "0")


class Worker:
    """A worker that returns prepared results when the test allows it."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Any, ...]] = []
        self.running = 0
        self.may_finish = asyncio.Event()
        self.error: Exception | None = None

    async def run(self, work: Callable[..., Any], *given: Any) -> ComputedDocument:
        self.tasks.append(given)
        self.running += 1
        assert self.running == 1, "one task at a time"
        await self.may_finish.wait()
        self.running -= 1
        if self.error is not None:
            raise self.error
        return ComputedDocument(b"x" * 100, "")


class CountedCache:
    """The cache with a controlled worker; counts the computations that the rate limit counts."""

    def __init__(self, max_bytes: int = 1000) -> None:
        self.worker = Worker()
        self.games = FinishedGameCache(MemoryStore(), cast(WorkerProcess, self.worker), Metrics(), max_bytes)
        self.counted = 0
        self.refuses = False

    def count(self) -> None:
        if self.refuses:
            raise ApiError(TOO_MANY)
        self.counted += 1

    def get(self, key: CacheKey) -> asyncio.Task[ComputedDocument]:
        return asyncio.create_task(self.games.get(key, self.count))


async def let_tasks_run() -> None:
    """Let all ready tasks run."""
    for _ in range(20):
        await asyncio.sleep(0)


async def status(request: asyncio.Task[ComputedDocument]) -> int:
    with pytest.raises(ApiError) as refused:
        await request
    return refused.value.type.status


async def test_equal_requests_wait_for_one_computation() -> None:
    cache = CountedCache()
    requests = [cache.get(key) for _ in range(50) for key in (HERE, THERE)]
    await let_tasks_run()
    assert len(cache.worker.tasks) == 1
    cache.worker.may_finish.set()
    await asyncio.gather(*requests)
    await asyncio.gather(*(cache.get(HERE) for _ in range(50)))
    assert [len(cache.worker.tasks), cache.counted] == [2, 2]


async def test_a_cancelled_request_does_not_cancel_the_computation_for_others() -> None:
    cache = CountedCache()
    first, second = cache.get(HERE), cache.get(HERE)
    await let_tasks_run()
    first.cancel()
    await let_tasks_run()
    cache.worker.may_finish.set()
    assert (await second).body == b"x" * 100
    third = cache.get(THERE)
    await let_tasks_run()
    third.cancel()
    await let_tasks_run()
    assert (await cache.get(THERE)).body == b"x" * 100
    assert len(cache.worker.tasks) == 2


async def test_the_least_recently_used_document_is_evicted() -> None:
    cache = CountedCache(max_bytes=250)
    cache.worker.may_finish.set()
    other = CacheKey("elsewhere", "record")
    for key in (HERE, THERE, HERE, other, HERE, THERE):
        await cache.get(key)
    assert cache.counted == 4
    assert cache.games._bytes == sum(len(each.body) for each in cache.games._cache.values()) == 200


async def test_a_guest_above_the_limit_still_gets_cached_documents() -> None:
    cache = CountedCache()
    cache.worker.may_finish.set()
    await cache.get(HERE)
    cache.refuses = True
    assert (await cache.get(HERE)).body == b"x" * 100
    assert await status(cache.get(THERE)) == 429
    assert len(cache.worker.tasks) == 1


async def test_a_full_queue_refuses_the_next_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished_games_api, "MAX_QUEUE", 3)
    cache = CountedCache()
    waiting = [cache.get(CacheKey(f"room {number}", "record")) for number in range(3)]
    await let_tasks_run()
    assert await status(cache.get(HERE)) == 503
    cache.worker.may_finish.set()
    await asyncio.gather(*waiting)
    await cache.get(HERE)


@pytest.mark.parametrize(("error", "expected"), [(WorkerDied("It died."), 503), (TaskFailed("It failed."), 500)])
async def test_a_failure_is_reported_to_all_who_wait_and_computed_again_later(
    error: Exception, expected: int
) -> None:
    cache = CountedCache()
    cache.worker.error = error
    cache.worker.may_finish.set()
    first, second = cache.get(HERE), cache.get(HERE)
    assert [await status(first), await status(second)] == [expected] * 2
    cache.worker.error = None
    assert (await cache.get(HERE)).body == b"x" * 100


async def test_entries_are_read_only_when_the_computation_starts() -> None:
    """Waiting requests must not fill the memory with entries."""
    cache = CountedCache()
    requests = [cache.get(HERE), cache.get(THERE)]
    await let_tasks_run()
    await cache.games._store.append(room("there"), 0, [b"later"])
    cache.worker.may_finish.set()
    await asyncio.gather(*requests)
    assert [given[0] for given in cache.worker.tasks] == [[], [b"later"]]
