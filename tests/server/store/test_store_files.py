"""The database file of a real server: file lock, permissions, readiness."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from pyrite.game import BadInput
from pyrite.server.store import Store, factory, open_store, readiness
from pyrite.server.store.readiness import Readiness
from tests.cli.running import Ran, plain_environment, program
from tests.server.serving import Server, serving, until
from tests.server.store.store_helpers import opened_store, room, with_store

DROP_ROOT_PRIVILEGES = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
"""Root may write to read-only files, unless these capabilities are removed."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def serve(store: str | Path, *prefix: str) -> Ran:
    """Run a server that is expected to end by itself."""
    arguments = [*prefix, *program("serve", "--port", "0", "--store", f"sqlite:///{store}")]
    done = subprocess.run(
        arguments, env=plain_environment(), capture_output=True, text=True, timeout=60, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def ready(server: Server) -> bool:
    return httpx.get(f"{server.address}/health/ready", timeout=20).status_code == 200


def open_room(server: Server) -> int:
    """Create a guest and a room; return the status of the response."""
    headers = {"Sec-Fetch-Site": "none"}
    return httpx.post(f"{server.address}/api/rooms", json={}, headers=headers, timeout=20).status_code


# ---------------------------------------------------------------- one server at a time


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, path: Path) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(path)
    with serving(store=f"sqlite:///{path}") as first:
        for again in (path, link, Path(os.path.relpath(path))):
            second = serve(again)
            assert (second.code, second.out) == (2, "")
            assert second.err == (
                f"pyrite: Another server (process {first.process.pid}) uses the store {path} already. "
                "Stop it first, or choose another file with --store.\n"
            )
        assert open_room(first) == 201
        assert first.logged() == ""


def test_a_server_that_was_killed_leaves_no_lock_behind(path: Path) -> None:
    with serving(store=f"sqlite:///{path}") as server:
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        with serving(store=f"sqlite:///{path}") as again:
            assert open_room(again) == 201


async def test_memory_stores_and_shared_stores_need_no_lock(path: Path) -> None:
    first, second = await open_store("memory:"), await open_store("memory:")
    await first.close()
    await second.close()
    server = await open_store(f"sqlite:///{path}")
    with pytest.raises(BadInput, match="uses the store"):
        await open_store(f"sqlite:///{path}")
    tool = await open_store(f"sqlite:///{path}", shared=True)
    await tool.append(room("mine"), 0, [b"one"])
    assert await server.read("mine") == [b"one"]
    await tool.close()
    with pytest.raises(BadInput, match="uses the store"):
        await open_store(f"sqlite:///{path}")
    await server.close()
    await (await open_store(f"sqlite:///{path}")).close()


def test_a_store_that_cannot_be_opened_is_not_locked(path: Path) -> None:
    path.write_text("a shopping list, long enough to be read as the head of a file\n" * 100)

    async def only_check_ready(store: Store) -> None:
        assert await store.ready()

    for _ in range(2):
        with pytest.raises(BadInput, match="file is not a database"):
            with_store(f"sqlite:///{path}", only_check_ready)
    path.unlink()
    with_store(f"sqlite:///{path}", only_check_ready)


# ---------------------------------------------------------------- who may read it


def modes(folder: Path) -> dict[str, str]:
    return {each.name: f"{stat.S_IMODE(each.stat().st_mode):04o}" for each in folder.iterdir()}


def test_other_users_cannot_read_the_files_whatever_the_umask(path: Path) -> None:
    without_umask = ["sh", "-c", 'umask 0; exec "$@"', "sh"]
    with serving(store=f"sqlite:///{path}", prefix=without_umask) as server:
        assert open_room(server) == 201
        assert modes(path.parent) == dict.fromkeys(
            ("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), "0600"
        )
        assert server.logged() == ""


@pytest.fixture
def umask() -> Iterator[Callable[[int], None]]:
    before = os.umask(0o022)
    yield lambda mask: (os.umask(mask), None)[1]
    os.umask(before)


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o277])
def test_the_file_is_private_before_anything_is_written(
    path: Path, umask: Callable[[int], None], mask: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []
    migrate = factory._migrate

    def check_mode_first(file: Path, migrates: bool) -> None:
        seen.append((stat.S_IMODE(file.stat().st_mode), file.stat().st_size))
        migrate(file, migrates)

    monkeypatch.setattr(factory, "_migrate", check_mode_first)

    async def write(store: Store) -> None:
        await store.append(room("mine"), 0, [b"one"])

    umask(mask)
    with_store(f"sqlite:///{path}", write)
    assert seen == [(0o600, 0)]


async def test_permissions_of_other_users_are_removed_and_logged(path: Path) -> None:
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("mine"), 0, [b"one"])
    path.chmod(0o664)
    path.with_name("tables.db.lock").chmod(0o644)
    with serving(store=f"sqlite:///{path}") as server:
        assert open_room(server) == 201
        assert set(modes(path.parent).values()) == {"0600"}
        logged = server.logged()
    assert "tables.db had mode 0664, changed to 0600" in logged
    assert "tables.db.lock had mode 0644, changed to 0600" in logged


def test_the_mode_of_another_programs_file_is_not_changed(path: Path) -> None:
    path.write_text("a shopping list, long enough to be read as the head of a file\n" * 100)
    path.chmod(0o644)
    assert serve(path).code == 2
    assert modes(path.parent)["tables.db"] == "0644"


# ---------------------------------------------------------------- read-only


def needs(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"needs the program {program}")


def obeying_file_modes() -> list[str]:
    """Prefix of a command that obeys file modes, even if root runs the tests."""
    if DROP_ROOT_PRIVILEGES:
        needs(DROP_ROOT_PRIVILEGES[0])
        tried = subprocess.run([*DROP_ROOT_PRIVILEGES, "true"], capture_output=True, check=False)
        if tried.returncode:
            pytest.skip("root cannot give up its right to write everywhere in this sandbox")
    return DROP_ROOT_PRIVILEGES


def mounting(script: str) -> list[str]:
    """Prefix of a command that runs with a private read-only mount."""
    needs("unshare")
    if os.geteuid() != 0 or subprocess.run(["unshare", "-m", "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs root in order to mount a disk")
    return ["unshare", "-m", "sh", "-c", f'{script} && exec "$@"', "sh"]


@pytest.fixture
def existing_store(path: Path) -> Path:
    """A store that a server has created and closed."""

    async def write(store: Store) -> None:
        await store.append(room("mine"), 0, [b"one"])

    with_store(f"sqlite:///{path}", write)
    return path


def check_refused_as_read_only(ran: Ran, path: Path) -> None:
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"pyrite: The store {path} is read-only. Let this user write to the file and to its folder, "
        "or choose another file with --store.\n"
    )


def test_a_read_only_file_is_refused_at_the_start(existing_store: Path) -> None:
    existing_store.chmod(0o400)
    check_refused_as_read_only(serve(existing_store, *obeying_file_modes()), existing_store)
    assert modes(existing_store.parent)["tables.db"] == "0400"


def test_a_read_only_folder_is_refused_at_the_start(existing_store: Path) -> None:
    existing_store.parent.chmod(0o500)
    try:
        check_refused_as_read_only(serve(existing_store, *obeying_file_modes()), existing_store)
    finally:
        existing_store.parent.chmod(0o700)


def test_a_read_only_disk_is_refused_at_the_start(existing_store: Path) -> None:
    folder = existing_store.parent
    prefix = mounting(f"mount --bind '{folder}' '{folder}' && mount -o remount,bind,ro '{folder}'")
    check_refused_as_read_only(serve(existing_store, *prefix), existing_store)


def test_a_file_that_becomes_read_only_is_not_ready(path: Path) -> None:
    with serving(store=f"sqlite:///{path}", prefix=obeying_file_modes()) as server:
        assert ready(server)
        path.chmod(0o400)
        until(lambda: not ready(server))
        assert '"reason": "read-only"' in server.logged()
        path.chmod(0o600)
        until(lambda: ready(server))


# ---------------------------------------------------------------- deleted file, full disk


def test_a_deleted_file_is_not_ready(path: Path) -> None:
    with serving(store=f"sqlite:///{path}") as server:
        assert ready(server)
        path.unlink()
        until(lambda: not ready(server))
        answer = httpx.get(f"{server.address}/health/ready").json()
        assert answer["reason"] == "not-ready"
        assert httpx.get(f"{server.address}/health/live").status_code == 200
        path.write_bytes(b"")
        until(lambda: '"reason": "file-replaced"' in server.logged() or ready(server))
        assert not ready(server)
        reasons = [line for line in server.logged().splitlines() if "not ready" in line]
        assert len(reasons) == 2, "each reason is logged once"


def test_a_file_that_cannot_grow_is_not_ready_until_it_can(path: Path) -> None:
    log = path.with_name("tables.db-wal")
    with serving("--no-limits", store=f"sqlite:///{path}") as server:
        # The server's own log must stay shorter than the limit below.
        until(lambda: open_room(server) == 201 and log.stat().st_size > 100_000)
        assert ready(server)
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, unlimited[1]))
        until(lambda: not ready(server))
        assert open_room(server) == 503
        assert '"reason": "cannot-write"' in server.logged()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        until(lambda: ready(server))
        assert open_room(server) == 201
        log.unlink()
        until(lambda: not ready(server))


def fill(file: Path) -> None:
    """Write until the disk is full."""
    with suppress(OSError), file.open("wb", buffering=0) as filler:
        while filler.write(bytes(1 << 20)):
            pass


def test_a_full_disk_is_not_ready_until_there_is_space(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    prefix = mounting(f"mount -t tmpfs -o size=48m none '{disk}'")
    with serving(store=f"sqlite:///{disk}/tables.db", prefix=prefix) as server:
        assert ready(server)
        filler = Path(f"/proc/{server.process.pid}/root{disk}/filler")
        fill(filler)
        until(lambda: not ready(server))
        assert '"reason": "disk-full"' in server.logged()
        filler.unlink()
        until(lambda: ready(server))
        assert open_room(server) == 201


# ---------------------------------------------------------------- the readiness check


async def test_readiness_checks_are_shared_and_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(readiness, "monotonic", lambda: time)
    checks = 0

    async def check() -> str:
        nonlocal checks
        checks += 1
        await asyncio.sleep(0)
        return "" if checks < 3 else "disk-full"

    async def flood(store: Readiness) -> set[bool]:
        return set(await asyncio.gather(*(store.ready() for _ in range(500))))

    store = Readiness(check, interval=2)
    assert (await flood(store), await flood(store), checks) == ({True}, {True}, 1)
    time += 1.9
    assert (await flood(store), checks) == ({True}, 1)
    time += 0.1
    assert (await flood(store), checks) == ({True}, 2)
    time += 2
    assert (await flood(store), checks) == ({False}, 3)


async def test_a_store_that_does_not_answer_is_not_ready_and_is_checked_once() -> None:
    answered = asyncio.Event()
    checks = 0

    async def check() -> str:
        nonlocal checks
        checks += 1
        await answered.wait()
        return ""

    store = Readiness(check, interval=0, timeout=0.01)
    assert not await store.ready()
    assert not await store.ready()
    answered.set()
    await store.close()
    assert checks == 1
    assert await store.ready()


async def test_a_readiness_check_after_a_recent_write_writes_nothing(path: Path) -> None:
    log = path.with_name("tables.db-wal")
    async with opened_store(f"sqlite:///{path}") as store:
        await store.append(room("mine"), 0, [b"one"])
        size = log.stat().st_size
        assert await store.ready()
        assert log.stat().st_size == size
