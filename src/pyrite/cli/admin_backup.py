"""``pyrite admin backup``, ``restore``, ``check``: a copy of a site, and whether its data is sound."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from pyrite.cli.console import stderr, stdout
from pyrite.cli.opened_store import StoreUrl, copy_databases, opened_store
from pyrite.game import BadInput

if TYPE_CHECKING:
    from pyrite.server.operations.room_check import CheckedRooms
    from pyrite.server.store.copying import Copied

DAMAGED = 1
"""The exit code if a room is damaged."""
_SHOW_EVERY = 500
"""Rooms between two lines of progress."""


def backup(file: Path, /, *, store: StoreUrl = "sqlite:///pyrite.db") -> None:
    """Write all rooms and guests of a site into a new file, while its servers run.

    The file is a database of its own: `pyrite admin restore` reads it, and `pyrite serve --store sqlite:///FILE`
    runs it. Each room in it is complete up to some move.

    Parameters
    ----------
    file
        File to write. It must not exist.
    store
        Database of the site, as for `pyrite serve`.
    """
    if file.exists():
        raise BadInput(f"There is a file {file} already. Choose another name, such as one with the date.")
    done = asyncio.run(copy_databases(store, f"sqlite:///{file.resolve()}", _ignore, verify=False))
    stdout().print(f"{file} has {_what(done)}.")


def restore(file: Path, /, *, store: StoreUrl = "sqlite:///pyrite.db") -> None:
    """Copy a backup into an empty database, and compare the two.

    Parameters
    ----------
    file
        A file of `pyrite admin backup`.
    store
        An empty database. Its servers must be stopped.
    """
    if not file.is_file():
        raise BadInput(f"There is no file {file}; check the name and the folder.")
    done = asyncio.run(copy_databases(f"sqlite:///{file.resolve()}", store, _ignore))
    stdout().print(f"Restored {_what(done)}; all are the same as in the backup.")


def _ignore(what: str, done: int, total: int) -> None:
    """Progress is not shown."""


def _what(done: Copied) -> str:
    return f"{done.rooms:,} rooms with {done.entries:,} entries, and {done.guests:,} guests"


def check(*, store: StoreUrl = "sqlite:///pyrite.db") -> int:
    """Read every room of a site and play it again. The exit code is 1 if one is damaged.

    Parameters
    ----------
    store
        Database of the site, as for `pyrite serve`; also a backup, sqlite:///FILE.
    """
    checked, problems = asyncio.run(_check(store))
    for problem in problems:
        stdout().print(problem)
    stdout().print(f"{checked.rooms:,} rooms with {checked.entries:,} entries; {len(problems):,} are damaged.")
    return DAMAGED if problems else 0


async def _check(store: str) -> tuple[CheckedRooms, list[str]]:
    async with opened_store(store) as opened:
        from pyrite.server.operations.room_check import CheckedRooms, check_rooms

        checked = CheckedRooms()
        return checked, [problem async for problem in check_rooms(opened, checked, _show)]


def _show(checked: CheckedRooms) -> None:
    if checked.rooms and checked.rooms % _SHOW_EVERY == 0:
        stderr().print(f"{checked.rooms:,} rooms checked ...")
