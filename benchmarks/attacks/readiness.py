"""The disk is full, the file deleted or read-only: does the server still call itself ready?"""

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

from benchmarks.attacks.run import AttackedServer, Run

_WAIT: Final = 5.0
"""Seconds until a server must have noticed."""
_FLOOD: Final = 300


async def attack(run: Run) -> None:
    """Take the disk away in several ways."""
    with run.server("--no-limits") as server:
        while _log_of_store(server) < 100_000:  # the limit below must not stop the server's own log
            _open_room(server)
        await _flood(run, server)
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (_log_of_store(server), hard))
        run.say(f"its files may not grow: opening a room {_open_room(server)}, {await _ready(server)}")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await asyncio.sleep(_WAIT)
        run.say(f"they may again: opening a room {_open_room(server)}, {await _ready(server)}")
        server.store_file.unlink()
        run.say(f"the file is deleted: opening a room {_open_room(server)}, {await _ready(server)}")
    with run.server() as server:
        server.stop()
    server.store_file.chmod(0o400)
    _start_read_only(run, server)


async def _flood(run: Run, server: AttackedServer) -> None:
    await asyncio.sleep(_WAIT)
    size = _log_of_store(server)
    begun = perf_counter()
    async with httpx.AsyncClient() as client:
        for _ in range(_FLOOD):
            await client.get(f"{server.address}/health/ready")
    written = _log_of_store(server) - size
    run.say(f"asked {_FLOOD} times in {perf_counter() - begun:.1f} s whether it is ready: {written} bytes written")


async def _ready(server: AttackedServer) -> str:
    """The answer once it has had the time to notice."""
    await asyncio.sleep(_WAIT)
    answer = httpx.get(f"{server.address}/health/ready", timeout=20)
    return f"/health/ready {answer.status_code}"


def _open_room(server: AttackedServer) -> int:
    headers = {"Sec-Fetch-Site": "none"}
    return httpx.post(f"{server.address}/api/rooms", json={}, headers=headers, timeout=20).status_code


def _log_of_store(server: AttackedServer) -> int:
    log = server.store_file.with_name(server.store_file.name + "-wal")
    return log.stat().st_size if log.exists() else 0


def _start_read_only(run: Run, server: AttackedServer) -> None:
    """For root no file is read-only unless it gives up that right."""
    prefix = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    if prefix and shutil.which(prefix[0]) is None:
        run.say("a read-only file: not tried, this needs the program setpriv")
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
        ready = process.stdout.readline()  # empty if it has ended
        process.kill()
        _, said = process.communicate()
    run.say(f"started on a read-only file: {ready.strip() or said.strip()}")
