"""The disk is full, or the database is deleted or read-only: does /health/ready report it?"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from time import perf_counter
from typing import Final

import httpx

from benchmarks.attacks.harness import AttackedServer, AttackRun

_DETECTION_TIME: Final = 5.0
"""Seconds until a server must have noticed the fault."""
_REQUESTS: Final = 300


async def attack(run: AttackRun) -> None:
    """Limit the size of files, delete the database, and start with a read-only one."""
    with run.server("--no-limits") as server:
        while _write_ahead_log_size(server) < 100_000:  # the limit below must not stop the server's own log
            _open_room(server)
        await _flood(run, server)
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (_write_ahead_log_size(server), hard))
        run.report(f"files may not grow: opening a room {_open_room(server)}, {await _ready(server)}")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await asyncio.sleep(_DETECTION_TIME)
        run.report(f"files may grow again: opening a room {_open_room(server)}, {await _ready(server)}")
        server.store_file.unlink()
        run.report(f"the database is deleted: opening a room {_open_room(server)}, {await _ready(server)}")
    with run.server() as server:
        server.stop()
    server.store_file.chmod(0o400)
    _start_read_only(run, server)


async def _flood(run: AttackRun, server: AttackedServer) -> None:
    await asyncio.sleep(_DETECTION_TIME)
    size = _write_ahead_log_size(server)
    begun = perf_counter()
    async with httpx.AsyncClient() as client:
        for _ in range(_REQUESTS):
            await client.get(f"{server.address}/health/ready")
    written = _write_ahead_log_size(server) - size
    run.report(f"{_REQUESTS} requests of /health/ready in {perf_counter() - begun:.1f} s, {written} bytes written")


async def _ready(server: AttackedServer) -> str:
    """The status of /health/ready after the time to notice the fault."""
    await asyncio.sleep(_DETECTION_TIME)
    response = httpx.get(f"{server.address}/health/ready", timeout=20)
    return f"/health/ready {response.status_code}"


def _open_room(server: AttackedServer) -> int:
    headers = {"Sec-Fetch-Site": "none"}
    return httpx.post(f"{server.address}/api/rooms", json={}, headers=headers, timeout=20).status_code


def _write_ahead_log_size(server: AttackedServer) -> int:
    log = server.store_file.with_name(server.store_file.name + "-wal")
    return log.stat().st_size if log.exists() else 0


def _start_read_only(run: AttackRun, server: AttackedServer) -> None:
    """Start a server on a read-only file. Root can write any file, so setpriv takes this capability away."""
    prefix = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    if prefix and shutil.which(prefix[0]) is None:
        run.report("a read-only file: skipped, because the program setpriv is missing")
        return
    store = f"sqlite:///{server.store_file}"
    command = (
        sys.executable,
        "-c",
        "from pyrite.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--store",
        store,
    )
    with subprocess.Popen(
        [*prefix, *command],
        env={**os.environ, "PYTHONPATH": str(run.tree / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        first_line = process.stdout.readline()  # empty if it has ended
        process.kill()
        _, errors = process.communicate()
    run.report(f"started on a read-only file: {first_line.strip() or errors.strip()}")
