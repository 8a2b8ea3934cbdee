"""``pyrite admin``: commands for the operator of a site."""

from __future__ import annotations

import asyncio
from typing import Final

from cyclopts import App
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from pyrite.cli.console import stderr, stdout
from pyrite.cli.opened_store import copy_databases

admin: Final = App(
    name="admin", help="Look after a site: its nodes and rooms, its health, backups, another database."
)


@admin.command
def copy(source: str, target: str, /) -> None:
    """Copy all rooms and guests to another database, such as from SQLite to PostgreSQL, and compare the two.

    Can be repeated: only what is new is copied. So copy while the server runs, stop it, copy again, and start it
    with the new database. What the source has deleted meanwhile because of its age is deleted in the target too.
    Refused if the target has gone on.

    Parameters
    ----------
    source
        Database to read, such as sqlite:///pyrite.db.
    target
        Database to write, such as postgresql://user@host/database.
    """
    console = stderr()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Opening")

        def show(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        done = asyncio.run(copy_databases(source, target, show))
    totals = done.totals
    if done.deleted_rooms or done.deleted_guests:
        stdout().print(
            f"Deleted {done.deleted_rooms:,} rooms and {done.deleted_guests:,} guests that the source has deleted "
            "since the last copy, because nobody used them for a long time."
        )
    stdout().print(
        f"Copied {done.rooms:,} rooms with {done.entries:,} entries, and {done.guests:,} guests. "
        f"Both databases have {totals['rooms']:,} rooms with {totals['entries']:,} entries, "
        f"and {totals['guests']:,} guests; all are the same."
    )
