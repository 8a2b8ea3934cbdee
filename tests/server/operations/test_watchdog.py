"""The watchdog ends a process with a blocked event loop, and no other."""

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest

from pyrite.server.operations.watchdog import EXIT_CODE, MAX_MISSED, Watchdog
from tests.cli.running import CHECKOUT, in_process, plain_environment

LIMIT = 0.5


@contextlib.contextmanager
def blockable(seconds: float) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `tests.server.operations.hanging_server`; yield the process and its address."""
    command = [sys.executable, "-m", "tests.server.operations.hanging_server", str(seconds)]
    process = subprocess.Popen(
        command,
        cwd=CHECKOUT,
        env=plain_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Pyrite is ready: "), line
        yield process, line.removeprefix("Pyrite is ready: ").strip().rstrip("/")
    finally:
        process.kill()
        process.communicate()


def block(address: str) -> None:
    """Send the request that blocks the loop, without waiting for the response."""
    url = httpx.URL(address)
    with socket.create_connection((url.host, url.port or 80)) as connection:
        connection.sendall(b"GET /health/ready HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        connection.recv(1)  # returns when the process has ended


def test_a_server_with_a_blocked_loop_logs_where_and_ends_but_one_that_was_stopped_continues() -> None:
    """One is stopped, as on a laptop that is suspended, until the other has ended: longer than its own limit."""
    with blockable(LIMIT) as (stopped, address), blockable(2 * LIMIT) as (blocked, other_address):
        assert httpx.get(f"{other_address}/health/live").status_code == 200
        stopped.send_signal(signal.SIGSTOP)
        block(other_address)
        assert blocked.wait(60) == EXIT_CODE
        stopped.send_signal(signal.SIGCONT)
        for _ in range(3):
            assert httpx.get(f"{address}/health/live", timeout=60).status_code == 200
        stopped.send_signal(signal.SIGTERM)
        assert stopped.wait(60) == 0
        assert blocked.stderr is not None
        (line,) = blocked.stderr.read().splitlines()
    logged = json.loads(line)
    assert logged["event"] == "event loop blocked, process ends"
    assert logged["level"] == "critical"
    assert any(each.endswith(" block_forever") for each in logged["frames"])


async def test_the_watchdog_counts_checks_in_a_row_without_a_tick() -> None:
    ended: list[int] = []
    watchdog = Watchdog(3600, ended.append)
    watchdog.start()
    for _ in range(2):
        for _ in range(MAX_MISSED):
            watchdog.check()
        assert ended == []
        watchdog._tick(asyncio.get_running_loop())  # the real timer would take an hour
    for _ in range(MAX_MISSED + 1):
        watchdog.check()
    assert ended == [EXIT_CODE]
    watchdog.stop()


def test_the_watchdog_is_an_option_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--watchdog" in in_process(capsys, "serve", "--help").out
    ran = in_process(capsys, "serve", "--watchdog", "-1")
    assert (ran.code, ran.err) == (
        2,
        "pyrite: The watchdog must be between 0 and 86400 seconds; 0 turns it off.\n",
    )
