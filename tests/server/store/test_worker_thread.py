"""The worker thread runs functions in order and reports their results, whether or not somebody still waits."""

import asyncio
import threading

import pytest

from pyrite.server.store.worker_thread import WorkerThread


async def test_functions_run_in_order_in_one_other_thread() -> None:
    worker = WorkerThread("worker")
    done: list[int] = []
    threads = await asyncio.gather(*(worker.run(_note, done, number) for number in range(20)))
    assert done == list(range(20))
    assert len(set(threads)) == 1
    assert threading.get_ident() not in threads
    await asyncio.to_thread(worker.shutdown)


def _note(done: list[int], number: int) -> int:
    done.append(number)
    return threading.get_ident()


async def test_an_exception_is_raised_to_the_caller_and_the_thread_continues() -> None:
    worker = WorkerThread("worker")
    with pytest.raises(ZeroDivisionError):
        await worker.run(divmod, 1, 0)
    assert await worker.run(divmod, 7, 2) == (3, 1)
    await asyncio.to_thread(worker.shutdown)


async def test_work_of_a_cancelled_caller_is_done_nevertheless() -> None:
    worker, may_begin, done = WorkerThread("worker"), threading.Event(), threading.Event()
    first = asyncio.ensure_future(worker.run(may_begin.wait))
    second = asyncio.ensure_future(worker.run(done.set))
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    may_begin.set()
    await asyncio.to_thread(worker.shutdown)
    assert done.is_set()
