"""Another user of the machine reads the database, which has hands, roles and digests of cookies."""

from __future__ import annotations

import os
import stat

import httpx

from benchmarks.attacks.harness import AttackedServer, AttackRun


async def attack(run: AttackRun) -> None:
    """Start servers with the default umask and with none, and print the modes of their files."""
    store_file = run.folder / "tables.db"
    for mask in (0o022, 0o000):
        store_file.unlink(missing_ok=True)
        before = os.umask(mask)
        try:
            with run.server(store_file=store_file) as server:
                _open_room(server)
                run.report(f"umask {mask:04o}: {_modes(server)}")
                server.stop()
        finally:
            os.umask(before)
    store_file.chmod(0o644)
    with run.server(store_file=store_file) as server:
        _open_room(server)
        run.report(f"a file that had mode 0644: {_modes(server)}")
        run.report(f"log: {server.log().strip() or '(empty)'}")


def _open_room(server: AttackedServer) -> None:
    httpx.post(f"{server.address}/api/rooms", json={}, headers={"Sec-Fetch-Site": "none"}).raise_for_status()


def _modes(server: AttackedServer) -> str:
    files = sorted(server.store_file.parent.glob(f"{server.store_file.name}*"))
    return ", ".join(f"{each.name} {stat.S_IMODE(each.stat().st_mode):04o}" for each in files)
