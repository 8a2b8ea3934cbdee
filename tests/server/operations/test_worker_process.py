"""The worker process: results, failures, timeouts, and its end."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pyrite.server.operations.worker_process import TaskFailed, WorkerDied, WorkerProcess
from tests.server.log_lines import lines
from tests.server.serving import until

SCRIPT = """
import asyncio, os, sys
from pyrite.server.operations.worker_process import WorkerProcess
worker = WorkerProcess()
print(asyncio.run(worker.run(os.getpid)), flush=True)
sys.stdin.read()
"""


def is_gone(process_id: int) -> bool:
    """Whether a process has ended, also if it is a zombie."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


async def test_the_worker_starts_on_first_use_and_is_replaced_when_it_dies() -> None:
    worker = WorkerProcess()
    assert not worker.process_id
    first = await worker.run(os.getpid)
    assert first != os.getpid()
    assert [await worker.run(os.getpid), worker.process_id] == [first, first]
    with pytest.raises(WorkerDied):
        await worker.run(os._exit, 3)
    second = await worker.run(os.getpid)
    assert second != first
    working = asyncio.create_task(worker.run(time.sleep, 600))
    await asyncio.sleep(0)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(WorkerDied):
        await working
    await worker.close()
    with pytest.raises(WorkerDied):
        await worker.run(os.getpid)


async def test_a_failed_task_is_logged_without_its_message_and_others_continue(logged: io.StringIO) -> None:
    worker = WorkerProcess()
    process = await worker.run(os.getpid)
    with pytest.raises(TaskFailed):
        await worker.run(int, "the saboteur is ada")
    assert await worker.run(os.getpid) == process
    await worker.close()
    [line] = lines(logged)
    assert line["exception"][0] == "ValueError"
    assert "ada" not in logged.getvalue()


async def test_a_task_that_takes_too_long_is_aborted() -> None:
    worker = WorkerProcess(timeout=0.1)
    with pytest.raises(WorkerDied):
        await worker.run(time.sleep, 600)
    assert worker.process_id is None
    await worker.close()


async def test_closing_kills_a_busy_worker(logged: io.StringIO) -> None:
    worker = WorkerProcess()
    process = await worker.run(os.getpid)
    working = asyncio.create_task(worker.run(time.sleep, 600))
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises((WorkerDied, asyncio.CancelledError)):
        await working
    assert is_gone(process)
    assert logged.getvalue() == ""


def test_the_worker_ends_when_the_server_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert not is_gone(process)
        server.send_signal(signal.SIGKILL)
    until(lambda: is_gone(process))
