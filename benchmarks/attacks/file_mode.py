"""Another user of the machine reads the database, with its hands, roles and cookies' digests."""

from __future__ import annotations

import os
import stat

import httpx

from benchmarks.attacks.run import AttackedServer, Run


async def attack(run: Run) -> None:
    """Start servers with a usual and with a careless umask, and look at the modes of their files."""
    store_file = run.folder / "tables.db"
    for mask in (0o022, 0o000):
        store_file.unlink(missing_ok=True)
        before = os.umask(mask)
        try:
            with run.server(store_file=store_file) as server:
                _use(server)
                run.say(f"umask {mask:04o}: {_modes(server)}")
                server.stop()
        finally:
            os.umask(before)
    store_file.chmod(0o644)
    with run.server(store_file=store_file) as server:
        _use(server)
        run.say(f"a file that had mode 0644: {_modes(server)}")
        run.say(f"log: {server.log().strip() or '(empty)'}")


def _use(server: AttackedServer) -> None:
    httpx.post(f"{server.address}/api/rooms", json={}, headers={"Sec-Fetch-Site": "none"}).raise_for_status()


def _modes(server: AttackedServer) -> str:
    files = sorted(server.store_file.parent.glob(f"{server.store_file.name}*"))
    return ", ".join(f"{each.name} {stat.S_IMODE(each.stat().st_mode):04o}" for each in files)
